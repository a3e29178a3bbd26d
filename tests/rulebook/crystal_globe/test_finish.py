"""The finish, the last round, race formats and the season."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from loipe.core.game import Defects, Refused
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_finish
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import FORMATS, PRESETS, pursuit_after, with_format
from loipe.games.crystal_globe.season import CALENDAR, race_config
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    VENUE,
    fact,
    figure,
    fresh,
    kinds,
    on_stand,
    options,
    phase,
    place,
    played_out,
    race_on,
    say,
    turn_of,
    venue,
    where,
)

TEXT = Text("en", ("Anna", "Brandt", "Carla", "Dag", "Elin", "Finn"), "crystal-globe")


def near_the_line(*squares: str, **settings: Any) -> Race:
    """Everybody in the last lap on these squares; the first begins."""
    race = race_on(seats=len(squares), **settings)
    for seat, square in enumerate(squares):
        place(race, seat, square, lap=2)
    turn_of(race, 0)
    return race


# CG-62: crossing the line


@clause("CG-62")
def test_crossing_is_at_least_one_square_beyond() -> None:
    race = near_the_line("r4", "r1")
    say(race, "3")
    assert options(race) == ["stay", "card", "f1", "f2", "f3"]
    race = near_the_line("r1", "b3")
    say(race, "3")
    assert "f1" not in options(race)


@clause("CG-62")
def test_whoever_crosses_first_wins_and_the_last_but_one_ends_the_race() -> None:
    race = near_the_line("r4", "r3", "b10")
    events = say(race, "3 f1")
    assert fact(events, "ranked", "place") == 1
    say(race, "5 f4")
    assert (race.phase, list(race.place), where(race, 2)) == (c.OVER, [1, 2, 3], "b10")
    result = crystal_globe.result(race)
    assert (result.places, result.reason) == ((1, 2, 3), "crystal-globe-over-finished")


@clause("CG-62")
def test_by_option_the_round_is_played_out_and_the_farthest_wins() -> None:
    race = near_the_line("r4", "r3", "b10", finish="farthest")
    say(race, "3 f3")
    assert race.active == 1
    say(race, "5 f4 3 stay")
    assert list(race.place) == [2, 1, 3]
    assert race.phase == c.OVER


@clause("CG-62")
def test_equals_are_placed_in_playing_order() -> None:
    race = near_the_line("r4", "r3", "b10", finish="farthest")
    say(race, "3 f3 4 f3 3 stay")
    assert list(race.place) == [1, 2, 3]


@clause("CG-62")
def test_later_rounds_give_the_later_places_until_one_is_left() -> None:
    race = near_the_line("r4", "b20", "b10")
    say(race, "5 f5 3 stay 3 stay")
    assert (list(race.place), race.round) == ([1, 0, 0], 2)
    place(race, 1, "r4")
    turn_of(race, 1)
    events = say(race, "3 f1")
    assert [event.facts["place"] for event in events if event.kind == "ranked"] == [2, 3]
    assert crystal_globe.result(race).reason == "crystal-globe-over-finished"


@clause("CG-62", "CG-32")
def test_ice_before_the_line_still_holds_and_a_shorter_finish_avoids_it() -> None:
    home = "stretch home\ncurve 1150,800 1300,800\nflat . ~ .\nflat ~ . ~"
    race = race_on(venue(home=home), level="tactique")
    place(race, 0, "r4", lap=2)
    turn_of(race, 0)
    say(race, "5 +3")
    assert {"f3", "f6"} <= set(options(race))
    say(race, "f6")
    assert phase(race) != "ice"
    icy = race_on(venue({30: "flat ~ ~ ."}), level="tactique")
    place(icy, 0, "a29", lap=2)
    place(icy, 1, "c30")
    turn_of(icy, 0)
    say(icy, "5 +3 f3")
    assert phase(icy) == "ice"


@clause("CG-62")
def test_beyond_the_line_squares_hold_any_number() -> None:
    race = near_the_line("r4", "r4", "b10")
    say(race, "3 f3 3 f3")
    assert list(race.beyond) == [3, 3, 0]


# CG-63: the last round


@clause("CG-63")
def test_the_race_stops_after_the_last_round_as_the_skiers_stand() -> None:
    race = race_on(seats=3, last_round=1)
    for seat, square in enumerate(("b4", "b9", "b6")):
        place(race, seat, square)
    turn_of(race, 1)
    events = say(race, "3 stay 3 stay 3 stay")
    assert "last-round" in kinds(events)
    assert list(race.place) == [3, 1, 2]
    assert crystal_globe.result(race).reason == "crystal-globe-over-last-round"


@clause("CG-63")
@pytest.mark.parametrize(
    ("settings", "last"),
    [
        ({}, 60),
        ({"laps": 2, "shootings": ("prone",)}, 40),
        ({"laps": 5}, 100),
        ({"laps": 5, "last_round": 60}, 60),
        ({"relay": True}, 180),
        ({"start": "staggered", "start_gap": 2}, 70),
        ({"start": "delays"}, 65),
        ({"start": "delays", "start_delays": (0, 1, 9, 3, 3, 4)}, 69),
    ],
)
def test_the_last_round_grows_with_laps_legs_and_late_starts(settings: dict[str, Any], last: int) -> None:
    assert fresh(seats=6, **settings).terms.last_round == last


# CG-60: formats


@clause("CG-60")
def test_formats_are_settings_of_one_config() -> None:
    for name, settings in FORMATS.items():
        config = with_format(Config(), name)
        assert {key: getattr(config, key) for key in settings} == settings
    back = with_format(with_format(Config(), "relay"), "booklet")
    assert back == Config()
    with pytest.raises(Refused):
        with_format(Config(), "biathle")


@clause("CG-60")
def test_laps_and_shootings_of_each_format() -> None:
    shot = {name: (config.laps, " ".join(p[0] for p in config.shootings)) for name, config in PRESETS.items()}
    assert shot["sprint"] == (3, "p s")
    assert shot["pursuit"] == shot["mass-start"] == (5, "p p s s")
    assert shot["individual"] == (5, "p s p s")
    assert shot["relay"] == (3, "p s")


@clause("CG-60")
def test_a_sprint_starts_one_by_one_and_time_decides() -> None:
    race = race_on(seats=3, start="staggered", ranking="time", start_gap=2)
    assert list(race.start_round) == [1, 3, 5]
    assert list(race.order) == [0]
    for seat, (finished, beyond) in enumerate(((30, 2), (31, 1), (34, 5))):
        race.finished[seat], race.beyond[seat] = finished, beyond
    assert [rules_finish.time_of(race, seat) for seat in range(3)] == [30 * 16 - 2, 29 * 16 - 1, 30 * 16 - 5]
    rules_finish.end_round(race)
    assert list(race.place) == [3, 1, 2]


@clause("CG-60")
def test_a_whole_sprint_lets_everybody_finish() -> None:
    race = played_out(race_on(seats=3, start="staggered", ranking="time"))
    assert all(race.beyond)
    result = crystal_globe.result(race)
    assert sorted(result.scores) == [result.scores[list(race.place).index(place)] for place in (1, 2, 3)]


@clause("CG-60")
def test_equal_times_share_a_place() -> None:
    race = race_on(seats=3, start="staggered", ranking="time", start_gap=0)
    for seat, beyond in enumerate((2, 4, 2)):
        race.finished[seat], race.beyond[seat] = 20, beyond
    rules_finish.end_round(race)
    assert list(race.place) == [2, 1, 2]


@clause("CG-60")
def test_a_pursuit_starts_with_the_gaps_of_the_sprint() -> None:
    config = Config(holders=(0, 1, 2), course=VENUE, start="staggered", ranking="time")
    sprint = race_on(seats=3, start="staggered", ranking="time", start_gap=0)
    for seat, (finished, beyond) in enumerate(((33, 1), (30, 2), (30, 1))):
        sprint.finished[seat], sprint.beyond[seat] = finished, beyond
    rules_finish.end_round(sprint)
    pursuit = pursuit_after(sprint, config)
    assert (pursuit.start_delays, pursuit.start_order) == ((3, 0, 0), (2, 3, 1))
    sprint.finished[0], sprint.beyond[0] = 30, 1  # one round more than the winner, whatever the squares
    sprint.finished[1], sprint.beyond[1] = 29, 1
    assert pursuit_after(sprint, config).start_delays == (1, 0, 1)
    sprint.beyond[0], sprint.beyond[1] = 8, 1
    assert pursuit_after(sprint, config).start_delays == (1, 0, 1)
    assert (pursuit.laps, pursuit.ranking) == (5, "line")
    race = fresh(
        seats=3, **{k: getattr(pursuit, k) for k in ("laps", "shootings", "start", "start_delays", "start_order")}
    )
    say(race, "ice F1 F2 F3")
    assert list(race.order) == [1, 2]
    assert list(race.start_round) == [4, 1, 1]
    with pytest.raises(Refused):
        pursuit_after(race, config)


@clause("CG-60")
def test_whoever_starts_later_waits_off_the_course() -> None:
    race = race_on(seats=2, start="delays", start_delays=(0, 2))
    say(race, "3 b3 3 b6")
    assert race.round == 3
    assert list(race.order) == [0, 1]


@clause("CG-60")
def test_an_individual_pays_for_misses_in_time_and_skips_the_ring() -> None:
    race = race_on(seats=2, start="staggered", ranking="time", penalty="squares", start_gap=0)
    on_stand(race, 0, 1)
    turn_of(race, 0)
    say(race, "o go o go x go x go x 4")
    assert (figure(race).misses, race.black[0]) == (2, 0)
    assert "p1" not in options(race)
    race.finished[0], race.beyond[0] = 20, 1
    assert rules_finish.time_of(race, 0) == 20 * 16 - 1 + 2 * 18 * 4


@clause("CG-60")
def test_relay_legs_start_at_the_tag() -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    assert list(race.order) == [0, 3]
    place(race, 0, "r4", lap=2)
    turn_of(race, 0)
    events = say(race, "4 f4")
    assert fact(events, "tagged", "other") == 1
    say(race, "3 b3")
    assert list(race.order) == [3, 1]
    assert where(race, 1) == "start"
    assert list(race.place) == [0] * 6


@clause("CG-60")
def test_a_relay_team_has_the_place_of_its_last_leg() -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    for seat in (0, 1, 3, 4):
        race.beyond[seat] = 1
    race.start_round[2] = race.start_round[5] = 1
    place(race, 5, "r4", lap=2)
    place(race, 2, "b3", lap=2)
    turn_of(race, 5)
    events = [event for event in say(race, "4 f4") if event.kind == "ranked"]
    assert race.phase == c.OVER
    assert [(event.facts["team"], event.facts["place"]) for event in events] == [(2, 1), (1, 2)]
    assert [TEXT.event(event) for event in events] == [
        "Finn wins for the blue team!", "Carla takes second place for the red team.",
    ]  # fmt: skip
    assert crystal_globe.result(race).places == (2, 2, 2, 1, 1, 1)


@clause("CG-60")
def test_while_a_relay_goes_on_its_places_are_the_teams() -> None:
    race = race_on(seats=9, relay=True)
    place(race, 3, "b5")
    place(race, 6, "b9")
    assert crystal_globe.result(race).places == (3, 3, 3, 2, 2, 2, 1, 1, 1)
    assert crystal_globe.result(race).leader == 6
    place(race, 3, "a9")
    assert crystal_globe.result(race).places == (3, 3, 3, 1, 1, 1, 1, 1, 1)
    assert crystal_globe.result(race).leader == -1


@clause("CG-60")
def test_spare_shots_take_black_targets_back() -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    on_stand(race, 0, 1)
    turn_of(race, 0)
    say(race, "o go o go x go x go x")
    assert (figure(race).white, race.black[0], race.aiming[0]) == (3, 2, 1)
    turn_of(race, 0)
    say(race, "x go o go x")
    assert (phase(race), race.black[0]) == ("roll", 0)
    out = race_on(seats=6, relay=True, spare_shots=3)
    on_stand(out, 0, 1)
    turn_of(out, 0)
    say(out, "o go o go x go x go x")
    turn_of(out, 0)
    say(out, "o go o go o")
    assert (phase(out), out.black[0]) == ("roll", 2)


@clause("CG-60")
def test_a_relay_takes_whole_teams() -> None:
    with pytest.raises(Defects) as found:
        crystal_globe.start(msgspec.structs.replace(PRESETS["relay"], holders=(0, 1, 2, 3)))
    assert [defect.message for defect in found.value.defects] == ["crystal-globe-config-relay"]


@clause("CG-60", "CG-76")
@pytest.mark.parametrize(
    ("level", "decks"),
    [("tactique", [(12, 7, 8)] * 3), ("strategique", [(7, 7, 13), (12, 7, 8), (17, 7, 3)])],
)
def test_five_laps_have_27_cards(level: str, decks: list[tuple[int, ...]]) -> None:
    race = fresh(seats=3, laps=5, level=level)
    assert [tuple(deck.counts[:3]) for deck in race.decks] == decks


@clause("CG-60")
@pytest.mark.parametrize("name", list(PRESETS))
def test_thumbs_finish_every_format(name: str) -> None:
    race = played_out(crystal_globe.start(PRESETS[name]))
    assert race.round < race.terms.last_round
    assert 1 in race.place


# CG-61: the season


@clause("CG-61")
def test_every_race_of_the_calendar_can_be_started() -> None:
    for meeting in CALENDAR:
        config = race_config(Config(holders=(0, 1, 2)), meeting)
        assert crystal_globe.start(config).terms.course.name == meeting.course
