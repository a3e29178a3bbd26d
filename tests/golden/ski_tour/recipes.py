"""Ski Tour's golden races: base and advanced nations, two players with two nations each, several courses."""

from loipe.games.ski_tour.config import ADVANCED, Config
from tests.golden.recording import Recipe

RECIPES = (
    Recipe("starter-thumbs", Config(), 5, 0),
    Recipe("advanced-long-thumbs", Config(nations=ADVANCED, course="long"), 5, 1),
    Recipe("two-players-random", Config(holders=(0, 1, 0, 1), nations=("usa", "sweden", "italy", "finland")), 0, 2),
    Recipe(
        "three-lanes-mixed",
        Config(holders=(0, 1, 2), nations=("austria", "russia", "united-kingdom"), course="breitmoos"),
        2,
        3,
    ),
    Recipe("four-ranges-random", Config(nations=("france", *ADVANCED[:4]), course="vierstand", last_round=24), 0, 4),
)
