"""Why a move cannot end on a square, at a stand or beyond the line: looked up on the course with and without others."""

from __future__ import annotations

from loipe.core.game import Illegal
from loipe.core.ints import i64, vec
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import rules_move, rules_turn, rules_waiting, rules_ways
from loipe.games.mass_start.course import STANDS
from loipe.games.mass_start.state import Race

ROOM = 64
"""No square leads to more."""


def why_blocked(race: Race, word: str) -> Illegal:
    """Not one step is open: MS-5, or at the range MS-7 and MS-23."""
    if is_waiting(race) and not race.terms.french:
        return Illegal("mass-start-blocked-at-range", "MS-23", word=word)
    if is_waiting(race) and stand_beside(race, race.square[race.active]) == STANDS - 1:
        return Illegal("mass-start-last-stand", "MS-7", word=word)
    return Illegal("mass-start-blocked", "MS-5", word=word)


def why_no_finish(race: Race, word: str) -> Illegal:
    if race.lap[race.active] + 1 < race.terms.all_laps:
        return Illegal("mass-start-laps-to-go", "MS-13", word=word)
    if rules_move.must_shoot(race, race.active):
        return Illegal("mass-start-shoot-first", "MS-17", word=word)
    return Illegal("mass-start-cannot-finish", "MS-13", word=word)


def taken(race: Race, square: int, word: str) -> Illegal:
    return Illegal("mass-start-taken", "MS-4", word=word, other=race.at[square] - 1)


def why_not_there(race: Race, square: int, word: str) -> Illegal:
    """The move has squares to go to, but not this one."""
    if race.at[square]:
        return taken(race, square, word)
    if square in list(race.terms.course.stands):
        return why_not_stand(race, square, word)
    if goes_to_stand(race, square):
        return Illegal("mass-start-must-stop", "MS-7", word=word)
    ahead, behind = steps_to(race, [square], False), steps_to(race, [square], True)
    if not ahead and not behind:
        return why_out_of_reach(race, square, word)
    if is_waiting(race) and not race.terms.french and not is_towards_stand(race, bool(behind)):
        return Illegal("mass-start-nearer-stand", "MS-23", word=word)
    return why_not_in(race, max(ahead + behind), bool(behind), word)


def why_not_stand(race: Race, square: int, word: str) -> Illegal:
    """A free stand that this move does not lead to."""
    course = race.terms.course
    stand = square - course.stands[0]
    if not rules_move.must_shoot(race, race.active):
        if race.lap[race.active] >= race.terms.laps:
            return Illegal("mass-start-no-shooting", "MS-17", word=word)
        return Illegal("mass-start-has-shot", "MS-25", word=word)
    here = stand_beside(race, race.square[race.active])
    if race.terms.french and 0 <= here < rules_waiting.free_stand(race, here, 1) < stand:
        return Illegal("mass-start-nearer-stand", "MS-23", word=word)
    row = [course.near[stand], course.far[stand]]
    ahead, behind = steps_to(race, row, False), steps_to(race, row, True)
    if not ahead and not behind:
        return Illegal("mass-start-out-of-reach", "MS-3", word=word, points=race.points + race.extra)
    if race.terms.french and here < 0:
        return why_not_in(race, max(ahead), False, word)
    return Illegal("mass-start-way-blocked", "MS-4", word=word)


def why_not_in(race: Race, steps: int, back: bool, word: str) -> Illegal:
    """So many steps would lead there on an empty course: others are in the way, or too few points would be used."""
    if steps >= len(among_others(race, back)):
        return Illegal("mass-start-way-blocked", "MS-4", word=word)
    return Illegal("mass-start-too-short", "MS-3", word=word, points=race.points + race.extra, steps=steps)


def why_out_of_reach(race: Race, square: int, word: str) -> Illegal:
    """MS-3, unless the range, the loop or the route alone is in the way."""
    seat = race.active
    if rules_move.must_shoot(race, seat) and steps_to(race, [square], False, has_shot=1):
        return Illegal("mass-start-past-range", "MS-7", word=word)
    if race.loops_left[seat] and steps_to(race, [square], False, loops_left=0):
        return Illegal("mass-start-loops-first", "MS-12", word=word)
    if race.terms.course.in_loop[square] and not race.loops_left[seat]:
        return Illegal("mass-start-no-loop-owed", "MS-26", word=word)
    return Illegal("mass-start-out-of-reach", "MS-3", word=word, points=race.points + race.extra)


def stand_beside(race: Race, square: int) -> int:
    return race.terms.course.stand_beside[square]


def is_waiting(race: Race) -> bool:
    """MS-23: on the track beside the stands, with the shooting still to come."""
    return stand_beside(race, race.square[race.active]) >= 0 and rules_move.must_shoot(race, race.active)


def goes_to_stand(race: Race, square: int) -> bool:
    """MS-7: a stand goes first; `fr` on the way to the range only where the move ends beside it."""
    if not rules_move.must_shoot(race, race.active):
        return False
    if race.terms.french and not is_waiting(race):
        return square in among_others(race, False)[-1]
    stands = list(race.terms.course.stands)
    return any(way & c.SQUARES in stands for way in race.ways)


def is_towards_stand(race: Race, back: bool) -> bool:
    """MS-23, `ru`: the nearest free stand lies that way."""
    here = stand_beside(race, race.square[race.active])
    ahead, behind = rules_waiting.free_stand(race, here, 1), rules_waiting.free_stand(race, here, -1)
    if ahead < 0 or behind < 0:
        return back == (ahead < 0)
    return here - behind <= ahead - here if back else ahead - here <= here - behind


def steps_to(race: Race, squares: list[int], back: bool, **fields: int) -> list[int]:
    """With how many steps one of these is reached on an empty course; the skier's fields may be taken otherwise."""
    empty = race.clone()
    for seat in range(race.terms.seats):
        rules_turn.lift(empty, seat)
    for name, number in fields.items():
        getattr(empty, name)[race.active] = number
    return [steps for steps, level in enumerate(levels(empty, back), 1) if any(square in level for square in squares)]


def among_others(race: Race, back: bool) -> list[set[int]]:
    """The squares reached as things are; the skier's own is free (MS-26)."""
    gone = race.clone()
    rules_turn.lift(gone, race.active)
    return levels(gone, back)


def levels(race: Race, back: bool) -> list[set[int]]:
    """The squares reached with 1, 2, ... of the points; back only for who waits at the range (MS-23, `ru`)."""
    seat = race.active
    here = {race.square[seat] + c.LOOP * race.loops_left[seat]}
    found: list[set[int]] = []
    if back and (race.terms.french or not is_waiting(race)):
        return found
    for _ in range(race.points + race.extra):
        here = {step for way in here for step in steps_from(race, way, back)}
        if not here:
            break
        found.append({way & c.SQUARES for way in here})
    return found


def steps_from(race: Race, way: int, back: bool) -> list[int]:
    room = vec[i64]([0] * ROOM)
    if back:
        found = rules_waiting.add_steps_back(race, way, room, 0)
    else:
        found = rules_ways.add_steps(race, race.active, way, room, 0, rules_move.must_shoot(race, race.active))
    return list(room[:found])
