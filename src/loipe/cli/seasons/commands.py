"""What `loipe season …` does: new, standings, athlete, export, import."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from loipe.cli.files import read_log, read_text, save
from loipe.cli.seasons import telling
from loipe.cli.seasons.desk import ENDING, Desk, opened, path_of, read_at
from loipe.cli.serve import database_url
from loipe.cli.settings import nearest
from loipe.cli.speech import refuse, say
from loipe.core.game import Refused
from loipe.core.log import Log
from loipe.core.table import opened as replayed
from loipe.season import file
from loipe.season.field import STRENGTHS
from loipe.season.file import Book
from loipe.season.presets import planned


def new(name: str, preset: str, seed: int, people: str, bots: str, athletes: int, title: str) -> None:
    """A season's file; one that is there is never written over."""
    path = path_of(name)
    if path.exists():
        refuse("cli-season-there", file=str(path), name=name)
    skiers = tuple(word.strip() for word in people.split(",") if word.strip())
    kinds = tuple(word.strip() for word in bots.split(",") if word.strip()) or STRENGTHS
    plan = planned(preset, seed, title or say("season-title", kind=preset), skiers, kinds, athletes)
    desk = Desk(path, Book(plan))
    desk.save()
    tell_made(desk)


def standings(name: str, json: bool) -> None:
    book = opened(name).book
    print(telling.as_json(book)) if json else telling.tell_standings(book)


def athlete(name: str, who: str) -> None:
    book = opened(name).book
    names = [each.name for each in book.plan.athletes]
    found = [at for at, each in enumerate(names) if who.casefold() in each.casefold()]
    if len(found) != 1:
        refuse("cli-season-athlete", who=who[:40], names=", ".join(names), near=nearest(who, names) or "none")
    telling.tell_athlete(book, found[0])


def export(name: str, csv: bool, to: str, database: str | None) -> None:
    """The season as text, or its results as CSV; to a file, with the logs beside it, or to the screen."""
    book, logs = taken(name, database) if database else of_folder(opened(name))
    if not to:
        print(telling.as_csv(book) if csv else file.write(book), end="")
        return
    if csv:
        if to.endswith(ENDING):
            refuse("cli-season-there", file=to, name=to.removesuffix(ENDING))
        save(to, telling.as_csv(book))
    else:
        put_down(Path(to), book, logs)
    print(say("cli-season-exported", file=to))


def of_folder(desk: Desk) -> tuple[Book, dict[int, Log]]:
    """With the logs that lie beside it."""
    beside = {number: desk.log_of(outcome) for number, outcome in enumerate(desk.book.outcomes)}
    return desk.book, {number: read_log(str(found)) for number, found in beside.items() if found}


def put_down(path: Path, book: Book, logs: dict[int, Log]) -> Desk:
    """A season in its place, its logs under names of its own; only the same season is written over, if it is older."""
    desk = Desk(path, book, read_text(str(path)) if path.exists() else "")
    if not desk.text:
        for number in logs:
            if desk.race_file(number).exists():
                refuse("cli-season-log-there", file=str(desk.race_file(number)))
    elif not goes_on(read_at(path).book, book):
        refuse("cli-season-there", file=str(path), name=desk.name)
    named = [
        msgspec.structs.replace(outcome, log=desk.keep_race(number, logs[number]) if number in logs else "")
        for number, outcome in enumerate(book.outcomes)
    ]
    desk.book = Book(book.plan, tuple(named))
    desk.save()
    return desk


def goes_on(earlier: Book, later: Book) -> bool:
    """Whether it is the same season, as far or farther."""
    raced = len(earlier.outcomes)
    same = [outcome.places for outcome in earlier.outcomes] == [outcome.places for outcome in later.outcomes[:raced]]
    return same and earlier.plan == later.plan


def taken(season: str, database: str) -> tuple[Book, dict[int, Log]]:
    """From a server's database."""
    try:
        from loipe.server.seasons import moving
    except ImportError as error:
        raise Refused("server-not-installed", "", module=str(error.name)) from None
    if "://" not in database and not Path(database).exists():
        refuse("cli-file-missing", file=database)
    return asyncio.run(moving.take(database_url(database), season))


def bring(source: str, database: str | None) -> None:
    """A season's file from elsewhere, checked, into this folder or to a server; logs beside it come along."""
    desk = read_at(Path(source))
    bring_here(desk) if database is None else bring_to_server(desk, database)


def bring_here(desk: Desk) -> None:
    path = path_of(desk.path.stem)
    if path.exists():
        refuse("cli-season-there", file=str(path), name=desk.path.stem)
    tell_made(put_down(path, *of_folder(desk)))


def bring_to_server(desk: Desk, database: str) -> None:
    try:
        from loipe.server.seasons import moving
    except ImportError as error:
        raise Refused("server-not-installed", "", module=str(error.name)) from None
    logs = {}
    for number, outcome in enumerate(desk.book.outcomes):
        if (beside := desk.log_of(outcome)) is not None:
            logs[number] = fitting(desk, number, read_log(str(beside)))
    found = asyncio.run(moving.bring(database_url(database), desk.book, logs))
    races = len(desk.book.plan.calendar)
    print(say("cli-season-brought", season=found.season, raced=len(desk.book.outcomes), races=races))
    for name, path in found.links.items():
        print(say("cli-season-link", name=name, path=path))
    print(say("cli-season-link-watch", path=found.watch))


def fitting(desk: Desk, number: int, log: Log) -> Log:
    """The log of a race of this season, raced to its end."""
    names = [athlete.name for athlete in desk.book.plan.athletes]
    if log.game_id != desk.book.plan.calendar[number].game or not set(log.names) <= set(names):
        refuse("cli-season-other", file=desk.book.outcomes[number].log, number=number + 1)
    table, _ = replayed(log)
    if not table.over:
        refuse("cli-season-log-part", file=desk.book.outcomes[number].log, number=number + 1)
    return log


def tell_made(desk: Desk) -> None:
    races, athletes = len(desk.book.plan.calendar), len(desk.book.plan.athletes)
    print(say("cli-season-made", file=str(desk.path), races=races, athletes=athletes, name=desk.name))
