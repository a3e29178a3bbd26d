"""The typed tree that page and terminal draw from: what everybody sees, and what only the holder does."""

from __future__ import annotations

import msgspec

from loipe.core.shown import Standing, Throw
from loipe.games.sport_ist_mord import codes as c


class Die(msgspec.Struct, frozen=True):
    """A die at a sport, or on its fatal card."""

    seat: int
    value: int
    doped: bool = False
    """With a pill under it; last round's dice have lost theirs (SM-96)."""


class Sport(msgspec.Struct, frozen=True):
    """One sport of the circle."""

    name: c.Sport
    fatal: Die | None
    """The die on its fatal card: the sport is closed."""
    pile: int
    shuffled: dict[str, int]
    """Cards of the pile nobody knows the order of, by kind."""
    under: tuple[c.Card, ...]
    """Below them in this order."""
    outside: tuple[Die, ...]
    inside: tuple[Die, ...]
    strengths: tuple[int, ...]
    """By seat: success, which is also the risk; 0 without a new die here."""
    owned: tuple[int, ...]
    """By seat: training cards."""


class Stock(msgspec.Struct, frozen=True):
    """Training cards of one sport."""

    sport: c.Sport
    cards: int


class Accident(msgspec.Struct, frozen=True):
    """An accident card somebody keeps."""

    card: str
    kind: c.Card
    die: int
    """What the die on it shows; 0 once it has healed."""
    fatal: bool


class Player(msgspec.Struct, frozen=True):
    """One sportsman."""

    free: int
    rolled: tuple[int, ...]
    doped: tuple[int, ...]
    """Dice that lie there, lowest first."""
    pills: int
    stock: tuple[Stock, ...]
    accidents: tuple[Accident, ...]
    score: int
    sports: int
    largest: int


class Contender(msgspec.Struct, frozen=True):
    """Somebody in line for the cards of a sport."""

    seat: int
    dice: tuple[int, ...]
    """Of the roll at hand."""
    total: int
    has_claimed: bool


class Dealt(msgspec.Struct, frozen=True):
    """A card given out and not settled yet."""

    seat: int
    card: c.Card


class Open(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: c.Phase
    round: int
    last_round: int
    active: int
    first: int
    best: int
    """Who holds the coaches, -1 for nobody."""
    side: c.Side
    """Where new dice go."""
    reserve: int
    sport: c.Sport | None
    """The sport that is settled now."""
    extra: bool
    """Its cards are those for pills."""
    players: tuple[Player, ...]
    sports: tuple[Sport, ...]
    closed: int
    revealed: tuple[c.Card, ...]
    """Cards face up that nobody has yet."""
    line: tuple[Contender, ...]
    """Who is to get cards of the sport, best first as it stands."""
    dealt: tuple[Dealt, ...]
    picked: tuple[int, ...]
    """The active player's dice that are about to be rolled again."""
    standing: Standing
    throw: Throw | None


class Own(msgspec.Struct, frozen=True):
    """What only the holder sees."""

    claims: dict[int, c.Card]
    """By seat, until all have claimed."""
    hides: tuple[int, ...]
    """The seats that hold something others must not see."""


class Shown(msgspec.Struct, frozen=True):
    """The meet as page and terminal draw it."""

    open: Open
    own: Own


class Board(msgspec.Struct, frozen=True):
    """What never changes: the circle of sports, bowling first, the pills of the box, the players' colours."""

    sports: tuple[c.Sport, ...]
    pills: int
    colours: tuple[str, ...]
