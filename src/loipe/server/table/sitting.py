"""What is committed at one table, as its records tell it: the game, and who sits where. No I/O."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable

import msgspec

from loipe.bots import make
from loipe.bots.levels import is_quick
from loipe.core import log as logs
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.dealer import Dealer, PhysicalDealer
from loipe.core.game import AnyGame, Defects, Illegal, Refused, Result
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng
from loipe.core.table import Table, is_forced
from loipe.core.text import Text
from loipe.server.messages import SeatLine
from loipe.server.store import CUTS, WORDS, Record, Row
from loipe.server.table.undo import Said, Takeback

NONE: frozenset[int] = frozenset()
MOST_PLIES = 40
"""In one record: where bots go on for longer, the next one follows at once."""


def body(trial: Table) -> str:
    """A record's text of what was tried."""
    return " ".join(str(ply) for ply in trial.log.plies)


def move(trial: Table, seat: int, kind: str) -> None:
    """A bot's word for a seat."""
    together = len(trial.state.owing()) > 1
    trial.state.turn_to(seat)
    trial.apply(seat, make(kind, trial.game).choose(trial.state, Rng(secrets.randbits(63))), together)


class Sitting:
    """Answers are tried on a branch of the table; it joins the table once its record is committed."""

    def __init__(self, row: Row) -> None:
        log = logs.read(row.header)
        self.table = Table(log)
        self.dice = row.dice
        self.names = list(log.names)
        self.holders = [int(holder) for holder in log.config.holders]
        self.bots = row.bots.split(",")
        self.people = [not bot for bot in self.bots]
        seated = [(holder, seat) for seat, holder in enumerate(self.holders) if self.people[seat]]
        self.held = {holder: frozenset([seat for held, seat in seated if held == holder]) for holder, _ in seated}
        """By player: their seats."""
        self.begun = True
        self.free: frozenset[int] = frozenset()
        """The seats that nobody has taken yet."""
        self.orders = [""] * len(self.names)
        self.seated()
        self.rematch, self.rematch_by = "", -1
        self.ended = False
        """By the rules it was played by, as the records tell."""
        self.asked: Takeback | None = None
        self.for_hints: frozenset[int] = frozenset()
        """The players who agree that all may ask for hints."""
        self.cuts = 0
        self.answers: Counter[int] = Counter()
        """How many plies of each seat, and of chance, stand."""
        self.leaders = [self.game.result(self.state).leader]
        """By ply, from before the first: who led alone then, or -1."""
        self.results: dict[int, Result] = {}
        """By ply: how it stood after each of the record that came last."""
        self.recent: list[Said] = []

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def plies(self) -> list[Ply]:
        return self.table.log.plies

    @property
    def log(self) -> Log:
        """With the names as they are now."""
        return msgspec.structs.replace(self.table.log, names=tuple(self.names))

    @property
    def is_of_earlier_rules(self) -> bool:
        return self.table.log.rules < self.game.META.rules_version

    @property
    def text(self) -> Text:
        """Sentences about this table."""
        return Text(names=self.names, game_id=self.game.META.id)

    def seats_of(self, holder: int) -> frozenset[int]:
        """The seats of a player; a spectator has none."""
        return self.held.get(holder, NONE)

    def persons(self) -> list[int]:
        """The players who are people, whether or not a bot plays for them at the moment."""
        return sorted(self.held)

    def playing(self) -> list[int]:
        """The people who play at least one seat themselves."""
        taken = [seat for seat, bot in enumerate(self.bots) if not bot and seat not in self.free]
        return sorted({self.holders[seat] for seat in taken})

    def against_hints(self) -> list[int]:
        """Among several people hints are off until all who play agree: these have not. Alone with bots nobody asks."""
        playing = self.playing() if len(self.held) > 1 else []
        return [holder for holder in playing if holder not in self.for_hints] if len(playing) > 1 else []

    def seated(self) -> None:
        """Bots, names or orders are others than before."""
        mine = frozenset([seat for seat, bot in enumerate(self.bots) if not bot])
        self.pressing = mine if self.dice == "live" else NONE
        """The seats that press their own throws: people's, unless dice fall by themselves or are real."""
        self.quick = frozenset([seat for seat, bot in enumerate(self.bots) if is_quick(bot)])
        """The seats of bots that answer at once."""
        self.given_orders = ["" if bot else order for bot, order in zip(self.bots, self.orders, strict=True)]
        """By seat; a bot needs none."""
        self.lines: dict[int, list[SeatLine]] = {}
        """By player: what is told of the seats while all people are here and no clock runs."""

    @property
    def throwing(self) -> int:
        """The seat whose press is awaited, or NOBODY."""
        state = self.table.state
        if not self.pressing or state.to_act() != CHANCE:
            return NOBODY
        seat = self.game.thrower(state)
        return seat if seat in self.pressing else NOBODY

    def owing(self) -> list[int]:
        """Whose answer is awaited: seats that choose or press, or CHANCE where real dice are used."""
        if not self.begun:
            return []
        state = self.table.state
        if state.to_act() != CHANCE:
            return [*state.owing()]
        throwing = self.throwing
        return [CHANCE if throwing == NOBODY else throwing]

    def question(self, seat: int) -> str:
        """Names what a seat is asked now. It changes when the seat answers or something is taken back, only then."""
        return f"*{self.answers[CHANCE]}.{self.cuts}" if seat == self.throwing else f"{self.answers[seat]}.{self.cuts}"

    def fold(self, record: Record) -> Table:
        """One record, as it was committed; what is new by it."""
        if record.kind in CUTS:
            self.cut(record.kept(len(self.plies)))
        trial = self.table.branch()
        for token in record.body.split() if record.kind in WORDS else ():
            trial.take(logs.read_ply(token, record.at))
        self.join(trial)
        self.note(record)
        return trial

    def play(self, plies: Iterable[Ply]) -> Defects | None:
        """The words that stand, as far as they fit; what is wrong with the first that does not."""
        for number, ply in enumerate(plies, len(self.plies) + 1):
            before = self.state.clone()
            try:
                self.table.take(ply)
            except (Defects, Refused) as misfit:
                why = misfit.defects[1:] if isinstance(misfit, Defects) else [misfit]
                self.table.back(0, before)
                return Defects([Refused("log-word-refused", ply=number, word=str(ply)), *why])
            self.count(self.plies[-1], before, self.state)
        return None

    def note(self, record: Record) -> None:
        """What a record says beside the game's words."""
        seat, _, rest = record.body.partition(" ")
        match record.kind:
            case "words" | "end":
                self.asked, self.ended = None, record.kind == "end"
            case "undo" | "mend":
                self.asked, self.cuts = None, self.cuts + 1
            case "ask":
                self.asked = Takeback(record.holder, int(record.body))
            case "agree" if self.asked:
                self.asked = msgspec.structs.replace(self.asked, agreed=(*self.asked.agreed, record.holder))
            case "decline":
                self.asked = None
            case "hints":
                self.for_hints = self.for_hints - {record.holder} | ({record.holder} if record.body == "yes" else set())
            case "name":
                self.names[int(seat)] = rest
                self.seated()
            case "bot":
                self.bots[int(seat)] = rest
                self.seated()
            case "order":
                self.orders[int(seat)] = rest
                self.seated()
            case "rematch":
                self.rematch, self.rematch_by = record.body, record.holder

    def join(self, trial: Table) -> None:
        """What was tried is committed."""
        before = self.state
        self.results = {}
        for ply, after in zip(trial.log.plies, trial.after or (), strict=True):
            number = len(self.leaders)
            self.results[number] = self.count(ply, before, after)
            before = after
        self.table.join(trial)

    def count(self, ply: Ply, before: State, after: State) -> Result:
        """One ply more; how it stands then."""
        result = self.game.result(after)
        self.answers[ply.seat] += 1
        self.leaders.append(result.leader)
        if ply.seat == CHANCE:
            self.recent.clear()
        else:
            self.recent.append(Said(before, ply))
        return result

    def cut(self, kept: int) -> None:
        """Take all plies after the first so many back; those since the last die without playing the rest again."""
        gone = len(self.plies) - kept
        if gone > len(self.recent):
            stands = self.plies[:kept]
            self.table = Table(msgspec.structs.replace(self.table.log, plies=[]))
            self.answers.clear()
            self.leaders, self.recent = [self.game.result(self.state).leader], []
            self.play(stands)
        elif gone:
            self.answers.subtract(ply.seat for ply in self.plies[kept:])
            self.table.back(gone, self.recent[-gone].before)
            del self.recent[-gone:], self.leaders[kept + 1 :]

    def is_unsettled(self) -> bool:
        """Dice or a forced move come next. What is committed ends with a choice, but a rule may be mended later."""
        if not self.begun:
            return False
        state = self.table.state
        if state.to_act() == CHANCE:
            return self.dice != "physical" and self.throwing == NOBODY
        return is_forced(self.game, state)

    def answer(self, seat: int, words: list[str], dealer: Dealer | None, press: bool = False) -> Table:
        """Words of one seat (or of chance), its throw if it presses, then what follows by itself: on a branch."""
        trial = self.table.branch()
        for number, word in enumerate(words, 1):
            owing = [CHANCE] if trial.state.to_act() == CHANCE else list(trial.state.owing())
            if number > 1 and seat not in owing:
                raise Refused("draft-too-long", word=word[:20], number=number)
            if seat != CHANCE:
                trial.say(seat, word)
            elif owing == [CHANCE]:
                trial.deal(PhysicalDealer(self.game, lambda _, word=word: word))  # type: ignore[misc]
            else:
                raise Illegal("server-no-dice-now", word=word[:20])
            trial.settle(None, self.given_orders)
        if press:
            if dealer is None or trial.state.to_act() != CHANCE or self.game.thrower(trial.state) != seat:
                raise Refused("server-no-throw", seat=seat)
            trial.deal(dealer)
        self.go_on(trial, dealer)
        return trial

    def go_on(self, trial: Table, dealer: Dealer | None) -> None:
        """What follows by itself: dice, forced moves, orders, and bots' words, as far as one record goes."""
        while True:
            trial.settle(dealer, self.given_orders, self.pressing)
            if not self.quick or trial.state.to_act() < 0 or len(trial.log.plies) >= MOST_PLIES:
                return
            seat = next((int(seat) for seat in trial.state.owing() if seat in self.quick), NOBODY)
            if seat == NOBODY:
                return
            try:
                move(trial, seat, self.bots[seat])
            except Exception:
                return  # the person's word counts all the same; the table's own turn tries again and tells
