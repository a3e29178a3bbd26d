"""A course as the rules read it: numbered spaces and where a step leads from each (ST-26). Built by courses.py."""

from __future__ import annotations

from typing import Final

from loipe.core.ints import i64, vec

START: Final = 0
"""Behind the start line: no space of the course (ST-5)."""
PLAIN: Final = 0
RED: Final = 1
GREEN: Final = 2
WHITE: Final = 3
REACH: Final = 32
"""More steps than the dice of a turn and its wax can make."""


class Course:
    """Space 0 is behind the start line; then rows from Start to Goal, then the penalty lanes; the last is the Goal."""

    def __init__(self, name: str, names: list[str], marks: dict[str, list[int]], links: list[list[int]]) -> None:
        self.name: str = name
        self.names: list[str] = names
        self.numbers: dict[str, int] = {space: number for number, space in enumerate(names)}
        self.spaces: i64 = len(names)
        self.goal: i64 = len(names) - 1
        self.row: vec[i64] = vec[i64](marks["row"])
        """-1 behind the start line and in a penalty lane."""
        self.lane: vec[i64] = vec[i64](marks["lane"])
        self.colour: vec[i64] = vec[i64](marks["colour"])
        self.free: vec[i64] = vec[i64](marks["free"])
        """1 where sharing costs nothing (ST-42, ST-52)."""
        self.range: vec[i64] = vec[i64](marks["range"])
        """By shooting space: the number of its range, from 1; else 0."""
        self.penalty: vec[i64] = vec[i64](marks["penalty"])
        """By space of a penalty lane: the number of its range; else 0."""
        self.into_lane: vec[i64] = vec[i64](marks["into_lane"])
        """By shooting space: the first space of its penalty lane."""
        self.straight: vec[i64] = vec[i64](marks["straight"])
        """The next space of the same lane, or -1 where none is straight ahead."""
        self.straight_on: vec[i64] = vec[i64](straight_on(marks["straight"]))
        """By space * REACH + steps: where so many steps of the same lane lead, or -1."""
        self.left: vec[i64] = vec[i64](marks["left"])
        """Steps to cross the Goal, straight on; from a penalty lane with this lap's rest."""
        self.to_stop: vec[i64] = vec[i64]([steps_to_stop(marks, space) for space in range(len(names))])
        """The same to the next shooting space, or across the Goal."""
        self.lap: vec[i64] = vec[i64](marks["lap"])
        """By shooting space and space of a penalty lane: steps of a whole penalty lap."""
        self.ranges: i64 = max(marks["range"])
        starts: list[int] = [0]
        flat: list[int] = []
        for space, targets in enumerate(links):
            flat.extend(sorted(targets))
            if marks["range"][space]:
                flat.append(marks["into_lane"][space])
            starts.append(len(flat))
        self.links: vec[i64] = vec[i64](flat)
        """By space: sideways steps, then forward and diagonal ones, ascending; last, from a range, into its lane."""
        self.starts: vec[i64] = vec[i64](starts)
        self.sides: vec[i64] = vec[i64](marks["sides"])
        """How many of a space's links go sideways."""
        self.ahead: vec[i64] = vec[i64]([forward(marks, links, space) for space in range(len(names))])
        """The next space straight on, or where nothing is straight ahead the first one forward; -1 from the Goal."""

    def first(self, space: i64, may_side: i64, misses: i64) -> i64:
        """Where in `links` the steps open from a space begin (ST-26, ST-44)."""
        if misses > 0 and self.range[space] > 0:
            return self.starts[space + 1] - 1
        if may_side == 1:
            return self.starts[space]
        return self.starts[space] + self.sides[space]

    def past(self, space: i64, misses: i64) -> i64:
        """Where they have ended."""
        if misses == 0 and self.range[space] > 0:
            return self.starts[space + 1] - 1
        return self.starts[space + 1]

    def is_sideways(self, one: i64, other: i64) -> bool:
        return self.row[one] == self.row[other] and self.row[one] >= 0

    def is_open(self, space: i64) -> bool:
        """On the course itself: neither behind the line, nor at a range, nor in a penalty lane (ST-46)."""
        return self.row[space] >= 0 and self.range[space] == 0 and space != self.goal


def straight_on(straight: list[int]) -> list[int]:
    """For every space, where 0 to REACH - 1 steps straight ahead lead."""
    found: list[int] = []
    for space in range(len(straight)):
        there = space
        for _ in range(REACH):
            found.append(there)
            there = straight[there] if there >= 0 else -1
    return found


def forward(marks: dict[str, list[int]], links: list[list[int]], space: int) -> int:
    """The space that a step straight on leads to."""
    straight = marks["straight"][space]
    if straight >= 0 or not links[space]:
        return straight
    return links[space][0]


def steps_to_stop(marks: dict[str, list[int]], space: int) -> int:
    """ST-34, ST-40: until a move ends whatever dice are left, at a range still ahead or across the Goal."""
    here = marks["left"][space]
    own = marks["range"][space] + marks["penalty"][space]
    stops = [left for left, number in zip(marks["left"], marks["range"], strict=True) if number not in (0, own)]
    return here - max((left for left in stops if left < here), default=0)
