"""Every channel in sampled worlds of every game, and a planted leak of each kind, which is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from loipe.core.contract import State
from loipe.core.game import Refused
from loipe.games import IDS, load
from loipe.server import views
from loipe.server.table.served import ServedTable
from tests.secrets import worlds
from tests.secrets.worlds import CHANNELS, SLOW, Leak, looks

FEW = 40


@pytest.mark.parametrize("game_id", IDS)
def test_no_viewer_can_tell_the_worlds_apart(game_id: str) -> None:
    *_, last = looks(game_id, FEW, 3)
    assert last.worlds == FEW and last.differing > FEW // 4, last


class Leaky:
    """A game that tells somewhere what is true at a table."""

    def __init__(self, game: Any, truth: State) -> None:
        self.game = game
        self.truth = truth

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class Shows(Leaky):
    """On the board."""

    def public(self, state: State) -> Any:
        return spoiled(self.game.public(state), self.truth)


class Asks(Leaky):
    """In a question."""

    def prompt(self, state: State, seat: int) -> Any:
        found = self.game.prompt(state, seat)
        return msgspec.structs.replace(found, facts={**found.facts, "planted": hash(self.truth.key())})


class Refuses(Leaky):
    """In a reason."""

    def read(self, state: State, word: str) -> int:
        try:
            return int(self.game.read(state, word))
        except Refused as refusal:
            raise Refused(refusal.message, refusal.clause, planted=hash(self.truth.key())) from None


class Peeks(Leaky):
    """Where hints and win chances are thought out: in the one true world."""

    def sample(self, view: Any, rng: Any) -> State:
        return self.truth.clone()


def spoiled(seen: Any, state: State) -> Any:
    """Some text of it says everything."""
    name = next(name for name in seen.__struct_fields__ if isinstance(getattr(seen, name), str))
    return msgspec.structs.replace(seen, **{name: str(state.key())})


PLANTED = {
    "socket": Shows, "http": Shows, "drafts": Asks, "reasons": Refuses, "hints": Peeks, "chances": Peeks,
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_of_each_kind_is_found(name: str) -> None:
    def plant(table: ServedTable) -> None:
        table.sitting.table.game = PLANTED[name](load(game), table.sitting.state)

    game = "sport-ist-mord" if name in SLOW else "mass-start"
    channel = {name: {**CHANNELS, **SLOW}[name]}
    with pytest.raises(Leak, match=f"{name}: {game}"):
        for _ in looks(game, 400, 11, channel, plant):
            pass


def test_a_log_that_tells_the_drawn_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Said by the words of secret draws, which are the same in every world here: so the position is planted."""
    told = views.log_text
    monkeypatch.setattr(views, "log_text", lambda table, viewer: told(table, viewer) + str(key(table)))
    with pytest.raises(Leak, match="log: mass-start"):
        for _ in looks("mass-start", 2000, 11, {"log": worlds.log}):
            pass


def key(table: ServedTable) -> tuple[int, ...]:
    return tuple(table.sitting.state.key())
