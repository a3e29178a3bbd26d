"""Every puzzle that comes with a game opens, asks what it says, and knows what each answer is worth."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from loipe.bots.hint import met
from loipe.bots.search import Search, nothing
from loipe.core.game import Defects, Refused
from loipe.core.table import Table
from loipe.core.text import Catalogue, Text
from loipe.games import IDS, load
from loipe.puzzles import finding as finding_module
from loipe.puzzles import shelf
from loipe.puzzles.finding import Finding, usual_words
from loipe.puzzles.puzzle import SOLVER, read, write

ALL = [(game_id, number) for game_id in IDS for number in shelf.numbers(game_id)]
ENGLISH = Catalogue("en")


@pytest.mark.parametrize("game_id", IDS)
def test_every_game_has_a_month_of_puzzles(game_id: str) -> None:
    assert len(shelf.numbers(game_id)) >= 30
    asked = [shelf.find(game_id, number).asks for number in shelf.numbers(game_id)]
    assert len(set(asked)) >= 2, "not always the same question"


@pytest.mark.parametrize(("game_id", "number"), ALL)
def test_a_puzzle_opens_and_every_answer_is_an_option_with_its_value(game_id: str, number: int) -> None:
    puzzle = shelf.find(game_id, number)
    table = Table(puzzle.log)
    prompt = table.prompt(SOLVER)
    assert list(table.state.owing()) == [SOLVER] and prompt.message == puzzle.asks
    words = [answer.word for answer in puzzle.answers]
    assert sorted(words) == sorted(option.word for option in prompt.options)
    assert shelf.title(puzzle.asks) in ENGLISH.source
    assert puzzle.games >= 1000 and all(0 <= answer.win <= 1 for answer in puzzle.answers)
    assert puzzle.best.better >= 0.03 and puzzle.best.better > 1.4 * puzzle.best.doubt, "clearly better"
    assert puzzle.is_right(puzzle.best.word) and not puzzle.is_right(puzzle.usual.word)
    assert puzzle.usual.better == 0
    assert not puzzle.reason or puzzle.reason in ENGLISH.source
    assert read(write(puzzle)) == puzzle


@pytest.mark.parametrize(("game_id", "number"), ALL)
def test_the_usual_answer_is_what_the_rule_of_thumb_says_and_nothing_it_says_is_right(
    game_id: str, number: int
) -> None:
    puzzle = shelf.find(game_id, number)
    state = Table(puzzle.log).state
    state.turn_to(SOLVER)
    words = usual_words(load(game_id), state)
    assert puzzle.usual.word in words
    assert not any(puzzle.is_right(word) for word in words)


def test_far_more_is_told_without_a_percentage() -> None:
    game = load("ski-tour")
    puzzle = next(
        puzzle for puzzle in (shelf.find("ski-tour", number) for number in shelf.numbers("ski-tour"))
        if "-reason-many-" in puzzle.reason and puzzle.percent > 1000
    )  # fmt: skip
    view = game.view(Table(puzzle.log).state, frozenset({SOLVER}))
    search = Search(game, view, SOLVER, len(puzzle.log.names), 5, nothing)
    search.look(False)
    usual, best = (
        next(way for way in search.ways if game.read(search.world(0), word) in way.codes)
        for word in (puzzle.usual.word, puzzle.best.word)
    )
    assert met(game, search, best, usual)[0] == puzzle.reason
    assert "%" not in Text(game_id="ski-tour").say(puzzle.reason, {"percent": puzzle.percent})


def test_games_take_turns_and_every_puzzle_has_its_day() -> None:
    days = [shelf.of_day(shelf.FIRST + timedelta(days=day)) for day in range(4 * 60)]
    assert [daily.game for daily in days[:4]] == list(IDS[:4])
    assert {(daily.game, daily.number) for daily in days} >= {
        (game_id, number) for game_id, number in ALL if number <= 30
    }
    past = shelf.before(date(2026, 11, 17))
    assert len(past) == shelf.LISTED and past[0].day == date(2026, 11, 16)
    assert shelf.before(shelf.FIRST) == []
    with pytest.raises(Refused, match="puzzle-no-day"):
        shelf.of_day(shelf.FIRST - timedelta(days=1))
    with pytest.raises(Refused, match="puzzle-bad-day"):
        shelf.read_day("yesterday")
    with pytest.raises(Refused, match="puzzle-unknown"):
        shelf.find("mass-start", 0)


GOOD = """loipe log 1
game mass-start
rules 2
seats Aune, Morel
set holders [0,1]
---
*4
ask mass-start-ask-move 1000
way a4 0.4300 0.0000 0.0000
way b4 0.5000 0.0700 0.0174
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ask mass", "ask me mass", "puzzle-line"),
        ("0.0174", "much", "puzzle-line"),
        ("0.0174\n", "0.0174\n*3\n", "puzzle-line"),
        ("way b4", "# way b4", "puzzle-line"),
        ("way a4 0.4300 0.0000 0.0000\n", "", "puzzle-answers"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said(old: str, new: str, message: str) -> None:
    assert read(GOOD).best.word == "b4"
    with pytest.raises(Defects) as found:
        read(GOOD.replace(old, new, 1))
    assert message in [defect.message for defect in found.value.defects]


def test_a_puzzle_is_found_and_kept_as_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few games much looks better than it is."""
    game: Any = load("mass-start")
    config = game.META.presets["family"]
    finding = Finding(game, config, ("Aune", "Morel", "Berg", "Kovac"), 1, 0.03)
    for name, value in {"LOOKS": (8, 12), "PROMISING": 0.5, "CLEAR": 0.5}.items():
        monkeypatch.setattr(finding_module, name, value)
    found = next(puzzle for puzzle in finding.look(5) if puzzle is not None)
    assert found.games == 12 and found.best.better >= 0.03 and finding.kinds == {found.asks: 1}
    assert read(write(found)).answers[0].word == found.usual.word
