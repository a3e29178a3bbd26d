"""Stories of recorded games: sums, sentences, and who may hear one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from loipe.cli.app import app
from loipe.cli.story import tell
from loipe.core import log as logs
from loipe.core.game import Refused
from loipe.core.splits import Notebook
from loipe.core.text import Text
from loipe.story.axis import apart
from loipe.story.headline import lines_of
from loipe.story.page import page
from loipe.story.precision import Precision
from loipe.story.story import Moment, SeatStory, Story
from loipe.story.telling import Game, Teller
from tests.story import recorded as recorded_story

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = (
    "mass_start/basic-two-random",
    "crystal_globe/sprint",
    "ski_tour/starter-thumbs",
    "sport_ist_mord/three-thumbs",
)
FEW = Precision(2, 2, 2)


def told_of(log: logs.Log) -> Story:
    game = Game(log)
    *_, worth = game.weighed(1, FEW)
    return Teller(game, worth, 1).tell()


def recorded(name: str) -> logs.Log:
    return logs.read((GOLDEN / f"{name}.log").read_text("utf-8"))


@pytest.mark.parametrize("name", RECORDED)
def test_a_story_keeps_its_promises(name: str) -> None:
    recorded_story.check(name, 2)


def test_a_winner_is_said_to_be_in_front_from_when_nobody_was_any_more() -> None:
    """In front in round 1, behind in round 2, in front again from round 3 on: worked by hand."""
    chances = [(60.0, 40.0), (45.0, 55.0), (70.0, 30.0), (80.0, 20.0), (100.0, 0.0)]
    moments = [Moment(ply=at, round=at, chances=each) for at, each in enumerate(chances, 1)]
    winner, other = (
        SeatStory(
            seat, name, place, start=50.0, dice=dice, choices=0.0, rivals=0.0, end=50 + dice, doubt=0.0, decisions=0,
            best=None, worst=None,
        )
        for seat, name, place, dice in ((0, "Anna", 1, 50.0), (1, "Ben", 2, -50.0))
    )  # fmt: skip
    (line,) = lines_of(0, (winner, other), moments, Notebook(2).closed())
    assert line.message == "story-line-ahead" and line.facts == {"round": 3}


@pytest.mark.parametrize("name", RECORDED)
def test_luck_choices_and_rivals_lead_from_start_to_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    log = recorded(name)
    told = told_of(log)
    for seat in told.seats:
        assert seat.start + seat.dice + seat.choices + seat.rivals == seat.end
        assert (seat.end > 0) == (seat.place == 1)
    assert sum(seat.start for seat in told.seats) == pytest.approx(100, abs=0.01)
    assert [turn.ply for turn in told.turning_points] == sorted(turn.ply for turn in told.turning_points)
    messages = [turn.told.message for turn in told.turning_points if turn.told is not None]
    assert not [message for message in messages if message.endswith("-event-round")], "that a round begins says nothing"
    assert told.moments[-1].chances == tuple(seat.end for seat in told.seats)
    tell(told, Text("en", log.names, log.game_id), "Title")
    out = capsys.readouterr().out
    assert all(log_name in out for log_name in log.names)


def test_choices_that_came_to_the_same_are_not_called_usual(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_of(recorded("ski_tour/starter-thumbs"))
    assert any(seat.decisions for seat in told.seats)
    plain = tuple(msgspec.structs.replace(seat, best=None, worst=None) for seat in told.seats)
    tell(msgspec.structs.replace(told, seats=plain), Text("en", (), "ski-tour"), "Title")
    assert "No unusual choice was clearly good or bad." in capsys.readouterr().out
    usual = tuple(msgspec.structs.replace(seat, decisions=0) for seat in plain)
    tell(msgspec.structs.replace(told, seats=usual), Text("en", (), "ski-tour"), "Title")
    assert "Everybody made the usual choices." in capsys.readouterr().out


def test_games_are_joined_whatever_their_number() -> None:
    game = Game(recorded(RECORDED[0]))
    *_, whole = game.weighed(1, Precision(45, 45, 45))
    *_, first = game.weighed(1, Precision(20, 20, 20))
    *_, joined = game.weighed(1, Precision(45, 45, 45), first)
    assert whole.games == 45 and first.games == 20
    for one, other in zip(joined.steps, whole.steps, strict=True):
        assert one.games == other.games and one.wins == pytest.approx(other.wins)


def test_a_running_game_keeps_its_story() -> None:
    log = recorded(RECORDED[0])
    del log.plies[-1]
    with pytest.raises(Refused, match="story-not-over"):
        Game(log)


def test_the_same_seed_tells_the_same_story() -> None:
    file = str(GOLDEN / f"{RECORDED[0]}.log")
    one, other = (CliRunner().invoke(app, ["story", file, "--games", "3", "--json"]) for _ in range(2))
    assert one.exit_code == 0 and one.stdout == other.stdout
    told = msgspec.json.decode(one.stdout)
    assert {"start", "dice", "choices", "rivals", "end"} <= told["seats"][0].keys() and "turning_points" in told


def test_a_page_needs_nothing_beside_it() -> None:
    told = CliRunner().invoke(app, ["story", str(GOLDEN / f"{RECORDED[0]}.log"), "--games", "2", "--html"])
    assert told.exit_code == 0 and told.stdout.startswith("<!doctype html>")
    assert "Brandt wins!" in told.stdout and "<svg" in told.stdout
    assert not {"<script", "<link", "http:", "https:"} & set(told.stdout.split()) and "src=" not in told.stdout


@pytest.mark.parametrize("name", RECORDED)
def test_a_page_tells_whose_each_curve_is(name: str) -> None:
    log = recorded(name)
    drawing = page(told_of(log), Text("en", log.names, log.game_id), "Title").split("</svg>")[0]
    assert all(drawing.count(f">{name}</text>") == 1 for name in log.names)


def test_pins_stand_apart_and_move_no_more_than_they_must() -> None:
    assert apart([10, 50, 90], 20, 100) == [10, 50, 90]
    assert apart([10, 12, 50], 20, 100) == [10, 30, 50]
    assert apart([80, 99, 100], 20, 100) == [60, 80, 100]
    assert apart([], 20, 100) == []


def test_a_story_has_one_form() -> None:
    told = CliRunner().invoke(app, ["story", str(GOLDEN / f"{RECORDED[0]}.log"), "--json", "--html"])
    assert isinstance(told.exception, Refused) and told.exception.message == "story-one-form"


def test_a_name_is_no_markup() -> None:
    log = recorded(RECORDED[0])
    log.names = ("<b>Anna", "Brandt & [bold]")
    page_of = page(told_of(log), Text("en", log.names, log.game_id), "Title")
    assert "<b>" not in page_of and "&lt;b&gt;Anna" in page_of and "Brandt &amp; [bold]" in page_of
