"""SM, phases 1 to 3: coaches, the training roll, and what the coaches do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.contract import NOBODY
from loipe.core.dice import pool
from loipe.core.ints import append, i64, shl, vec
from loipe.games.sport_ist_mord import rules_contest, rules_doping
from loipe.games.sport_ist_mord.codes import (
    BEST,
    DIE,
    DONE,
    FACE,
    FACES,
    FIRST,
    FLIPPED,
    FOR_TRAINING,
    GIVE_COACH,
    GIVE_PILL,
    LEAD,
    LED,
    NUDGED,
    PICK,
    PICK_ONE,
    PILL_KEPT,
    PILLS_LEFT,
    PILLS_SHARED,
    ROLL,
    ROLL_ONE,
    ROLL_PICKED,
    ROLLED_AGAIN,
    ROUND,
    SEAT,
    TAKE,
    TRAIN,
    TRAINED,
)

if TYPE_CHECKING:
    from loipe.games.sport_ist_mord.state import Meet


def begin_round(meet: Meet) -> None:
    """SM-10: the 1A coach passes one seat to the left. SM-12: not in the first round, which starts with the roll."""
    meet.round += 1
    meet.contest = FOR_TRAINING
    meet.tell(ROUND, NOBODY, meet.round)
    if meet.round == 1:
        start_training(meet)
        return
    meet.first = (meet.first + 1) % meet.terms.seats
    meet.tell(FIRST, meet.first, meet.round)
    meet.active = meet.first
    meet.phase = GIVE_COACH


def other_seats(meet: Meet) -> i64:
    """Everybody but the seat that gives; one bit for each code, as everywhere in these rules."""
    return shl(shl(1, meet.terms.seats) - 1 - shl(1, meet.active), SEAT)


def give_coach(meet: Meet, seat: i64) -> None:
    """SM-11: the best coach to another player; SM-13: the card is flipped from the second round on."""
    meet.best = seat
    meet.tell(BEST, meet.first, seat)
    if meet.round == 1:
        start_effects(meet)
        return
    meet.side = 1 - meet.side
    meet.tell(FLIPPED, meet.first, meet.side)
    meet.old = meet.new
    meet.new = meet.terms.no_dice[:]
    start_training(meet)


def start_training(meet: Meet) -> None:
    """SM-20: everyone rolls all their free dice."""
    meet.turn = -1
    next_roll(meet)


def next_roll(meet: Meet) -> None:
    """Whoever has no free dice rolls none."""
    meet.turn += 1
    while meet.turn < meet.terms.seats and meet.free[meet.seat_at(meet.turn)] == 0:
        meet.turn += 1
    if meet.turn < meet.terms.seats:
        meet.active = meet.seat_at(meet.turn)
        meet.phase = TRAIN
    elif meet.round == 1:
        find_leader(meet)
    else:
        start_effects(meet)


def train(meet: Meet, result: i64) -> None:
    meet.tell(TRAINED, meet.active, meet.free[meet.active], result)
    lay_out(meet, meet.active, meet.free[meet.active], result)
    next_roll(meet)


def lay_out(meet: Meet, seat: i64, dice: i64, result: i64) -> None:
    """The dice of a roll join those that lie there."""
    shown = pool(dice, FACES)
    for face in range(FACES):
        meet.rolled[seat * FACES + face] += shown.count(result, face)


def total(meet: Meet, seat: i64) -> i64:
    """The sum of a seat's rolled dice."""
    points: i64 = 0
    for face in range(FACES):
        points += meet.rolled[seat * FACES + face] * (face + 1)
    return points


def dice_rolled(meet: Meet, seat: i64) -> i64:
    count: i64 = 0
    for face in range(FACES):
        count += meet.rolled[seat * FACES + face]
    return count


def find_leader(meet: Meet) -> None:
    """SM-12: the highest total of the first training roll takes the 1A coach."""
    meet.line = vec[i64]()
    for seat in range(meet.terms.seats):
        meet.line = append(meet.line, i64(seat))
        meet.totals[seat] = total(meet, seat)
    keep_highest(meet)


def keep_highest(meet: Meet) -> None:
    """Ruling SM-12: equal leaders roll again until one leads; the training roll stands."""
    highest: i64 = 0
    for seat in meet.line:
        if meet.totals[seat] > highest:
            highest = meet.totals[seat]
    leaders = vec[i64]()
    for seat in meet.line:
        if meet.totals[seat] == highest:
            leaders = append(leaders, seat)
    meet.line = leaders
    if len(leaders) > 1:
        meet.turn = 0
        meet.active = leaders[0]
        meet.phase = LEAD
        return
    meet.first = leaders[0]
    meet.line = vec[i64]()
    clear_totals(meet)
    meet.tell(FIRST, meet.first, meet.round)
    meet.active = meet.first
    meet.phase = GIVE_COACH


def clear_totals(meet: Meet) -> None:
    for seat in range(meet.terms.seats):
        meet.totals[seat] = 0


def lead(meet: Meet, result: i64) -> None:
    """A roll for the first coach only."""
    seat = meet.active
    dice = meet.free[seat]
    meet.tell(LED, seat, dice, result)
    shown = pool(dice, FACES)
    points: i64 = 0
    for face in range(FACES):
        points += shown.count(result, face) * (face + 1)
    meet.totals[seat] = points
    meet.turn += 1
    if meet.turn == len(meet.line):
        keep_highest(meet)
    else:
        meet.active = meet.line[meet.turn]


def start_effects(meet: Meet) -> None:
    """SM-30: first the 1A coach, if its holder rolled anything."""
    meet.active = meet.first
    if dice_rolled(meet, meet.first) > 0:
        meet.phase = PICK
    else:
        offer_pills(meet)


def pick_codes(meet: Meet) -> i64:
    """Die by die; then roll. Without a die picked, leave it."""
    codes = face_codes(meet, meet.active)
    if dice_picked(meet) == 0:
        return codes + shl(1, DONE)
    return codes + shl(1, ROLL)


def face_codes(meet: Meet, seat: i64) -> i64:
    """Equal dice are offered once."""
    codes: i64 = 0
    face: i64 = 0
    while face < FACES:
        if meet.rolled[seat * FACES + face] > 0:
            codes += shl(1, FACE + face)
        face += 1
    return codes


def dice_picked(meet: Meet) -> i64:
    count: i64 = 0
    for face in range(FACES):
        count += meet.picked[face]
    return count


def pick(meet: Meet, code: i64) -> None:
    """SM-30, SM-84: the 1A coach's holder may roll any number of their own dice again."""
    if code == DONE:
        after_first_coach(meet)
    elif code == ROLL:
        meet.phase = ROLL_PICKED
        meet.first_used = 1
    else:
        meet.picked[code - FACE] += 1
        meet.rolled[meet.active * FACES + code - FACE] -= 1


def roll_picked(meet: Meet, result: i64) -> None:
    dice = dice_picked(meet)
    lay_out(meet, meet.active, dice, result)
    meet.tell(ROLLED_AGAIN, meet.active, dice, result, meet.contest, total(meet, meet.active))
    for face in range(FACES):
        meet.picked[face] = 0
    after_first_coach(meet)


def after_first_coach(meet: Meet) -> None:
    """Training goes on with the pills, a contest with the best coach."""
    if meet.contest == FOR_TRAINING:
        offer_pills(meet)
    else:
        rules_contest.ask_best_coach(meet)


def offer_pills(meet: Meet) -> None:
    """SM-31: the best coach brings pills, while there are any."""
    meet.active = meet.best
    if meet.reserve > 0:
        meet.phase = GIVE_PILL
    else:
        offer_one(meet)


def pill_codes(meet: Meet) -> i64:
    """SM-31: leave them; or take two and name who gets the other. Ruling: the last one may be taken and kept."""
    if meet.reserve > 1:
        return other_seats(meet) + shl(1, DONE)
    return shl(1, DONE) + shl(1, TAKE)


def share_pills(meet: Meet, code: i64) -> None:
    if code == DONE:
        meet.tell(PILLS_LEFT, meet.best, meet.reserve)
    elif code == TAKE:
        meet.reserve -= 1
        meet.pills[meet.best] += 1
        meet.tell(PILL_KEPT, meet.best)
    else:
        meet.reserve -= 2
        meet.pills[meet.best] += 1
        meet.pills[code - SEAT] += 1
        meet.tell(PILLS_SHARED, meet.best, code - SEAT)
    offer_one(meet)


def offer_one(meet: Meet) -> None:
    """SM-32: the best coach may roll one die of anybody again, if any lie there."""
    meet.active = meet.best
    for count in meet.rolled:
        if count > 0:
            meet.phase = PICK_ONE
            return
    after_best_coach(meet)


def one_codes(meet: Meet) -> i64:
    """Equal dice of one player are offered once."""
    codes = shl(1, DONE)
    at: i64 = 0
    while at < len(meet.rolled):
        if meet.rolled[at] > 0:
            codes += shl(1, DIE + at)
        at += 1
    return codes


def pick_one(meet: Meet, code: i64) -> None:
    if code == DONE:
        after_best_coach(meet)
        return
    meet.best_used = 1
    meet.chosen = code - DIE
    meet.phase = ROLL_ONE


def roll_one(meet: Meet, result: i64) -> None:
    """SM-32, SM-85: for better or worse."""
    seat = meet.chosen // FACES
    face = FACES - 1 - result  # result 0 of a single die is its last face
    meet.rolled[meet.chosen] -= 1
    meet.rolled[seat * FACES + face] += 1
    meet.tell(NUDGED, meet.best, meet.chosen, face + 1, meet.contest, total(meet, seat))
    meet.chosen = -1
    after_best_coach(meet)


def after_best_coach(meet: Meet) -> None:
    if meet.contest == FOR_TRAINING:
        rules_doping.start_pills(meet)
    else:
        rules_contest.rank(meet)
