"""MS, moving: where a move may end, blocking, the line, the loops on the way, and what the square does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_cards, rules_finish, rules_range, rules_turn
from loipe.games.mass_start.words import (
    BLOCKED,
    CLOSED,
    COACHED,
    CROSSED,
    DRAW,
    FINISH,
    KEPT,
    LOOP,
    LOOP_DONE,
    LOOPS,
    MOVE,
    MOVED,
    PUSH,
    REROLL,
    SPRINT,
    SQUARE,
    SQUARES,
    STAY,
    WAITED,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


LAST_STAND: Final = 5


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
    reached = race.terms.reached
    ahead = race.terms.ahead
    reached[0] = race.square[seat] + LOOP * race.loops_left[seat]
    count: i64 = 1
    step: i64 = 0
    while step < points:
        found: i64 = 0
        at: i64 = 0
        while at < count:
            found = add_steps(race, seat, reached[at], ahead, found, to_range)
            at += 1
        if found == 0:
            break
        spare = reached
        reached = ahead
        ahead = spare
        count = found
        step += 1
    if step == 0:
        return vec[i64]()
    return in_order(reached, count)


def add_steps(race: Race, seat: i64, way: i64, ahead: vec[i64], found: i64, to_range: bool) -> i64:
    """Put the free squares one step on behind those found; MS-19: a diagonal between two figures is open."""
    course = race.terms.course
    square = way & SQUARES
    if course.stand_beside[square] == LAST_STAND:
        closed = way >> 13
        if to_range or (closed > 0 and race.lap[seat] + closed < race.terms.laps):
            return found  # MS-7: nobody skis past, not even over the line and on to the next range in one move
    rest = way - square
    if course.leaves_loop[square] == 1 and rest >= LOOP:
        rest -= LOOP
    table: i64
    if course.closes[square] == 1:
        rest += CLOSED
        if race.lap[seat] + rest // CLOSED >= race.terms.all_laps:
            return found
    if (rest >> 10) & LOOPS > 0:
        table = course.owed_table()
    else:
        table = race.terms.routes[race.lap[seat] + (rest >> 13)]
    link = course.first(table, square)
    past = course.past(table, square)
    while link < past:
        step = course.links[link]
        if race.at[step] == 0:
            found = add(ahead, found, step + rest)
        link += 1
    return found


def add(ways: vec[i64], count: i64, way: i64) -> i64:
    """Put a way behind the others unless it is among them; how many there are now."""
    at: i64 = 0
    while at < count:
        if ways[at] == way:
            return count
        at += 1
    ways[count] = way
    return count + 1


def in_order(ways: vec[i64], count: i64) -> vec[i64]:
    """By square, each once; where two differ in loops left, the fewer (only on boards with a tiny loop)."""
    at: i64 = 1
    while at < count:
        way = ways[at]
        spot = at
        while spot > 0 and is_later(ways[spot - 1], way):
            ways[spot] = ways[spot - 1]
            spot -= 1
        ways[spot] = way
        at += 1
    single = vec[i64](capacity=8)
    at = 0
    while at < count:
        if at == 0 or ways[at - 1] & SQUARES != ways[at] & SQUARES:
            single = append(single, ways[at])
        at += 1
    return single


def is_later(one: i64, other: i64) -> bool:
    if one & SQUARES != other & SQUARES:
        return one & SQUARES > other & SQUARES
    return one > other


def move_options(race: Race) -> vec[i64]:
    """Squares or the finish; before that, after the roll, a sprint card (MS-S5) or a kept event (MS-S21)."""
    options = vec[i64](capacity=8)
    if race.can_finish == 1:
        options = append(options, FINISH)
    elif len(race.ways) == 0:
        options = append(options, STAY)
    if race.phase == MOVE:
        if may_sprint(race):
            options = append(options, SPRINT)
        options = rules_cards.add_kept(race, options, PUSH, REROLL)
    for way in race.ways:
        options = append(options, SQUARE + (way & SQUARES))
    return options


def may_sprint(race: Race) -> bool:
    """MS-S5: one card a turn."""
    return race.sprinted == 0 and race.sprints[race.active] > 0


def pick_move(race: Race, rng: Rng) -> i64:
    """One of move_options() without listing them; for a skier without kept cards."""
    sprint: i64 = 1 if may_sprint(race) else 0
    ways = len(race.ways)
    drawn = rng.below((ways if ways > 0 else 1) + sprint)
    if ways == 0:
        if drawn == 1:
            return SPRINT
        return FINISH if race.can_finish == 1 else STAY
    if drawn < sprint:
        return SPRINT
    return SQUARE + (race.ways[drawn - sprint] & SQUARES)


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
    found = square
    for way in race.ways:
        if way & SQUARES == square:
            found = way
            break
    origin = race.square[seat]
    rules_turn.put(race, seat, square)
    race.tell(MOVED, seat, origin, square, race.points + race.extra)
    while race.loops_left[seat] > (found >> 10) & LOOPS:
        race.loops_left[seat] -= 1
        race.tell(LOOP_DONE, seat, race.loops_left[seat])
    if found >= CLOSED:
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
    elif rules_range.has_free_stand(race, race.active):
        rules_range.enter_or_end(race, course.stands[course.stand_beside[square]])
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
