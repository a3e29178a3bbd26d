"""What the second judge of refusals sees: a refused word where it was said, and the course walked step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from loipe.core.game import Illegal
from loipe.games.mass_start.codes import PHASES
from loipe.games.mass_start.state import Race


class Case(NamedTuple):
    """A refused word where it was said."""

    race: Race
    word: str
    refusal: Illegal

    @property
    def seat(self) -> int:
        return self.race.active

    @property
    def phase(self) -> str:
        return PHASES[self.race.phase]

    @property
    def points(self) -> int:
        return self.race.points + self.race.extra

    @property
    def here(self) -> str:
        return self.race.terms.course.names[self.race.square[self.seat]]

    @property
    def is_moving(self) -> bool:
        return self.phase in ("move", "carried")

    @property
    def lap(self) -> int:
        return self.race.lap[self.seat]

    @property
    def owes_shooting(self) -> bool:
        """MS-17: the agreed laps have one shooting each."""
        return self.lap < self.race.terms.laps and self.race.has_shot[self.seat] == 0

    @property
    def beside(self) -> int:
        """The stand in whose row the skier is, from 1; 0 if in none."""
        return self.stand_in_row(self.here)

    def stand_in_row(self, name: str) -> int:
        return self.race.terms.course.stand_beside[self.number(name)] + 1

    def number(self, name: str) -> int:
        return self.race.terms.course.numbers[name]

    def is_square(self) -> bool:
        return self.word in self.race.terms.course.numbers

    def stander(self, name: str) -> int:
        """The other skier who stands there; -1 if none does."""
        number = self.number(name)
        for seat in range(self.race.terms.seats):
            stands = self.race.square[seat] == number and not self.race.fallen[seat] and not self.race.beyond[seat]
            if stands and seat != self.seat and self.race.round:
                return seat
        if not self.race.round and self.race.at[number]:  # figures are still being placed (MS-2)
            return self.race.at[number] - 1
        return -1

    def free_stands(self) -> list[int]:
        return [stand for stand in range(1, 7) if self.stander(f"S{stand}") < 0]


class Spot(NamedTuple):
    name: str
    loops: int
    closed: int


class Walk(NamedTuple):
    """How the course is walked: over taken squares or not, past the range or not, back along the range."""

    case: Case
    over_others: bool = True
    past_range: bool = False
    loops: int = -1
    back: bool = False

    def levels(self) -> list[set[str]]:
        """Where 1, 2, ... points lead."""
        owed = self.case.race.loops_left[self.case.seat] if self.loops < 0 else self.loops
        spots = {Spot(self.case.here, owed, 0)}
        found = []
        for _ in range(self.case.points):
            spots = {step for spot in spots for step in self.steps(spot) if self.is_open(step.name)}
            if not spots:
                break
            found.append({spot.name for spot in spots})
        return found

    def counts(self, names: Iterable[str]) -> set[int]:
        """With how many points one of these is reached."""
        wanted = set(names)
        return {points for points, level in enumerate(self.levels(), 1) if wanted & level}

    def is_open(self, name: str) -> bool:
        return self.over_others or self.case.stander(name) < 0

    def steps(self, spot: Spot) -> Iterator[Spot]:
        race, course = self.case.race, self.case.race.terms.course
        number = self.case.number(spot.name)
        name, loops, closed = spot
        if self.back:
            for step in linked(race, len(course.routes) + 1, number):
                yield Spot(step, loops, closed)
            return
        owes_shooting = self.case.owes_shooting if not closed else self.case.lap + closed < race.terms.laps
        if self.case.stand_in_row(name) == 6 and owes_shooting and not self.past_range:
            return
        loops -= course.leaves_loop[number] if loops else 0
        closed += course.closes[number]
        if self.case.lap + closed < race.terms.all_laps:
            table = len(course.routes) if loops else race.terms.routes[self.case.lap + closed]
            for step in linked(race, table, number):
                yield Spot(step, loops, closed)


def linked(race: Race, table: int, number: int) -> list[str]:
    course = race.terms.course
    at = table * course.squares + number
    return [course.names[course.links[link]] for link in range(course.starts[at], course.starts[at + 1])]


def row_of(case: Case, stand: int) -> list[str]:
    """MS-22: either square of a stand's row serves it."""
    return [name for name in case.race.terms.course.names if name[0] in "abcdef" and case.stand_in_row(name) == stand]


def goals(case: Case) -> list[str]:
    return row_of(case, int(case.word[1])) if case.word[0] == "S" else [case.word]


def turns_back(case: Case) -> bool:
    """MS-23, `ru`: who waits beside the stands may step back."""
    return case.owes_shooting and case.beside > 0 and not case.race.terms.french


def reach(case: Case) -> set[int]:
    """With how many points the word's squares are reached on an empty course."""
    found = Walk(case).counts(goals(case))
    return found | Walk(case, back=True).counts(goals(case)) if turns_back(case) else found


def can_step(case: Case, back: bool = False) -> bool:
    """One step ahead, or back, is open at all."""
    return bool(Walk(case, over_others=False, back=back).levels())


def has_way(case: Case) -> bool:
    return can_step(case) or (turns_back(case) and can_step(case, back=True))


def finishes(case: Case) -> bool:
    """MS-28: in the last lap, with the shooting done, the points lead over the line by the shortest way."""
    if case.owes_shooting or case.lap + 1 < case.race.terms.all_laps:
        return False
    course = case.race.terms.course
    last = {name for name in course.names if course.closes[case.number(name)]}
    rest = [points for points in Walk(case).counts(last) if points < case.points]
    return bool(rest) or case.here in last
