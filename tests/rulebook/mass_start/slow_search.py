"""Where a move may end, found slowly and plainly from the course's steps: what the fast search is compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from loipe.games.mass_start.state import Race

LAST = 5
FINISH = "finish"


class Spot(NamedTuple):
    """A square, the loops left on reaching it, and the laps closed on the way."""

    square: int
    loops: int = 0
    closed: int = 0


def ends(race: Race) -> set[str]:
    """The squares on which the active skier's points may be used up, or the finish; empty if it is blocked."""
    seat, points = race.active, race.points + race.extra
    names = race.terms.course.names
    if must_shoot(race, seat, 0):
        beside = race.terms.course.stand_beside[race.square[seat]]
        found = along_range(race, seat, points) if beside >= 0 else to_range(race, seat, points)
        return {names[square] for square in found}
    if race.lap[seat] + 1 == race.terms.all_laps and steps_home(race, seat) <= points:
        return {FINISH}
    return {names[spot.square] for spot in last_of(levels(race, seat, points, ahead))}


def must_shoot(race: Race, seat: int, closed: int) -> bool:
    return race.lap[seat] + closed < race.terms.laps and (closed > 0 or race.has_shot[seat] == 0)


def links(race: Race, table: int, square: int) -> list[int]:
    course = race.terms.course
    return [course.links[link] for link in range(course.first(table, square), course.past(table, square))]


def ahead(race: Race, seat: int, spot: Spot) -> Iterator[Spot]:
    """MS-3, MS-7, MS-12, MS-26: one step on, over free and taken squares alike."""
    course = race.terms.course
    square, loops, closed = spot
    if course.stand_beside[square] == LAST and must_shoot(race, seat, closed):
        return
    if course.leaves_loop[square]:
        loops -= 1
    if course.closes[square]:
        closed += 1
    if race.lap[seat] + closed < race.terms.all_laps:
        table = course.owed_table() if loops > 0 else race.terms.routes[race.lap[seat] + closed]
        for step in links(race, table, square):
            yield Spot(step, loops, closed)


def back(race: Race, seat: int, spot: Spot) -> Iterator[Spot]:
    """MS-23: one step back, along the range."""
    for step in links(race, race.terms.course.back_table(), spot.square):
        yield Spot(step)


Step = Callable[[Race, int, Spot], Iterator[Spot]]


def levels(race: Race, seat: int, points: int, step: Step) -> list[set[Spot]]:
    """MS-4: all that can be reached with 1, 2, ... points over free squares, one's own among them."""
    here = {Spot(race.square[seat], race.loops_left[seat])}
    found = []
    for _ in range(points):
        here = {to for spot in here for to in step(race, seat, spot) if race.at[to.square] in (0, seat + 1)}
        if not here:
            break
        found.append(here)
    return found


def last_of(reached: list[set[Spot]]) -> set[Spot]:
    """MS-5: as many points as can be used."""
    return reached[-1] if reached else set()


def free_stands(race: Race, reached: list[set[Spot]]) -> set[int]:
    """The free stands whose rows are among the squares reached."""
    course = race.terms.course
    rows = {course.stand_beside[spot.square] for level in reached for spot in level}
    return {course.stands[row] for row in rows if row >= 0 and race.at[course.stands[row]] == 0}


def to_range(race: Race, seat: int, points: int) -> set[int]:
    """MS-7, MS-22: towards the range for the first time."""
    reached = levels(race, seat, points, ahead)
    if not race.terms.french:
        return free_stands(race, reached) or {spot.square for spot in last_of(reached)}
    found = set()
    for spot in last_of(reached):
        found |= free_stands(race, [{spot}]) or {spot.square}
    return found


def along_range(race: Race, seat: int, points: int) -> set[int]:
    """MS-23: waiting beside a taken stand."""
    course = race.terms.course
    here = course.stand_beside[race.square[seat]]
    forward = levels(race, seat, points, ahead)
    free = [stand for stand in range(6) if race.at[course.stands[stand]] == 0]
    if race.terms.french:
        first = next((course.stands[stand] for stand in free if stand > here), -1)
        return {first} & free_stands(race, forward) or {spot.square for spot in last_of(forward)}
    backward = levels(race, seat, points, back)
    stands = free_stands(race, forward) | free_stands(race, backward)
    if stands or not free:
        return stands
    nearest = min(max(stand - here, here - stand) for stand in free)
    found = set()
    if here + nearest in free:
        found |= {spot.square for spot in last_of(forward)}
    if here - nearest in free:
        found |= {spot.square for spot in last_of(backward)}
    return found


def steps_home(race: Race, seat: int) -> int:
    """MS-28: steps across the line by the shortest way, other skiers ignored."""
    course = race.terms.course
    here = {Spot(race.square[seat], race.loops_left[seat])}
    steps = 1
    while not any(course.closes[spot.square] and spot.loops == 0 for spot in here):
        here = {to for spot in here for to in ahead(race, seat, spot)}
        steps += 1
    return steps
