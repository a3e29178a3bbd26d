"""Random games of every preset: each ends, loses no piece and replays to the same position."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from loipe.core.contract import Bot, RandomBot, State
from loipe.core.game import AnyGame
from loipe.core.playout import play_codes, record_bots
from loipe.core.rng import Rng
from tests.census import census


def presets(game: AnyGame) -> list[tuple[str, Any]]:
    """Every preset with as many seats as the box has, in every edition."""
    found: list[tuple[str, Any]] = []
    for name, preset in game.META.presets.items():
        config = msgspec.structs.replace(preset, holders=tuple(range(min(6, game.META.most))))
        editions = next((choice.values for choice in game.META.choices if choice.name == "edition"), (None,))
        for edition in editions:
            changed = msgspec.structs.replace(config, edition=edition) if edition else config
            found.append((f"{name} {edition}" if edition else name, changed))
    return found


def play(game: AnyGame, config: Any, seed: int, number: int) -> tuple[int, ...]:
    """One game and its replay; the last position's key."""
    first: State = game.start(config)
    pieces = census(game.META.id, first)
    replayed: State = first.clone()
    bots: list[Bot] = [RandomBot() for _ in config.holders]
    codes = record_bots(first, bots, Rng(seed, number))
    assert census(game.META.id, first) == pieces, f"pieces lost in game {number}"
    assert game.result(first).over
    play_codes(replayed, codes)
    assert replayed.key() == first.key(), f"game {number} replays to another position"
    return first.key()


def fingerprint(game: AnyGame, config: Any, games: int, seed: int = 1) -> str:
    """One hash over the last positions of so many games."""
    digest = blake2b(digest_size=16)
    for number in range(games):
        digest.update(repr(play(game, config, seed, number)).encode())
    return digest.hexdigest()
