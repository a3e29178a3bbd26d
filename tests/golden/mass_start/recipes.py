"""Mass Start's golden races: both editions, each course, each way to end."""

from msgspec.structs import replace

from loipe.games.mass_start.config import BASIC, FAMILY, FULL
from tests.golden.recording import Recipe

RECIPES = (
    Recipe("family-four-thumbs", FAMILY, 4, 1),
    Recipe("basic-two-random", replace(BASIC, holders=(0, 1)), 0, 2),
    Recipe("full-six-mixed", replace(FULL, holders=tuple(range(6)), turn_order="die"), 3, 3),
    Recipe("full-french-five", replace(FULL, holders=tuple(range(5)), edition="fr", course="kaltenfirn"), 5, 4),
    Recipe(
        "two-routes-full-lap",
        replace(FULL, course="tvillingdal", routes=("valley", "ridge", "ridge", "valley"), ending="full_lap"),
        4,
        5,
    ),
    Recipe(
        "long-through-the-loop",
        replace(FULL, course="varnskog", laps=2, ending="through_penalty_loop", holders=(0, 0, 1)),
        2,
        6,
    ),
    Recipe("one-lap-recycled-sprints", replace(FULL, laps=1, holders=(0, 1, 2)), 3, 7),
    Recipe("stopped-at-round-twenty", replace(FULL, last_round=20), 0, 8),
)
