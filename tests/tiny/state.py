"""The position and its rules, in rulebook order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.ints import i64, vec

if TYPE_CHECKING:
    from tests.tiny.config import Config

WAX, WEATHER, MOVE, ROLL, OVER = range(5)
"""Phases."""
COLD, WARM, GLIDE, PUSH = range(4)
"""What a seat may choose: its wax, then its way of moving."""
WAXED, SNOWED, MOVED, FELL, ROUND = range(5)
"""What is told."""
NONE = -1
GLIDES = 2
"""TI-4."""


class Sprint(State):
    """Everybody's square, and the wax each has chosen in secret until the weather shows it."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config = config
        self.phase = WAX
        self.round = 1
        self.active = 0
        self.weather = NONE
        self.square = [0] * len(config.holders)
        self.wax = [NONE] * len(config.holders)

    def to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase in (WEATHER, ROLL) else self.active

    def owing(self) -> vec[i64]:
        """TI-2: all who have no wax yet, whoever is asked now first."""
        if self.phase != WAX:
            return vec[i64]([self.active] if self.phase == MOVE else [])
        others = [seat for seat, wax in enumerate(self.wax) if wax == NONE and seat != self.active]
        return vec[i64]([self.active, *others])

    def turn_to(self, seat: i64) -> None:
        self.active = seat

    def options(self) -> vec[i64]:
        codes = {WAX: (COLD, WARM), WEATHER: (COLD, WARM), MOVE: (GLIDE, PUSH), ROLL: range(6), OVER: ()}
        return vec[i64](codes[self.phase])

    def weights(self) -> vec[i64]:
        return vec[i64]([1] * len(self.options()))

    def apply(self, code: i64) -> None:
        if self.phase == WAX:
            self.choose_wax(code)
        elif self.phase == WEATHER:
            self.snow(code)
        elif self.phase == MOVE and code == PUSH:
            self.phase = ROLL
        else:
            self.move(GLIDES if self.phase == MOVE else code + 1)

    def choose_wax(self, wax: int) -> None:
        """TI-2: each in secret; the last choice brings the weather."""
        self.wax[self.active] = wax
        self.tell(WAXED, self.active, wax)
        waiting = [seat for seat, other in enumerate(self.wax) if other == NONE]
        self.phase = WAX if waiting else WEATHER
        self.active = waiting[0] if waiting else 0

    def snow(self, weather: int) -> None:
        """TI-3: cold or warm, and all waxes are shown."""
        self.weather = weather
        self.tell(SNOWED, 0, weather)
        self.phase = MOVE

    def move(self, squares: int) -> None:
        """TI-5: a 1 is a fall; TI-6: the right wax carries one square farther."""
        if squares == 1:
            self.tell(FELL, self.active, self.square[self.active])
        else:
            self.square[self.active] += squares + (self.wax[self.active] == self.weather)
            self.tell(MOVED, self.active, self.square[self.active])
        self.end_turn()

    def end_turn(self) -> None:
        """TI-7, TI-9: the round in which somebody crosses the line is the last, or the one agreed on."""
        self.phase = MOVE
        self.active += 1
        if self.active < len(self.square):
            return
        self.active = 0
        if max(self.square) > self.config.track or self.round == self.config.last_round:
            self.phase = OVER
        else:
            self.round += 1
            self.tell(ROUND, 0, self.round)

    def tell(self, kind: int, seat: int, number: int) -> None:
        if self.journal is not None:
            self.journal.extend((kind, seat, number))

    def clone(self) -> Sprint:
        twin = Sprint(self.config)
        twin.phase, twin.round, twin.active, twin.weather = self.phase, self.round, self.active, self.weather
        twin.square, twin.wax = list(self.square), list(self.wax)
        return twin

    def key(self) -> tuple[int, ...]:
        return self.phase, self.round, self.active, self.weather, *self.square, *self.wax
