"""What the spaces, columns, hearts and tokens of a table are, and the way to the finish for a first race."""

from __future__ import annotations

from loipe.core.guide import Goal, Guide, Thing, goal, thing
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.components import Board, board
from loipe.games.ski_tour.config import Config

APART = 3
"""Rows between two arrows."""
LEGEND = ("climb", "descent", "white", "range", "penalty", "plain")


def guide(config: Config) -> Guide:
    drawn = board(config)
    places: dict[str, str] = {space.name: space.holds for space in drawn.course.spaces}
    places["goal"] = "finish"
    legend = tuple(name for name in LEGEND if name in places.values())
    return Guide(told(config, drawn), places, goals(drawn), way(drawn), legend)


def told(config: Config, drawn: Board) -> dict[str, Thing]:
    return {
        "plain": thing("ski-tour-tell-plain", "ST-27"),
        "climb": thing("ski-tour-tell-climb", "ST-51", steps=drawn.steep),
        "descent": thing("ski-tour-tell-descent", "ST-50", spaces=config.glide),
        "white": thing("ski-tour-tell-white", "ST-26"),
        "range": thing("ski-tour-tell-range", "ST-40"),
        "penalty": thing("ski-tour-tell-penalty", "ST-41"),
        "finish": thing("ski-tour-tell-finish", "ST-60"),
        "column": thing("ski-tour-tell-column", "ST-20"),
        "sprint": thing("ski-tour-tell-sprint", "ST-29"),
        "star": thing("ski-tour-tell-star", "ST-14"),
        "supply": thing("ski-tour-tell-supply", "ST-10"),
        "heart": thing("ski-tour-tell-heart", "ST-22"),
        "targets": thing("ski-tour-tell-targets", "ST-43"),
        "nation": thing("ski-tour-tell-nation", "ST-1"),
        "wax": thing("ski-tour-tell-wax", "ST-30"),
        "wax:unseen": thing("ski-tour-tell-unseen", "ST-4"),
        **{f"wax:{name}": token(name) for name in drawn.tokens},
    }


def token(name: str) -> Thing:
    """Tokens of a table's own boards have a name and nothing else."""
    return Thing(f"ski-tour-card-{name}", f"ski-tour-cardtext-{name}", {"shooting": "either"}, "ST-30")


def goals(drawn: Board) -> tuple[Goal, ...]:
    spaces = drawn.course.spaces
    lap = [space.name for space in spaces if space.row >= 0]
    shooting = next((space.name for space in spaces if space.holds == "range"), lap[-1])
    return (
        goal("ski-tour-goal-roll", "ST-10", "supply", dice=c.DICE),
        goal("ski-tour-goal-take", "ST-20", "column"),
        goal("ski-tour-goal-follow", "ST-28", lap[len(lap) // 5]),
        goal("ski-tour-goal-shoot", "ST-40", shooting),
        goal("ski-tour-goal-finish", "ST-60", lap[-1]),
    )


def way(drawn: Board) -> tuple[str, ...]:
    """One lane of every third row, in turn."""
    rows: dict[int, list[str]] = {}
    for space in drawn.course.spaces:
        if space.row >= 0:
            rows.setdefault(space.row, []).append(space.name)
    return tuple(names[row // APART % len(names)] for row, names in sorted(rows.items()) if row % APART == 1)
