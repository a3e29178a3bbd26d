"""ST, drafting: those straight behind a mover are asked in chain order, and follow its path for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, shl, vec
from loipe.games.ski_tour import rules_columns, rules_glide, rules_move, rules_range, rules_turn
from loipe.games.ski_tour.codes import DECLINED, DRAFT, DRAFTED, FOLLOW, MOVE, OVER, SHARED, STAY, TAKE

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race

CHOICE: Final = shl(1, STAY) + shl(1, DRAFT)


def behind(race: Race, mover: i64) -> i64:
    """ST-28, ST-37, ST-46: who stands straight behind this skier, a bit for each; nobody behind a sprinter (ST-29)."""
    course = race.terms.course
    here = race.space[mover]
    followers: i64 = 0
    if race.sprinting == 0 and course.is_open(here):
        seat: i64 = 0
        while seat < race.terms.seats:
            if seat != mover and race.is_racing(seat) and course.straight[race.space[seat]] == here:
                if course.is_open(race.space[seat]):
                    followers += shl(1, seat)
            seat += 1
    return followers


def followers(race: Race) -> list[int]:
    """ST-37: who is asked to follow; before that, who stands straight behind the move that is planned."""
    if race.phase == FOLLOW:
        return [race.actor]
    bits: i64 = 0
    if race.phase == TAKE and race.shots_owed[race.active] == 0:
        bits = behind(race, race.active)
    elif race.phase == MOVE:
        bits = race.drafts[1]
    return [seat for seat in range(race.terms.seats) if (bits >> seat) & 1]


def note_followers(race: Race, mover: i64) -> None:
    """Those behind as this skier starts may follow."""
    race.drafts = append(race.drafts, race.space[mover])
    race.drafts = append(race.drafts, behind(race, mover))


def ask_next(race: Race) -> None:
    """ST-39: in turn order from the marker, each with its own chain before the next."""
    if race.phase == OVER:
        return
    while len(race.drafts) > 0:
        top: i64 = len(race.drafts) - 1
        turn: i64 = 0
        while race.drafts[top] != 0 and turn < race.terms.seats:
            seat = rules_turn.seat_at(race, turn)
            if (race.drafts[top] >> seat) & 1 == 1:
                race.drafts[top] -= shl(1, seat)
                if price(race, seat) <= rules_columns.stamina(race, seat):
                    race.actor = seat
                    race.phase = FOLLOW
                    return
            turn += 1
        race.drafts = race.drafts[: top - 1]
    rules_turn.next_turn(race)


def way(race: Race) -> vec[i64]:
    """ST-38: the spaces a follower enters: those left by the skiers ahead of it, then the mover's but the last."""
    spaces = vec[i64]()
    at: i64 = len(race.drafts) - 2
    while at > 0:
        spaces = append(spaces, race.drafts[at])
        at -= 2
    for space in race.path:
        spaces = append(spaces, space)
    return spaces[: len(race.path) - 1]


def price(race: Race, seat: i64) -> i64:
    """ST-39: a stamina for each space that holds a skier as the follower enters it."""
    total: i64 = 0
    for space in way(race):
        if rules_move.is_shared(race, seat, space):
            total += 1
    return total


def answer(race: Race, code: i64) -> None:
    """ST-37: all of the way or none of it."""
    seat = race.actor
    if code == STAY:
        race.tell(DECLINED, seat, race.active)
        ask_next(race)
        return
    spaces = way(race)
    race.tell(DRAFTED, seat, race.space[seat], spaces[len(spaces) - 1], len(spaces), price(race, seat), race.active)
    note_followers(race, seat)
    race.may_side = 1
    for there in spaces:
        if rules_move.is_shared(race, seat, there):
            race.tell(SHARED, seat, there)
            rules_range.pay_highest(race, seat)
        race.may_side = rules_move.side_after(race, seat, race.space[seat], there, race.may_side)
        rules_move.enter(race, seat, race.space[seat], there)
    rules_glide.after_move(race, seat)
