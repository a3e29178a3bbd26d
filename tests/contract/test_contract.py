"""The promises every game keeps, checked on every game, preset and on configs made by hypothesis."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loipe.core import log
from loipe.core.contract import CHANCE, NOBODY, Bot, RandomBot, State
from loipe.core.dealer import LiveDealer, RecordedDealer, SeededDealer
from loipe.core.game import AnyGame, Refused
from loipe.core.log import Log, Ply
from loipe.core.observer import Observer, Sheet
from loipe.core.playout import play_bots, play_codes, play_out, record_bots
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.games import IDS, load
from tests.contract.configs import configs

GAMES = [load(game_id) for game_id in IDS]
PRESETS = [(game, name) for game in GAMES for name in game.META.presets]
EVERY = 11
"""Costly checks look at every eleventh ply."""

each_game = pytest.mark.parametrize("game", GAMES, ids=IDS)
each_preset = pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{g.META.id}-{p}" for g, p in PRESETS])
few = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))


@each_game
@few
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_every_position_of_a_game_keeps_the_contract(game: AnyGame, data: st.DataObject, seed: int) -> None:
    config = data.draw(configs(game))
    walk(game, config, seed)


@each_preset
def test_every_position_of_a_preset_keeps_the_contract(game: AnyGame, preset: str) -> None:
    walk(game, game.META.presets[preset], 1)


def test_a_race_that_ends_before_all_have_started_keeps_the_contract() -> None:
    game = load("crystal-globe")
    walk(game, msgspec.structs.replace(game.META.presets["sprint"], holders=tuple(range(9)), last_round=6), 1)


def walk(game: AnyGame, config: Any, seed: int) -> None:
    """A random game with every promise checked on the way."""
    rng = Rng(seed)
    state = game.start(config)
    sizes, observer = game.sizes(config), game.observer(state)
    plies: list[Ply] = []
    heard: set[str] = set()
    while state.to_act() != NOBODY:
        assert len(plies) < sizes.plies
        look_at_options(state, sizes.outcomes if state.to_act() == CHANCE else sizes.actions)
        if len(plies) % EVERY == 0:
            look_at_clone(state)
            look_at_words(game, state, heard)
            look_at_views(game, state, config)
            look_at_observations(state, observer, len(config.holders))
            look_at_orders(state, seed)
        code = state.pick(rng)
        assert code in list(state.options())
        plies.append(Ply(state.to_act(), game.write(state, code)))
        heard.add(plies[-1].word)
        state.apply(code)
    assert list(state.options()) == []
    look_at_result(game, state, 3 if getattr(config, "relay", False) else 1)
    look_at_log(game, config, plies, state)


def look_at_options(state: State, codes: int) -> None:
    options = list(state.options())
    assert options
    assert options == sorted(set(options))
    assert options[0] >= 0
    assert options[-1] < codes
    if state.to_act() == CHANCE:
        weights = list(state.weights())
        assert len(weights) == len(options)
        assert all(weight > 0 for weight in weights)
        if (pool := state.thrown()) is not None:
            assert (list(pool.options), list(pool.weights)) == (options, weights)
    else:
        owing = list(state.owing())
        assert owing[0] == state.to_act()
        assert len(set(owing)) == len(owing)


def look_at_clone(state: State) -> None:
    before = state.key()
    copy = state.clone()
    assert copy.key() == before
    assert copy.journal is None
    copy.apply(copy.options()[0])
    assert state.key() == before
    again = state.clone()
    again.journal = []
    again.apply(again.options()[0])
    assert again.key() == copy.key()


def look_at_words(game: AnyGame, state: State, heard: set[str]) -> None:
    """Words are unique, read back, and read() takes exactly what options() lists."""
    words = {code: game.write(state, code) for code in state.options()}
    assert len(set(words.values())) == len(words)
    for code, word in words.items():
        assert game.read(state, word) == code
        assert not any(sign in word for sign in " \t\n:#~")
    for word in heard | {"", "x", "nonsense", "-1", "999", "é"}:
        assert reading(game, state, word) in {None, *words}
        assert word not in words.values() or reading(game, state, word) is not None


def reading(game: AnyGame, state: State, word: str) -> int | None:
    """The code a word is read as, or None if it is refused."""
    try:
        return game.read(state, word)
    except Refused:
        return None


def look_at_observations(state: State, observer: Observer, seats: int) -> None:
    """Every seat's numbers fill the sheet, and each lies within the bounds of its field."""
    for seat in (NOBODY, *range(seats)):
        sheet = Sheet(observer.length)
        observer.write(state, seat, sheet)
        assert sheet.at == observer.length
        numbers = iter(sheet.numbers)
        for field in observer.fields:
            for number in islice(numbers, field.length):
                assert field.low <= number <= field.high, (field.name, number)


def look_at_views(game: AnyGame, state: State, config: Any) -> None:
    """A view can be shown; a sampled world gives the same view and the same options."""
    for seats in (frozenset[int](), frozenset({0}), frozenset(range(len(config.holders)))):
        view = game.view(state, seats)
        shown = game.show(view)
        msgspec.json.encode(shown)
        assert (game.public(state), game.private(state, seats)) == (shown.open, shown.own)
        other = game.sample(view, Rng(7))
        assert other.key() == state.key() or not game.is_open(state)
        assert game.show(game.view(other, seats)) == shown
        assert other.to_act() == state.to_act()
        if state.to_act() in seats:
            assert list(other.options()) == list(state.options())
    msgspec.json.encode(game.position(state))


def look_at_orders(state: State, seed: int) -> None:
    """Choices owed at once, answered in any order, give the same position."""
    owing = list(state.owing())
    if len(owing) < 2:
        return
    keys = {answered(state, order, seed) for order in list(permutations(owing))[:6]}
    assert len(keys) == 1


def answered(state: State, order: tuple[int, ...], seed: int) -> tuple[int, ...]:
    copy = state.clone()
    for seat in order:
        rng = Rng(seed, seat)
        for _ in range(words_owed(state, seat, seed)):
            copy.turn_to(seat)
            assert copy.to_act() == seat
            copy.apply(copy.pick(rng))
    return copy.key()


def words_owed(state: State, seat: int, seed: int) -> int:
    """How many words a seat's answer takes: while others owe theirs, nothing else can begin."""
    copy = state.clone()
    rng = Rng(seed, seat)
    words = 0
    while seat in list(copy.owing()):
        copy.turn_to(seat)
        copy.apply(copy.pick(rng))
        words += 1
        assert words < 100
    return words


def look_at_result(game: AnyGame, state: State, members: int) -> None:
    """Places count from 1, equals share one; the members of a team have its place."""
    result = game.result(state)
    assert result.over
    assert result.reason
    assert min(result.places) == 1
    counted = Counter(result.places)
    for place in counted:
        assert place == 1 + sum(count for other, count in counted.items() if other < place) // members


def look_at_log(game: AnyGame, config: Any, plies: list[Ply], state: State) -> None:
    """The log as text is read back, replayed, and leads to the same position, event by event."""
    names = tuple(f"skier-{holder}" for holder in config.holders)
    written = Log(game.META.id, game.META.rules_version, config, names, plies)
    text = log.write(written)
    again = log.read(text)
    assert log.first_difference(written, again) is None
    assert log.write(again) == text
    assert log.replay(again).key() == state.key()
    told = Table(again)
    assert told.state.key() == state.key()
    for event in told.events():
        assert event.seen_by(frozenset(range(len(names)))).facts == event.facts


@each_preset
def test_one_seed_is_one_game_in_playout_dealer_and_recording(game: AnyGame, preset: str) -> None:
    config = game.META.presets[preset]
    state = game.start(config)
    play_out(state, Rng(5))
    rng = Rng(5)
    table = Table(Log(game.META.id, game.META.rules_version, config, tuple("abcdefghijkl"[: len(config.holders)])))
    while not table.over:
        if table.state.to_act() == CHANCE:
            table.deal(SeededDealer(rng))
        else:
            table.say(table.state.to_act(), game.write(table.state, table.state.pick(rng)))
    assert table.state.key() == state.key()
    words = iter([ply.word for ply in table.log.plies if ply.seat == CHANCE])
    recorded = game.start(config)
    for ply in table.log.plies:
        code = RecordedDealer(game, words).draw(recorded) if ply.seat == CHANCE else said(game, recorded, ply)
        recorded.apply(code)
    assert recorded.key() == state.key()


def said(game: AnyGame, state: State, ply: Ply) -> int:
    state.turn_to(ply.seat)
    return game.read(state, ply.word)


@each_preset
def test_advance_is_pick_and_apply(game: AnyGame, preset: str) -> None:
    """Ply by ply the same position; and once the game is over, nothing happens."""
    state = game.start(game.META.presets[preset])
    twin, rng, same = state.clone(), Rng(13), Rng(13)
    while state.to_act() != NOBODY:
        state.apply(state.pick(rng))
        assert twin.advance(same)
        assert twin.key() == state.key()
    assert not twin.advance(same)
    assert twin.key() == state.key()


@each_game
def test_a_recorded_game_of_bots_is_the_one_they_play(game: AnyGame) -> None:
    config = next(iter(game.META.presets.values()))
    bots: list[Bot] = [game.thumb() if seat % 2 else RandomBot() for seat in range(len(config.holders))]
    played, recorded, again = game.start(config), game.start(config), game.start(config)
    plies = play_bots(played, bots, Rng(17))
    codes = record_bots(recorded, bots, Rng(17))
    play_codes(again, codes)
    assert len(codes) == plies
    assert played.key() == recorded.key() == again.key()


@each_preset
def test_pick_draws_by_the_weights(game: AnyGame, preset: str) -> None:
    """Frequencies of 4,000 picks at each kind of chance node lie within five standard deviations."""
    state = game.start(game.META.presets[preset])
    rng, seen = Rng(11), set[tuple[int, ...]]()
    while state.to_act() != NOBODY and len(seen) < 6:
        if state.to_act() == CHANCE and tuple(state.weights()) not in seen:
            seen.add(tuple(state.weights()))
            compare_frequencies(state, rng)
        state.apply(state.pick(rng))
    assert seen


def compare_frequencies(state: State, rng: Rng) -> None:
    """Outcomes too rare for the bell curve are counted as one."""
    draws = 4000
    counts = Counter(state.pick(rng) for _ in range(draws))
    weights = [int(weight) for weight in state.weights()]
    total = sum(weights)
    rare, rare_count = 0, 0
    for code, weight in zip(state.options(), weights, strict=True):
        if draws * weight < 5 * total:
            rare, rare_count = rare + weight, rare_count + counts[code]
        else:
            assert_near(counts[code], draws, weight / total)
    assert_near(rare_count, draws, rare / total)


def assert_near(count: int, draws: int, odds: float) -> None:
    assert abs(count - draws * odds) <= 5 * (draws * odds * (1 - odds)) ** 0.5 + 1


@each_game
def test_a_live_dealer_draws_every_outcome_and_nothing_else(game: AnyGame) -> None:
    state = game.start(next(iter(game.META.presets.values())))
    rng = Rng(3)
    while state.to_act() != CHANCE:
        state.apply(state.pick(rng))
    drawn = {LiveDealer().draw(state) for _ in range(400)}
    assert drawn <= set(state.options())
    assert len(drawn) > 1
