"""Questions: only real choices are asked, every number is explained, and every refusal says why."""

from __future__ import annotations

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Malformed, Refused
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    UTE,
    close,
    dope,
    effects,
    free,
    hold,
    new_game,
    pile,
    place,
    put,
    say,
    scene,
    settle,
)

TEXT = Text("en", ("Ute", "Paul", "Rikarda", "Edgard", "Gro", "Finn"), "sport-ist-mord")


@clause("SM-33", "SM-40", "SM-82", "SM-86")
@pytest.mark.parametrize("seats", [3, 5])
def test_only_real_choices_are_asked(seats: int) -> None:
    """One option comes up only as the confirmation of a turn, the roll of picked dice, or a forced doped die."""
    for game in range(8):
        meet, rng = new_game(seats), Rng(23, game)
        while meet.to_act() != NOBODY:
            if meet.to_act() >= 0 and len(meet.options()) == 1:
                waits = meet.phase == c.PICK or (meet.phase == c.PLACE and meet.placed > 0)
                assert sport_ist_mord.forced(meet) == (not waits)
                assert waits or meet.phase in (c.DOPE, c.PLACE)
            meet.apply(meet.pick(rng))


@clause("SM-43", "SM-87", "SM-88")
def test_a_place_tells_success_and_the_odds_as_the_dice_lie() -> None:
    meet = scene()
    hold(meet, UTE, rolled="2", old={"football": 1}, stock={"football": 2})
    put(meet, PAUL, "football", 1)
    place(meet)
    option = next(option for option in sport_ist_mord.prompt(meet, UTE).options if option.word == "2@football")
    assert option.target == "football"
    assert (option.facts["success"], option.facts["owned"]) == (3, 2)
    assert [TEXT.part(part) for part in option.odds] == ["keep a card: 70%", "accident: 10%"]


@clause("SM-35", "SM-42", "SM-43", "SM-44")
def test_placing_names_its_rules_with_their_clauses() -> None:
    meet = scene()
    hold(meet, UTE, rolled="12")
    place(meet)
    rules = {part.clause: TEXT.part(part) for part in sport_ist_mord.prompt(meet, UTE).parts}
    assert rules == {
        "SM-42": "start a sport with a 1",
        "SM-44": "one new die per sport",
        "SM-43": "next die: at most 1 higher",
        "SM-82": "chances: dice as they lie now, cards by lot; doped dice with both cards",
    }
    hold(meet, UTE, doped="1")
    assert "you must place your doped dice" in [TEXT.part(part) for part in sport_ist_mord.prompt(meet, UTE).parts]


@clause("SM-32")
def test_a_die_that_the_best_coach_rolls_again_is_named() -> None:
    meet = scene()
    hold(meet, UTE, rolled="5")
    say(effects(meet), "keep P3 P1.5")
    prompt = sport_ist_mord.prompt(meet, CHANCE)
    assert TEXT.say(prompt.message, prompt.facts) == "Budget coach: re-roll a 5 of Ute."


@clause("SM-87")
def test_a_claim_explains_the_sum_and_what_each_card_would_do() -> None:
    meet = scene()
    put(meet, UTE, "chess", 3, doped=True)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "T U4")
    prompt = sport_ist_mord.prompt(meet, UTE)
    assert TEXT.part(prompt.parts[0]) == ("success and risk 5: your 3, +1 for the pill, +1 for other dice; you own 0")
    assert [TEXT.option(option) for option in prompt.options] == [
        "Training: you keep it",
        "Board to the head (U4): it hurts",
    ]


@clause("SM-88")
def test_with_the_pile_out_the_prompt_says_so() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", "T U6")
    say(settle(meet), "T U6")
    prompt = sport_ist_mord.prompt(meet, UTE)
    assert "every accident happens" in " ".join(TEXT.part(part) for part in prompt.parts)
    assert prompt.options[1].facts["effect"] == "fatal"


@clause("SM-20")
def test_a_big_roll_is_asked_for_without_listing_thousands_of_results() -> None:
    prompt = sport_ist_mord.prompt(new_game(), CHANCE)
    assert (prompt.options, prompt.facts["dice"]) == ((), 10)
    small = scene()
    hold(small, UTE, rolled="1")
    say(effects(small), "1 roll")
    assert len(sport_ist_mord.prompt(small, CHANCE).options) == 6


def refused(meet: Meet, word: str) -> tuple[str, str]:
    """The message and clause of a refusal; nothing has changed after it, and it has a sentence."""
    before = meet.key()
    with pytest.raises(Refused) as found:
        sport_ist_mord.read(meet, word)
    assert meet.key() == before
    assert TEXT.refusal(found.value)
    return found.value.message.removeprefix("sport-ist-mord-"), found.value.clause


@clause("SM-40", "SM-30", "SM-31", "SM-35")
def test_a_word_out_of_place_is_answered_with_what_would_fit() -> None:
    placing = scene()
    hold(placing, UTE, rolled="13")
    place(placing)
    assert refused(placing, "P2") == ("not-now-place", "SM-40")
    assert refused(placing, "5@chess") == ("die-not-held", "SM-40")
    assert refused(placing, "1@golf")[0] == "no-such-word"
    coaching = scene()
    hold(coaching, UTE, rolled="13")
    effects(coaching)
    assert refused(coaching, "roll") == ("nothing-picked", "SM-30")
    assert refused(coaching, "5") == ("die-not-held", "SM-30")
    assert refused(coaching, "T") == ("not-now-pick", "SM-30")
    say(coaching, "3")
    assert refused(coaching, "keep") == ("roll-picked", "SM-30")
    say(coaching, "roll 4")
    assert refused(coaching, "P2.3") == ("not-now-pill", "SM-31")
    assert refused(coaching, "P6") == ("no-such-player", "SM-2")
    assert refused(coaching, "take") == ("two-pills", "SM-31")
    say(coaching, "P1")
    assert refused(coaching, "P2.3") == ("no-such-die", "SM-32")
    assert refused(coaching, "don") == ("no-such-word", "")
    say(coaching, "keep")
    assert refused(coaching, "dope6") == ("die-not-held", "SM-35")
    say(coaching, "dope4")
    assert refused(coaching, "=5") == ("no-room-for", "SM-36")
    assert refused(coaching, "repeat") == ("not-now-dope", "SM-35")


@clause("SM-33", "SM-35")
def test_a_word_answers_only_its_own_question() -> None:
    meet = scene()
    hold(meet, UTE, rolled="44", old={"chess": 3}, pills=2)
    dope(meet)
    for word in ("=4", "4", "keep", "done", "roll", "leave", "take", "P1", "P1.4", "4@chess", "T"):
        assert refused(meet, word) == ("not-now-spend", "SM-33")
    say(meet, "dope4")
    for word in ("dope4", "4", "pass", "4+@chess"):
        assert refused(meet, word) == ("not-now-dope", "SM-35")
    say(meet, "=4 pass")
    for word in ("pass", "keep", "repeat", "=4", "dope4", "4"):
        assert refused(meet, word) == ("not-now-place", "SM-40")
    assert refused(meet, "4@chess") == ("doped-room", "SM-36")


@clause("SM-31")
def test_the_last_pill_goes_to_nobody_else() -> None:
    meet = scene()
    hold(meet, UTE, pills=9)
    assert refused(effects(meet), "P1") == ("last-pill", "SM-31")


@clause("SM-30")
def test_dice_picked_already_are_not_said_to_be_missing() -> None:
    meet = scene()
    hold(meet, UTE, rolled="5")
    say(effects(meet), "5")
    assert refused(meet, "5") == ("all-picked", "SM-30")


@clause("SM-84", "SM-85")
def test_in_a_contest_the_coaches_options_and_refusals_cite_its_clauses() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    free(meet, 2, 2)
    say(settle(meet), "T U4 1:T 2:T 12 34")
    assert {option.clause for option in sport_ist_mord.prompt(meet, UTE).options} == {"SM-84"}
    assert refused(meet, "5") == ("die-not-held", "SM-84")
    assert refused(meet, "P2") == ("not-now-pick", "SM-84")
    say(meet, "1")
    assert {option.clause for option in sport_ist_mord.prompt(meet, UTE).options} == {"SM-84"}
    say(meet, "roll 6")
    assert {option.clause for option in sport_ist_mord.prompt(meet, PAUL).options} == {"SM-85"}
    assert refused(meet, "P3.1") == ("no-such-die", "SM-85")
    assert refused(meet, "T") == ("not-now-pick-one", "SM-85")


@clause("SM-35", "SM-41")
def test_a_doped_die_in_the_wrong_place_is_answered_with_its_clause() -> None:
    meet = scene(doping_jump=True)
    hold(meet, UTE, doped="3", rolled="1", old={"tennis": 4, "chess": 2})
    close(meet, "darts", PAUL)
    place(meet)
    assert refused(meet, "3+@tennis") == ("doped-higher", "SM-35")
    assert refused(meet, "3+@bowling") == ("start-with-one", "SM-42")
    assert refused(meet, "1@chess") == ("doped-room", "SM-36")
    assert refused(meet, "1@darts") == ("closed", "SM-41")
    assert refused(meet, "done") == ("doped-waits", "SM-47")


@clause("SM-81", "SM-82", "SM-97")
def test_cards_and_rolls_that_cannot_be_are_refused() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    settle(meet)
    assert refused(meet, "none") == ("no-such-card", "")
    say(meet, "U2")
    assert refused(meet, "U2") == ("not-in-pile", "SM-81")
    say(meet, "T")
    assert refused(meet, "U6") == ("card-not-there", "SM-82")
    assert refused(meet, "done") == ("not-now-claim", "SM-82")
    rolling = new_game()
    assert refused(rolling, "123") == ("no-such-roll", "")
    assert refused(rolling, "123456123x") == ("no-such-roll", "")
    rolling.phase = c.OVER
    assert refused(rolling, "done") == ("is-over", "SM-99")


def test_an_unknown_word_is_malformed_and_names_what_is_open() -> None:
    meet = scene()
    hold(meet, UTE, rolled="2", pills=1)
    dope(meet)
    with pytest.raises(Malformed) as found:
        sport_ist_mord.read(meet, "cheat")
    assert found.value.facts["words"] == "pass, repeat, dope2"
