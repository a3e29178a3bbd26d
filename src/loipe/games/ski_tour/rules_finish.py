"""ST, the end: crossing the Goal, collapse, places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import i64, shl
from loipe.games.ski_tour import rules_range, rules_turn
from loipe.games.ski_tour.codes import COLLAPSED, FINISHED, OVER, RANKED

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def racing(race: Race) -> i64:
    count: i64 = 0
    seat: i64 = 0
    while seat < race.terms.seats:
        if race.is_racing(seat):
            count += 1
        seat += 1
    return count


def cross(race: Race, seat: i64) -> None:
    """ST-60, ST-61: places go by the moment of crossing; with two players the first one across ends the race."""
    race.tell(FINISHED, seat, race.places_given + 1)
    give_place(race, seat)
    if race.terms.two_players == 1 or racing(race) <= 1:
        rank_the_rest(race)


def leave(race: Race, seat: i64) -> None:
    """Who does not race is in nobody's way."""
    if race.is_racing(seat):
        race.skiers_on[race.space[seat]] -= shl(1, seat)


def give_place(race: Race, seat: i64) -> None:
    leave(race, seat)
    race.places_given += 1
    race.place[seat] = race.places_given
    race.tell(RANKED, seat, race.places_given)


def collapse(race: Race, seat: i64) -> None:
    """ST-23, ST-36: out of the race, behind all who finish; the later, the better."""
    order: i64 = 1
    other: i64 = 0
    while other < race.terms.seats:
        if race.collapsed[other] >= order:
            order = race.collapsed[other] + 1
        other += 1
    leave(race, seat)
    race.collapsed[seat] = order
    race.tell(COLLAPSED, seat)
    if racing(race) <= 1:
        rank_the_rest(race)


def laps_left(race: Race, seat: i64) -> i64:
    """Steps of the penalty laps owed; the rest of the one under way is part of the course's own counts."""
    if race.misses[seat] == 0:
        return 0
    course = race.terms.course
    space = race.space[seat]
    laps = rules_range.laps_for(race.misses[seat])
    if course.penalty[space] > 0:
        laps -= 1
    return laps * course.lap[space]


def way_left(race: Race, seat: i64) -> i64:
    """Steps to cross the Goal, with the penalty laps owed."""
    return race.terms.course.left[race.space[seat]] + laps_left(race, seat)


def rank_the_rest(race: Race) -> None:
    """ST-61, ST-62, ST-63: those still racing as they stand, equals in turn order; then the collapsed."""
    while racing(race) > 0:
        best: i64 = -1
        turn: i64 = 0
        while turn < race.terms.seats:
            seat = rules_turn.seat_at(race, turn)
            if race.is_racing(seat) and (best < 0 or way_left(race, seat) < way_left(race, best)):
                best = seat
            turn += 1
        give_place(race, best)
    while race.places_given < race.terms.seats:
        last: i64 = -1
        seat = 0
        while seat < race.terms.seats:
            if race.place[seat] == 0 and (last < 0 or race.collapsed[seat] > race.collapsed[last]):
                last = seat
            seat += 1
        give_place(race, last)
    race.phase = OVER
