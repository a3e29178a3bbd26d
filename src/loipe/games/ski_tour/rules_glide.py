"""ST, downhill: a move that ends on green straight behind a skier may glide on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import i64, shl
from loipe.games.ski_tour import rules_columns, rules_follow, rules_move, rules_range
from loipe.games.ski_tour.codes import GLIDE, GLIDED, OVER, SHARED, STEP, STOP
from loipe.games.ski_tour.course import GREEN

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def after_move(race: Race, seat: i64) -> None:
    """ST-50, ST-53: a glide comes before anybody follows."""
    if can_glide(race, seat):
        race.phase = GLIDE
        race.actor = seat
        race.steps_left = race.terms.glide
        race.free_pass = 1
    else:
        rules_follow.ask_next(race)


def can_glide(race: Race, seat: i64) -> bool:
    """ST-50: on green, another skier on the next space of the same lane; where a table's number is 0, nobody."""
    course = race.terms.course
    space = race.space[seat]
    if race.terms.glide == 0 or not race.is_racing(seat):
        return False
    if course.colour[space] != GREEN or course.straight[space] < 0:
        return False
    return rules_move.others_on(race, seat, course.straight[space]) != 0


def price(race: Race, seat: i64, space: i64) -> i64:
    """ST-53: the first shared space of a glide is free, a further one costs a stamina."""
    return 1 if race.free_pass == 0 and rules_move.is_shared(race, seat, space) else 0


def glide_menu(race: Race) -> i64:
    """ST-53: stop, or a step by ST-26; the first shared space is free, others must be payable."""
    seat = race.actor
    course = race.terms.course
    first = course.first(race.space[seat], race.may_side, race.misses[seat])
    past = course.past(race.space[seat], race.misses[seat])
    stamina = rules_columns.stamina(race, seat)
    menu = shl(1, STOP)
    at = first
    while at < past:
        if price(race, seat, course.links[at]) <= stamina:
            menu += shl(1, STEP + at - first)
        at += 1
    return menu


def glide(race: Race, code: i64) -> None:
    """Up to three spaces; a range or the Goal ends it."""
    seat = race.actor
    if code == STOP:
        end_glide(race)
        return
    here = race.space[seat]
    there = code - STEP
    if price(race, seat, there) > 0:
        race.tell(SHARED, seat, there)
        rules_range.pay_highest(race, seat)
    elif rules_move.is_shared(race, seat, there):
        race.free_pass = 0
    race.may_side = rules_move.side_after(race, seat, here, there, race.may_side)
    race.steps_left -= 1
    if rules_move.ends_move(race, here, there):
        race.steps_left = 0
    race.tell(GLIDED, seat, here, there)
    rules_move.enter(race, seat, here, there)
    if race.phase != OVER and race.steps_left == 0:
        end_glide(race)


def end_glide(race: Race) -> None:
    race.steps_left = 0
    race.free_pass = 0
    rules_follow.ask_next(race)
