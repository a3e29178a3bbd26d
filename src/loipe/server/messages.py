"""What page and server say to each other: over the socket `/api/tables/<table>/line` and over HTTP in one form.

TypeScript types are generated from these Structs (typescript.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

Facts = dict[str, Any]
View = Mapping[str, Any]
"""A game's Shown, as JSON already where it is built."""
Id = Annotated[str, msgspec.Meta(max_length=64)]


class EventLine(msgspec.Struct):
    """A fact of play as this viewer may know it. Text: `<game>-event-<kind>`, `-hidden` behind it if `hidden`."""

    kind: str
    seat: int
    clause: str
    facts: Facts
    hidden: bool
    secret: tuple[str, ...]
    """The facts that only the seat's holder may read, told to that holder."""


class PlyLine(msgspec.Struct):
    """One word of the log and what it brought about. Number 0 has no word: what happened before the first."""

    number: int
    seat: int
    """A seat, -1 for chance, -2 for number 0."""
    word: str | None
    """None where it is another's secret, until the game is over."""
    events: list[EventLine]
    leader: int
    """The seat that leads alone after it, or -1."""
    view: View | None = None
    """The game's Shown after it. None in plies that were there before you came: GET /replay tells."""
    result: Outcome | None = None
    """With the view."""


class Part(msgspec.Struct):
    """One number or circumstance behind a question: 5 on the die, +2 downhill."""

    message: str
    facts: Facts
    clause: str


class Option(msgspec.Struct):
    """One thing a seat may do."""

    word: str
    message: str
    facts: Facts
    target: str
    """The place on the board it belongs to: a square, a card, a die; empty for a plain button."""
    odds: list[Part]
    clause: str
    ends: bool = False
    """Dice fall, another acts or a secret comes to light: say it at once, no draft can go on from here."""
    throws: bool = False
    """It is the throw itself: say it with `press`, unless you would rather try it first."""
    quiet: bool = False
    """Few want it: not the button that stands out."""


class Question(msgspec.Struct):
    """What is asked of a seat of mine now (seat -1: which of the real dice or cards fell)."""

    seat: int
    question: str
    """Send it back with the words that answer it."""
    message: str
    facts: Facts
    clause: str
    options: list[Option]
    parts: list[Part]
    hand: int = -2
    """Of seat -1: the seat whose die or card it is, or -2."""
    button: str = ""
    """A throw of this seat's own is due: the message on the button to press (`press` in Say). No options then."""


class SeatLine(msgspec.Struct):
    """One skier or nation and who acts for it."""

    seat: int
    name: str
    holder: int
    """The number of the player; several seats may have the same."""
    bot: str
    """The kind of bot that plays it now; empty for a person."""
    person: bool
    """False where a bot has sat from the start."""
    here: bool
    """Its person is connected now (bots always)."""
    away: int
    """Seconds since its person was last seen; 0 while here."""
    order: str
    """The standing order, where the game has them; seen by its holder only."""
    left: int
    """Seconds left on its clock, to be counted down; -1 while none runs."""


class Chat(msgspec.Struct):
    """A line somebody said."""

    at: int
    holder: int
    text: str


class Undo(msgspec.Struct):
    """A wish to take words back, until everybody agrees, somebody declines or somebody plays on."""

    holder: int
    plies: int
    agreed: list[int]
    waiting: list[int]
    """The players who have not answered."""


class Invited(msgspec.Struct):
    """Who may still come. A table that waits begins when nobody is awaited any more, or when its host says so."""

    waiting: bool
    host: int
    free: list[int]
    """The seats that nobody has taken; bots play them after the start."""
    code: str
    """It lets others in: `/join/<code>`. Told to players and host; empty when nobody can come any more."""
    removable: list[int]
    """Told to the host: seats of guests who have not played yet."""


class Outcome(msgspec.Struct):
    """How it stands, or ended."""

    places: tuple[int, ...]
    over: bool
    reason: str
    scores: tuple[int, ...]


class Reason(msgspec.Struct):
    """The rule that stands against it; empty message if the word is open."""

    message: str
    text: str
    clause: str
    facts: Facts


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """Up, first: which link it is. Again on the same socket: bring me up to date."""

    token: str
    have: int = 0
    """The `at` of what I have; 0 for nothing."""


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Up: a seat's answer. The receipt is a Fresh with this id, or a No."""

    id: Id
    """8 to 64 letters, digits, - and _; the same again gets the first answer."""
    seat: int
    """-1: what real dice or cards showed."""
    question: str
    words: list[str]
    press: bool = False
    """Then throw the die that is due. With no words: only that."""


class Try(msgspec.Struct, tag="try", forbid_unknown_fields=True):
    """Up: what would these words of a seat lead to? Answered with Tried, or No with the rule against one of them."""

    id: Id
    seat: int
    words: list[str]


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """Up: anything else. Answered with Fresh or No, a reaction with Reaction. A chat's id is as that of Say."""

    id: Id
    what: Literal[
        "name", "bot", "ask", "agree", "decline", "order", "rematch", "react", "chat", "begin", "remove", "renew"
    ]  # fmt: skip
    """`ask`, `agree`, `decline`: about taking words back. `begin`, `remove` a guest, `renew` the code: a host's."""
    seat: int = -1
    text: str = ""
    """The name, the kind of bot or the order (empty for none), one of the table's reactions, a line of chat."""


class Fresh(msgspec.Struct, tag="fresh"):
    """Down, after each commit: what is new since the last one, or since the `have` of Hello."""

    id: str
    """Of the Say or Do of mine that this is the receipt for; else empty."""
    at: int
    """Counts what has been committed, one by one."""
    since: int
    """Keep the plies with numbers below this and put `plies` behind them (an undo makes it smaller)."""
    plies: list[PlyLine]
    owing: list[int]
    """The seats whose choice or throw is awaited, -1 for real dice."""
    asks: list[Question]
    """What my own seats are asked, one for each that owes."""
    seats: list[SeatLine]
    undo: Undo | None
    no_undo: str
    """Why I cannot take anything back, as a message id; empty if I can."""
    rematch: str
    """The id of the table that plays again with the same links, once somebody asked for it."""
    rematch_by: int
    """The player who asked for it; -1 before."""
    notices: list[Reason]
    """What everybody at the table should know: rules were mended, or why nothing moves at the moment."""
    invited: Invited | None
    """Of tables that were opened with seats for guests."""
    chat: list[Chat]
    """What people said meanwhile; the last 50 lines at most."""


class Table(msgspec.Struct, tag="table"):
    """Down, once: all a page needs to show a table from nothing. Again where that is shorter than what is new."""

    table: str
    game: str
    title: str
    kind: Literal["table", "log", "lesson"]
    """`log`: a file that was opened to look at."""
    holder: int
    """My player number, -1 for a spectator, -2 for a host without a seat."""
    mine: list[int]
    """My seats."""
    dice: Literal["live", "physical"]
    auto_dice: bool
    preset: str
    settings: Facts
    board: Facts
    orders: tuple[str, ...]
    """The standing orders this game knows."""
    reactions: tuple[str, ...]
    """What players may call out. Texts: `page-react-<name>`."""
    absence: int
    """Seconds away until others may let a bot play a seat."""
    watch: str
    """The page's address to watch by, for everybody to pass on; tables of earlier versions have none."""
    clock: int
    """Seconds for each move, then a bot steps in; 0 for none."""
    fresh: Fresh
    """All plies; the view with the last one only."""


class Tried(msgspec.Struct, tag="tried"):
    """Down: what the words would lead to, as far as this seat can know."""

    id: str
    ends: bool
    """Dice fall, another acts or something secret comes to light: say the words to see. Nothing below then."""
    view: View | None
    events: list[EventLine]
    ask: Question | None


class No(msgspec.Struct, tag="no"):
    """Down: a refusal of the message with this id. Over HTTP the body of every 4xx and 503."""

    id: str
    """Empty where there was no message with one."""
    message: str
    text: str
    """One English sentence."""
    clause: str
    facts: Facts
    later: bool = False
    """Nothing is wrong with it, only not at the moment: the same again is worth a try."""
    defects: list[Reason] = []
    """Everything wrong with a course, config or log, one by one."""


class Absent(msgspec.Struct):
    """A player who is not here, and for how many seconds."""

    holder: int
    seconds: int


class Here(msgspec.Struct, tag="here"):
    """Down, whenever it changes: who is connected. Count on from `away` yourself."""

    holders: list[int]
    away: list[Absent]
    watching: int
    """Open connections of spectators."""


class Notices(msgspec.Struct, tag="notices"):
    """Down, whenever they change: in place of those of the last Fresh."""

    notices: list[Reason]


class Reaction(msgspec.Struct, tag="reaction"):
    """Down: somebody rings the cowbell. Nothing of it is kept."""

    id: str
    """Of the Do of mine that this is the receipt for; else empty."""
    holder: int
    text: str


Up = Hello | Say | Try | Do
Down = Table | Fresh | Tried | No | Here | Notices | Reaction
REACTIONS = ("cowbell", "clap", "snowball", "ouch", "thanks", "hurry")
