"""`loipe simulate` with variants, a folder, a precision or a cluster: what was typed made a plan, played and told."""

from __future__ import annotations

import shlex
import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from loipe.cli import settings
from loipe.cli.simulate import GAMES, INTERRUPTED, bar
from loipe.cli.speech import complain, language, refuse, say
from loipe.core.game import AnyGame
from loipe.core.text import Text
from loipe.lab.habit import MARK, check
from loipe.lab.plan import Plan, Variant
from loipe.lab.run import Run, asked_of, polars
from loipe.lab.shares import Shares
from loipe.lab.study import Study

if TYPE_CHECKING:
    from loipe.cli.simulate import Wishes

MOST_GAMES = 10_000_000
"""Of each variant, where a precision is wanted that chance might never reach."""
MOST_VARIANTS = 1000
SEATS, PRESET = "seats", "preset"


def study(wishes: Wishes) -> None:
    """Play, keep, tell; Ctrl-C keeps what came in, and the same command goes on."""
    if wishes.logs:
        refuse("cli-logs-alone")
    game = settings.game_of(wishes.game)
    plan = Plan(game.META.id, variants_of(game, wishes), wishes.seed, wishes.rotate)
    until = until_of(wishes.until)
    games = wishes.games or (MOST_GAMES if until else GAMES)
    run = None
    if wishes.out:
        polars()
        command = shlex.join(["loipe", *sys.argv[1:]])
        run = Run.begin(Path(wishes.out), asked_of(plan, wishes.title, command))
    played = Study(plan, run, games, until)
    if run and run.dropped:
        complain([say("lab-dropped", part=part) for part in run.dropped])
    stopped = follow(played, wishes)
    complain([say("lab-node", node=node, games=games) for node, games in sorted(played.nodes.items())])
    tell(played.shares, plan, game, wishes)
    if stopped:
        complain([say("lab-stopped", games=sum(played.shares.games), kept="yes" if run else "no")])
        raise typer.Exit(INTERRUPTED)


def follow(played: Study, wishes: Wishes) -> bool:
    """With a bar; True after Ctrl-C."""
    variants = len(played.plan.variants)
    with bar() as shown:
        total = None if played.until and not wishes.games else played.games * variants
        task = shown.add_task(say("cli-simulating"), total=total, completed=played.resumed)
        try:
            for games in played.play(wishes.processes, wishes.cluster):
                where = ", ".join(f"{node} {count}" for node, count in sorted(played.nodes.items()))
                shown.update(task, advance=games, description=f"{say('cli-simulating')} {where}".strip())
        except KeyboardInterrupt:
            return True
    return False


def variants_of(game: AnyGame, wishes: Wishes) -> tuple[Variant, ...]:
    """Every combination of what is varied; each is a table that its game accepts."""
    ways = [way_of(vary) for vary in wishes.vary]
    names = [name for name, _ in ways]
    for name in names:
        if names.count(name) > 1:
            refuse("cli-vary-twice", name=name)
    combinations = list(product(*(values for _, values in ways)))
    if len(combinations) > MOST_VARIANTS:
        refuse("cli-vary-many", variants=len(combinations), most=MOST_VARIANTS)
    return tuple(variant(game, wishes, dict(zip(names, values, strict=True))) for values in combinations)


def way_of(vary: str) -> tuple[str, list[str]]:
    """`laps=1|2|3`: bars between the values, since lists use commas."""
    name, equals, values = vary.partition("=")
    found = [value.strip() for value in values.split("|")]
    if not equals or not all(found) or len(set(found)) < 2:
        refuse("cli-vary-form", vary=vary)
    return name.strip().replace("-", "_"), found


def variant(game: AnyGame, wishes: Wishes, varied: dict[str, str]) -> Variant:
    seats = varied.get(SEATS, wishes.seats or "")
    words = [word.strip() for word in seats.split(",")] if seats else []
    plain = ",".join(without_habit(word) for word in words)
    seating = settings.seating_of(game, plain or None, bots_only=True)
    preset = varied.get(PRESET, wishes.preset)
    chosen = [f"{name}={value}" for name, value in varied.items() if name not in (SEATS, PRESET)]
    config = settings.at_table(game, settings.config_of(game, preset, [*wishes.settings, *chosen]), seating)
    habits = [MARK.join(["", *word.partition(":")[0].split(MARK)[1:]]) for word in words]
    habits = habits * (len(seating.bots) // len(habits)) if habits else [""] * len(seating.bots)
    bots = tuple(bot + habit for bot, habit in zip(seating.bots, habits, strict=True))
    check(bots, game.start(config), game)
    return Variant(varied, config, bots)


def without_habit(word: str) -> str:
    """`club~R4:red` is club in red."""
    name, colon, colour = word.partition(":")
    return name.split(MARK)[0] + colon + colour


def until_of(text: str | None) -> float:
    """`0.5%` of all games, to either side."""
    if text is None:
        return 0.0
    number = text.strip().removesuffix("%").strip()
    value = float(number) / 100 if number.replace(".", "", 1).isdecimal() else 0.0
    if not 0.0001 <= value <= 0.5:
        refuse("cli-until-form", value=text[:20])
    return value


def tell(shares: Shares, plan: Plan, game: AnyGame, wishes: Wishes) -> None:
    """One row for each variant and contender."""
    if wishes.json:
        print(msgspec.json.encode(as_json(shares, plan)).decode())
        return
    names = list(plan.variants[0].settings)
    text = Text(language(), game_id=game.META.id)
    table = Table(title=say("lab-title", game=game.META.title, games=sum(shares.games)))
    for name in names:
        own = f"lab-way-{name}"
        table.add_column(say(own) if text.has(own) else text.label(f"option-{name}") or name)
    for column in ("games", "contender", "wins", "interval", "place"):
        table.add_column(say(f"lab-{column}"), justify="left" if column == "contender" else "right")
    for at, one in enumerate(plan.variants):
        for name, found in shares.sums[at].items():
            low, high = found.interval()
            told = say("lab-seat", seat=int(name)) if name.isdecimal() else name
            interval = say("cli-sim-between", low=100 * low, high=100 * high)
            won = say("cli-sim-share", share=100 * found.share)
            table.add_row(
                *(short(own, one.settings[own]) for own in names),
                str(shares.games[at]),
                told,
                won,
                interval,
                f"{found.place:.2f}",
            )
    Console().print(table)
    if wishes.out:
        print(say("lab-kept", folder=wishes.out))


def short(name: str, value: str) -> str:
    """As it was typed; many equal bots are counted."""
    words = value.split(",")
    return say("lab-report-bots", bot=words[0], count=len(words)) if name == SEATS and len(set(words)) == 1 else value


def as_json(shares: Shares, plan: Plan) -> dict[str, Any]:
    rows = []
    for at, one in enumerate(plan.variants):
        found = [
            {"contender": name, "win_share": own.share, "low": own.interval()[0], "high": own.interval()[1],
             "mean_place": own.place}
            for name, own in shares.sums[at].items()
        ]  # fmt: skip
        rows.append({"settings": one.settings, "games": shares.games[at], "shares": found})
    return {"games": sum(shares.games), "steps": shares.plies, "variants": rows}
