"""MS, the range: reaching a stand, wind and risk, pauses, the series, and back to the track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_cards, rules_move, rules_turn, rules_waiting, rules_ways
from loipe.games.mass_start.codes import (
    AIM,
    AIMED,
    BACK,
    BLEW,
    CALM,
    ENTERED,
    GO,
    HIGH,
    KEPT,
    LOW,
    MEDIUM,
    PAUSED,
    QUICK,
    RISK,
    SHOT,
    SHOT_AT,
    SHOT_OUT,
    SHOTS,
    SQUARES,
    TARGETS,
    THROUGH_LOOP,
    WIND,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race
    from loipe.games.mass_start.terms import Terms

TWO: Final = vec[i64]([0, 1])
RISKS: Final = vec[i64]([LOW, MEDIUM, HIGH])


def is_at_stand(race: Race, seat: i64) -> bool:
    stand = race.square[seat] - race.terms.first_stand
    return 0 <= stand <= 5


def has_free_stand(race: Race, seat: i64) -> bool:
    """MS-23: waiting beside a stand that has become free."""
    course = race.terms.course
    stand = course.stand_beside[race.square[seat]]
    return stand >= 0 and race.at[course.stands[stand]] == 0 and rules_move.must_shoot(race, seat)


def find_ways_to_range(race: Race, seat: i64, points: i64) -> None:
    """MS-7, MS-22, MS-23: a skier who has to shoot stops at the range."""
    if race.terms.course.stand_beside[race.square[seat]] >= 0:
        rules_waiting.find_ways_along_range(race, seat, points)
    elif race.terms.french == 1:
        race.ways = into_stands(race, rules_ways.farthest(race, seat, points, True))
    elif race.terms.regular == 1:
        race.ways = rules_ways.by_lanes(race, seat, points, True, True)
    else:
        race.ways = rules_waiting.stands_within(race, seat, points, True)
        if len(race.ways) == 0:
            race.ways = rules_ways.farthest(race, seat, points, True)


def into_stands(race: Race, ways: vec[i64]) -> vec[i64]:
    """MS-7, `fr`: a move that ends beside a free stand enters it."""
    course = race.terms.course
    ends = race.terms.ahead
    count: i64 = 0
    for way in ways:
        stand = course.stand_beside[way & SQUARES]
        end = way
        if stand >= 0 and race.at[course.stands[stand]] == 0:
            end = course.stands[stand]
        count = rules_ways.add(ends, count, end)
    return rules_ways.in_order(ends, count)


def any_stand(race: Race) -> bool:
    """One of the ways leads onto a stand."""
    stands = race.terms.course.stands
    for way in race.ways:
        if stands[0] <= way <= stands[5]:
            return True
    return False


def enter_or_end(race: Race, square: i64) -> None:
    if not enter(race, square - race.terms.course.stands[0]):
        rules_turn.end_turn(race)


def enter(race: Race, stand: i64) -> bool:
    """MS-8, MS-S7: on the stand's grey square; first the wind, then the risk. False if the turn is over."""
    seat = race.active
    rules_turn.put(race, seat, race.terms.course.stands[stand])
    race.ways = vec[i64]()
    race.targets_left[seat] = TARGETS
    race.shots[seat] = 0
    race.hits[seat] = 0
    race.red_wind[seat] = 0
    race.tell(ENTERED, seat, stand)
    if race.terms.wind == 1:
        race.phase = WIND
        return True
    return after_wind(race)


def wind_weights(race: Race) -> vec[i64]:
    """MS-S7: three red and three blue faces, by ruling."""
    return vec[i64]([6 - race.terms.red_faces, race.terms.red_faces])


def blow(race: Race, red: i64) -> None:
    race.red_wind[race.active] = red
    race.tell(BLEW, race.active, red)
    if not after_wind(race):
        rules_turn.end_turn(race)


def after_wind(race: Race) -> bool:
    if race.terms.risk == 1:
        race.phase = RISK
        return True
    take_aim(race, 3, 0)
    return False


def choose_risk(race: Race, code: i64) -> None:
    take_aim(race, base_of(code), pauses_for(race.terms, code))
    rules_turn.end_turn(race)


def base_of(code: i64) -> i64:
    """MS-S6: low hits with 2 and higher, medium with 3, high with 4."""
    return 2 if code == LOW else 3 if code == MEDIUM else 4


def pauses_for(terms: Terms, code: i64) -> i64:
    """MS-S6: low waits four turns, medium two, high none."""
    if code == LOW:
        return terms.low_pauses
    if code == MEDIUM:
        return terms.medium_pauses
    return 0


def risk_with(race: Race, seat: i64, base: i64) -> i64:
    """MS-S17: the choice, one more in red wind, one less with the rifle, at least 2."""
    risk = base + race.red_wind[seat] - race.rifle_open[seat]
    if risk < 2:
        return 2
    return risk


def take_aim(race: Race, base: i64, pauses: i64) -> None:
    seat = race.active
    risk = risk_with(race, seat, base)
    race.risk[seat] = risk
    race.pauses_left[seat] = pauses
    race.tell(AIMED, seat, risk, pauses, base)


def begin_at_stand(race: Race, seat: i64) -> bool:
    """MS-9, MS-S6: one pause or one shot a turn. Whoever holds secret cards is asked first."""
    if race.kept[seat] != 0:
        race.phase = AIM
        return True
    if race.pauses_left[seat] > 0:
        pause(race, seat)
        return False
    race.phase = SHOT
    return True


def pause(race: Race, seat: i64) -> None:
    race.pauses_left[seat] -= 1
    race.tell(PAUSED, seat, race.pauses_left[seat])


def aim_options(race: Race) -> vec[i64]:
    options = vec[i64]()
    options = append(options, GO)
    if race.risk[race.active] > 2:
        options = rules_cards.add_kept(race, options, CALM, CALM)
    if race.pauses_left[race.active] > 0:
        options = rules_cards.add_kept(race, options, QUICK, QUICK)
    return options


def aim(race: Race, code: i64) -> None:
    """On with the pause or the shot, or a kept card first."""
    seat = race.active
    if code >= KEPT:
        verb = race.terms.verbs[code - KEPT]
        rules_cards.discard_kept(race, code - KEPT)
        if verb == CALM:
            race.risk[seat] -= 1
        else:
            race.pauses_left[seat] = 0
        if race.kept[seat] != 0:
            return
    if race.pauses_left[seat] > 0:
        pause(race, seat)
        rules_turn.end_turn(race)
    else:
        race.phase = SHOT


def shot_weights(race: Race) -> vec[i64]:
    """MS-9: risk r hits on r or more."""
    risk = race.risk[race.active]
    return vec[i64]([risk - 1, 7 - risk])


def pick_shot(race: Race, rng: Rng) -> i64:
    return i64(rng.below(6) + 1 >= race.risk[race.active])


def shoot(race: Race, hit: i64) -> None:
    """MS-10: the series ends with the fifth target or the eighth shot."""
    seat = race.active
    race.hits[seat] |= hit << race.shots[seat]
    race.shots[seat] += 1
    race.targets_left[seat] -= hit
    race.tell(SHOT_AT, seat, hit, race.targets_left[seat], race.shots[seat])
    if race.targets_left[seat] > 0 and race.shots[seat] < SHOTS:
        rules_turn.end_turn(race)
        return
    race.tell(SHOT_OUT, seat, race.targets_left[seat], race.shots[seat])
    race.has_shot[seat] = 1
    race.series[seat] = race.series[seat] * 8 + race.targets_left[seat] + 1
    race.loops_left[seat] = race.targets_left[seat]
    if race.terms.ending == THROUGH_LOOP and race.lap[seat] == race.terms.laps - 1:
        race.loops_left[seat] += 1  # MS-17: everyone skis it once, on top of what is owed
    race.phase = BACK
    race.ways = squares_beside(race, seat)


def squares_beside(race: Race, seat: i64) -> vec[i64]:
    """MS-10: `fr` the farther lane, `ru` either; if taken, the other; if both, the nearest free row behind."""
    course = race.terms.course
    stand = race.square[seat] - course.stands[0]
    far = course.far[stand]
    if race.terms.french == 1 and race.at[far] == 0:
        ways = vec[i64]()
        return append(ways, far)
    row = course.row[far]
    free = rules_turn.free_in_row(race, row)
    while len(free) == 0:  # five others cannot fill the rows behind
        row = course.row_before[race.terms.routes[race.lap[seat]] * len(course.row_first) + row]
        free = rules_turn.free_in_row(race, row)
    return free


def step_back(race: Race, square: i64) -> None:
    """It goes back in the turn of the last shot and skis from the next turn on."""
    rules_turn.put(race, race.active, square)
    rules_turn.end_turn(race)
