"""Skiers with their boards, and what the turn has come to: as everybody sees them."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.core.shown import Dot
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_columns, rules_finish, rules_prepare, rules_range, rules_wax
from loipe.games.ski_tour.course import RED
from loipe.games.ski_tour.events import LEVELS
from loipe.games.ski_tour.standing import percent, series
from loipe.games.ski_tour.state import Race

Target = Literal["", "hit", "miss"]
TARGETS: tuple[Target, ...] = ("", "hit", "miss")


class Heart(msgspec.Struct, frozen=True):
    """A stamina marker and its target."""

    rung: int
    """Of the ladder, from 0 on top."""
    level: str
    hits: int
    """Faces of six that hit."""
    chance: int
    """The same in percent."""
    target: Target


class Skier(msgspec.Struct, frozen=True):
    """One nation's board and skier, as everybody sees them."""

    nation: str
    space: str
    at_range: int
    """The number of the range, on its shooting space or in its penalty lane; else 0."""
    is_racing: bool
    way_left: int
    columns: tuple[int, ...]
    """Dice in columns 1 to 4 and sprint."""
    stars: tuple[bool, ...]
    ready: int
    """Dice for the next throw, those taken in this turn apart."""
    next_roll: int
    """How many of them it will be."""
    returning: int
    """Dice that come back after this turn's move."""
    rolled: tuple[int, ...]
    """The last throw."""
    hearts: tuple[Heart, ...]
    stamina: int
    shots_owed: int
    laps: int
    """Penalty laps owed."""
    series: tuple[tuple[Dot, ...], ...]
    """Every shooting, target by target."""
    wax: tuple[str, ...]
    """The row; empty names while it is laid out unseen."""
    used: tuple[bool, ...]
    outer: tuple[int, ...]
    """Places of the tokens that may be used next."""
    printed_used: bool
    sixes: int
    """6s that still wait for a place."""
    chosen: int
    """6s whose place is chosen but not shown."""
    place: int
    collapsed: bool


class TakenColumn(msgspec.Struct, frozen=True):
    """A column taken in this turn."""

    column: int
    """From 1; the fifth is sprint."""
    dice: int
    """That count, the 6 above a full column included."""
    price: int
    """Stamina it cost."""
    back: bool
    """The 6 above it was not counted and returns."""


class Turn(msgspec.Struct, frozen=True):
    """What the turn at hand has come to so far."""

    taken: tuple[TakenColumn, ...]
    extra: int
    """What wax adds."""
    shooting: bool
    uphill: int
    """Steps that a start on red costs."""
    count: int
    """Steps or shots."""
    paid: int
    """Stamina."""
    shots_left: int
    """ST-40: of this turn, once it is settled how many there are."""
    aimed: int
    """The heart that the next shot is fired with; -1 while it is open."""


def skier(race: Race, seat: int) -> Skier:
    course, space = race.terms.course, race.space[seat]
    chosen = int(race.boxes[seat]).bit_count() + race.sprints[seat]
    in_air = race.rerolling if seat == race.active else 0
    returning = sum(one.dice + one.back for one in taken(race)) if seat == race.active else 0
    ready = c.DICE - rules_prepare.on_board(race, seat) - chosen - race.sixes[seat] - in_air - returning
    hearts = tuple(heart(race, seat, marker) for marker in range(c.HEARTS))
    shootings = race.missed[seat * course.ranges : (seat + 1) * course.ranges]
    ends = sorted({rules_wax.outermost(race, seat, right) for right in (False, True)} - {-1})
    return Skier(
        nation=race.terms.nations[seat], space=course.names[space],
        at_range=course.range[space] + course.penalty[space], is_racing=race.is_racing(seat),
        way_left=0 if space == course.goal else rules_finish.way_left(race, seat),
        columns=tuple(race.columns[seat * c.BOXES : (seat + 1) * c.BOXES]),
        stars=tuple(star == 1 for star in race.stars[seat * c.COLUMNS : (seat + 1) * c.COLUMNS]),
        ready=ready, next_roll=rules_prepare.half_of(ready), returning=returning, rolled=faces(race.rolled[seat]),
        hearts=hearts, stamina=sum(race.levels[seat * c.HEARTS : (seat + 1) * c.HEARTS]),
        shots_owed=race.shots_owed[seat], laps=rules_range.laps_for(race.misses[seat]),
        series=series(list(shootings), [one.target for one in hearts]),
        wax=("",) * c.ROW if race.phase in (c.FIRST, c.WAXING) else row(race, seat),
        used=tuple(race.used[seat] >> place & 1 == 1 for place in range(c.ROW)), outer=tuple(ends),
        printed_used=race.printed_used[seat] == 1, sixes=race.sixes[seat], chosen=chosen,
        place=race.place[seat], collapsed=race.collapsed[seat] > 0,
    )  # fmt: skip


def heart(race: Race, seat: int, marker: int) -> Heart:
    level = race.levels[seat * c.HEARTS + marker]
    hits = race.terms.hits[seat * c.LEVELS + level]
    return Heart(c.TOP - level, LEVELS[level], hits, percent(hits), TARGETS[race.targets[seat * c.HEARTS + marker]])


def faces(thrown: int) -> tuple[int, ...]:
    counts = [thrown >> c.FACE_BITS * face & (1 << c.FACE_BITS) - 1 for face in range(c.FACES_OF_DIE)]
    return tuple(face for face, count in enumerate(counts, 1) for _ in range(count))


def row(race: Race, seat: int) -> tuple[str, ...]:
    return tuple(race.terms.kinds[kind] if kind >= 0 else "" for kind in race.wax[seat * c.ROW : (seat + 1) * c.ROW])


def taken(race: Race) -> tuple[TakenColumn, ...]:
    """The columns of this turn, by number."""
    found = [(column, race.took >> c.TOOK_BITS * column) for column in range(c.BOXES)]
    return tuple(
        TakenColumn(column + 1, bits & c.TOOK_DICE, int(bits & c.TOOK_PAID > 0), bits & c.TOOK_BACK > 0)
        for column, bits in found
        if bits & c.TOOK_DICE
    )


def turn(race: Race) -> Turn:
    """ST-21, ST-51: the running count of steps, or of shots."""
    shooting = race.shots_owed[race.active] > 0
    gathered = rules_columns.shots_for(race, race.taken)
    moving = race.phase == c.MOVE
    origin = race.path[0] if moving else race.space[race.active]
    steps = race.steps_left + len(race.path) - 1 if moving else rules_columns.steps_for(race, race.taken)
    is_red = not shooting and race.terms.course.colour[origin] == RED
    uphill = gathered - steps if gathered else c.STEEP
    return Turn(
        taken(race), race.extra, shooting, uphill if is_red else 0, gathered if shooting else steps, race.paid,
        race.shots_left, race.aimed if race.phase == c.SHOT else -1,
    )  # fmt: skip
