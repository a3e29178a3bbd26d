"""Six skiers crowded around range, loop and line: the moves offered are those a slow and plain search finds."""

from __future__ import annotations

import pytest

from loipe.core.rng import Rng
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import rules_move, rules_range
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import COURSE, course, place, race_on
from tests.rulebook.mass_start.slow_search import ahead, last_of, levels
from tests.rulebook.mass_start.test_every_ply import ARROWS, TINY, check_move

POSITIONS = 250
BOARDS = [
    COURSE,
    TINY,
    ARROWS,
    course(steps="cut b21 a22\ncut a24 b25"),
    course(steps="cut i3 o4\ncut o8 a29"),
    COURSE.replace("loop 8 9", "loop 3 4"),
]
WIDE = 6
"""Squares are drawn from this many rows before the range up to the line, the stands and the loop."""


def crowd(race: Race, rng: Rng) -> None:
    """Everybody on a free square of the busy part; each has shot or not, and may owe loops if it has."""
    track = race.terms.course
    first = track.row[track.near[0]] - WIDE
    free = [number for number in range(6, track.squares) if track.row[number] < 0 or track.row[number] >= first]
    for seat in range(race.terms.seats):
        number = free.pop(rng.below(len(free)))
        after = track.row[number] > track.row[track.far[5]]
        at_stand = number in list(track.stands)
        has_shot = 1 if after or track.in_loop[number] else 0 if at_stand else rng.below(2)
        loops = 1 + rng.below(5) if track.in_loop[number] else rng.below(3) * has_shot * (1 - after)
        place(race, seat, track.names[number], has_shot=has_shot, loops_left=loops, lap=rng.below(race.terms.laps))


def check_loops(race: Race, seat: int) -> None:
    """MS-26: the loops done on the way; where two ways to a square differ in them, the fewer left."""
    if rules_move.must_shoot(race, seat) or race.can_finish:
        return
    spots = last_of(levels(race, seat, race.points, ahead))
    for way in race.ways:
        left = [(spot.loops, spot.closed) for spot in spots if spot.square == way & c.SQUARES]
        assert ((way >> 10) & c.LOOPS, way // c.CLOSED) == min(left)


@clause("MS-4", "MS-5", "MS-7", "MS-22", "MS-23", "MS-25", "MS-26", "MS-28")
@pytest.mark.parametrize("edition", ["ru", "fr"])
@pytest.mark.parametrize("text", BOARDS)
def test_crowded_positions_offer_the_legal_moves_only(text: str, edition: str) -> None:
    offered = 0
    for game in range(POSITIONS):
        rng = Rng(5, game)
        race = race_on(text, seats=6, laps=2, edition=edition)
        crowd(race, rng)
        race.phase = c.MOVE
        for seat in range(6):
            if rules_range.is_at_stand(race, seat) or rules_range.has_free_stand(race, seat):
                continue  # these do not roll
            race.active = seat
            race.points = 1 + rng.below(9)
            rules_move.find_ways(race, race.points)
            check_move(race)
            check_loops(race, seat)
            offered += 1
    assert offered > POSITIONS * 3
