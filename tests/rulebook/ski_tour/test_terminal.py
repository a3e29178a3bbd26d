"""The terminal's board: course, lanes and tray hold what the view holds."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from loipe.cli.boards import ski_tour as terminal
from loipe.core.contract import NOBODY
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import ski_tour
from loipe.games.ski_tour.config import ADVANCED, Config
from tests.rulebook.ski_tour.positions import at_range, begin, board, hearts, put, race, say, wax

NAMES = ("Aune", "Brandt", "Morel", "Rossi", "Lind")
TEXT = Text("en", NAMES, "ski-tour")


def drawn(tour: object, config: Config, seats: frozenset[int], width: int = 100) -> str:
    state = tour
    shown = ski_tour.show(ski_tour.view(state, seats))  # type: ignore[arg-type]
    prompt = ski_tour.prompt(state, state.to_act())  # type: ignore[arg-type, attr-defined]
    marks = {option.target: str(number) for number, option in enumerate(prompt.options, 1) if option.target}
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(terminal.draw(shown, ski_tour.board(config), NAMES, TEXT, width, marks))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_tray_shows_columns_stars_hearts_targets_and_wax() -> None:
    config = Config(holders=(0, 1, 2), wax="suggested", course="starter")
    tour = race("starter")
    at_range(tour, 0)
    board(tour, 0, 2, 0, 4, 0, 1, stars=(3,))
    hearts(tour, 0, 3, 2, 1, 0, 0)
    wax(tour, 0, "push", "kick")
    begin(tour)
    picture = drawn(tour, config, frozenset({0}))
    assert "1: 2 ■■··☆" in picture  # the digit of the option, then the dice
    assert "3: 3 ■■■■★" in picture
    assert "♥4 · 5/6" in picture
    assert "♥1 · 2/6" in picture
    assert "Push" in picture and "Kick" in picture
    assert "supply: 2" in picture
    say(tour, "c3", "go", "aim-fresh", "x")
    assert "♥4 ● 5/6" in drawn(tour, config, frozenset({0}))


def test_skiers_stand_on_their_spaces_and_those_who_owe_laps_are_named() -> None:
    config = Config(holders=(0, 1, 2), wax="suggested")
    tour = race("starter")
    put(tour, "p1-2", "3a", "3a")
    tour.misses[0] = 3
    begin(tour, 1)
    picture = drawn(tour, config, frozenset({1}))
    assert "23" in picture
    assert "2 loops" in picture


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("course", ["starter", "long", "breitmoos", "vierstand"])
def test_every_position_of_a_race_can_be_drawn_within_its_width(course: str, width: int) -> None:
    config = Config(course=course, nations=ADVANCED)
    tour = ski_tour.start(config)
    rng = Rng(width)
    plies = 0
    while tour.to_act() != NOBODY:
        if plies % 40 == 0:
            picture = drawn(tour, config, frozenset({0}), width)
            assert max(len(line) for line in picture.splitlines()) <= width
            shown = ski_tour.show(ski_tour.view(tour, frozenset({0})))
            for seat in range(5):
                assert len(terminal.standing(shown, seat, TEXT)) == 3
            assert terminal.hand(shown, [0], TEXT)[0][1].startswith("Board of Aune: columns ")
            assert terminal.headline(shown, ski_tour.board(config), config, TEXT)
        tour.apply(tour.pick(rng))
        plies += 1


def test_a_row_is_told_in_the_sentences_of_the_page() -> None:
    tour = race("long")
    put(tour, "2a", "1a", "1b")
    board(tour, 0, 2, 1)
    hearts(tour, 0, 3, 3, 2, 1, 0)
    tour.missed[0] = 3
    tour.misses[0] = 2
    shown = ski_tour.position(tour)
    [row] = [row for row in shown.open.standing.rows if row.seat == 0]
    (told,) = terminal.told(shown, 0, TEXT)
    assert told.startswith("1 penalty loop. Norway. On 2a. ")
    assert "Dice on the board: 3. In the supply: 7. Stamina left: 9. Misses at each range so far: 2. " in told
    assert all(TEXT.part(fact) in told for fact in row.facts)


def test_boards_of_ones_own_are_drawn_and_told_by_their_names() -> None:
    text = "die green 5\ndie yellow 4\ndie orange 2\ndie blue 1\ntoken own-wax more\n"
    text += "".join(f"nation own-{n} base\ntokens {'own-wax ' * 8}\n" for n in (1, 2, 3))
    config = Config(holders=(0, 1, 2), nations=("own-1", "own-2", "own-3"), boards=text)
    tour = ski_tour.start(config)
    say(tour, "1")
    assert TEXT.option(ski_tour.prompt(tour, 0).options[0]) == "“own-wax”: A token of this table."
    for _ in range(3):
        say(tour, *(f"t{number}" for number in range(1, 7)))
    assert "own-1" in drawn(tour, config, frozenset({0}))
    assert "own-wax" in drawn(tour, config, frozenset({0}))
