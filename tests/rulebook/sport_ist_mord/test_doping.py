"""Pills: when they are spent, on what, and which doped dice can be placed (SM-33 to SM-36)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest

from loipe.core.game import Illegal
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_doping
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    asked,
    close,
    dope,
    hold,
    odds,
    options,
    place,
    say,
    scene,
)


@clause("SM-33")
def test_pills_are_spent_in_turn_order_after_the_coaches() -> None:
    meet = scene(first=PAUL)
    for seat in (UTE, PAUL, RIKARDA):
        hold(meet, seat, rolled="25")
    dope(meet)
    assert asked(meet) == "2 spend"
    say(meet, "pass")
    assert asked(meet) == "3 spend"
    say(meet, "pass")
    assert asked(meet) == "1 spend"
    say(meet, "pass")
    assert meet.phase != c.SPEND


@clause("SM-33")
def test_one_by_one_as_many_as_owned() -> None:
    meet = scene()
    hold(meet, UTE, rolled="335", pills=3)
    dope(meet)
    say(meet, "repeat 112 repeat 446 dope4 =1")
    assert meet.pills[UTE] == 0
    assert meet.phase != c.SPEND


@clause("SM-33")
def test_nobody_is_asked_without_a_pill_or_without_a_rolled_die() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1", pills=0)
    hold(meet, PAUL, pills=4)
    hold(meet, RIKARDA, rolled="1")
    assert asked(dope(meet)) == "3 spend"


@clause("SM-34")
def test_a_repeat_rolls_all_free_undoped_dice_and_stands() -> None:
    meet = scene()
    hold(meet, UTE, rolled="123", doped="1", pills=2)
    before = meet.reserve
    dope(meet)
    say(meet, "repeat")
    assert (meet.reserve, meet.pills[UTE]) == (before + 1, 1)
    assert sum(odds(meet).values()) == 1
    assert odds(meet)["666"] == Fraction(1, 216)
    say(meet, "666")
    assert list(meet.rolled[:6]) == [0, 0, 0, 0, 0, 3]
    assert list(meet.doped[:6]) == [1, 0, 0, 0, 0, 0]
    assert asked(meet) == "1 spend"


@clause("SM-35")
def test_a_doped_die_is_turned_to_any_value_and_must_be_placed() -> None:
    meet = scene()
    hold(meet, UTE, rolled="66", old={"tennis": 3}, pills=1)
    dope(meet)
    say(meet, "dope6")
    assert options(meet) == ["=1", "=4"]
    say(meet, "=4")
    assert (meet.pills[UTE], list(meet.doped[:6])) == (0, [0, 0, 0, 1, 0, 0])
    assert options(meet) == ["4+@tennis"]
    with pytest.raises(Illegal) as refused:
        say(meet, "done")
    assert refused.value.clause == "SM-47"
    say(meet, "4+@tennis")
    assert (meet.new[c.SPORT_NAMES.index("tennis")], meet.on_pill[c.SPORT_NAMES.index("tennis")]) == (4, 1)


@clause("SM-35")
def test_by_default_doping_climbs_one_step() -> None:
    meet = scene()
    hold(meet, UTE, rolled="5", old={"tennis": 2, "chess": 6}, pills=1)
    for sport in ("bowling", "billiards", "football", "darts", "jogging", "skiing"):
        close(meet, sport, PAUL)
    assert options(say(dope(meet), "dope5")) == ["=3"]


@clause("SM-35")
def test_with_doping_jump_any_higher_value_will_do_but_a_new_sport_starts_with_1() -> None:
    meet = scene(doping_jump=True)
    hold(meet, UTE, rolled="55", old={"tennis": 2, "chess": 6}, pills=2)
    for sport in ("bowling", "billiards", "football", "darts", "jogging"):
        close(meet, sport, PAUL)
    say(dope(meet), "dope5")
    assert options(meet) == ["=1", "=3", "=4", "=5", "=6"]
    say(meet, "=6")
    assert options(say(meet, "dope5")) == ["=1"]
    say(meet, "=1")
    assert options(meet) == ["1+@skiing", "6+@tennis"]


@clause("SM-35")
@pytest.mark.parametrize("jump", [False, True])
def test_an_own_6_takes_no_doped_die(jump: bool) -> None:
    meet = scene(doping_jump=jump)
    hold(meet, UTE, rolled="5", old={"tennis": 6}, pills=1)
    for sport in c.SPORT_NAMES:
        if sport != "tennis":
            close(meet, sport, PAUL)
    dope(meet)
    assert options(meet) == ["pass", "repeat"]


@clause("SM-36")
def test_each_doped_die_needs_a_sport_of_its_own() -> None:
    meet = scene()
    hold(meet, UTE, rolled="5555", old={"tennis": 2, "chess": 2}, pills=4)
    for sport in ("bowling", "billiards", "football", "darts", "jogging", "skiing"):
        close(meet, sport, PAUL)
    say(dope(meet), "dope5 =3 dope5 =3")
    assert options(meet) == ["pass", "repeat"]
    with pytest.raises(Illegal) as refused:
        say(meet, "dope5")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-no-room", "SM-36")


@clause("SM-36")
def test_the_sport_is_chosen_in_phase_4_and_room_is_kept_for_it() -> None:
    meet = scene()
    hold(meet, UTE, rolled="12", doped="3", old={"tennis": 2})
    close(meet, "bowling", PAUL)
    place(meet)
    assert "2@tennis" not in options(meet)
    with pytest.raises(Illegal) as refused:
        say(meet, "2@tennis")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-doped-room", "SM-36")
    assert {"1@billiards", "3+@tennis"} <= set(options(meet))


@clause("SM-36")
def test_a_doped_die_is_neither_rolled_nor_doped_again() -> None:
    meet = scene()
    hold(meet, UTE, rolled="4", pills=3)
    say(dope(meet), "dope4 =1")
    assert meet.phase == c.PLACE
    assert list(meet.doped[:6]) == [1, 0, 0, 0, 0, 0]


@clause("SM-36")
def test_the_roll_of_the_others_may_be_repeated_after_doping() -> None:
    meet = scene()
    hold(meet, UTE, rolled="44", pills=3)
    say(dope(meet), "dope4 =1 repeat 5 dope5 =1")
    assert list(meet.doped[:6]) == [2, 0, 0, 0, 0, 0]


@clause("SM-35", "SM-36")
@pytest.mark.parametrize("jump", [False, True])
def test_room_for_doped_dice_agrees_with_trying_every_sharing_out(jump: bool) -> None:
    """The closed form against all ways to give each doped die a sport of its own."""
    rng = Rng(17)
    answers = set()
    for _ in range(400):
        meet = scene(doping_jump=jump)
        for sport in c.SPORT_NAMES[: 4 + rng.below(4)]:
            close(meet, sport, PAUL)
        hold(meet, UTE, old={sport: 1 + rng.below(6) for sport in c.SPORT_NAMES if rng.below(2)})
        dice = [1 + rng.below(6) for _ in range(1 + rng.below(3))]
        hold(meet, UTE, doped="".join(str(die) for die in dice))
        found = rules_doping.fits(meet, UTE)
        assert found == can_share_out(dice, rooms(list(meet.old[:8]), list(meet.fatal)), jump)
        answers.add(found)
    assert answers == {True, False}


@clause("SM-35", "SM-36", "SM-47")
@pytest.mark.parametrize("jump", [False, True])
def test_a_die_may_go_where_the_doped_ones_still_find_room(jump: bool) -> None:
    """Every place that is offered or not, against all ways to share the other doped dice out."""
    rng = Rng(23)
    met = set()
    for _ in range(300):
        meet = scene(doping_jump=jump)
        for sport in c.SPORT_NAMES[: 3 + rng.below(4)]:
            close(meet, sport, PAUL)
        hold(meet, UTE, old={sport: 1 + rng.below(6) for sport in c.SPORT_NAMES if rng.below(2)})
        dice = [1 + rng.below(6) for _ in range(1 + rng.below(3))]
        if not can_share_out(dice, rooms(list(meet.old[:8]), list(meet.fatal)), jump):
            continue
        hold(meet, UTE, doped="".join(str(die) for die in dice), rolled="123456")
        meet.active, meet.phase = UTE, c.PLACE
        offered = {int(code) - c.PUT for code in meet.options()}
        for face, at in product(range(2 * c.FACES), range(c.SPORTS)):
            may = may_go(meet, dice, face, at, jump)
            assert (face * c.SPORTS + at in offered) == may
            met.add((face >= c.FACES, may))
    assert len(met) == 4


def may_go(meet: Meet, dice: list[int], face: int, sport: int, jump: bool) -> bool:
    """SM-35, SM-43 and SM-36 said once more; faces from 6 on are doped."""
    value, others, own = face % c.FACES + 1, list(dice), list(meet.old[:8])
    if meet.fatal[sport]:
        return False
    if face < c.FACES:
        may = value <= own[sport] + 1
    else:
        may = value in dice and can_share_out([value], [own[sport]], jump)
        if may:
            others.remove(value)
    elsewhere = [place for place in range(c.SPORTS) if place != sport]
    free = rooms([own[place] for place in elsewhere], [meet.fatal[place] for place in elsewhere])
    return may and can_share_out(others, free, jump)


def rooms(own: list[int], fatal: list[int]) -> list[int]:
    return [value for value, closed in zip(own, fatal, strict=True) if not closed]


def can_share_out(dice: list[int], own: list[int], jump: bool) -> bool:
    """SM-35 said once more: a 1 where there is none, else one higher, or with the option anything higher."""
    return any(
        all((die == 1) if mine == 0 else (die > mine if jump else die == mine + 1) for die, mine in pairs)
        for pairs in (list(zip(dice, chosen, strict=True)) for chosen in permutations(own, len(dice)))
    )
