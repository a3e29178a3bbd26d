"""Ski Tour's pieces: ten dice, five hearts and a row of own wax tokens for each nation."""

from __future__ import annotations

from collections import Counter

from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race
from tests.rulebook.ski_tour.test_every_ply import dice_of, tokens_of


def census(race: Race) -> tuple[object, ...]:
    """By nation: no die too many, every heart on its ladder, no token but its own."""
    found: list[object] = []
    for seat in range(race.terms.seats):
        levels = race.levels[seat * c.HEARTS : (seat + 1) * c.HEARTS]
        own = Counter(race.terms.tokens[seat * c.TOKENS : (seat + 1) * c.TOKENS])
        dice = 0 <= dice_of(race, seat) <= c.DICE
        hearts = sum(1 for level in levels if 0 <= level <= c.TOP)
        found.append((dice, hearts, tokens_of(race, seat) <= own))
    return tuple(found)
