"""The commands and their options.

Here and in the other `*_app.py` annotations are read as they stand: Typer would evaluate each of them anew, help
text and all.
"""

from typing import Annotated, Optional

import typer

from loipe.cli import database_app
from loipe.cli.parsing import Command, Group, OrFile
from loipe.cli.puzzles_app import puzzles_app
from loipe.cli.serve_app import serve
from loipe.cli.speech import say, whole


def about(name: str) -> str:
    return say(f"cli-help-{name}")


app = typer.Typer(
    name="loipe",
    cls=Group,
    help=about("loipe"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
courses_app = typer.Typer(cls=Group, help=about("courses"), rich_markup_mode=None)
app.add_typer(courses_app, name="courses")
season_app = typer.Typer(cls=OrFile, help=about("season"), rich_markup_mode=None)
app.add_typer(season_app, name="season")
app.add_typer(puzzles_app, name="puzzles")
database_app.add_to(app)
app.command(cls=Command, help=about("serve"))(serve)

Game = Annotated[str, typer.Argument(help=about("game"), metavar="GAME")]
Preset = Annotated[Optional[str], typer.Option("--preset", help=about("preset"), metavar="NAME")]  # noqa: UP045
Settings = Annotated[Optional[list[str]], typer.Option("--set", help=about("set"), metavar="NAME=VALUE")]  # noqa: UP045
Seats = Annotated[Optional[str], typer.Option("--seats", help=about("seats"), metavar="LIST")]  # noqa: UP045
OfGame = Annotated[str, typer.Option("--game", help=about("of-game"), metavar="GAME")]
OWN = "mass-start"
Line = Annotated[bool, typer.Option("--line", help=about("line"))]
Dice = Annotated[str, typer.Option("--dice", help=about("dice"), metavar="DICE")]
Fast = Annotated[bool, typer.Option("--fast", help=about("fast"))]
AutoDice = Annotated[bool, typer.Option("--auto-dice", help=about("auto-dice"))]
Json = Annotated[bool, typer.Option("--json", help=about("json"))]


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=about("version"), is_eager=True)] = False,
) -> None:
    if version:
        from loipe.cli.version import describe

        print("\n".join(describe()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=Command, help=about("play"))
def play(
    game: Annotated[Optional[str], typer.Argument(help=about("game"), metavar="[GAME]")] = None,  # noqa: UP045
    seats: Seats = None,
    preset: Preset = None,
    settings: Settings = None,
    line: Line = False,
    dice: Dice = "live",
    resume: Annotated[Optional[str], typer.Option("--resume", help=about("resume"), metavar="FILE")] = None,  # noqa: UP045
    save: Annotated[Optional[str], typer.Option("--save", help=about("save"), metavar="FILE")] = None,  # noqa: UP045
    fast: Fast = False,
    auto_dice: AutoDice = False,
) -> None:
    from loipe.cli import play as command

    command.play(
        command.Wishes(
            game=game, seats=seats, preset=preset, set=tuple(settings or ()), line=line, dice=dice, resume=resume,
            save=save, fast=fast, auto_dice=auto_dice,
        )
    )  # fmt: skip


Name = Annotated[str, typer.Argument(help=about("season-name"), metavar="NAME")]


@season_app.command("file", cls=Command, hidden=True, help=about("season-old"))
def season_file(
    file: Annotated[str, typer.Argument(help=about("season-file"), metavar="FILE")],
    seats: Seats = None,
    preset: Preset = None,
    settings: Settings = None,
    races: Annotated[Optional[str], typer.Option("--races", help=about("races"), metavar="LIST")] = None,  # noqa: UP045
    line: Line = False,
    dice: Dice = "live",
    fast: Fast = False,
    auto_dice: AutoDice = False,
    show: Annotated[bool, typer.Option("--show", help=about("show"))] = False,
) -> None:
    from loipe.cli.seasons import earlier as command

    command.season(
        command.Wishes(
            file=file, seats=seats, preset=preset, set=tuple(settings or ()), races=races, line=line, dice=dice,
            fast=fast, auto_dice=auto_dice, show=show,
        )
    )  # fmt: skip


@season_app.command("new", cls=Command, help=about("season-new"))
def season_new(
    name: Name,
    preset: Annotated[str, typer.Option("--preset", help=about("season-preset"), metavar="NAME")] = "short-cup",
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    people: Annotated[str, typer.Option("--people", help=about("season-people"), metavar="LIST")] = "",
    bots: Annotated[str, typer.Option("--bots", help=about("season-bots"), metavar="LIST")] = "",
    athletes: Annotated[str, typer.Option("--athletes", help=about("season-athletes"), metavar="N")] = "0",
    title: Annotated[str, typer.Option("--title", help=about("season-title"), metavar="TEXT")] = "",
) -> None:
    from loipe.cli.seasons import commands

    commands.new(name, preset, whole("--seed", seed, 0), people, bots, whole("--athletes", athletes, 0, 24), title)


@season_app.command("next", cls=Command, help=about("season-next"))
def season_next(
    name: Name,
    everything: Annotated[bool, typer.Option("--all", help=about("season-all"))] = False,
    simulate: Annotated[bool, typer.Option("--simulate", help=about("season-simulate"))] = False,
    line: Line = False,
    dice: Dice = "live",
    fast: Fast = False,
    auto_dice: AutoDice = False,
) -> None:
    from loipe.cli.seasons import racing
    from loipe.cli.seasons.desk import opened

    wishes = racing.Wishes(all=everything, simulate=simulate, line=line, dice=dice, fast=fast, auto_dice=auto_dice)
    racing.race_on(opened(name), wishes)


@season_app.command("standings", cls=Command, help=about("season-standings"))
def season_standings(name: Name, json: Json = False) -> None:
    from loipe.cli.seasons import commands

    commands.standings(name, json)


@season_app.command("athlete", cls=Command, help=about("season-athlete"))
def season_athlete(
    name: Name, who: Annotated[str, typer.Argument(help=about("season-who"), metavar="ATHLETE")]
) -> None:
    from loipe.cli.seasons import commands

    commands.athlete(name, who)


@season_app.command("export", cls=Command, help=about("season-export"))
def season_export(
    name: Name,
    csv: Annotated[bool, typer.Option("--csv", help=about("season-csv"))] = False,
    to: Annotated[str, typer.Option("--to", help=about("season-to"), metavar="FILE")] = "",
    database: Annotated[Optional[str], typer.Option(help=about("season-from"), metavar="URL")] = None,  # noqa: UP045
) -> None:
    from loipe.cli.seasons import commands

    commands.export(name, csv, to, database)


@season_app.command("simulate", cls=Command, help=about("season-try"))
def season_simulate(
    preset: Annotated[str, typer.Option("--preset", help=about("season-preset"), metavar="NAME")] = "world-cup",
    bots: Annotated[str, typer.Option("--bots", help=about("season-bots"), metavar="LIST")] = "club,rookie",
    athletes: Annotated[str, typer.Option("--athletes", help=about("season-athletes"), metavar="N")] = "0",
    count: Annotated[str, typer.Option("--seasons", help=about("season-count"), metavar="N")] = "100",
    winters: Annotated[str, typer.Option("--winters", help=about("season-winters"), metavar="N")] = "1",
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    processes: Annotated[str, typer.Option("--processes", help=about("processes"), metavar="N")] = "0",
) -> None:
    from loipe.cli.seasons import trying

    kinds = tuple(word.strip() for word in bots.split(",") if word.strip())
    trying.simulate(
        trying.Wishes(
            preset=preset, bots=kinds, athletes=whole("--athletes", athletes, 0, 24),
            seasons=whole("--seasons", count, 1), winters=whole("--winters", winters, 1, 40),
            seed=whole("--seed", seed, 0), processes=whole("--processes", processes, 0, 64),
        )
    )  # fmt: skip


@season_app.command("import", cls=Command, help=about("season-import"))
def season_import(
    file: Annotated[str, typer.Argument(help=about("file"), metavar="FILE")],
    database: Annotated[Optional[str], typer.Option(help=about("season-into"), metavar="URL")] = None,  # noqa: UP045
) -> None:
    from loipe.cli.seasons import commands

    commands.bring(file, database)


@app.command(cls=Command, help=about("simulate"))
def simulate(
    game: Game,
    seats: Seats = None,
    games: Annotated[Optional[str], typer.Option("--games", help=about("games-count"), metavar="N")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    preset: Preset = None,
    settings: Settings = None,
    vary: Annotated[Optional[list[str]], typer.Option("--vary", help=about("vary"), metavar="NAME=A|B")] = None,  # noqa: UP045
    rotate: Annotated[bool, typer.Option("--rotate", help=about("rotate"))] = False,
    until: Annotated[Optional[str], typer.Option("--until", help=about("until"), metavar="PERCENT")] = None,  # noqa: UP045
    out: Annotated[Optional[str], typer.Option("--out", help=about("out"), metavar="DIR")] = None,  # noqa: UP045
    title: Annotated[str, typer.Option("--title", help=about("run-title"), metavar="TEXT")] = "",
    cluster: Annotated[Optional[str], typer.Option("--cluster", help=about("cluster"), metavar="ADDRESS")] = None,  # noqa: UP045
    json: Json = False,
    logs: Annotated[Optional[str], typer.Option("--logs", help=about("logs"), metavar="DIR")] = None,  # noqa: UP045
    processes: Annotated[str, typer.Option("--processes", help=about("processes"), metavar="N")] = "0",
) -> None:
    from loipe.cli import simulate as command

    command.simulate(
        command.Wishes(
            game=game, seats=seats, games=None if games is None else whole("--games", games, 1),
            seed=whole("--seed", seed, 0), preset=preset, settings=tuple(settings or ()), vary=tuple(vary or ()),
            rotate=rotate, until=until, out=out or "", title=title, cluster=cluster or "", json=json, logs=logs or "",
            processes=whole("--processes", processes, 0, 64),
        )
    )  # fmt: skip


@app.command(cls=Command, help=about("report"))
def report(
    run: Annotated[str, typer.Argument(help=about("run"), metavar="RUN")],
    out: Annotated[str, typer.Option("--out", help=about("report-out"), metavar="FILE")] = "",
    pictures: Annotated[str, typer.Option("--pictures", help=about("report-pictures"), metavar="DIR")] = "",
) -> None:
    from loipe.cli.report import report as command

    command(run, out, pictures)


@app.command(cls=Command, help=about("ladder"))
def ladder(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", help=about("ladder-bots"), metavar="LIST")] = "",
    field: Annotated[str, typer.Option("--field", help=about("ladder-field"), metavar="BOT")] = "club",
    games: Annotated[str, typer.Option("--games", help=about("ladder-games"), metavar="N")] = "100",
    samples: Annotated[str, typer.Option("--samples", help=about("ladder-samples"), metavar="N")] = "40",
    seats: Annotated[str, typer.Option("--seats", help=about("ladder-seats"), metavar="N")] = "0",
    by_seat: Annotated[bool, typer.Option("--by-seat", help=about("ladder-by-seat"))] = False,
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    preset: Preset = None,
    settings: Settings = None,
    processes: Annotated[str, typer.Option("--processes", help=about("ladder-processes"), metavar="N")] = "1",
    json: Json = False,
) -> None:
    from loipe.cli import ladder as command

    command.ladder(
        command.Asked(
            game=game, bots=bots or command.USUAL, field=field, games=whole("--games", games, 0),
            samples=whole("--samples", samples, 0), seats=whole("--seats", seats, 0, 12), by_seat=by_seat,
            seed=whole("--seed", seed, 0), preset=preset, settings=tuple(settings or ()),
            processes=whole("--processes", processes, 1, 64), json=json,
        )
    )  # fmt: skip


@app.command(cls=Command, help=about("replay"))
def replay(file: Annotated[str, typer.Argument(help=about("file"), metavar="FILE")], json: Json = False) -> None:
    from loipe.cli import replay as command

    command.replay(file, json)


@app.command(cls=Command, help=about("story"))
def story(
    file: Annotated[str, typer.Argument(help=about("file"), metavar="FILE")],
    games: Annotated[Optional[str], typer.Option("--games", help=about("story-games"), metavar="N")] = None,  # noqa: UP045
    seed: Annotated[str, typer.Option("--seed", help=about("seed"), metavar="N")] = "1",
    json: Json = False,
    html: Annotated[bool, typer.Option("--html", help=about("story-html"))] = False,
) -> None:
    from loipe.cli.story import story as command

    count = None if games is None else whole("--games", games, 1, 100_000)
    command(file, count, whole("--seed", seed, 0), json, html)


@app.command(cls=Command, help=about("rules"))
def rules(
    game: Game,
    clause: Annotated[Optional[str], typer.Argument(help=about("clause"), metavar="[CLAUSE]")] = None,  # noqa: UP045
) -> None:
    from loipe.cli.rules import rules as command

    command(game, clause)


@app.command(cls=Command, help=about("games"))
def games(game: Annotated[Optional[str], typer.Argument(help=about("settings-of"), metavar="[GAME]")] = None) -> None:  # noqa: UP045
    from loipe.cli import shelf

    shelf.game(game) if game else shelf.games()


@app.command(cls=Command, help=about("perft"))
def perft(
    game: Game,
    depth: Annotated[str, typer.Argument(help=about("depth"), metavar="DEPTH")],
    preset: Preset = None,
    settings: Settings = None,
    seats: Seats = None,
) -> None:
    from loipe.cli.perft import perft as command

    command(game, whole("DEPTH", depth, 0, 40), preset, tuple(settings or ()), seats)


@courses_app.command("check", cls=Command, help=about("courses-check"))
def check(file: Annotated[str, typer.Argument(help=about("file"), metavar="FILE")], game: OfGame = OWN) -> None:
    from loipe.cli import courses as command

    command.check(file, game)


@courses_app.command("list", cls=Command, help=about("courses-list"))
def list_(game: OfGame = OWN) -> None:
    from loipe.cli import courses as command

    command.names(game)


@courses_app.command("show", cls=Command, help=about("courses-show"))
def show(
    name: Annotated[str, typer.Argument(help=about("course"), metavar="NAME")],
    text: Annotated[bool, typer.Option("--text", help=about("text"))] = False,
    game: OfGame = OWN,
) -> None:
    from loipe.cli import courses as command

    command.show(name, game, text)


@courses_app.command("build", cls=Command, help=about("courses-build"))
def build(
    file: Annotated[str, typer.Argument(help=about("file"), metavar="FILE")],
    tiles: Annotated[Optional[list[str]], typer.Argument(help=about("tiles"), metavar="[TILE]...")] = None,  # noqa: UP045
    title: Annotated[str, typer.Option("--title", help=about("title"), metavar="TEXT")] = "",
) -> None:
    from loipe.cli.course_builder import build as command

    command(file, tuple(tiles or ()), title)
