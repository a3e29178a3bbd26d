"""Shooting dice, wax tokens and nation boards, read from data/nations.txt with all defects at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

import msgspec

from loipe.core.game import Defects, Fact, Refused
from loipe.games.ski_tour.codes import COLUMNS, EFFECTS, LEVELS, ROW, TOKENS

FULL = 4
LONGEST = 20_000
"""Letters of a boards file; ours has 4000."""
LONGEST_NAME = 30
MOST_EFFECTS = 6
MOST_LISTED = 12
NUMBERS = ("1", "2", "3", "4")
"""Of columns, and of dice in one."""


class Token(msgspec.Struct, frozen=True):
    """A kind of wax token; its title is `ski-tour-card-<name>`."""

    name: str
    effects: tuple[str, ...]
    price: bool
    either: bool


class Nation(msgspec.Struct, frozen=True):
    """A player board (ST-1); its title is `ski-tour-nation-<name>`."""

    name: str
    advanced: bool
    tokens: tuple[str, ...]
    suggested: tuple[int, ...]
    """Numbers on the list of tokens, from 0."""
    ladder: tuple[str, ...]
    """Colours from the top level down."""
    room: tuple[int, ...]
    full_at: tuple[int, ...]
    swaps: tuple[bool, ...]
    printed: str = ""


class Boards(msgspec.Struct, frozen=True):
    """All there is to choose from."""

    dice: dict[str, int]
    tokens: dict[str, Token]
    nations: dict[str, Nation]


class Reader:
    """Gathers boards and defects, line by line."""

    def __init__(self) -> None:
        self.dice: dict[str, int] = {}
        self.tokens: dict[str, Token] = {}
        self.nations: dict[str, Nation] = {}
        self.defects: list[Refused] = []
        self.line = 0
        self.opened = 0

    def defect(self, message: str, clause: str, line: int = 0, **facts: Fact) -> None:
        self.defects.append(Refused(f"ski-tour-boards-{message}", clause, line=line or self.line, **facts))

    def read(self, text: str) -> None:
        if len(text) > LONGEST:
            self.defect("long", "ST-1", letters=len(text), most=LONGEST)
            return
        known = {"die": self.die, "token": self.token, "nation": self.nation}
        parts = {"tokens": self.own_tokens, "row": self.row, "ladder": self.ladder, "column": self.column,
                 "swap": self.swap, "printed": self.printed}  # fmt: skip
        for self.line, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            strange = [word for word in words if len(word) > LONGEST_NAME or not word.isprintable()]
            if not words:
                continue
            if strange:
                self.defect("name", "ST-1", word=strange[0][:20], most=LONGEST_NAME)
            elif words[0] in known:
                known[words[0]](words[1:])
            elif words[0] in parts and self.nations:
                parts[words[0]](words[1:])
            else:
                self.defect("word", "ST-1", word=words[0][:20])
        self.check()
        if not self.nations:
            self.defect("empty", "ST-1")

    def die(self, words: list[str]) -> None:
        if len(words) != 2 or words[1] not in (*NUMBERS, "5") or words[0] in self.dice:
            self.defect("die", "ST-40", word=" ".join(words)[:30])
        else:
            self.dice[words[0]] = int(words[1])

    def token(self, words: list[str]) -> None:
        name, effects = words[0] if words else "", words[1:]
        price = effects[:1] == ["price"]
        effects = effects[1:] if price else effects
        either = "or" in effects
        plain = effects[::2] if either else effects
        strange = [effect for effect in plain if effect not in EFFECTS]
        if not name or name in self.tokens or not plain or (either and effects[1::2] != ["or"] * (len(plain) - 1)):
            self.defect("token", "ST-80", name=name[:30])
        elif len(plain) > MOST_EFFECTS:
            self.defect("effects", "ST-80", name=name[:30], most=MOST_EFFECTS)
        elif strange:
            self.defect("effect", "ST-80", effect=strange[0][:20], effects=", ".join(EFFECTS))
        else:
            self.tokens[name] = Token(name, tuple(plain), price, either)

    def nation(self, words: list[str]) -> None:
        self.check()
        self.opened = self.line
        if len(words) != 2 or words[1] not in ("base", "advanced") or words[0] in self.nations:
            self.defect("nation", "ST-1", name=" ".join(words)[:30])
        name = words[0] if words else ""
        ladder = tuple(sorted(self.dice, key=lambda colour: -self.dice[colour]))
        four = (FULL,) * COLUMNS
        self.nations[name] = Nation(
            name, words[1:] == ["advanced"], (), tuple(range(ROW)), ladder, four, four, (False,) * COLUMNS
        )

    def change(self, **fields: object) -> None:
        """Of the nation read last."""
        name = next(reversed(self.nations))
        self.nations[name] = msgspec.structs.replace(self.nations[name], **fields)

    def own_tokens(self, words: list[str]) -> None:
        for word in words:
            if word not in self.tokens:
                self.defect("no-token", "ST-4", name=word[:30])
        self.change(tokens=tuple(words))

    def row(self, words: list[str]) -> None:
        known = {str(number) for number in range(1, TOKENS + 1)}
        if len(words) != ROW or len(known.intersection(words)) != ROW:
            self.defect("row", "ST-4", count=ROW, last=TOKENS)
        else:
            self.change(suggested=tuple(int(word) - 1 for word in words))

    def ladder(self, words: list[str]) -> None:
        if len(words) != LEVELS or any(word not in self.dice for word in words):
            self.defect("ladder", "ST-73", count=LEVELS, dice=listed(self.dice))
        else:
            self.change(ladder=tuple(words))

    def column(self, words: list[str]) -> None:
        numbers = words[:1] + words[2::2]
        if len(words) != 5 or words[1::2] != ["room", "full"] or not all(word in NUMBERS for word in numbers):
            self.defect("column", "ST-70")
            return
        at, room, full = (int(word) for word in numbers)
        nation = self.nations[next(reversed(self.nations))]
        if full > room:
            self.defect("column", "ST-70")
        rooms, fulls = list(nation.room), list(nation.full_at)
        rooms[at - 1], fulls[at - 1] = room, full
        self.change(room=tuple(rooms), full_at=tuple(fulls))

    def swap(self, words: list[str]) -> None:
        if len(words) != 1 or words[0] not in NUMBERS:
            self.defect("swap", "ST-71")
            return
        swaps = list(self.nations[next(reversed(self.nations))].swaps)
        swaps[int(words[0]) - 1] = True
        self.change(swaps=tuple(swaps))

    def printed(self, words: list[str]) -> None:
        if len(words) != 1 or words[0] not in self.tokens:
            self.defect("printed", "ST-72")
        else:
            self.change(printed=words[0])

    def check(self) -> None:
        """What only a whole nation shows: eight tokens, four levels."""
        if not self.nations:
            return
        nation = self.nations[next(reversed(self.nations))]
        if len(nation.tokens) != TOKENS:
            self.defect("tokens", "ST-4", self.opened, name=nation.name, count=len(nation.tokens), wanted=TOKENS)
        if len(nation.ladder) != LEVELS:
            self.defect("ladder", "ST-73", self.opened, count=LEVELS, dice=listed(self.dice))


def listed(names: Iterable[str]) -> str:
    """As many names as a sentence bears."""
    every = list(names)
    return ", ".join(every[:MOST_LISTED]) + (", …" if len(every) > MOST_LISTED else "")


def read(text: str) -> Boards:
    """The boards a file describes; Defects with all that is wrong with it."""
    reader = Reader()
    reader.read(text)
    if reader.defects:
        raise Defects(sorted(reader.defects, key=lambda defect: int(str(defect.facts["line"]))))
    return Boards(reader.dice, reader.tokens, reader.nations)


@lru_cache(maxsize=64)
def boards(text: str = "") -> Boards:
    """Of a text, or those that come with the game."""
    return read(text or (files("loipe.games.ski_tour") / "data" / "nations.txt").read_text("utf-8"))
