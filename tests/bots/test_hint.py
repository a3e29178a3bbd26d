"""Hints: every option weighed with its doubt, blind to secrets, with a reason from what the games met."""

from __future__ import annotations

import pytest

from loipe.bots.hint import Chance, advise, chance, met
from loipe.bots.search import Way
from loipe.core.game import AnyGame
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import IDS, load
from tests import tiny
from tests.bots.test_outlook import played
from tests.bots.test_search import last_move, looked
from tests.tiny.state import GLIDE, PUSH

each_game = pytest.mark.parametrize("game", [load(game_id) for game_id in IDS], ids=IDS)


@each_game
def test_advice_weighs_every_option_and_knows_no_secrets(game: AnyGame) -> None:
    state = played(game, 25)
    seat = int(state.to_act())
    words = [game.write(state, code) for code in state.options()]
    advice = advise(game, state, seat, 3, 60.0, playouts=40)
    assert [way.word for way in advice.ways] == words
    assert advice.word in words and advice.other in words and advice.word != advice.other
    assert all(0 <= way.win <= 1 and 0 < way.doubt < 2 for way in advice.ways)
    other = game.sample(game.view(state, frozenset({seat})), Rng(78))
    assert advise(game, other, seat, 3, 60.0, playouts=40) == advice


def test_the_better_word_is_told_with_its_lead_and_its_doubt() -> None:
    state = last_move(own=7, other=8)
    advice = advise(tiny, state, 1, 3, 60.0, playouts=400)
    assert (advice.word, advice.other) == (tiny.write(state, GLIDE), tiny.write(state, PUSH))
    assert advice.better == pytest.approx(1 / 6, abs=0.01)
    assert advice.better > advice.doubt > 0


def test_fewer_falls_are_a_reason_where_the_catalogue_has_words_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    search = looked(tiny, last_move(own=7, other=8))
    push, glide = search.ways
    assert met(tiny, search, glide, push) == ("", 0)
    monkeypatch.setattr(Text, "has", lambda self, message: message == "tiny-reason-fewer-fell")
    reason, percent = met(tiny, search, glide, push)
    assert (reason, percent) == ("tiny-reason-fewer-fell", 100)


def test_a_chance_of_few_games_is_in_doubt() -> None:
    few, many = Way(1), Way(1)
    for way, games in ((few, 10), (many, 1000)):
        for number in range(games):
            way.add(number % 2, 0.0)
    assert chance("b5", many) == Chance("b5", 0.5, 2 * (0.25 / 1000) ** 0.5, 1000)
    assert chance("b5", few).doubt > chance("b5", many).doubt > 0
