"""Rules of thumb for Ski Tour, in tenths of a step; columns and wax are weighed in thumb_columns.py."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import (
    rules_columns,
    rules_follow,
    rules_glide,
    rules_menu,
    rules_move,
    rules_setup,
)
from loipe.games.ski_tour.course import GREEN, REACH, RED
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.thumb_columns import (
    NEVER,
    best_set,
    choose_columns,
    effect_worth,
    heart_price,
    kind_of,
    token_price,
    wax_worth,
)


class Thumb(Bot):
    """Weighs each option of the moment."""

    def choose(self, state: State, rng: Rng) -> i64:
        race = cast(Race, state)
        menu = race.menu()
        if rules_menu.without_first(menu) == 0:
            return race.code_of(rules_menu.first(menu))
        if race.phase == c.WAXING:
            return next_token(race)
        if race.phase == c.TAKE:
            return choose_columns(race, menu)
        best: i64 = -1
        best_worth: i64 = NEVER * 16
        while menu != 0:
            code = race.code_of(rules_menu.first(menu))
            value = worth(race, code) * 8 + rng.eighth()
            if value > best_worth:
                best = code
                best_worth = value
            menu = rules_menu.without_first(menu)
        return best


def worth(race: Race, code: i64) -> i64:
    """How good a choice is outside of taking columns."""
    phase = race.phase
    if code == c.STOP or code == c.STAY:
        return 0
    if phase == c.MOVE:
        return step_worth(race, code - c.STEP)
    if phase == c.GLIDE:
        return glide_worth(race, code - c.STEP)
    if phase == c.FOLLOW:
        return follow_worth(race, race.actor)
    if phase == c.AIM:
        return aim_worth(race, code)
    if phase == c.PAY:
        at = race.active * c.LEVELS + code - c.PAY_WITH
        return 10 * (race.terms.hits[at - 1] - race.terms.hits[at]) + code - c.PAY_WITH
    if phase == c.SIXES or phase == c.REPLACE:
        return six_worth(race, race.actor, code)
    if phase == c.SWAP:
        if code == c.COUNT:
            return 8
        return 9 + code % 2
    if phase == c.EITHER:
        return effect_worth(race, code - c.EFFECT, best_set(race) % 100000 - 50000)
    if phase == c.LIFT:
        return lift_worth(race, code)
    return 0


# Steps


def step_worth(race: Race, space: i64) -> i64:
    """The cheaper way, forward rather than sideways, a good space to stop on."""
    seat = race.active
    here = race.space[seat]
    course = race.terms.course
    hearts: i64 = 1 if rules_move.is_shared(race, seat, space) else 0
    value: i64 = -10 if course.is_sideways(here, space) else 0
    left = race.steps_left - 1
    if rules_move.ends_move(race, here, space):
        value += 20
    elif left == 0:
        value += stop_worth(race, seat, space)
    elif course.is_open(space) and race.misses[seat] == 0:
        side = rules_move.side_after(race, seat, here, space, race.may_side)
        hearts += rules_move.cheapest(race, seat, space, side, left)
        if left < course.to_stop[space]:
            end = course.straight_on[space * REACH + left]
            if end >= 0:
                value += stop_worth(race, seat, end)
    if hearts > 0:
        value -= heart_price(race, seat, rules_columns.stamina(race, seat)) * hearts
    return value


def stop_worth(race: Race, seat: i64, space: i64) -> i64:
    """Off the hill, and close behind somebody who will move on: to glide, or to draft."""
    course = race.terms.course
    value: i64 = -7 if course.colour[space] == RED else 0
    if (
        course.is_open(space)
        and course.straight[space] >= 0
        and rules_move.others_on(race, seat, course.straight[space]) != 0
    ):
        value += 18 if course.colour[space] == GREEN else 8
    return value


def glide_worth(race: Race, space: i64) -> i64:
    seat = race.actor
    if race.terms.course.is_sideways(race.space[seat], space):
        return -1
    if rules_glide.price(race, seat, space) > 0:
        return 10 - heart_price(race, seat, rules_columns.stamina(race, seat))
    return 10


def follow_worth(race: Race, seat: i64) -> i64:
    """Free steps, less what spaces on the way cost."""
    price = heart_price(race, seat, rules_columns.stamina(race, seat))
    return 10 * (len(race.path) - 1) - price * rules_follow.price(race, seat)


# Range and preparation


def aim_worth(race: Race, code: i64) -> i64:
    """The best die first; wax as far as it helps this shot."""
    if code == c.ENOUGH:
        return 0
    if code == c.LEFT or code == c.RIGHT or code == c.PRINTED:
        gain = wax_worth(race, kind_of(race, code), 0)
        if code != c.PRINTED:
            gain -= token_price(race)
        if gain > 0:
            return 100 + gain
        return -100
    return 1 + code - c.AIM_WITH


def six_worth(race: Race, seat: i64, code: i64) -> i64:
    """A star box where its column is nearly full, else the sprint column."""
    if code == c.SIX_TO:
        return 10 - 2 * (race.columns[seat * c.BOXES + c.SPRINT] + race.sprints[seat])
    column = code - c.SIX_TO - 1
    missing = race.terms.full_at[seat * c.COLUMNS + column] - race.columns[seat * c.BOXES + column]
    if missing <= 0:
        return 30
    return 12 if missing == 1 else 6 if missing == 2 else 1


def lift_worth(race: Race, code: i64) -> i64:
    """A lonely die; a star over an unfinished column."""
    seat = race.active
    box = code - c.DIE_FROM
    if box >= c.BOXES:
        return 2 if not rules_columns.is_full(race, seat, box - c.BOXES) else -10
    if box == c.SPRINT:
        return 0
    return 6 - 2 * race.columns[seat * c.BOXES + box]


def next_token(race: Race) -> i64:
    """The row the nation suggests, from this place on; of a row begun otherwise what is missing of it comes last."""
    seat = race.actor
    place = race.laid[seat]
    number: i64 = -1
    while number < 0:
        number = rules_setup.next_of_kind(race, seat, race.terms.suggested[seat * c.ROW + place])
        place = (place + 1) % c.ROW
    return c.TOKEN + number
