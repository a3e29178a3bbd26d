"""The game log: a header, then words. Readable text, and the truth about a game.

    loipe log 1
    game mass-start
    rules 1
    seats Anna, thumb
    set laps 3
    ---
    *5 1:b5 *2 2:a2 ~1

`*5` is chance, `1:b5` is seat 1's word, `~1` takes the last word back, `#` starts a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame, Defects, Refused
from loipe.core.settings import configured
from loipe.games import load

MAGIC = "loipe log 1"
BODY = "---"
BACK = re.compile(r"~[0-9]{1,9}")
SEAT = re.compile(r"[1-9][0-9]{0,2}")


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One word and whose it is: a seat or CHANCE."""

    seat: int
    word: str

    def __str__(self) -> str:
        return f"*{self.word}" if self.seat == CHANCE else f"{self.seat + 1}:{self.word}"


class Log(msgspec.Struct):
    """One game: what was agreed, who sat where, and every word in order."""

    game_id: str
    rules: int
    config: Any
    names: tuple[str, ...]
    plies: list[Ply] = []

    @property
    def game(self) -> AnyGame:
        return load(self.game_id)


def write(log: Log) -> str:
    """The log as text."""
    lines = [MAGIC, f"game {log.game_id}", f"rules {log.rules}", f"seats {', '.join(log.names)}"]
    for name, value in msgspec.to_builtins(log.config).items():
        lines.append(f"set {name} {msgspec.json.encode(value).decode()}")
    lines.append(BODY)
    lines.extend(body(log.plies))
    return "\n".join(lines) + "\n"


def body(plies: Iterable[Ply]) -> list[str]:
    """A line ends with the choice of a seat that another seat's follows."""
    lines: list[str] = []
    line: list[str] = []
    last = NOBODY
    for ply in plies:
        if ply.seat >= 0:
            if last not in (ply.seat, NOBODY):
                lines.append(" ".join(line))
                line = []
            last = ply.seat
        line.append(str(ply))
    if line:
        lines.append(" ".join(line))
    return lines


def read(text: str) -> Log:
    """A log from text; Refused with the line where it stops making sense."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise Refused("log-not-a-log", first=(lines[0][:40] if lines else ""), wanted=MAGIC)
    fields: dict[str, str] = {}
    settings: dict[str, Any] = {}
    start = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if line.strip() == BODY:
            start = number
            break
        word, _, rest = line.partition(" ")
        if word == "set":
            name, _, value = rest.partition(" ")
            try:
                settings[name] = msgspec.json.decode(value.encode())
            except (ValueError, RecursionError):
                raise Refused("log-bad-setting", line=number, name=name[:40]) from None
        elif word in ("game", "rules", "seats"):
            fields[word] = rest.strip()
        elif word:
            raise Refused("log-bad-header", line=number, word=word[:40])
    for wanted in ("game", "rules", "seats"):
        if wanted not in fields:
            raise Refused("log-lacks", field=wanted)
    log = header(fields, settings)
    read_body(log, lines, start)
    return log


def header(fields: dict[str, str], settings: dict[str, Any]) -> Log:
    game = load(fields["game"])
    config = configured(aged(game, fields["rules"], settings), game.Config)
    names = tuple(name.strip() for name in fields["seats"].split(","))
    if len(names) != len(config.holders):
        raise Refused("log-seats", names=len(names), seats=len(config.holders))
    return Log(game.META.id, int(fields["rules"]), config, names, [])


def aged(game: AnyGame, rules: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a header by these rules: what it lacks keeps the value of its time. Newer rules are refused."""
    ours = game.META.rules_version
    if rules not in [str(version) for version in range(1, ours + 1)]:
        raise Refused("log-other-rules", rules=rules[:20], ours=ours)
    for version, values in reversed(game.META.earlier):
        if int(rules) < version:
            settings = {**values, **settings}
    return settings


def read_body(log: Log, lines: list[str], start: int) -> None:
    for number, line in enumerate(lines[start:], start + 1):
        for token in line.partition("#")[0].split():
            if BACK.fullmatch(token):
                back = int(token[1:])
                if not 0 < back <= len(log.plies):
                    raise Refused("log-bad-undo", line=number, word=token, plies=len(log.plies))
                del log.plies[-back:]
            else:
                log.plies.append(read_ply(token, number))


def read_ply(token: str, line: int) -> Ply:
    if token.startswith("*") and len(token) > 1:
        return Ply(CHANCE, token[1:])
    seat, _, word = token.partition(":")
    if not (word and SEAT.fullmatch(seat)):
        raise Refused("log-bad-word", line=line, word=token[:40])
    return Ply(int(seat) - 1, word)


def replay(log: Log, plies: int | None = None) -> State:
    """The position after the log's words, or after the first so many."""
    game = log.game
    state: State = game.start(log.config)
    for number, ply in enumerate(log.plies[:plies], 1):
        take(game, state, today(game, state, ply, log.rules), number)
    return state


def today(game: AnyGame, state: State, ply: Ply, rules: int) -> Ply:
    """A ply of a log by these rules, in the word for it today."""
    renamed = game.META.renamed
    return Ply(ply.seat, renamed(state, ply.word)) if renamed and rules < game.META.rules_version else ply


def take(game: AnyGame, state: State, ply: Ply, number: int) -> None:
    """Apply one logged word, or say which one does not fit."""
    seat = state.to_act()
    if ply.seat >= 0 and ply.seat in list(state.owing()):
        state.turn_to(ply.seat)
        seat = ply.seat
    if seat != ply.seat:
        raise Refused("log-wrong-turn", ply=number, word=str(ply)[:40], turn=seat + 1)
    try:
        state.apply(game.read(state, ply.word))
    except Refused as refusal:
        reason = Refused(refusal.message, refusal.clause, **dict(refusal.facts))
        raise Defects([Refused("log-word-refused", ply=number, word=str(ply)[:40]), reason]) from None


def first_difference(one: Log, other: Log) -> str | None:
    """Where two logs part: a header field's name or the number of a ply; None if they are equal."""
    if one.game_id != other.game_id:
        return "game_id"
    if one.rules != other.rules:
        return "rules"
    if one.names != other.names:
        return "names"
    ours, theirs = msgspec.to_builtins(one.config), msgspec.to_builtins(other.config)
    for name in sorted(ours.keys() | theirs.keys()):
        if ours.get(name) != theirs.get(name):
            return str(name)
    for number, (left, right) in enumerate(zip(one.plies, other.plies, strict=False), 1):
        if left != right:
            return str(number)
    if len(one.plies) != len(other.plies):
        return str(min(len(one.plies), len(other.plies)) + 1)
    return None
