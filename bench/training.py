"""Games of every preset, at random and by rules of thumb: what `make wheel` builds the engine for.

Each game is played for about as long as the others, in processor time: gcc takes for hot what was counted most.
"""

from __future__ import annotations

from instructions import Case, steps

from loipe.games import IDS, load

GAMES = {
    "mass-start": {"random": 600, "thumb": 300},
    "crystal-globe": {"random": 30, "thumb": 8},
    "ski-tour": {"random": 60, "thumb": 25},
    "sport-ist-mord": {"random": 60, "thumb": 45},
}
"""Of each preset."""

for game_id in IDS:
    for preset, config in load(game_id).META.presets.items():
        for bot, games in GAMES[game_id].items():
            played = sum(steps(Case(game_id, preset, len(config.holders), bot), games))
            print(f"{game_id} {preset}, {bot}: {played:,} steps")
