"""Crystal Globe's golden races: the three levels, the formats, several venues."""

from typing import Any

from msgspec.structs import replace

from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import PRESETS
from tests.golden.recording import Recipe


def seated(preset: str, seats: int, **settings: Any) -> Config:
    return replace(PRESETS[preset], holders=tuple(range(seats)), **settings)


RECIPES = (
    Recipe("three-at-level-one", seated("ludique", 3), 3, 1),
    Recipe("twelve-at-level-one", seated("ludique", 12, course="isfjell"), 9, 2),
    Recipe("four-at-level-two", seated("tactique", 4, course="hochgrat", slipstream="row"), 3, 3),
    Recipe("six-at-level-three", seated("strategique", 6, course="birkerunden", strategic_energy="even"), 5, 4),
    Recipe("six-random", seated("strategique", 6, closed_way="three_only", fall_squares=5), 0, 5),
    Recipe("sprint", seated("sprint", 4, course="sundmyr"), 4, 6),
    Recipe("individual", seated("individual", 3), 3, 7),
    Recipe("relay", seated("relay", 6, level="ludique"), 6, 8),
)
