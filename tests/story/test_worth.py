"""What a step is worth, against cases worked by hand: the tiny game's last throw."""

from __future__ import annotations

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.story.precision import Precision, weigh
from loipe.story.worth import Judge, Step, Trail, Worth, doubts_of, followed, with_games
from tests import tiny
from tests.tiny.config import Config
from tests.tiny.state import COLD, GLIDE, MOVE, PUSH, WARM, WAX, Sprint

GAMES = 2000


def last_throw(squares: tuple[int, int]) -> Sprint:
    """The second seat moves last of all, with the wrong wax."""
    sprint = Sprint(Config(holders=(0, 1), last_round=1))
    sprint.phase, sprint.active, sprint.weather = MOVE, 1, COLD
    sprint.square, sprint.wax = list(squares), [WARM, WARM]
    return sprint


@pytest.fixture
def judge() -> Judge:
    return Judge(tiny, 2, 1)


def test_a_value_is_the_wins_of_games_played_on(judge: Judge) -> None:
    """Five squares behind, one pushes: a 6 wins, a 5 shares the win."""
    first, second = judge.value(last_throw((5, 0)), range(GAMES))
    assert second / GAMES == pytest.approx(1 / 6 + 1 / 12, abs=0.03)
    assert first + second == pytest.approx(GAMES)


def test_two_results_of_chance_are_both_played_on(judge: Judge) -> None:
    """The weather is cold or warm, after the last wax by the rule of thumb; a die has more results than that."""
    sprint = last_throw((5, 0))
    assert [odds for odds, _ in judge.results(sprint)] == [1.0]
    sprint.phase, sprint.active, sprint.wax = WAX, 1, [WARM, -1]
    (cold, one), (warm, other) = judge.results(sprint)
    assert cold == warm == 0.5
    assert isinstance(one, Sprint) and isinstance(other, Sprint)
    assert (one.weather, other.weather) == (COLD, WARM)


def test_choices_that_come_to_the_same_are_alike(judge: Judge) -> None:
    sprint = last_throw((5, 0))
    assert judge.leads_alike(sprint, GLIDE, GLIDE, 1)
    assert not judge.leads_alike(sprint, GLIDE, PUSH, 1)


def test_a_choice_is_worth_what_it_wins_more_than_the_usual(judge: Judge) -> None:
    """To glide two squares when five are lacking throws a quarter of a win away."""
    sprint = last_throw((5, 0))
    games = judge.compare((followed(sprint, PUSH), followed(sprint, GLIDE)), range(GAMES))
    (step,) = with_games((Step("choice", 1, 1, 1, GLIDE, PUSH),), games)
    first, second = step.wins
    assert step.games == GAMES and second / GAMES == pytest.approx(-0.25, abs=0.03) and first == -second
    assert 0 < step.doubt() < 2
    assert doubts_of((step,)) == {1: step.doubt()}


def test_choices_of_one_seat_in_a_chain_are_as_sure_as_their_sum() -> None:
    """Worked by hand: what the first of two choices wins in a game, the second loses again."""
    chain = with_games(
        (Step("choice", 0, 1, 1, 1, 2), Step("choice", 0, 2, 2, 1, 2), Step("choice", 1, 3, 3, 1, 2)),
        [[(0.0, 1.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 0.0)], [(0.0, 1.0), (0.0, 1.0)]],
    )
    assert [step.wins for step in chain] == [(1.0, -1.0), (-1.0, 1.0), (-1.0, 1.0)]
    assert [step.doubt() for step in chain] == pytest.approx([100 * 0.5**0.5 / 2] * 3)
    assert doubts_of(chain) == {0: 0.0, 1: pytest.approx(100 * 0.5**0.5 / 2)}


def weighed(judge: Judge, codes: list[tuple[int, int]]) -> Worth:
    *_, worth = weigh(Trail(judge, last_throw((5, 0)), codes), Precision(GAMES, GAMES, GAMES))
    return worth


def test_luck_leads_from_the_start_to_the_result(judge: Judge) -> None:
    worth = weighed(judge, [(1, PUSH), (CHANCE, 5)])
    _, step = worth.steps
    assert (step.kind, step.seat, step.first, step.last) == ("luck", NOBODY, 2, 2)
    start, end = worth.chances()
    assert start[1] == pytest.approx(0.25, abs=0.03) and end == worth.result == (0.0, 1.0)


def test_an_unusual_choice_is_a_step_of_its_own(judge: Judge) -> None:
    worth = weighed(judge, [(1, GLIDE)])
    _, step = worth.steps
    assert (step.kind, step.seat, step.code, step.usual) == ("choice", 1, GLIDE, PUSH)
    assert worth.chances()[-1] == (1.0, 0.0)


def test_a_choice_is_weighed_until_it_is_sure(judge: Judge) -> None:
    """A difference of 0 or 1 with a mean of a quarter: 1.5 points of doubt need about 700 games, whatever is asked."""
    *_, worth = weigh(Trail(judge, last_throw((5, 0)), [(1, GLIDE)]), Precision(games=40, fewest=20))
    start, step = worth.steps
    assert start.games == 40 and 500 < step.games < 1000
    assert 1.4 < step.doubt() <= 1.5
