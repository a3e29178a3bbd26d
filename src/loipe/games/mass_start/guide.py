"""What the squares and pieces of a table are, and the way round the course for a first race."""

from __future__ import annotations

from loipe.core.guide import Goal, Guide, Thing, goal, thing
from loipe.games.mass_start.board import Board, board
from loipe.games.mass_start.config import Config
from loipe.games.mass_start.course_drawing import Square

HELD = {"sprint": "MS-S5", "skis": "MS-S10", "rifle": "MS-S11"}
UNSEEN = ("start", "track", "lane")
"""Of squares: those that need no picture in the legend."""


def guide(config: Config) -> Guide:
    drawn = board(config)
    places = {square.name: kind(square, drawn.course.range.rows) for square in drawn.course.squares}
    things = told(config, drawn)
    legend = tuple(name for name in things if name in places.values() and name not in UNSEEN)
    return Guide(things, places, goals(config, drawn), legend=(*legend, "track"))


def told(config: Config, drawn: Board) -> dict[str, Thing]:
    """In the order of the legend."""
    steep = sorted({square.climb for square in drawn.course.squares if square.climb})
    bonus = config.descent_bonus if config.descents else 0
    return {
        **{f"climb-{climb}": thing("mass-start-tell-climb", "MS-S1", squares=climb) for climb in steep},
        "descent": thing("mass-start-tell-descent", "MS-S2" if bonus else "MS-S3", squares=bonus, falls=config.falls),
        "ice": thing("mass-start-tell-ice", "MS-S4"),
        "event": thing("mass-start-tell-event", "MS-S8"),
        "coach": thing("mass-start-tell-coach", "MS-S9"),
        "stand": thing("mass-start-tell-stand", "MS-S6" if config.risk else "MS-9", risk=config.risk),
        "loop": thing("mass-start-tell-loop", "MS-12"),
        "track": thing("mass-start-tell-track", "MS-4"),
        "start": thing("mass-start-tell-start", "MS-2"),
        "lane": thing("mass-start-tell-lane", "MS-7"),
        "targets": thing("mass-start-tell-targets", "MS-9"),
        "wind": thing("mass-start-tell-wind", "MS-S7"),
        **{f"card:{name}": card(name, clause, config.sprint_squares) for name, clause in HELD.items()},
        **{f"card:{one.name}": card(one.name, "MS-S8", config.sprint_squares) for one in drawn.cards},
        "die": thing("mass-start-tell-die", "MS-3"),
    }


def card(name: str, clause: str, squares: int) -> Thing:
    return Thing(f"mass-start-card-{name}", f"mass-start-cardtext-{name}", {"squares": squares}, clause)


def kind(square: Square, shooting: tuple[int, ...]) -> str:
    """The one thing about a square that matters most."""
    if square.kind in ("stand", "loop", "start"):
        return square.kind
    if square.letter:
        return {"E": "event", "C": "coach"}[square.letter]
    if square.climb:
        return f"climb-{square.climb}"
    if square.descent:
        return "descent"
    if square.ice:
        return "ice"
    return "lane" if square.row in shooting else "track"


def goals(config: Config, drawn: Board) -> tuple[Goal, ...]:
    squares = drawn.course.squares
    lap = [square for square in squares if square.row >= 0]
    ground = next((square.name for square in lap if square.descent), lap[len(lap) // 3].name)
    loop = next((square.name for square in squares if square.kind == "loop"), lap[-1].name)
    glide = goal("mass-start-goal-glide", "MS-S2", ground, squares=config.descent_bonus)
    return (
        goal("mass-start-goal-ski", "MS-3", lap[len(lap) // 7].name, laps=config.laps),
        glide if config.descents else goal("mass-start-goal-pass", "MS-4", ground),
        goal(
            "mass-start-goal-shoot", "MS-S6" if config.risk else "MS-9", drawn.course.range.stands[0], risk=config.risk
        ),
        goal("mass-start-goal-loops", "MS-12", loop),
        goal("mass-start-goal-finish", "MS-13", lap[-1].name, laps=config.laps),
    )
