"""Who starts from which seat and when; what is written down; a whole World Cup of bots."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from loipe.core.game import Refused
from loipe.core.text import Text
from loipe.games import IDS, load
from loipe.games.crystal_globe.formats import FORMATS
from loipe.season.athlete import card
from loipe.season.plan import FRIENDLY, MOST, Athlete, Outcome, Plan, Stop, check
from loipe.season.presets import PRESETS, planned
from loipe.season.racing import (
    STAND_IN,
    bases_of,
    check_starts,
    next_race,
    outcome_of,
    simulated,
    skied,
    starters,
    whole,
)
from loipe.season.standings import standings
from tests.clauses import clause

GLOBE = {"level": "tactique"}
GLIDING = Stop("mass-start", "lindmoos", "", "", {"laps": 99})


def stop(kind: str, course: str = "granlia") -> Stop:
    return Stop("crystal-globe", course, kind, "", GLOBE)


def season(*stops: Stop, athletes: int = 4, people: int = 0) -> Plan:
    field = tuple(
        Athlete(f"A{number}", f"club {number % 2}", "" if number < people else "random") for number in range(athletes)
    )
    return Plan("Cup", "own", 7, field, stops)


@clause("SE-1", "SE-2")
@pytest.mark.parametrize("kind", PRESETS)
def test_every_race_of_every_preset_can_be_started(kind: str) -> None:
    plan = planned(kind, 1, kind)
    everybody = tuple(range(1, len(plan.athletes) + 1))
    for number, due in enumerate(plan.calendar):
        start = next_race(plan, [Outcome(everybody, everybody)] * number)
        assert start.log.game_id == due.game
        assert len(start.athletes) == len(set(start.athletes)) == len(start.log.config.holders)
        if due.course:
            assert start.log.config.course == due.course


@clause("SE-2")
def test_the_same_seed_is_the_same_field() -> None:
    assert planned("world-cup", 5, "") == planned("world-cup", 5, "") != planned("world-cup", 6, "")
    names = [athlete.name for athlete in planned("world-cup", 5, "", people=("Anna", "Ben")).athletes]
    assert names[:2] == ["Anna", "Ben"] and len(set(names)) == 12


@clause("SE-6")
def test_seats_are_given_by_the_standings() -> None:
    plan = season(stop("mass-start"), stop("mass-start"))
    assert starters(plan, []) == (0, 1, 2, 3)
    assert starters(plan, [Outcome((3, 1, 4, 2))]) == (1, 3, 0, 2)


@clause("SE-13")
def test_a_camp_for_fun_gives_no_order() -> None:
    camp = Stop("sport-ist-mord", format=FRIENDLY)
    plan = season(stop("sprint"), camp, stop("sprint"))
    assert (camp.is_camp, camp.globe, plan.races) == (True, "sport-ist-mord", 2)
    assert starters(plan, [Outcome((2, 1, 3, 4)), Outcome((4, 3, 2, 1))]) == (1, 0, 2, 3)
    assert sorted(simulated(plan, [Outcome((2, 1, 3, 4))]).places) == [1, 2, 3, 4]


@clause("SE-6", "SE-13")
def test_after_a_training_camp_its_places_give_the_seats() -> None:
    plan = season(stop("mass-start"), Stop("sport-ist-mord"), stop("mass-start"), athletes=7)
    camp = Outcome((6, 5, 4, 3, 2, 1, 0))
    assert starters(plan, [Outcome((1, 2, 3, 4, 5, 6, 7)), camp]) == (5, 4, 3, 2, 1, 0, 6)


@clause("SE-7")
def test_the_first_of_the_standings_race_where_seats_are_few() -> None:
    plan = season(stop("mass-start"), Stop("mass-start", "lindmoos"), athletes=8)
    before = [Outcome((8, 7, 6, 5, 4, 3, 2, 1))]
    assert starters(plan, before) == (7, 6, 5, 4, 3, 2)
    found = simulated(plan, before)
    assert found.places[:2] == (0, 0) and sorted(found.places[2:]) == [1, 2, 3, 4, 5, 6]
    assert standings(plan, [*before, found])[-1].results[1] == 0


@clause("SE-8", "SE-14")
def test_a_bot_skis_for_people_who_are_missing() -> None:
    plan = season(stop("sprint"), people=2)
    assert next_race(plan, []).bots == ("", "", "random", "random")
    assert next_race(plan, [], [STAND_IN, "", "random", "random"]).bots == (STAND_IN, "", "random", "random")
    assert sorted(simulated(plan, []).places) == [1, 2, 3, 4]


@clause("SE-9", "CG-60")
def test_a_pursuit_starts_with_the_gaps_of_the_sprint() -> None:
    plan = season(stop("sprint"), stop("mass-start"), stop("pursuit"))
    sprint = Outcome((3, 1, 4, 2), (5, 0, 9, 2))
    start = next_race(plan, [sprint, Outcome((1, 2, 3, 4))])
    assert start.athletes == (1, 3, 0, 2)
    assert start.log.config.start_delays == (0, 2, 5, 9)
    assert start.log.config.start_order == (1, 2, 3, 4)


@clause("SE-9")
def test_who_was_not_in_the_sprint_starts_after_the_last() -> None:
    plan = season(stop("sprint"), stop("pursuit"))
    start = next_race(plan, [Outcome((1, 2, 0, 3), (0, 4, 0, 6))])
    assert (start.athletes, start.log.config.start_delays) == ((0, 1, 3, 2), (0, 4, 6, 7))
    assert next_race(season(stop("pursuit")), []).log.config.start_delays == ()


@clause("SE-9")
def test_nobody_starts_later_than_a_pursuit_can_wait() -> None:
    plan = season(stop("sprint"), stop("pursuit"))
    start = next_race(plan, [Outcome((1, 2, 3, 0), (0, 59, 99, 0))])
    assert start.log.config.start_delays == (0, 59, 60, 60)


@clause("SE-1", "SE-11")
@pytest.mark.parametrize(
    ("due", "athletes"),
    [(stop("relay"), 5), (Stop("sport-ist-mord"), 2), (Stop("ski-tour"), 2), (GLIDING, 4)],
)  # fmt: skip
def test_a_season_that_could_not_be_raced_to_its_end_is_not_begun(due: Stop, athletes: int) -> None:
    check(plan := season(stop("sprint"), due, athletes=athletes))
    with pytest.raises(Refused) as refused:
        check_starts(plan)
    assert (refused.value.message, refused.value.facts["number"]) == ("season-start", 2)
    assert str(refused.value.facts["problem"]) in Text().refusal(refused.value)


@given(
    st.integers(2, MOST), st.sampled_from([*map(stop, FORMATS), *map(Stop, IDS)]),
    st.lists(st.sampled_from(["", "a", "b", "away"]), min_size=MOST, max_size=MOST),
)  # fmt: skip
def test_what_may_begin_can_be_started_whoever_shares_a_device(athletes: int, due: Stop, who: list[str]) -> None:
    plan = season(due, athletes=athletes, people=athletes)
    try:
        check_starts(plan)
    except Refused:
        return
    bots = ["random" if key == "away" else "" for key in who[:athletes]]
    next_race(plan, (), bots, {athlete: key for athlete, key in enumerate(who) if key in ("a", "b")})


@clause("SE-11")
def test_a_relay_has_whole_teams_by_club() -> None:
    plan = season(stop("relay"), athletes=8)
    start = next_race(plan, [])
    assert start.athletes == (0, 2, 4, 1, 3, 5)
    found = simulated(plan, [])
    assert found.places[6:] == (0, 0)
    assert found.places[0] == found.places[2] == found.places[4] != found.places[1] == found.places[3]


@clause("SE-2")
def test_athletes_keep_their_base() -> None:
    plan = season(stop("mass-start"), stop("mass-start"))
    assert next_race(plan, []).log.config.bases == ("white", "grey", "black", "grey")
    assert next_race(plan, [Outcome((3, 1, 4, 2))]).log.config.bases == ("grey", "grey", "white", "black")


@clause("SE-2", "CG-5")
def test_no_base_starts_more_than_four_times() -> None:
    whites = [athlete for athlete in range(24) if bases_of([athlete]) == ("white",)]
    assert len(whites) == 8
    assert bases_of(whites) == ("white",) * 4 + ("grey",) * 4


@clause("SE-15")
def test_a_log_tells_the_race_that_was_written_down() -> None:
    plan = season(stop("sprint"))
    start = next_race(plan, [])
    state, log = skied(start, plan.seed)
    assert outcome_of(plan, start, state) == simulated(plan, [])
    heard: list[int] = []
    assert skied(start, plan.seed, heard.append)[1] == log and heard[-1] == len(heard) >= len(log.plies)
    again = load(log.game_id).start(log.config)
    for ply in log.plies:
        again.apply(start.game.read(again, ply.word))
    assert again.key() == state.key()


def test_shootings_are_written_down_with_their_position() -> None:
    plan = season(stop("sprint"), Stop("mass-start", "lindmoos"))
    sprint = simulated(plan, [])
    for own in sprint.series:
        assert [series.partition(":")[0] for series in own] == ["prone", "standing"][: len(own)]
        assert all(len(series.partition(":")[2]) == 5 for series in own)
    race = simulated(plan, [sprint])
    assert {series.partition(":")[0] for own in race.series for series in own} == {"range"}
    shot = card(plan, [sprint, race], 0)
    assert shot.shooting["prone"][1] == 5 and shot.visits["prone"] == 1
    for position, (hits, shots) in shot.shooting.items():
        assert sum(shot.targets[position]) == hits and len(shot.targets[position]) * shot.visits[position] == shots


def test_a_whole_world_cup_of_bots() -> None:
    plan = planned("world-cup", 3, "World Cup", bots=("club", "random"))
    outcomes = whole(plan)
    assert len(outcomes) == 9 and outcomes == whole(plan)
    table = standings(plan, outcomes)
    assert all(len(line.results) == 9 for line in table)
    clubs = [line.points for line in table if plan.athletes[line.athlete].bot == "club"]
    assert sum(clubs) > sum(line.points for line in table) / 2
    with pytest.raises(Refused) as over:
        next_race(plan, outcomes)
    assert Text().refusal(over.value)
    own = card(plan, outcomes, table[0].athlete)
    assert (own.place, own.points, len(own.races)) == (1, table[0].points, 9)
    for rival, (ahead, behind) in own.against.items():
        assert card(plan, outcomes, rival).against[table[0].athlete] == (behind, ahead)


def changed(**fields: object) -> Plan:
    return msgspec.structs.replace(season(stop("sprint")), **fields)


BAD = {
    "season-field": changed(athletes=(Athlete("Anna", "x", ""),) * (MOST + 1)),
    "season-twice": changed(athletes=(Athlete("Anna", "x", ""), Athlete("Anna", "y", ""))),
    "season-name": changed(athletes=(Athlete("Anna: B", "x", ""), Athlete("Ben", "y", ""))),
    "season-title-line": changed(title="Our\nwinter"),
    "season-races": changed(calendar=()),
    "season-drop": changed(drop=1),
    "season-points": changed(points=(1, 2)),
    "season-points-count": changed(points=(5, -1)),
    "season-format": changed(calendar=(Stop("mass-start", "lindmoos", "sprint"),)),
    "season-course": changed(calendar=(Stop("mass-start", "granlia"),)),
    "no-such-bot": changed(athletes=(Athlete("Anna", "x", "ghost"), Athlete("Ben", "y", ""))),
}


@clause("SE-1", "SE-2", "SE-3", "SE-4")
@pytest.mark.parametrize("message", BAD)
def test_what_is_wrong_with_a_plan_is_told(message: str) -> None:
    with pytest.raises(Refused) as refused:
        check(BAD[message])
    assert refused.value.message == message
    assert Text().refusal(refused.value)
