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
from loipe.core.text import Text
from loipe.story.telling import Game, Teller, batches

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = (
    "mass_start/basic-two-random",
    "crystal_globe/sprint",
    "ski_tour/starter-thumbs",
    "sport_ist_mord/three-thumbs",
)
FEW = 2


def recorded(name: str) -> logs.Log:
    return logs.read((GOLDEN / f"{name}.log").read_text("utf-8"))


@pytest.mark.parametrize("name", RECORDED)
def test_luck_choices_and_rivals_lead_from_start_to_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    log = recorded(name)
    game = Game(log)
    told = Teller(game, game.weighed(1, range(FEW)), 1).tell()
    for seat in told.seats:
        assert seat.start + seat.dice + seat.choices + seat.rivals == pytest.approx(seat.end, abs=1e-9)
        assert (seat.end > 0) == (seat.place == 1)
    assert sum(seat.start for seat in told.seats) == pytest.approx(100)
    assert [turn.ply for turn in told.turning_points] == sorted(turn.ply for turn in told.turning_points)
    assert told.moments[-1].chances == tuple(seat.end for seat in told.seats)
    tell(told, Text("en", log.names, log.game_id), "Title")
    out = capsys.readouterr().out
    assert all(log_name in out for log_name in log.names)


def test_games_are_joined_whatever_their_number() -> None:
    game = Game(recorded(RECORDED[0]))
    (*_, joined) = batches(game, 30, 1)
    whole = game.weighed(1, range(30))
    assert whole.games == 30
    assert joined == whole


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
