"""How a game went, seat by seat and ply by ply: stretches of the way, shootings, laps with places.

Each game's `splits` reads its own events with a `Notebook`; a story is drawn from what it wrote. What adds up over
many games, without saying when it happened, is in `measures`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from loipe.core.game import Event

Told: TypeAlias = Sequence[Sequence[Event]]
"""By ply what happened; the first before any ply."""
Way = Literal["skiing", "range", "loop"]


class Stretch(msgspec.Struct, frozen=True):
    """What a seat was at, after one ply and until another."""

    kind: Way
    first: int
    last: int


class Visit(msgspec.Struct, frozen=True):
    """One shooting: the plies it took, and shot by shot whether it hit."""

    first: int
    last: int
    shots: tuple[bool, ...]


class Lap(msgspec.Struct, frozen=True):
    """The end of a lap, or what counts as one, and the place by then: equals share it. What it took, in rounds."""

    ply: int
    place: int
    skiing: int
    range: int
    loop: int


class Finish(msgspec.Struct, frozen=True):
    """How it ended for a seat, as a sentence: a message id and its numbers."""

    message: str
    facts: dict[str, int] = {}


class SeatSplits(msgspec.Struct, frozen=True):
    """One seat's game."""

    seat: int
    team: int
    """From 1; 0 where everybody races alone."""
    stretches: tuple[Stretch, ...]
    visits: tuple[Visit, ...]
    laps: tuple[Lap, ...]
    counts: dict[str, int]
    """By the game's own names: shots, hits, loops, falls, rounds."""
    finish: Finish | None
    """How it ended for the seat."""


class Note(msgspec.Struct, frozen=True):
    """An event worth keeping for itself."""

    ply: int
    round: int
    kind: str
    seat: int
    facts: dict[str, Any]


class Splits(msgspec.Struct, frozen=True):
    """The whole game."""

    rounds: int
    seats: tuple[SeatSplits, ...]
    notes: tuple[Note, ...] = ()


class Notebook:
    """What a game's `splits` writes into while it reads the events."""

    def __init__(self, seats: int, teams: Sequence[int] = ()) -> None:
        self.seats = range(seats)
        self.teams = tuple(teams) or (0,) * seats
        self.ply = self.round = 0
        self.rounds = [0]
        """After each ply."""
        self.begun: list[tuple[Way, int]] = [("skiing", 0)] * seats
        self.stretches: list[list[Stretch]] = [[] for _ in self.seats]
        self.shots: list[list[bool]] = [[] for _ in self.seats]
        self.visits: list[list[Visit]] = [[] for _ in self.seats]
        self.keys: list[list[tuple[int, tuple[int, int]]]] = [[] for _ in self.seats]
        """By seat, lap by lap: its ply, and how long it took."""
        self.counts: list[Counter[str]] = [Counter() for _ in self.seats]
        self.finishes: list[Finish | None] = [None] * seats
        self.notes: list[Note] = []
        self.is_race = False
        """Somebody has left for a range or ended a lap."""

    def read(self, told: Told) -> Iterator[Event]:
        """Every event, in order; the round is noted by the way."""
        for self.ply, events in enumerate(told):
            for event in events:
                if event.kind == "round":
                    self.round = number(event, "round")
                yield event
            self.rounds[self.ply :] = [self.round]

    def goes(self, seat: int, kind: Way) -> None:
        """From now on the seat is at something else."""
        self.is_race = True
        before, since = self.begun[seat]
        if before != kind and self.ply > since:
            self.stretches[seat].append(Stretch(before, since, self.ply))
        if before != kind:
            self.begun[seat] = kind, self.ply

    def waits_until_now(self, seat: int) -> None:
        """Its race begins only here."""
        self.begun[seat] = "skiing", self.ply

    def shoots(self, seat: int, hit: bool) -> None:
        self.shots[seat].append(hit)
        self.counts[seat]["shots"] += 1
        self.counts[seat]["hits"] += hit

    def leaves_range(self, seat: int, loops: int) -> None:
        """A shooting is over, and so many penalty loops are due."""
        since = self.begun[seat][1]
        self.visits[seat].append(Visit(since, self.ply, tuple(self.shots[seat])))
        self.shots[seat] = []
        self.counts[seat]["loops"] += loops
        self.goes(seat, "loop" if loops else "skiing")

    def laps(self, seat: int, took: tuple[int, int] | None = None) -> None:
        """A lap is over: who was earlier is ahead, or whose laps took less."""
        self.is_race = True
        self.keys[seat].append((self.ply, took or (self.ply, 0)))

    def ends(self, seat: int) -> None:
        """The seat's own way is at its end."""
        kind, since = self.begun[seat]
        if self.ply > since:
            self.stretches[seat].append(Stretch(kind, since, self.ply))
        self.begun[seat] = kind, self.ply
        self.counts[seat]["rounds"] = self.round

    def note(self, event: Event) -> None:
        self.notes.append(Note(self.ply, self.round, event.kind, event.seat, dict(event.facts)))

    def placed(self) -> list[tuple[Lap, ...]]:
        """Every lap with its place among all sides: of a relay team one lap follows another, whoever skis it."""
        sides: dict[int, list[tuple[int, int]]] = {}
        numbered: list[list[tuple[int, int]]] = [[] for _ in self.seats]
        ended = sorted((ply, seat, at) for seat in self.seats for at, (ply, _) in enumerate(self.keys[seat]))
        for _, seat, at in ended:
            side = sides.setdefault(self.side(seat), [])
            numbered[seat].append((len(side), at))
            side.append(self.keys[seat][at][1])

        def place(lap: int, took: tuple[int, int]) -> int:
            return 1 + sum(len(each) > lap and each[lap] < took for each in sides.values())

        return [
            tuple(self.lap(seat, at, place(lap, self.keys[seat][at][1])) for lap, at in numbered[seat])
            for seat in self.seats
        ]

    def lap(self, seat: int, at: int, place: int) -> Lap:
        """With the rounds of each kind of stretch from the end of the lap before on."""
        ply = self.keys[seat][at][0]
        since = self.keys[seat][at - 1][0] if at else 0
        took: Counter[str] = Counter()
        for stretch in self.stretches[seat]:
            first, last = max(since, stretch.first), min(ply, stretch.last)
            if first < last:
                took[stretch.kind] += self.rounds[last] - self.rounds[first]
        return Lap(ply, place, took["skiing"], took["range"], took["loop"])

    def side(self, seat: int) -> int:
        return -self.teams[seat] if self.teams[seat] else seat

    def closed(self) -> Splits:
        """The game is over: nothing more is written. Whoever is still on the way has come so far."""
        for seat in self.seats:
            if "rounds" not in self.counts[seat]:
                if self.shots[seat]:
                    self.leaves_range(seat, 0)
                self.ends(seat)
        laps = self.placed()
        return Splits(
            self.round,
            tuple(
                SeatSplits(
                    seat, self.teams[seat], tuple(self.stretches[seat] if self.is_race else ()),
                    tuple(self.visits[seat]), laps[seat],
                    dict(self.counts[seat]), self.finishes[seat],
                )
                for seat in self.seats
            ),
            tuple(self.notes),
        )  # fmt: skip


def number(event: Event, fact: str) -> int:
    """A fact that is a number, or whether something is so."""
    found = event.facts[fact]
    assert isinstance(found, int)
    return found


def arrivals(book: Notebook, finished: dict[int, tuple[int, int]]) -> None:
    """Whose end is not told yet: by the round and the squares beyond the line, how far behind the first it came in."""
    first = min(finished.values(), key=lambda at: (at[0], -at[1]), default=(0, 0))
    for seat in book.seats:
        if book.finishes[seat] is not None:
            continue
        if seat not in finished:
            book.finishes[seat] = Finish("story-finish-on-the-way")
            continue
        (round_, beyond), is_first = finished[seat], finished[seat] == first
        facts = {"rounds": round_ - first[0] if round_ > first[0] else round_, "squares": first[1] - beyond}
        kind = "rounds" if is_first else "later" if round_ > first[0] else "squares"
        book.finishes[seat] = Finish(f"story-finish-{kind}", facts)


def splits(config: Any, told: Told) -> Splits:
    """Of a game that counts nothing of its own."""
    book = Notebook(len(config.holders))
    for _ in book.read(told):
        pass
    return book.closed()
