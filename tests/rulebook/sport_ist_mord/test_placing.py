"""Placing, taking back, healing and losing form (SM-40 to SM-71), with the rulebook's tennis and billiards."""

from __future__ import annotations

import pytest

from loipe.core.dealer import RecordedDealer
from loipe.core.game import Illegal
from loipe.core.log import Log
from loipe.core.table import Table
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import rules_place
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    asked,
    close,
    die_at,
    hold,
    options,
    place,
    say,
    scene,
    sport_of,
    stock,
    told,
    under,
)

ALL_FACES = "123456"


def values_at(meet: Meet, sport: str) -> str:
    """Which rolled values may go to a sport."""
    return "".join(word[0] for word in options(meet) if word.endswith(f"@{sport}"))


@clause("SM-40")
def test_clockwise_from_the_1a_coach_all_dice_in_one_turn() -> None:
    meet = scene(first=PAUL, best=UTE)
    for seat in (UTE, PAUL, RIKARDA):
        hold(meet, seat, rolled="11")
    place(meet)
    assert asked(meet) == "2 place"
    say(meet, "1@tennis 1@chess")
    assert (asked(meet), options(meet)) == ("2 place", ["done"])
    say(meet, "done")
    assert asked(meet) == "3 place"
    say(meet, "done")
    assert asked(meet) == "1 place"


@clause("SM-40")
def test_a_turn_waits_for_its_confirmation_and_nobody_is_asked_in_vain() -> None:
    meet = scene()
    hold(meet, UTE, rolled="55")
    hold(meet, PAUL, rolled="1")
    place(meet)
    assert asked(meet) == "2 place"
    say(meet, "1@darts")
    assert options(meet) == ["done"]
    assert not sport_ist_mord.forced(meet)


@clause("SM-41")
def test_only_at_open_sports() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1")
    close(meet, "tennis", PAUL)
    place(meet)
    assert values_at(meet, "tennis") == ""
    assert values_at(meet, "chess") == "1"
    with pytest.raises(Illegal) as refused:
        say(meet, "1@tennis")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-closed", "SM-41")


@clause("SM-42")
def test_a_sport_is_started_with_a_1() -> None:
    meet = scene()
    hold(meet, UTE, rolled=ALL_FACES)
    place(meet)
    assert values_at(meet, "chess") == "1"
    with pytest.raises(Illegal) as refused:
        say(meet, "2@chess")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-start-with-one", "SM-42")


@clause("SM-42")
def test_after_an_accident_it_starts_at_1_again_whatever_cards_are_owned() -> None:
    meet = scene()
    hold(meet, UTE, rolled=ALL_FACES[:5], stock={"chess": 4})
    meet.hurt[2 * sport_of("chess")], meet.healing[2 * sport_of("chess")] = UTE + 1, 2
    meet.free[UTE] -= 1
    assert values_at(place(meet), "chess") == "1"


@clause("SM-43")
@pytest.mark.parametrize(
    ("who", "sport", "own", "allowed"),
    [("Ute", "tennis", 1, "12"), ("Paul", "billiards", 4, "12345"), ("Rikarda", "football", 5, "123456")],
)
def test_the_examples_of_the_rulebook(who: str, sport: str, own: int, allowed: str) -> None:
    meet = scene()
    hold(meet, UTE, rolled=ALL_FACES, old={sport: own})
    place(meet)
    assert values_at(meet, sport) == allowed, who
    if own == 4:
        with pytest.raises(Illegal) as refused:
            say(meet, "6@billiards")
        assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-too-high", "SM-43")


@clause("SM-44")
def test_one_new_die_per_sport_and_round() -> None:
    meet = scene()
    hold(meet, UTE, rolled="11", old={"tennis": 3})
    say(place(meet), "1@tennis")
    assert values_at(meet, "tennis") == ""
    with pytest.raises(Illegal) as refused:
        say(meet, "1@tennis")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-one-a-round", "SM-44")


@clause("SM-45")
@pytest.mark.parametrize(("side", "new", "old"), [(0, "outside", "inside"), (1, "inside", "outside")])
def test_new_dice_on_the_cards_side_old_ones_on_the_other(side: int, new: str, old: str) -> None:
    meet = scene()
    meet.side = side
    hold(meet, UTE, rolled="2", old={"tennis": 1})
    say(place(meet), "2@tennis")
    tennis = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset())).open.sports[1]
    dice = {"outside": tennis.outside, "inside": tennis.inside}
    assert [die.value for die in dice[new]] == [2]
    assert [die.value for die in dice[old]] == [1]


@clause("SM-46")
def test_dice_of_others_do_not_limit_yours() -> None:
    alone = scene()
    hold(alone, UTE, rolled=ALL_FACES, old={"tennis": 2})
    crowd = scene()
    hold(crowd, UTE, rolled=ALL_FACES, old={"tennis": 2})
    hold(crowd, PAUL, new={"tennis": 5, "chess": 1}, old={"darts": 6})
    assert options(place(alone)) == options(place(crowd))


@clause("SM-47")
def test_placing_is_optional_except_for_doped_dice() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1", doped="1")
    place(meet)
    assert "done" not in options(meet)
    say(meet, "1+@chess")
    assert "done" in options(meet)
    say(meet, "done")
    assert told(meet, "placed")[0].facts == {"sport": "chess", "value": 1, "doped": True}
    assert die_at(meet, UTE, "chess") == 1


@clause("SM-50")
def test_last_rounds_dice_come_back_unrolled_also_from_closed_sports() -> None:
    meet = scene()
    hold(meet, UTE, old={"tennis": 3, "chess": 2}, new={"darts": 1})
    close(meet, "chess", PAUL)
    meet.hurt[0], meet.healing[0] = UTE + 1, 2
    meet.free[UTE] -= 1
    assert (meet.free[UTE], meet.free[PAUL]) == (6, 9)
    rules_place.take_back(meet)
    assert (meet.free[UTE], meet.free[PAUL]) == (8, 9)
    assert sum(meet.old) == sum(meet.rolled) == 0
    assert (die_at(meet, UTE, "darts"), meet.healing[0]) == (1, 2)


@clause("SM-50")
def test_old_dice_count_neither_for_form_nor_for_training() -> None:
    meet = scene()
    hold(meet, UTE, old={"tennis": 3}, stock={"tennis": 2})
    hold(meet, PAUL, rolled="1")
    say(place(meet), "1@tennis done")
    assert stock(meet, UTE, "tennis") == 1
    assert (meet.to_reveal, meet.strengths[PAUL]) == (1, 1)


@clause("SM-60")
def test_dice_on_accident_cards_go_down_by_one_and_come_home_from_a_1() -> None:
    meet = scene()
    u2, u4 = 2 * sport_of("darts"), 2 * sport_of("jogging") + 1
    meet.hurt[u2], meet.healing[u2] = UTE + 1, 2
    meet.hurt[u4], meet.healing[u4] = PAUL + 1, 4
    meet.free[UTE] = meet.free[PAUL] = 9
    seen = []
    for _ in range(5):
        rules_place.heal(meet)
        seen.append((meet.healing[u2], meet.free[UTE], meet.healing[u4], meet.free[PAUL]))
    assert seen == [(1, 9, 3, 9), (0, 10, 2, 9), (0, 10, 1, 9), (0, 10, 0, 10), (0, 10, 0, 10)]
    assert (meet.hurt[u2], meet.hurt[u4]) == (UTE + 1, PAUL + 1)


@clause("SM-60")
def test_a_u2_binds_its_die_until_phase_6_of_the_second_round_after() -> None:
    meet = scene()
    at = 2 * sport_of("darts")
    meet.hurt[at], meet.healing[at], meet.round = UTE + 1, 2, 3
    meet.free[UTE] -= 1
    for number in (4, 5):
        assert meet.free[UTE] == 9, number
        rules_place.heal(meet)
    assert meet.free[UTE] == 10


@clause("SM-70")
def test_one_card_of_each_open_sport_without_a_die_goes_under_its_pile() -> None:
    meet = scene()
    hold(meet, UTE, stock={"tennis": 3, "chess": 1, "darts": 2}, new={"darts": 1})
    hold(meet, PAUL, stock={"tennis": 2})
    rules_place.lose_form(meet)
    assert [stock(meet, UTE, sport) for sport in ("tennis", "chess", "darts")] == [2, 0, 2]
    assert stock(meet, PAUL, "tennis") == 1
    assert (under(meet, "tennis"), under(meet, "chess"), under(meet, "darts")) == ("T T", "T", "")


@clause("SM-70")
def test_a_die_on_an_accident_card_saves_nothing() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    meet.hurt[2 * sport_of("chess")], meet.healing[2 * sport_of("chess")] = UTE + 1, 2
    rules_place.lose_form(meet)
    assert stock(meet, UTE, "chess") == 1


@clause("SM-71")
def test_cards_of_closed_sports_are_never_lost() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    close(meet, "chess", PAUL)
    rules_place.lose_form(meet)
    assert stock(meet, UTE, "chess") == 2


@clause("SM-40", "SM-47")
def test_a_turn_is_a_draft_until_it_is_confirmed() -> None:
    """Dice are tried, taken back and placed otherwise; nothing is logged before the words are said."""
    table = Table(Log("sport-ist-mord", 1, sport_ist_mord.Config(holders=(0, 1, 2)), ("Ute", "Paul", "Rikarda")))
    rolls = iter(["6666666666", "1111111112", "3333333333"])
    for _ in range(3):
        table.deal(RecordedDealer(sport_ist_mord, rolls))
    for seat, word in said_by("0:P2 0:keep 1:P1 1:keep 0:pass 1:pass 2:pass"):
        table.say(seat, word)
    plies = len(table.log.plies)
    tried, events = table.draft(PAUL, ["1@chess", "1@darts"])
    assert [event.kind for event in events] == ["placed", "placed"]
    assert list(tried.owing()) == [PAUL]
    again, _ = table.draft(PAUL, ["1@chess"])
    assert sum(again.new) == 1  # type: ignore[attr-defined]
    assert (len(table.log.plies), sum(table.state.new)) == (plies, 0)  # type: ignore[attr-defined]
    for word in ("1@chess", "1@tennis", "done"):
        table.say(PAUL, word)
    assert len(table.log.plies) == plies + 3


def said_by(text: str) -> list[tuple[int, str]]:
    """`1:keep` as seat and word."""
    return [(int(seat), word) for seat, _, word in (each.partition(":") for each in text.split())]
