"""The engine's vecs as numpy arrays, without copying; positions as the spaces learners know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np
from gymnasium.spaces import Box, Space
from numpy.typing import NDArray

from loipe.adapters.observation import Observation

if TYPE_CHECKING:
    from typing_extensions import Buffer

K = TypeVar("K", bound=np.generic)


def array_of(numbers: Buffer, kind: type[K]) -> NDArray[K]:
    """Read-only, and it shows what is written into the vec later."""
    return np.frombuffer(memoryview(numbers), kind)


def box_of(observation: Observation) -> Space[NDArray[np.int16]]:
    low, high = (np.array(bounds, np.int16) for bounds in (observation.low, observation.high))
    space: Space[NDArray[np.int16]] = Box(low, high, dtype=np.int16)
    return space
