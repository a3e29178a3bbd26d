"""MS, waiting: the roll of a skier beside a stand that is taken, ahead or back along the range (MS-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
from loipe.games.mass_start import rules_ways
from loipe.games.mass_start.codes import SQUARES
from loipe.games.mass_start.course import STANDS

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


def find_ways_along_range(race: Race, seat: i64, points: i64) -> None:
    """MS-23: the roll of a skier who waits on the track beside the stands."""
    here = race.terms.course.stand_beside[race.square[seat]]
    ahead = free_stand(race, here, 1)
    behind = free_stand(race, here, -1)
    if race.terms.french == 1:
        race.ways = vec[i64]()
        for stand in stands_within(race, seat, points, True):
            if ahead >= 0 and stand == race.terms.course.stands[ahead]:
                race.ways = append(race.ways, stand)
        if len(race.ways) == 0:
            race.ways = rules_ways.farthest(race, seat, points, True)
        return
    race.ways = stands_around(race, seat, points)
    if len(race.ways) > 0:
        return
    if ahead >= 0 and (behind < 0 or ahead - here <= here - behind):
        race.ways = rules_ways.farthest(race, seat, points, True)[:]  # a copy: ways back may join them
    if len(race.ways) == 0 or ahead - here == here - behind:
        if behind >= 0 and (ahead < 0 or here - behind <= ahead - here):
            for square in farthest_back(race, seat, points):
                race.ways = append(race.ways, square)
    race.ways = rules_ways.in_order(race.ways, len(race.ways))


def stands_around(race: Race, seat: i64, points: i64) -> vec[i64]:
    """MS-23, `ru`: the free stands that a skier beside one may go to, ahead or back."""
    if race.terms.regular == 1:
        stands = stands_along(race, seat, points, 1) | stands_along(race, seat, points, -1)
        return race.terms.stand_sets[stands]
    stands_found = stands_within(race, seat, points, True)
    for stand in stands_within(race, seat, points, False):
        stands_found = append(stands_found, stand)
    return rules_ways.in_order(stands_found, len(stands_found))


def stands_along(race: Race, seat: i64, points: i64, direction: i64) -> i64:
    """The same one way, 1 ahead or -1 back, row by row with a bit for each lane; a bit for each free stand."""
    terms = race.terms
    course = terms.course
    stand = course.stand_beside[race.square[seat]]
    lanes = terms.lane_bit[race.square[seat]]
    first = terms.routes[race.lap[seat]] * course.rows
    stands: i64 = 0
    while points > 0 and 0 <= stand + direction < STANDS:
        if direction > 0:
            lanes = terms.leads[((first + course.row[course.far[stand]]) << 6) + lanes]
        else:
            lanes = terms.leads_back[(stand << 6) + lanes]
        stand += direction
        lanes &= ~race.taken[course.row[course.far[stand]]]
        if lanes == 0:
            break
        stands |= rules_ways.stand_bit(race, stand)
        points -= 1
    return stands


def stands_within(race: Race, seat: i64, points: i64, forward: bool) -> vec[i64]:
    """MS-7, `ru`: the free stands whose row a free way of at most so many steps leads to."""
    course = race.terms.course
    stands = vec[i64](capacity=8)
    reached = race.terms.reached
    ahead = race.terms.ahead
    reached[0] = race.square[seat]
    count: i64 = 1
    step: i64 = 0
    while step < points and count > 0:
        found: i64 = 0
        at: i64 = 0
        while at < count:
            if forward:
                found = rules_ways.add_steps(race, seat, reached[at], ahead, found, True)
            else:
                found = add_steps_back(race, reached[at], ahead, found)
            at += 1
        at = 0
        while at < found:
            stand = course.stand_beside[ahead[at] & SQUARES]
            if stand >= 0 and race.at[course.stands[stand]] == 0 and course.stands[stand] not in stands:
                stands = append(stands, course.stands[stand])
            at += 1
        spare = reached
        reached = ahead
        ahead = spare
        count = found
        step += 1
    return rules_ways.in_order(stands, len(stands))


def add_steps_back(race: Race, square: i64, behind: vec[i64], found: i64) -> i64:
    """MS-23, `ru`, along the range only: straight or diagonally back, blocked like steps forward."""
    course = race.terms.course
    link = course.first(course.back_table(), square)
    past = course.past(course.back_table(), square)
    while link < past:
        step = course.links[link]
        if race.at[step] == 0:
            found = rules_ways.add(behind, found, step)
        link += 1
    return found


def free_stand(race: Race, here: i64, direction: i64) -> i64:
    """The nearest free stand ahead or behind; -1 if there is none."""
    stand = here + direction
    while 0 <= stand <= 5:
        if race.at[race.terms.course.stands[stand]] == 0:
            return stand
        stand += direction
    return -1


def farthest_back(race: Race, seat: i64, points: i64) -> vec[i64]:
    """As many steps back as the roll allows and the others leave free."""
    reached = race.terms.reached
    behind = race.terms.ahead
    reached[0] = race.square[seat]
    count: i64 = 1
    step: i64 = 0
    while step < points:
        found: i64 = 0
        at: i64 = 0
        while at < count:
            found = add_steps_back(race, reached[at], behind, found)
            at += 1
        if found == 0:
            break
        spare = reached
        reached = behind
        behind = spare
        count = found
        step += 1
    if step == 0:
        return vec[i64]()
    return rules_ways.in_order(reached, count)
