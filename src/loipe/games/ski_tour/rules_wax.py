"""ST, wax: which token may be used when, and what its effects do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl
from loipe.games.ski_tour import rules_columns, rules_prepare, rules_range
from loipe.games.ski_tour.codes import (
    AIM,
    ALL_DICE,
    BOXES,
    COLUMNS,
    DIE_FROM,
    EFFECT,
    EFFECT_DONE,
    EITHER,
    FACES,
    FREE_COLUMN,
    HEARTS,
    LEFT,
    LIFT,
    LIFTED,
    ONE_DIE,
    ONE_FEWER,
    ONE_MORE,
    PRICE,
    PRINTED,
    REAIM,
    REPLACE,
    REROLLED,
    REROLLED_ONE,
    RIGHT,
    ROW,
    SHOT,
    SPRINT,
    SPRINTED,
    SPRINTING,
    STAR_EMPTIED,
    TAKE,
    TAKING,
    UNSHOT,
    WAXED,
)

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def outermost(race: Race, seat: i64, right: bool) -> i64:
    """ST-88: the first unused place from the left or from the right; -1 if all are used."""
    place: i64 = 0
    while place < ROW:
        at = ROW - 1 - place if right else place
        if (race.used[seat] >> at) & 1 == 0:
            return at
        place += 1
    return -1


def wax_menu(race: Race, stamina: i64) -> i64:
    """ST-30, ST-72: the tokens that may be used now."""
    seat = race.active
    menu: i64 = 0
    if race.waxed == 0:
        left = outermost(race, seat, False)
        right = outermost(race, seat, True)
        if left >= 0 and is_usable(race, race.wax[seat * ROW + left], stamina):
            menu += shl(1, LEFT)
        if right > left and is_usable(race, race.wax[seat * ROW + right], stamina):
            menu += shl(1, RIGHT)
    printed = race.terms.printed[seat]
    if (
        printed >= 0
        and race.printed_used[seat] == 0
        and race.shots_owed[seat] > 0
        and is_usable(race, printed, stamina)
    ):
        menu += shl(1, PRINTED)
    return menu


def is_usable(race: Race, kind: i64, stamina: i64) -> bool:
    """ST-89: some part of it can be done, and its stamina can be paid."""
    left = stamina - race.terms.price[kind]
    if left < 0:
        return False
    at = race.terms.effect_starts[kind]
    if race.terms.either[kind] == 1:
        while at < race.terms.effect_starts[kind + 1]:
            if can_be_done(race, race.terms.effects[at]) and leaves_a_way(race, kind, at, at + 1, left):
                return True
            at += 1
        return False
    while at < race.terms.effect_starts[kind + 1]:
        if can_be_done(race, race.terms.effects[at]):
            return leaves_a_way(race, kind, race.terms.effect_starts[kind], race.terms.effect_starts[kind + 1], left)
        at += 1
    return False


def leaves_a_way(race: Race, kind: i64, first: i64, past: i64, left: i64) -> bool:
    """ST-36: after these effects the turn can still be paid for. Dice in the air may save who is lost otherwise."""
    if race.phase != TAKE or race.shots_owed[race.active] > 0:
        return True
    extra = race.extra
    free = race.free_columns
    used = race.used[race.active]
    if race.waxed == 0:
        race.used[race.active] += shl(1, outermost(race, race.active, False))  # once flipped it can be turned back
    rolls = False
    at = first
    while at < past:
        effect = race.terms.effects[at]
        if effect == ONE_MORE:
            race.extra += 1
        elif effect == ONE_FEWER:
            race.extra -= 1
        elif effect == SPRINTING and can_be_done(race, effect):
            race.extra += race.columns[race.active * BOXES + SPRINT]
        elif effect == FREE_COLUMN and can_be_done(race, effect):
            race.free_columns += 1
        elif effect == ONE_DIE or effect == ALL_DICE:
            rolls = True
        at += 1
    leaves = rules_columns.can_go_on(race, left)
    race.extra = extra
    race.free_columns = free
    race.used[race.active] = used
    if not leaves and rolls:
        return not rules_columns.can_go_on(race, rules_columns.stamina(race, race.active))
    return leaves


def can_be_done(race: Race, effect: i64) -> bool:
    """ST-89, ST-90: whether an effect can be done at this moment of the turn."""
    seat = race.active
    shooting = race.shots_owed[seat] > 0
    if effect == REAIM:
        return race.phase == AIM and race.aimed >= 0
    if effect == SPRINTING:
        return race.phase == TAKE and not shooting
    if effect == FREE_COLUMN:
        return race.phase == TAKE and further_columns(race, seat) > race.free_columns
    if effect == ONE_DIE or effect == ALL_DICE:
        return rules_prepare.on_board(race, seat) > 0
    if effect == ONE_MORE:
        return race.phase == TAKE or rules_range.unshot(race, seat) > race.shots_left
    return race.phase == TAKE or (race.shots_left > 0 and rules_range.unshot(race, seat) > 0)


def further_columns(race: Race, seat: i64) -> i64:
    """Columns with dice that could still be taken besides the first one."""
    return rules_columns.columns_left(race, seat) - (1 if rules_columns.must_take(race) else 0)


def use(race: Race, code: i64) -> None:
    """ST-30: the token is flipped; ST-87: its stamina is paid first; then its effects in order, or one of them."""
    seat = race.active
    kind = race.terms.printed[seat]
    if code == PRINTED:
        race.printed_used[seat] = 1
        race.tell(WAXED, seat, kind, 2)
    else:
        place = outermost(race, seat, code == RIGHT)
        kind = race.wax[seat * ROW + place]
        race.used[seat] += shl(1, place)
        race.waxed = 1
        race.tell(WAXED, seat, kind, 1 if code == RIGHT else 0)
    if race.terms.price[kind] == 1:
        race.waiting = append(race.waiting, PRICE)
    if race.terms.either[kind] == 1:
        race.waiting = append(race.waiting, TAKING + BOXES + kind)
    else:
        at = race.terms.effect_starts[kind]
        while at < race.terms.effect_starts[kind + 1]:
            race.waiting = append(race.waiting, race.terms.effects[at])
            at += 1
    go_on(race)


def go_on(race: Race) -> None:
    """Whatever waits is done, one after the other; a choice or dice interrupt it, and it goes on after them."""
    back: i64 = AIM if race.aimed >= 0 else TAKE
    while len(race.waiting) > 0:
        act = race.waiting[0]
        race.waiting = race.waiting[1:]
        race.phase = back
        race.actor = race.active
        if not is_done(race, act):
            return
    if back == AIM:
        rules_range.open_aiming(race)
    else:
        rules_columns.open_taking(race)


def is_done(race: Race, act: i64) -> bool:
    """Do what waits; False if a choice or dice come first."""
    if act == PRICE:
        return rules_range.is_paid(race, race.active)
    if act >= TAKING + BOXES:
        race.waiting = rules_columns.put_first(race.waiting, act)
        race.phase = EITHER
        return False
    if act >= TAKING:
        return rules_columns.take(race, act - TAKING)
    return not can_be_done(race, act) or is_effect_done(race, act)


def either_menu(race: Race) -> i64:
    """ST-80: of effects marked "or", one that can be done and paid for."""
    kind = race.waiting[0] - TAKING - BOXES
    left = rules_columns.stamina(race, race.active)
    menu: i64 = 0
    race.phase = AIM if race.aimed >= 0 else TAKE
    at = race.terms.effect_starts[kind]
    while at < race.terms.effect_starts[kind + 1]:
        effect = race.terms.effects[at]
        if can_be_done(race, effect) and leaves_a_way(race, kind, at, at + 1, left):
            menu |= shl(1, EFFECT + effect)
        at += 1
    race.phase = EITHER
    return menu


def choose_effect(race: Race, effect: i64) -> None:
    race.waiting[0] = effect
    go_on(race)


def is_effect_done(race: Race, effect: i64) -> bool:
    """ST-80 to ST-86; False while dice or a choice are awaited."""
    seat = race.active
    if effect == REAIM:
        race.targets[seat * HEARTS + race.aimed] = UNSHOT
        race.phase = SHOT
        return False
    if effect == ONE_DIE or effect == ALL_DICE:
        race.waiting = rules_columns.put_first(race.waiting, effect)  # until the dice fall
    if effect == ONE_DIE:
        race.phase = LIFT
        return False
    if effect == ALL_DICE:
        race.rerolling = rules_prepare.on_board(race, seat)
        lift_all(race, seat)
        race.phase = FACES
        return False
    if effect == SPRINTING:
        race.sprinting = 1
        race.extra += race.columns[seat * BOXES + SPRINT]
        race.tell(SPRINTED, seat)
    elif effect == FREE_COLUMN:
        race.free_columns += 1
    else:
        change: i64 = 1 if effect == ONE_MORE else -1
        if race.aimed >= 0:
            race.shots_left += change
        else:
            race.extra += change
    race.tell(EFFECT_DONE, seat, effect)
    return True


def lift_menu(race: Race) -> i64:
    """ST-83, ST-90: any die on the board; dice of one box are equal."""
    seat = race.active
    menu: i64 = 0
    column: i64 = 0
    while column < BOXES:
        if race.columns[seat * BOXES + column] > 0:
            menu += shl(1, DIE_FROM + column)
        column += 1
    column = 0
    while column < COLUMNS:
        if race.stars[seat * COLUMNS + column] > 0:
            menu += shl(1, DIE_FROM + BOXES + column)
        column += 1
    return menu


def lift(race: Race, box: i64) -> None:
    """ST-83: columns are boxes 0 to 4, star boxes follow."""
    seat = race.active
    race.tell(LIFTED, seat, box)
    if box < BOXES:
        race.columns[seat * BOXES + box] -= 1
    else:
        race.stars[seat * COLUMNS + box - BOXES] = 0
    race.rerolling = 1
    race.phase = FACES


def lift_all(race: Race, seat: i64) -> None:
    box: i64 = 0
    while box < BOXES:
        race.columns[seat * BOXES + box] = 0
        box += 1
    box = 0
    while box < COLUMNS:
        race.stars[seat * COLUMNS + box] = 0
        box += 1


def reroll(race: Race, result: i64) -> None:
    """ST-90: placed by ST-11 to ST-17, with ST-13 counted anew."""
    seat = race.active
    faces = rules_prepare.thrown(race.rerolling, result)
    race.rerolling = 0
    kind: i64 = REROLLED_ONE if race.waiting[0] == ONE_DIE else REROLLED
    race.waiting = race.waiting[1:]
    rules_prepare.tell_throw(race, kind, seat, faces)
    rules_prepare.place(race, seat, faces)
    if race.sixes[seat] > 0:
        race.phase = REPLACE
    else:
        placed(race, seat)


def place_six(race: Race, code: i64) -> None:
    seat = race.active
    rules_prepare.put_six(race, seat, code)
    if race.sixes[seat] == 0:
        rules_prepare.show_sixes(race, seat)
        placed(race, seat)


def placed(race: Race, seat: i64) -> None:
    """ST-33: a star box whose column the re-roll has emptied gives its 6 back."""
    returned: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if race.columns[seat * BOXES + column] == 0 and race.stars[seat * COLUMNS + column] == 1:
            race.stars[seat * COLUMNS + column] = 0
            returned += 1
        column += 1
    if returned > 0:
        race.tell(STAR_EMPTIED, seat, returned)
    go_on(race)
