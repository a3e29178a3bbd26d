"""Games of every preset, at random and by rules of thumb: what `make wheel` builds the engine for."""

from __future__ import annotations

from instructions import Case, steps

from loipe.games import IDS, load

GAMES = {"random": 60, "thumb": 6}

for game_id in IDS:
    for preset, config in load(game_id).META.presets.items():
        for bot, games in GAMES.items():
            played = sum(steps(Case(game_id, preset, len(config.holders), bot), games))
            print(f"{game_id} {preset}, {bot}: {played:,} steps")
