"""The golden games of Sport ist Mord: who plays them, and how they are written down.

python -m tests.golden.sport_ist_mord.games        writes them anew, after rules_version was bumped
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
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord.config import Config

FOLDER = Path(__file__).parent
NAMES = ("Ute", "Paul", "Rikarda", "Edgard", "Gro", "Finn")
TOLD_ROUNDS = 3
"""The playthrough tells so many rounds in full."""


class Recipe(NamedTuple):
    """One golden game."""

    name: str
    config: Config
    thumbs: int
    """So many seats play by thumb, the rest at random."""
    seed: int


RECIPES = (
    Recipe("three-thumbs", Config(holders=(0, 1, 2)), 3, 1),
    Recipe("four-random", Config(last_round=20), 0, 2),
    Recipe("five-mixed-jump", Config(holders=(0, 1, 2, 3, 4), doping_jump=True), 3, 3),
    Recipe("six-thumbs-meddling", Config(holders=(0, 1, 2, 3, 4, 5), coach_from_outside=True), 6, 4),
)


def played(recipe: Recipe) -> Table:
    """The game, played now."""
    seats = len(recipe.config.holders)
    table = Table(Log("sport-ist-mord", sport_ist_mord.META.rules_version, recipe.config, NAMES[:seats]))
    bots: list[Bot] = [sport_ist_mord.thumb() if seat < recipe.thumbs else RandomBot() for seat in range(seats)]
    rng = Rng(recipe.seed)
    while not table.over:
        seat = table.state.to_act()
        if seat == CHANCE:
            table.deal(SeededDealer(rng))
        else:
            table.say(seat, sport_ist_mord.write(table.state, bots[seat].choose(table.state, rng)))  # type: ignore[arg-type]
    return table


def ending(state: State) -> dict[str, Any]:
    """The last position, as a hash of its key, and the result."""
    key = ",".join(str(number) for number in state.key())
    result = sport_ist_mord.result(state)  # type: ignore[arg-type]
    found = {"key": blake2b(key.encode(), digest_size=16).hexdigest(), **msgspec.to_builtins(result)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def playthrough(table: Table) -> str:
    """The first rounds word by word: what was open, what was said, what happened by which clause."""
    text = Text("en", table.log.names, "sport-ist-mord")
    again = Table(Log(table.log.game_id, table.log.rules, table.log.config, table.log.names))
    lines = [f"  {text.event(event)} [{event.clause}]" for event in again.told[0]]
    for ply in table.log.plies:
        state: Any = again.state
        if state.round > TOLD_ROUNDS:
            break
        codes = list(state.options())
        seat = state.to_act()
        if seat == CHANCE:
            total = sum(state.weights())
            weight = list(state.weights())[codes.index(sport_ist_mord.read(state, ply.word))]
            lines.append(f"* {len(codes)} outcomes, {weight}/{total}: {ply.word}")
        else:
            words = " ".join(sport_ist_mord.write(state, code) for code in codes)
            lines.append(f"{seat + 1} of {words}: {ply.word}")
        lines += [f"  {text.event(event)} [{event.clause}]" for event in again.take(ply)]
    return "\n".join(lines) + "\n"


def main() -> None:
    for recipe in RECIPES:
        table = played(recipe)
        (FOLDER / f"{recipe.name}.log").write_text(log.write(table.log), "utf-8")
        (FOLDER / f"{recipe.name}.json").write_bytes(msgspec.json.encode(ending(table.state)) + b"\n")
    (FOLDER / "playthrough.txt").write_text(playthrough(played(RECIPES[0])), "utf-8")


if __name__ == "__main__":
    main()
