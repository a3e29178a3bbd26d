"""Colours of one's choice: shared out, kept in logs, worn on every screen."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console

from loipe.cli import palette
from loipe.cli.dice import read_dice
from loipe.cli.lines import Lines
from loipe.cli.match import Match
from loipe.cli.screen import Screen
from loipe.core import log as logs
from loipe.core.colours import COLOURS, shared_out, worn
from loipe.core.game import Defects
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.core.seats import read_seats, seated
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.games import IDS, load

COLOURFUL = [game_id for game_id in IDS if load(game_id).META.colours]
WISHES = ("", "purple", "", "red", "", "teal")


def test_mass_start_and_sport_ist_mord_have_colours_to_choose() -> None:
    assert COLOURFUL == ["mass-start", "sport-ist-mord"]


@pytest.mark.parametrize("game_id", COLOURFUL)
def test_who_wishes_none_gets_the_next_free_one(game_id: str) -> None:
    meta = load(game_id).META
    assert shared_out(WISHES, meta) == ("orange", "purple", "blue", "red", "green", "teal")
    assert shared_out(["", "teal", ""], meta) == ()  # as they sit
    assert read_seats("me: Blue ,thumb,thumb", load(game_id)).colours == ("blue", "red", "teal")


@pytest.mark.parametrize("game_id", IDS)
def test_nobody_has_to_wish_one(game_id: str) -> None:
    assert shared_out(["", "", ""], load(game_id).META) == ()


@pytest.mark.parametrize("game_id", COLOURFUL)
def test_a_log_keeps_them_and_one_without_has_seat_order(game_id: str) -> None:
    game = load(game_id)
    config = seated(next(iter(game.META.presets.values())), read_seats("a:blue,b,c", game))
    text = logs.write(Log(game_id, game.META.rules_version, config, ("a", "b", "c")))
    assert logs.read(text).config.colours == ("blue", "red", "teal")
    older = "\n".join(line for line in text.splitlines() if not line.startswith("set colours"))
    assert worn(logs.read(older).config) == COLOURS[:3]


@pytest.mark.parametrize("game_id", COLOURFUL)
@pytest.mark.parametrize(
    ("colours", "message"),
    [
        (("red", "teal", "red", "blue"), "colour-taken"),
        (("red", "teal", "", "blue"), "no-such-colour"),
        (("red", "teal"), "colours-count"),
    ],
)
def test_what_a_header_may_not_say(game_id: str, colours: tuple[str, ...], message: str) -> None:
    game = load(game_id)
    with pytest.raises(Defects) as found:
        game.start(msgspec.structs.replace(next(iter(game.META.presets.values())), colours=colours))
    assert [(defect.message, defect.clause[2:]) for defect in found.value.defects] == [(message, "-2")]
    assert Text().defects(found.value)


@pytest.mark.parametrize("game_id", COLOURFUL)
def test_the_terminal_draws_seats_in_their_colours(game_id: str) -> None:
    """On the board, once skiers stand and dice lie there."""
    game = load(game_id)
    seating = read_seats("a:purple,b:green,c:blue", game)
    config = seated(next(iter(game.META.presets.values())), seating)
    table = Table(Log(game_id, game.META.rules_version, config, seating.names))
    match = Match(table, seating, read_dice("seed:1"), Lines(), False)
    wanted = {("1", palette.BIBS["purple"]), ("2", palette.BIBS["green"]), ("3", palette.BIBS["blue"])}
    rng = Rng(1)
    while not wanted <= (shown := painted(match)):
        table.state.apply(table.state.pick(rng))
    assert not {colour for _, colour in shown} & {palette.BIBS[name] for name in ("red", "teal", "orange")}


def painted(match: Match) -> set[tuple[str, str]]:
    """What is written on which background."""
    return {
        (segment.text.strip(" ▸"), segment.style.bgcolor.name)
        for line in Console(width=120).render_lines(Screen(fast=True).board(match, None, 120))
        for segment in line
        if segment.style and segment.style.bgcolor
    }
