"""Plain lines: one fact per line, no colour, no cursor movement. For screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from shutil import get_terminal_size

from loipe.cli.commands import is_numbered, labelled
from loipe.cli.match import Match
from loipe.cli.speech import say
from loipe.core.contract import CHANCE
from loipe.core.game import Event, Fact, Option, Prompt
from loipe.core.text import Text

MOST_LISTED = 12
"""Outcomes spelled out one a line; a whole deck is told by its words."""
AWAY = 40
"""Blank lines that push secrets off a screen, at least."""


class Lines:
    """Reads words from standard input until it ends."""

    def __init__(self) -> None:
        self.asks_people = sys.stdin.isatty()

    def begin(self, match: Match) -> None:
        """Who races, and what can be typed."""
        has_colours = match.table.game.META.colours
        for seat, bot in enumerate(match.seating.bots):
            colour = match.colours[seat] if has_colours else "none"
            facts: dict[str, Fact] = {"number": seat + 1, "name": match.text.name_of(seat), "bot": bot or "none"}
            speak(say("cli-line-seat", colour=colour, **facts))
        speak(say("cli-line-start"))
        self.tell(match, list(match.table.events()))

    def tell(self, match: Match, events: Sequence[Event]) -> None:
        for event in events:
            sentence = match.text.event(event.seen_by(match.viewer))
            if sentence:
                speak(sentence)

    def ask(self, match: Match, prompt: Prompt) -> str:
        for line in question(match.text, prompt, match.dice.physical):
            speak(line)
        if prompt.seat == CHANCE and not match.dice.physical:
            speak(say("cli-press-enter"))
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def note(self, match: Match, lines: Sequence[str]) -> None:
        for line in lines:
            if line:
                speak(line)

    def hand_over(self, match: Match, seat: int) -> None:
        name = match.text.name_of(seat)
        if self.asks_people:
            speak("\n" * max(AWAY, get_terminal_size().lines))
        speak(say("cli-hand-over", name=name))
        if self.asks_people:
            sys.stdout.flush()
            if not sys.stdin.readline():
                raise EOFError

    def end(self, match: Match) -> None:
        for line in podium(match):
            speak(line)

    def leave(self) -> bool:
        return True

    def close(self) -> None:
        sys.stdout.flush()


def speak(line: str) -> None:
    print(line)


def question(text: Text, prompt: Prompt, typed_in: bool) -> list[str]:
    """The question, the numbers behind it, the options: a line each."""
    lines = [f"{text.question(prompt)} [{prompt.clause}]"]
    lines += [f"{text.part(part)} [{part.clause}]" for part in prompt.parts]
    if prompt.seat == CHANCE:
        return lines + ([fitting(text, prompt)] if typed_in else [])
    numbered = is_numbered(prompt)
    lines += [option_line(text, option, number if numbered else 0) for number, option in enumerate(prompt.options, 1)]
    return lines


def option_line(text: Text, option: Option, number: int) -> str:
    """By number with its word behind it; without numbers, by its word."""
    label = labelled(text, option) if number else f"{option.word}: {text.option(option)}"
    odds = [text.part(part) for part in option.odds]
    clause = f" [{option.clause}]" if option.clause else ""
    return (f"{number}. " if number else "") + " · ".join([label, *odds]) + clause


def podium(match: Match) -> list[str]:
    """Why the race is over, and every place."""
    result = match.table.game.result(match.table.state)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    places = [say("cli-place", place=result.places[seat], name=match.text.name_of(seat)) for seat in order]
    return [match.text.say(result.reason), *places]


def fitting(text: Text, prompt: Prompt) -> str:
    """Which words fit what the real dice or cards show."""
    hint = prompt.message.replace("-ask-", "-type-")
    words = ", ".join(option.word for option in prompt.options[:MOST_LISTED])
    if text.has(hint):
        return text.say(hint, {**prompt.facts, "words": words})
    return say("cli-type-one", words=words)
