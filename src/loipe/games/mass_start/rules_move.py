"""MS, moving: where a move may end, blocking, the line, the loops on the way, and what the square does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
from loipe.games.mass_start import rules_cards, rules_finish, rules_range, rules_turn
from loipe.games.mass_start.words import (
    BLOCKED,
    COACHED,
    CROSSED,
    DRAW,
    FINISH,
    KEPT,
    LOOP_DONE,
    MOVE,
    MOVED,
    PUSH,
    REROLL,
    SPRINT,
    SQUARE,
    STAY,
    WAITED,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


def must_shoot(race: Race, seat: i64) -> bool:
    """MS-17: each agreed lap has one shooting."""
    return race.has_shot[seat] == 0 and race.lap[seat] < race.terms.laps


def find_ways(race: Race, points: i64) -> None:
    """Where the active skier's move of so many points may end (MS-3 to MS-5, MS-7, MS-28)."""
    seat = race.active
    race.can_finish = 0
    if must_shoot(race, seat):
        rules_range.find_ways_to_range(race, seat, points)
        return
    if race.lap[seat] == race.terms.all_laps - 1:
        needed = distance(race, seat)
        if needed <= points:
            race.can_finish = 1
            race.ways = vec[i64]()
            return
    race.ways = farthest(race, seat, points, False)


def distance(race: Race, seat: i64) -> i64:
    """Steps to cross the line by the shortest way, loops still owed included."""
    terms = race.terms
    return terms.course.distance(terms.routes[race.lap[seat]], race.loops_left[seat], race.square[seat])


def farthest(race: Race, seat: i64, points: i64, to_range: bool) -> vec[i64]:
    """MS-5: of all ways forward, those that use the most points. Empty when blocked on the spot."""
    squares = race.terms.course.squares
    ways = vec[i64]()
    ways = append(ways, race.square[seat] + squares * race.loops_left[seat])
    step: i64 = 0
    while step < points:
        ahead = vec[i64]()
        for way in ways:
            ahead = add_steps(race, seat, way, ahead, to_range)
        if len(ahead) == 0:
            break
        ways = ahead
        step += 1
    if step == 0:
        return vec[i64]()
    return in_order(ways, squares)


def add_steps(race: Race, seat: i64, way: i64, ahead: vec[i64], to_range: bool) -> vec[i64]:
    """The free squares one step on from a way; MS-19: a diagonal between two figures is open."""
    course = race.terms.course
    squares = course.squares
    square = way % squares
    rest = way // squares
    loops = rest % 8
    closed = rest // 8
    if to_range and course.stand_beside[square] == 5:
        return ahead
    if course.leaves_loop[square] == 1:
        loops -= 1
    table = course.owed_table() if loops > 0 else race.terms.routes[race.lap[seat] + closed]
    if course.closes[square] == 1:
        closed += 1
        if race.lap[seat] + closed >= race.terms.all_laps:
            return ahead
        table = race.terms.routes[race.lap[seat] + closed]
    link = course.first(table, square)
    past = course.past(table, square)
    while link < past:
        step = course.links[link]
        if race.at[step] == 0:
            node = step + squares * (loops + 8 * closed)
            if node not in ahead:
                ahead = append(ahead, node)
        link += 1
    return ahead


def in_order(ways: vec[i64], squares: i64) -> vec[i64]:
    """By square, each once; where two differ in loops left, the fewer (only on boards with a tiny loop)."""
    count = len(ways)
    at: i64 = 1
    while at < count:
        way = ways[at]
        spot = at
        while spot > 0 and later(ways[spot - 1], way, squares):
            ways[spot] = ways[spot - 1]
            spot -= 1
        ways[spot] = way
        at += 1
    single = vec[i64]()
    for way in ways:
        if len(single) == 0 or single[len(single) - 1] % squares != way % squares:
            single = append(single, way)
    return single


def later(one: i64, other: i64, squares: i64) -> bool:
    if one % squares != other % squares:
        return one % squares > other % squares
    return one > other


def move_options(race: Race) -> vec[i64]:
    """Squares or the finish; before that, after the roll, a sprint card (MS-S5) or a kept event (MS-S21)."""
    options = vec[i64]()
    if race.can_finish == 1:
        options = append(options, FINISH)
    elif len(race.ways) == 0:
        options = append(options, STAY)
    if race.phase == MOVE:
        if race.sprinted == 0 and race.sprints[race.active] > 0:
            options = append(options, SPRINT)
        options = rules_cards.add_kept(race, options, PUSH, REROLL)
    squares = race.terms.course.squares
    for way in race.ways:
        options = append(options, SQUARE + way % squares)
    return options


def move(race: Race, code: i64) -> None:
    """The choice after the roll."""
    if code >= SQUARE or code == FINISH or code == STAY:
        race.roll_change[race.active] = 0
    if code >= SQUARE:
        land(race, ski(race, code - SQUARE))
    elif code == FINISH:
        rules_finish.cross(race, race.points + race.extra)
    elif code == STAY:
        race.tell(BLOCKED, race.active, race.points + race.extra)
        rules_turn.end_turn(race)
    elif code == SPRINT:
        rules_cards.sprint(race)
    else:
        rules_cards.play_after_roll(race, code - KEPT)


def ski(race: Race, square: i64) -> i64:
    """Go there, closing laps and loops on the way; the square."""
    seat = race.active
    squares = race.terms.course.squares
    node = square
    for way in race.ways:
        if way % squares == square:
            node = way
            break
    origin = race.square[seat]
    rest = node // squares
    rules_turn.put(race, seat, square)
    race.tell(MOVED, seat, origin, square, race.points + race.extra)
    while race.loops_left[seat] > rest % 8:
        race.loops_left[seat] -= 1
        race.tell(LOOP_DONE, seat, race.loops_left[seat])
    if rest // 8 > 0:
        close_lap(race, seat)
    return square


def close_lap(race: Race, seat: i64) -> None:
    """The line is crossed: technique cards end, new ones may be played (MS-S10, MS-S18)."""
    race.lap[seat] += 1
    race.has_shot[seat] = 0
    race.lap_fresh[seat] = 1
    rules_cards.end_technique(race, seat)
    race.tell(CROSSED, seat, race.lap[seat])


def land(race: Race, square: i64) -> None:
    """MS-20, MS-24: a stand goes before everything printed; then E and C act, if their rule is on."""
    course = race.terms.course
    if rules_range.is_at_stand(race, race.active):
        rules_range.enter_or_end(race, square)
    elif course.letter[square] == 1 and race.terms.events == 1:
        race.phase = DRAW
        race.ways = vec[i64]()
    elif course.letter[square] == 2 and race.terms.coaches == 1:
        race.tell(COACHED, race.active, square)
        roll_again(race)
    else:
        if course.stand_beside[square] >= 0 and must_shoot(race, race.active):
            race.tell(WAITED, race.active, course.stand_beside[square])
        rules_turn.end_turn(race)


def roll_again(race: Race) -> None:
    """MS-S9, MS-S16: the same turn goes on; its one sprint card may have been played (MS-S15)."""
    race.ways = vec[i64]()
    race.natural = 0
    race.points = 0
    race.extra = 0
    race.gripped = 0
    race.again = 1
    rules_turn.open_roll(race)
