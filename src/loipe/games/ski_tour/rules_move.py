"""ST, moving: where a step may lead, what it costs, and whether the rest of the way can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl, vec
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


def others_on(race: Race, seat: i64, space: i64) -> i64:
    """Who else races and stands on a space, a bit for each."""
    return race.skiers_on[space] & ~shl(1, seat)


def is_shared(race: Race, seat: i64, space: i64) -> bool:
    """ST-27, ST-42, ST-52: entering costs a stamina: another skier stands there, and sharing is not free."""
    return others_on(race, seat, space) != 0 and race.terms.course.free[space] == 0


def find_skiers(race: Race) -> None:
    """Where everybody stands who races."""
    space: i64 = 0
    while space < race.terms.course.spaces:
        race.skiers_on[space] = 0
        space += 1
    seat: i64 = 0
    while seat < race.terms.seats:
        if race.is_racing(seat):
            race.skiers_on[race.space[seat]] += shl(1, seat)
        seat += 1


def stand(race: Race, seat: i64, space: i64) -> None:
    """A skier goes to a space."""
    race.skiers_on[race.space[seat]] -= shl(1, seat)
    race.skiers_on[space] += shl(1, seat)
    race.space[seat] = space


def leaves_behind(race: Race, seat: i64, space: i64) -> bool:
    """ST-34: a forward step from here comes ahead of a skier it was level with, in any lane."""
    rows = race.terms.course.row
    row = rows[space]
    if row < 0:
        return False
    other: i64 = 0
    while other < race.terms.seats:
        if other != seat and rows[race.space[other]] == row and race.is_racing(other):
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
    return course.links[course.first(space, may_side, misses) : course.past(space, misses)]


def misses_after(race: Race, here: i64, there: i64, misses: i64) -> i64:
    """ST-41: coming back from the penalty lane to the shooting space clears two misses."""
    if race.terms.course.penalty[here] > 0 and race.terms.course.range[there] > 0:
        return max(i64(0), misses - 2)
    return misses


def ends_move(race: Race, here: i64, there: i64) -> bool:
    """ST-34, ST-40: the Goal, or a shooting space entered along the course."""
    course = race.terms.course
    return there == course.goal or (course.range[there] > 0 and course.penalty[here] == 0)


def can_pay(race: Race, seat: i64, steps: i64, stamina: i64) -> bool:
    """ST-36: whether some way of so many steps costs no more than this from where the skier starts."""
    return can_pay_from(race, seat, race.space[seat], 1, race.misses[seat], steps, stamina)


def can_pay_from(race: Race, seat: i64, space: i64, may_side: i64, misses: i64, steps: i64, stamina: i64) -> bool:
    course = race.terms.course
    while 0 <= stamina < steps and (misses > 0 or course.penalty[space] > 0):
        there = course.links[course.first(space, 0, misses)]
        if is_shared(race, seat, there):
            stamina -= 1
        misses = misses_after(race, space, there, misses)
        space = there
        steps -= 1
    if stamina < 0:
        return False
    if stamina >= steps or price_ahead(race, seat, space, steps) <= stamina:
        return True
    return cheapest(race, seat, space, may_side, steps) <= stamina


def price_ahead(race: Race, seat: i64, space: i64, steps: i64) -> i64:
    """What so many steps along the course cost straight on."""
    ahead = race.terms.course.ahead
    steps = min(steps, race.terms.course.to_stop[space])
    price: i64 = 0
    while steps > 0:
        space = ahead[space]
        if is_shared(race, seat, space):
            price += 1
        steps -= 1
    return price


def cheapest(race: Race, seat: i64, space: i64, may_side: i64, steps: i64) -> i64:
    """The least stamina that so many steps along the course cost: layer by layer, what could beat straight on."""
    course = race.terms.course
    best = price_ahead(race, seat, space, steps)
    if best == 0:
        return 0
    places = vec[i64]([space * 2 + may_side])
    prices = vec[i64]([0])
    at: i64 = 0
    while steps > 0:
        layer: i64 = len(places)
        while at < layer:
            here = places[at] >> 1
            side = places[at] & 1
            link = course.first(here, side, 0)
            past = course.past(here, 0)
            while link < past:
                there = course.links[link]
                link += 1
                price = prices[at]
                if is_shared(race, seat, there):
                    price += 1
                if price >= best:
                    continue
                if ends_move(race, here, there):
                    best = price
                    continue
                place = there * 2 + side_after(race, seat, here, there, side)
                known = layer
                while known < len(places) and places[known] != place:
                    known += 1
                if known == len(places):
                    places = append(places, place)
                    prices = append(prices, price)
                elif price < prices[known]:
                    prices[known] = price
            at += 1
        steps -= 1
    while at < len(places):
        best = min(best, prices[at])
        at += 1
    return best


def set_off(race: Race, steps: i64) -> None:
    """ST-28: those straight behind as the mover starts may follow once it has moved."""
    race.steps_left = steps
    race.path = vec[i64]([race.space[race.active]], capacity=steps + 1)
    race.may_side = 1
    race.drafts = vec[i64]([race.space[race.active], rules_follow.behind(race, race.active)])
    race.phase = MOVE


def step_menu(race: Race) -> i64:
    """ST-24, ST-36: a step after which the rest of the way can still be paid."""
    seat = race.active
    here = race.space[seat]
    course = race.terms.course
    first = course.first(here, race.may_side, race.misses[seat])
    past = course.past(here, race.misses[seat])
    stamina = rules_columns.stamina(race, seat)
    menu: i64 = 0
    at = first
    while at < past:
        if stamina >= race.steps_left or can_step(race, seat, course.links[at], stamina):
            menu += shl(1, STEP + at - first)
        at += 1
    return menu


def can_step(race: Race, seat: i64, there: i64, stamina: i64) -> bool:
    here = race.space[seat]
    if is_shared(race, seat, there):
        stamina -= 1
    if stamina < 0 or ends_move(race, here, there):
        return stamina >= 0
    side = side_after(race, seat, here, there, race.may_side)
    misses = misses_after(race, here, there, race.misses[seat])
    return can_pay_from(race, seat, there, side, misses, race.steps_left - 1, stamina)


def step_code(race: Race, seat: i64, code: i64) -> i64:
    """The code of a step in a menu: STEP and the space it leads to."""
    course = race.terms.course
    return STEP + course.links[course.first(race.space[seat], race.may_side, race.misses[seat]) + code - STEP]


def step(race: Race, space: i64) -> None:
    """One step; the price falls due with it (ST-35)."""
    seat = race.active
    here = race.space[seat]
    if is_shared(race, seat, space):
        race.tell(SHARED, seat, space)
        rules_range.pay_highest(race, seat)
    race.may_side = side_after(race, seat, here, space, race.may_side)
    race.steps_left -= 1
    if ends_move(race, here, space):
        race.steps_left = 0
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
    stand(race, seat, there)
    if there == course.goal:
        rules_finish.cross(race, seat)
    elif ends_move(race, here, there):
        race.shots_owed[seat] = HEARTS
        race.printed_used[seat] = 0
        race.tell(ARRIVED, seat, course.range[there])
    elif misses != race.misses[seat] or (course.range[there] > 0 and course.penalty[here] > 0):
        race.misses[seat] = misses
        race.tell(LAP_DONE, seat, rules_range.laps_for(misses))
