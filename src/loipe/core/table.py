"""A table: a position, its log, and what happened, ply by ply. The terminal, the server and replays stand on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.dealer import Dealer
from loipe.core.game import AnyGame, Defects, Event, Illegal, Prompt, Refused
from loipe.core.log import Log, Ply, take, today

Way: TypeAlias = Literal["ends", "throw", ""]
"""Behind an option: nothing can be tried any further, the seat's own throw is due, or it is asked again."""


class Table:
    """Plays a log's words, then takes more. Everything said is in the log; `told[n]` is what ply n brought about."""

    def __init__(self, log: Log, position: State | None = None, game: AnyGame | None = None) -> None:
        self.game: AnyGame = log.game if game is None else game
        self.log = Log(log.game_id, log.rules, log.config, log.names, [])
        self.state: State = self.game.start(log.config, []) if position is None else position
        self.told: list[list[Event]] = []
        """By ply; at the table the first entry is what happened before the first ply, a branch has none of it."""
        self.together: list[bool] = []
        """By ply: said while several seats owed a choice, so it stays with its seat."""
        self.after: list[State] | None = None
        """On a branch: the position after each ply."""
        if position is None:
            self.told.append(self.heard())
            for ply in log.plies:
                self.take(ply)

    def branch(self) -> Table:
        """The same position to try words on. Its lists begin here, and it keeps the position after each ply."""
        twin = Table(self.log, self.state.clone(), self.game)
        twin.state.journal = []
        twin.after = []
        return twin

    def join(self, branch: Table) -> None:
        """What was tried on a branch holds: nothing is copied but what is new."""
        self.state = branch.state
        self.log.plies += branch.log.plies
        self.told += branch.told
        self.together += branch.together

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
        owed = len(self.state.owing())
        take(self.game, self.state, ply, len(self.log.plies) + 1)
        return self.logged(ply, owed > 1)

    def say(self, seat: int, word: str) -> list[Event]:
        """A seat's word: checked, applied, logged; what happened."""
        owing = list(self.state.owing())
        if seat not in owing:
            raise Illegal("not-your-turn", seat=seat, turn=self.state.to_act())
        self.state.turn_to(seat)
        return self.apply(seat, self.game.read(self.state, word), len(owing) > 1)

    def deal(self, dealer: Dealer) -> list[Event]:
        """Chance answers, by this dealer."""
        return self.apply(CHANCE, dealer.draw(self.state))

    def apply(self, seat: int, code: int, together: bool = False) -> list[Event]:
        """An option of to_act(), logged."""
        ply = Ply(seat, self.game.write(self.state, code))
        self.state.apply(code)
        return self.logged(ply, together)

    def logged(self, ply: Ply, together: bool) -> list[Event]:
        self.log.plies.append(ply)
        self.told.append(self.heard())
        self.together.append(together)
        if self.after is not None:
            self.after.append(self.state.clone())
        return self.told[-1]

    def make_forced(self) -> list[Event] | None:
        """The one move that public facts leave, if it is so; None if somebody has to choose."""
        if not is_forced(self.game, self.state):
            return None
        return self.apply(int(self.state.to_act()), self.state.options()[0])

    def obey(self, orders: Sequence[str]) -> list[Event] | None:
        """A word that somebody's standing order gives, by seat; None if it gives none."""
        owing = list(self.state.owing())
        for seat in owing:
            if orders and orders[seat]:
                self.state.turn_to(seat)
                code = self.game.obey(self.state, seat, orders[seat])
                if code is not None:
                    return self.apply(seat, code, len(owing) > 1)
        return None

    def settle(
        self, dealer: Dealer | None, orders: Sequence[str] = (), press: frozenset[int] = frozenset()
    ) -> list[Event]:
        """Dice, forced moves and standing orders until somebody has to choose or the game is over; what happened.

        Dice wait where nobody deals, and where it is the throw of a seat that presses itself.
        """
        events: list[Event] = []
        while not self.over:
            if self.state.to_act() == CHANCE:
                if dealer is None or (press and self.game.thrower(self.state) in press):
                    break
                events += self.deal(dealer)
                continue
            made = self.make_forced()
            if made is None:
                made = self.obey(orders)
            if made is None:
                break
            events += made
        return events

    def prompt(self, seat: int) -> Prompt:
        """What is asked of this seat now."""
        if seat >= 0:
            self.state.turn_to(seat)
        return self.game.prompt(self.state, seat)

    def draft(self, seat: int, words: Sequence[str]) -> tuple[State, list[Event]]:
        """What these words of one seat would bring about: nothing is logged. They end where dice fall or others act."""
        trial = self.state.clone()
        return trial, played(self.game, trial, seat, words)

    def back(self, plies: int, before: State) -> None:
        """Takes the last plies back, to the position before them."""
        self.state = before.clone()
        self.state.journal = []
        if plies:
            del self.log.plies[-plies:], self.told[-plies:], self.together[-plies:]

    def rewound(self, plies: int) -> Table:
        """The table as it was so many plies ago."""
        kept = self.log.plies[: len(self.log.plies) - plies] if plies else self.log.plies
        return Table(Log(self.log.game_id, self.log.rules, self.log.config, self.log.names, list(kept)))

    def events(self) -> Iterable[Event]:
        return (event for told in self.told for event in told)


def is_forced(game: AnyGame, state: State) -> bool:
    """Public facts leave one move, and nobody else owes one: the table makes it."""
    return state.to_act() >= 0 and len(state.owing()) == 1 and game.forced(state)


def goes_on(game: AnyGame, state: State, seat: int, press: frozenset[int]) -> bool:
    """This seat is asked next: to choose again, or to press its own throw."""
    if state.to_act() == CHANCE:
        return seat in press and game.thrower(state) == seat
    return seat in list(state.owing())


def behind(game: AnyGame, state: State, seat: int, press: frozenset[int]) -> list[Way]:
    """What comes behind each option of a seat that chooses."""
    found: list[Way] = []
    for code in state.options():
        after = state.clone()
        after.apply(code)
        while is_forced(game, after):
            after.apply(after.options()[0])
        found.append("ends" if not goes_on(game, after, seat, press) else "throw" if after.to_act() == CHANCE else "")
    return found


def played(game: AnyGame, state: State, seat: int, words: Sequence[str]) -> list[Event]:
    """A seat's words and the moves they force, on a position of one's own; what happened."""
    state.journal = []
    for number, word in enumerate(words, 1):
        if seat not in list(state.owing()):
            if number > 1:
                raise Refused("draft-too-long", word=word[:20], number=number)
            raise Illegal("not-your-turn", seat=seat, turn=int(state.to_act()))
        state.turn_to(seat)
        state.apply(game.read(state, word))
        while is_forced(game, state):
            state.apply(state.options()[0])
    journal = state.journal
    state.journal = None
    return game.events(state, journal)


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
