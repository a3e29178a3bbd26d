"""What a seat knows, as numbers for learners."""

from __future__ import annotations

from loipe.core.contract import State
from loipe.core.observer import Field, Observer, Sheet, each, first_of, seen_from
from tests.tiny.state import OVER, Sprint
from tests.tiny.view import HIDDEN, view


class Watcher(Observer):
    """TI-2: of waxes that are secret one's own."""

    def __init__(self, sprint: Sprint) -> None:
        last, track = len(sprint.square) - 1, sprint.config.track
        turn = [Field("phase", 0, OVER), Field("round", 0, sprint.config.last_round + 1), Field("active", 0, last)]
        skier = [Field("square", 0, track + 12), Field("wax", -1, HIDDEN)]
        super().__init__([*turn, Field("weather", -1, 1), *each(skier, "skier", last + 1)])

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Sprint)
        seen, first, seats = view(state, frozenset({seat})), first_of(seat), len(state.square)
        for number in (seen.phase, seen.round, seen_from(seen.active, first, seats), seen.weather):
            sheet.put(number)
        for step in range(seats):
            sheet.put(seen.square[(first + step) % seats])
            sheet.put(seen.wax[(first + step) % seats])
