"""Plays the golden races anew: `python -m tests.golden.ski_tour.record`. Only after a new rules version."""

from __future__ import annotations

from pathlib import Path

import msgspec

from loipe.core import log as logs
from loipe.core.contract import CHANCE, Bot, RandomBot
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.games import ski_tour
from loipe.games.ski_tour.config import ADVANCED, Config

HERE = Path(__file__).parent
NAMES = ("Aune", "Brandt", "Morel", "Rossi", "Lind")
RACES = {
    "starter-thumbs": (Config(), "ttttt"),
    "advanced-long-thumbs": (Config(nations=ADVANCED, course="long"), "ttttt"),
    "two-players-random": (Config(holders=(0, 1, 0, 1), nations=("usa", "sweden", "italy", "finland")), "rrrr"),
    "three-lanes-mixed": (
        Config(holders=(0, 1, 2), nations=("austria", "russia", "united-kingdom"), course="breitmoos"),
        "trt",
    ),
    "four-ranges-random": (Config(nations=("france", *ADVANCED[:4]), course="vierstand", last_round=24), "rrrrr"),
}


def play(config: Config, players: str, seed: int) -> Table:
    bots: list[Bot] = [ski_tour.thumb() if player == "t" else RandomBot() for player in players]
    table = Table(Log("ski-tour", ski_tour.META.rules_version, config, NAMES[: len(players)]))
    rng = Rng(seed)
    while not table.over:
        state = table.state
        seat = state.to_act()
        if seat == CHANCE:
            table.take(logs.Ply(CHANCE, ski_tour.write(state, state.pick(rng))))  # type: ignore[arg-type]
        else:
            table.say(seat, ski_tour.write(state, bots[seat].choose(state, rng)))  # type: ignore[arg-type]
    return table


def told(table: Table) -> str:
    """The race as its people read it, sentence by sentence."""
    text = Text("en", table.log.names, "ski-tour")
    lines = (f"{text.event(event)} [{event.clause}]" for event in table.events())
    return "".join(f"{line}\n" for line in lines if not line.startswith(" ["))


def position(table: Table) -> bytes:
    return msgspec.json.format(msgspec.json.encode(ski_tour.position(table.state)), indent=1)  # type: ignore[arg-type]


def main() -> None:
    for number, (name, (config, players)) in enumerate(RACES.items()):
        table = play(config, players, number)
        (HERE / f"{name}.log").write_text(logs.write(table.log), "utf-8")
        (HERE / f"{name}.json").write_bytes(position(table) + b"\n")
        (HERE / f"{name}.txt").write_text(told(table), "utf-8")


if __name__ == "__main__":
    main()
