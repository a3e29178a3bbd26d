"""CG, the range: stands, shooting dice, the weather, and what follows the last shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, shl, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_turn, rules_way
from loipe.games.crystal_globe.codes import (
    AIM,
    AT_STAND,
    GIVEN_STAND,
    GO,
    GUST,
    GUSTED,
    HIT,
    MISS,
    SEQUENCE,
    SERIES,
    SHOT,
    SHOT_AT,
    SOCK,
    STOP,
    STOPPED,
    TARGETS,
    WINDSOCK,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race
    from loipe.games.crystal_globe.terms import Terms

GO_OR_STOP: Final = vec[i64]([GO, STOP])


def reach_range(race: Race, seat: i64) -> None:
    """CG-20: the first range square gives a stand; the square beside it puts the skier on it."""
    course = race.terms.course
    if race.ring[seat] > 0 or not rules_way.must_shoot(race, seat):
        return
    if not course.range_first <= race.row[seat] <= course.range_last:
        return
    if race.stand[seat] < 0:
        race.stand[seat] = rules_way.stand_of(race, seat)
        race.tell(GIVEN_STAND, seat, race.stand[seat])
    if race.row[seat] == course.stand_row(race.stand[seat]):
        race.aiming[seat] = 1
        race.shots[seat] = 0
        race.fired[seat] = 0
        race.series[seat] = race.series[seat] * 64 + 32
        race.tell(AT_STAND, seat, race.stand[seat])


def begin_shooting(race: Race) -> None:
    """CG-22: at least one shot a turn, from the left of the sequence, in the weather of this moment."""
    race.turn_shots = 0
    race.phase = SHOT


def die_now(race: Race) -> i64:
    """CG-21: the shooting die of the shot at hand."""
    seat = race.active
    standing = race.terms.shootings[race.lap[seat]]
    return race.terms.die(standing, race.wind, race.terms.base[seat], race.turn_shots)


def hit_faces(terms: Terms, die: i64) -> i64:
    """CG-71, CG-25: white faces of a shooting die; a windsock hits, too."""
    return terms.hits[die] + terms.socks[die]


def shot_options(race: Race) -> vec[i64]:
    """CG-23: miss or hit; CG-25: on one die a windsock."""
    terms = race.terms
    die = die_now(race)
    options = vec[i64]()
    if hit_faces(terms, die) < terms.faces:
        options = append(options, MISS)
    if terms.hits[die] > 0:
        options = append(options, HIT)
    if terms.socks[die] > 0:
        options = append(options, SOCK)
    return options


def shot_weights(race: Race) -> vec[i64]:
    """CG-71: faces of the die."""
    terms = race.terms
    die = die_now(race)
    weights = vec[i64]()
    misses = terms.faces - hit_faces(terms, die)
    if misses > 0:
        weights = append(weights, misses)
    if terms.hits[die] > 0:
        weights = append(weights, terms.hits[die])
    if terms.socks[die] > 0:
        weights = append(weights, terms.socks[die])
    return weights


def pick_shot(race: Race, rng: Rng) -> i64:
    """One of these by its faces."""
    terms = race.terms
    die = die_now(race)
    face = rng.below(terms.faces) - terms.faces + hit_faces(terms, die)
    if face < 0:
        return MISS
    if face < terms.hits[die]:
        return HIT
    return SOCK


def shoot(race: Race, outcome: i64) -> None:
    """CG-23: a white target or a black one; CG-60: a relay's spare shot that hits takes a black one back."""
    seat = race.active
    die = die_now(race)
    hit: i64 = 0 if outcome == MISS else 1
    race.tell(SHOT_AT, seat, outcome, die, race.shots[seat] + 1)
    race.fired[seat] = race.fired[seat] * 128 + 2 * die + hit + 1
    race.series[seat] |= shl(hit, target_now(race))
    race.black[seat] = black_after(race.black[seat], race.shots[seat], hit)
    race.shots[seat] += 1
    race.turn_shots += 1
    if outcome == SOCK:
        race.phase = GUST
    else:
        go_on(race)


def target_now(race: Race) -> i64:
    """CG-23: the shots in order; CG-60: a spare one is for the first target that is still black."""
    target = race.shots[race.active]
    if target >= TARGETS:
        target = 0
        while (race.series[race.active] >> target) & 1 == 1:
            target += 1
    return target


def black_after(black: i64, shots: i64, hit: i64) -> i64:
    """CG-23: a miss blackens a target; CG-60: a spare shot, after the first five, only takes a black one back."""
    return black - hit if shots >= TARGETS else black + 1 - hit


def gust(race: Race, face: i64) -> None:
    """CG-25: a windsock on the event die turns the weather; the place in the sequence is kept."""
    if face == WINDSOCK:
        race.wind = 1 - race.wind
    race.tell(GUSTED, race.active, face, 1 if face == WINDSOCK else 0, race.wind)
    go_on(race)


def go_on(race: Race) -> None:
    """CG-22, CG-24: after each shot the shooter may stop; with the last the skier is off."""
    if is_series_over(race):
        leave(race)
    elif race.turn_shots == SEQUENCE:
        race.tell(STOPPED, race.active, shots_left(race))
        rules_turn.end_turn(race)
    else:
        race.phase = AIM


def is_series_over(race: Race) -> bool:
    """CG-20: 5 shots; CG-60: in a relay up to 3 more while black targets are left."""
    return is_enough(race.terms, race.shots[race.active], race.black[race.active])


def is_enough(terms: Terms, shots: i64, black: i64) -> bool:
    """Whether a series of so many shots, with so many black targets, is over."""
    return shots >= TARGETS and (black == 0 or shots >= most_shots(terms))


def most_shots(terms: Terms) -> i64:
    return TARGETS + terms.spare_shots


def shots_left(race: Race) -> i64:
    """Of the first five, or the spare ones."""
    shots = race.shots[race.active]
    return TARGETS - shots if shots < TARGETS else most_shots(race.terms) - shots


def misses(race: Race, seat: i64) -> i64:
    """CG-24: what stayed black in the series that are over."""
    packed = race.series[seat]
    if race.aiming[seat] == 1:
        packed >>= 6
    missed: i64 = 0
    while packed > 0:
        target: i64 = 0
        while target < TARGETS:
            missed += 1 - ((packed >> target) & 1)
            target += 1
        packed >>= 6
    return missed


def aim(race: Race, code: i64) -> None:
    """CG-22: on with the next die, or end the turn and start the sequence again next time."""
    if code == GO:
        race.phase = SHOT
        return
    race.tell(STOPPED, race.active, shots_left(race))
    rules_turn.end_turn(race)


def leave(race: Race) -> None:
    """CG-24: white targets are dropped; the skier moves at once. CG-60: an individual keeps its misses as time."""
    seat = race.active
    race.tell(SERIES, seat, race.black[seat], race.shots[seat], race.terms.has_ring)
    if race.terms.has_ring == 0:
        race.black[seat] = 0
    race.shots[seat] = 0
    race.aiming[seat] = 0
    race.stand[seat] = -1
    race.has_shot[seat] = 1
    race.slip[seat] = 0
    rules_turn.open_move(race)
