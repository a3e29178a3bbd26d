"""Refusals in random positions: each reason given is true there, of seats and of dice and decks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from loipe.core.contract import CHANCE
from loipe.core.game import Illegal, Malformed
from loipe.core.rng import Rng
from loipe.games import crystal_globe
from loipe.games.crystal_globe.state import Race
from tests.contract import reasons
from tests.rulebook.crystal_globe.reasons import is_true, vocabulary
from tests.wander import configs, game_of


def test_every_reason_given_to_a_seat_is_true() -> None:
    given = reasons.check("crystal-globe", 1, 60)
    assert sum(given.values()) > 5000


def test_every_reason_given_to_the_dice_is_true() -> None:
    given = set[str]()
    rng = Rng(2)
    for _, config in zip(range(12), configs("crystal-globe", rng), strict=False):
        for race in islice(game_of(crystal_globe, config, rng), 150):
            assert isinstance(race, Race)
            if race.to_act() == CHANCE:
                for word, refusal in refusals(race):
                    assert is_true(race, word, refusal), (word, refusal)
                    given.add(refusal.message)
    assert {"crystal-globe-drawn", "crystal-globe-deck-lacks", "crystal-globe-not-on-die"} <= given


def refusals(race: Race) -> Iterator[tuple[str, Illegal]]:
    for word in vocabulary(race):
        try:
            crystal_globe.read(race, word)
        except Malformed:
            pass
        except Illegal as refusal:
            yield word, refusal
