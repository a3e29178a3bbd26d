"""What a person can type besides moves: ?, hint, undo, log, standing, board, save, quit."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from loipe.bots.hint import advise
from loipe.cli import standing
from loipe.cli.files import save_log
from loipe.cli.speech import say
from loipe.core.contract import CHANCE
from loipe.core.game import Option, Prompt, Refused
from loipe.core.numbers import plain_number
from loipe.core.rulebook import clause_of, rulebook
from loipe.core.text import Text

if TYPE_CHECKING:
    from loipe.cli.match import Match

NAMES = ("?", "hint", "undo", "log", "standing", "board", "save", "quit")
HINT_SECONDS = 1.0


class Left(Exception):
    """The person leaves the race."""


def obey(match: Match, prompt: Prompt, typed: str) -> bool:
    """Carry out a command; False if it is none."""
    name, _, rest = typed.partition(" ")
    if name.startswith("?") and name != "?":
        name, rest = "?", typed[1:]
    match name.lower():
        case "?" | "help" | "rule":
            match.surface.note(match, help_on(match, prompt, rest.strip()))
        case "hint":
            match.surface.note(match, [hint(match, prompt)])
        case "undo":
            undo(match, prompt)
        case "log":
            match.surface.note(match, told(match))
        case "standing" | "standings":
            match.surface.note(match, standing.lines(match))
        case "board" if laid := standing.board_lines(match):
            match.surface.note(match, laid)
        case "save":
            save(match, rest.strip())
        case "quit" | "exit":
            raise Left
        case "":
            match.surface.note(match, [say("cli-say-something" if prompt.seat != CHANCE else "cli-type-something")])
        case _:
            return False
    return True


def word_for(prompt: Prompt, typed: str) -> str:
    """The word behind an option's number; numbers stand back where the game's own words are numbers."""
    if is_numbered(prompt) and 1 <= (plain_number(typed) or 0) <= len(prompt.options):
        return prompt.options[int(typed) - 1].word
    return typed


def is_numbered(prompt: Prompt) -> bool:
    return prompt.seat != CHANCE and not any(option.word.isdecimal() for option in prompt.options)


def labelled(text: Text, option: Option) -> str:
    """What an option says, with its word behind it unless it starts with it."""
    label = text.option(option)
    return label if label.lower().startswith(option.word.lower()) else f"{label} ({option.word})"


def help_on(match: Match, prompt: Prompt, clause: str) -> list[str]:
    """The rule at hand, or the one asked for, and the commands."""
    game_id = match.table.log.game_id
    try:
        rule = clause_of(game_id, clause or prompt.clause, match.text.language)
    except Refused as refusal:
        return [match.text.refusal(refusal)]
    lines = [f"{rule.id} {rule.title}", *(line for line in rule.text.split("\n") if line), ""]
    others = [option.clause for option in prompt.options] + [part.clause for part in prompt.parts]
    also = [found for found in dict.fromkeys(others) if found and found != rule.id]
    if also and not clause:
        lines.append(say("cli-see-also", clauses=", ".join(also)))
    another = next(other for other in rulebook(game_id) if other != rule.id)
    names = [name for name in NAMES[1:] if name != "board" or standing.board_lines(match)]
    return lines + [say(f"cli-command-{name}", clause=another) for name in ("help", *names)]


def hint(match: Match, prompt: Prompt) -> str:
    """What the rule of thumb says, or what wins clearly more often in games played on from here."""
    if prompt.seat == CHANCE:
        return say("cli-no-hint")
    table = match.table
    advice = advise(table.game, table.state, prompt.seat, match.dice.seed, HINT_SECONDS)
    named = {option.word: labelled(match.text, option) for option in prompt.options}
    way = next(way for way in advice.ways if way.word == advice.word)
    percent, doubt = round(100 * way.win), ceil(100 * way.doubt)
    lines = [say("cli-hint", option=named[advice.word], percent=percent, doubt=doubt, games=advice.games)]
    if advice.other:
        clear = "yes" if advice.better > advice.doubt else "no"
        points, doubt = round(100 * advice.better), ceil(100 * advice.doubt)
        lines.append(say("page-hint-other", option=named[advice.other], points=points, doubt=doubt, clear=clear))
    if advice.reason:
        lines.append(say(advice.reason, percent=advice.percent))
    return " ".join(lines)


def undo(match: Match, prompt: Prompt) -> None:
    seat = match.thrower() if prompt.seat == CHANCE else prompt.seat
    done = match.undo(seat)
    match.surface.note(match, [say("cli-undone" if done else "cli-nothing-to-undo")])


def told(match: Match) -> list[str]:
    """The race so far as the viewer saw it."""
    return [line for line in event_lines(match, match.text) if line]


def event_lines(match: Match, text: Text) -> list[str]:
    return [text.event(event.seen_by(match.viewer)) for event in match.table.events()]


def save(match: Match, file: str) -> None:
    if not file:
        match.surface.note(match, [say("cli-save-where")])
        return
    try:
        save_log(match.table.log, file)
    except Refused as refusal:
        match.surface.note(match, [match.text.refusal(refusal)])
        return
    match.surface.note(match, [say("cli-saved", file=file)])
