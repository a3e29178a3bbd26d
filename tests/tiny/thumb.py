"""The rule of thumb: whoever leads glides, the others push."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng
from tests.tiny.state import GLIDE, PUSH, WAX, Sprint


class Thumb(Bot):
    """Waxes by a coin."""

    def choose(self, state: State, rng: Rng) -> i64:
        sprint = cast(Sprint, state)
        if sprint.phase == WAX:
            return sprint.pick(rng)
        leads = sprint.square[sprint.active] == max(sprint.square) > 0
        return i64(GLIDE if leads else PUSH)
