"""What page and terminal are told: standing rows, whose dice are next, who is ahead in a contest, who hides a claim."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.shown import Open, Shown
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    close,
    free,
    hold,
    new_game,
    pile,
    put,
    say,
    scene,
    settle,
    told,
    train,
)

TEXT = Text("en", ("Ute", "Paul", "Rikarda"), "sport-ist-mord")
ROLLS = {"lead", "train", "roll-picked", "roll-one", "repeat", "contest"}
"""Phases in which somebody rolls; cards come up by themselves."""


def shown(meet: Meet, *seats: int) -> Shown:
    return sport_ist_mord.show(sport_ist_mord.view(meet, frozenset(seats)))


def seen(meet: Meet) -> Open:
    return shown(meet).open


@clause("SM-97", "SM-98")
def test_rows_stand_by_score_then_by_accident_cards() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    hold(meet, PAUL, stock={"darts": 2, "tennis": 4})
    hold(meet, RIKARDA, stock={"jogging": 2})
    meet.hurt[1] = RIKARDA + 1
    rows = seen(meet).standing.rows
    assert [(row.place, row.seat, row.gap) for row in rows] == [(1, PAUL, 0), (2, RIKARDA, 6), (3, UTE, 6)]
    assert [TEXT.part(row.status) for row in rows if row.status] == ["2×4=8", "1×2=2", "1×2=2"]
    assert tuple(row.place for row in sorted(rows, key=lambda row: row.seat)) == sport_ist_mord.result(meet).places


def test_nobody_has_a_place_while_all_scores_are_level() -> None:
    meet = train(scene())
    assert [(row.place, row.seat) for row in seen(meet).standing.rows] == [(0, UTE), (0, PAUL), (0, RIKARDA)]
    meet.phase = c.OVER
    assert [row.place for row in seen(meet).standing.rows] == [1, 1, 1]


def test_a_row_tells_all_there_is_to_know_of_a_player() -> None:
    meet = train(scene(best=UTE))
    hold(meet, UTE, stock={"chess": 4, "darts": 1}, pills=2)
    meet.hurt[8], meet.healing[8], meet.free[UTE] = UTE + 1, 2, 9
    close(meet, "tennis", UTE)
    row = next(row for row in seen(meet).standing.rows if row.seat == UTE)
    said = [TEXT.say(f"{part.message}-page", part.facts) for part in row.facts]
    assert said == [
        "Has the star coach and goes first.", "Has the budget coach.",
        "Darts: 1.", "Chess: 4.", "Training cards: 5.", "8 free dice.", "2 pills.",
        "“Toe” (U2): healing, 2 to go.", "“Sudden death” (U6).",
    ]  # fmt: skip
    other = next(row for row in seen(meet).standing.rows if row.seat == PAUL)
    assert [part.message for part in other.facts] == ["sport-ist-mord-fact-dice", "sport-ist-mord-fact-pills"]


def test_progress_names_the_phase_of_the_round() -> None:
    meet = train(scene())
    progress = seen(meet).standing.progress
    assert progress and (progress.at, progress.of, TEXT.part(progress.phase)) == (2, 9, "2 of 9: training roll")
    put(meet, UTE, "chess", 1)
    progress = seen(settle(meet)).standing.progress
    assert progress and (progress.at, TEXT.part(progress.phase)) == (8, "8 of 9: cards")


def test_the_throw_that_is_due_waits_for_the_hand_the_rules_name() -> None:
    """In whole games: whoever is told to roll is who rolled, and nobody presses for a card."""
    met: set[str] = set()
    for seed in range(6):
        rng, bot = Rng(seed), sport_ist_mord.thumb()
        meet = new_game(3, last_round=6)
        meet.journal = []
        while meet.to_act() != NOBODY:
            phase, thrower, due = c.PHASES[meet.phase], sport_ist_mord.thrower(meet), seen(meet).throw
            is_roll = meet.to_act() == CHANCE and phase in ROLLS
            assert (thrower >= 0) == is_roll == (due is not None)
            if due:
                met.add(phase)
                asked = sport_ist_mord.prompt(meet, CHANCE)
                assert (due.seat, due.ask.message, due.ask.facts) == (thrower, asked.message, asked.facts)
            meet.journal.clear()
            meet.apply(meet.pick(rng) if meet.to_act() == CHANCE or seed % 2 else bot.choose(meet, rng))
            if due:
                assert sport_ist_mord.events(meet, meet.journal)[0].seat == thrower
    assert met >= ROLLS - {"lead"}


def contest(meet: Meet) -> Meet:
    """Three players want the one training card of chess."""
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 1)
    free(meet, 2, 2, 2)
    pile(meet, "chess", "T U4 U6 T")
    return say(settle(meet), "T U4 U6 1:T 2:T 3:T")


@clause("SM-83")
def test_who_is_ahead_in_a_contest_is_told_roll_by_roll() -> None:
    meet = contest(scene(best=PAUL))
    assert [one.seat for one in seen(meet).line] == [UTE, PAUL, RIKARDA]
    say(meet, "11 36")
    assert [(one.seat, one.dice, one.total) for one in seen(meet).line] == [
        (PAUL, (3, 6), 9), (UTE, (1, 1), 2), (RIKARDA, (), 0),
    ]  # fmt: skip


@clause("SM-83")
def test_a_high_total_in_a_roll_off_overtakes_nobody_who_is_placed() -> None:
    meet = say(contest(scene(best=PAUL)), "45 22 22 keep keep")
    say(meet, "66")
    assert [(one.seat, one.total) for one in seen(meet).line] == [(UTE, 0), (PAUL, 12), (RIKARDA, 0)]


def test_what_coaches_do_to_a_roll_is_told_with_its_new_total() -> None:
    meet = say(contest(scene(best=PAUL)), "16 22 33 1 roll 5 P3.3 4")
    again, nudged = told(meet, "rolled-again")[0], told(meet, "nudged")[0]
    assert (again.facts["total"], again.facts["now"]) == (5, 11)
    assert (nudged.facts["other"], nudged.facts["now"]) == (RIKARDA, 7)


@clause("SM-94")
def test_a_contest_for_the_order_of_drawing_is_told_from_one_for_cards() -> None:
    meet = scene()
    for seat in (UTE, PAUL):
        put(meet, seat, "chess", 1, doped=True)
    free(meet, 1, 1, 1)
    pile(meet, "chess", "T T T T")
    say(settle(meet), "T T")
    assert (seen(meet).sport, seen(meet).extra) == ("chess", True)
    say(meet, "6")
    assert told(meet, "contested")[-1].facts["extra"] is True
    meet = say(contest(scene()), "11")
    assert (seen(meet).extra, told(meet, "contested")[-1].facts["extra"]) == (False, False)


def test_a_settled_card_tells_its_kind_and_number() -> None:
    meet = scene()
    put(meet, UTE, "darts", 3)
    pile(meet, "darts", "U4 T")
    say(settle(meet), "U4")
    escaped = told(meet, "escaped")[0].facts
    assert (escaped["kind"], escaped["number"], escaped["risk"]) == ("U4", 4, 3)


@clause("SM-82")
def test_only_its_owner_sees_a_claim_and_hides_it() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", "T U4 U6")
    say(settle(meet), "T U4 1:U4")
    assert [(one.seat, one.has_claimed) for one in seen(meet).line] == [(UTE, True), (PAUL, False)]
    own = shown(meet, UTE).own
    assert (own.claims, own.hides) == ({UTE: "U4"}, (UTE,))
    for others in (shown(meet), shown(meet, PAUL), shown(meet, RIKARDA)):
        assert (others.own.claims, others.own.hides) == ({}, ())
    assert sport_ist_mord.position(meet) == shown(meet, UTE, PAUL, RIKARDA)
    claimed = told(meet, "claimed")[0].seen_by(frozenset({PAUL}))
    assert (claimed.facts["card"], claimed.facts["kind"]) == (None, None)
