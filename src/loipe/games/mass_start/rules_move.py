"""MS, moving: the choice after the roll, the line and the loops on the way, and what the square does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_cards, rules_finish, rules_range, rules_turn, rules_ways
from loipe.games.mass_start.codes import (
    BLOCKED,
    CLOSED,
    COACHED,
    CROSSED,
    DRAW,
    FINISH,
    KEPT,
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
from loipe.games.mass_start.course import LETTER_C, LETTER_E

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


def must_shoot(race: Race, seat: i64) -> bool:
    """MS-17: each agreed lap has one shooting."""
    return race.has_shot[seat] == 0 and race.lap[seat] < race.terms.laps


def find_ways(race: Race, points: i64) -> None:
    """Where the active skier's move of so many points may end (MS-3 to MS-5, MS-7, MS-28)."""
    seat = race.active
    race.can_finish = 0
    place = rules_ways.open_place(race, seat, points)
    if place >= 0:
        race.ways = rules_ways.along(race, place, race.terms.lane_bit[race.square[seat]], points)
        return
    if must_shoot(race, seat):
        rules_range.find_ways_to_range(race, seat, points)
        return
    if race.lap[seat] == race.terms.all_laps - 1:
        needed = distance(race, seat)
        if needed <= points:
            race.can_finish = 1
            race.ways = vec[i64]()
            return
    square = race.square[seat]
    rules_turn.lift(race, seat)  # MS-26: once round, the square it stands on is free
    race.ways = rules_ways.farthest(race, seat, points, False)
    rules_turn.put(race, seat, square)


def distance(race: Race, seat: i64) -> i64:
    """Steps to cross the line by the shortest way, loops still owed included."""
    terms = race.terms
    return terms.course.distance(terms.routes[race.lap[seat]], race.loops_left[seat], race.square[seat])


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
    return code_of(pick_way(race, rng))


def code_of(way: i64) -> i64:
    """What is written of a way; below zero it is the code of another choice."""
    if way < 0:
        return -way
    return SQUARE + (way & SQUARES)


def pick_way(race: Race, rng: Rng) -> i64:
    """The same as a way; below zero it is the code of another choice."""
    sprint = i64(may_sprint(race))
    ways: i64 = len(race.ways)
    if ways == 0:
        if rng.below(1 + sprint) == 1:
            return -SPRINT
        return -FINISH if race.can_finish == 1 else -STAY
    drawn = rng.below(ways + sprint) - sprint
    if drawn < 0:
        return -SPRINT
    return race.ways[drawn]


def move_at_random(race: Race, rng: Rng) -> None:
    """Pick and move in one go; for a skier without kept cards."""
    take(race, pick_way(race, rng))


def take(race: Race, way: i64) -> None:
    """Go one of the ways; below zero it is the code of another choice."""
    if way < 0:
        move(race, -way)
    else:
        race.roll_change[race.active] = 0
        land(race, follow(race, way), False)


def move(race: Race, code: i64) -> None:
    """The choice after the roll."""
    if code >= SQUARE or code == FINISH or code == STAY:
        race.roll_change[race.active] = 0
    if code >= SQUARE:
        land(race, ski(race, code - SQUARE), False)
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
    """Go to the square of one of the ways."""
    for way in race.ways:
        if way & SQUARES == square:
            return follow(race, way)
    return follow(race, square)


def follow(race: Race, way: i64) -> i64:
    """Go there, closing laps and loops on the way; the square."""
    seat = race.active
    origin = race.square[seat]
    square = way & SQUARES
    rules_turn.put(race, seat, square)
    race.tell(MOVED, seat, origin, square, race.points + race.extra)
    while race.loops_left[seat] > (way >> 10) & LOOPS:
        race.loops_left[seat] -= 1
        race.tell(LOOP_DONE, seat, race.loops_left[seat])
    if way >= CLOSED:
        close_lap(race, seat)
    return square


def close_lap(race: Race, seat: i64) -> None:
    """The line is crossed: technique cards end, new ones may be played (MS-S10, MS-S18)."""
    race.lap[seat] += 1
    race.has_shot[seat] = 0
    race.lap_fresh[seat] = 1
    rules_cards.end_technique(race, seat)
    race.tell(CROSSED, seat, race.lap[seat])


def land(race: Race, square: i64, by_card: bool) -> None:
    """MS-20, MS-24: a stand goes before everything printed; then E, for one's own move, and C act."""
    if race.terms.quiet[square] == 1:
        rules_turn.end_turn(race)
        return
    course = race.terms.course
    if rules_range.is_at_stand(race, race.active):
        rules_range.enter_or_end(race, square)
    elif rules_range.has_free_stand(race, race.active):
        rules_range.enter_or_end(race, course.stands[course.stand_beside[square]])
    elif course.letter[square] == LETTER_E and race.terms.events == 1 and not by_card:
        race.phase = DRAW
        race.ways = vec[i64]()
    elif is_coached(race, square, by_card):
        meet_coach(race, square)
    else:
        if course.stand_beside[square] >= 0 and must_shoot(race, race.active):
            race.tell(WAITED, race.active, course.stand_beside[square])
        rules_turn.end_turn(race)


def is_coached(race: Race, square: i64, by_card: bool) -> bool:
    """MS-S9, MS-S16: a coach acts here; `fr` not after a move made by a card."""
    if race.terms.coaches == 0 or race.terms.course.letter[square] != LETTER_C:
        return False
    return not by_card or race.terms.french == 0


def meet_coach(race: Race, square: i64) -> None:
    race.tell(COACHED, race.active, square)
    roll_again(race, 1)


def roll_again(race: Race, may_decline: i64) -> None:
    """The same turn goes on (MS-S9, MS-S16, MS-S8); its one sprint card may have been played (MS-S15)."""
    race.ways = vec[i64]()
    race.natural = 0
    race.points = 0
    race.extra = 0
    race.gripped = 0
    race.again = may_decline
    rules_turn.open_roll(race)
