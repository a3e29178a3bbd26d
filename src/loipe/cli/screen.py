"""The full screen: drawn anew after each step, at whatever size the terminal has."""

from __future__ import annotations

import contextlib
import select
import signal
import sys
import time
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import boards, palette, panels
from loipe.cli.lines import podium
from loipe.cli.match import Match
from loipe.cli.medals import medals
from loipe.cli.speech import say
from loipe.core.contract import CHANCE
from loipe.core.game import Event, Prompt

PACE = 0.5
"""Seconds a sentence stays before the next thing happens."""
PROMPT = "› "
CLEAR_LINE = "\x1b[K"
ROOMY = 4
"""Lines to spare from which on the parts of the screen stand apart."""
SHORT = 2
"""Lines of an answer that fit above the question; more make a page."""


class Screen:
    """The alternate screen of a terminal; what was there before comes back afterwards."""

    def __init__(self, fast: bool) -> None:
        self.console = Console(highlight=False)
        self.pace = 0.0 if fast else PACE
        self.skipping = False
        self.reason: list[str] = []
        """Stands above the next question, once."""
        self.shown: tuple[Match, Prompt | None, str] | None = None
        self.is_open = False

    def begin(self, match: Match) -> None:
        forget_lines()
        self.console.set_alt_screen(True)
        self.is_open = True
        for found in (found for found in signal.Signals if found.name == "SIGWINCH"):  # not on every system
            signal.signal(found, lambda *_: self.redraw())
        self.draw(match, None, "")

    def close(self) -> None:
        """Back to the ordinary screen."""
        if self.is_open:
            self.console.set_alt_screen(False)
            self.is_open = False

    def tell(self, match: Match, events: Sequence[Event]) -> None:
        """Show the new position and what led to it, long enough to read."""
        if not any(match.text.event(event.seen_by(match.viewer)) for event in events):
            return
        if self.skipping or not self.pace:
            return
        self.draw(match, None, say("cli-screen-watch"))
        self.pause()

    def pause(self) -> None:
        """Enter skips to the next question."""
        try:
            ready, _, _ = select.select([sys.stdin], [], [], self.pace)
        except (OSError, ValueError):
            time.sleep(self.pace)
            return
        if ready:
            sys.stdin.readline()
            self.skipping = True

    def ask(self, match: Match, prompt: Prompt) -> str:
        self.skipping = False
        hint = "cli-screen-hint"
        if prompt.seat == CHANCE:
            hint = "cli-screen-type" if match.dice.physical else "cli-screen-roll"
        self.draw(match, prompt, say(hint))
        self.reason = []
        return input(PROMPT)

    def note(self, match: Match, lines: Sequence[str]) -> None:
        """Short answers stand above the next question; long ones take the screen."""
        if len(lines) <= SHORT:
            self.reason = list(lines)
            return
        self.page(lines)

    def page(self, lines: Sequence[str]) -> None:
        """Screen by screen, Enter turns."""
        width, height = self.console.size
        wrapped = [part for line in lines for part in (Styled(line).wrap(self.console, width - 2) or [Styled()])]
        room = max(1, height - 3)
        self.shown = None
        for start in range(0, len(wrapped), room):
            last = start + room >= len(wrapped)
            self.paint(Group(*wrapped[start : start + room]), say("cli-screen-back" if last else "cli-screen-more"))
            input(PROMPT)

    def hand_over(self, match: Match, seat: int) -> None:
        """An empty screen until the device has changed hands."""
        forget_lines()
        name = match.text.name_of(seat)
        lines = [
            Styled(),
            palette.bib(seat, colours=match.colours),
            Styled(say("cli-hand-over", name=name), style="bold"),
        ]
        self.shown = None
        self.paint(Group(*lines, Styled(say("cli-hand-over-why"), style=palette.QUIET)), "")
        input(PROMPT)

    def leave(self) -> bool:
        """Keep the race?"""
        self.shown = None
        self.paint(Group(Styled(), Styled(say("cli-screen-quit"), style="bold")), "")
        return not input(PROMPT).strip().lower().startswith("n")

    def end(self, match: Match) -> None:
        """The podium in the place of the board."""
        self.draw(match, None, say("cli-screen-over"), podium(match)[:1])
        with contextlib.suppress(EOFError):
            input(PROMPT)

    def redraw(self) -> None:
        """The terminal has a new size."""
        if self.is_open and self.shown is not None:
            match, prompt, hint = self.shown
            self.draw(match, prompt, hint)
            self.console.file.write(PROMPT)
            self.console.file.flush()

    def draw(self, match: Match, prompt: Prompt | None, hint: str, last: Sequence[str] = ()) -> None:
        """Title; ranking beside the log; board; question. What room is left is the log's."""
        self.shown = (match, prompt, hint)
        width, height = self.console.size
        board = self.lines_of(self.board(match, prompt, width), width)
        asked = self.lines_of(panels.question(match, prompt, width, [*self.reason, *last]), width)
        beside = panels.ranking_width(match, self.console, width)
        ranking = self.lines_of(panels.ranking(match), beside)
        blank = [Segment(" " * width)]
        if height - 3 - len(board) - len(asked) - len(ranking) >= ROOMY:
            board, asked = [blank, *board], [blank, *asked]
        room = height - 3 - len(board) - len(asked)
        if room < 0:  # the question comes first
            board, room = board[:room], 0
        top = Table.grid(padding=(0, 1))
        top.add_column(width=beside)
        top.add_column(width=max(10, width - beside - 1))
        top.add_row(panels.ranking(match), Group(*panels.log(match, max(10, width - beside - 1), room)))
        lines = [
            *self.lines_of(panels.title(match, width), width),
            *self.filled(self.lines_of(top, width), room, width),
            *board,
            *asked,
        ]
        self.show(lines, hint)

    def board(self, match: Match, prompt: Prompt | None, width: int) -> RenderableType:
        if match.table.over:
            return medals(match, width)
        board = boards.find(match.table.log.game_id)
        return board.draw(match.shown(), match.board, match.text.names, match.text, width, panels.marks(prompt))

    def lines_of(self, renderable: RenderableType, width: int) -> list[list[Segment]]:
        return self.console.render_lines(renderable, self.console.options.update(width=width, height=None), pad=True)

    def filled(self, lines: list[list[Segment]], height: int, width: int) -> list[list[Segment]]:
        blank = [[Segment(" " * width)] for _ in range(height - len(lines))]
        return [*lines[:height], *blank]

    def paint(self, renderable: RenderableType, hint: str) -> None:
        self.show(self.lines_of(renderable, self.console.width), hint)

    def show(self, lines: list[list[Segment]], hint: str) -> None:
        """Exactly one screen: the lines, the hint, and the place where one types."""
        width, height = self.console.size
        kept = self.filled(lines, height - 2, width)
        kept.append(self.lines_of(Styled(hint, style=palette.QUIET, no_wrap=True, overflow="crop"), width)[0])
        self.console.control(Control.home())
        for line in kept:
            self.console.print(Segments([*line, Segment.line()]), end="", soft_wrap=True)
        self.console.file.write(CLEAR_LINE)
        self.console.file.flush()


def forget_lines() -> None:
    """Line editing for input(), with nothing yet that the arrow keys would bring back."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()
