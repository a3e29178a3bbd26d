"""ST, moving: where a step may lead, what it costs, and whether the rest of the way can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
from loipe.games.ski_tour import rules_columns, rules_finish, rules_follow, rules_glide, rules_range
from loipe.games.ski_tour.codes import (
    ARRIVED,
    HEARTS,
    LAP_DONE,
    MOVE,
    MOVED,
    OVER,
    SHARED,
    STEP,
    STEPPED,
)

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def is_shared(race: Race, seat: i64, space: i64) -> bool:
    """ST-27, ST-42, ST-52: entering costs a stamina: another skier stands there, and sharing is not free."""
    if race.terms.course.free[space] == 1:
        return False
    other: i64 = 0
    while other < race.terms.seats:
        if other != seat and race.space[other] == space and race.is_racing(other):
            return True
        other += 1
    return False


def leaves_behind(race: Race, seat: i64, space: i64) -> bool:
    """ST-34: a forward step from here comes ahead of a skier it was level with, in any lane."""
    row = race.terms.course.row[space]
    if row < 0:
        return False
    other: i64 = 0
    while other < race.terms.seats:
        if other != seat and race.terms.course.row[race.space[other]] == row and race.is_racing(other):
            return True
        other += 1
    return False


def side_after(race: Race, seat: i64, here: i64, there: i64, may_side: i64) -> i64:
    """ST-26: after a sideways step another needs passing a skier first."""
    if race.terms.course.is_sideways(here, there):
        return 0
    if may_side == 0 and leaves_behind(race, seat, here):
        return 1
    return may_side


def neighbours(race: Race, space: i64, may_side: i64, misses: i64) -> vec[i64]:
    """ST-26, ST-44: forward, diagonally in white, sideways if it may be; with misses from the range into the lane."""
    course = race.terms.course
    found = vec[i64]()
    if misses > 0 and course.range[space] > 0:
        return append(found, course.into_lane[space])
    at = course.first(space)
    past = course.past(space) if may_side == 1 else course.side(space)
    while at < past:
        found = append(found, course.links[at])
        at += 1
    return found


def misses_after(race: Race, here: i64, there: i64, misses: i64) -> i64:
    """ST-41: coming back from the penalty lane to the shooting space clears two misses."""
    if race.terms.course.penalty[here] > 0 and race.terms.course.range[there] > 0:
        return misses - 2 if misses > 2 else 0
    return misses


def ends_move(race: Race, here: i64, there: i64) -> bool:
    """ST-34, ST-40: the Goal, or a shooting space entered along the course."""
    course = race.terms.course
    return there == course.goal or (course.range[there] > 0 and course.penalty[here] == 0)


def can_pay(race: Race, seat: i64, steps: i64, stamina: i64) -> bool:
    """ST-36: whether some way of so many steps costs no more than this from where the skier starts."""
    return can_pay_from(race, seat, race.space[seat], 1, race.misses[seat], steps, stamina)


def can_pay_from(race: Race, seat: i64, space: i64, may_side: i64, misses: i64, steps: i64, stamina: i64) -> bool:
    if stamina >= steps:
        return stamina >= 0
    course = race.terms.course
    while steps > 0 and (misses > 0 or course.penalty[space] > 0):
        there = neighbours(race, space, 0, misses)[0]
        if is_shared(race, seat, there):
            stamina -= 1
        misses = misses_after(race, space, there, misses)
        space = there
        steps -= 1
    if stamina < 0:
        return False
    if stamina >= steps or stamina >= race.terms.seats - 1:
        return True  # on the course nobody is met twice
    return cheapest(race, seat, space, may_side, steps) <= stamina


def cheapest(race: Race, seat: i64, space: i64, may_side: i64, steps: i64) -> i64:
    """The least stamina that so many steps along the course cost."""
    places = vec[i64]([space * 2 + may_side])
    prices = vec[i64]([0])
    best: i64 = steps
    while steps > 0:
        next_places = vec[i64]()
        next_prices = vec[i64]()
        index: i64 = 0
        while index < len(places):
            here = places[index] // 2
            side = places[index] % 2
            for there in neighbours(race, here, side, 0):
                price = prices[index] + (1 if is_shared(race, seat, there) else 0)
                if ends_move(race, here, there):
                    best = min(best, price)
                    continue
                place = there * 2 + side_after(race, seat, here, there, side)
                known: i64 = 0
                while known < len(next_places) and next_places[known] != place:
                    known += 1
                if known == len(next_places):
                    next_places = append(next_places, place)
                    next_prices = append(next_prices, price)
                elif price < next_prices[known]:
                    next_prices[known] = price
            index += 1
        places = next_places
        prices = next_prices
        steps -= 1
    for price in prices:
        best = min(best, price)
    return best


def set_off(race: Race, steps: i64) -> None:
    """ST-28: those straight behind as the mover starts may follow once it has moved."""
    race.steps_left = steps
    race.path = vec[i64]([race.space[race.active]])
    race.may_side = 1
    race.drafts = vec[i64]()
    rules_follow.note_followers(race, race.active)
    race.phase = MOVE


def step_options(race: Race) -> vec[i64]:
    """ST-24, ST-36: a step after which the rest of the way can still be paid."""
    seat = race.active
    here = race.space[seat]
    stamina = rules_columns.stamina(race, seat)
    codes = vec[i64]()
    for there in neighbours(race, here, race.may_side, race.misses[seat]):
        left = stamina - (1 if is_shared(race, seat, there) else 0)
        if left < 0:
            continue
        if not ends_move(race, here, there):
            side = side_after(race, seat, here, there, race.may_side)
            misses = misses_after(race, here, there, race.misses[seat])
            if not can_pay_from(race, seat, there, side, misses, race.steps_left - 1, left):
                continue
        codes = append(codes, STEP + there)
    return sorted_codes(codes)


def sorted_codes(codes: vec[i64]) -> vec[i64]:
    at: i64 = 1
    while at < len(codes):
        code = codes[at]
        spot = at
        while spot > 0 and codes[spot - 1] > code:
            codes[spot] = codes[spot - 1]
            spot -= 1
        codes[spot] = code
        at += 1
    return codes


def step(race: Race, space: i64) -> None:
    """One step; the price falls due with it (ST-35)."""
    seat = race.active
    here = race.space[seat]
    if is_shared(race, seat, space):
        race.tell(SHARED, seat, space)
        rules_range.pay_highest(race, seat)
    race.may_side = side_after(race, seat, here, space, race.may_side)
    ended = ends_move(race, here, space)
    race.steps_left = 0 if ended else race.steps_left - 1
    race.path = append(race.path, space)
    race.tell(STEPPED, seat, here, space, race.steps_left)
    enter(race, seat, here, space)
    if race.phase != OVER and race.steps_left == 0:
        race.tell(MOVED, seat, race.path[0], space, len(race.path) - 1)
        rules_glide.after_move(race, seat)


def enter(race: Race, seat: i64, here: i64, there: i64) -> None:
    """What a space does to whoever enters it: the range (ST-40), the end of a penalty lap (ST-44), the Goal (ST-60)."""
    course = race.terms.course
    misses = misses_after(race, here, there, race.misses[seat])
    race.space[seat] = there
    if there == course.goal:
        rules_finish.cross(race, seat)
    elif ends_move(race, here, there):
        race.shots_owed[seat] = HEARTS
        race.printed_used[seat] = 0
        race.tell(ARRIVED, seat, course.range[there])
    elif misses != race.misses[seat] or (course.range[there] > 0 and course.penalty[here] > 0):
        race.misses[seat] = misses
        race.tell(LAP_DONE, seat, rules_range.laps_for(misses))
