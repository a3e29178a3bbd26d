"""CG, before the start: weather, form cards, hands, the start order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.deck import Deck
from loipe.core.ints import append, i64, vec
from loipe.games.crystal_globe import rules_energy, rules_turn
from loipe.games.crystal_globe.codes import (
    DELAYED,
    FORM,
    FORMED,
    FORMS,
    KINDS,
    LUDIQUE,
    ORDER,
    ORDERED,
    STAGGERED,
    WEATHER,
    WEATHERED,
    WINDSOCK,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race


def set_up(race: Race) -> None:
    """CG-15, CG-30: an energy deck for everyone; then the weather is the first thing to be rolled (CG-3)."""
    terms = race.terms
    for seat in range(terms.seats):
        counts = vec[i64]([0 for _ in range(KINDS)])
        value: i64 = 0
        while value < FORMS:
            counts[value] = terms.energy[terms.base[seat] * FORMS + value]
            value += 1
        race.decks.append(Deck(counts))
    race.phase = WEATHER


def set_weather(race: Race, face: i64) -> None:
    """CG-3: a windsock means wind on the range, anything else calm."""
    race.wind = 1 if face == WINDSOCK else 0
    race.tell(WEATHERED, 0, race.wind, face)
    race.active = 0
    race.phase = FORM


def form_options(race: Race) -> vec[i64]:
    options = vec[i64]()
    value: i64 = 0
    while value < FORMS:
        if forms_left(race, value) > 0:
            options = append(options, FORMS + value)
        value += 1
    return options


def form_weights(race: Race) -> vec[i64]:
    weights = vec[i64]()
    value: i64 = 0
    while value < FORMS:
        left = forms_left(race, value)
        if left > 0:
            weights = append(weights, left)
        value += 1
    return weights


def forms_left(race: Race, value: i64) -> i64:
    """CG-74: form cards of a value that nobody has drawn."""
    left = race.terms.forms[value]
    for kind in race.form:
        if kind == FORMS + value:
            left -= 1
    return left


def deal_form(race: Race, kind: i64) -> None:
    """CG-15: drawn in secret, known to its owner, put under the deck."""
    seat = race.active
    race.form[seat] = kind
    race.decks[seat].put_under(kind)
    race.tell(FORMED, seat, kind)
    if seat + 1 < race.terms.seats:
        race.active = seat + 1
        return
    race.active = 0
    if race.terms.level == LUDIQUE:
        line_up(race)
    else:
        deal_hands(race)


def deal_hands(race: Race) -> None:
    """CG-40: everyone starts with a full hand, seat by seat."""
    while race.active < race.terms.seats:
        if rules_energy.wants_card(race, race.active):
            rules_energy.fill(race)
            return
        race.active += 1
    line_up(race)


def line_up(race: Race) -> None:
    """CG-4: the order is drawn; CG-60: a pursuit starts in the order of its delays, a relay with the first legs."""
    terms = race.terms
    race.active = 0
    if terms.start == DELAYED:
        for seat in by_delay(race):
            race.drawn = append(race.drawn, seat)
        start_race(race)
    else:
        race.phase = ORDER


def by_delay(race: Race) -> vec[i64]:
    """Seats by their delay, the shortest first; equals in the order agreed."""
    seats = vec[i64]()
    delay: i64 = 0
    longest: i64 = 0
    for found in race.terms.start_delays:
        if found > longest:
            longest = found
    while delay <= longest:
        for seat in race.terms.start_order:
            if race.terms.start_delays[seat] == delay:
                seats = append(seats, seat)
        delay += 1
    return seats


def order_options(race: Race) -> vec[i64]:
    """Who may be drawn next."""
    options = vec[i64]()
    seat: i64 = 0
    while seat < race.terms.seats:
        if seat not in race.drawn and is_first_leg(race, seat):
            options = append(options, seat)
        seat += 1
    return options


def is_first_leg(race: Race, seat: i64) -> bool:
    """CG-60: in a relay the first of each team starts; else everyone does."""
    if race.terms.is_relay == 0:
        return True
    other: i64 = 0
    while other < seat:
        if race.terms.team[other] == race.terms.team[seat]:
            return False
        other += 1
    return True


def draw_start(race: Race, seat: i64) -> None:
    race.drawn = append(race.drawn, seat)
    race.tell(ORDERED, seat, len(race.drawn))
    if len(order_options(race)) == 0:
        start_race(race)


def start_race(race: Race) -> None:
    """CG-4, CG-60: all together in the order drawn, one after another, or with the delays agreed."""
    terms = race.terms
    place: i64 = 0
    for seat in race.drawn:
        race.arrived[seat] = place
        race.start_round[seat] = 1
        if terms.start == STAGGERED:
            race.start_round[seat] = 1 + place * terms.start_gap
        elif terms.start == DELAYED:
            race.start_round[seat] = 1 + terms.start_delays[seat]
        place += 1
    rules_turn.next_round(race)
