"""The ladder: every bot meets every other in every seat, and its measure adds up to what is won."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from loipe.bots import make
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.rng import Rng
from loipe.games import IDS, load
from loipe.lab import measure
from loipe.lab.ladder import Ladder, Meeting, Played, Sample, ahead_of, climb, jobs, meetings, play, rungs, wins_of
from loipe.lab.measure import Z95, Z99, Trial, share_among, widened
from tests.cli.terminal import command

STARTER = load("ski-tour").META.presets["starter"]
LADDER = Ladder(
    "ski-tour", msgspec.structs.replace(STARTER, holders=(0, 1, 2, 3)), ("random", "rookie", "thumb", "club"), "club", 3
)


def test_every_table_in_every_rotation() -> None:
    ladder = Ladder("mass-start", msgspec.structs.replace(STARTER, holders=(0, 1)), ("a", "b", "c"), "club", 3)
    seated = [meeting.seated for meeting in islice(meetings(ladder), 12)]
    assert set(seated[:6]) == {(one, two) for one in "abc" for two in "abc" if one != two}
    assert seated[6:] == seated[:6]
    assert list(meetings(msgspec.structs.replace(ladder, bots=("a",)))) == []  # too few for the table


def test_both_kinds_of_games_take_turns_and_the_field_is_not_measured_against_itself() -> None:
    work = jobs(LADDER, 30, 10)
    assert sum(isinstance(job, Meeting) for job in work[:20]) == 10
    assert {job.bot for job in work if isinstance(job, Sample)} == {"random", "rookie", "thumb"}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Departures are valued by few games: enough for who is far behind."""
    monkeypatch.setattr(measure, "PLAYOUTS", 4)


def test_the_better_bot_climbs_higher() -> None:
    found = {rung.bot: rung for rung in rungs(LADDER, list(climb(LADDER, jobs(LADDER, 40, 4), 1)))}
    assert found["club"].rating > found["random"].rating and found["thumb"].rating > found["random"].rating
    assert found["random"].wins.mean < 0.1 and found["rookie"].ahead.low() > 0.5
    assert found["random"].adjusted.count == 4
    assert found["thumb"].adjusted.mean == 0.25  # another name of the field's bot: it never departs
    assert 0 < found["club"].doubt < 8.3


def test_a_game_is_the_same_wherever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes begin from nothing, so departures are valued as they are elsewhere."""
    monkeypatch.undo()
    work = [*jobs(LADDER, 4, 0), Sample(0, "rookie")]
    alone = [without_time(each) for each in climb(LADDER, work, 1)]
    together = [without_time(each) for each in climb(LADDER, work, 2)]
    assert sorted(alone, key=repr) == sorted(together, key=repr)


def without_time(each: Played) -> Played:
    measured = each.measured and msgspec.structs.replace(each.measured, seconds=0.0)
    return msgspec.structs.replace(each, measured=measured)


@pytest.mark.parametrize("game_id", IDS)
def test_who_never_departs_has_the_fair_share(game_id: str) -> None:
    game = load(game_id)
    config = next(iter(game.META.presets.values()))
    seats = len(config.holders)
    measured = Trial(game, seats, 0, make("club", game), "club", 1, 1).play(game.start(config))
    assert measured.share == pytest.approx(1 / seats) and measured.departures == ()
    assert measured.choices > 0


def test_departures_from_a_usual_bot_that_is_named_are_told_alone() -> None:
    game = load("mass-start")
    config = msgspec.structs.replace(game.META.presets["family"], holders=(0, 1, 2))
    same = Trial(game, 3, 1, make("club", game), "random", 1, 1, "club").play(game.start(config))
    assert same.share == 0 and same.departures == () and same.choices > 0
    other = Trial(game, 3, 1, make("random", game), "random", 1, 1, "club").play(game.start(config))
    assert other.departures and other.share == pytest.approx(sum(each.worth for each in other.departures))


def test_bounds_of_a_few_games_are_wider() -> None:
    """Student's quantiles, from a table."""
    assert widened(Z95, 2) == pytest.approx(12.706, abs=0.001) and widened(Z95, 3) == pytest.approx(4.303, abs=0.001)
    assert widened(Z95, 6) == pytest.approx(2.571, abs=0.01)
    assert widened(Z99, 11) == pytest.approx(3.169, abs=0.01)
    assert widened(Z95, 10_000) == pytest.approx(Z95, abs=0.001)


def test_each_departure_is_worth_what_is_won_more_after_it() -> None:
    """Whoever chooses at random among thumbs loses by it; the sum of it all is the share."""
    measured = [play(LADDER, Sample(number, "random")).measured for number in range(4)]
    known = [one for one in measured if one is not None]
    assert len(known) == 4 and all(one.departures for one in known)
    assert all(one.share == pytest.approx(0.25 + sum(each.worth for each in one.departures)) for one in known)
    assert share_among([one.share for one in known]).mean < 0.15


def test_places_are_counted_as_they_are() -> None:
    met = [(Meeting(0, ("a", "b", "c")), (1, 1, 3)), (Meeting(1, ("b", "a", "c")), (2, 1, 3))]
    assert wins_of("a", met).mean == 0.75 and wins_of("c", met).mean == 0
    assert ahead_of("a", "b", met).mean == 0.75


def test_a_luck_of_its_own_for_every_seat_that_throws() -> None:
    for game_id in IDS:
        game = load(game_id)
        state: State = game.start(next(iter(game.META.presets.values())))
        rng, seats = Rng(3), len(game.result(state).places)
        while state.to_act() != NOBODY:
            if state.to_act() == CHANCE:
                thrower = game.thrower(state)
                assert NOBODY <= state.whose() < seats
                assert thrower == NOBODY or state.whose() == thrower
            state.advance(rng)


def test_the_command_prints_a_table_and_json() -> None:
    line = "ladder mass-start --bots random,club --games 4 --samples 2 --preset basic"
    told = command(*line.split())
    assert told.code == 0 and "club" in told.out and "%" in told.out
    rows = msgspec.json.decode(command(*line.split(), "--json").out)
    assert [row["bot"] for row in rows] == ["random", "club"]
    for row in rows:
        assert 0 <= row["wins"]["low"] < row["wins"]["high"] <= 1, "a few games prove little, and no share is above 1"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ladder mass-start --bots club", "A ladder is for two or more bots"),
        ("ladder mass-start --bots club,olympic", "There is no bot “olympic”"),
        ("ladder mass-start --field thumb1 --bots club,random", "The bot “thumb1” is only in builds for measuring"),
        ("ladder curling", "There is no game"),
        ("ladder mass-start --games many", "--games can be"),
    ],
)
def test_one_sentence_for_what_cannot_be_climbed(line: str, sentence: str) -> None:
    told = command(*line.split())
    assert told.code == 2 and told.err.startswith(sentence), told.err


def test_one_bot_is_measured_alone_in_every_seat_and_above_the_one_before_it() -> None:
    ladder = msgspec.structs.replace(LADDER, bots=("random", "club"))
    low, high = rungs(ladder, list(climb(ladder, jobs(ladder, 0, 4), 1)))
    assert [seat.count for seat in low.by_seat] == [1, 1, 1, 1] and low.above.count == 0 == high.adjusted.count
    assert sum(seat.mean for seat in low.by_seat) / 4 == pytest.approx(low.adjusted.mean - 0.25)
    rookies = msgspec.structs.replace(LADDER, bots=("random", "rookie"))
    both = rungs(rookies, list(climb(rookies, jobs(rookies, 0, 4), 1)))
    assert both[1].above.mean == pytest.approx(both[1].adjusted.mean - both[0].adjusted.mean)
    line = "ladder mass-start --bots random --games 0 --samples 2 --seats 2 --preset basic --by-seat"
    told = command(*line.split())
    assert told.code == 0 and "Gain" in told.out and "Rating" not in told.out
    assert command(*line.replace("--seats 2", "--seats 12").split()).err.startswith("Mass Start is for 2 to 6 seats")
    lacking = command("ladder", "mass-start", "--bots", "random,rookie", "--seats", "4")
    assert (lacking.code, lacking.out) == (2, "")
    assert lacking.err.startswith("All against all needs a bot for each seat (seats: 4, bots: 2): name more bots")
