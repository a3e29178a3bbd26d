"""The four games as the adapters' tests set them up: with all that is hidden, and short."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.games import IDS

SHORT: dict[str, dict[str, Any]] = {
    "mass-start": {"preset": "full", "laps": 1},
    "crystal-globe": {"preset": "tactique", "players": 2, "laps": 2, "shootings": ["prone"]},
    "ski-tour": {"preset": "advanced", "players": 3},
    "sport-ist-mord": {"players": 3, "last_round": 3},
}
each_game = pytest.mark.parametrize("game_id", IDS)
REFUSED = [
    ("ludo", {}, "There is no game “ludo”."),
    ("mass-start", {"preset": "fast"}, "There is no preset “fast”. Choose from: family, basic, full."),
    ("mass-start", {"players": 7}, "Mass Start is for 2 to 6 players, not “7”."),
    ("mass-start", {"snow": True}, "There is no setting “snow”."),
    ("mass-start", {"laps": 9}, "Laps can be 1 to 5, not 9. [MS-1]"),
    ("mass-start", {"laps": "two"}, "It takes a whole number."),
    ("mass-start", {"render_mode": "rgb_array"}, "There is no render mode “rgb_array”."),
]
"""Game, what is asked of it, and words of the sentence that refuses it."""
