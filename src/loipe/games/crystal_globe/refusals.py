"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Fact, Illegal
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_move, rules_range, rules_way
from loipe.games.crystal_globe.components import components
from loipe.games.crystal_globe.state import Race


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return refused("race-is-over", "CG-62", word)
    if race.to_act() == CHANCE:
        return why_not_drawn(race, code, word)
    if race.phase == c.AIM:
        return refused("crystal-globe-at-range", "CG-22", word)
    if code in (c.GO, c.STOP):
        return refused("crystal-globe-not-at-range", "CG-22", word)
    if code == c.TURN_UP or c.CARD < code <= c.CARD + c.FORMS:
        return why_no_card(race, code, word)
    if code == c.STAY:
        return refused("crystal-globe-card-spent", "CG-12", word, points=race.die)
    return why_not_there(race, code, word)


def refused(message: str, clause: str, word: str, **facts: Fact) -> Illegal:
    return Illegal(message, clause, word=word, **facts)


def why_not_drawn(race: Race, code: int, word: str) -> Illegal:
    """A die or card that cannot come up."""
    if race.phase == c.ORDER:
        if code in race.drawn:
            return refused("crystal-globe-drawn", "CG-4", word)
        return refused("crystal-globe-later-leg", "CG-60", word)
    if race.phase == c.FORM:
        return refused("crystal-globe-forms-out", "CG-74", word)
    if race.phase in (c.FILL, c.REVEAL, c.TIRED):
        deck = race.decks[race.active]
        if code < c.FORMS:
            return refused("crystal-globe-deck-lacks", "CG-15", word)
        if deck.shuffled:
            return refused("crystal-globe-form-last", "CG-15", word, cards=deck.shuffled)
        return refused("crystal-globe-other-form", "CG-15", word)
    die = components().dice[rules_range.die_now(race)] if race.phase == c.SHOT else "event"
    return refused("crystal-globe-not-on-die", "CG-71" if race.phase == c.SHOT else "CG-73", word, die=die)


def why_no_card(race: Race, code: int, word: str) -> Illegal:
    blind = race.terms.level == c.LUDIQUE
    if blind != (code == c.TURN_UP):
        return (
            refused("crystal-globe-cards-blind", "CG-30", word)
            if blind
            else refused("crystal-globe-cards-chosen", "CG-40", word)
        )
    if race.cards >= race.terms.turn_cards:
        return refused("crystal-globe-cards-enough", "CG-12", word, cards=race.terms.turn_cards)
    if race.barred == c.INTO_CLIMB:
        return refused("crystal-globe-into-climb", "CG-14", word)
    if race.barred == c.STAND_NEAR:
        return refused("crystal-globe-stand-near", "CG-12", word)
    if blind or race.hand_size[race.active] == 0:
        return refused("crystal-globe-cards-out", "CG-15", word)
    return refused("crystal-globe-no-such-card", "CG-40", word)


def why_not_there(race: Race, code: int, word: str) -> Illegal:
    """A square, or the line, where the move cannot end: off the way, too far, or closed."""
    points, most, seat = race.die + race.energy, race.terms.most_squares, race.active
    square = code - c.SQUARE
    if square >= 0 and race.at[square] not in (0, seat + 1):
        return refused("crystal-globe-taken", "CG-1", word, other=race.at[square] - 1)
    if square == rules_move.square_of(race, seat):
        return refused("crystal-globe-here", "CG-13", word)
    off = why_off_the_way(race, code, word)
    if off is not None:
        return off
    steps, lane = rules_way.steps_to(race, code, farthest(race)), rules_move.lane_of(race, code)
    if steps > points:
        return refused("crystal-globe-out-of-reach", "CG-12", word, points=points)
    if steps > most:
        return refused("crystal-globe-longest", "CG-13", word, squares=steps, most=most)
    cost = rules_way.cost_to(race, steps, lane)
    if steps + cost <= points:
        return refused("crystal-globe-card-spent", "CG-12", word, points=race.die)
    if cost < rules_way.FAR:
        return refused("crystal-globe-toll", "CG-53", word, needed=steps + cost, points=points)
    if steps == 1 and not rules_way.is_on_grey(race, seat) and race.lane[seat] - lane in (-2, 2):
        return refused("crystal-globe-two-lanes", "CG-13", word)
    return refused("crystal-globe-way-closed", "CG-13", word)


def farthest(race: Race) -> int:
    """Squares within which everything on a skier's way comes once."""
    return 2 * race.terms.course.rows + c.RING * (race.black[race.active] + 2)


def why_off_the_way(race: Race, code: int, word: str) -> Illegal | None:
    """Behind or beside the skier, beyond the stand, the ring or another lap; None if it lies ahead."""
    seat, terms = race.active, race.terms
    course, points = terms.course, race.die + race.energy
    square = code - c.SQUARE
    if square < 0:
        if race.lap[seat] + 1 == terms.laps:
            return None
        return refused("crystal-globe-lap-first", "CG-62", word, lap=race.lap[seat] + 1, laps=terms.laps)
    steps = rules_way.steps_to(race, code, farthest(race))
    if square >= course.ring_first:
        if not race.black[seat]:
            return refused("crystal-globe-no-lap-owed", "CG-26", word)
        return None if steps else refused("crystal-globe-behind", "CG-13", word)
    row = course.row_of[square]
    if row == race.row[seat] and not race.ring[seat]:
        return refused("crystal-globe-beside", "CG-13", word)
    ahead = (row - race.row[seat]) % course.rows or course.rows
    if row >= 0 and ahead <= points:
        if not steps and rules_way.must_shoot(race, seat):
            stand = rules_way.stand_of(race, seat)
            return refused("crystal-globe-shoot-first", "CG-20", word, stand=stand + 1)
        if steps > points and race.black[seat]:
            return refused("crystal-globe-ring-first", "CG-27", word, laps=race.black[seat])
    back = race.row[seat] - row
    if row < 0 or (back >= 0 and race.lap[seat] + 1 == terms.laps) or 0 <= back < ahead > points:
        return refused("crystal-globe-behind", "CG-13", word)
    return None if steps else refused("crystal-globe-out-of-reach", "CG-12", word, points=points)
