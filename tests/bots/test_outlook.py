"""Win chances and hints by games played on: right where the end is known, blind to secrets, fair to every option."""

from __future__ import annotations

import pytest

from loipe.bots.outlook import FEWEST, Outlook, outlook, shares
from loipe.core import log
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.games import IDS, load
from loipe.games.crystal_globe import codes as c
from tests.clauses import clause
from tests.golden.recording import folder

each_game = pytest.mark.parametrize("game", [load(game_id) for game_id in IDS], ids=IDS)


def played(game: AnyGame, seats_asked: int) -> State:
    """A position of thumbs where a seat has chosen so often and has a choice again; the end if there are fewer."""
    state: State = game.start(next(iter(game.META.presets.values())))
    rng, thumb = Rng(11), game.thumb()
    while state.to_act() != NOBODY:
        if state.to_act() != CHANCE:
            if seats_asked <= 0 and len(state.options()) > 1:
                break
            seats_asked -= 1
        state.apply(state.pick(rng) if state.to_act() == CHANCE else thumb.choose(state, rng))
    return state


@each_game
def test_every_game_has_one_winner_to_share(game: AnyGame) -> None:
    found = outlook(game, played(game, 30), frozenset({0}), 5, 0.0)
    assert found.games == FEWEST
    assert sum(found.wins) == pytest.approx(1)
    assert len(found.wins) == len(game.result(played(game, 0)).places)


@each_game
def test_a_finished_game_is_won_by_who_won_it(game: AnyGame) -> None:
    end = played(game, 10_000)
    assert end.to_act() == NOBODY
    assert list(outlook(game, end, frozenset(), 5, 0.0).wins) == shares(game, end)


@each_game
@pytest.mark.parametrize("seats", [frozenset(), frozenset({1})], ids=["spectator", "player"])
def test_what_a_viewer_cannot_know_does_not_change_the_outlook(game: AnyGame, seats: frozenset[int]) -> None:
    state = played(game, 25)
    other = game.sample(game.view(state, seats), Rng(77))
    assert outlook(game, other, seats, 5, 0.0) == outlook(game, state, seats, 5, 0.0)


def test_two_outlooks_join_by_their_games() -> None:
    assert Outlook(0, ()).joined(Outlook(4, (0.5, 0.5))) == Outlook(4, (0.5, 0.5))
    assert Outlook(100, (1.0, 0.0)).joined(Outlook(300, (0.0, 1.0))) == Outlook(400, (0.25, 0.75))


@clause("CG-60")
def test_the_members_of_a_team_win_together_and_equals_share() -> None:
    relay = log.read((folder("crystal-globe") / "relay.log").read_text("utf-8"))
    assert sorted(shares(relay.game, log.replay(relay))) == [0, 0, 0, 1, 1, 1]
    sprint = load("crystal-globe").start(load("crystal-globe").META.presets["sprint"])
    sprint.phase, sprint.place = c.OVER, vec[i64]([1, 3, 1, 3, 5, 6])
    assert shares(load("crystal-globe"), sprint) == [0.5, 0, 0.5, 0, 0, 0]
