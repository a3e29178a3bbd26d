"""What holds at each ply of whole races: cards, targets and figures are conserved, moves agree with a slow search."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_ice, rules_move, rules_way
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.census import census
from tests.rulebook.crystal_globe.positions import HOME, VENUE, fresh, venue
from tests.rulebook.crystal_globe.reasons import Sight, is_stand_near, leads_into_climb
from tests.rulebook.crystal_globe.slow_search import ends

ICE = venue(dict.fromkeys((20, 23, 26), "flat ~ . ~") | {3: "flat . ~ .", 16: "descent . ~ ~"})
RACES: list[dict[str, Any]] = [
    {"text": text, "seats": seats, "level": level, **settings}
    for level in ("ludique", "tactique", "strategique")
    for text, seats, settings in (
        (VENUE, 12, {}),
        (ICE, 9, {"closed_way": "three_only", "slipstream": "row", "fall_squares": 5}),
        (venue(home=HOME), 6, {"finish": "farthest", "recovery": "without_cards"}),
        (VENUE, 6, {"relay": True, "spare_shots": 3, "last_round": 180}),
        ("birkerunden", 4, {"start": "staggered", "ranking": "time", "penalty": "squares"}),
    )
]


@clause("CG-12", "CG-13", "CG-15", "CG-23", "CG-53")
@pytest.mark.parametrize("settings", RACES, ids=lambda settings: f"{settings['level']}-{settings['seats']}")
def test_nothing_is_lost_and_every_move_is_what_a_plain_search_finds(settings: dict[str, Any]) -> None:
    fields = dict(settings)
    race = fresh(fields.pop("text"), fields.pop("seats"), **fields)
    pieces, rng, thumb = census(race), Rng(3), crystal_globe.thumb()
    assert pieces[1:] == (True, True, True)
    plies = 0
    while race.to_act() != NOBODY:
        assert census(race) == pieces
        if race.phase == c.CHOOSE and plies % 3 == 0:
            assert set(rules_way.ends(race)) == ends(race)
            check_cards(race)
        if race.to_act() == CHANCE or plies % 4 == 0:
            race.apply(race.pick(rng))
        else:
            race.apply(thumb.choose(race, rng))
        plies += 1


def check_cards(race: Race) -> None:
    """CG-12, CG-14, CG-15: cards are offered exactly while one may be played, each value once, and only those held."""
    offered = [code for code in race.options() if c.CARD <= code <= c.CARD + c.FORMS]
    sight = Sight(race, "card")
    if race.cards >= race.terms.turn_cards or leads_into_climb(sight, {}) or is_stand_near(sight, {}):
        assert offered == []
    elif race.terms.level == c.LUDIQUE:
        assert offered == ([c.TURN_UP] if race.decks[race.active].size() else [])
    else:
        assert offered == [c.CARD + value for value in range(1, c.FORMS + 1) if sight.hand()[value - 1]]


@clause("CG-32")
@pytest.mark.parametrize("seed", range(4))
def test_ice_checks_are_the_fewest_of_all_ways(seed: int) -> None:
    from tests.rulebook.crystal_globe.slow_search import fewest_checks

    race = fresh(ICE, 9, level="strategique", strategic_move=6, fall_squares=4)
    rng, compared = Rng(seed), 0
    while race.to_act() != NOBODY and compared < 400:
        if race.phase == c.CHOOSE:
            for code in rules_way.ends(race):
                steps, lane = rules_way.steps_to(race, code, 9), rules_move.lane_of(race, code)
                cost, *checks = rules_ice.way_taken(race, steps, lane, race.die + race.energy)
                assert (len(checks), steps + cost) == fewest_checks(race, code)
                compared += 1
        race.apply(race.pick(rng))
    assert compared > 100
