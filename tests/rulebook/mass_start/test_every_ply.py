"""What holds at each ply of whole random races, in both editions and on several courses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Event
from loipe.core.rng import Rng
from loipe.games import mass_start
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.config import FULL, SWITCHES
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import COURSE, course, options, race_on
from tests.rulebook.mass_start.slow_search import FINISH, ends

ALL_RULES = {name: True for name, _ in SWITCHES}
TINY = course(rows=["E ~ ."] * 4 + [". C"] * 6 + [". . .", ". . E junction", ". C .", "+2 E ."], track=4)
"""So short that a move may cross the line and come to the range again; letters beside the stands."""
ARROWS = course(steps="link b13 c16\ncut b14 a15\nlink a27 c28")
"""A step that skips rows: such boards are searched along their links."""

RACES: list[dict[str, Any]] = [
    {"text": text, "seats": seats, "laps": laps, "ending": ending, "edition": edition, **ALL_RULES}
    for text, seats, laps in ((COURSE, 6, 2), (TINY, 6, 3), (ARROWS, 5, 1), ("lindmoos", 3, 2), ("varnskog", 2, 1))
    for ending, edition in (
        ("straight_to_finish", "fr"),
        ("full_lap", "fr"),
        ("full_lap", "ru"),
        ("through_penalty_loop", "ru"),
    )
]
RACES += [
    {"text": COURSE, "seats": 6, "laps": 1, "edition": "ru"},
    {"text": COURSE, "seats": 6, "laps": 1, "edition": "fr"},
    {"text": "tvillingdal", "seats": 4, "laps": 2, "routes": ("ridge", "valley"), "turn_order": "die", **ALL_RULES},
    {"text": COURSE, "seats": 4, "laps": 1, "absent_sprint": "boxed", "last_round": 12, **ALL_RULES},
]
GAMES = 3


class Story:
    """A race and the facts told so far, counted by seat."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.count: Counter[tuple[str, int]] = Counter()
        self.owed: Counter[int] = Counter()

    def hear(self) -> None:
        for event in mass_start.events(self.race, self.race.journal or []):
            self.count[event.kind, event.seat] += 1
            if event.kind == "series":
                self.owed[event.seat] += self.loops_after(event)
        self.race.journal = []

    def loops_after(self, event: Event) -> int:
        """MS-10, MS-17: what a series brings."""
        terms = self.race.terms
        closing = terms.ending == c.THROUGH_LOOP and self.count["series", event.seat] == terms.laps
        return int(str(event.facts["loops"])) + closing


def check_board(race: Race) -> None:
    """MS-4: one figure per square; fallen and finished figures stand nowhere."""
    standing = [
        seat for seat in range(race.terms.seats) if race.round > 0 and not race.fallen[seat] and not race.beyond[seat]
    ]
    if race.round > 0:
        assert {race.square[seat]: seat + 1 for seat in standing} == {at: who for at, who in enumerate(race.at) if who}
    taken = [0] * race.terms.course.rows
    for square, who in enumerate(race.at):
        if who and race.terms.course.row[square] >= 0:
            taken[race.terms.course.row[square]] |= race.terms.lane_bit[square]
    assert list(race.taken) == taken


def check_laps(story: Story) -> None:
    """MS-17: a shooting in every lap closed; MS-12: loops done and left are loops owed."""
    race = story.race
    for seat in range(race.terms.seats):
        shot = story.count["series", seat]
        assert shot == min(race.lap[seat], race.terms.laps) + (race.has_shot[seat] if not race.beyond[seat] else 0)
        assert story.count["loop-done", seat] + race.loops_left[seat] == story.owed[seat]
        assert 0 <= race.targets_left[seat] <= 5 and race.shots[seat] <= 8
        assert race.risk[seat] == 0 or 2 <= race.risk[seat] <= 5


def check_cards(race: Race) -> None:
    """MS-S20, MS-S19: no card is lost or doubled."""
    terms = race.terms
    if not terms.events:
        return
    deck = race.event_deck
    held = Counter(card for kept in race.kept for card in range(c.CARDS) if (kept >> card) & 1)
    lying = Counter({kind: count for kind, count in enumerate(deck.counts) if count})
    lying += Counter(deck.under[deck.under_from :])
    assert all(held[card] + lying[card] == 1 for card in range(c.CARDS))
    if terms.sprints_recycled():
        for colour in range(c.COLOURS):
            racing = colour < terms.seats
            own = race.sprints[colour] if racing else 0
            assert own + lying[c.SPRINT_CARD + colour] == (2 if racing or terms.absent_sprint else 0)
    if terms.all_laps > 1 and not terms.french:
        technique = race.technique_deck
        under = list(technique.under[technique.under_from :])
        for kind, in_hand, open_now in ((0, race.skis_held, race.skis_open), (1, race.rifle_held, race.rifle_open)):
            assert technique.counts[kind] + under.count(kind) + sum(in_hand) + sum(open_now) == 6


def check_move(race: Race) -> None:
    """MS-3 to MS-7, MS-22, MS-23, MS-28: exactly the moves that a slow and plain search finds."""
    offered = {word for word in options(race) if word in race.terms.course.numbers or word in (FINISH, "stay")}
    assert offered == (ends(race) or {"stay"})


@clause("MS-3", "MS-4", "MS-5", "MS-7", "MS-12", "MS-17", "MS-23", "MS-28", "MS-S19", "MS-S20")
@pytest.mark.parametrize(
    "settings", RACES, ids=lambda s: f"{s['text'][:12].strip()}-{s['seats']}-{s.get('ending', '')}"
)
def test_whole_races_keep_the_rules_at_each_ply(settings: dict[str, Any]) -> None:
    for game in range(GAMES):
        story = Story(race_on(**settings))
        race, rng = story.race, Rng(2026, game)
        while race.to_act() != NOBODY:
            check_board(race)
            check_laps(story)
            check_cards(race)
            if race.phase in (c.MOVE, c.CARRIED):
                check_move(race)
            race.apply(race.pick(rng))
            story.hear()
        check_cards(race)
        assert all(place == 1 + sum(other < place for other in race.place) for place in race.place)


@clause("MS-14", "MS-29")
def test_in_whole_races_those_of_an_earlier_round_are_ahead_and_then_the_farther() -> None:
    for game in range(30):
        race, rng = race_on(seats=6, edition="ru"), Rng(7, game)
        finished: dict[int, tuple[int, int]] = {}
        while race.to_act() != NOBODY:
            this_round = race.round
            race.apply(race.pick(rng))
            for event in mass_start.events(race, race.journal or []):
                if event.kind == "finished":
                    finished[event.seat] = (this_round, -race.beyond[event.seat])
            race.journal = []
        by_place = sorted(finished, key=lambda seat: race.place[seat])
        assert [finished[seat] for seat in by_place] == sorted(finished.values())
        assert len(finished) >= 5


@clause("MS-31")
def test_random_races_with_all_rules_end_long_before_the_last_round() -> None:
    for game in range(10):
        race, rng = mass_start.start(FULL), Rng(3, game)
        while race.to_act() != NOBODY:
            race.apply(race.pick(rng))
        assert race.round < race.terms.last_round and race.to_act() != CHANCE
