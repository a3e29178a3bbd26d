"""A table in worlds that its viewer cannot tell from the truth: all that can be asked for is the same, byte by byte.

Everything a server tells is a channel here. `make soak PART=secrets N=10000` compares so many worlds of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from logging import ERROR, LogRecord
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from loipe.bots.hint import advise
from loipe.bots.levels import LEVELS
from loipe.bots.outlook import outlook
from loipe.core.contract import CHANCE
from loipe.core.game import Defects, Refused
from loipe.core.log import Ply
from loipe.core.rng import Rng
from loipe.games import load
from loipe.server import news, views
from loipe.server.doors.problems import Rejected, problem
from loipe.server.logs import Lines
from loipe.server.table import worlds
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.undo import Said, undoable
from tests.secrets.test_server import elsewhere, played, table_of, twin_of, viewers, with_sitting

Channel = Callable[[ServedTable, Viewer], Any]
EVERY, PLIES = 3, 400
"""Of the answers of a game each so many is looked at, up to so many plies."""
SELDOM = 40
"""Hints and win chances take long: one world in so many."""
PLAYOUTS = 4
TRIES = 3
WORDS = 6
"""Of the last words of the game, said again at the wrong moment."""


class Leak(AssertionError):
    """What a viewer could tell apart."""


def socket(table: ServedTable, viewer: Viewer) -> Any:
    """Plies, views, who is awaited in which order, what is asked, what may be taken back."""
    told = news.News(table, 0, {len(table.sitting.plies): table.sitting.state}).of(viewer)
    for seat in told.seats:
        seat.away = 0
    return told


def http(table: ServedTable, viewer: Viewer) -> Any:
    return views.opening(table, viewer, socket(table, viewer)), views.line(table, viewer)


def log(table: ServedTable, viewer: Viewer) -> Any:
    return views.log_text(table, viewer)


def drafts(table: ServedTable, viewer: Viewer) -> Any:
    """Each word offered, tried."""
    return [
        views.tried(table, viewer, asked.seat, [option.word])
        for asked in news.questions(table, viewer)
        if asked.seat >= 0 and not asked.button
        for option in asked.options[-2:]
    ]


def reasons(table: ServedTable, viewer: Viewer) -> Any:
    """Words that others or the same seat said before, and one that is none: why not."""
    words = [ply.word for ply in table.sitting.plies[-WORDS:] if ply.seat in viewer.seats]
    found: list[Any] = []
    for asked in news.questions(table, viewer):
        for word in ["nonsense", *words] if asked.seat >= 0 and not asked.button else ():
            try:
                found.append(views.tried(table, viewer, asked.seat, [word]))
            except (Refused, Defects) as refusal:
                why = refusal.defects if isinstance(refusal, Defects) else (refusal,)
                found.append([(each.message, each.clause, each.facts) for each in why])
    return found


def hints(table: ServedTable, viewer: Viewer) -> Any:
    sitting = table.sitting
    asked = [seat for seat in sitting.owing() if seat in viewer.seats and seat != sitting.throwing]
    return [advise(sitting.game, sitting.state, seat, 5, 1e9, playouts=PLAYOUTS) for seat in asked]


def chances(table: ServedTable, viewer: Viewer) -> Any:
    return outlook(table.sitting.game, table.sitting.state, viewer.seats, 5, 0)


def refusals(table: ServedTable, viewer: Viewer) -> Iterator[Refused | Defects | Rejected]:
    """All that may be said at the wrong time, at a wrong seat or in wrong words, said for real."""
    sitting = table.sitting
    words = [ply.word for ply in sitting.plies[-WORDS:] if ply.seat in viewer.seats]
    asked = [CHANCE, *viewer.seats, *sitting.owing(), (max(viewer.seats, default=0) + 1) % len(sitting.names)]
    for seat in sorted(set(asked)):
        deeds: list[Callable[[], object]] = [
            partial(table.check_mine, viewer, seat),
            partial(table.check_asked, viewer, seat, None),
            partial(table.check_asked, viewer, seat, "0.99"),
        ]
        if seat in viewer.seats and seat in sitting.owing() and seat != sitting.throwing:
            deeds += [partial(sitting.answer, seat, [word], None) for word in ("nonsense", *words)]
        for deed in deeds:
            try:
                deed()
            except (Refused, Defects, Rejected) as refusal:
                yield refusal


def errors(table: ServedTable, viewer: Viewer) -> Any:
    """As they are told, and some as the host would read them in the server's log, had they been failures."""
    found = list(refusals(table, viewer))
    return [problem(error, table.sitting.text, "request") for error in found], [logged(error) for error in found[::5]]


def logged(error: Exception) -> str:
    record = LogRecord("loipe.server", ERROR, "", 1, "failed", (), (type(error), error, error.__traceback__))
    record.created = record.msecs = 0
    return Lines(True, 0).format(record)


def undo(table: ServedTable, viewer: Viewer) -> Any:
    """Whether own words may be taken back, or why not."""
    return undoable(table.sitting, viewer.holder)


def pace(table: ServedTable, viewer: Viewer) -> Any:
    """Who acts in which order, and when: what the table does at once, what bots that search do after their pause."""
    sitting = table.sitting
    bots, found = sitting.bots, []
    for kind in ("", "thumb", *LEVELS):
        sitting.bots = [kind] * len(bots)
        due = table.due()
        found.append((due, LEVELS[kind].pace if kind in LEVELS and due is not None and due >= 0 else 0.0))
    sitting.bots = bots
    return sitting.owing(), int(sitting.state.to_act()), sitting.is_unsettled(), found


CHANNELS: dict[str, Channel] = {
    "socket": socket, "http": http, "log": log, "drafts": drafts, "reasons": reasons, "errors": errors,
    "undo": undo, "pace": pace,
}  # fmt: skip
SLOW: dict[str, Channel] = {"hints": hints, "chances": chances}


class Look(NamedTuple):
    """How many worlds were compared, and how many of them were another than the truth."""

    worlds: int
    differing: int


@contextmanager
def same_dice() -> Iterator[None]:
    """Where the server tries something in worlds of its own, they are the same each time: else chance would differ."""
    same = SimpleNamespace(randbits=lambda bits: 7)
    with patch.object(worlds, "secrets", same):
        yield


def compare(table: ServedTable, other: ServedTable, viewer: Viewer, channels: dict[str, Channel]) -> None:
    """A Leak if the viewer could tell the worlds apart."""
    with same_dice():
        for name, channel in channels.items():
            if msgspec.json.encode(channel(table, viewer)) != msgspec.json.encode(channel(other, viewer)):
                raise Leak(f"{name}: {table.sitting.game.META.id}, {viewer.holder} after {len(table.sitting.plies)}")


def past(live: ServedTable, there: ServedTable, viewer: Viewer, rng: Rng) -> None:
    """The words since the last die in another world, too, where one is found that looks the same afterwards.

    What others said may have been something else there: they choose anew.
    """
    sitting, game = there.sitting, there.sitting.game
    seen, true = game.view(sitting.state, viewer.seats), live.sitting.state.key()
    for _ in range(TRIES if sitting.recent else 0):
        world = game.sample(game.view(sitting.recent[0].before, viewer.seats), rng)
        recent = []
        with suppress(Refused):
            for said in sitting.recent:
                seat, before = said.ply.seat, world.clone()
                world.turn_to(seat)
                options = list(world.options())
                is_same = seat in viewer.seats or not rng.below(2)
                code = game.read(world, said.ply.word) if is_same else options[rng.below(len(options))]
                recent.append(Said(before, Ply(seat, game.write(world, code))))
                world.apply(code)
            if game.view(world, viewer.seats) == seen and world.key() != true:
                sitting.recent, sitting.table.state = recent, world
                return


def looks(
    game_id: str, times: int, seed: int, channels: dict[str, Channel] | None = None,
    change: Callable[[ServedTable], None] = lambda table: None,
) -> Iterator[Look]:  # fmt: skip
    """So many worlds of one game, over its presets and viewers, where there are secrets; `change` plants something."""
    done = differing = 0
    rng = Rng(seed, 2)
    presets = [*load(game_id).META.presets]
    for game in count():
        table = table_of(game_id, presets[game % len(presets)])
        for number, live in enumerate(played(table, seed + game, PLIES)):
            if (number + game) % EVERY or live.sitting.game.is_open(live.sitting.state):
                continue
            for viewer in viewers(live):
                slow = channels is None and done % SELDOM == 0
                chosen = channels or ({**CHANNELS, **SLOW} if slow else CHANNELS)
                here, there = with_sitting(live, twin_of(live.sitting)), elsewhere(live, viewer, rng)
                past(live, there, viewer, rng)
                for each in (here, there):
                    each.sitting.recent = [Said(said.before, said.ply) for said in each.sitting.recent]
                    change(each)
                compare(here, there, viewer, chosen)
                done += 1
                differing += there.sitting.state.key() != live.sitting.state.key()
                yield Look(done, differing)
                if done >= times:
                    return
