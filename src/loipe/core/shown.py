"""What every game's view has in common: how it stands, whose throw is next. Page and terminal draw from it alike.

A game's tree `Shown` has an open part with at least `active`, `standing` and `throw`, and the holder's own with at
least `hides`. A game that has no more to show, and no board of its own, takes `Plain`.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from loipe.core.game import Part

Dot = Literal["hit", "miss", "open"]
Tone = Literal["", "range", "loops", "done", "score"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One seat of the ranking."""

    seat: int
    place: int
    """0 while nothing tells the seats apart."""
    gap: int | None
    """Behind the leader, in the game's own measure; None where the status says more."""
    status: Part | None
    """What stands in the last column: the gap, the range, loops owed, the score."""
    tone: Tone = ""
    series: tuple[tuple[Dot, ...], ...] = ()
    """Every visit to the range, target by target."""
    facts: tuple[Part, ...] = ()
    """What else there is to know of the seat, sentence by sentence."""
    tag: Part | None = None
    """A short word before the name: the team."""
    about: Part | None = None
    """A second line under the name."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far a round has come."""

    round: Part
    phase: Part
    at: int
    of: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The ranking, best first, under a heading."""

    head: Part
    rows: tuple[Row, ...]
    progress: Progress | None = None


class Throw(msgspec.Struct, frozen=True, gc=False):
    """A throw that is due: whose hand it waits for, what is asked, and what the button says."""

    seat: int
    ask: Part
    button: str


class Open(msgspec.Struct, frozen=True):
    """What everybody sees, at least."""

    standing: Standing
    throw: Throw | None


class Own(msgspec.Struct, frozen=True):
    """What only the holder sees, at least."""

    hides: tuple[int, ...]
    """The seats that hold something others must not see."""


class Shown(msgspec.Struct, frozen=True):
    """What the view of every game has; each game's own has more."""

    open: Open
    own: Own


class PlainOpen(Open, frozen=True):
    """What everybody sees."""

    active: int
    """Whose turn it is."""


class PlainOwn(Own, frozen=True):
    """What only the holder sees."""

    told: dict[int, tuple[Part, ...]]
    """By seat, sentence by sentence."""


class Plain(msgspec.Struct, frozen=True):
    """The tree of a game that is drawn by its standing alone."""

    open: PlainOpen
    own: PlainOwn


class AnyOpen(Protocol):
    """What everybody sees, in any game."""

    @property
    def active(self) -> int: ...

    @property
    def standing(self) -> Standing: ...

    @property
    def throw(self) -> Throw | None: ...


class AnyOwn(Protocol):
    """What only the holder sees, in any game."""

    @property
    def hides(self) -> tuple[int, ...]: ...


class AnyShown(Protocol):
    """Any game's tree."""

    @property
    def open(self) -> AnyOpen: ...

    @property
    def own(self) -> AnyOwn: ...
