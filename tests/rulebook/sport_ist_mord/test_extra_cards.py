"""Phase 9: the extra card of a doped die (SM-93 to SM-96, SM-100, SM-102)."""

from __future__ import annotations

import pytest

from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    asked,
    die_at,
    free,
    hold,
    idle,
    options,
    pile,
    put,
    say,
    scene,
    settle,
    sport_of,
    stock,
    told,
    under,
)

EDGARD, PAUL_2, RIKARDA_2 = 0, 1, 2
"""The seats of the football example."""


def doped_scene(*dice: tuple[int, int], first: int = UTE, best: int = PAUL) -> Meet:
    """Doped dice at darts: seat and value; free dice are two each."""
    meet = scene(4, first=first, best=best)
    for seat, value in dice:
        put(meet, seat, "darts", value, doped=True)
    free(meet, 2, 2, 2, 2)
    return meet


@clause("SM-93")
def test_a_doped_die_draws_one_more_card_for_its_owner_alone() -> None:
    meet = doped_scene((UTE, 2))
    put(meet, PAUL, "darts", 1)
    before = meet.reserve
    say(settle(meet), "T T")
    assert asked(meet) == "* extra"
    say(meet, "T")
    assert (stock(meet, UTE, "darts"), stock(meet, PAUL, "darts")) == (2, 1)
    assert meet.reserve == before + 1
    assert sum(meet.on_pill) == 0


@clause("SM-93")
@pytest.mark.parametrize(("card", "hurt"), [("U2", True), ("U4", False), ("U6", False)])
def test_the_extra_card_may_hurt(card: str, hurt: bool) -> None:
    meet = doped_scene((UTE, 2))
    say(settle(meet), "T")
    say(meet, card)
    assert (die_at(meet, UTE, "darts") == 0) == hurt
    assert under(meet, "darts") == ("" if hurt else card)


@clause("SM-93")
def test_extra_training_is_kept_by_success_only() -> None:
    meet = doped_scene((UTE, 1))
    hold(meet, UTE, stock={"darts": 1})
    say(settle(meet), "T T")
    assert stock(meet, UTE, "darts") == 2
    assert under(meet, "darts") == "T"


@clause("SM-94")
def test_several_doped_dice_contend_for_the_order_with_the_coaches() -> None:
    meet = doped_scene((UTE, 1), (PAUL, 1))
    say(settle(meet), "T T")
    assert asked(meet) == "* contest"
    say(meet, "11 22")
    assert asked(meet) == "1 pick"
    say(meet, "keep")
    assert asked(meet) == "2 pick-one"
    say(meet, "keep")
    assert list(meet.line) == [PAUL, UTE]
    say(meet, "T T")
    assert [event.seat for event in told(meet, "drew-extra")] == [PAUL, UTE]
    assert [event.facts["place"] for event in told(meet, "draw-order")] == [1, 2]
    assert {event.facts["sport"] for event in told(meet, "contested")} == {"darts"}


@clause("SM-94")
def test_sports_follow_the_order_of_phase_8() -> None:
    meet = scene()
    put(meet, UTE, "skiing", 1, doped=True)
    put(meet, PAUL, "tennis", 1, doped=True)
    say(settle(meet), "T T T T")
    assert [event.facts["sport"] for event in told(meet, "drew-extra")] == ["tennis", "skiing"]


@clause("SM-95")
def test_a_sport_that_closed_in_phase_8_gives_no_extra_card_and_the_pill_returns() -> None:
    meet = doped_scene((UTE, 1))
    put(meet, PAUL, "darts", 5)
    before = meet.reserve
    say(settle(meet), "T U6 1:T 2:U6")
    assert meet.fatal[sport_of("darts")] == PAUL + 1
    assert [event.seat for event in told(meet, "no-extra")] == [UTE]
    assert (told(meet, "drew-extra"), meet.reserve) == ([], before + 1)


@clause("SM-95")
def test_a_u6_drawn_in_phase_9_stops_those_still_waiting() -> None:
    meet = doped_scene((UTE, 4), (PAUL, 1), first=RIKARDA, best=RIKARDA)
    before = meet.reserve
    say(settle(meet), "T T 66 11 U6")
    assert meet.fatal[sport_of("darts")] == UTE + 1
    assert [event.seat for event in told(meet, "no-extra")] == [PAUL]
    assert meet.reserve == before + 2


@clause("SM-96")
def test_the_last_face_down_card_happens_whatever_the_risk() -> None:
    meet = doped_scene((UTE, 1))
    pile(meet, "darts", "T U6")
    say(settle(meet), "T U6")
    assert meet.fatal[sport_of("darts")] == UTE + 1
    last = told(meet, "fatal")[0]
    assert (last.facts["risk"], last.facts["last"]) == (2, True)


@clause("SM-96")
def test_after_phase_9_no_pill_lies_under_a_die() -> None:
    meet = doped_scene((UTE, 1), (PAUL, 1))
    put(meet, RIKARDA, "chess", 1, doped=True)
    say(settle(meet), "T T T")
    idle(meet)
    assert sum(meet.on_pill) == sum(meet.doped) == 0
    assert meet.reserve + sum(meet.pills) == 12


@clause("SM-100")
def test_in_phase_9_only_dice_still_there_count_and_the_own_pill_does() -> None:
    meet = doped_scene((UTE, 1))
    hold(meet, UTE, stock={"darts": 2})
    put(meet, PAUL, "darts", 1)
    say(settle(meet), "T U2 1:T 2:U2")
    assert told(meet, "kept")[0].facts["success"] == 3
    assert (stock(meet, UTE, "darts"), die_at(meet, PAUL, "darts")) == (3, 0)
    say(meet, "T")
    assert told(meet, "too-much")[0].facts["success"] == 2


@clause("SM-100")
def test_a_die_lost_to_a_draw_just_before_no_longer_counts() -> None:
    meet = doped_scene((UTE, 1), (PAUL, 1), first=RIKARDA, best=RIKARDA)
    say(settle(meet), "T T 66 11 U2 T")
    assert [event.facts["success"] for event in told(meet, "kept")] == [3, 3, 2]


@clause("SM-102")
def test_a_doped_die_that_left_by_an_accident_draws_nothing_and_its_pill_returns() -> None:
    meet = doped_scene((UTE, 3))
    before = meet.reserve
    say(settle(meet), "U4")
    assert told(meet, "drew-extra") == []
    assert meet.reserve == before + 1
    assert options(meet) == ["P1", "P3", "P4"]
