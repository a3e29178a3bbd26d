"""What page and server say to each other, over the line and over HTTP. typescript.py writes its types from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from loipe.core.guide import Guide

Facts = dict[str, Any]
View = Mapping[str, Any]
"""A game's Shown, as JSON already where it is built."""
Id = Annotated[str, msgspec.Meta(max_length=64)]


class EventLine(msgspec.Struct, gc=False):
    """A fact of play as this viewer may know it. Text: `<game>-event-<kind>`, `-hidden` behind it if `hidden`.
    `secret` are the facts that only the seat's holder may read, told to that holder."""

    kind: str
    seat: int
    clause: str
    facts: Facts
    hidden: bool
    secret: tuple[str, ...]


class PlyLine(msgspec.Struct, gc=False):
    """One word of the log and what it brought about. Number 0 has no word: what happened before the first.
    `seat` is -1 for chance, -2 for number 0; `leader` the seat that leads alone after it, or -1. Plies that were there
    before you came have no view (the game's Shown): GET /replay tells."""

    number: int
    seat: int
    word: str | None
    """None where it is another's secret, until the game is over."""
    events: list[EventLine]
    leader: int
    view: View | None = None
    result: Outcome | None = None


class Part(msgspec.Struct, gc=False):
    """One number or circumstance behind a question: 5 on the die, +2 downhill."""

    message: str
    facts: Facts
    clause: str


class Option(msgspec.Struct, gc=False):
    """One thing a seat may do; few want one that is `quiet`, so its button does not stand out."""

    word: str
    message: str
    facts: Facts
    target: str
    """The square, card or die on the board it belongs to; empty for a plain button."""
    odds: list[Part]
    clause: str
    ends: bool = False
    """Dice fall, another acts or a secret comes to light: say it at once, no draft can go on from here."""
    throws: bool = False
    """It is the throw itself: say it with `press`, unless you would rather try it first."""
    quiet: bool = False


class Question(msgspec.Struct, gc=False):
    """What is asked of a seat of mine now (seat -1: which of the real dice or cards fell). Send `question` back with
    the words that answer it. `hand` (of seat -1) is the seat whose die or card it is, or -2."""

    seat: int
    question: str
    message: str
    facts: Facts
    clause: str
    options: list[Option]
    parts: list[Part]
    hand: int = -2
    button: str = ""
    """A throw of this seat's own is due: the message on the button to press (`press` in Say). No options then."""


class SeatLine(msgspec.Struct, gc=False):
    """One skier or nation and who acts for it: the player's number (several seats may have the same), the kind of bot
    that plays it now, whether there is a person (False where a bot has sat from the start), connected now or seconds
    away, the standing order (told to its holder), and the seconds left on its clock (-1 while none runs)."""

    seat: int
    name: str
    holder: int
    bot: str
    person: bool
    here: bool
    away: int
    order: str
    left: int


class Chat(msgspec.Struct):
    """A line somebody said."""

    at: int
    holder: int
    text: str


class Undo(msgspec.Struct):
    """A wish to take words back, until all agree, somebody declines or plays on; `waiting` have not answered."""

    holder: int
    plies: int
    agreed: list[int]
    waiting: list[int]


class Invited(msgspec.Struct):
    """Who may still come. The table begins when all are there or its host says so; bots play `free` seats then. The
    host is told the seats of guests who have not played yet (`removable`)."""

    waiting: bool
    host: int
    free: list[int]
    code: str
    """It lets others in: `/join/<code>`. Told to players and host; empty when nobody can come any more."""
    removable: list[int]


class Outcome(msgspec.Struct, gc=False):
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
    """Up, first: which link it is, and the `at` of what I have. Again on the same socket: bring me up to date."""

    token: str
    have: int = 0


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Up: a seat's answer, or of seat -1 what real dice or cards showed. The receipt is a Fresh with this id, or a No.
    An id has 8 to 64 letters, digits, - and _; the same again gets the first answer. `press` throws the die that is due
    then; with no words only that."""

    id: Id
    seat: int
    question: str
    words: list[str]
    press: bool = False


class Try(msgspec.Struct, tag="try", forbid_unknown_fields=True):
    """Up: what would these words of a seat lead to? Answered with Tried, or No with the rule against one of them."""

    id: Id
    seat: int
    words: list[str]


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """Up: anything else. Answered with Fresh or No, a reaction with Reaction. A chat's id is as that of Say."""

    id: Id
    what: Literal[
        "name", "bot", "ask", "agree", "decline", "order", "rematch", "react", "chat", "begin", "remove", "renew",
        "hints",
    ]  # fmt: skip
    """`ask`, `agree`, `decline`: about taking words back. `begin`, `remove` a guest, `renew` the code: a host's. `text`
    is the name, the kind of bot or the order (empty for none), a reaction, a line of chat; of `hints` `yes` or `no`."""
    seat: int = -1
    text: str = ""


class Fresh(msgspec.Struct, tag="fresh"):
    """Down, after each commit: what is new since the last one, or since the `have` of Hello. `at` counts commits, `id`
    is that of the Say or Do of mine that this is the receipt for, else empty."""

    id: str
    at: int
    since: int
    """Keep the plies with numbers below this and put `plies` behind them (an undo makes it smaller)."""
    plies: list[PlyLine]
    owing: list[int]
    """The seats whose choice or throw is awaited, -1 for real dice; `asks` what my own of them are asked."""
    asks: list[Question]
    seats: list[SeatLine]
    undo: Undo | None
    no_undo: str
    """Why I cannot take anything back, as a message id; empty if I can."""
    no_hints: list[int]
    """Where several people play: those who have not agreed to hints yet. Empty where hints are open."""
    rematch: str
    """The id of the table that plays again with the same links, once somebody (`rematch_by`) asked for it."""
    rematch_by: int
    notices: list[Reason]
    """What everybody at the table should know: rules were mended, or why nothing moves at the moment."""
    invited: Invited | None
    """Of tables that were opened with seats for guests."""
    chat: list[Chat]
    """What people said meanwhile; the last 50 lines at most."""


class Table(msgspec.Struct, tag="table"):
    """Down, once: all a page needs to show a table from nothing, with the view after the last ply only. Again where
    that is shorter than what is new. A `log` is a file that was opened to look at."""

    table: str
    game: str
    title: str
    kind: Literal["table", "log", "lesson", "puzzle"]
    holder: int
    """My player number, -1 for a spectator, -2 for a host without a seat."""
    mine: list[int]
    dice: Literal["live", "physical"]
    auto_dice: bool
    preset: str
    settings: Facts
    board: Facts
    guide: Guide
    orders: tuple[str, ...]
    """Standing orders of this game; then what players may call out (texts: `page-react-<name>`)."""
    reactions: tuple[str, ...]
    absence: int
    """Seconds away until others may let a bot play a seat. `clock`: seconds for each move, then a bot steps in."""
    clock: int
    watch: str
    fresh: Fresh


class Tried(msgspec.Struct, tag="tried"):
    """Down: what the words would lead to, as far as this seat can know; nothing where it `ends` (see Option)."""

    id: str
    ends: bool
    view: View | None
    events: list[EventLine]
    ask: Question | None


class No(msgspec.Struct, tag="no"):
    """Down: a refusal, in one sentence, of the message with this id, if any; over HTTP the body of a 4xx or 503. If it
    is only for `later`, the same again is worth a try; `defects` is all that is wrong with a course, config or log."""

    id: str
    message: str
    text: str
    clause: str
    facts: Facts
    later: bool = False
    defects: list[Reason] = []


class Absent(msgspec.Struct):
    """A player who is not here."""

    holder: int
    seconds: int


class Here(msgspec.Struct, tag="here"):
    """Down, whenever it changes: who is connected, and how many spectators. Count on from `away` yourself."""

    holders: list[int]
    away: list[Absent]
    watching: int


class Notices(msgspec.Struct, tag="notices"):
    """Down, whenever they change: in place of those of the last Fresh."""

    notices: list[Reason]


class Reaction(msgspec.Struct, tag="reaction"):
    """Down: somebody rings the cowbell. Nothing of it is kept. `id` is that of a Do of mine, else empty."""

    id: str
    holder: int
    text: str


Up = Hello | Say | Try | Do
Down = Table | Fresh | Tried | No | Here | Notices | Reaction
REACTIONS = ("cowbell", "clap", "snowball", "ouch", "thanks", "hurry")
