"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.deck import Deck
from loipe.core.game import Illegal
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import refusals_way, rules_cards
from loipe.games.mass_start.state import Race

FIRST = {
    c.GRID: ("mass-start-not-now-grid", "MS-2"),
    c.PUT_BACK: ("mass-start-not-now-put-back", "MS-S3"),
    c.BACK: ("mass-start-not-now-back", "MS-10"),
    c.RISK: ("mass-start-not-now-risk", "MS-S6"),
    c.AIM: ("mass-start-not-now-aim", "MS-9"),
    c.TECHNIQUE: ("mass-start-not-now-technique", "MS-S19"),
    c.BEFORE: ("mass-start-not-now-before", "MS-21"),
    c.MOVE: ("mass-start-must-move", "MS-3"),
    c.CARRIED: ("mass-start-carried", "MS-S22"),
}
"""What comes first in each phase, and the clause that asks for it."""
MOMENTS = {c.PUSH: c.MOVE, c.REROLL: c.MOVE, c.GRIP: c.BEFORE, c.CALM: c.AIM, c.QUICK: c.AIM}
"""When each kind of kept card is played."""


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "MS-15", word=word)
    if race.to_act() == CHANCE:
        return why_not_drawn(race, code, word)
    if code == c.SPRINT:
        return why_no_sprint(race, word)
    if code in (c.SKIS, c.RIFLE):
        return why_no_technique(race, code, word)
    if code == c.FROM_DECK:
        asked = race.phase == c.TECHNIQUE
        return Illegal("mass-start-no-deck" if asked else "mass-start-deck-by-event", "MS-S19", word=word)
    if code in (c.LOW, c.MEDIUM, c.HIGH):
        return Illegal("mass-start-risk-once" if race.terms.risk else "mass-start-risk-off", "MS-S6", word=word)
    if c.KEPT <= code < c.SQUARE:
        return why_not_card(race, code - c.KEPT, word)
    if race.phase in (c.MOVE, c.CARRIED):
        return why_no_move(race, code, word)
    if code == c.STAY and race.phase == c.TECHNIQUE:
        return Illegal("mass-start-must-play", "MS-S8", word=word)
    if race.phase in (c.GRID, c.PUT_BACK, c.BACK) and code >= c.SQUARE and is_others(race, code - c.SQUARE):
        return refusals_way.taken(race, code - c.SQUARE, word)
    return first(race, word)


def first(race: Race, word: str) -> Illegal:
    """Something else comes before any such word; where it is a square, these are open."""
    message, clause = FIRST[race.phase]
    squares = ", ".join(race.terms.course.names[way & c.SQUARES] for way in race.ways)
    return Illegal(message, clause, word=word, squares=squares)


def is_others(race: Race, square: int) -> bool:
    return race.at[square] not in (0, race.active + 1)


def why_not_drawn(race: Race, kind: int, word: str) -> Illegal:
    """MS-S19, MS-S20: dealt, used and held cards are not on top of their deck."""
    deck: Deck = race.event_deck if race.phase == c.DRAW else race.technique_deck
    clause = "MS-S20" if race.phase == c.DRAW else "MS-S19"
    below = kind in list(deck.under[deck.under_from :])
    return Illegal("mass-start-under-deck" if below else "mass-start-not-in-deck", clause, word=word)


def why_no_sprint(race: Race, word: str) -> Illegal:
    if race.sprinted:
        return Illegal("mass-start-sprint-once", "MS-S5", word=word)
    if not race.sprints[race.active]:
        return Illegal("mass-start-no-sprint", "MS-S5", word=word)
    return first(race, word) if race.phase != c.CARRIED else Illegal("mass-start-sprint-on-roll", "MS-S15", word=word)


def why_no_technique(race: Race, code: int, word: str) -> Illegal:
    seat = race.active
    clause = "MS-S10" if code == c.SKIS else "MS-S11"
    held = race.skis_held[seat] if code == c.SKIS else race.rifle_held[seat]
    if not held:
        return Illegal("mass-start-no-technique-card", clause, word=word)
    if rules_cards.is_second(race, seat, code):
        return Illegal("mass-start-second-technique", clause, word=word)
    if race.lap_fresh[seat]:
        return first(race, word)
    return Illegal("mass-start-technique-at-line", "MS-S18", word=word)


def why_not_card(race: Race, card: int, word: str) -> Illegal:
    if not (race.kept[race.active] >> card) & 1:
        return Illegal("mass-start-card-not-held", "MS-S21", word=word)
    is_moment = MOMENTS[race.terms.verbs[card]] == race.phase
    return Illegal("mass-start-card-no-use" if is_moment else "mass-start-card-not-now", "MS-S21", word=word)


def why_no_move(race: Race, code: int, word: str) -> Illegal:
    """A word other than the squares, or the finish, that the points lead to."""
    if race.can_finish:
        return Illegal("mass-start-crosses", "MS-28", word=word)
    if len(race.ways) == 0:
        return refusals_way.why_blocked(race, word)
    if code == c.FINISH:
        return refusals_way.why_no_finish(race, word)
    if code >= c.SQUARE and code - c.SQUARE != race.square[race.active]:
        return refusals_way.why_not_there(race, code - c.SQUARE, word)
    if code == c.STAY and race.phase == c.MOVE:
        return Illegal("mass-start-not-blocked", "MS-5", word=word)
    return first(race, word)
