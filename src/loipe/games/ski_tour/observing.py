"""What a seat knows of the race, as numbers for learners."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import State
from loipe.core.ints import count_bits, i64
from loipe.core.observer import Field, Observer, Sheet, each, first_of, seen_from
from loipe.games.ski_tour import rules_finish, rules_prepare, rules_range
from loipe.games.ski_tour.codes import (
    BOXES,
    COLUMNS,
    DICE,
    FACES_OF_DIE,
    HEARTS,
    LEVELS,
    OVER,
    ROW,
    SIXES,
    TOP,
    WAXING,
)
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.terms import Terms


class RaceObserver(Observer):
    """Everything that everybody sees; of wax that is laid and 6s that are placed unseen one's own."""

    def __init__(self, terms: Terms) -> None:
        last, ranges = int(terms.seats) - 1, int(terms.course.ranges)
        way = max(list(terms.course.left)) + HEARTS * max(list(terms.course.lap))
        turn = [
            Field("phase", 0, OVER), Field("round", 0, int(terms.last_round) + 1), Field("marker", 0, last),
            Field("active", 0, last), Field("actor", -1, last), Field("taken", 0, 99), Field("paid", 0, 99),
            Field("extra", -99, 99), Field("free_columns", 0, 9), Field("sprinting", 0, 9), Field("steps_left", 0, 99),
            Field("shots_left", 0, 99), Field("aimed", -1, HEARTS), Field("rerolling", 0, DICE),
        ]  # fmt: skip
        skier = [
            Field("space", 0, int(terms.course.spaces)), Field("way_left", 0, int(way)),
            Field("columns", 0, DICE, BOXES), Field("stars", 0, 1, COLUMNS), Field("ready", 0, DICE),
            Field("levels", 0, TOP, HEARTS), Field("hits", 0, FACES_OF_DIE, HEARTS), Field("targets", 0, 2, HEARTS),
            Field("shots_owed", 0, HEARTS), Field("laps_owed", 0, HEARTS), Field("missed", -1, HEARTS, ranges),
            Field("wax", -1, 99, ROW), Field("used", 0, 1, ROW), Field("printed_used", 0, 1), Field("laid", 0, ROW),
            Field("sixes", 0, DICE), Field("chosen", 0, DICE), Field("boxes", 0, 1, COLUMNS),
            Field("sprints", 0, DICE), Field("place", 0, last + 1), Field("collapsed", 0, last + 1),
        ]  # fmt: skip
        super().__init__([*turn, *each(skier, "skier", last + 1)])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        race = cast(Race, state)
        seats = race.terms.seats
        first = first_of(seat)
        put_turn(sheet, race, first)
        for step in range(seats):
            other: i64 = (first + step) % seats
            put_skier(sheet, race, other)
            put_board(sheet, race, other, other == seat)


def put_turn(sheet: Sheet, race: Race, first: i64) -> None:
    seats = race.terms.seats
    actor: i64 = -1
    if race.phase != WAXING and race.phase != SIXES:
        actor = seen_from(race.actor, first, seats)
    sheet.put(race.phase)
    sheet.put(race.round)
    sheet.put(seen_from(race.marker, first, seats))
    sheet.put(seen_from(race.active, first, seats))
    sheet.put(actor)
    sheet.put(race.taken)
    sheet.put(race.paid)
    sheet.put(race.extra)
    sheet.put(race.free_columns)
    sheet.put(race.sprinting)
    sheet.put(race.steps_left)
    sheet.put(race.shots_left)
    sheet.put(race.aimed)
    sheet.put(race.rerolling)


def put_skier(sheet: Sheet, race: Race, seat: i64) -> None:
    terms = race.terms
    sheet.put(race.space[seat])
    sheet.put(rules_finish.way_left(race, seat))
    sheet.put_part(race.columns, seat * BOXES, BOXES)
    sheet.put_part(race.stars, seat * COLUMNS, COLUMNS)
    sheet.put(ready(race, seat))
    sheet.put_part(race.levels, seat * HEARTS, HEARTS)
    for heart in range(HEARTS):
        sheet.put(terms.hits[seat * LEVELS + race.levels[seat * HEARTS + heart]])
    sheet.put_part(race.targets, seat * HEARTS, HEARTS)
    sheet.put(race.shots_owed[seat])
    sheet.put(rules_range.laps_for(race.misses[seat]))
    for number in range(terms.course.ranges):
        sheet.put(race.missed[seat * terms.course.ranges + number] - 1)


def put_board(sheet: Sheet, race: Race, seat: i64, own: bool) -> None:
    """ST-4, ST-14: wax is a secret while it is laid out, places of 6s while they are chosen."""
    shows_wax = own or race.phase != WAXING
    shows_boxes = own or race.phase != SIXES
    for place in range(ROW):
        kind: i64 = -1
        if shows_wax:
            kind = race.wax[seat * ROW + place]
        sheet.put(kind)
    sheet.put_bits(race.used[seat], ROW)
    sheet.put(race.printed_used[seat])
    sheet.put(race.laid[seat])
    sheet.put(race.sixes[seat])
    sheet.put(chosen(race, seat))
    boxes: i64 = 0
    sprints: i64 = 0
    if shows_boxes:
        boxes = race.boxes[seat]
        sprints = race.sprints[seat]
    sheet.put_bits(boxes, COLUMNS)
    sheet.put(sprints)
    sheet.put(race.place[seat])
    sheet.put(race.collapsed[seat])


def chosen(race: Race, seat: i64) -> i64:
    """6s whose place is chosen but not shown."""
    return count_bits(race.boxes[seat]) + race.sprints[seat]


def ready(race: Race, seat: i64) -> i64:
    """Dice neither on the board nor in the air, those taken in this turn among them."""
    dice = DICE - rules_prepare.on_board(race, seat) - chosen(race, seat) - race.sixes[seat]
    if seat == race.active:
        dice -= race.rerolling
    return dice
