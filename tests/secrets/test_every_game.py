"""Secrets of every game: replace all that a seat may not know, and nothing it can see, be asked or be told changes."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec
import pytest

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.observer import observed
from loipe.core.rng import Rng
from loipe.games import IDS, load

EVERY = 13
CASES = [(load(game_id), preset) for game_id in IDS for preset in load(game_id).META.presets]
each_case = pytest.mark.parametrize(("game", "preset"), CASES, ids=[f"{game.META.id}-{name}" for game, name in CASES])


def positions(game: AnyGame, preset: str, seed: int = 4, every: int = EVERY) -> list[State]:
    """Every so many plies of a game between thumbs that sometimes choose at random."""
    state, rng, thumb = game.start(game.META.presets[preset]), Rng(seed), game.thumb()
    found: list[State] = []
    plies = 0
    while state.to_act() != NOBODY:
        if plies % every == 0:
            found.append(state.clone())
        at_random = state.to_act() == CHANCE or plies % 5 == 0
        state.apply(state.pick(rng) if at_random else thumb.choose(state, rng))
        plies += 1
    return found


def payload(game: AnyGame, state: State, seats: frozenset[int]) -> bytes:
    straight = game.public(state), game.private(state, seats)
    return msgspec.json.encode([game.show(game.view(state, seats)), straight])


@each_case
@pytest.mark.parametrize("seats", [frozenset(), frozenset({1})], ids=["spectator", "player"])
def test_another_world_looks_the_same_to_its_viewer(game: AnyGame, preset: str, seats: frozenset[int]) -> None:
    for number, state in enumerate(positions(game, preset)):
        other = game.sample(game.view(state, seats), Rng(9, number))
        assert payload(game, other, seats) == payload(game, state, seats)
        observer, seat = game.observer(state), min(seats, default=NOBODY)
        assert list(observed(observer, other, seat)) == list(observed(observer, state, seat))
        assert other.to_act() == state.to_act()
        assert list(other.owing()) == list(state.owing())
        if state.to_act() in seats:
            assert list(other.options()) == list(state.options())
            assert game.prompt(other, state.to_act()) == game.prompt(state, state.to_act())
            assert game.forced(other) == game.forced(state)


@each_case
def test_the_same_word_in_another_world_is_told_alike_and_the_same_seat_is_next(game: AnyGame, preset: str) -> None:
    seats = frozenset({0})
    for number, state in enumerate(positions(game, preset)):
        other = game.sample(game.view(state, seats), Rng(3, number))
        common = [code for code in state.options() if code in list(other.options())]
        if common:
            assert told(game, state, common[-1], seats) == told(game, other, common[-1], seats)


def told(game: AnyGame, state: State, code: int, seats: frozenset[int]) -> tuple[object, ...]:
    """What the seats hear of a choice until others' come to light, and who acts next."""
    copy = state.clone()
    copy.journal = []
    copy.apply(code)
    heard = [event.seen_by(seats) for event in game.events(copy, copy.journal)]
    own = list(takewhile(lambda event: event.seat == heard[0].seat, heard))
    return copy.to_act(), list(copy.owing()), own


@each_case
def test_the_thumb_sees_no_more_than_its_seat(game: AnyGame, preset: str) -> None:
    thumb = game.thumb()
    for number, state in enumerate(positions(game, preset, seed=6)):
        seat = state.to_act()
        if seat >= 0:
            other = game.sample(game.view(state, frozenset({seat})), Rng(5, number))
            assert thumb.choose(other, Rng(8)) == thumb.choose(state.clone(), Rng(8))


def leaky(game: AnyGame, state: State, seats: frozenset[int]) -> Any:
    """A payload that lets the whole position shine through."""
    return payload(game, state, seats), hash(state.key())


@pytest.mark.parametrize("game_id", IDS)
def test_a_planted_leak_is_found(game_id: str) -> None:
    game = load(game_id)
    preset = {"mass-start": "full", "crystal-globe": "tactique"}.get(game_id, next(iter(game.META.presets)))
    seats = frozenset({1})
    worlds = ((state, game.sample(game.view(state, seats), Rng(9))) for state in positions(game, preset, every=1))
    assert any(leaky(game, state, seats) != leaky(game, other, seats) for state, other in worlds)
