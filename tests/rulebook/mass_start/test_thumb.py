"""The rule of thumb answers every question, wherever others have led its skier."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.rng import Rng
from loipe.games import mass_start
from loipe.games.mass_start.codes import SHOTS, TARGETS
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.thumb import SHOTS_TAKEN, TARGETS_LEFT
from tests.clauses import clause
from tests.rulebook.mass_start.positions import place, race_on, say, turn_of
from tests.wander import positions


@pytest.mark.parametrize("seed", range(4))
def test_from_anywhere_its_choice_is_among_the_options(seed: int) -> None:
    bot, rng = mass_start.thumb(), Rng(seed, 1)
    asked = set()
    for _, race in positions("mass-start", seed, 400):
        assert isinstance(race, Race)
        asked.add(race.phase)
        before = race.key()
        assert bot.choose(race, rng) in list(race.options())
        assert race.key() == before
    assert len(asked) >= 6


@clause("MS-17", "MS-30")
def test_with_the_closing_loop_skied_it_sprints_over_the_line() -> None:
    race = race_on(laps=2, ending="through_penalty_loop", sprint_cards=True)
    place(race, 0, "b29", has_shot=1, lap=1)
    turn_of(race, 0)
    say(race, "1")
    assert mass_start.write(race, mass_start.thumb().choose(race, Rng(1))) == "sprint"


@clause("MS-S5")
def test_it_sprints_at_once_but_not_where_a_stand_is_reached_anyway() -> None:
    race = race_on(laps=2, sprint_cards=True)
    place(race, 0, "b2", lap=0)
    turn_of(race, 0)
    say(race, "3")
    assert mass_start.write(race, mass_start.thumb().choose(race, Rng(1))) == "sprint"


@clause("MS-9", "MS-10")
@pytest.mark.parametrize("risk", [2, 3, 4, 5, 6])
def test_a_series_is_weighed_by_its_exact_odds(risk: int) -> None:
    hit = Fraction(7 - risk, 6)

    def walk(shots: int, left: int) -> tuple[Fraction, Fraction]:
        """Shots taken and targets left, on the average."""
        if not shots or not left:
            return Fraction(0), Fraction(left)
        after_hit, after_miss = walk(shots - 1, left - 1), walk(shots - 1, left)
        taken = 1 + hit * after_hit[0] + (1 - hit) * after_miss[0]
        return taken, hit * after_hit[1] + (1 - hit) * after_miss[1]

    taken, left = walk(SHOTS, TARGETS)
    assert (SHOTS_TAKEN[risk], TARGETS_LEFT[risk]) == (round(100 * taken), round(100 * left))
