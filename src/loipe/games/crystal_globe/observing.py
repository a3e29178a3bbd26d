"""What a seat knows of the race, as numbers for learners."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import State
from loipe.core.ints import i64
from loipe.core.observer import Field, Observer, Sheet, each, first_of, seen_from
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_move, rules_range
from loipe.games.crystal_globe.codes import FORMS, KINDS, OVER, PILE, RING, TARGETS
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.terms import Terms

SERIES = 20
"""Visits to the range that are counted at most; a relay's skiers have fewer."""
FAR = 99
"""Squares that a move or a finish can come to, at most."""


class RaceObserver(Observer):
    """Everything that everybody sees; of energy cards one's own hand, and of the others' those that everybody saw."""

    def __init__(self, terms: Terms) -> None:
        last, laps = int(terms.seats) - 1, int(terms.laps)
        rounds, most = int(terms.last_round) + 2, int(rules_range.most_shots(terms))
        starts = [rounds, 1 + last * int(terms.start_gap), *[1 + int(delay) for delay in terms.start_delays]]
        legs = last + 1 if terms.is_relay else 1
        way = (laps * int(terms.course.rows) + RING * (TARGETS + most)) * legs
        turn = [
            Field("phase", 0, OVER), Field("round", 0, rounds), Field("active", 0, last), Field("wind", 0, 1),
            Field("rolled", 0, 12), Field("die", -12, 24), Field("slipped", 0, 1), Field("energy", 0, 40),
            Field("cards", 0, PILE), Field("barred", 0, 9), Field("steps", 0, FAR), Field("used", 0, FAR),
            Field("turn_shots", 0, 99),
        ]  # fmt: skip
        skier = [
            Field("base", 0, 2), Field("team", 0, last), Field("square", 0, int(terms.course.squares)),
            Field("row", -1, int(terms.course.rows)), Field("lane", 0, 3), Field("lap", 0, laps),
            Field("way_left", -FAR * legs, way), Field("ring", 0, 9), Field("fallen", 0, 1), Field("slipstream", 0, 1),
            Field("stand", 0, 12), Field("aiming", 0, 1), Field("standing", 0, 1), Field("has_shot", 0, 1),
            Field("shots", 0, most), Field("black", 0, TARGETS + most), Field("misses", 0, SERIES * TARGETS),
            Field("start_round", 0, max(starts)), Field("place", 0, last + 1), Field("beyond", 0, FAR),
        ]  # fmt: skip
        energy = [
            Field("hand_size", 0, PILE), Field("deck", 0, PILE), Field("pile_size", 0, PILE),
            Field("pile_top", 0, FORMS), Field("form", 0, KINDS),
            Field("hand", 0, PILE, KINDS), Field("unseen", 0, PILE, FORMS),
        ]  # fmt: skip
        super().__init__([*turn, *each([*skier, *energy], "skier", last + 1)])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        race = cast(Race, state)
        seats = race.terms.seats
        first = first_of(seat)
        put_turn(sheet, race, seen_from(race.active, first, seats))
        for step in range(seats):
            other: i64 = (first + step) % seats
            put_skier(sheet, race, other)
            put_energy(sheet, race, other, other == seat)


def put_turn(sheet: Sheet, race: Race, active: i64) -> None:
    sheet.put(race.phase)
    sheet.put(race.round)
    sheet.put(active)
    sheet.put(race.wind)
    sheet.put(race.rolled)
    sheet.put(race.die)
    sheet.put(race.slipped)
    sheet.put(race.energy)
    sheet.put(race.cards)
    sheet.put(race.barred)
    sheet.put(race.steps)
    sheet.put(race.used)
    sheet.put(race.turn_shots)


def put_skier(sheet: Sheet, race: Race, seat: i64) -> None:
    sheet.put(race.terms.base[seat])
    sheet.put(race.terms.team[seat])
    sheet.put(rules_move.square_of(race, seat))
    sheet.put(race.row[seat])
    sheet.put(race.lane[seat])
    sheet.put(race.lap[seat])
    sheet.put(rules_finish.way_of_team(race, seat))
    sheet.put(race.ring[seat])
    sheet.put(race.fallen[seat])
    sheet.put(i64(race.slip[seat] != 0))
    sheet.put(race.stand[seat] + 1)
    sheet.put(race.aiming[seat])
    sheet.put(standing(race, seat))
    sheet.put(race.has_shot[seat])
    sheet.put(race.shots[seat])
    sheet.put(race.black[seat])
    sheet.put(rules_range.misses(race, seat))
    sheet.put(race.start_round[seat])
    sheet.put(race.place[seat])
    sheet.put(race.beyond[seat])


def standing(race: Race, seat: i64) -> i64:
    """CG-30: 1 if the shooting that ends this lap is standing."""
    if race.lap[seat] < len(race.terms.shootings):
        return race.terms.shootings[race.lap[seat]]
    return 0


def put_energy(sheet: Sheet, race: Race, seat: i64, own: bool) -> None:
    """CG-15: a hand is its owner's secret, but for cards that everybody saw; so is a form card until it is played."""
    form: i64 = -1
    if own or race.form_seen[seat] == 1:
        form = race.form[seat]
    pile = rules_energy.pile_of(race, seat)
    top: i64 = 0
    if len(pile) > 0:
        top = pile[len(pile) - 1] % FORMS + 1
    sheet.put(race.hand_size[seat])
    sheet.put(race.decks[seat].size())
    sheet.put(len(pile))
    sheet.put(top)
    sheet.put(form + 1)
    for kind in range(KINDS):
        sheet.put(known_in_hand(race, seat, kind, form, own))
    for kind in range(FORMS):
        unknown = race.hand[seat * KINDS + kind] - known_in_hand(race, seat, kind, form, own)
        sheet.put(race.decks[seat].counts[kind] + unknown)


def known_in_hand(race: Race, seat: i64, kind: i64, form: i64, own: bool) -> i64:
    if own or kind == form:
        return race.hand[seat * KINDS + kind]
    if kind == 0:
        return race.ones_known[seat]
    return 0
