"""Words for moves and outcomes, both ways.

A seat says `P2` (a player), `3` (an own die), `P2.5` (somebody's die), `dope3` then `=5`, `5@football` or for a doped
die `5+@football`, `T`, `U4` or `none` for a card, and `take`, `leave`, `keep`, `roll`, `pass`, `repeat`, `done`.
Each form answers one question only. Chance says `1124` for dice or `U2` for a card.
"""

from __future__ import annotations

import re

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Malformed
from loipe.core.ints import holds
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import refusals
from loipe.games.sport_ist_mord.events import roll_of
from loipe.games.sport_ist_mord.state import Meet

PLAIN: dict[int, dict[str, int]] = {
    c.GIVE_PILL: {"leave": c.DONE, "take": c.TAKE},
    c.PICK: {"keep": c.DONE, "roll": c.ROLL},
    c.PICK_ONE: {"keep": c.DONE},
    c.SPEND: {"pass": c.DONE, "repeat": c.ROLL},
    c.PLACE: {"done": c.DONE},
}
"""By phase: the words that are said as they are."""
CARDS = {name.lower(): c.CARD + kind for kind, name in enumerate(c.CARD_NAMES)}
PLAYER, CARD = r"p([1-6])", f"({'|'.join(CARDS)})"
FORMS = {
    c.GIVE_COACH: PLAYER,
    c.GIVE_PILL: PLAYER,
    c.PICK: r"([1-6])",
    c.PICK_ONE: r"p([1-6])\.([1-6])",
    c.SPEND: r"dope([1-6])",
    c.DOPE: r"=([1-6])",
    c.PLACE: rf"([1-6])(\+?)@({'|'.join(c.SPORT_NAMES)})",
    c.CLAIM: CARD,
    c.CHOOSE: CARD,
}
"""By phase: the words that name something."""
SHOWN = 24
"""So many open words are named to somebody who asks in vain."""


def write(meet: Meet, code: int) -> str:
    """The log's word for an option of to_act()."""
    if meet.to_act() == CHANCE:
        if meet.phase in (c.REVEAL, c.EXTRA):
            return c.CARD_NAMES[code]
        return "".join(str(die) for die in roll_of(meet.dice_up().dice, code))
    if code >= c.PUT:
        face, sport = divmod(code - c.PUT, c.SPORTS)
        mark = "+" if face >= c.FACES else ""
        return f"{face % c.FACES + 1}{mark}@{c.SPORT_NAMES[sport]}"
    if code >= c.CARD:
        return c.CARD_NAMES[code - c.CARD]
    if code >= c.DIE:
        seat, face = divmod(code - c.DIE, c.FACES)
        return f"P{seat + 1}.{face + 1}"
    if code >= c.SEAT:
        return f"P{code - c.SEAT + 1}"
    if code >= c.FACE:
        return {c.SPEND: "dope", c.DOPE: "="}.get(meet.phase, "") + str(code - c.FACE + 1)
    return next(word for word, plain in PLAIN[meet.phase].items() if plain == code)


def read(meet: Meet, word: str) -> int:
    """The option of to_act() that a word means. Refused says why a word does not fit."""
    if meet.to_act() == NOBODY:
        raise refusals.over(meet, word[:20])
    if meet.to_act() == CHANCE:
        return read_card(meet, word) if meet.phase in (c.REVEAL, c.EXTRA) else read_roll(meet, word)
    code = read_choice(meet, word.lower())
    if not holds(meet.options(), code):
        raise refusals.why_not(meet, code, word)
    return code


def read_choice(meet: Meet, word: str) -> int:
    """A word of this phase; those of other phases have to wait for their question."""
    phase = meet.phase
    if word in PLAIN.get(phase, {}):
        return PLAIN[phase][word]
    if found := re.fullmatch(FORMS[phase], word):
        return named(phase, *found.groups())
    if any(word in plain for plain in PLAIN.values()) or any(re.fullmatch(form, word) for form in FORMS.values()):
        raise refusals.not_now(meet, word)
    raise Malformed("sport-ist-mord-no-such-word", word=word[:20], words=open_words(meet))


def named(phase: int, *parts: str) -> int:
    """The code of what a word names."""
    if phase in (c.CLAIM, c.CHOOSE):
        return CARDS[parts[0]]
    first = int(parts[0]) - 1
    if phase == c.PLACE:
        face = first + (c.FACES if parts[1] else 0)
        return c.PUT + face * c.SPORTS + c.SPORT_NAMES.index(parts[2])
    if phase == c.PICK_ONE:
        return c.DIE + first * c.FACES + int(parts[1]) - 1
    return (c.SEAT if phase in (c.GIVE_COACH, c.GIVE_PILL) else c.FACE) + first


def open_words(meet: Meet) -> str:
    words = [write(meet, code) for code in meet.options()]
    return ", ".join(words[:SHOWN]) + (", …" if len(words) > SHOWN else "")


def read_card(meet: Meet, word: str) -> int:
    """What was turned up: a card that the pile can hold."""
    code = CARDS.get(word.lower(), c.CARD + c.NO_CARD) - c.CARD
    if code == c.NO_CARD:
        raise Malformed("sport-ist-mord-no-such-card", word=word[:20], words=open_words(meet))
    if not holds(meet.options(), code):
        raise refusals.not_in_pile(meet, word, open_words(meet))
    return code


def read_roll(meet: Meet, word: str) -> int:
    """The dice in any order: every roll of that many dice can fall."""
    dice = meet.dice_up()
    if not re.fullmatch(f"[1-6]{{{dice.dice}}}", word):
        raise Malformed("sport-ist-mord-no-such-roll", word=word[:20], dice=dice.dice)
    return dice.rank(tuple(word.count(str(face + 1)) for face in range(c.FACES)))
