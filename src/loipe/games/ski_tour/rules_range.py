"""ST, stamina and the range: paying, aiming, shooting, misses to ski off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import i64, shl, vec
from loipe.games.ski_tour import rules_columns, rules_menu, rules_turn, rules_wax
from loipe.games.ski_tour.codes import (
    AIM,
    AIM_WITH,
    ENOUGH,
    HEARTS,
    HIT,
    LEFT,
    LEVELS,
    MISSED,
    PAID,
    PAY,
    PAY_WITH,
    PRINTED,
    RIGHT,
    SERIES,
    SHOT,
    SHOT_AT,
    UNSHOT,
)

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race

TWO: Final = vec[i64]([0, 1])


def marker_on(race: Race, seat: i64, level: i64) -> i64:
    """The first marker on a level whose target has not been shot at, or -1; equal markers are all the same."""
    marker: i64 = 0
    while marker < HEARTS:
        at = seat * HEARTS + marker
        if race.levels[at] == level and race.targets[at] == UNSHOT:
            return marker
        marker += 1
    return -1


def targets_with(race: Race, seat: i64, result: i64) -> i64:
    """How many targets of this visit are unshot, hit or missed."""
    count: i64 = 0
    marker: i64 = seat * HEARTS
    while marker < seat * HEARTS + HEARTS:
        if race.targets[marker] == result:
            count += 1
        marker += 1
    return count


def unshot(race: Race, seat: i64) -> i64:
    """Targets still to be shot at in this visit."""
    return targets_with(race, seat, UNSHOT)


def lower(race: Race, seat: i64, level: i64) -> None:
    """ST-22: a marker of this level goes down by one."""
    race.levels[seat * HEARTS + marker_on(race, seat, level)] -= 1
    if seat == race.active:
        race.paid += 1
    race.tell(PAID, seat, level, level - 1)


def is_paid(race: Race, seat: i64) -> bool:
    """ST-22: the highest marker goes down; while shooting any of an unshot target. False if its owner has to choose."""
    if race.shots_owed[seat] > 0 and rules_menu.size(pay_menu(race)) > 1:
        race.phase = PAY
        return False
    pay_highest(race, seat)
    return True


def pay_highest(race: Race, seat: i64) -> None:
    """ST-22, off the range: equal markers are all the same, so there is nothing to choose."""
    level: i64 = LEVELS - 1
    while marker_on(race, seat, level) < 0:
        level -= 1
    lower(race, seat, level)


def pay_menu(race: Race) -> i64:
    """ST-22, ST-47: any level above the bottom that holds a marker of an unshot target."""
    menu: i64 = 0
    level: i64 = 1
    while level < LEVELS:
        if marker_on(race, race.active, level) >= 0:
            menu += shl(1, PAY_WITH + level)
        level += 1
    return menu


def pay(race: Race, level: i64) -> None:
    lower(race, race.active, level)
    rules_wax.go_on(race)


def open_aiming(race: Race) -> None:
    """ST-25: as many shots as dice taken; wax may follow the last one (ST-89)."""
    race.phase = AIM
    race.actor = race.active
    if unshot(race, race.active) < race.shots_left:
        race.shots_left = unshot(race, race.active)  # ST-44: dice over are lost
    menu = aim_menu(race)
    if menu == 0 or menu == shl(1, ENOUGH):
        end_shooting(race)
    else:
        race.known = menu


def aim_menu(race: Race) -> i64:
    """ST-40, ST-43: a target that has not been shot at, by its marker's level; or wax after a shot."""
    menu: i64 = 0
    if race.shots_left == 0:
        menu += shl(1, ENOUGH)
    if race.aimed >= 0:
        menu += rules_wax.wax_menu(race, rules_columns.stamina(race, race.active))
    if race.shots_left > 0:
        level: i64 = 0
        while level < LEVELS:
            if marker_on(race, race.active, level) >= 0:
                menu += shl(1, AIM_WITH + level)
            level += 1
    return menu


def aim(race: Race, code: i64) -> None:
    if code == ENOUGH:
        end_shooting(race)
    elif code == LEFT or code == RIGHT or code == PRINTED:
        rules_wax.use(race, code)
    else:
        race.aimed = marker_on(race, race.active, code - AIM_WITH)
        race.shots_left -= 1
        race.phase = SHOT


def hits_of(race: Race) -> i64:
    """ST-40, ST-73: faces that hit, of the die of the colour under the marker aimed with."""
    level = race.levels[race.active * HEARTS + race.aimed]
    return race.terms.hits[race.active * LEVELS + level]


def shot_weights(race: Race) -> vec[i64]:
    hits = hits_of(race)
    return vec[i64]([6 - hits, hits])  # miss, hit


def shoot(race: Race, hit: i64) -> None:
    """ST-43: a hit or miss marker; ST-90: of a re-rolled shot the new result stands."""
    seat = race.active
    at = seat * HEARTS + race.aimed
    race.targets[at] = HIT if hit == 1 else MISSED
    race.tell(SHOT_AT, seat, hit, race.levels[at], unshot(race, seat))
    rules_wax.go_on(race)


def end_shooting(race: Race) -> None:
    """ST-41, ST-44: with the fifth shot the visit is over; each penalty lap will clear two misses."""
    seat = race.active
    race.shots_owed[seat] = unshot(race, seat)
    if race.shots_owed[seat] == 0:
        misses = targets_with(race, seat, MISSED)
        marker: i64 = seat * HEARTS
        while marker < seat * HEARTS + HEARTS:
            race.targets[marker] = UNSHOT
            marker += 1
        race.misses[seat] = misses
        number = race.terms.course.range[race.space[seat]]
        race.missed[seat * race.terms.course.ranges + number - 1] = 1 + misses
        race.tell(SERIES, seat, misses, laps_for(misses))
    rules_turn.next_turn(race)


def laps_for(misses: i64) -> i64:
    """ST-41: one lap for 1 or 2 misses, two for 3 or 4, three for 5."""
    return (misses + 1) // 2


def ranges_left(race: Race, seat: i64) -> i64:
    """Ranges whose fifth shot is still to come."""
    left: i64 = 0
    at = seat * race.terms.course.ranges
    past = at + race.terms.course.ranges
    while at < past:
        if race.missed[at] == 0:
            left += 1
        at += 1
    return left
