"""Rules of thumb for Ski Tour's columns and wax: what dice are worth, what a heart or a token costs."""

from __future__ import annotations

from typing import Final

from loipe.core.ints import i64, shl
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import (
    rules_columns,
    rules_finish,
    rules_menu,
    rules_move,
    rules_prepare,
    rules_range,
    rules_wax,
)
from loipe.games.ski_tour.course import GREEN, REACH, RED
from loipe.games.ski_tour.state import Race

NEVER: Final = -100000
MOST_DICE: Final = 15
"""As many as a nation's, at least."""
COUNT_BITS: Final = 4
COUNTED: Final = 16
FOUR_COLUMNS: Final = 15
"""Without sprint."""
COLUMN_BITS: Final = 8
COLUMN_MASK: Final = 255


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
    worths = race.terms.worths
    judged: i64 = 0
    best: i64 = -1
    best_worth: i64 = NEVER
    boxes: i64 = 0
    while True:
        both = sum_of(shown, boxes)
        count = (both >> COUNT_BITS) - must
        bought = max(i64(0), count - race.free_columns)
        if count >= owed and bought <= stamina and (must == 0 or boxes & FOUR_COLUMNS != 0):
            dice = race.taken + (both & MOST_DICE)
            if (judged >> dice) & 1 == 0:
                worths[dice] = dice_worth(race, dice, stop)
                judged += shl(1, dice)
            value = worths[dice] - price * bought
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
    if steps > 0:
        if not course.is_open(space):
            return 0
        reach = space * REACH + steps
        space = course.straight_on[reach]
        if space < 0:
            return 0
    colour = course.colour[space]
    if colour == RED:
        return -7
    if colour == GREEN:
        ahead = course.straight[space]
        if ahead >= 0 and rules_move.others_on(race, seat, ahead) != 0:
            return 18
    return 0


def turns_left(race: Race, seat: i64, ranges: i64) -> i64:
    """About so many, with so many ranges to come."""
    return 1 + (rules_finish.way_left(race, seat) * 10 + 90 * ranges) // 38


def heart_price(race: Race, seat: i64, left: i64) -> i64:
    """What one of so many stamina is worth: worse shots to come, and near the bottom lost dice and a way closed."""
    if left == 0:
        return 1000
    ranges = rules_range.ranges_left(race, seat)
    turns = turns_left(race, seat, ranges)
    price = 3 * ranges
    if left > c.HEARTS:
        spare = left - c.HEARTS
        return price + (6 if spare >= turns else 12 if 2 * spare >= turns else 17)
    return price + min(i64(40), 5 + 4 * turns)


def token_price(race: Race) -> i64:
    """What keeping a token is worth: little when there are more of them than turns."""
    unused = c.ROW - rules_columns.tokens_used(race, race.active)
    turns = turns_left(race, race.active, rules_range.ranges_left(race, race.active))
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
    past = race.terms.effect_starts[kind + 1]
    while at < past:
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
