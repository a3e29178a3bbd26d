"""What `loipe season …` does: new, standings, athlete, export, import."""

from __future__ import annotations

from pathlib import Path

from loipe.cli.files import read_text, save
from loipe.cli.seasons import telling
from loipe.cli.seasons.desk import Desk, opened, path_of
from loipe.cli.settings import nearest
from loipe.cli.speech import refuse, say
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
    print(say("cli-season-made", file=str(path), races=len(plan.calendar), athletes=len(plan.athletes), name=name))


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


def export(name: str, csv: bool, to: str) -> None:
    """The season as text, or its results as CSV; to a file or to the screen."""
    book = opened(name).book
    text = telling.as_csv(book) if csv else file.write(book)
    if to:
        save(to, text)
        print(say("cli-season-exported", file=to))
    else:
        print(text, end="")


def bring(source: str) -> None:
    """A season's file from elsewhere, checked, into this folder; its logs come along if they lie beside it."""
    found = Path(source)
    book = file.read(read_text(source), source)
    path = path_of(found.stem)
    if path.exists():
        refuse("cli-season-there", file=str(path), name=found.stem)
    desk = Desk(path, book)
    for outcome in book.outcomes:
        beside = found.with_name(outcome.log)
        if outcome.log and Path(outcome.log).name == outcome.log and beside.exists():
            save(str(path.with_name(outcome.log)), read_text(str(beside)))
    desk.save()
    print(
        say(
            "cli-season-made",
            file=str(path),
            races=len(book.plan.calendar),
            athletes=len(book.plan.athletes),
            name=found.stem,
        )
    )
