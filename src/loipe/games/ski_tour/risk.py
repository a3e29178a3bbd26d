"""What a re-roll may come to (ST-36, ST-83, ST-84): the chance that nothing payable is left. For people."""

from __future__ import annotations

from fractions import Fraction

from loipe.core.contract import CHANCE
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_columns
from loipe.games.ski_tour.state import Race

CHOICES = (c.EITHER, c.LIFT, c.REPLACE)
"""On the way to the dice and back from them; the owner is taken to choose well."""


def collapse(race: Race, code: int) -> Fraction:
    """The chance that a wax token makes its skier collapse."""
    left = rules_columns.stamina(race, race.active) - 1
    if all(rules_columns.can_go(race, dice, left) for dice in range(c.DICE + 1)):
        return Fraction(0)
    return chance(played(race, code), race.active)


def chance(race: Race, seat: int) -> Fraction:
    if race.collapsed[seat]:
        return Fraction(1)
    if race.phase == c.FACES and race.active == seat and race.to_act() == CHANCE:
        weights = list(race.weights())
        risks = (
            chance(played(race, code), seat) * weight for code, weight in zip(race.options(), weights, strict=True)
        )
        return Fraction(sum(risks), sum(weights))
    if race.phase in CHOICES and race.actor == seat:
        return min(chance(played(race, code), seat) for code in race.options())
    return Fraction(0)


def played(race: Race, code: int) -> Race:
    after = race.clone()
    after.apply(code)
    return after
