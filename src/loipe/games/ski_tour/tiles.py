"""The course tiles, read from data/ours.tiles with all defects at once (ST-2)."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from loipe.core.game import Defects, Fact, Refused

KINDS = ("start", "goal", "plain", "climb", "descent", "white", "range")
TURNS = ("straight", "left", "right")
CELLS = ".^v*"
"""Plain, red uphill, green downhill, white zone."""
MARK_OF = {"climb": "^", "descent": "v", "white": "*"}
BOX = 20
"""Tiles in the box, each with two faces."""


class Row(msgspec.Struct, frozen=True):
    """Two or three spaces side by side, or a shooting space with its penalty lane."""

    cells: tuple[str, ...]
    is_range: bool = False


class Tile(msgspec.Struct, frozen=True):
    """One face of a tile: `7a` and `7b` are the two faces of tile 7."""

    id: str
    kind: str
    turn: str
    rows: tuple[Row, ...]

    @property
    def number(self) -> int:
        return int(self.id[:-1])

    @property
    def enters(self) -> int:
        """Lanes on the side where skiers come in."""
        return lanes(self.rows)

    @property
    def leaves(self) -> int:
        return lanes(self.rows[::-1])


def lanes(rows: tuple[Row, ...]) -> int:
    """Of the first row that is no shooting space."""
    return next((len(row.cells) for row in rows if not row.is_range), 0)


class Reader:
    """Gathers tiles and defects, line by line."""

    def __init__(self) -> None:
        self.tiles: dict[str, Tile] = {}
        self.defects: list[Refused] = []
        self.line = 0
        self.opened = 0
        self.head: tuple[str, str, str] | None = None
        self.rows: list[Row] = []

    def defect(self, message: str, line: int = 0, **facts: Fact) -> None:
        self.defects.append(Refused(f"ski-tour-{message}", "ST-2", line=line or self.line, **facts))

    def read(self, text: str) -> None:
        for self.line, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            if not words:
                continue
            if words[0] == "tile":
                self.close()
                self.open(words[1:])
            elif words[0] in ("row", "range"):
                self.row(words[0], words[1:])
            else:
                self.defect("tiles-word", word=words[0][:20])
        self.close()

    def open(self, words: list[str]) -> None:
        if len(words) != 3:
            self.defect("tiles-head")
            return
        name, kind, turn = words
        number = name[:-1]
        if not (number.isdecimal() and 1 <= int(number) <= BOX and name[-1] in "ab" and number == str(int(number))):
            self.defect("tiles-name", name=name[:20], last=BOX)
        elif name in self.tiles:
            self.defect("tiles-twice", name=name)
        elif kind not in KINDS:
            self.defect("tiles-kind", kind=kind[:20], kinds=", ".join(KINDS))
        elif turn not in TURNS:
            self.defect("tiles-turn", turn=turn[:20], turns=", ".join(TURNS))
        else:
            self.head, self.opened = (name, kind, turn), self.line

    def row(self, word: str, cells: list[str]) -> None:
        if self.head is None:
            self.defect("tiles-row-alone")
            return
        strange = [cell for cell in cells if cell not in CELLS or len(cell) != 1]
        if strange:
            self.defect("tiles-cell", cell=strange[0][:20], cells=" ".join(CELLS))
        elif word == "row" and len(cells) not in (2, 3):
            self.defect("tiles-lanes", count=len(cells))
        elif word == "range" and not 1 <= len(cells) <= 8:
            self.defect("tiles-penalty", count=len(cells))
        else:
            self.rows.append(Row(tuple(cells), word == "range"))

    def close(self) -> None:
        """Checks what only a whole tile shows."""
        if self.head is not None:
            name, kind, turn = self.head
            rows = tuple(self.rows)
            marks = {cell for row in rows if not row.is_range for cell in row.cells}
            ranges = sum(row.is_range for row in rows)
            if not lanes(rows):
                self.defect("tiles-empty", self.opened, name=name)
            elif rows[0].is_range or rows[-1].is_range or ranges != (kind == "range"):
                self.defect("tiles-range", self.opened, name=name)
            elif kind in MARK_OF and MARK_OF[kind] not in marks:
                self.defect("tiles-mark", self.opened, name=name, kind=kind, mark=MARK_OF[kind])
            else:
                self.tiles[name] = Tile(name, kind, turn, rows)
        self.head, self.rows = None, []


def read(text: str) -> dict[str, Tile]:
    """Tiles by id; Defects with all that is wrong with the file."""
    reader = Reader()
    reader.read(text)
    if reader.defects:
        raise Defects(reader.defects)
    return reader.tiles


@lru_cache
def box() -> dict[str, Tile]:
    """The 20 tiles that come with the game, 40 faces."""
    return read((files("loipe.games.ski_tour") / "data" / "ours.tiles").read_text("utf-8"))
