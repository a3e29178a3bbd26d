"""A game is a module: META and the functions beside its State. Nothing outside a game's folder knows more of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from loipe.core.contract import NOBODY, Bot, State
from loipe.core.observer import Observer
from loipe.core.rng import Rng

if TYPE_CHECKING:
    from loipe.core.guide import Guide
    from loipe.core.measures import Gauge, Sheets
    from loipe.core.shown import AnyOpen, AnyOwn, AnyShown
    from loipe.core.splits import Splits, Told

Fact: TypeAlias = "int | float | str | bool | None | Sequence[int] | Sequence[str]"
Facts: TypeAlias = Mapping[str, Fact]


class Choice(msgspec.Struct, frozen=True):
    """One setting of a game, as a table form or `--set` needs it. Texts: `<game>-option-<name>`."""

    name: str
    kind: Literal["switch", "number", "choice", "list", "course"]
    clause: str
    values: tuple[str | int, ...] = ()
    """What may be chosen; for numbers the lowest and the highest."""


class Meta(msgspec.Struct, frozen=True):
    """What a game is called and what it can be set to."""

    id: str
    """As typed: `mass-start`. Also the prefix of its message ids."""
    title: str
    designer: str
    box: str
    """The name on the published box."""
    year: int | None
    fewest: int
    most: int
    """Seats."""
    rules_version: int
    """Bumped when options, apply or notation change."""
    presets: Mapping[str, Any]
    """Named configs; the first is the one to start with."""
    choices: tuple[Choice, ...]
    languages: tuple[str, ...] = ("en",)
    two_hold_four: bool = False
    """Two names in a list of seats mean two seats each, in turn."""
    earlier: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """By rules version, ascending: the values that settings new or changed in it had before."""
    renamed: Callable[[Any, str], str] | None = None
    """At this position, a logged word of earlier rules as it is said today; nobody who plays is read through it."""
    telling: tuple[str, ...] = ()
    """Kinds of events that a turning point is told by, those that say most first."""
    colours: tuple[str, ...] = ()
    """Of figures or dice, to choose from; without a choice seats get them in this order."""


class Sizes(msgspec.Struct, frozen=True):
    """Seats' codes are 0..actions-1, chance's 0..outcomes-1."""

    actions: int
    outcomes: int
    plies: int
    """No game is longer."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """One number or circumstance behind a question: 5 on the die, +2 downhill."""

    message: str
    facts: Facts = {}
    clause: str = ""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat may do, as a person needs it."""

    code: int
    word: str
    message: str
    facts: Facts = {}
    target: str = ""
    """The place on the board it belongs to: a square, a card, a die; empty for a plain button."""
    odds: tuple[Part, ...] = ()
    clause: str = ""
    throws: bool = False
    """It says that the dice are thrown: whoever chose it need not press again."""
    quiet: bool = False
    """Few want it, and it cannot be taken back: not the button that stands out."""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What is asked of a seat (or of whoever throws the dice) now."""

    seat: int
    message: str
    facts: Facts
    clause: str
    options: tuple[Option, ...]
    parts: tuple[Part, ...] = ()
    hand: int = NOBODY
    """Of chance's: the seat whose real die or card it is, and who may see it."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How it stands, or ended: a place from 1 per seat, equal for ties, and why the game is over."""

    places: tuple[int, ...]
    over: bool
    reason: str
    """A message id: `<game>-over-...`; empty while the game goes on."""
    scores: tuple[int, ...] = ()

    @property
    def leader(self) -> int:
        """Who is first alone, of a team its first seat; -1 if nobody is: behind equals a place is left out."""
        return self.places.index(1) if 2 in self.places else -1


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact of play. Its text is `<game>-event-<kind>`, or `...-<kind>-hidden` where a fact is withheld."""

    kind: str
    seat: int
    clause: str
    facts: Facts = {}
    secret: tuple[str, ...] = ()
    """The facts that only the holder of the seat learns."""
    hidden: bool = False
    """Some are withheld from whoever sees it so."""

    def seen_by(self, seats: frozenset[int]) -> Event:
        """What the holder of these seats learns of it: a withheld fact is None."""
        if not self.secret:
            return self
        if self.seat in seats:
            return Event(self.kind, self.seat, self.clause, self.facts)
        open_facts = {name: None if name in self.secret else fact for name, fact in self.facts.items()}
        return Event(self.kind, self.seat, self.clause, open_facts, hidden=None in open_facts.values())


class Refused(Exception):
    """Bad input, in one sentence: what is wrong, where, and what would be right."""

    def __init__(self, message: str, clause: str = "", **facts: Fact) -> None:
        super().__init__(message, clause, facts)
        self.message = message
        self.clause = clause
        self.facts: Facts = facts


class Malformed(Refused):
    """Not a word of the game's notation."""


class Illegal(Refused):
    """A word, but not open now: the reason, with its clause."""


class Defects(Exception):
    """Everything wrong with a file or a config, at once."""

    def __init__(self, defects: Sequence[Refused]) -> None:
        super().__init__(defects)
        self.defects = tuple(defects)


class Agreed(Protocol):
    """What every game's config says beside the game's own settings."""

    @property
    def holders(self) -> tuple[int, ...]:
        """By seat: the number of the player who holds it."""


class Measure(msgspec.Struct, frozen=True):
    """How long a course is."""

    squares: int = 0
    """All of them; 0 where they are not counted."""
    laps: tuple[tuple[str, int], ...] = ()
    """By route: the squares of a lap; empty where laps are not counted in squares."""


class Courses(Protocol):
    """The courses of a game; all but `names` take one's name or its whole text, and refuse it with every defect."""

    def names(self) -> tuple[str, ...]:
        """Those that come with the game."""

    def text_of(self, text_or_name: str) -> str: ...

    def measure(self, text_or_name: str) -> Measure: ...


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Agreed)
V = TypeVar("V")


class Game(Protocol[S, C, V]):
    """The names a game's package exports: all that anybody outside asks of it."""

    @property
    def META(self) -> Meta: ...  # noqa: N802 - a constant of a module

    @property
    def Config(self) -> type[C]:  # noqa: N802 - a type of a module
        """What a table agrees on, as a frozen Struct; META's presets are of it."""

    @property
    def Shown(self) -> type[Any]:  # noqa: N802 - a type of a module
        """The tree that `show` returns, for whoever writes types from it."""

    @property
    def Board(self) -> type[Any]:  # noqa: N802 - a type of a module
        """The tree that `board` returns."""

    @property
    def ORDERS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """Standing orders a seat may leave with the table; empty where the game has none."""

    @property
    def courses(self) -> Courses | None:
        """None where the game is not played on one."""

    def thrower(self, state: S) -> int:
        """The seat whose hand a due throw waits for; NOBODY where chance falls by itself, or none is due."""

    def obey(self, state: S, seat: int, order: str) -> int | None:
        """The code that an order gives for a seat's choice; None where the seat has to answer itself."""

    def start(self, config: C, journal: list[int] | None = None) -> S:
        """A fresh game, or Defects with all that is wrong with the config. A journal hears the start itself too."""

    def sizes(self, config: C) -> Sizes: ...

    def forced(self, state: S) -> bool:
        """Public facts leave to_act() one option only: the table makes the move itself."""

    def view(self, state: S, seats: frozenset[int]) -> V:
        """All that the holder of these seats has seen and that still matters; built from nothing."""

    def sample(self, view: V, rng: Rng) -> S:
        """A position the view's holder cannot tell from the truth."""

    def observer(self, state: S) -> Observer:
        """Writes what a seat knows as numbers, for learners: of games with this one's config; its fields name them."""

    def show(self, view: V) -> AnyShown:
        """The view as a page needs it: the game's typed tree `Shown`, an open part and the holder's own."""

    def is_open(self, state: S) -> bool:
        """Nothing here is hidden from anybody: whoever only watches could rebuild the position."""

    def public(self, state: S) -> AnyOpen:
        """The open part of what anybody is shown, straight from a position: the same as that of any view of it."""

    def private(self, state: S, seats: frozenset[int]) -> AnyOwn:
        """The holder's own part, straight from a position: the same as that of these seats' view of it."""

    def position(self, state: S) -> AnyShown:
        """The whole position: what the holder of all seats is shown."""

    def board(self, config: C) -> Any:
        """All that never changes during a game and that a page needs to draw it."""

    def guide(self, config: C) -> Guide:
        """What can be pointed at on the board, in a sentence each, and the way through a first game."""

    def prompt(self, state: S, seat: int) -> Prompt:
        """The options of a seat that owes a choice, or of CHANCE."""

    def write(self, state: S, code: int) -> str:
        """The log's word for an option of to_act()."""

    def read(self, state: S, word: str) -> int:
        """The option of to_act() that a word means; Malformed or Illegal otherwise."""

    def events(self, state: S, journal: list[int]) -> list[Event]:
        """The journal's ints as facts."""

    @property
    def GAUGES(self) -> tuple[Gauge, ...]:  # noqa: N802 - a constant of a module
        """What `measures` tells, as the lab draws it."""

    def measures(self, state: S, journal: list[int]) -> Sheets:
        """What a finished game was like, by seat: its whole journal added up under names, the same for every seat."""

    def splits(self, config: C, told: Told) -> Splits:
        """How a game went, by seat and ply: its laps, shootings and loops, from all that was told of it."""

    def result(self, state: S) -> Result: ...

    def thumb(self) -> Bot:
        """The bot that plays by rules of thumb."""


AnyGame: TypeAlias = Game[Any, Any, Any]
