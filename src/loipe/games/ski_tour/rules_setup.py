"""ST, set-up: the first-player marker and the wax rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import i64, shl, vec
from loipe.games.ski_tour import rules_move, rules_prepare
from loipe.games.ski_tour.codes import (
    DRAWN_FIRST,
    FIRST,
    HEARTS,
    LAID,
    MOST_SEATS,
    ROW,
    TOKEN,
    TOKENS,
    WAX_SHOWN,
    WAXING,
)
from loipe.games.ski_tour.course import START

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


ONE_EACH: Final = vec[i64]([1] * MOST_SEATS)
"""Whoever draws the first-player marker: as likely as any other."""


def set_up(race: Race) -> None:
    """ST-3, ST-5: markers on their level, skiers behind the start line, all dice available."""
    seat: i64 = 0
    while seat < race.terms.seats:
        race.space[seat] = START
        marker: i64 = 0
        while marker < HEARTS:
            race.levels[seat * HEARTS + marker] = race.terms.start_level
            marker += 1
        place: i64 = 0
        while place < ROW:
            race.wax[seat * ROW + place] = -1
            place += 1
        seat += 1
    rules_move.find_skiers(race)
    race.phase = FIRST


def draw_first(race: Race, seat: i64) -> None:
    """ST-4: the first player is drawn; then everyone lays out wax, or races with the row its nation suggests."""
    race.marker = seat
    race.tell(DRAWN_FIRST, seat)
    if race.terms.wax_chosen == 1:
        race.phase = WAXING
        race.actor = 0
        return
    seat = 0
    while seat < race.terms.seats:
        place: i64 = 0
        while place < ROW:
            number = race.terms.suggested[seat * ROW + place]
            race.wax[seat * ROW + place] = race.terms.tokens[seat * TOKENS + number]
            place += 1
        race.laid[seat] = ROW
        seat += 1
    show_wax(race)


def laid_of(race: Race, seat: i64, kind: i64) -> i64:
    """Tokens of a kind in the row so far."""
    count: i64 = 0
    place: i64 = 0
    while place < race.laid[seat]:
        if race.wax[seat * ROW + place] == kind:
            count += 1
        place += 1
    return count


def next_of_kind(race: Race, seat: i64, number: i64) -> i64:
    """The first of the tokens equal to this one that is not laid yet, or -1: they go in the order of the list."""
    kind = race.terms.tokens[seat * TOKENS + number]
    laid = laid_of(race, seat, kind)
    number = 0
    while number < TOKENS:
        if race.terms.tokens[seat * TOKENS + number] == kind:
            if laid == 0:
                return number
            laid -= 1
        number += 1
    return -1


def token_menu(race: Race, seat: i64) -> i64:
    """ST-4: any token not laid yet; of equal ones the first."""
    menu: i64 = 0
    number: i64 = 0
    while number < TOKENS:
        if next_of_kind(race, seat, number) == number:
            menu += shl(1, TOKEN + number)
        number += 1
    return menu


def lay(race: Race, number: i64) -> None:
    """The next token of the row, unseen until all rows are complete."""
    seat = race.actor
    kind = race.terms.tokens[seat * TOKENS + number]
    race.wax[seat * ROW + race.laid[seat]] = kind
    race.laid[seat] += 1
    race.tell(LAID, seat, kind, race.laid[seat])
    if race.laid[seat] < ROW:
        return
    race.actor = 0
    while race.actor < race.terms.seats and race.laid[race.actor] == ROW:
        race.actor += 1
    if race.actor == race.terms.seats:
        show_wax(race)


def show_wax(race: Race) -> None:
    seat: i64 = 0
    while seat < race.terms.seats:
        at = seat * ROW
        wax = race.wax
        race.tell(WAX_SHOWN, seat, wax[at], wax[at + 1], wax[at + 2], wax[at + 3], wax[at + 4], wax[at + 5])
        seat += 1
    rules_prepare.begin_round(race)
