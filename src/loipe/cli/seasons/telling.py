"""What the terminal tells of a season: the race that is due, standings, globes, medals, athletes, results."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from loipe.cli.speech import say
from loipe.season.athlete import Card, card
from loipe.season.file import Book
from loipe.season.plan import Plan
from loipe.season.standings import Ranked, globes, leaders, left_of, medal_table, standings


def tell_race(plan: Plan, number: int) -> None:
    print(say("season-now", number=number + 1, races=len(plan.calendar), race=race_name(plan, number)))


def race_name(plan: Plan, number: int) -> str:
    """`Sprint at Granlia`."""
    stop = plan.calendar[number]
    return say("season-stop", format=stop.globe, course=stop.course.partition("\n")[0][:30].capitalize())


def tell_standings(book: Book) -> None:
    """The table, the globes, and what comes next."""
    plan, outcomes = book.plan, book.outcomes
    print(say("season-standings", title=plan.title, raced=len(outcomes), races=len(plan.calendar)))
    if outcomes:
        tell_table(book)
        tell_medals(book) if plan.is_olympic else tell_globes(book)
    if book.is_over:
        print(say("season-won", kind="olympics" if plan.is_olympic else plan.kind, names=winners(book)))
    else:
        print(say("season-next", race=race_name(plan, len(outcomes)), number=len(outcomes) + 1))


def tell_table(book: Book) -> None:
    plan, outcomes = book.plan, book.outcomes
    grid = Grid(box=None, pad_edge=False)
    heads = ("place", "moved", "athlete", "club", "wins") if plan.is_olympic else ("place", "moved", "athlete", "club")
    for head in (*heads, *(() if plan.is_olympic else ("points",)), "results"):
        right = head in ("place", "points", "wins")
        grid.add_column(say(f"season-head-{head}"), justify="right" if right else "left")
    for line in standings(plan, outcomes):
        athlete = plan.athletes[line.athlete]
        way = "up" if line.moved > 0 else "down" if line.moved < 0 else "same"
        own = [say("season-moved", way=way, by=abs(line.moved)), athlete.name, athlete.club]
        results = " ".join(told_place(line, race) for race in range(len(line.results)))
        grid.add_row(str(line.place), *own, str(line.wins if plan.is_olympic else line.points), results)
    Console().print(grid)


def told_place(line: Ranked, race: int) -> str:
    """Dropped results in brackets, a dash for a race not raced."""
    place = line.results[race]
    return say("season-place", place=place, how="dropped" if race in line.dropped else "raced" if place else "absent")


def tell_globes(book: Book) -> None:
    plan, outcomes = book.plan, book.outcomes
    for globe, lines in globes(plan, outcomes).items():
        message = "season-globe-led" if left_of(plan, outcomes, globe) else "season-globe-won"
        print(say(message, format=globe, names=names(plan, leaders(lines)), points=lines[0].points))


def tell_medals(book: Book) -> None:
    for line in medal_table(book.plan, book.outcomes):
        gold, silver, bronze = line.counts
        print(say("season-medals", place=line.place, club=line.club, gold=gold, silver=silver, bronze=bronze))


def winners(book: Book) -> str:
    """Athletes, or the clubs with the best medals."""
    plan, outcomes = book.plan, book.outcomes
    if plan.is_olympic:
        return ", ".join(line.club for line in medal_table(plan, outcomes) if line.place == 1)
    return names(plan, leaders(standings(plan, outcomes)))


def names(plan: Plan, athletes: list[int]) -> str:
    return ", ".join(plan.athletes[athlete].name for athlete in athletes)


def tell_athlete(book: Book, athlete: int) -> None:
    """Results, form, shooting and rivals of one athlete."""
    plan = book.plan
    found: Card = card(plan, book.outcomes, athlete)
    own = plan.athletes[athlete]
    print(say("season-athlete", name=own.name, club=own.club, bot=own.bot or "person"))
    print(say("season-athlete-sum", points=found.points, wins=found.wins, podiums=found.podiums, place=found.place))
    for line in found.races:
        shot = " ".join(series.partition(":")[2].replace("1", "●").replace("0", "○") for series in line.series)
        race = race_name(plan, line.number)
        print(say("season-athlete-race", number=line.number + 1, race=race, place=line.place, shot=shot))
    for position, rate in found.shooting.items():
        print(say("season-athlete-shooting", position=position, hits=rate[0], shots=rate[1], rate=rate[0] / rate[1]))
    for other, (ahead, behind) in found.against.items():
        if ahead or behind:
            print(say("season-athlete-against", name=plan.athletes[other].name, ahead=ahead, behind=behind))


def as_json(book: Book) -> str:
    plan, outcomes = book.plan, book.outcomes
    lines = standings(plan, outcomes)
    tree: dict[str, Any] = {
        "title": plan.title,
        "raced": len(outcomes),
        "races": len(plan.calendar),
        "standings": [{"name": plan.athletes[line.athlete].name, **msgspec.to_builtins(line)} for line in lines],
        "globes": {name: names(plan, leaders(own)) for name, own in globes(plan, outcomes).items()},
        "medals": msgspec.to_builtins(medal_table(plan, outcomes)),
    }
    return msgspec.json.format(msgspec.json.encode(tree), indent=2).decode()


def as_csv(book: Book) -> str:
    """One row for each athlete and race."""
    plan = book.plan
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["race", "game", "course", "format", "date", "athlete", "club", "place", "points", "gap", "shooting"])
    for number, (stop, outcome) in enumerate(zip(plan.calendar, book.outcomes, strict=False), 1):
        for at, athlete in enumerate(plan.athletes):
            place = outcome.places[at]
            points = 0 if stop.is_camp else plan.points_for(place)
            gap = outcome.gaps[at] if outcome.gaps and place else ""
            shot = " ".join(outcome.series[at]) if outcome.series else ""
            course = stop.course if "\n" not in stop.course else ""
            rows.writerow(
                [
                    number,
                    stop.game,
                    course,
                    stop.format,
                    stop.date,
                    athlete.name,
                    athlete.club,
                    place or "",
                    points,
                    gap,
                    shot,
                ]
            )
    return out.getvalue()
