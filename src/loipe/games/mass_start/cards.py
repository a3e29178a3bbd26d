"""The event cards, read from data/events.cards with all its defects at once."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from loipe.core.game import Defects, Refused
from loipe.games.mass_start.codes import CARDS, STARRED

VERBS = (
    "back", "forward", "miss", "slow", "fast", "technique", "again", "thrown", "push", "reroll", "grip", "calm",
    "quick",
)  # fmt: skip
"""In the order of the effects in words.py; those up to `thrown` are for starred cards."""
STARRED_VERBS = 8
WITH_AMOUNT = frozenset({"back", "thrown", "forward", "miss", "slow", "fast", "push"})


class Card(msgspec.Struct, frozen=True):
    """One event card; its text is `mass-start-card-<name>`."""

    name: str
    starred: bool
    verb: str
    amount: int


def read(text: str) -> tuple[Card, ...]:
    """The 24 cards of a file."""
    cards: list[Card] = []
    defects: list[Refused] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        place = words[0].removesuffix("*")
        verb = words[2] if len(words) > 2 else ""
        amount = words[3] if len(words) > 3 else "0"
        starred = words[0].endswith("*")
        if place != str(len(cards) + 1):
            defects.append(Refused("cards-out-of-order", "MS-S8", line=number, wanted=len(cards) + 1, found=words[0]))
        if verb not in VERBS:
            defects.append(Refused("cards-no-such-effect", line=number, effect=verb, effects=", ".join(VERBS)))
        elif starred != (VERBS.index(verb) < STARRED_VERBS) or starred != (len(cards) < STARRED):
            defects.append(Refused("cards-star", "MS-S8", line=number, effect=verb))
        if not amount.isdecimal() or (int(amount) > 0) != (verb in WITH_AMOUNT) or len(words) > 4:
            defects.append(Refused("cards-amount", line=number, effect=verb))
        cards.append(Card(words[1] if len(words) > 1 else "", starred, verb, int(amount) if amount.isdecimal() else 0))
    if len(cards) != CARDS:
        defects.append(Refused("cards-count", "MS-S8", line=len(text.splitlines()), count=len(cards), wanted=CARDS))
    if defects:
        raise Defects(defects)
    return tuple(cards)


@lru_cache
def event_cards() -> tuple[Card, ...]:
    """The cards that come with the game."""
    return read((files("loipe.games.mass_start") / "data" / "events.cards").read_text("utf-8"))
