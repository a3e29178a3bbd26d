"""`loipe puzzles` and its options."""

from typing import Annotated, Optional

import typer

from loipe.cli.parsing import Command, Group
from loipe.cli.speech import say, whole


def about(name: str) -> str:
    return say(f"cli-help-{name}")


puzzles_app = typer.Typer(cls=Group, help=about("puzzles"), rich_markup_mode=None, invoke_without_command=True)


@puzzles_app.callback()
def puzzles(
    context: typer.Context,
    day: Annotated[Optional[str], typer.Option("--day", help=about("puzzles-day"), metavar="DAY")] = None,  # noqa: UP045
    line: Annotated[bool, typer.Option("--line", help=about("line"))] = False,
) -> None:
    from loipe.cli import puzzles as command

    if context.invoked_subcommand is None:
        command.solve(day, line)


@puzzles_app.command("list", cls=Command, help=about("puzzles-list"))
def list_puzzles() -> None:
    from loipe.cli import puzzles as command

    command.list_days()


@puzzles_app.command("find", cls=Command, help=about("puzzles-find"))
def find_puzzles(
    game: Annotated[str, typer.Argument(help=about("game"), metavar="GAME")],
    preset: Annotated[Optional[str], typer.Option("--preset", help=about("preset"), metavar="NAME")] = None,  # noqa: UP045
    settings: Annotated[Optional[list[str]], typer.Option("--set", help=about("set"), metavar="NAME=VALUE")] = None,  # noqa: UP045
    seats: Annotated[str, typer.Option("--seats", help=about("puzzles-seats"), metavar="N")] = "4",
    count: Annotated[str, typer.Option("--count", help=about("puzzles-count"), metavar="N")] = "30",
    games: Annotated[str, typer.Option("--games", help=about("puzzles-games"), metavar="N")] = "10000",
    points: Annotated[str, typer.Option("--points", help=about("puzzles-points"), metavar="N")] = "5",
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    to: Annotated[str, typer.Option("--to", help=about("puzzles-to"), metavar="DIR")] = "puzzles",
) -> None:
    from loipe.cli import puzzles as command

    command.find(
        game, preset=preset, settings=tuple(settings or ()), seats=whole("--seats", seats, 2, 6),
        count=whole("--count", count, 1, 999), games=whole("--games", games, 1), seed=whole("--seed", seed, 0),
        points=whole("--points", points, 1, 100), folder=to,
    )  # fmt: skip
