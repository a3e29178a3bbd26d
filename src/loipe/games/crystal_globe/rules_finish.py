"""CG, the finish: crossing the line, tags, places, the end of the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.games.crystal_globe import rules_range, rules_turn
from loipe.games.crystal_globe.codes import (
    CROSSED,
    LAST_ROUND,
    OVER,
    RANKED,
    RING,
    TAGGED,
    TIMED,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

ROUND_UNITS: Final = 16
"""CG-60: a race by time counts sixteenths of a round: no move is longer than 16 squares, so rounds go first."""
SQUARE_UNITS: Final = 4
"""A square of a time penalty: four squares are a round."""


def cross(race: Race, beyond: i64) -> None:
    """CG-62: at least one square beyond the line; nobody is in anybody's way there."""
    seat = race.active
    race.beyond[seat] = beyond
    race.finished[seat] = race.round
    race.tell(CROSSED, seat, beyond, race.round)
    if race.terms.by_time == 1:
        race.tell(
            TIMED, seat, race.round - race.start_round[seat] + 1, rules_range.misses(race, seat), race.terms.has_ring
        )
    following = next_leg(race, seat)
    if following >= 0:
        race.start_round[following] = race.round + 1
        race.arrived[following] = 16 * race.round + race.turn
        race.tell(TAGGED, seat, following)
    elif race.terms.by_time == 0:
        if race.terms.first_across == 1:
            give_place(race, seat)
        else:
            race.crossed = append(race.crossed, seat)


def next_leg(race: Race, seat: i64) -> i64:
    """CG-60: who is tagged at the line; -1 if the race is over for the team."""
    if race.terms.is_relay == 1:
        other = seat + 1
        while other < race.terms.seats:
            if race.terms.team[other] == race.terms.team[seat]:
                return other
            other += 1
    return -1


def is_decided(race: Race) -> bool:
    """CG-62: the race is over when the last but one has crossed; with `farthest` the round is played out."""
    return race.terms.first_across == 1 and race.places_given > 0 and unfinished(race) <= 1


def end_round(race: Race) -> bool:
    """CG-62, `farthest`: the round's finishers are placed. True if another round follows."""
    sort_by_beyond(race)
    for seat in race.crossed:
        give_place(race, seat)
    race.crossed = vec[i64]()
    if unfinished(race) > (0 if race.terms.by_time == 1 else 1) and race.round < race.terms.last_round:
        return True
    end_race(race)
    return False


def end_race(race: Race) -> None:
    """CG-62: whoever is still on the way is placed last; CG-63: after the last round all as they stand."""
    if unfinished(race) > 1:
        race.tell(LAST_ROUND, 0, race.round)
    if race.terms.by_time == 1:
        rank_by_time(race)
    rank_the_rest(race)
    race.phase = OVER


def unfinished(race: Race) -> i64:
    """Skiers still on the way; in a relay the teams, by their last legs."""
    left: i64 = 0
    seat: i64 = 0
    while seat < race.terms.seats:
        if race.beyond[seat] == 0 and next_leg(race, seat) < 0:
            left += 1
        seat += 1
    return left


def sort_by_beyond(race: Race) -> None:
    """CG-62, `farthest`: farther beyond the line is ahead; among equals whoever played earlier."""
    at: i64 = 1
    while at < len(race.crossed):
        seat = race.crossed[at]
        spot = at
        while spot > 0 and race.beyond[race.crossed[spot - 1]] < race.beyond[seat]:
            race.crossed[spot] = race.crossed[spot - 1]
            spot -= 1
        race.crossed[spot] = seat
        at += 1


def give_place(race: Race, seat: i64) -> None:
    """CG-60: in a relay the whole team has the place of its last leg."""
    race.places_given += 1
    put_place(race, seat, race.places_given)


def put_place(race: Race, seat: i64, place: i64) -> None:
    team: i64 = 0
    if race.terms.is_relay == 1:
        team = race.terms.team[seat] + 1
    race.tell(RANKED, seat, place, team)
    other: i64 = 0
    while other < race.terms.seats:
        if other == seat or (race.terms.is_relay == 1 and race.terms.team[other] == race.terms.team[seat]):
            race.place[other] = place
        other += 1


def time_of(race: Race, seat: i64) -> i64:
    """CG-60: rounds from the own start, less the squares beyond the line, and the squares that misses cost."""
    units = ROUND_UNITS * (race.finished[seat] - race.start_round[seat] + 1) - race.beyond[seat]
    if race.terms.has_ring == 0:
        units += SQUARE_UNITS * race.terms.miss_squares * rules_range.misses(race, seat)
    return units


def rank_by_time(race: Race) -> None:
    """CG-60: the shortest time wins; equal times share a place."""
    shortest: i64 = -1
    while True:
        following: i64 = -1
        seat: i64 = 0
        while seat < race.terms.seats:
            if race.beyond[seat] > 0:
                time = time_of(race, seat)
                if time > shortest and (following < 0 or time < following):
                    following = time
            seat += 1
        if following < 0:
            return
        place = race.places_given + 1
        seat = 0
        while seat < race.terms.seats:
            if race.beyond[seat] > 0 and time_of(race, seat) == following:
                race.places_given += 1
                put_place(race, seat, place)
            seat += 1
        shortest = following


def rank_the_rest(race: Race) -> None:
    """CG-63: places as the skiers stand; of a relay team the one on the course counts."""
    while True:
        best: i64 = -1
        seat: i64 = 0
        while seat < race.terms.seats:
            if race.place[seat] == 0 and is_out(race, seat) and (best < 0 or is_ahead(race, seat, best)):
                best = seat
            seat += 1
        if best < 0:
            return
        give_place(race, best)


def is_out(race: Race, seat: i64) -> bool:
    """Still to be placed by where it stands: not a leg that is over or waits for the tag."""
    if race.terms.is_relay == 0:
        return True
    return race.beyond[seat] == 0 and race.start_round[seat] > 0


def is_ahead(race: Race, seat: i64, other: i64) -> bool:
    """Later legs first, then those who have started, then by place on the course."""
    ours = legs_done(race, seat)
    theirs = legs_done(race, other)
    if ours != theirs:
        return ours > theirs
    started = race.start_round[seat] <= race.round
    if started != (race.start_round[other] <= race.round):
        return started
    return rules_turn.lead(race, seat) > rules_turn.lead(race, other)


def legs_done(race: Race, seat: i64) -> i64:
    done: i64 = 0
    if race.terms.is_relay == 1:
        other: i64 = 0
        while other < race.terms.seats:
            if race.terms.team[other] == race.terms.team[seat] and race.beyond[other] > 0:
                done += 1
            other += 1
    return done


def way_left(race: Race, seat: i64) -> i64:
    """Squares to the finish; a shooting still to come counts as clean, ring laps owed count."""
    terms = race.terms
    if race.beyond[seat] > 0:
        return -race.beyond[seat]
    left = (terms.laps - race.lap[seat]) * terms.course.rows - race.row[seat]
    if race.has_shot[seat] == 1:
        left += RING * race.black[seat] - race.ring[seat] % RING
    return left


def way_of_team(race: Race, seat: i64) -> i64:
    """CG-60: in a relay the ways of all legs together."""
    if race.terms.is_relay == 0:
        return way_left(race, seat)
    left: i64 = 0
    other: i64 = 0
    while other < race.terms.seats:
        if race.terms.team[other] == race.terms.team[seat]:
            left += way_left(race, other)
        other += 1
    return left
