"""`loipe courses build`: lay Ski Tour's tiles one after the other, see what fits, save a course that can be played."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from loipe.cli.speech import refuse, say, sentences
from loipe.games.ski_tour import builder, courses
from loipe.games.ski_tour.builder import Site
from loipe.games.ski_tour.courses import Laid
from loipe.games.ski_tour.tiles import box

SUFFIX = ".course"
ARROWS = {"straight": "↑", "left": "↰", "right": "↱"}
CELL = 4
SAVE, BACK, QUIT, ALL = "save", "undo", "quit", "tiles"
"""What can be said besides the name of a tile."""


def build(
    file: str,
    tiles: Sequence[str] = (),
    title: str = "",
    ask: Callable[[str], str] = input,
    tell: Callable[[str], None] = print,
) -> None:
    """With all tiles named the course is checked and saved; otherwise a person is asked, tile by tile."""
    name = "-".join(re.findall("[a-z0-9]+", Path(file).name.removesuffix(SUFFIX).lower()))[:30] or builder.UNNAMED
    ids = [tile.lower() for tile in tiles]
    site = builder.survey(ids)
    if not ids or not (site.is_complete or site.defects):
        site = lay_out(site, ask, tell)
    for tip in site.advice:
        tell(sentences(tip)[0])
    text = builder.text_of(site, name, title)
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        refuse("cli-file-unwritable", file=file, problem=error.strerror or str(error))
    tell(say("cli-build-saved", file=file, rows=site.rows, ranges=site.ranges))


def lay_out(site: Site, ask: Callable[[str], str], tell: Callable[[str], None]) -> Site:
    """Tile by tile, with undo, until the course is complete and saved."""
    tell(say("cli-build-welcome", save=SAVE, undo=BACK, quit=QUIT, tiles=ALL))
    while True:
        show(site, tell)
        try:
            word = ask(f"{say('cli-build-ask')} ").strip().lower()
        except EOFError:
            word = QUIT
        if word == QUIT:
            refuse("cli-build-given-up")
        if word == SAVE and site.is_complete:
            return site
        site = changed(site, word, tell)


def changed(site: Site, word: str, tell: Callable[[str], None]) -> Site:
    """The site after one word; a word that does not fit leaves it as it is and says why."""
    ids = list(site.ids)
    if word == BACK:
        return builder.survey(ids[:-1])
    if word == ALL:
        tell("\n".join(tile_line(name) for name in box()))
        return site
    if word == SAVE:
        for problem in builder.problems(site):
            tell(sentences(problem)[0])
        return site
    after = builder.survey([*ids, word])
    if after.defects:
        for problem in after.defects:
            tell(sentences(problem)[0])
        return site
    return after


def show(site: Site, tell: Callable[[str], None]) -> None:
    """The tiles from above, what they come to, advice, and what fits next."""
    for line in chart(site.laid):
        tell(line)
    tell(say("cli-build-so-far", tiles=len(site.ids), rows=site.rows, ranges=site.ranges))
    for tip in site.advice:
        tell(sentences(tip)[0])
    if site.is_complete:
        tell(say("cli-build-complete", save=SAVE))
    else:
        for line in fits(site):
            tell(line)


def fits(site: Site) -> list[str]:
    """What joins the open end, a line for each kind of tile."""
    kinds = dict.fromkeys(box()[name].kind for name in site.fits)
    return [
        say("cli-build-fits", kind=say(f"ski-tour-tile-{kind}"), tiles=" ".join(short(name) for name in names))
        for kind in kinds
        if (names := [name for name in site.fits if box()[name].kind == kind])
    ]


def short(name: str) -> str:
    """A tile's name, its turn, and the lanes where they change."""
    tile = box()[name]
    lanes = "" if tile.enters == tile.leaves else f"{tile.enters}>{tile.leaves}"
    return f"{name}{ARROWS[tile.turn]}{lanes}"


def tile_line(name: str) -> str:
    rows = ["◎ " + " ".join(row.cells) if row.is_range else " ".join(row.cells) for row in box()[name].rows]
    return f"{short(name):9}{say(f'ski-tour-tile-{box()[name].kind}'):9}{'  |  '.join(rows)}"


def chart(laid: Sequence[Laid]) -> list[str]:
    """Hexagons from above: every row of them is shifted by half a tile."""
    if not laid:
        return []
    places = {(here.r, 2 * here.q + here.r): here.tile.id for here in laid}
    left = min(column for _, column in places)
    lines = []
    for row in range(min(row for row, _ in places), max(row for row, _ in places) + 1):
        line = ""
        for (at, column), name in sorted(places.items()):
            if at == row:
                line = line.ljust((column - left) * CELL // 2) + f"({name})"[: CELL + 1]
        lines.append(line.rstrip())
    return lines


def check(file: str, text: str, tell: Callable[[str], None] = print) -> None:
    """A course file of Ski Tour: fine, with the rulebook's advice, or every defect with its line."""
    plan = courses.plan_of(text)
    site = builder.survey([here.tile.id for here in plan.tiles])
    tell(say("cli-build-fine", file=file, rows=site.rows, ranges=site.ranges))
    for tip in site.advice:
        tell(sentences(tip)[0])


def is_tile_course(text: str) -> bool:
    """Whether a course file is one of Ski Tour's: it lists tiles."""
    return any(line.split()[:1] == ["tiles"] for line in text.splitlines())
