"""ST, taking dice: columns, their star boxes, what further ones cost, and when the turn goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl, vec
from loipe.games.ski_tour import (
    rules_finish,
    rules_menu,
    rules_move,
    rules_prepare,
    rules_range,
    rules_turn,
    rules_wax,
)
from loipe.games.ski_tour.codes import (
    BOXES,
    COLUMN,
    COLUMNS,
    COUNT,
    DICE,
    GO,
    HEARTS,
    LEFT,
    PRINTED,
    RIGHT,
    ROW,
    SIX_BACK,
    SPRINT,
    SPRINTED,
    STEEP,
    STOOD,
    SWAP,
    SWAPPED,
    TAKE,
    TAKING,
    TOOK,
    TOOK_BACK,
    TOOK_BITS,
    TOOK_PAID,
    TURN_BACK,
    UNSHOT,
    UPHILL,
)
from loipe.games.ski_tour.course import RED

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def open_taking(race: Race) -> None:
    """ST-36: with nothing payable left to choose the skier collapses."""
    race.phase = TAKE
    race.actor = race.active
    race.known = take_menu(race)
    if race.known == 0:
        rules_finish.collapse(race, race.active)
        rules_turn.next_turn(race)


def stamina(race: Race, seat: i64) -> i64:
    """How often a seat can pay: ST-22, and at a range ST-47: with markers of unshot targets only."""
    levels = race.levels
    targets = race.targets
    left: i64 = 0
    marker: i64 = seat * HEARTS
    past = marker + HEARTS
    while marker < past:
        if targets[marker] == UNSHOT:
            left += levels[marker]
        marker += 1
    return left


def filled(race: Race, seat: i64) -> i64:
    """Columns that hold dice, a bit for each; the fifth is sprint."""
    columns = race.columns
    found: i64 = 0
    at = seat * BOXES
    column: i64 = 1
    while column < shl(1, BOXES):
        if columns[at] > 0:
            found += column
        column += column
        at += 1
    return found


def must_take(race: Race) -> bool:
    """ST-20: the first column is still to be taken, and one of the four holds dice."""
    return race.has_taken == 0 and filled(race, race.active) % shl(1, SPRINT) != 0


def price(race: Race) -> i64:
    """ST-21, ST-82: stamina that the next column costs: the first one is free, and those that wax pays for."""
    return 0 if must_take(race) or race.free_columns > 0 else 1


def is_full(race: Race, seat: i64, column: i64) -> bool:
    """ST-20: four dice; ST-70: of some nations' columns three."""
    box = seat * BOXES + column
    at = seat * COLUMNS + column
    return race.columns[box] >= race.terms.full_at[at]


def may_swap(race: Race, seat: i64, column: i64) -> bool:
    """ST-71, ST-75: a choice box with a 6 above a full column, and a used token to turn back."""
    at = seat * COLUMNS + column
    return (
        column < SPRINT
        and race.terms.swaps[at] == 1
        and race.stars[at] == 1
        and is_full(race, seat, column)
        and race.used[seat] != 0
    )


def worth(race: Race, seat: i64, column: i64) -> i64:
    """Dice that taking a column counts, the star box's 6 included (ST-20)."""
    box = seat * BOXES + column
    dice = race.columns[box]
    if column < SPRINT and dice > 0:
        at = seat * COLUMNS + column
        if race.stars[at] == 1 and is_full(race, seat, column):
            dice += 1
    return dice


def goes_back(race: Race, seat: i64, column: i64) -> bool:
    """ST-20: the 6 above a column that is not full does not count."""
    return column < SPRINT and race.stars[seat * COLUMNS + column] == 1 and not is_full(race, seat, column)


def owes_column(race: Race) -> bool:
    """ST-89: a free column that a token gave is still to be taken."""
    return race.free_columns > 0 and columns_left(race, race.active) > 0


def fewest(race: Race, seat: i64, column: i64) -> i64:
    """The fewest dice it can count: a 6 swapped for a token does not (ST-75)."""
    return worth(race, seat, column) - (1 if may_swap(race, seat, column) else 0)


def steps_for(race: Race, dice: i64) -> i64:
    """ST-51, ST-54: dice and wax first, then one fewer for a start on red; 1 stays 1, 0 stays 0."""
    steps = dice + race.extra
    if steps > STEEP:
        space = race.space[race.active]
        if race.terms.course.colour[space] == RED:
            steps -= STEEP
    return max(i64(0), steps)


def shots_for(race: Race, dice: i64) -> i64:
    """ST-25: one for each die, and what wax adds."""
    return max(i64(0), dice + race.extra)


def can_go(race: Race, dice: i64, stamina_left: i64) -> bool:
    """ST-36: whether so many dice can be used up by somebody who can pay so often. Shots never cost."""
    if race.shots_owed[race.active] > 0:
        return True
    return rules_move.can_pay(race, race.active, steps_for(race, dice), stamina_left)


def columns_left(race: Race, seat: i64) -> i64:
    """Columns with dice, sprint included."""
    return rules_menu.size(filled(race, seat))


def tokens_used(race: Race, seat: i64) -> i64:
    return rules_menu.size(race.used[seat])


def least(race: Race, seat: i64, column: i64, free: i64) -> i64:
    """ST-89: the fewest dice that a column (-1: none) counts with the free ones that have to follow it."""
    own: i64 = 1 if column >= 0 else 0
    wanted = own + min(free, columns_left(race, seat) - own)
    if wanted == 0:
        return 0
    if wanted == own:
        return fewest(race, seat, column)
    best: i64 = DICE
    boxes: i64 = 0
    while boxes < shl(1, BOXES):
        count: i64 = 0
        dice: i64 = 0
        swaps: i64 = 0
        box: i64 = 0
        while box < BOXES:
            if (boxes >> box) & 1 == 1 and race.columns[seat * BOXES + box] > 0:
                count += 1
                dice += worth(race, seat, box)
                swaps += 1 if may_swap(race, seat, box) else 0
            box += 1
        if count == wanted and (own == 0 or (boxes >> column) & 1 == 1):
            best = min(best, dice - min(swaps, tokens_used(race, seat)))
        boxes += 1
    return best


def can_go_with_all(race: Race, stamina_left: i64) -> bool:
    """Whether even all dice on the board could be used up: then any fewer can."""
    if race.shots_owed[race.active] > 0:
        return True
    return can_go(race, race.taken + rules_prepare.on_board(race, race.active), stamina_left)


def can_go_on(race: Race, stamina_left: i64) -> bool:
    """Whether the turn can still be completed without more wax."""
    if can_go_with_all(race, stamina_left):
        return True
    if not must_take(race):
        return can_go(race, race.taken + least(race, race.active, -1, race.free_columns), stamina_left)
    return column_menu(race, True, race.free_columns, stamina_left) != 0


def take_menu(race: Race) -> i64:
    """ST-20, ST-21, ST-30, ST-32: columns, wax, or off; nothing that could not be paid to the end."""
    first = must_take(race)
    free = race.free_columns if first else max(i64(0), race.free_columns - 1)
    left = stamina(race, race.active)
    menu = column_menu(race, first, free, left - price(race))
    if menu == 0 and free > 0:  # ruling ST-89: dice rolled since may leave a free one unpayable
        menu = column_menu(race, first, 0, left - price(race))
    if not first and (race.free_columns == 0 or menu == 0) and can_go(race, race.taken, left):
        menu += shl(1, GO)
    return menu + rules_wax.wax_menu(race, left)


def column_menu(race: Race, first: bool, free: i64, left: i64) -> i64:
    """Columns after which so much stamina pays the way, with so many free ones to follow."""
    seat = race.active
    if left < 0:
        return 0
    any_dice = can_go_with_all(race, left)
    menu: i64 = 0
    column: i64 = 0
    box = seat * BOXES
    past = box + (COLUMNS if first else BOXES)
    while box < past:
        if race.columns[box] > 0:
            if any_dice or can_go(race, race.taken + least(race, seat, column, free), left):
                menu += shl(1, COLUMN + column)
        column += 1
        box += 1
    return menu


def choose(race: Race, code: i64) -> None:
    if code == GO:
        go(race)
    elif code == LEFT or code == RIGHT or code == PRINTED:
        rules_wax.use(race, code)
    else:
        buy(race, code - COLUMN)


def buy(race: Race, column: i64) -> None:
    """ST-21: the first column is free, a further one costs a stamina unless wax pays (ST-82)."""
    paid = True
    if price(race) > 0:
        note(race, column, TOOK_PAID)
        paid = rules_range.is_paid(race, race.active)
    elif not must_take(race):
        race.free_columns -= 1
    race.has_taken = 1
    if not paid:
        race.waiting = append(race.waiting, TAKING + column)
    elif take(race, column):
        open_taking(race)


def note(race: Race, column: i64, what: i64) -> None:
    """For the turn's tally."""
    race.took += shl(what, TOOK_BITS * column)


def take(race: Race, column: i64) -> bool:
    """ST-20: all dice of a column become available again. False while the 6 above waits for a choice."""
    seat = race.active
    at = seat * BOXES + column
    dice = race.columns[at]
    if column == SPRINT:
        race.sprinting = 1
        race.tell(SPRINTED, seat)
    elif may_swap(race, seat, column):
        race.taken += dice
        note(race, column, dice)
        race.columns[at] = 0
        race.tell(TOOK, seat, column, dice, 0)
        race.waiting = put_first(race.waiting, TAKING + column)  # the choice box is cleared by swap()
        race.phase = SWAP
        return False
    else:
        dice = worth(race, seat, column)
        if goes_back(race, seat, column):
            race.tell(SIX_BACK, seat, column)
            note(race, column, TOOK_BACK)
        race.stars[seat * COLUMNS + column] = 0
    note(race, column, dice)
    race.taken += dice
    race.columns[at] = 0
    race.tell(TOOK, seat, column, dice, 0)
    return True


def put_first(acts: vec[i64], act: i64) -> vec[i64]:
    changed = vec[i64]([act])
    for later in acts:
        changed = append(changed, later)
    return changed


def swap_menu(race: Race) -> i64:
    """ST-71, ST-75: count the 6, or turn one used token back: any, or the first from either end."""
    seat = race.active
    menu: i64 = 0
    if can_go(race, race.taken + 1 + least(race, seat, -1, race.free_columns), stamina(race, seat)):
        menu += shl(1, COUNT)
    used = tokens_used(race, seat)
    seen: i64 = 0
    place: i64 = 0
    while place < ROW:
        if (race.used[seat] >> place) & 1 == 1:
            seen += 1
            if race.terms.turn_back_any == 1 or seen == 1 or seen == used:
                menu += shl(1, TURN_BACK + place)
        place += 1
    return menu


def swap(race: Race, code: i64) -> None:
    seat = race.active
    column = race.waiting[0] - TAKING
    race.waiting = race.waiting[1:]
    race.stars[seat * COLUMNS + column] = 0
    if code == COUNT:
        race.taken += 1
        note(race, column, 1)
        race.tell(SWAPPED, seat, column, 0)
    else:
        place = code - TURN_BACK
        race.used[seat] -= shl(1, place)
        race.tell(SWAPPED, seat, column, 1, race.wax[seat * ROW + place])
    rules_wax.go_on(race)


def go(race: Race) -> None:
    """ST-24, ST-25: shots at a range, else steps."""
    seat = race.active
    if race.shots_owed[seat] > 0:
        race.shots_left = shots_for(race, race.taken)
        rules_range.open_aiming(race)
        return
    steps = steps_for(race, race.taken)
    if steps == 0:
        race.tell(STOOD, seat)
        rules_turn.next_turn(race)
        return
    if steps < race.taken + race.extra:
        race.tell(UPHILL, seat, race.taken + race.extra, steps)
    rules_move.set_off(race, steps)
