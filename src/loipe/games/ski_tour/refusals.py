"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import NOBODY
from loipe.core.game import Illegal
from loipe.games.ski_tour import rules_columns, rules_move, rules_wax
from loipe.games.ski_tour import words as w
from loipe.games.ski_tour.state import Race

PHASE_REASONS = {
    w.WAXING: ("ski-tour-not-now-waxing", "ST-4"),
    w.PAY: ("ski-tour-not-now-pay", "ST-22"),
    w.SWAP: ("ski-tour-not-now-swap", "ST-75"),
    w.EITHER: ("ski-tour-not-now-either", "ST-80"),
    w.LIFT: ("ski-tour-not-now-lift", "ST-83"),
    w.FOLLOW: ("ski-tour-not-now-follow", "ST-37"),
}


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "ST-60", word=word)
    if race.phase in PHASE_REASONS:
        message, clause = PHASE_REASONS[race.phase]
        return Illegal(message, clause, word=word)
    if race.phase in (w.SIXES, w.REPLACE):
        return why_not_in_box(race, code, word)
    if code in (w.LEFT, w.RIGHT, w.PRINTED) and race.phase in (w.TAKE, w.AIM):
        return why_no_wax(race, code, word)
    if race.phase == w.TAKE:
        return why_not_taken(race, code, word)
    if race.phase == w.AIM:
        return why_not_aimed(race, code, word)
    if code >= w.STEP:
        return why_not_there(race, code - w.STEP, word)
    return Illegal("ski-tour-not-now-move", "ST-24", word=word)


def why_not_in_box(race: Race, code: int, word: str) -> Illegal:
    seat = race.actor
    if code == w.COLUMN + w.SPRINT:
        return Illegal("ski-tour-sprint-full", "ST-14", word=word)
    if w.STAR <= code < w.EFFECT:
        column = code - w.STAR
        empty = race.columns[seat * w.BOXES + column] == 0
        return Illegal("ski-tour-star-empty" if empty else "ski-tour-star-taken", "ST-14", word=word, column=column + 1)
    return Illegal("ski-tour-not-now-sixes", "ST-14", word=word)


def why_no_wax(race: Race, code: int, word: str) -> Illegal:
    seat = race.active
    if code == w.PRINTED:
        message = "ski-tour-printed-used" if race.terms.printed[seat] >= 0 else "ski-tour-no-printed"
        return Illegal(message, "ST-72", word=word)
    if race.waxed:
        return Illegal("ski-tour-waxed", "ST-30", word=word)
    place = rules_wax.outermost(race, seat, code == w.RIGHT)
    if place < 0:
        return Illegal("ski-tour-wax-gone", "ST-88", word=word)
    if code == w.RIGHT and place == rules_wax.outermost(race, seat, False):
        return Illegal("ski-tour-one-token", "ST-88", word=word)
    return Illegal("ski-tour-wax-not-now", "ST-89", word=word, card=race.terms.kinds[race.wax[seat * w.ROW + place]])


def why_not_taken(race: Race, code: int, word: str) -> Illegal:
    seat = race.active
    if code == w.GO:
        must = rules_columns.must_take(race)
        return (
            Illegal("ski-tour-take-first", "ST-20", word=word)
            if must
            else Illegal("ski-tour-unpaid", "ST-36", word=word)
        )
    if w.COLUMN <= code < w.STAR:
        column = code - w.COLUMN
        if race.columns[seat * w.BOXES + column] == 0:
            return Illegal("ski-tour-column-empty", "ST-32", word=word)
        if column == w.SPRINT and rules_columns.must_take(race):
            return Illegal("ski-tour-sprint-later", "ST-21", word=word)
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    return Illegal("ski-tour-not-now-take", "ST-32", word=word)


def why_not_aimed(race: Race, code: int, word: str) -> Illegal:
    if code == w.GO:
        return Illegal("ski-tour-shoot-on", "ST-25", word=word, shots=race.shots_left)
    if w.HEART <= code < w.TURN_BACK and race.shots_left:
        return Illegal("ski-tour-no-heart-there", "ST-43", word=word)
    return Illegal("ski-tour-not-now-aim", "ST-25", word=word)


def why_not_there(race: Race, space: int, word: str) -> Illegal:
    """A space that the next step cannot lead to."""
    seat = race.actor
    here = race.space[seat]
    course = race.terms.course
    if space in list(rules_move.neighbours(race, here, race.may_side, race.misses[seat])):
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if race.misses[seat]:
        return Illegal("ski-tour-laps-first", "ST-44", word=word)
    if course.is_sideways(here, space) and space in list(rules_move.neighbours(race, here, 1, 0)):
        return Illegal("ski-tour-sideways-twice", "ST-26", word=word)
    if course.row[space] == course.row[here] + 1:
        return Illegal("ski-tour-diagonal", "ST-26", word=word)
    if 0 <= course.row[space] < course.row[here]:
        return Illegal("ski-tour-never-back", "ST-26", word=word)
    return Illegal("ski-tour-step-by-step", "ST-24", word=word)
