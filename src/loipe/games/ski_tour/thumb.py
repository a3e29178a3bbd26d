"""Rules of thumb for Ski Tour, in tenths of a step: what columns are worth, what a heart costs, when wax pays."""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64, shl
from loipe.core.rng import Rng
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import (
    rules_columns,
    rules_finish,
    rules_follow,
    rules_glide,
    rules_menu,
    rules_move,
    rules_prepare,
    rules_range,
    rules_setup,
    rules_wax,
)
from loipe.games.ski_tour.course import GREEN, RED
from loipe.games.ski_tour.state import Race

NEVER: Final = -100000
COUNTED: Final = 16
"""More than all dice of a nation."""
COLUMN_BITS: Final = 8
COLUMN_MASK: Final = 255


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
            value = worth(race, code) * 8 + rng.below(8)
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


# Columns and wax


def choose_columns(race: Race, menu: i64) -> i64:
    """The best set of columns; wax first where it adds more than a token is worth later."""
    found = best_set(race)
    value = found % 100000 - 50000
    boxes = found // 100000
    best_wax: i64 = -1
    best_gain = token_price(race)
    code: i64 = c.LEFT
    while code <= c.PRINTED:
        if (menu >> code) & 1 == 1:
            gain = wax_worth(race, kind_of(race, code), value)
            if gain > best_gain:
                best_gain = gain
                best_wax = code
        code += 1
    if best_wax >= 0:
        return best_wax
    columns = (menu >> c.COLUMN) & boxes
    if columns != 0:
        return c.COLUMN + rules_menu.first(columns)
    if menu & 1 == 1:
        return c.GO
    return rules_menu.nth(menu, rules_menu.size(menu) - 1)


def best_set(race: Race) -> i64:
    """The set of columns worth most, as bits, and its worth: bits * 100000 + 50000 + worth."""
    seat = race.active
    filled = rules_columns.filled(race, seat)
    shown = dice_shown(race, seat)
    must: i64 = 1 if rules_columns.must_take(race) else 0
    owed: i64 = min(race.free_columns, rules_menu.size(filled) - must)
    stamina = rules_columns.stamina(race, seat)
    price = heart_price(race, seat, stamina)
    stop = steps_to_stop(race, seat)
    best: i64 = -1
    best_worth: i64 = NEVER
    boxes: i64 = 0
    while True:
        both = sum_of(shown, boxes)
        count = both // COUNTED - must
        bought = max(i64(0), count - race.free_columns)
        if count >= owed and bought <= stamina and (must == 0 or boxes % shl(1, c.SPRINT) != 0):
            dice = race.taken + both % COUNTED
            value = dice_worth(race, dice, stop) - price * bought
            if value > best_worth and (bought == 0 or rules_columns.can_go(race, dice, stamina - bought)):
                best = boxes
                best_worth = value
        boxes = (boxes - filled) & filled  # the next set, in ascending order
        if boxes == 0:
            break
    if best < 0:
        return 50000
    return best * 100000 + 50000 + best_worth


def dice_shown(race: Race, seat: i64) -> i64:
    """By column, eight bits each: dice that taking it counts, and COUNTED for the column itself."""
    shown: i64 = 0
    box: i64 = 0
    while box < c.BOXES:
        shown += shl(rules_columns.worth(race, seat, box) + COUNTED, COLUMN_BITS * box)
        box += 1
    return shown


def sum_of(shown: i64, boxes: i64) -> i64:
    """Dice of some columns, and COUNTED for each of them."""
    both: i64 = 0
    while boxes != 0:
        if boxes & 1 == 1:
            both += shown & COLUMN_MASK
        shown >>= COLUMN_BITS
        boxes >>= 1
    return both


def steps_to_stop(race: Race, seat: i64) -> i64:
    """To the next shooting space or across the Goal, penalty laps included."""
    return race.terms.course.to_stop[race.space[seat]] + rules_finish.laps_left(race, seat)


def dice_worth(race: Race, dice: i64, stop: i64) -> i64:
    """So many dice as shots or as steps; what is lost at a range or the Goal, so many steps on, counts against it."""
    seat = race.active
    count = dice + race.extra
    if race.shots_owed[seat] > 0:
        shots: i64 = min(max(i64(0), count), race.shots_owed[seat])
        return 9 * shots + (24 if shots == race.shots_owed[seat] else 0) - 4 * (count - shots)
    steps = rules_columns.steps_for(race, dice)
    if steps < stop:
        return 10 * steps + ground(race, seat, steps)
    value = 10 * stop - 4 * (steps - stop) + 14
    if race.terms.course.left[race.space[seat]] <= steps and race.misses[seat] == 0:
        value += 60
    return value


def ground(race: Race, seat: i64, steps: i64) -> i64:
    """What the space straight ahead is like to stop on."""
    course = race.terms.course
    space = race.space[seat]
    if course.is_open(space):
        while steps > 0 and course.straight[space] >= 0:
            space = course.straight[space]
            steps -= 1
    if steps > 0:
        return 0
    if course.colour[space] == RED:
        return -7
    if course.colour[space] == GREEN and course.straight[space] >= 0:
        if rules_move.others_on(race, seat, course.straight[space]) != 0:
            return 18
    return 0


def turns_left(race: Race, seat: i64) -> i64:
    return 1 + (rules_finish.way_left(race, seat) * 10 + 90 * rules_range.ranges_left(race, seat)) // 38


def heart_price(race: Race, seat: i64, left: i64) -> i64:
    """What one of so many stamina is worth: worse shots to come, and near the bottom lost dice and a way closed."""
    if left == 0:
        return 1000
    turns = turns_left(race, seat)
    price = 3 * rules_range.ranges_left(race, seat)
    if left > c.HEARTS:
        spare = left - c.HEARTS
        return price + (6 if spare >= turns else 12 if 2 * spare >= turns else 17)
    return price + min(i64(40), 5 + 4 * turns)


def token_price(race: Race) -> i64:
    """What keeping a token is worth: little when there are more of them than turns."""
    unused = c.ROW - rules_columns.tokens_used(race, race.active)
    turns = turns_left(race, race.active)
    if unused >= turns:
        return 0
    return 4 if 2 * unused >= turns else 8


def kind_of(race: Race, code: i64) -> i64:
    if code == c.PRINTED:
        return race.terms.printed[race.active]
    return race.wax[race.active * c.ROW + rules_wax.outermost(race, race.active, code == c.RIGHT)]


def wax_worth(race: Race, kind: i64, value: i64) -> i64:
    """What a token adds to the turn: all of its effects, or the best of them."""
    total: i64 = 0
    best: i64 = NEVER
    at = race.terms.effect_starts[kind]
    while at < race.terms.effect_starts[kind + 1]:
        effect = race.terms.effects[at]
        gain: i64 = 0
        if rules_wax.can_be_done(race, effect):
            gain = effect_worth(race, effect, value)
        best = max(best, gain)
        total += gain
        at += 1
    if race.terms.either[kind] == 1:
        total = best
    if race.terms.price[kind] == 1:
        total -= heart_price(race, race.active, rules_columns.stamina(race, race.active))
    return total


def effect_worth(race: Race, effect: i64, value: i64) -> i64:
    """What one effect adds to the best that can be done without it."""
    seat = race.active
    if effect == c.REAIM:
        return reaim_worth(race)
    if effect == c.ALL_DICE or effect == c.ONE_DIE:
        if race.has_taken == 1 or race.aimed >= 0:
            return 0
        if effect == c.ONE_DIE:
            return 3
        dice = rules_prepare.on_board(race, seat)
        return dice_worth(race, (dice + 3) // 3, steps_to_stop(race, seat)) - value
    if race.aimed >= 0:
        return 8 if effect == c.ONE_MORE else -8
    extra = race.extra
    free = race.free_columns
    if effect == c.FREE_COLUMN:
        race.free_columns += 1
    elif effect == c.SPRINTING:
        race.extra += race.columns[seat * c.BOXES + c.SPRINT]
    elif effect == c.ONE_MORE:
        race.extra += 1
    elif effect == c.ONE_FEWER:
        race.extra -= 1
    better = best_set(race) % 100000 - 50000
    race.extra = extra
    race.free_columns = free
    return better - value


def reaim_worth(race: Race) -> i64:
    """A miss that costs a whole lap is worth shooting again; one that shares a lap only while shots are to come."""
    seat = race.active
    if race.aimed < 0 or race.targets[seat * c.HEARTS + race.aimed] != c.MISSED:
        return NEVER // 100
    if rules_range.targets_with(race, seat, c.MISSED) % 2 == 1:
        return 7 * rules_range.hits_of(race)
    if rules_range.unshot(race, seat) > 0:
        return 3 * rules_range.hits_of(race)
    return -1


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
