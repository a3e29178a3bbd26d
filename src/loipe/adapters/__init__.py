"""Doors to the AI world: Gymnasium, PettingZoo and OpenSpiel, each with an extra of its own."""

from loipe.adapters.observation import Observation
from loipe.adapters.table import Misused, Table

__all__ = ["Misused", "Observation", "Table"]
