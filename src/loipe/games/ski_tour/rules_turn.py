"""ST, the order of turns, the turn's start and end, the round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import i64, vec
from loipe.games.ski_tour import rules_columns, rules_finish, rules_prepare
from loipe.games.ski_tour.codes import LAST_ROUND, MARKER, OVER, TURN

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def first_turn(race: Race) -> None:
    """ST-20: turns go round from the first-player marker."""
    race.turn = -1
    next_turn(race)


def next_turn(race: Race) -> None:
    """The next skier still racing; after the last one the round ends."""
    if race.phase == OVER:
        return
    clear_turn(race)
    race.turn += 1
    while race.turn < race.terms.seats and not race.is_racing(seat_at(race, race.turn)):
        race.turn += 1
    if race.turn == race.terms.seats:
        end_round(race)
        return
    race.active = seat_at(race, race.turn)
    race.actor = race.active
    race.tell(TURN, race.active, race.round)
    rules_columns.open_taking(race)


def seat_at(race: Race, turn: i64) -> i64:
    return (race.marker + turn) % race.terms.seats


def clear_turn(race: Race) -> None:
    race.taken = 0
    race.has_taken = 0
    race.took = 0
    race.paid = 0
    race.extra = 0
    race.free_columns = 0
    race.sprinting = 0
    race.waxed = 0
    race.shots_left = 0
    race.aimed = -1
    race.rerolling = 0
    race.steps_left = 0
    race.may_side = 1
    race.free_pass = 0
    race.waiting = vec[i64]()
    race.path = vec[i64]()
    race.drafts = vec[i64]()


def end_round(race: Race) -> None:
    """ST-31, ST-61: the marker moves on by one, past all who have left the race; ST-63: or the last round is over."""
    if race.round >= race.terms.last_round:
        race.tell(LAST_ROUND, race.marker, race.round)
        rules_finish.rank_the_rest(race)
        return
    race.turn = 0
    race.marker = (race.marker + 1) % race.terms.seats
    while not race.is_racing(race.marker):
        race.marker = (race.marker + 1) % race.terms.seats
    race.tell(MARKER, race.marker)
    rules_prepare.begin_round(race)
