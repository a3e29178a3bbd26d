"""What is committed at one table, as its records tell it: the game, who sits where, a wish to undo. No I/O."""

from __future__ import annotations

from collections import Counter

import msgspec

from loipe.core import log as logs
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import Dealer
from loipe.core.game import AnyGame, Defects, Illegal, Refused
from loipe.core.log import Log, Ply
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.server.store import Record, Row

WORDS = ("words", "end")
"""The records that say words; `end` is said of those that ended the game."""
CUTS = ("undo", "mend")
"""The records that take words back: by agreement, or because a rule was mended since."""


class Said(msgspec.Struct):
    """A word since the last die, and the position it was said in."""

    before: State
    ply: Ply
    reveals: bool | None = None
    """Whether it brought something secret to light; found out when somebody asks."""


class Asked(msgspec.Struct, frozen=True):
    """A player's wish to take so many plies back, and who has agreed."""

    holder: int
    plies: int
    agreed: tuple[int, ...] = ()


def kept(record: Record, plies: int) -> int:
    """How many of so many plies stay: an undo says how many go, a mend how many fit."""
    return int(record.body.partition(" ")[0]) if record.kind == "mend" else plies - int(record.body.removeprefix("~"))


def stand(plies: list[Ply], record: Record) -> None:
    """The words that stand after a record, before any rule is asked."""
    if record.kind in WORDS:
        plies += [logs.read_ply(token, record.at) for token in record.body.split()]
    elif record.kind in CUTS:
        del plies[kept(record, len(plies)) :]


class Sitting:
    """Answers are tried on a clone; the clone takes the table's place once its record is committed."""

    def __init__(self, row: Row) -> None:
        log = logs.read(row.header)
        self.table = Table(log)
        self.names = list(log.names)
        self.holders = [int(holder) for holder in log.config.holders]
        self.bots = row.bots.split(",")
        self.people = [not bot for bot in self.bots]
        self.orders = [""] * len(self.names)
        self.rematch = ""
        self.ended = False
        """By the rules it was played by, as the records tell."""
        self.asked: Asked | None = None
        self.cuts = 0
        self.answers: Counter[int] = Counter()
        """How many plies of each seat, and of chance, stand."""
        self.together: list[bool] = []
        """By ply: said while several seats owed a choice, so it stays with its seat."""
        self.leaders = [self.leader()]
        """By ply, from before the first: who led alone then, or -1."""
        self.recent: list[Said] = []

    def clone(self) -> Sitting:
        twin = Sitting.__new__(Sitting)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.clone()
        twin.names, twin.bots, twin.orders = list(self.names), list(self.bots), list(self.orders)
        twin.answers = Counter(self.answers)
        twin.together, twin.recent, twin.leaders = list(self.together), list(self.recent), list(self.leaders)
        return twin

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
        return frozenset(seat for seat, held in enumerate(self.holders) if held == holder and self.people[seat])

    def persons(self) -> list[int]:
        """The players who are people, whether or not a bot plays for them at the moment."""
        return sorted({holder for holder, person in zip(self.holders, self.people, strict=True) if person})

    def playing(self) -> list[int]:
        """The people who play at least one seat themselves."""
        return sorted({holder for holder, bot in zip(self.holders, self.bots, strict=True) if not bot})

    def owing(self) -> list[int]:
        """Whose answer is awaited: seats, or CHANCE where real dice are used."""
        return [CHANCE] if self.state.to_act() == CHANCE else [int(seat) for seat in self.state.owing()]

    def question(self, seat: int) -> str:
        """Names what a seat is asked now. It changes when the seat answers or something is taken back, only then."""
        return f"{self.answers[seat]}.{self.cuts}"

    def fold(self, record: Record) -> None:
        """One record, as it was committed."""
        if record.kind in WORDS:
            for token in record.body.split():
                self.take(logs.read_ply(token, record.at))
        elif record.kind in CUTS:
            self.cut(kept(record, len(self.plies)))
        self.note(record)

    def play(self, plies: list[Ply]) -> Defects | None:
        """The words that stand, as far as they fit; what is wrong with the first that does not."""
        for number, ply in enumerate(plies, 1):
            try:
                self.take(ply)
            except Refused as refusal:
                return Defects([Refused("log-word-refused", ply=number, word=str(ply)), refusal])
        return None

    def note(self, record: Record) -> None:
        """What a record says beside the game's words."""
        seat, _, rest = record.body.partition(" ")
        match record.kind:
            case "words" | "end":
                self.asked = None
                self.ended = record.kind == "end"
            case "undo" | "mend":
                self.asked = None
                self.cuts += 1
            case "ask":
                self.asked = Asked(record.holder, int(record.body))
            case "agree" if self.asked:
                self.asked = msgspec.structs.replace(self.asked, agreed=(*self.asked.agreed, record.holder))
            case "decline":
                self.asked = None
            case "name":
                self.names[int(seat)] = rest
            case "bot":
                self.bots[int(seat)] = rest
            case "order":
                self.orders[int(seat)] = rest
            case "rematch":
                self.rematch = record.body

    def take(self, ply: Ply) -> None:
        """A word that was committed."""
        ply = logs.today(self.game, self.state, ply, self.table.log.rules)
        if ply.seat == CHANCE:
            self.fall(ply.word)
        else:
            self.speak(ply.seat, ply.word)

    def speak(self, seat: int, word: str) -> None:
        """A seat's word, checked."""
        owed = len(self.state.owing())
        before = self.state.clone()
        self.table.say(seat, word)
        self.recent.append(Said(before, self.plies[-1]))
        self.counted(seat, owed > 1)

    def fall(self, word: str) -> None:
        """What chance showed, checked: from the log, or typed in at a table with real dice."""
        if self.state.to_act() != CHANCE:
            raise Illegal("server-no-dice-now", word=word[:20])
        code = self.game.read(self.state, word)
        ply = Ply(CHANCE, self.game.write(self.state, code))
        self.state.apply(code)
        self.table.logged(ply)
        self.fallen()

    def fallen(self) -> None:
        self.recent.clear()
        self.counted(CHANCE, False)

    def counted(self, seat: int, together: bool) -> None:
        self.together.append(together)
        self.leaders.append(self.leader())
        self.answers[seat] += 1

    def leader(self) -> int:
        """Who is first alone, or -1."""
        places = self.game.result(self.state).places
        return places.index(1) if places.count(1) == 1 else -1

    def settle(self, dealer: Dealer | None) -> None:
        """Forced moves, and dice if somebody throws them, until a choice is owed."""
        while not self.table.over:
            if self.state.to_act() == CHANCE:
                if dealer is None:
                    return
                self.table.deal(dealer)
                self.fallen()
                continue
            move = self.forced() or self.ordered()
            if move is None:
                return
            self.speak(move.seat, move.word)

    def is_unsettled(self, rolls: bool) -> bool:
        """Dice or a forced move come next. What is committed ends with a choice, but a rule may be mended later."""
        return rolls if self.state.to_act() == CHANCE else not self.table.over and self.forced() is not None

    def forced(self) -> Ply | None:
        """The one move that public facts leave."""
        if len(self.state.owing()) > 1 or not self.game.forced(self.state):
            return None
        return Ply(int(self.state.to_act()), self.game.write(self.state, self.state.options()[0]))

    def ordered(self) -> Ply | None:
        """A word that a standing order gives: games with ORDERS have `obey(state, seat, order)`, a code or None."""
        obey = getattr(self.game, "obey", None)
        for seat in self.owing():
            if obey is not None and self.orders[seat] and not self.bots[seat]:
                self.state.turn_to(seat)
                code = obey(self.state, seat, self.orders[seat])
                if code is not None:
                    return Ply(seat, self.game.write(self.state, code))
        return None

    def answer(self, seat: int, words: list[str], dealer: Dealer | None) -> str:
        """Words of one seat (or of chance), then what follows by itself; the log's text of it."""
        start = len(self.plies)
        self.asked = None
        for number, word in enumerate(words, 1):
            if number > 1 and seat not in self.owing():
                raise Refused("draft-too-long", word=word[:20], number=number)
            if seat == CHANCE:
                self.fall(word)
            else:
                self.speak(seat, word)
            self.settle(None)
        self.settle(dealer)
        return " ".join(str(ply) for ply in self.plies[start:])

    def cut(self, kept: int) -> None:
        """Take all plies after the first so many back: play the rest again."""
        stands = self.plies[:kept]
        self.table = Table(msgspec.structs.replace(self.table.log, plies=[]))
        self.answers.clear()
        self.together, self.recent, self.leaders = [], [], [self.leader()]
        for ply in stands:
            self.take(ply)
