"""Success, risk and accidents (SM-87 to SM-92), with the rulebook's football."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.fate import Fate
from loipe.games.sport_ist_mord.shown import Accident
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
    odds,
    pile,
    pile_of,
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


def football() -> Meet:
    """Paul's doped 3 with 3 cards, Edgard's 2 with 4 cards, Rikarda's 1 with none; Paul rolls best, then Edgard."""
    meet = scene(4, first=3, best=3)
    hold(meet, PAUL_2, stock={"football": 3})
    hold(meet, EDGARD, stock={"football": 4})
    put(meet, PAUL_2, "football", 3, doped=True)
    put(meet, EDGARD, "football", 2)
    put(meet, RIKARDA_2, "football", 1)
    free(meet, 2, 2, 2)
    return say(settle(meet), "T U4 T 1:T 2:T 3:T 55 66 11")


@clause("SM-87", "SM-88", "SM-92")
def test_the_football_example() -> None:
    meet = football()
    assert list(meet.line) == [PAUL_2, EDGARD, RIKARDA_2]
    say(meet, "T T")
    kept, back, lucky = told(meet, "kept")[0], told(meet, "too-much")[0], told(meet, "escaped")[0]
    assert (kept.seat, kept.facts["success"], kept.facts["owned"]) == (PAUL_2, 6, 3)
    assert (back.seat, back.facts["success"], back.facts["owned"]) == (EDGARD, 4, 4)
    assert (lucky.seat, lucky.facts["risk"]) == (RIKARDA_2, 3)
    assert under(meet, "football") == "T U4"
    assert asked(meet) == "* extra"


@clause("SM-87", "SM-88")
def test_the_football_example_dealt_the_other_way() -> None:
    meet = football()
    say(meet, "T U4")
    hurt = told(meet, "accident")[0]
    assert (hurt.seat, hurt.facts["risk"], hurt.clause) == (EDGARD, 4, "SM-90")
    assert stock(meet, RIKARDA_2, "football") == 1
    assert die_at(meet, EDGARD, "football") == 0


@clause("SM-87")
@pytest.mark.parametrize(("value", "owned", "kept"), [(1, 0, True), (1, 1, False), (3, 2, True), (3, 3, False)])
def test_training_is_kept_only_if_success_is_greater_than_the_cards_owned(value: int, owned: int, kept: bool) -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": owned})
    put(meet, UTE, "chess", value)
    say(settle(meet), "T")
    assert stock(meet, UTE, "chess") == owned + kept
    assert under(meet, "chess") == ("" if kept else "T")


@clause("SM-87")
def test_a_die_that_leaves_by_an_accident_still_counts_for_those_after_it() -> None:
    meet = scene(first=UTE)
    hold(meet, PAUL, stock={"chess": 1})
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "T U2 1:U2 2:T")
    assert die_at(meet, UTE, "chess") == 0
    assert told(meet, "kept")[0].facts["success"] == 2
    assert stock(meet, PAUL, "chess") == 2


@clause("SM-88")
@pytest.mark.parametrize(
    ("card", "risk", "happens"),
    [("U2", 1, False), ("U2", 2, True), ("U4", 3, False), ("U4", 4, True), ("U6", 5, False), ("U6", 6, True)],
)
def test_an_accident_happens_from_its_number_on(card: str, risk: int, happens: bool) -> None:
    meet = scene()
    put(meet, UTE, "chess", risk)
    say(settle(meet), card)
    assert (die_at(meet, UTE, "chess") == 0) == happens
    assert under(meet, "chess") == ("" if happens else card)


@clause("SM-88")
def test_with_the_pile_out_every_accident_happens_and_cards_put_back_change_nothing() -> None:
    meet = scene(first=UTE)
    hold(meet, UTE, stock={"chess": 5})
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", "T U6")
    say(settle(meet), "T U6 1:T 2:U6")
    assert told(meet, "too-much")[0].seat == UTE
    assert meet.fatal[sport_of("chess")] == PAUL + 1


@clause("SM-88")
def test_one_card_left_face_down_is_enough_for_the_risk_to_count() -> None:
    meet = scene(first=UTE)
    put(meet, UTE, "chess", 1)
    pile(meet, "chess", "U4 U6")
    say(settle(meet), "U4")
    assert pile_of(meet, "chess") == "U6 U4"


@clause("SM-88")
def test_exact_odds_of_an_accident_on_a_full_pile() -> None:
    """One die of value 4 alone: U2 and U4 hurt, 2 of 12; nine of 12 are training."""
    meet = scene()
    put(meet, UTE, "chess", 4)
    settle(meet)
    assert outcomes(meet) == {"kept": Fraction(9, 12), "hurt": Fraction(2, 12), "neither": Fraction(1, 12)}
    placing = scene()
    assert Fate(placing, UTE, sport_of("chess"), 4, 0).odds() == (Fraction(9, 12), Fraction(2, 12))


@clause("SM-88")
def test_exact_odds_of_two_dice_that_nobody_is_hurt() -> None:
    """Two dice of value 1, risk 2 each: only the U2 hurts; it stays away in 110 of 132 deals."""
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    settle(meet)
    chance = Fraction(0)
    for first, one in odds(meet).items():
        for second, two in odds(say(meet.clone(), first)).items():
            if "U2" not in (first, second):
                chance += one * two
    assert chance == Fraction(110, 132)


@clause("SM-88")
def test_odds_shown_count_the_known_cards_under_a_pile() -> None:
    meet = scene()
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", under="U2 T", shuffled="U6")
    assert Fate(meet, UTE, sport_of("chess"), 1, 0).odds() == (Fraction(0), Fraction(1, 2))


@clause("SM-86")
def test_odds_shown_count_that_with_fewer_cards_than_dice_somebody_goes_without() -> None:
    """Three dice, two cards, all turned up: one card in three goes to nobody, and the U6 happens."""
    meet = scene()
    put(meet, PAUL, "chess", 1)
    put(meet, RIKARDA, "chess", 1)
    pile(meet, "chess", "T U6")
    assert Fate(meet, UTE, sport_of("chess"), 1, 0).odds() == (Fraction(1, 3), Fraction(1, 3))


@clause("SM-70", "SM-88")
def test_odds_shown_count_the_cards_that_come_back_from_those_out_of_form() -> None:
    """The U6 is the last card, but Paul will put one under it: the pile is not out, and a risk of 1 is none."""
    meet = scene()
    hold(meet, PAUL, stock={"chess": 2})
    pile(meet, "chess", "U6")
    assert Fate(meet, UTE, sport_of("chess"), 1, 0).odds() == (Fraction(0), Fraction(0))


@clause("SM-93")
def test_odds_shown_of_a_doped_die_count_its_card_in_phase_9() -> None:
    """Alone with a doped 1, risk 2: the U2 in 1 of 12, else of 11; no training in 3 * 2 of 12 * 11."""
    kept, hurt = Fate(scene(), UTE, sport_of("chess"), 1, 1).odds()
    assert hurt == Fraction(1, 12) + Fraction(11, 12) * Fraction(1, 11)
    assert kept == Fraction(9, 12) + Fraction(2, 12) * Fraction(9, 11)


@clause("SM-100")
def test_odds_shown_of_a_doped_die_count_the_dice_left_when_it_draws() -> None:
    """Whenever Ute keeps the training, Paul leaves by the U2: her risk falls from 4 to 3, and the U4 does nothing."""
    meet = scene()
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", under="U2 T U4 U6")
    assert Fate(meet, UTE, sport_of("chess"), 2, 1).odds() == (Fraction(1, 2), Fraction(1, 2))


def outcomes(meet: Meet) -> dict[str, Fraction]:
    """What the first card does to Ute, by walking the reveal."""
    found = {"kept": Fraction(0), "hurt": Fraction(0), "neither": Fraction(0)}
    sport = meet.sport
    for word, chance in odds(meet).items():
        after = say(meet.clone(), word)
        if after.stock[UTE * c.SPORTS + sport]:
            found["kept"] += chance
        elif after.new[UTE * c.SPORTS + sport] == 0:
            found["hurt"] += chance
        else:
            found["neither"] += chance
    return found


@clause("SM-89", "SM-90")
@pytest.mark.parametrize(("card", "value", "clause_id"), [("U2", 2, "SM-89"), ("U4", 4, "SM-90")])
def test_the_die_lies_on_the_card_showing_its_number(card: c.Card, value: int, clause_id: str) -> None:
    meet = scene()
    put(meet, UTE, "darts", 5)
    say(settle(meet), card)
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset())).open.players[UTE]
    assert shown.accidents == (Accident(f"darts-{card.lower()}", card, value, False),)
    assert (die_at(meet, UTE, "darts"), meet.free[UTE]) == (0, 9)
    assert told(meet, "accident")[0].clause == clause_id


@clause("SM-91")
def test_a_fatal_accident_closes_the_sport_for_good_with_the_die_on_the_card() -> None:
    meet = scene()
    hold(meet, PAUL, stock={"darts": 2})
    put(meet, UTE, "darts", 6)
    say(settle(meet), "U6")
    assert meet.fatal[sport_of("darts")] == UTE + 1
    assert (die_at(meet, UTE, "darts"), meet.free[UTE]) == (0, 9)
    for _ in range(3):
        idle(meet)
    assert (meet.free[UTE], stock(meet, PAUL, "darts")) == (9, 2)
    assert len(told(meet, "settling")) == 1


@clause("SM-92")
def test_all_dealt_cards_are_settled_even_after_a_u6() -> None:
    meet = scene(first=UTE)
    put(meet, UTE, "darts", 6)
    put(meet, PAUL, "darts", 1)
    put(meet, RIKARDA, "darts", 1)
    say(settle(meet), "U6 T U2 1:U6 2:T 3:U2")
    assert meet.fatal[sport_of("darts")] == UTE + 1
    assert stock(meet, PAUL, "darts") == 1
    assert meet.hurt[2 * sport_of("darts")] == RIKARDA + 1


@clause("SM-92")
def test_cards_go_under_the_pile_in_the_order_of_choosing() -> None:
    meet = scene(4, first=3, best=3)
    for seat in (UTE, PAUL, RIKARDA):
        hold(meet, seat, stock={"darts": 3})
        put(meet, seat, "darts", 1)
    pile(meet, "darts", "T U4 U6 T")
    free(meet, 1, 1, 1)
    say(settle(meet), "T U4 U6 1:T 2:T 3:T 1 2 3 U6 T")
    assert pile_of(meet, "darts") == "T U6 T U4"


@clause("SM-92")
def test_after_an_agreement_from_the_first_player_clockwise() -> None:
    meet = scene(first=RIKARDA)
    for seat in (UTE, PAUL, RIKARDA):
        hold(meet, seat, stock={"darts": 3})
        put(meet, seat, "darts", 1)
    pile(meet, "darts", "T U4 U6 T")
    say(settle(meet), "T U4 U6 1:U6 2:U4 3:T")
    assert pile_of(meet, "darts") == "T T U6 U4"
