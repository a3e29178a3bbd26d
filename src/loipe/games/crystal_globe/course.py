"""A venue as the rules read it: rows of three white squares or one grey one, ring and stands. Built by courses.py."""

from __future__ import annotations

from loipe.core.ints import i64, vec
from loipe.games.crystal_globe.codes import FLAT, LANES, RING, STANDS


class Course:
    """Squares are numbered: 0 the start, then the lap row by row, then the ring; the stands follow, for drawing.

    Rows count from 0 here, from 1 in the names of squares. A lap ends with its last row.
    """

    def __init__(self, name: str, zones: list[int], icy: list[list[int]], range_first: int, range_rows: int) -> None:
        self.name: str = name
        self.rows: i64 = len(zones)
        self.zone: vec[i64] = vec[i64](zones)
        """By row: flat, climb or descent (CG-1); grey rows are flat."""
        self.range_first: i64 = range_first
        self.range_last: i64 = range_first + range_rows - 1
        self.stands_beside: i64 = STANDS // range_rows
        """CG-75: how many stands each range square has."""
        names = ["start"]
        ice = [0]
        row_of = [-1]
        row_first: list[int] = []
        row_ice: list[int] = []
        for row in range(len(zones)):
            row_first.append(len(names))
            if range_first <= row < range_first + range_rows:
                names.append(f"r{row - range_first + 1}")
                ice.append(0)
                row_of.append(row)
            else:
                names.extend(f"{'abc'[lane]}{row + 1}" for lane in range(LANES))
                ice.extend(icy[row])
                row_of.extend([row] * LANES)
            row_ice.append(int(sum(icy[row]) > 0))
        self.ring_first: i64 = len(names)
        names.extend(f"p{square + 1}" for square in range(RING))
        ice.extend([0] * RING)
        row_of.extend([range_first + range_rows - 1] * RING)
        self.squares: i64 = len(names)
        """Where a move may end; the stands are not among them."""
        names.extend(f"S{stand + 1}" for stand in range(STANDS))
        self.names: list[str] = names
        self.numbers: dict[str, int] = {square: number for number, square in enumerate(names)}
        self.ice: vec[i64] = vec[i64](ice)
        """By square."""
        self.row_ice: vec[i64] = vec[i64](row_ice)
        self.row_first: vec[i64] = vec[i64](row_first)
        self.white: vec[i64] = vec[i64]([int(name[0] in "abc") for name in names[: len(ice)]])
        """By square: 1 on white ones, 0 on grey."""
        self.row_of: vec[i64] = vec[i64](row_of)
        """By square; -1 for the start, the last range row for the ring."""

    def is_grey(self, row: i64) -> bool:
        """CG-1: the start (row -1) and the range; white rows hold one skier a square."""
        return row < 0 or self.range_first <= row <= self.range_last

    def square_of(self, row: i64, lane: i64, ring: i64) -> i64:
        """The number of a square: in the ring by its place from 1, else by row and lane."""
        if ring > 0:
            return self.ring_first + ring - 1
        if row < 0:
            return 0
        if self.is_grey(row):
            return self.row_first[row]
        return self.row_first[row] + lane

    def ring_of(self, square: i64) -> i64:
        """A square's place in the ring, from 1; 0 outside."""
        if square < self.ring_first:
            return 0
        return square - self.ring_first + 1

    def lane_of(self, square: i64) -> i64:
        """0 on grey squares."""
        if self.white[square] == 0:
            return 0
        return square - self.row_first[self.row_of[square]]

    def zone_of(self, row: i64) -> i64:
        """CG-1: grey squares count as flat."""
        if row < 0:
            return FLAT
        return self.zone[row]

    def stand_row(self, stand: i64) -> i64:
        """CG-75: the lowest numbers lie beside the last range square."""
        return self.range_last - stand // self.stands_beside
