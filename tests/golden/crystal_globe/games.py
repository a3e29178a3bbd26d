"""The golden games of Crystal Globe: who plays them, and how they are written down.

python -m tests.golden.crystal_globe.games        writes them anew, after rules_version was bumped
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from loipe.core import log
from loipe.core.contract import CHANCE, Bot, RandomBot, State
from loipe.core.dealer import SeededDealer
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import PRESETS

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Brandt", "Carla", "Dag", "Elin", "Finn", "Gro", "Hans", "Ida", "Jon", "Kari", "Lars")
TOLD_ROUNDS = 13
"""The playthrough tells so many rounds in full: a lap, a shooting, the ring."""


class Recipe(NamedTuple):
    """One golden game."""

    name: str
    config: Config
    thumbs: int
    """So many seats play by thumb, the rest at random."""
    seed: int


def seated(preset: str, seats: int, **settings: Any) -> Config:
    return msgspec.structs.replace(PRESETS[preset], holders=tuple(range(seats)), **settings)


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


def played(recipe: Recipe) -> Table:
    """The game, played now."""
    seats = len(recipe.config.holders)
    table = Table(Log("crystal-globe", crystal_globe.META.rules_version, recipe.config, NAMES[:seats]))
    bots: list[Bot] = [crystal_globe.thumb() if seat < recipe.thumbs else RandomBot() for seat in range(seats)]
    rng = Rng(recipe.seed)
    while not table.over:
        seat = table.state.to_act()
        if seat == CHANCE:
            table.deal(SeededDealer(rng))
        else:
            table.say(seat, crystal_globe.write(table.state, bots[seat].choose(table.state, rng)))  # type: ignore[arg-type]
    return table


def ending(state: State) -> dict[str, Any]:
    """The last position, as a hash of its key, and the result."""
    key = ",".join(str(number) for number in state.key())
    result = crystal_globe.result(state)  # type: ignore[arg-type]
    found = {"key": blake2b(key.encode(), digest_size=16).hexdigest(), **msgspec.to_builtins(result)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def playthrough(recorded: Log) -> str:
    """The first rounds word by word: what was open, what was said, what happened by which clause."""
    text = Text("en", recorded.names, "crystal-globe")
    again = Table(Log(recorded.game_id, recorded.rules, recorded.config, recorded.names))
    lines: list[str] = []
    for ply in recorded.plies:
        state: Any = again.state
        if state.round > TOLD_ROUNDS:
            break
        codes = list(state.options())
        if state.to_act() == CHANCE:
            weight = list(state.weights())[codes.index(crystal_globe.read(state, ply.word))]
            lines.append(f"* {weight}/{sum(state.weights())}: {ply.word}")
        else:
            words = " ".join(crystal_globe.write(state, code) for code in codes)
            lines.append(f"{state.to_act() + 1} of {words}: {ply.word}")
        lines += [f"  {text.event(event)} [{event.clause}]" for event in again.take(ply) if text.event(event)]
    return "\n".join(lines) + "\n"


def main() -> None:
    for recipe in RECIPES:
        table = played(recipe)
        (FOLDER / f"{recipe.name}.log").write_text(log.write(table.log), "utf-8")
        (FOLDER / f"{recipe.name}.json").write_bytes(msgspec.json.encode(ending(table.state)) + b"\n")
    (FOLDER / "playthrough.txt").write_text(playthrough(played(RECIPES[0]).log), "utf-8")


if __name__ == "__main__":
    main()
