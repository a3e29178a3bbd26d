"""The engine and the slow second implementation agree on thousands of random rounds, from phase 5 to phase 9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.config import Config
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.second import SPORTS, Pile, Sportsman, Table, Word

GAMES = 26
"""Per number of seats and way of playing: about 5,000 rounds in all."""


class Played(NamedTuple):
    """A round's end: the position before the last placer was done, the words after it, the position they led to."""

    before: Meet
    words: list[Word]
    after: Meet


def rounds(config: Config, game: int, thumbs: bool) -> Iterator[Played]:
    """The settled rounds of one game."""
    meet, rng, bot = sport_ist_mord.start(config), Rng(71, game), sport_ist_mord.thumb()
    before: Meet | None = None
    words: list[Word] = []
    while meet.to_act() != NOBODY:
        now, phase, seat = meet.round, meet.phase, meet.to_act()
        code = bot.choose(meet, rng) if thumbs and seat >= 0 else meet.pick(rng)
        word = sport_ist_mord.write(meet, code)
        snapshot = meet.clone() if phase == c.PLACE and code == c.DONE else None
        meet.apply(code)
        if before is not None:
            words.append((seat, word))
        if snapshot is not None and meet.phase != c.PLACE:
            before, words = snapshot, []
        if before is not None and (meet.round != now or meet.to_act() == NOBODY):
            yield Played(before, words, meet)
            before = None


def table_of(meet: Meet) -> Table:
    """A position in the second implementation's words."""
    seats = range(meet.terms.seats)
    return Table(
        people=[sportsman(meet, seat) for seat in seats],
        piles={sport: pile(meet, at) for at, sport in enumerate(SPORTS)},
        first=meet.first,
        best=meet.best,
        reserve=meet.reserve,
        coach_from_outside=meet.terms.coach_from_outside == 1,
        afresh=meet.terms.roll_off_coaches == 1,
    )


def sportsman(meet: Meet, seat: int) -> Sportsman:
    at = {sport: seat * c.SPORTS + number for number, sport in enumerate(SPORTS)}
    return Sportsman(
        free=meet.free[seat],
        pills=meet.pills[seat],
        stock=Counter({sport: meet.stock[at[sport]] for sport in SPORTS}),
        old={sport: meet.old[at[sport]] for sport in SPORTS if meet.old[at[sport]]},
        new={sport: meet.new[at[sport]] for sport in SPORTS if meet.new[at[sport]]},
        doped={sport for sport in SPORTS if meet.on_pill[at[sport]]},
        injuries={
            (sport, card): meet.healing[2 * number + level]
            for number, sport in enumerate(SPORTS)
            for level, card in enumerate(("U2", "U4"))
            if meet.hurt[2 * number + level] == seat + 1
        },
    )


def pile(meet: Meet, at: int) -> Pile:
    deck = meet.piles[at]
    return Pile(
        shuffled=Counter(dict(zip(("T", "U2", "U4", "U6"), deck.counts, strict=True))),
        under=[c.CARD_NAMES[kind] for kind in deck.under[deck.under_from :]],
        closed_by=meet.fatal[at] - 1 if meet.fatal[at] else None,
    )


@clause("SM-50", "SM-60", "SM-70", "SM-80", "SM-83", "SM-84", "SM-85", "SM-86", "SM-87", "SM-88", "SM-92", "SM-94")
@pytest.mark.parametrize("thumbs", [False, True], ids=["random", "thumb"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_both_settle_every_round_alike(seats: int, thumbs: bool) -> None:
    compared, contests = 0, 0
    for game in range(GAMES):
        options: dict[str, Any] = {"doping_jump": game % 4 == 1, "coach_from_outside": game % 3 == 1}
        options["roll_off_coaches"] = ("once", "afresh")[game % 2]
        config = Config(holders=tuple(range(seats)), **options)
        for played in rounds(config, game, thumbs):
            table = table_of(played.before)
            words = iter(played.words)
            table.play(words)
            assert list(words) == []
            expected = table_of(played.after)
            assert (table.people, table.piles, table.reserve) == (expected.people, expected.piles, expected.reserve)
            compared += 1
            contests += any(who == CHANCE and len(word) > 2 for who, word in played.words)
    assert compared > 200
    assert contests > 50


def test_the_comparison_notices_a_card_put_back_in_the_wrong_order() -> None:
    """The two would not agree if one of them were wrong."""
    config = Config(holders=(0, 1, 2, 3))
    for game in range(20):
        for played in rounds(config, game, thumbs=False):
            table = table_of(played.before)
            table.play(iter(played.words))
            for found in table.piles.values():
                if len(set(found.under)) > 1:
                    found.under.reverse()
                    if found.under != found.under[::-1]:
                        assert table.piles != table_of(played.after).piles
                        return
    raise AssertionError("no pile with different cards under it")
