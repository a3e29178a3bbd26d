"""What the squares, cards and dice of a table are, and the way round the course for a first race."""

from __future__ import annotations

from loipe.core.guide import Goal, Guide, Thing, goal, thing
from loipe.games.crystal_globe.board import Board, board
from loipe.games.crystal_globe.codes import BASES
from loipe.games.crystal_globe.components import FACES, components
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.course_drawing import Square

LEGEND = ("climb", "descent", "ice", "stand", "loop", "track")


def guide(config: Config) -> Guide:
    drawn = board(config)
    places = {square.name: kind(square) for square in drawn.course.squares}
    legend = tuple(name for name in LEGEND if name in places.values())
    return Guide(told(config), places, goals(config, drawn), legend=legend)


def told(config: Config) -> dict[str, Thing]:
    blind = config.level == "ludique"
    found = {
        "climb": thing("crystal-globe-tell-climb", "CG-11", points=config.climb_cost),
        "descent": thing("crystal-globe-tell-descent", "CG-11", points=config.descent_bonus),
        "ice": thing("crystal-globe-tell-ice", "CG-32", squares=config.fall_squares),
        "stand": thing("crystal-globe-tell-stand", "CG-22"),
        "loop": thing("crystal-globe-tell-loop", "CG-26"),
        "track": thing("crystal-globe-tell-track", "CG-31", bonus=config.slipstream_bonus),
        "start": thing("crystal-globe-tell-start", "CG-2"),
        "range": thing("crystal-globe-tell-range", "CG-20"),
        "card": thing("crystal-globe-tell-card", "CG-12", cards=config.turn_cards),
        "form": thing("crystal-globe-tell-form", "CG-15"),
        "deck": thing("crystal-globe-tell-deck", "CG-30" if blind else "CG-40", blind=blind, cards=config.hand_cards),
        "pile": thing("crystal-globe-tell-pile", "CG-15" if blind else "CG-42", blind=blind),
        "weather": thing("crystal-globe-tell-weather", "CG-25"),
        "targets": thing("crystal-globe-tell-targets", "CG-22"),
        "die": thing("crystal-globe-tell-die", "CG-50" if config.level == "strategique" else "CG-70"),
    }
    box = components()
    for name, hits, socks in zip(box.dice, box.hits, box.socks, strict=True):
        found[f"die:{name}"] = thing(
            "crystal-globe-tell-shooting-die", "CG-71", die=name, hits=hits + socks, faces=FACES, windsock=socks > 0
        )
    for base in BASES:
        found[f"base:{base}"] = thing("crystal-globe-tell-base", "CG-5", base=base)
    return found


def kind(square: Square) -> str:
    """The one thing about a square that matters most."""
    if square.kind != "track":
        return {"ring": "loop"}.get(square.kind, square.kind)
    if square.ice:
        return "ice"
    return "climb" if square.climb else "descent" if square.descent else "track"


def goals(config: Config, drawn: Board) -> tuple[Goal, ...]:
    squares = drawn.course.squares
    lap = [square.name for square in squares if square.kind == "track"]
    loop = next(square.name for square in squares if square.kind == "ring")
    blind = config.level == "ludique"
    return (
        goal(
            "crystal-globe-goal-ski", "CG-11", lap[len(lap) // 7], laps=config.laps, die=config.level != "strategique"
        ),
        goal("crystal-globe-goal-energy", "CG-12", lap[len(lap) // 2], blind=blind, bonus=config.slipstream_bonus),
        goal("crystal-globe-goal-shoot", "CG-22", drawn.course.range.stands[-1]),
        goal("crystal-globe-goal-loops", "CG-26", loop)
        if config.penalty == "ring"
        else goal("crystal-globe-goal-time", "CG-60", loop, squares=config.miss_squares),
        goal(
            "crystal-globe-goal-finish",
            "CG-62" if config.ranking == "line" else "CG-60",
            lap[0],
            ranking=config.ranking,
        ),
    )
