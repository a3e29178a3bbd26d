"""What a seat knows of the race, as numbers for learners."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import State
from loipe.core.deck import Deck
from loipe.core.ints import count_bits, i64
from loipe.core.observer import Field, Observer, Sheet, each, first_of, seen_from
from loipe.games.mass_start import rules_finish
from loipe.games.mass_start.codes import CARDS, COLOURS, KINDS, MOST_LOOPS, OVER, SHOTS, TARGETS
from loipe.games.mass_start.course import STANDS
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.terms import Terms

BACK = 40
"""Squares a skier may be thrown back behind the start of a lap, or be put beyond the line."""
LOOP = 30
"""Squares of a penalty loop with arrows of its own, at most."""


class RaceObserver(Observer):
    """Everything that everybody sees; of kept events one's own, and of the others' those that everybody saw."""

    def __init__(self, terms: Terms) -> None:
        last, squares, laps = int(terms.seats) - 1, int(terms.course.squares), int(terms.all_laps)
        loop = int(terms.ring_rows) or LOOP
        way = sum([int(length) for length in terms.lap_lengths]) + loop * (MOST_LOOPS + 1)
        turn = [
            Field("phase", 0, OVER), Field("round", 0, int(terms.last_round) + 1), Field("active", 0, last),
            Field("natural", 0, 6), Field("points", -30, 60), Field("extra", -30, 60), Field("sprinted", 0, 1),
            Field("gripped", 0, 1), Field("again", 0, 1), Field("event_deck", 0, 60), Field("technique_deck", 0, 60),
        ]  # fmt: skip
        skier = [
            Field("square", 0, squares - 1), Field("stand", 0, STANDS), Field("lap", 0, laps),
            Field("way_left", -BACK, way), Field("has_shot", 0, 1), Field("loops_left", 0, MOST_LOOPS),
            Field("fallen", 0, 1), Field("targets_left", 0, TARGETS), Field("shots", 0, SHOTS), Field("risk", 0, 6),
            Field("red_wind", 0, 1), Field("pauses_left", 0, SHOTS), Field("sprints", 0, COLOURS * 4),
            Field("skis_held", 0, 1), Field("rifle_held", 0, 1), Field("skis_open", 0, 1), Field("rifle_open", 0, 1),
            Field("lap_fresh", 0, 1), Field("turns_lost", 0, 9), Field("roll_change", -9, 9), Field("kept", 0, CARDS),
            Field("place", 0, last + 1), Field("beyond", 0, BACK),
        ]  # fmt: skip
        cards = [Field("known_events", 0, 1, CARDS), Field("own_events", 0, 1, CARDS), Field("unseen", 0, 9, KINDS)]
        super().__init__([*turn, *each(skier, "skier", last + 1), *cards])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        race = cast(Race, state)
        seats = race.terms.seats
        first = first_of(seat)
        put_turn(sheet, race, seen_from(race.active, first, seats))
        for step in range(seats):
            put_skier(sheet, race, (first + step) % seats)
        put_cards(sheet, race, seat)


def put_turn(sheet: Sheet, race: Race, active: i64) -> None:
    sheet.put(race.phase)
    sheet.put(race.round)
    sheet.put(active)
    sheet.put(race.natural)
    sheet.put(race.points)
    sheet.put(race.extra)
    sheet.put(race.sprinted)
    sheet.put(race.gripped)
    sheet.put(race.again)
    sheet.put(race.event_deck.size())
    sheet.put(race.technique_deck.size())


def put_skier(sheet: Sheet, race: Race, seat: i64) -> None:
    stand: i64 = race.square[seat] - race.terms.first_stand + 1
    if stand < 0 or stand > STANDS:
        stand = 0
    sheet.put(race.square[seat])
    sheet.put(stand)
    sheet.put(race.lap[seat])
    sheet.put(rules_finish.way_left(race, seat))
    sheet.put(race.has_shot[seat])
    sheet.put(race.loops_left[seat])
    sheet.put(race.fallen[seat])
    sheet.put(race.targets_left[seat])
    sheet.put(race.shots[seat])
    sheet.put(race.risk[seat])
    sheet.put(race.red_wind[seat])
    sheet.put(race.pauses_left[seat])
    sheet.put(race.sprints[seat])
    sheet.put(race.skis_held[seat])
    sheet.put(race.rifle_held[seat])
    sheet.put(race.skis_open[seat])
    sheet.put(race.rifle_open[seat])
    sheet.put(race.lap_fresh[seat])
    sheet.put(race.turns_lost[seat])
    sheet.put(race.roll_change[seat])
    sheet.put(count_bits(race.kept[seat]))
    sheet.put(race.place[seat])
    sheet.put(race.beyond[seat])


def put_cards(sheet: Sheet, race: Race, seat: i64) -> None:
    """MS-S21: kept events that everybody saw, one's own, and by kind those in the deck or unseen in others' hands."""
    known: i64 = 0
    for other in range(race.terms.seats):
        known |= race.kept_known[other]
    sheet.put_bits(known, CARDS)
    own: i64 = 0
    if seat >= 0:
        own = race.kept[seat]
    sheet.put_bits(own, CARDS)
    for kind in range(KINDS):
        sheet.put(unseen_of(race, seat, kind))


def unseen_of(race: Race, seat: i64, kind: i64) -> i64:
    count = shuffled(race.event_deck, kind)
    if kind < CARDS:
        for other in range(race.terms.seats):
            if other != seat:
                count += ((race.kept[other] & ~race.kept_known[other]) >> kind) & 1
    return count


def shuffled(deck: Deck, kind: i64) -> i64:
    if kind < len(deck.counts):
        return deck.counts[kind]
    return 0
