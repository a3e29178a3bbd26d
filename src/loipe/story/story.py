"""The story of a finished game as facts: seats with luck and choices, win chances round by round, turning points."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from loipe.core.splits import Splits


class Told(msgspec.Struct, frozen=True):
    """A sentence by its message and facts."""

    message: str
    facts: dict[str, Any]
    clause: str = ""


class Decision(msgspec.Struct, frozen=True):
    """A choice other than the rule of thumb's."""

    ply: int
    round: int
    chosen: Told
    usual: Told
    worth: float
    """Points of win chance for its seat."""
    doubt: float


class SeatStory(msgspec.Struct, frozen=True):
    """One seat, in points of win chance: start + dice + choices + rivals = end."""

    seat: int
    name: str
    place: int
    start: float
    dice: float
    choices: float
    rivals: float
    end: float
    doubt: float
    """One standard error of `choices`."""
    decisions: int
    """How often it chose otherwise than the rule of thumb."""
    best: Decision | None = None
    worst: Decision | None = None
    lines: tuple[Told, ...] = ()
    """The best true things to be said of it, the best first."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the game turned: an event of luck, or a choice."""

    ply: int
    round: int
    seat: int
    amount: float
    kind: Literal["luck", "choice"]
    told: Told | None
    """What was seen of it; None of a choice."""
    decision: Decision | None = None


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chances once a round is over, in percent."""

    ply: int
    round: int
    chances: tuple[float, ...]


class Story(msgspec.Struct, frozen=True):
    """The whole of it. Where a number is a share of games, two standard errors of it are `doubt`, in points."""

    game: str
    seats: tuple[SeatStory, ...]
    turning_points: tuple[TurningPoint, ...]
    moments: tuple[Moment, ...]
    games: int
    doubt: float
    splits: Splits
