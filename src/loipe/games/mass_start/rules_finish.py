"""MS, the finish: crossing the line, ranking a round's finishers, roll-offs, the end of the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
from loipe.games.mass_start import rules_cards, rules_move, rules_turn
from loipe.games.mass_start.codes import (
    CROSSED_LAST,
    LAST_ROUND,
    LOOP_DONE,
    ORDER,
    ORDERED,
    OVER,
    RANKED,
    ROLL_OFF,
    ROLLED_OFF,
    ROUND,
    THROUGH_LOOP,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


def cross(race: Race, points: i64) -> None:
    """MS-28: squares beyond = points minus the squares up to the last one before the line, at least 1."""
    seat = race.active
    beyond = points - rules_move.distance(race, seat) + 1
    rules_turn.lift(race, seat)
    race.lap[seat] = race.terms.all_laps
    while race.loops_left[seat] > 0:  # MS-28: those still owed lie on the way
        race.loops_left[seat] -= 1
        race.tell(LOOP_DONE, seat, race.loops_left[seat])
    race.beyond[seat] = beyond
    rules_cards.end_technique(race, seat)
    race.tell(CROSSED_LAST, seat, beyond)
    race.tied = append(race.tied, seat)
    race.scores = append(race.scores, beyond)
    race.can_finish = 0
    rules_turn.end_turn(race)


def roll_for_order(race: Race) -> None:
    """MS-2, `ru`: the turn order by die; equals roll again."""
    race.tied = race.order[:]
    race.scores = vec[i64]([0 for _ in race.order])
    settle(race)


def end_round(race: Race) -> bool:
    """MS-29: every round in which somebody finishes is ranked by itself. True if nobody's turn follows yet."""
    if len(race.tied) == 0:
        return next_round(race)
    return settle(race)


def settle(race: Race) -> bool:
    """Sort the round's finishers; equals roll off; then places, and the next round or the end."""
    sort(race)
    at: i64 = 0
    while at + 1 < len(race.tied):
        if race.scores[at] == race.scores[at + 1]:
            start_roll_off(race, at)
            return True
        at += 1
    if race.round == 0:
        race.order = race.tied
        race.tied = vec[i64]()
        race.scores = vec[i64]()
        for seat in race.order:
            race.tell(ORDERED, seat)
        rules_turn.take_places(race)
        return True
    for seat in race.tied:
        give_place(race, seat, race.places_given + 1, 0)
    race.tied = vec[i64]()
    race.scores = vec[i64]()
    return next_round(race)


def sort(race: Race) -> None:
    """Farther beyond the line first; stable."""
    at: i64 = 1
    while at < len(race.tied):
        seat = race.tied[at]
        score = race.scores[at]
        spot = at
        while spot > 0 and race.scores[spot - 1] < score:
            race.scores[spot] = race.scores[spot - 1]
            race.tied[spot] = race.tied[spot - 1]
            spot -= 1
        race.scores[spot] = score
        race.tied[spot] = seat
        at += 1


def start_roll_off(race: Race, first: i64) -> None:
    """MS-14: the equal ones roll. Scores become steps of 8, so that a roll orders equals and nobody else."""
    step: i64 = 8 * len(race.tied)
    last = race.scores[0]
    at: i64 = 0
    while at < len(race.tied):
        if race.scores[at] != last:
            last = race.scores[at]
            step -= 8
        race.scores[at] = step
        at += 1
    race.rolling = first
    race.phase = ORDER if race.round == 0 else ROLL_OFF


def roll_off(race: Race, die: i64) -> None:
    """One of the equal ones rolls; after the last of them the list is sorted anew."""
    race.tell(ROLLED_OFF, race.tied[race.rolling], die, race.round)
    level = race.scores[race.rolling]
    race.scores[race.rolling] = level + die
    race.rolling += 1
    if race.rolling < len(race.tied) and race.scores[race.rolling] == level:
        return
    race.rolling = 0
    if not settle(race):
        rules_turn.begin_turn(race)


def give_place(race: Race, seat: i64, place: i64, shared: i64) -> None:
    race.places_given += 1
    race.place[seat] = place
    race.tell(RANKED, seat, place, shared)


def next_round(race: Race) -> bool:
    """MS-15: the race ends when the last but one has finished; MS-31: or with the last round."""
    if race.terms.seats - race.places_given <= 1:
        rank_the_rest(race)
        return True
    if race.round == race.terms.last_round:
        race.tell(LAST_ROUND, 0, race.round)
        rank_the_rest(race)
        return True
    race.round += 1
    race.turn = 0
    race.tell(ROUND, 0, race.round)
    return False


def rank_the_rest(race: Race) -> None:
    """MS-31: places as they stand: the shortest way left first, equal ones share the place."""
    while race.places_given < race.terms.seats:
        place = race.places_given + 1
        level = leaders(race)
        for seat in level:
            give_place(race, seat, place, 1 if len(level) > 1 else 0)
    race.phase = OVER


def leaders(race: Race) -> vec[i64]:
    """Of those without a place the ones with the shortest way left."""
    found = vec[i64]()
    fewest: i64 = -1
    for seat in race.order:
        if race.place[seat] == 0:
            left = way_left(race, seat)
            if fewest < 0 or left < fewest:
                fewest = left
                found = vec[i64]()
            if left == fewest:
                found = append(found, seat)
    return found


def way_left(race: Race, seat: i64) -> i64:
    """Squares to the finish by the shortest way; a shooting still to come counts as clean."""
    terms = race.terms
    lap = race.lap[seat]
    if lap >= terms.all_laps:
        return -race.beyond[seat]
    square = race.square[seat]
    stand = square - terms.course.stands[0]
    if 0 <= stand <= 5:
        square = terms.course.far[stand]
    loops = race.loops_left[seat]
    if terms.ending == THROUGH_LOOP and lap + 1 == terms.laps and race.has_shot[seat] == 0:
        loops += 1  # MS-17: in the last lap the closing loop is still to come
    left = terms.course.distance(terms.routes[lap], loops, square)
    lap += 1
    while lap < terms.all_laps:
        left += terms.lap_lengths[lap]
        lap += 1
    return left
