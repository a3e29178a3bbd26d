"""The parts of the full screen: title, ranking, log, question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import boards, palette, standing
from loipe.cli.commands import is_numbered
from loipe.cli.lines import fitting
from loipe.cli.match import Match
from loipe.cli.speech import say
from loipe.core.contract import CHANCE
from loipe.core.game import Option, Part, Prompt

RANKING = 46
"""Characters of a ranking row."""
NAME = 10
_measure = Console(width=200)


def title(match: Match, width: int) -> Styled:
    """The game, and what its board says about the race."""
    game = match.table.game
    line = Styled(f" {game.META.title.upper()} ", style=palette.TITLE)
    told = boards.find(game.META.id).headline(match.shown(), match.board, match.table.log.config, match.text)
    line.append(f" {told}", style=palette.TITLE)
    line.truncate(width)
    line.append(" " * (width - line.cell_len), style=palette.TITLE)
    return line


def ranking(match: Match) -> RenderableType:
    """Place, bib, name, then the game's own columns; the viewer's rows stand out."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=2)
    grid.add_column(width=3)
    grid.add_column(width=NAME, no_wrap=True)
    for row in standing.rows(match):
        own = row.seat in match.viewer
        name = Styled(row.name, style="bold" if own else "", overflow="ellipsis", no_wrap=True)
        active = row.seat == match.shown().open.active
        grid.add_row(
            str(row.place or "–"), palette.bib(row.seat, active=active, colours=match.colours), name, *row.details,
            style=palette.OWN if own else "",
        )  # fmt: skip
    for column in grid.columns:
        column.no_wrap = True
    return grid


def ranking_width(match: Match, console: Console, width: int) -> int:
    """What its rows need, at most three fifths of the screen; a narrow one keeps its usual place."""
    needed = Measurement.get(console, console.options, ranking(match)).maximum
    return min(width, max(RANKING, min(needed, 3 * width // 5)))


def log(match: Match, width: int, height: int) -> list[Styled]:
    """The last lines; those since the last choice of a person are bright."""
    last = match.chosen[-1] if match.chosen else -1
    lines: list[Styled] = []
    for number in range(len(match.table.told) - 1, -1, -1):
        for event in reversed(match.table.told[number]):
            sentence = match.text.event(event.seen_by(match.viewer))
            if sentence:
                style = "" if number > last else palette.QUIET
                wrapped = Styled(sentence, style=style).wrap(_measure, width)
                lines[:0] = list(wrapped)
        if len(lines) >= height:
            break
    return lines[-height:] if height > 0 else []


def question(match: Match, prompt: Prompt | None, width: int, reason: Sequence[str]) -> RenderableType:
    """One sentence with every number explained, then the options, numbered as on the board."""
    parts: list[RenderableType] = [Styled(line, style=palette.REASON) for line in reason]
    if prompt is None:
        return Group(*parts)
    asked = Styled(match.text.question(prompt), style=palette.QUESTION)
    parts.append(asked.append(f"  {prompt.clause}", style=palette.CLAUSE))
    if prompt.parts:
        parts.append(explained(match, prompt.parts))
    parts += hand(match, width)
    if prompt.seat != CHANCE:
        parts.append(choices(match, prompt, width))
    elif match.dice.physical:
        parts.append(Styled(fitting(match.text, prompt), style=palette.QUIET))
    return Group(*parts)


def hand(match: Match, width: int) -> list[RenderableType]:
    """What only the viewer sees: in full where it fits a line, else by name; nothing where the board draws it."""
    if boards.find(match.table.log.game_id).DRAWS_HANDS:
        return []
    lines = standing.hand_lines(match)
    if len(lines) > 1 or any(len(line) > width for line in lines):
        lines = [say("cli-hand", cards=", ".join(standing.hand_names(match)))]
    return [Styled(line, style=palette.QUIET, no_wrap=True, overflow="ellipsis") for line in lines]


def explained(match: Match, parts: Sequence[Part]) -> Styled:
    """Where a number comes from, with its clauses."""
    line = Styled()
    for index, part in enumerate(parts):
        line.append("  ·  " if index else "", style=palette.QUIET).append(match.text.part(part))
        line.append(f" {part.clause}" if part.clause else "", style=palette.CLAUSE)
    return line


def choices(match: Match, prompt: Prompt, width: int) -> RenderableType:
    """Beside each other where they are short, below each other where odds stand beside them."""
    numbered = is_numbered(prompt)
    lines = [
        choice(match, option, str(number) if numbered else option.word)
        for number, option in enumerate(prompt.options, 1)
    ]
    if any(option.odds for option in prompt.options) and len(lines) <= 4:
        return Group(*lines)
    return Columns(lines, padding=(0, 3), width=None, equal=False)


def choice(match: Match, option: Option, key: str) -> Styled:
    label = match.text.option(option)
    line = Styled.assemble((f" {key} ", palette.ACT), f" {label}")
    if key != option.word and not label.lower().startswith(option.word.lower()):
        line.append(f" ({option.word})", style=palette.QUIET)
    for part in option.odds:
        line.append(" · ", style=palette.QUIET).append(match.text.part(part))
    return line


def marks(prompt: Prompt | None) -> Mapping[str, str]:
    """The squares that may be chosen, with the digits of their options."""
    if prompt is None or prompt.seat == CHANCE:
        return {}
    numbered = is_numbered(prompt)
    return {
        option.target: str(number) if numbered else option.word
        for number, option in enumerate(prompt.options, 1)
        if option.target
    }
