"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Illegal
from loipe.games.mass_start import rules_cards, rules_move, rules_turn, rules_ways
from loipe.games.mass_start import words as w
from loipe.games.mass_start.state import Race

PHASE_REASONS = {
    w.GRID: ("mass-start-not-now-grid", "MS-2"),
    w.PUT_BACK: ("mass-start-not-now-put-back", "MS-S3"),
    w.BACK: ("mass-start-not-now-back", "MS-10"),
    w.RISK: ("mass-start-not-now-risk", "MS-S6"),
    w.AIM: ("mass-start-not-now-aim", "MS-9"),
    w.TECHNIQUE: ("mass-start-not-now-technique", "MS-S19"),
    w.BEFORE: ("mass-start-not-now-before", "MS-21"),
}


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "MS-15", word=word)
    if race.to_act() == CHANCE:
        return Illegal("mass-start-not-in-deck", "MS-S8", word=word)
    seat = race.active
    if code == w.SPRINT and race.phase == w.MOVE:
        used = "mass-start-sprint-once" if race.sprinted else "mass-start-no-sprint"
        return Illegal(used, "MS-S5", word=word)
    if code in (w.SKIS, w.RIFLE):
        return why_no_technique(race, seat, code, word)
    if w.KEPT <= code < w.SQUARE:
        held = (race.kept[seat] >> (code - w.KEPT)) & 1
        return Illegal("mass-start-card-not-now" if held else "mass-start-card-not-held", "MS-S21", word=word)
    if race.phase in PHASE_REASONS:
        message, clause = PHASE_REASONS[race.phase]
        return Illegal(message, clause, word=word)
    if code >= w.SQUARE:
        return why_not_there(race, seat, code - w.SQUARE, word)
    if code == w.FINISH:
        return Illegal("mass-start-cannot-finish", "MS-13", word=word)
    return Illegal("mass-start-must-move", "MS-3", word=word)


def why_no_technique(race: Race, seat: int, code: int, word: str) -> Illegal:
    clause = "MS-S10" if code == w.SKIS else "MS-S11"
    held = race.skis_held[seat] if code == w.SKIS else race.rifle_held[seat]
    if not held:
        return Illegal("mass-start-no-technique-card", clause, word=word)
    if rules_cards.is_second(race, seat, code):
        return Illegal("mass-start-second-technique", clause, word=word)
    return Illegal("mass-start-technique-at-line", "MS-S18", word=word)


def why_not_there(race: Race, seat: int, square: int, word: str) -> Illegal:
    """A square that the move cannot end on."""
    course = race.terms.course
    points = race.points + race.extra
    if race.can_finish:
        return Illegal("mass-start-crosses", "MS-28", word=word)
    if square == race.square[seat]:
        return Illegal("mass-start-must-move", "MS-3", word=word)
    if race.at[square]:
        return Illegal("mass-start-taken", "MS-4", word=word, other=race.at[square] - 1)
    stands = [way for way in race.ways if course.stands[0] <= way & w.SQUARES <= course.stands[5]]
    if stands and rules_move.must_shoot(race, seat):
        return Illegal("mass-start-must-stop", "MS-7", word=word)
    steps = steps_to(race, seat, square, points)
    if steps == points:
        return Illegal("mass-start-way-blocked", "MS-5", word=word, points=points)
    if steps >= 0:
        return Illegal("mass-start-too-short", "MS-3", word=word, points=points, steps=steps)
    return Illegal("mass-start-out-of-reach", "MS-3", word=word, points=points)


def steps_to(race: Race, seat: int, square: int, points: int) -> int:
    """Steps to a square on an empty course, -1 if more than the points."""
    empty = race.clone()
    for other in range(race.terms.seats):
        if other != seat:
            rules_turn.lift(empty, other)
    for steps in range(points, 0, -1):
        ways = rules_ways.farthest(empty, seat, steps, rules_move.must_shoot(race, seat))
        if square in [way & w.SQUARES for way in ways]:
            return steps
    return -1
