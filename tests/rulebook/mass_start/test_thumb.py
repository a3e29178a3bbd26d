"""The rule of thumb answers every question, wherever others have led its skier."""

from __future__ import annotations

import pytest

from loipe.core.rng import Rng
from loipe.games import mass_start
from loipe.games.mass_start.state import Race
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
    assert len(asked) > 6


@clause("MS-17", "MS-30")
def test_with_the_closing_loop_skied_it_sprints_over_the_line() -> None:
    race = race_on(laps=2, ending="through_penalty_loop", sprint_cards=True)
    place(race, 0, "b29", has_shot=1, lap=1)
    turn_of(race, 0)
    say(race, "1")
    assert mass_start.write(race, mass_start.thumb().choose(race, Rng(1))) == "sprint"
