"""What a step is worth, against cases worked by hand: the tiny game's last throw."""

from __future__ import annotations

import pytest

from loipe.core.contract import NOBODY
from loipe.story.worth import Judge, Walk
from tests import tiny
from tests.tiny.config import Config
from tests.tiny.state import COLD, GLIDE, MOVE, PUSH, WARM, Sprint

GAMES = 2000


def last_throw(squares: tuple[int, int]) -> Sprint:
    """The second seat moves last of all, with the wrong wax."""
    sprint = Sprint(Config(holders=(0, 1), last_round=1))
    sprint.phase, sprint.active, sprint.weather = MOVE, 1, COLD
    sprint.square, sprint.wax = list(squares), [WARM, WARM]
    return sprint


@pytest.fixture
def judge() -> Judge:
    return Judge(tiny, 2, GAMES, 1)


def test_a_value_is_the_chance_of_winning(judge: Judge) -> None:
    """Five squares behind, one pushes: a 6 wins, a 5 shares the win."""
    first, second = judge.value(last_throw((5, 0)))
    assert second == pytest.approx(1 / 6 + 1 / 12, abs=0.03)
    assert first + second == pytest.approx(1)


def test_of_a_finished_game_nothing_is_guessed(judge: Judge) -> None:
    sprint = last_throw((5, 0))
    sprint.apply(GLIDE)
    assert judge.value(sprint) == (1.0, 0.0)


def test_a_choice_is_worth_what_it_wins_more_than_the_usual(judge: Judge) -> None:
    """To glide two squares when five are lacking throws a quarter of a win away."""
    changes, doubt = judge.compare(last_throw((5, 0)), GLIDE, PUSH)
    assert changes[1] == pytest.approx(-0.25, abs=0.03) and changes[0] == -changes[1]
    assert 0 < doubt < 0.02


def test_steps_lead_from_the_start_to_the_result(judge: Judge) -> None:
    walk = Walk(judge, last_throw((5, 0)))
    walk.take(1, 1, PUSH)
    walk.take(2, -1, 5)
    walk.end(2)
    (step,) = walk.steps
    assert (step.kind, step.seat, step.first, step.last) == ("luck", NOBODY, 2, 2)
    assert step.before == walk.start == walk.after(1) and step.after == walk.after(2) == (0.0, 1.0)


def test_an_unusual_choice_is_a_step_of_its_own(judge: Judge) -> None:
    walk = Walk(judge, last_throw((5, 0)))
    walk.take(1, 1, GLIDE)
    walk.end(1)
    (step,) = walk.steps
    assert (step.kind, step.seat, step.code, step.usual) == ("choice", 1, GLIDE, PUSH)
    assert step.after == (1.0, 0.0)
