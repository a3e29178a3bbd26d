"""A table: a position, its log, and what happened, ply by ply. The terminal, the server and replays stand on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.dealer import Dealer
from loipe.core.game import Defects, Event, Illegal, Prompt, Refused
from loipe.core.log import Log, Ply, take, today


class Table:
    """Plays a log's words, then takes more. Everything said is in the log; `told[n]` is what ply n brought about."""

    def __init__(self, log: Log) -> None:
        self.game = log.game
        self.log = Log(log.game_id, log.rules, log.config, log.names, [])
        self.state: State = self.game.start(log.config, [])
        self.told: list[list[Event]] = [self.heard()]
        """The first entry is what happened before the first ply."""
        for ply in log.plies:
            self.take(ply)

    def clone(self) -> Table:
        """The same table, to try words on; what was told so far is shared."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.log = Log(self.log.game_id, self.log.rules, self.log.config, self.log.names, list(self.log.plies))
        twin.state = self.state.clone()
        twin.state.journal = []
        twin.told = list(self.told)
        return twin

    def heard(self) -> list[Event]:
        """The events since the last call."""
        journal = self.state.journal or []
        self.state.journal = []
        return self.game.events(self.state, journal)

    @property
    def over(self) -> bool:
        return self.state.to_act() == NOBODY

    def take(self, ply: Ply) -> list[Event]:
        """One word from a log, checked."""
        ply = today(self.game, self.state, ply, self.log.rules)
        take(self.game, self.state, ply, len(self.log.plies) + 1)
        return self.logged(ply)

    def say(self, seat: int, word: str) -> list[Event]:
        """A seat's word: checked, applied, logged; what happened."""
        if seat not in list(self.state.owing()):
            raise Illegal("not-your-turn", seat=seat, turn=self.state.to_act())
        self.state.turn_to(seat)
        code = self.game.read(self.state, word)
        ply = Ply(seat, self.game.write(self.state, code))
        self.state.apply(code)
        return self.logged(ply)

    def deal(self, dealer: Dealer) -> list[Event]:
        """Chance answers, by this dealer."""
        code = dealer.draw(self.state)
        ply = Ply(CHANCE, self.game.write(self.state, code))
        self.state.apply(code)
        return self.logged(ply)

    def logged(self, ply: Ply) -> list[Event]:
        self.log.plies.append(ply)
        self.told.append(self.heard())
        return self.told[-1]

    def make_forced(self) -> list[Event] | None:
        """The one move that public facts leave, if it is so; None if somebody has to choose."""
        seat = self.state.to_act()
        if seat < 0 or len(self.state.owing()) > 1 or not self.game.forced(self.state):
            return None
        return self.say(seat, self.game.write(self.state, self.state.options()[0]))

    def settle(self, dealer: Dealer) -> list[Event]:
        """Dice and forced moves until somebody has to choose or the game is over; what happened."""
        events: list[Event] = []
        while not self.over:
            if self.state.to_act() == CHANCE:
                events += self.deal(dealer)
                continue
            forced = self.make_forced()
            if forced is None:
                break
            events += forced
        return events

    def prompt(self, seat: int) -> Prompt:
        """What is asked of this seat now."""
        if seat >= 0:
            self.state.turn_to(seat)
        return self.game.prompt(self.state, seat)

    def draft(self, seat: int, words: Sequence[str]) -> tuple[State, list[Event]]:
        """What these words of one seat would bring about: nothing is logged. They end where dice fall or others act."""
        trial = self.state.clone()
        trial.journal = []
        for number, word in enumerate(words, 1):
            if seat not in list(trial.owing()):
                raise Refused("draft-too-long", word=word, number=number)
            trial.turn_to(seat)
            trial.apply(self.game.read(trial, word))
        journal = trial.journal
        trial.journal = None
        return trial, self.game.events(trial, journal)

    def rewound(self, plies: int) -> Table:
        """The table as it was so many plies ago."""
        kept = self.log.plies[: len(self.log.plies) - plies] if plies else self.log.plies
        return Table(Log(self.log.game_id, self.log.rules, self.log.config, self.log.names, list(kept)))

    def turn_start(self, seat: int) -> int:
        """How many plies this seat may take back alone: its own words since the last die or another's word."""
        count = 0
        for ply in reversed(self.log.plies):
            if ply.seat != seat:
                break
            count += 1
        return count

    def events(self) -> Iterable[Event]:
        return (event for told in self.told for event in told)


def opened(log: Log) -> tuple[Table, Defects | None]:
    """A log's table. Words by earlier rules count as far as they fit; the defects say which one does not."""
    table = Table(Log(log.game_id, log.rules, log.config, log.names, []))
    for ply in log.plies:
        try:
            table.take(ply)
        except (Refused, Defects) as stop:
            if log.rules == table.game.META.rules_version:
                raise
            mended = Refused("log-mended", rules=log.rules, plies=len(table.log.plies))
            return table, Defects([*(stop.defects if isinstance(stop, Defects) else [stop]), mended])
    return table, None
