"""A game's package and its terminal board name all that is asked of them: mypy holds them to their types."""

from __future__ import annotations

import pytest

from loipe.cli import boards
from loipe.cli.boards import crystal_globe as crystal_globe_board
from loipe.cli.boards import mass_start as mass_start_board
from loipe.cli.boards import plain
from loipe.cli.boards import ski_tour as ski_tour_board
from loipe.cli.boards import sport_ist_mord as sport_ist_mord_board
from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import AnyGame, Refused
from loipe.core.rng import Rng
from loipe.games import IDS, crystal_globe, load, mass_start, package_of, ski_tour, sport_ist_mord
from tests.wander import positions

GAMES: tuple[AnyGame, ...] = (mass_start, crystal_globe, sport_ist_mord, ski_tour)
BOARDS: tuple[boards.Board, ...] = (mass_start_board, crystal_globe_board, sport_ist_mord_board, ski_tour_board)
each_game = pytest.mark.parametrize("game", [load(game_id) for game_id in IDS], ids=IDS)


def test_the_registry_finds_games_and_boards_by_id() -> None:
    assert [load(game.META.id) for game in GAMES] == list(GAMES)
    assert [boards.find(game.META.id) for game in GAMES] == list(BOARDS)


def test_a_game_without_a_board_has_the_plain_one() -> None:
    assert boards.find("no-such-game") is plain


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        package_of("ludo")
    assert refused.value.message == "no-such-game"


@each_game
def test_presets_are_configs(game: AnyGame) -> None:
    assert game.META.presets
    assert {type(config) for config in game.META.presets.values()} == {game.Config}


@each_game
def test_a_game_with_a_course_to_choose_has_courses(game: AnyGame) -> None:
    choice = next((choice for choice in game.META.choices if choice.name == "course"), None)
    assert (choice.values if choice else None) == (game.courses.names() if game.courses else None)


@each_game
def test_orders_are_obeyed_by_words_that_are_open(game: AnyGame) -> None:
    """In positions of a game, and never for a seat that owes nothing."""
    obeyed = 0
    for _, state in positions(game.META.id, 5, 1500 if game.ORDERS else 1):
        for order in game.ORDERS:
            code = game.obey(state, state.to_act(), order)
            assert code is None or code in list(state.options())
            obeyed += code is not None
    assert (obeyed > 0) == bool(game.ORDERS)


@each_game
def test_what_is_shown_waits_for_the_hand_that_throws(game: AnyGame) -> None:
    """A view names the throw that is due, and the seat it waits for, exactly where the game has a thrower."""
    waited = 0
    for number, config in enumerate(game.META.presets.values()):
        state, rng = game.start(config), Rng(number)
        while state.to_act() != NOBODY:
            if state.to_act() == CHANCE:
                throw = game.show(game.view(state, frozenset())).open.throw
                assert (throw.seat if throw else NOBODY) == game.thrower(state)
                waited += throw is not None
            else:
                assert game.thrower(state) == NOBODY
            state.apply(state.pick(rng))
    assert waited


@each_game
def test_an_option_that_throws_leads_to_the_throw_of_whoever_chose_it(game: AnyGame) -> None:
    thrown = 0
    for _, state in positions(game.META.id, 3, 400):
        seat = state.to_act()
        for option in game.prompt(state, seat).options:
            if option.throws:
                after = state.clone()
                after.apply(option.code)
                assert (after.to_act(), game.thrower(after)) == (CHANCE, seat), option
                thrown += 1
    assert (thrown > 0) == (game in (mass_start, crystal_globe, sport_ist_mord))
