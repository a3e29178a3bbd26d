"""Positions for the rulebook tests: dice put at named sports, piles laid in order, words said aloud."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.deck import Deck
from loipe.core.game import Event
from loipe.core.ints import i64, vec
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_coaches, rules_doping, rules_place, rules_settle
from loipe.games.sport_ist_mord.config import Config, terms_of
from loipe.games.sport_ist_mord.state import Meet, new_meet

UTE, PAUL, RIKARDA, EDGARD = range(4)
KINDS = {"T": c.TRAINING, "U2": c.U2, "U4": c.U4, "U6": c.U6}


def sport_of(name: str) -> int:
    return c.SPORT_NAMES.index(name)


def new_game(seats: int = 3, **options: Any) -> Meet:
    """From the first training roll on."""
    return sport_ist_mord.start(Config(holders=tuple(range(seats)), **options))


def scene(seats: int = 3, first: int = UTE, best: int = PAUL, **options: Any) -> Meet:
    """The middle of round 2: coaches given, nothing rolled, all dice free, all piles full."""
    meet = new_meet(terms_of(Config(holders=tuple(range(seats)), **options)))
    meet.round, meet.first, meet.best, meet.side = 2, first, best, 1
    meet.journal = []
    return meet


def hold(
    meet: Meet,
    seat: int,
    rolled: str = "",
    doped: str = "",
    old: Mapping[str, int] | None = None,
    new: Mapping[str, int] | None = None,
    pills: int | None = None,
    stock: Mapping[str, int] | None = None,
) -> None:
    """What a seat has: rolled and doped dice as digits, last round's and new dice, pills, training cards."""
    for digit in rolled:
        meet.rolled[seat * c.FACES + int(digit) - 1] += 1
    for digit in doped:
        meet.doped[seat * c.FACES + int(digit) - 1] += 1
        meet.reserve -= 1
    for sport, value in (old or {}).items():
        meet.old[seat * c.SPORTS + sport_of(sport)] = value
        meet.free[seat] -= 1
    for sport, value in (new or {}).items():
        put(meet, seat, sport, value)
    for sport, cards in (stock or {}).items():
        meet.stock[seat * c.SPORTS + sport_of(sport)] = cards
        meet.piles[sport_of(sport)].counts[c.TRAINING] -= cards
        meet.piles[sport_of(sport)].shuffled -= cards
    if pills is not None:
        meet.reserve += meet.pills[seat] - pills
        meet.pills[seat] = pills


def put(meet: Meet, seat: int, sport: str, value: int, doped: bool = False) -> None:
    """A new die at a sport, on a pill of the reserve if doped."""
    meet.new[seat * c.SPORTS + sport_of(sport)] = value
    meet.on_pill[seat * c.SPORTS + sport_of(sport)] = int(doped)
    meet.reserve -= int(doped)
    meet.free[seat] -= 1


def free(meet: Meet, *counts: int) -> None:
    """How many free dice each seat has, whatever else lies about."""
    for seat, count in enumerate(counts):
        meet.free[seat] = count


def pile(meet: Meet, sport: str, under: str = "", shuffled: str = "") -> None:
    """A pile whose cards come up in this order, after some shuffled ones."""
    counts = [shuffled.split().count(name) for name in KINDS]
    deck = Deck(vec[i64](counts))
    deck.under = vec[i64]([KINDS[name] for name in under.split()])
    meet.piles[sport_of(sport)] = deck


def pile_of(meet: Meet, sport: str) -> str:
    """The known order of a pile without a shuffled part."""
    deck = meet.piles[sport_of(sport)]
    assert deck.shuffled == 0
    return under(meet, sport)


def under(meet: Meet, sport: str) -> str:
    """The cards put under a pile, in order."""
    deck = meet.piles[sport_of(sport)]
    return " ".join(c.CARD_NAMES[kind] for kind in deck.under[deck.under_from :])


def close(meet: Meet, sport: str, seat: int = UTE) -> None:
    """A sport closed by a fatal accident of a seat in an earlier round."""
    meet.fatal[sport_of(sport)] = seat + 1
    meet.free[seat] -= 1
    deck = meet.piles[sport_of(sport)]
    deck.counts[c.U6] -= 1
    deck.shuffled -= 1


def train(meet: Meet) -> Meet:
    rules_coaches.start_training(meet)
    return meet


def effects(meet: Meet) -> Meet:
    rules_coaches.start_effects(meet)
    return meet


def dope(meet: Meet) -> Meet:
    rules_doping.start_pills(meet)
    return meet


def place(meet: Meet) -> Meet:
    rules_place.start_placing(meet)
    return meet


def settle(meet: Meet) -> Meet:
    """Phase 8 on."""
    rules_settle.start_settling(meet)
    return meet


def say(meet: Meet, text: str) -> Meet:
    """Words in order; `2:T` is said by the second seat, even if another is asked first."""
    for word in text.split():
        seat, colon, rest = word.partition(":")
        if colon:
            assert int(seat) - 1 in list(meet.owing()), f"{word}: it is not their turn"
            meet.turn_to(int(seat) - 1)
        meet.apply(sport_ist_mord.read(meet, rest if colon else word))
    return meet


def options(meet: Meet) -> list[str]:
    """The open words."""
    return [sport_ist_mord.write(meet, code) for code in meet.options()]


def odds(meet: Meet) -> dict[str, Fraction]:
    """Chance's words and how likely they are."""
    assert meet.to_act() == CHANCE
    total = sum(meet.weights())
    return {
        sport_ist_mord.write(meet, code): Fraction(weight, total)
        for code, weight in zip(meet.options(), meet.weights(), strict=True)
    }


def events(meet: Meet) -> list[Event]:
    """What happened since the journal was opened."""
    return sport_ist_mord.events(meet, meet.journal or [])


def told(meet: Meet, kind: str) -> list[Event]:
    return [event for event in events(meet) if event.kind == kind]


def asked(meet: Meet) -> str:
    """Whose turn it is and for what: `2 place`, `* train`, or `over`."""
    seat = meet.to_act()
    who = {CHANCE: "*", NOBODY: ""}.get(seat, str(seat + 1))
    return f"{who} {c.PHASES[meet.phase]}".strip()


def stock(meet: Meet, seat: int, sport: str) -> int:
    return meet.stock[seat * c.SPORTS + sport_of(sport)]


def die_at(meet: Meet, seat: int, sport: str) -> int:
    """The new die of a seat at a sport; 0 for none."""
    return meet.new[seat * c.SPORTS + sport_of(sport)]


def idle(meet: Meet) -> Meet:
    """Everyone does as little as they can and trains with sixes only, until the next round begins."""
    now = meet.round
    while meet.round == now and meet.to_act() != NOBODY:
        # in a contest everyone rolls something else, or it would never end
        meet.apply(meet.options()[meet.active if meet.phase == c.CONTEST else 0])
    return meet
