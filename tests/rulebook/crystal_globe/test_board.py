"""The terminal's board: everybody is on it once, options are marked, rows tell base, targets and cards."""

from __future__ import annotations

import pytest
from rich.console import Console

from loipe.cli.boards import crystal_globe as board
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import PRESETS
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import VENUE, on_stand, place, race_on, say, shooting, standing, turn_of

TEXT = Text("en", ("Anna", "Brandt", "Carla", "Dag"), "crystal-globe")


def drawn(race: Race, width: int = 100, seats: frozenset[int] = frozenset()) -> str:
    shown = crystal_globe.show(crystal_globe.view(race, seats))
    layout = crystal_globe.board(Config(course=VENUE))
    marks = {}
    if race.to_act() >= 0:
        options = crystal_globe.prompt(race, race.to_act()).options
        marks = {option.target: str(number) for number, option in enumerate(options, 1) if option.target}
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(board.draw(shown, layout, TEXT.names, TEXT, width, marks))
    return captured.get()


@pytest.mark.parametrize("width", [80, 100, 160])
def test_everybody_is_on_the_board(width: int) -> None:
    race = race_on(seats=4)
    place(race, 0, "a3")
    place(race, 1, "p4", black=2)
    place(race, 2, "r2", lap=2)
    on_stand(race, 3, 1)
    turn_of(race, 0)
    text = drawn(race, width)
    assert "▸1" in text
    assert " 2  ×2" in text
    assert "S1  4 " in text
    assert all(len(line) <= width for line in text.splitlines())


def test_options_are_marked_with_their_digits() -> None:
    race = standing("b19")
    say(race, "3")
    text = drawn(race)
    assert "‹3›" in text
    assert "11›" in text or "10›" in text


def test_several_on_one_grey_square_are_counted() -> None:
    race = race_on(seats=4)
    assert "4×" in drawn(race)


def test_the_dice_of_a_series_are_shown() -> None:
    race = shooting(bases=("white", "grey"))
    say(race, "x")
    lines = drawn(race).splitlines()
    assert lines[-1].split() == ["dice", "G", "G", "G", "Y", "O"]


def test_rows_and_hands_in_words() -> None:
    race = race_on(level="tactique", seats=3)
    turn_of(race, 0)
    shown = crystal_globe.show(crystal_globe.view(race, frozenset({0})))
    assert board.told(shown, 1, TEXT)[:2] == ["grey base, blue team", "lap 1, on start"]
    [(name, line)] = board.hand(shown, [0], TEXT)
    assert name == "Anna +1 +1 +2 +3 +3 (form +2)"
    assert line == "Anna holds +1 +1 +2 +3 +3; form +2; 12 in the deck"
    assert board.hand(shown, [1], TEXT) == []
    blind = race_on(level="ludique", seats=3)
    turn_of(blind, 0)
    shown_blind = crystal_globe.show(crystal_globe.view(blind, frozenset({0, 1})))
    assert [name for name, _ in board.hand(shown_blind, [0, 1], TEXT)] == ["Anna form +2", "Brandt form +2"]
    layout = crystal_globe.board(PRESETS["tactique"])
    assert board.headline(shown, layout, PRESETS["tactique"], TEXT) == "Granlia · lap 1 of 3 · round 1 · calm"


def test_ranking_rows_say_what_keeps_a_skier() -> None:
    race = race_on(seats=4, start="delays", start_delays=(0, 0, 0, 3))
    place(race, 0, "a5", fallen=1)
    place(race, 1, "p4", black=1)
    on_stand(race, 2, 1)
    shown = crystal_globe.show(crystal_globe.view(race, frozenset()))
    said = [board.standing(shown, seat, TEXT)[2].plain for seat in range(4)]
    assert said == ["FALLEN", "1 loop", "RANGE", "waits"]


@clause("CG-62")
def test_the_last_skier_stays_where_it_is_when_the_race_is_over() -> None:
    race = race_on(seats=2)
    place(race, 0, "r4", lap=2)
    place(race, 1, "b10", lap=2)
    turn_of(race, 0)
    say(race, "3 f2")
    shown = crystal_globe.show(crystal_globe.view(race, frozenset()))
    assert [board.standing(shown, seat, TEXT)[2].plain for seat in range(2)] == ["home, +2", "25 to go"]
    assert "lap 3, on b10" in board.told(shown, 1, TEXT)
    text = drawn(race)
    assert "▸1" not in text and " 1 " not in text.splitlines()[0]
    assert sum(line.count(" 2 ") for line in text.splitlines()[1:4]) == 1
