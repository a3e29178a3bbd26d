"""What a table is set up with, from wishes: the config with all its defects, and who sits where."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from loipe.core import log as logs
from loipe.core import table
from loipe.core.colours import shared_out
from loipe.core.game import AnyGame, Refused
from loipe.core.log import Log
from loipe.core.seats import BOTS, OFFERED
from loipe.core.settings import configured
from loipe.core.text import Text
from loipe.games import load
from loipe.server.doors.problems import Rejected
from loipe.server.messages import Facts
from loipe.server.store import Row

NAME = re.compile(r"\w[\w .'’-]{0,19}")
MINUTE, WEEK = 60, 7 * 86_400
MOST_LOG = 1_000_000
MOST_PLIES = 20_000


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of a new table, in seat order."""

    who: Literal["me", "friend", "guest", "bot"]
    """A friend's link is made with the table; a guest comes by the invitation, and the table waits for them."""
    name: str = ""
    friend: int = 0
    """Seats with the same number above 0 are one friend's or guest's; 0 is one for this seat alone."""
    bot: str = "thumb"
    colour: str = ""
    """One the game offers; empty for the next that nobody chose."""
    taken: str = ""
    """Of a wish that is changed while its table waits: who sits there already, as it was told."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to set up."""

    game: str
    seats: list[SeatWish]
    preset: str = ""
    """Empty for the game's first."""
    settings: Facts = {}
    dice: Literal["live", "physical"] = "live"
    auto_dice: bool = False
    """Nobody presses: dice fall as soon as they are due."""
    course: str = ""
    """The text of a course file, where the game has courses."""
    shared: bool = False
    """Several people share my device: by the rules each of my seats is a player."""
    clock: int = 0
    """Seconds for each move, from a minute to seven days; then a bot steps in. 0 for none."""


class LogFile(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a log file to look at."""

    text: str


class BoardWish(msgspec.Struct, forbid_unknown_fields=True):
    """A config to look at or to check before a table is made: all defects come at once."""

    preset: str = ""
    settings: Facts = {}
    seats: int = 0
    """0 for the fewest."""
    players: list[SeatWish] = []
    """Who shall sit there, if that is known."""
    shared: bool = False
    course: str = ""


class Board(msgspec.Struct):
    settings: Facts
    board: Facts


def checked_name(name: str) -> str:
    """Letters, digits and a little between them: names stand in logs, divided by commas."""
    tidy = " ".join(name.split())
    if not NAME.fullmatch(tidy) or not tidy.isprintable():
        raise Rejected(422, "server-name-shape", name=name[:30])
    return tidy


def config_of(game: AnyGame, preset: str, settings: dict[str, Any], course: str, seating: dict[str, Any]) -> Any:
    """A preset with these settings and seats; Defects or one refusal for what does not fit."""
    meta = game.META
    if preset and preset not in meta.presets:
        raise Refused("server-no-such-preset", preset=preset[:40], presets=", ".join(meta.presets))
    base = meta.presets[preset or next(iter(meta.presets))]
    known = {choice.name: choice.kind for choice in meta.choices}
    for name in settings:
        if name not in known:
            raise Refused("server-no-such-setting", name=name[:40], names=", ".join(known))
    chosen = dict(settings)
    if course:
        field = next((name for name, kind in known.items() if kind == "course"), None)
        if field is None:
            raise Refused("server-no-courses", game=meta.title)
        chosen[field] = course
    config = configured({**msgspec.to_builtins(base), **chosen, **seating}, type(base))
    game.start(config)
    return config


def looked_at(game_id: str, wish: BoardWish) -> tuple[AnyGame, Any]:
    """A config to look at, checked."""
    game = load(game_id)
    seats = len(wish.players) or wish.seats or game.META.fewest
    if not game.META.fewest <= seats <= game.META.most:
        raise Refused("config-seats", seats=seats, low=game.META.fewest, high=game.META.most)
    _, seating = seats_of(game, wish.players or [SeatWish("bot")] * seats, wish.shared)
    return game, config_of(game, wish.preset, wish.settings, wish.course, seating)


def check_seats(game: AnyGame, wish: NewTable) -> None:
    meta = game.META
    if not meta.fewest <= len(wish.seats) <= meta.most:
        raise Refused("config-seats", seats=len(wish.seats), low=meta.fewest, high=meta.most)
    for seat in wish.seats:
        if seat.who == "bot" and seat.bot not in BOTS:
            raise Refused("server-no-such-bot", bot=seat.bot[:20], bots=", ".join(OFFERED))
    if wish.dice == "physical" and all(seat.who == "bot" for seat in wish.seats):
        raise Refused("server-dice-need-hands")
    if wish.clock and not MINUTE <= wish.clock <= WEEK:
        raise Refused("server-clock-range", seconds=wish.clock)
    if wish.clock and wish.dice == "physical":
        raise Refused("server-clock-real-dice")


def seats_of(game: AnyGame, seats: list[SeatWish], shared: bool) -> tuple[list[SeatWish], dict[str, tuple[int, ...]]]:
    """The seats, who holds them and who plays them; two players may run two seats each, in turn (ST-1, ST-6)."""
    holders, players = numbered(seats, False), numbered(seats, shared)
    if not game.META.two_hold_four:
        return seats, {"holders": holders}
    if players == (0, 1):
        names = [f"{seat.name.strip()[:17]} 2" if seat.name.strip() else "" for seat in seats]
        seats = seats + [msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
        holders, players = holders * 2, players * 2
    return seats, {"holders": holders, "players": players} if players != holders else {"holders": holders}


def numbered(seats: list[SeatWish], shared: bool) -> tuple[int, ...]:
    """As they first sit down: my seats are one's unless others share the device, a friend's too, bots sit alone."""
    players: dict[str, int] = {}
    found: list[int] = []
    for number, seat in enumerate(seats):
        key = {"me": "" if shared else "me", "bot": ""}.get(seat.who, f"{seat.who} {seat.friend}")
        if not key or (seat.who in ("friend", "guest") and seat.friend <= 0):
            key = f"alone {number}"
        found.append(players.setdefault(key, len(players)))
    return tuple(found)


def names_of(seats: list[SeatWish]) -> tuple[str, ...]:
    """As wished, or a plain one; no two alike."""
    text = Text()
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        plain = f"{seat.bot}-{number}" if seat.who == "bot" else text.say("server-seat-name", {"number": number})
        name = checked_name(seat.name) if seat.name.strip() else plain
        names.append(name if name not in names else f"{name[:16]} {number}")
    return tuple(names)


def agreed(wish: NewTable) -> tuple[list[SeatWish], Log]:
    """What a wish makes: its seats, and the log that begins with it; or what does not fit."""
    game = load(wish.game)
    check_seats(game, wish)
    seats, seating = seats_of(game, wish.seats, wish.shared)
    names = names_of(seats)
    colours = shared_out([seat.colour.strip().lower() for seat in wish.seats], game.META)
    config = config_of(
        game, wish.preset, wish.settings, wish.course, {**seating, "colours": colours} if colours else seating
    )
    return seats, Log(game.META.id, game.META.rules_version, config, names)


def row_of(wish: NewTable, row: Row) -> Row:
    """A table as it is wished, with its own id, age and link to watch."""
    seats, log = agreed(wish)
    return msgspec.structs.replace(
        row,
        header=logs.write(log),
        preset=wish.preset or next(iter(log.game.META.presets)),
        dice="auto" if wish.auto_dice and wish.dice == "live" else wish.dice,
        bots=",".join(seat.bot if seat.who == "bot" else "" for seat in seats),
        clock=wish.clock,
    )


def opened(text: str) -> Log:
    """A log file, replayed; bad ones are refused with the place where they stop making sense.

    One of earlier rules is shown as far as it fits.
    """
    if len(text) > MOST_LOG:
        raise Rejected(413, "server-too-large")
    log = logs.read(text)
    if len(log.plies) > MOST_PLIES:
        raise Rejected(413, "server-too-large")
    if not all(NAME.fullmatch(name) for name in log.names):
        raise Refused("server-log-names", names=", ".join(log.names))
    table.opened(log)
    return log
