"""Every channel in sampled worlds of every game, and a planted leak of each kind, which is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from loipe.core.contract import State
from loipe.core.game import Refused
from loipe.games import IDS, load
from loipe.server import logs, news, views
from loipe.server.table import worlds as sampled
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.sitting import Sitting
from loipe.server.table.undo import Said
from tests.secrets import worlds
from tests.secrets.test_server import played, table_of
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


class Hurries(Leaky):
    """By moves that the table makes at once, or does not make."""

    def forced(self, state: State) -> bool:
        return is_odd(self.truth)


def is_odd(state: State) -> bool:
    return bool(hash(tuple(state.key())) % 2)


PLANTED = {
    "socket": Shows, "http": Shows, "drafts": Asks, "reasons": Refuses, "errors": Refuses, "pace": Hurries,
    "hints": Peeks, "chances": Peeks,
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_of_each_kind_is_found(name: str) -> None:
    def plant(table: ServedTable) -> None:
        table.sitting.table.game = PLANTED[name](load(game), table.sitting.state)

    game = "sport-ist-mord" if name in SLOW else "mass-start"
    found(name, game, plant)


def found(name: str, game: str, plant: Callable[[ServedTable], None] = lambda table: None, by: str = "") -> None:
    """A Leak in this channel, of this game, to this viewer."""
    channel = {name: {**CHANNELS, **SLOW}[name]}
    with pytest.raises(Leak, match=f"{name}: {game}, {by}"):
        for _ in looks(game, 2000, 11, channel, plant):
            pass


def test_a_spectator_who_sees_what_players_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    eyes = news.eyes
    monkeypatch.setattr(news, "eyes", lambda table, viewer: eyes(table, viewer) or frozenset({0}))
    found("socket", "mass-start", by="-1")


def test_an_undo_that_depends_on_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words may be taken back by what they brought to light: here by what was true before them."""
    monkeypatch.setattr(sampled, "came_to_light", lambda game, said, players: is_odd(said.before))
    found("undo", "sport-ist-mord")


def test_an_order_of_questions_that_depends_on_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    owing = Sitting.owing
    monkeypatch.setattr(Sitting, "owing", lambda self: owing(self)[:: -1 if is_odd(self.state) else 1])
    found("pace", "sport-ist-mord")


def test_a_server_log_with_facts_of_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told to whoever may know them, and to no host: without them the log is the same in every world."""

    def plant(table: ServedTable) -> None:
        table.sitting.table.game = Refuses(load("mass-start"), table.sitting.state)

    def logged(table: ServedTable, viewer: Viewer) -> list[str]:
        return [worlds.logged(error) for error in worlds.refusals(table, viewer)]

    *_, last = looks("mass-start", FEW, 11, {"log": logged}, plant)
    assert last.differing > 0
    monkeypatch.setattr(logs, "kind_of", lambda error: str(getattr(error, "facts", "")))
    with pytest.raises(Leak, match="log: mass-start"):
        for _ in looks("mass-start", 400, 11, {"log": logged}, plant):
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


def test_a_word_that_stays_with_its_seat_brings_nothing_to_light() -> None:
    """Wax laid unseen (ST-4) may be taken back, whatever it is: others could not know that it was not laid before."""
    looked = 0
    for number in range(6):
        for live in played(table_of("ski-tour", "advanced"), number, 40):
            sitting = live.sitting
            players = [sitting.seats_of(holder) for holder in sitting.persons()]
            for said in sitting.recent:
                if phase(said.before) == phase(sitting.state) == "waxing":
                    looked += 1
                    assert not sampled.came_to_light(sitting.game, Said(said.before, said.ply), players), said.ply
    assert looked > 100


def phase(state: State) -> str:
    found: Any = load("ski-tour").public(state)
    return str(found.phase)
