"""Search: right where the chances are known, cautious where they are not, in time, the same for the same seed."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from loipe.bots import make
from loipe.bots.search import Budget, Search, Searcher, Way, nothing, share_of, spread, survivors
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame, Refused
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng
from loipe.core.seats import BOTS, OFFERED
from loipe.games import IDS, load
from tests import tiny
from tests.thumb1 import thumb1
from tests.tiny.state import GLIDE, MOVE, PUSH, Sprint
from tests.wander import positions

each_game = pytest.mark.parametrize("game_id", IDS)
SMALL = Budget(24, 60.0, 1.0)


def last_move(own: int, other: int) -> Sprint:
    """The last turn of the last round, with wax that does not fit: seat 2 glides two squares, or rolls."""
    config = tiny.Config(holders=(0, 1), last_round=5)
    state = tiny.start(config)
    state.phase, state.round, state.active, state.weather = MOVE, 5, 1, 0
    state.square, state.wax = [other, own], [1, 1]
    return state


def looked(game: AnyGame, state: State, seed: int = 3) -> Search:
    seat = int(state.to_act())
    search = Search(game, game.view(state, frozenset({seat})), seat, len(game.result(state).places), seed, nothing)
    search.look(True)
    return search


def test_it_departs_from_the_thumb_where_another_way_wins_more() -> None:
    """Who is behind pushes by rule of thumb and falls with a 1; two squares are enough."""
    state = last_move(own=7, other=8)
    search = looked(tiny, state)
    assert search.ways[0].code == PUSH
    assert search.think(Budget(240, 60.0, 2.0)).code == GLIDE
    won = {way.code: way.win() for way in search.ways}
    assert won[GLIDE] == 1.0
    assert won[PUSH] == pytest.approx(5 / 6, abs=0.01)  # every face as often as it should come


def test_it_stays_with_the_thumb_unless_another_way_is_clearly_better() -> None:
    state = last_move(own=7, other=8)
    assert looked(tiny, state).think(Budget(240, 60.0, 100.0)).code == PUSH
    assert looked(tiny, state).think(Budget(6, 60.0, 0.0)).code == PUSH  # too few games to tell


def test_half_of_the_ways_go_on_and_the_thumbs_among_them() -> None:
    ways = [Way(code) for code in range(6)]
    for way in ways:
        for _ in range(10):
            way.add(way.code / 10, 0.0)
    assert [way.code for way in survivors(ways)] == [0, 5, 4, 3]
    assert survivors(ways[:2]) == []


def test_doubt_shrinks_with_games_and_is_never_nothing() -> None:
    few, many = Way(0), Way(0)
    for way, games in ((few, 8), (many, 200)):
        for _ in range(games):
            way.add(1.0, 0.0)
    assert 0 < many.doubt() < few.doubt()
    assert many.is_clear(5.0)


def test_equal_ways_are_one() -> None:
    """Sport ist Mord: a claim that the others' claims do not let stand comes to the same as another."""
    merged = 0
    for game_id in IDS:
        for _, state in positions(game_id, 5, 200):
            if state.to_act() >= 0 and len(state.options()) > 1:
                search = looked(load(game_id), state)
                merged += sum(len(way.codes) - 1 for way in search.ways)
                offered = [code for way in search.ways for code in way.codes]
                assert len(offered) == len(set(offered)) and set(offered) <= set(state.options())
                # in the world the seat imagines: what others have claimed in secret may be otherwise in the true one
                assert len({after(search.world(0), way.code).key() for way in search.ways}) == len(search.ways)
    assert merged > 0


def after(state: State, code: int) -> State:
    twin = state.clone()
    twin.apply(code)
    return twin


@each_game
def test_a_searchers_word_is_open_and_the_same_for_the_same_seed(game_id: str) -> None:
    game = load(game_id)
    bot = Searcher(game, SMALL)
    for number, (_, state) in enumerate(positions(game_id, 2, 12)):
        for seat in state.owing():
            state.turn_to(seat)
            code = bot.choose(state.clone(), Rng(7, number))
            assert code in list(state.options())
            assert bot.choose(state.clone(), Rng(7, number)) == code


@each_game
def test_its_time_is_kept(game_id: str) -> None:
    game = load(game_id)
    state = next(state for _, state in positions(game_id, 3, 40) if state.to_act() >= 0 and len(state.options()) > 2)
    begin = time.monotonic()
    Searcher(game, Budget(10**7, 0.2, 1.0)).choose(state, Rng(1))
    assert time.monotonic() - begin < 2.0  # one round of games is played in any case


def test_one_seats_dice_do_not_change_those_of_another() -> None:
    """Mass Start: what the first skier does otherwise leaves the second one's dice as they fall."""
    luck, again = Luck(2), Luck(2)
    luck.begin(5, 1)
    again.begin(5, 1)
    for _ in range(7):
        again.of(0).below(6)
    assert [luck.of(1).below(6) for _ in range(20)] == [again.of(1).below(6) for _ in range(20)]
    assert luck.of(NOBODY) is luck.dice[2]


@each_game
def test_played_on_games_come_to_an_end_that_the_luck_decides(game_id: str) -> None:
    game = load(game_id)
    start = game.start(next(iter(game.META.presets.values())))
    ends: set[tuple[int, ...]] = set()
    for number in (1, 1, 2):
        state, luck = start.clone(), Luck(len(game.result(start).places))
        luck.begin(4, number)
        play_on(state, [game.thumb() for _ in luck.thoughts], luck)
        assert state.to_act() == NOBODY
        ends.add(state.key())
    assert len(ends) == 2


def test_results_of_chance_are_spread_by_their_weights() -> None:
    game, rng = load("ski-tour"), Rng(4)
    state = game.start(game.META.presets["starter"])
    while state.to_act() != CHANCE or len(state.options()) < 10:
        state.advance(rng)
    weights = dict(zip(state.options(), state.weights(), strict=True))
    drawn = Counter(int(spread(state, part / 1000)) for part in range(1000))
    assert all(
        abs(drawn[code] - 1000 * int(weight) / sum(map(int, weights.values()))) <= 1 for code, weight in weights.items()
    )


def test_equals_share_a_win_and_a_team_has_it_whole() -> None:
    assert share_of((1, 2, 3), 0) == 1.0 and share_of((1, 2, 3), 1) == 0.0
    assert share_of((1, 1, 3), 1) == 0.5
    assert share_of((1, 2, 1, 2), 2) == 1.0


@each_game
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_that_is_offered_plays(game_id: str, name: str) -> None:
    game = load(game_id)
    state = next(state for _, state in positions(game_id, 6, 30) if state.to_act() >= 0)
    assert make(name, game).choose(state.clone(), Rng(1)) in list(state.options())


def test_an_unknown_bot_is_refused_by_a_sentence_that_names_the_others() -> None:
    with pytest.raises(Refused) as refused:
        make("olympic", load("mass-start"))
    assert refused.value.message == "no-such-bot" and all(name in str(refused.value.facts["bots"]) for name in OFFERED)


@each_game
def test_a_rookie_says_the_same_again_and_slips_now_and_then(game_id: str) -> None:
    game = load(game_id)
    rookie, thumb, slips = make("rookie", game), game.thumb(), 0
    for _, state in positions(game_id, 8, 150, every=3):
        if state.to_act() >= 0 and len(state.options()) > 1:
            code = rookie.choose(state.clone(), Rng(1))
            assert rookie.choose(state.clone(), Rng(2)) == code and code in list(state.options())
            slips += code != thumb.choose(state.clone(), Rng(1))
    assert slips


@each_game
def test_the_frozen_thumb_still_plays(game_id: str) -> None:
    game = load(game_id)
    bot = thumb1(game)
    for _, state in positions(game_id, 9, 100):
        if state.to_act() >= 0:
            assert bot.choose(state, Rng(1)) in list(state.options())
