"""One table in memory: what is committed, who is connected, and where each request ended up."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from loipe.bots.outlook import Outlook
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import Dealer, LiveDealer
from loipe.core.game import Defects, Refused
from loipe.core.log import replay, take
from loipe.core.table import Table
from loipe.server import news
from loipe.server.doors.guard import SPECTATOR, hash_of
from loipe.server.doors.limits import Bucket
from loipe.server.doors.problems import Rejected
from loipe.server.guests import seated
from loipe.server.guests.invitation import Invitation
from loipe.server.messages import Chat
from loipe.server.store import CUTS, WORDS, Record, Row
from loipe.server.table.presence import Presence, Socket, Sockets
from loipe.server.table.sitting import Sitting

if TYPE_CHECKING:
    from loipe.server.thinking.stories import Finding, Known

STRIDE, POSITIONS_KEPT = 64, 16
REQUESTS_KEPT, CHAT_KEPT = 500, 50
Key = TypeVar("Key")
Kept = TypeVar("Kept")


def remember(kept: OrderedDict[Key, Kept], key: Key, value: Kept, most: int) -> None:
    """So many at most; the longest unused goes first."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)


class Viewer(msgspec.Struct, frozen=True):
    """Who asks: a player with their seats, or a spectator."""

    holder: int
    seats: frozenset[int]
    line: Socket | None = None
    """Over which the answer goes, and the id it bears."""
    id: str = ""
    key: str = ""
    """The hash of the secret; empty for nobody in particular."""


class ServedTable:
    """One table: what is committed, who is connected, and where each request ended up."""

    def __init__(self, row: Row, links: dict[str, int], absence: int) -> None:
        self.row = row
        self.touched, self.over, self.clock = row.touched, row.over, row.clock
        self.links = links
        self.absence = absence
        self.sitting = Sitting(row)
        self.invitation: Invitation | None = None
        """Of tables that were opened with seats for guests."""
        self.set_up_at = 0
        """The `at` since which its seats and settings are as they are."""
        self.at = self.own_at = 0
        """The last record, and the last that this worker committed."""
        self.lengths = [0]
        """By `at`: how many plies stood then."""
        self.times = [row.created]
        """By `at`: when it was committed."""
        self.anew_at = 0
        """The `at` of the last record that took words back or let somebody in: every clock runs from there."""
        self.seated_at: dict[int, int] = {}
        """By seat: the `at` at which a bot or its person last took it."""
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.calls: dict[int, Bucket] = {}
        """By player: how often they reacted lately."""
        self.opened_at = 0
        """The `at` at which everything came to light, or 0."""
        self.said: list[str] = []
        self.requests: OrderedDict[str, tuple[int, str]] = OrderedDict()
        """Request id: `at`, body's digest. Of the last ones; earlier ones are in the database."""
        self.forgot = False
        self.unsure = False
        """The database went away in the middle of a commit: read on before anything else."""
        self.misfit: Defects | None = None
        """What is wrong with the first word that fits no more."""
        self.mended: Refused | None = None
        """Since when the rules were mended under a running game, as a sentence."""
        self.trouble: Refused | None = None
        """Why nothing moves at the moment, as a sentence."""
        self.positions: OrderedDict[int, State] = OrderedDict()
        self.outlooks: OrderedDict[tuple[int, frozenset[int]], Outlook] = OrderedDict()
        """Win chances by ply and by whose secrets were known."""
        self.replay = b""
        """Of a finished game: what everybody gets who steps through it."""
        self.story: Known | None = None
        self.finding: Finding | None = None
        """Of a finished game: its story as far as it was found out, and who finds it out."""
        self.lock = asyncio.Lock()
        self.now: Callable[[], float] = time.time
        self.presence = Presence()
        self.sockets = Sockets()
        self.bots: asyncio.Task[None] | None = None
        self.nudge = asyncio.Event()
        """Something was committed: who pauses after a failure need not wait any longer."""

    def fold(self, record: Record, trial: Table | None = None) -> Table:
        """Take in what was committed; `trial` is the branch on which it was tried already. What is new."""
        if trial is not None:
            self.sitting.join(trial)
            self.sitting.note(record)
        elif record.kind == "invite":
            seated.take_in(self, record)
            trial = self.sitting.table.branch()
        else:
            trial = self.sitting.fold(record)
        self.enter(record, len(self.sitting.plies))
        if record.kind in CUTS:
            self.positions.clear()
            self.outlooks.clear()
            self.replay, self.story = b"", None
            if self.finding is not None:
                self.finding.task.cancel()
        if self.sitting.table.over and not self.opened_at:
            self.opened_at = record.at
        return trial

    def enter(self, record: Record, plies: int) -> None:
        """A record, and how many plies stand with it."""
        self.at = record.at
        if record.kind == "mend":
            clause = record.body.partition(" ")[2]
            self.mended = Refused("server-mended", clause, ply=plies + 1)
            self.said.append(f"~{self.lengths[-1] - plies} # {self.sitting.text.refusal(self.mended)}")
        elif record.kind in (*WORDS, "undo"):
            self.said.append(record.body)
        elif record.kind == "chat":
            self.chat.append(Chat(record.at, record.holder, record.body))
        elif record.kind == "bot":
            self.seated_at[int(record.body.partition(" ")[0])] = record.at
        if record.kind in (*CUTS, "invite"):
            self.anew_at = record.at
        self.lengths.append(plies)
        self.times.append(record.time)
        if record.request:
            self.requests[record.request] = (record.at, record.digest)
            if len(self.requests) > REQUESTS_KEPT:
                self.requests.popitem(last=False)
                self.forgot = True

    @property
    def is_log(self) -> bool:
        """Only to look at: a log that was opened, or a game that ended by earlier rules and fits no more."""
        return self.row.kind == "log" or (self.misfit is not None and self.was_over)

    @property
    def was_over(self) -> bool:
        """As far as it is known: records of rules 1 do not say it. A rematch does, or that only bots played, or that it
        was noted when somebody was last here."""
        return self.row.over or self.sitting.ended or bool(self.sitting.rematch) or not self.sitting.playing()

    def mend(self) -> Record | None:
        """The record that takes back what fits no more, so that a running game goes on."""
        if self.misfit is None or self.is_log:
            return None
        clause = self.misfit.defects[-1].clause
        return Record(self.at + 1, "mend", SPECTATOR, f"{len(self.sitting.plies)} {clause}".strip())

    def notices(self) -> list[Refused]:
        """What everybody at the table should know."""
        fits = Refused("server-fits-to", ply=len(self.sitting.plies)) if self.misfit is not None else None
        mended = self.mended if not self.sitting.table.over else None
        return [each for each in (fits, mended, self.trouble) if each is not None]

    def hearers(self, by: Viewer) -> list[Socket]:
        """Everybody who listens, and whoever only waits for an answer."""
        waits = by.line is not None and by.line not in self.sockets.open
        return [*self.sockets.open, by.line] if waits and by.line else [*self.sockets.open]

    def tell_here(self) -> None:
        """Everybody at the table learns who is there."""
        self.sockets.tell(news.here(self))

    def viewer(self, token: str) -> Viewer:
        return self.holding(hash_of(token) if token else "")

    def holding(self, key: str, line: Socket | None = None, id: str = "") -> Viewer:
        """Whose link has this hash, with the line and id of an answer."""
        if key not in self.links:
            raise Rejected(401, "server-no-such-link")
        holder = self.links[key]
        return Viewer(holder, self.sitting.seats_of(holder), line, id, key)

    def check_link(self, viewer: Viewer) -> None:
        """401 if somebody lost their seat since they came."""
        if viewer.key and viewer.key not in self.links:
            raise Rejected(401, "server-no-such-link")

    def check_open(self) -> None:
        if self.is_log:
            raise Rejected(403, "server-only-a-log")

    def check_begun(self) -> None:
        self.check_open()
        if not self.sitting.begun:
            raise Rejected(409, "server-not-begun")

    def check_mine(self, viewer: Viewer, seat: int) -> None:
        """403 unless the viewer acts for this seat."""
        self.check_begun()
        if seat == CHANCE:
            if self.row.dice != "physical" or viewer.holder not in self.sitting.persons():
                raise Rejected(403, "server-not-your-dice")
        elif seat not in viewer.seats:
            raise Rejected(403, "server-not-your-seat", number=seat + 1)
        elif self.sitting.bots[seat]:
            raise Rejected(409, "server-bot-plays", seat=seat)

    def check_asked(self, viewer: Viewer, seat: int, question: str | None) -> None:
        """409 unless the seat owes just this answer."""
        sitting = self.sitting
        if seat not in sitting.owing() or (seat == CHANCE and viewer.holder not in self.readers_of_dice()):
            turn = int(sitting.state.to_act())
            raise Rejected(409, "server-game-over" if sitting.table.over else "server-not-asked", seat=seat, turn=turn)
        if question is not None and question != sitting.question(seat):
            raise Rejected(409, "server-stale", seat=seat, question=question[:20])

    def viewer_of(self, holder: int) -> Viewer:
        return Viewer(holder, self.sitting.seats_of(holder))

    def since(self, have: int) -> int:
        """The first ply number that a client which was at `have` lacks or must replace."""
        if not 0 < have <= self.at or have < self.opened_at <= self.at or have < self.set_up_at:
            return 0
        return min(self.lengths[have:]) + 1

    def readers_of_dice(self) -> list[int]:
        """Who types in what fell: whose die or card it is; everybody where that is a bot."""
        sitting = self.sitting
        if sitting.state.to_act() != CHANCE:
            return []
        seat = sitting.game.prompt(sitting.state, CHANCE).hand
        if seat >= 0 and not sitting.bots[seat]:
            return [sitting.holders[seat]]
        return sitting.playing() or sitting.persons()

    def position(self, plies: int) -> State:
        """The position after so many plies, from the nearest one kept."""
        base = plies - plies % STRIDE
        found = self.positions.pop(base, None) or replay(self.sitting.table.log, base)
        remember(self.positions, base, found, POSITIONS_KEPT)
        state = found.clone()
        for number, ply in enumerate(self.sitting.plies[base:plies], base + 1):
            take(self.sitting.game, state, ply, number)
        return state

    def due(self) -> int | None:
        """What goes on without a person: the seat of a bot, or CHANCE for dice and forced moves; None if nothing."""
        if self.is_log:
            return None
        if self.sitting.is_unsettled():
            return CHANCE
        return next((seat for seat in self.sitting.owing() if seat != CHANCE and self.sitting.bots[seat]), None)

    def dealer(self) -> Dealer | None:
        """Nobody throws for a table that has real dice."""
        return LiveDealer() if self.row.dice != "physical" else None

    @property
    def is_idle(self) -> bool:
        return all(task.done() for task in self.tasks) and not (self.lock.locked() or self.sockets.open)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on beside the moves of people."""
        return [task for task in (self.bots, self.finding.task if self.finding else None) if task is not None]
