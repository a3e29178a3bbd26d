"""Golden games: who plays them, and how they are written down.

python -m tests.golden.recording mass-start        writes a game's anew, after its rules_version was bumped
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from loipe.core import log
from loipe.core.contract import CHANCE, RandomBot, State
from loipe.core.dealer import SeededDealer
from loipe.core.game import AnyGame
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.games import load
from tests.thumb1 import thumb1

NAMES = ("Anna", "Brandt", "Carla", "Dag", "Elin", "Finn", "Gro", "Hans", "Ida", "Jon", "Kari", "Lars")


class Recipe(NamedTuple):
    """One golden game."""

    name: str
    config: Any
    thumbs: int
    """So many seats play by rules of thumb, those frozen in the tests; the rest at random."""
    seed: int


def folder(game_id: str) -> Path:
    return Path(__file__).parent / game_id.replace("-", "_")


def recipes(game_id: str) -> Sequence[Recipe]:
    """What tests/golden/<game>/recipes.py lists; the playthrough is of the first."""
    found: Sequence[Recipe] = import_module(f"tests.golden.{game_id.replace('-', '_')}.recipes").RECIPES
    return found


def played(game: AnyGame, recipe: Recipe) -> Table:
    """The game, played now."""
    seats = len(recipe.config.holders)
    table = Table(Log(game.META.id, game.META.rules_version, recipe.config, NAMES[:seats]))
    bots = [thumb1(game) if seat < recipe.thumbs else RandomBot() for seat in range(seats)]
    rng = Rng(recipe.seed)
    while not table.over:
        seat = table.state.to_act()
        if seat == CHANCE:
            table.deal(SeededDealer(rng))
        else:
            table.say(seat, game.write(table.state, bots[seat].choose(table.state, rng)))
    return table


def ending(game: AnyGame, state: State) -> dict[str, Any]:
    """The last position, as a hash of its key, and the result."""
    key = ",".join(str(number) for number in state.key())
    digest = blake2b(key.encode(), digest_size=16).hexdigest()
    result: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.result(state)))
    return {"key": digest, **result}


def playthrough(game: AnyGame, recorded: Log) -> str:
    """The game ply by ply: what was open, what was said, what happened by which clause."""
    text = Text("en", recorded.names, game.META.id)
    again = Table(Log(recorded.game_id, recorded.rules, recorded.config, recorded.names))
    lines: list[str] = []
    for ply in recorded.plies:
        state = again.state
        if ply.seat == CHANCE:
            codes = list(state.options())
            weight = list(state.weights())[codes.index(game.read(state, ply.word))]
            lines.append(f"* {weight}/{sum(state.weights())}: {ply.word}")
        else:
            state.turn_to(ply.seat)
            words = " ".join(game.write(state, code) for code in state.options())
            lines.append(f"{ply.seat + 1} of {words}: {ply.word}")
        lines += [f"  {text.event(event)} [{event.clause}]" for event in again.take(ply) if text.event(event)]
    return "\n".join(lines) + "\n"


def main() -> None:
    for game_id in sys.argv[1:]:
        game = load(game_id)
        for number, recipe in enumerate(recipes(game_id)):
            table = played(game, recipe)
            (folder(game_id) / f"{recipe.name}.log").write_text(log.write(table.log), "utf-8")
            (folder(game_id) / f"{recipe.name}.json").write_bytes(
                msgspec.json.encode(ending(game, table.state)) + b"\n"
            )
            if number == 0:
                (folder(game_id) / "playthrough.txt").write_text(playthrough(game, table.log), "utf-8")


if __name__ == "__main__":
    main()
