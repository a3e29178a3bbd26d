"""What leaves the server for one viewer does not change when everything this viewer may not know is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from loipe.core import log as logs
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import Dealer, SeededDealer
from loipe.core.game import Event
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.games import IDS, load
from loipe.server import news, views
from loipe.server.messages import PlyLine
from loipe.server.store import Record, Row
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.sitting import Sitting, body

PLANTED = "planted secret"
TABLES = [(game, preset) for game in IDS for preset in load(game).META.presets]
SPECTATOR = Viewer(-1, frozenset())


def table_of(game_id: str, preset: str, dice: str = "live") -> ServedTable:
    """As many seats as the preset has, people all of them, before anybody has spoken."""
    meta = load(game_id).META
    config = meta.presets[preset]
    seats = len(config.holders)
    names = tuple(f"seat {seat}" for seat in range(seats))
    header = logs.write(Log(game_id, meta.rules_version, config, names, []))
    return ServedTable(Row("table", "table", header, preset, dice, "," * (seats - 1), 0), {}, 60)


def viewers(live: ServedTable) -> list[Viewer]:
    return [*(Viewer(holder, live.sitting.seats_of(holder)) for holder in live.sitting.persons()), SPECTATOR]


def played(live: ServedTable, seed: int, plies: int) -> Iterator[ServedTable]:
    """The table after each answer of a random game."""
    rng = Rng(seed)
    dealer = SeededDealer(rng)
    trial = live.sitting.answer(CHANCE, [], dealer)
    live.fold(Record(1, "words", -1, body(trial)), trial)
    while len(live.sitting.plies) < plies and not live.sitting.table.over:
        yield live
        trial = answered(live.sitting, rng, dealer)
        live.fold(Record(live.at + 1, "words", 0, body(trial)), trial)


def answered(sitting: Sitting, rng: Rng, dealer: Dealer | None) -> Table:
    """A word of somebody who owes one, or the throw that is theirs to press."""
    seat = sitting.owing()[rng.below(len(sitting.owing()))]
    if seat == sitting.throwing:
        return sitting.answer(seat, [], dealer, press=True)
    sitting.state.turn_to(seat)
    return sitting.answer(seat, [choice(sitting, seat, rng)], dealer)


def twin_of(sitting: Sitting) -> Sitting:
    """The same, with a table of its own."""
    twin = Sitting.__new__(Sitting)
    twin.__dict__.update(sitting.__dict__)
    twin.table = sitting.table.branch()
    twin.table.told, twin.table.together = list(sitting.table.told), list(sitting.table.together)
    twin.table.log.plies = list(sitting.plies)
    return twin


def choice(sitting: Sitting, seat: int, rng: Rng) -> str:
    """Any word, but onto an event square if there is one: that is where the secrets are (MS-S8). Cards are kept."""
    options = sitting.game.prompt(sitting.state, seat).options
    events = [option for option in options if option.facts.get("holds") == "event"]
    open_ones = [option for option in options if not option.target.startswith("card:")]
    wanted = events or open_ones or options
    return wanted[rng.below(len(wanted))].word


def payload(live: ServedTable, viewer: Viewer) -> bytes:
    """Everything a viewer can ask for, but for what only time changes."""
    told = news.News(live, 0, {len(live.sitting.plies): live.sitting.state}).of(viewer)
    for seat in told.seats:
        seat.away = 0
    tried = [views.tried(live, viewer, asked.seat, []) for asked in told.asks if asked.seat >= 0]
    whole = (views.opening(live, viewer, told), views.line(live, viewer), views.log_text(live, viewer), tried)
    return msgspec.json.encode(whole)


def told_to(live: ServedTable, viewer: Viewer) -> list[PlyLine]:
    """All plies, as this viewer may know them."""
    eyes = news.eyes(live, viewer)
    return [news.ply_line(live.sitting, number, eyes) for number in range(len(live.sitting.plies) + 1)]


def elsewhere(live: ServedTable, viewer: Viewer, rng: Rng) -> ServedTable:
    """The same table in a world this viewer cannot tell from the truth."""
    sitting = twin_of(live.sitting)
    sitting.table.state = sitting.game.sample(sitting.game.view(sitting.state, viewer.seats), rng)
    return with_sitting(live, sitting)


def with_sitting(live: ServedTable, sitting: Sitting) -> ServedTable:
    twin = ServedTable(live.row, live.links, live.absence)
    twin.__dict__.update({**live.__dict__, "sitting": sitting, "positions": {}})
    return twin


def check_worlds(live: ServedTable, rng: Rng) -> int:
    """How many worlds differed from the truth, none of them in what is sent."""
    differing = 0
    for viewer in viewers(live):
        other = elsewhere(live, viewer, rng)
        differing += other.sitting.state.key() != live.sitting.state.key()
        assert payload(other, viewer) == payload(live, viewer), viewer
    return differing


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_payloads_do_not_depend_on_what_the_viewer_cannot_know(game: str, preset: str) -> None:
    rng = Rng(3)
    for number, live in enumerate(played(table_of(game, preset), 11, 240)):
        if number % 9 == 0:
            check_worlds(live, rng)
            check_drafts(live)


def check_drafts(live: ServedTable) -> None:
    """A draft is answered, or ends where the holder cannot know more; nothing happens at the table."""
    before = live.sitting.state.key()
    for viewer in viewers(live):
        for asked in news.questions(live, viewer):
            if asked.button:
                assert not asked.options and views.tried(live, viewer, asked.seat, []).ask == asked
                continue
            drafted = views.tried(live, viewer, asked.seat, [asked.options[-1].word])
            assert drafted.ends == (drafted.view is None)
            assert drafted.ends >= asked.options[-1].ends
    assert live.sitting.state.key() == before


def test_some_of_these_worlds_are_different() -> None:
    """Kept event cards (MS-S8) lie face down, so the test above does test something."""
    rng = Rng(5)
    tables = played(table_of("mass-start", "full"), 2, 600)
    assert sum(check_worlds(live, rng) for number, live in enumerate(tables) if number % 15 == 0) > 3


class Leaky(SimpleNamespace):
    """A game whose pages show everything."""

    def __getattr__(self, name: str) -> Any:
        return getattr(load("mass-start"), name)

    def public(self, state: State) -> Any:
        seen: Any = load("mass-start").public(state)
        return msgspec.structs.replace(seen, phase=str(state.key()))


def test_a_planted_leak_is_found() -> None:
    with pytest.raises(AssertionError):
        check_leaky_tables(Rng(5))


def check_leaky_tables(rng: Rng) -> None:
    for number, live in enumerate(played(table_of("mass-start", "full"), 2, 600)):
        live.sitting.table.game = Leaky()
        if number % 15 == 0:
            check_worlds(live, rng)


def planted(sitting: Sitting) -> Sitting:
    """Every secret fact, and every word that told one, replaced by something easily found."""
    spoiled = twin_of(sitting)
    for number, told in enumerate(spoiled.table.told):
        if any(event.secret for event in told):
            spoiled.table.told[number] = [
                Event(e.kind, e.seat, e.clause, {**e.facts, **dict.fromkeys(e.secret, PLANTED)}, e.secret) for e in told
            ]
            if number:
                ply = spoiled.plies[number - 1]
                spoiled.plies[number - 1] = Ply(ply.seat, PLANTED)
    return spoiled


def test_secret_draws_are_told_to_their_seat_only_until_the_end() -> None:
    """MS-S8: the event, the log's word and the download."""
    told = {viewer.holder: 0 for viewer in viewers(table_of("mass-start", "full"))}
    for number, live in enumerate(played(table_of("mass-start", "full"), 2, 600)):
        if number % 15:
            continue
        twin = with_sitting(live, planted(live.sitting))
        seats = {e.seat for told in twin.sitting.table.told for e in told if e.secret}
        for viewer in viewers(live):
            seen = told_to(twin, viewer)
            own = sum(PLANTED in repr(line) for line in seen)
            text = views.log_text(twin, viewer)
            assert bool(own) == bool(seats & viewer.seats)
            assert (PLANTED in text) == bool(own)
            told[viewer.holder] += own
            if seats - viewer.seats:
                assert any(event.hidden for line in seen for event in line.events)
    assert told[-1] == 0 and sum(told.values()) > 0, told


def test_choices_made_together_stay_with_their_seats() -> None:
    """A word said while several owe a choice is nobody else's business before the end."""
    live = table_of("mass-start", "basic")
    list(played(live, 1, 12))
    sitting = live.sitting
    number = next(at for at, ply in enumerate(sitting.plies, 1) if ply.seat == 0)
    sitting.table.together[number - 1] = True
    words = {viewer.holder: news.ply_line(sitting, number, viewer.seats).word for viewer in viewers(live)}
    assert words[sitting.holders[0]] == sitting.plies[number - 1].word
    assert words[1] is None and words[-1] is None


def test_when_the_game_is_over_all_is_open() -> None:
    live = table_of("mass-start", "full")
    list(played(live, 2, 10_000))
    assert live.sitting.table.over
    seen = told_to(live, SPECTATOR)
    assert not any(event.hidden for line in seen for event in line.events)
    assert all(line.word is not None for line in seen[1:])
    assert views.gap(live, SPECTATOR, live.at - 1) is None  # the whole table is told anew


def test_whoever_reads_the_real_cards_is_not_told_what_others_hold() -> None:
    """The outcomes offered at a table with real cards fit what the reader knows, not the truth."""
    rng = Rng(9)
    found = 0
    for live in played(table_of("mass-start", "full"), 2, 500):
        trial = twin_of(live.sitting)
        if trial.throwing < 0:
            trial.join(answered(trial, rng, None))
        if trial.state.to_act() != CHANCE or len(trial.state.options()) < 7:
            continue
        trial.dice = "physical"
        twin = with_sitting(live, trial)
        holder = twin.readers_of_dice()[0]
        viewer = Viewer(holder, trial.seats_of(holder))
        (asked,) = news.questions(twin, viewer)
        unseen = {option.word for option in asked.options}
        assert {trial.game.write(trial.state, code) for code in trial.state.options()} <= unseen
        others = [seat for seat in range(len(trial.names)) if seat not in viewer.seats]
        held = {trial.game.write(trial.state, card) for seat in others for card in kept(trial.state, seat)}
        found += bool(held)
        assert held <= unseen
    assert found > 0


def kept(state: Any, seat: int) -> list[int]:
    return [card for card in range(24) if (state.kept[seat] & ~state.kept_known[seat]) >> card & 1]
