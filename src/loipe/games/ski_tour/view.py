"""What a holder of seats knows, built from nothing; and worlds that fit it."""

from __future__ import annotations

from typing import Any

import msgspec

from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.games.ski_tour import rules_finish, rules_prepare, rules_range, rules_setup, rules_wax
from loipe.games.ski_tour import words as w
from loipe.games.ski_tour.events import LEVELS
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.terms import Terms

TARGETS = ("", "hit", "miss")
MOST_RANGES = 4
"""Ranges among the tiles of the box."""


class Skier(msgspec.Struct, frozen=True):
    """One nation's board and skier, as everybody sees them."""

    space: str
    way_left: int
    columns: tuple[int, ...]
    """Dice in columns 1 to 4 and sprint."""
    stars: tuple[bool, ...]
    available: int
    levels: tuple[int, ...]
    """By marker: 3 on top, 0 at the bottom."""
    hits: tuple[int, ...]
    """By marker: faces of six that hit with it."""
    targets: tuple[str, ...]
    """By marker: hit, miss or empty."""
    shots_owed: int
    misses: int
    laps: int
    """Penalty laps owed."""
    missed: tuple[int, ...]
    """By range: misses there, -1 before its fifth shot."""
    wax: tuple[str, ...]
    """The row; empty names while it is laid out unseen."""
    used: tuple[bool, ...]
    outer: tuple[int, ...]
    """Places of the tokens that may be used next."""
    printed_used: bool
    laid: int
    sixes: int
    """6s that still wait for a place."""
    chosen: int
    """6s whose place is chosen but not shown."""
    place: int
    collapsed: bool


class View(msgspec.Struct, frozen=True):
    """The race as the holder of some seats knows it."""

    phase: int
    round: int
    marker: int
    active: int
    actor: int
    """Whose choice or dice it is; -1 while all choose at once."""
    owing: tuple[int, ...]
    skiers: tuple[Skier, ...]
    taken: int
    extra: int
    steps_left: int
    shots_left: int
    sprinting: bool
    path: tuple[str, ...]
    wax: dict[int, tuple[int, ...]]
    """Kinds in the rows this holder can see: all of them once they are shown."""
    boxes: dict[int, tuple[int, int]]
    """By seat that this holder can see: star boxes and sprint 6s chosen so far."""
    seats: tuple[int, ...]
    terms: Terms
    numbers: dict[str, int]
    """The public numbers of the race, by field name; with `lists` what sample() starts from."""
    lists: dict[str, tuple[int, ...]]


NUMBERS = (
    "phase", "round", "marker", "turn", "active", "actor", "places_given", "taken", "has_taken", "extra",
    "free_columns", "sprinting", "waxed", "shots_left", "aimed", "rerolling", "steps_left", "may_side", "free_pass",
)  # fmt: skip
LISTS = (
    "space", "place", "collapsed", "columns", "stars", "levels", "targets", "shots_owed", "misses", "missed", "laid",
    "used", "printed_used", "sixes", "waiting", "path", "drafts",
)  # fmt: skip
"""Open to all. What is not named here or given below is not in a view."""
HIDDEN = frozenset({"wax", "boxes", "sprints"})


def view(race: Race, seats: frozenset[int]) -> View:
    """What the holder of these seats has seen."""
    every = range(race.terms.seats)
    own = tuple(seat for seat in every if seat in seats)
    wax_seen = own if race.phase == w.WAXING else tuple(every)
    boxes_seen = own if race.phase == w.SIXES else tuple(every)
    names = race.terms.course.names
    return View(
        phase=race.phase, round=race.round, marker=race.marker, active=race.active,
        actor=-1 if race.phase in (w.WAXING, w.SIXES) else race.actor, owing=tuple(sorted(race.owing())),
        skiers=tuple(skier(race, seat, seat in wax_seen) for seat in every),
        taken=race.taken, extra=race.extra, steps_left=race.steps_left, shots_left=race.shots_left,
        sprinting=race.sprinting == 1, path=tuple(names[space] for space in race.path),
        wax={seat: tuple(race.wax[seat * w.ROW : (seat + 1) * w.ROW]) for seat in wax_seen},
        boxes={seat: (race.boxes[seat], race.sprints[seat]) for seat in boxes_seen},
        seats=own, terms=race.terms,
        numbers={name: getattr(race, name) for name in NUMBERS},
        lists={name: tuple(getattr(race, name)) for name in LISTS},
    )  # fmt: skip


def skier(race: Race, seat: int, wax_seen: bool) -> Skier:
    chosen = int(race.boxes[seat]).bit_count() + race.sprints[seat]
    hearts = slice(seat * w.HEARTS, (seat + 1) * w.HEARTS)
    levels = tuple(race.levels[hearts])
    ranges = race.terms.course.ranges
    in_air = race.rerolling if seat == race.active else 0
    row = [race.terms.kinds[kind] if wax_seen and kind >= 0 else "" for kind in race.wax[seat * 6 : seat * 6 + 6]]
    ends = sorted({rules_wax.outermost(race, seat, right) for right in (False, True)} - {-1})
    return Skier(
        space=race.terms.course.names[race.space[seat]],
        way_left=0 if race.space[seat] == race.terms.course.goal else rules_finish.way_left(race, seat),
        columns=tuple(race.columns[seat * w.BOXES : (seat + 1) * w.BOXES]),
        stars=tuple(star == 1 for star in race.stars[seat * w.COLUMNS : (seat + 1) * w.COLUMNS]),
        available=w.DICE - rules_prepare.on_board(race, seat) - chosen - race.sixes[seat] - in_air,
        levels=levels,
        hits=tuple(race.terms.hits[seat * w.LEVELS + level] for level in levels),
        targets=tuple(TARGETS[target] for target in race.targets[hearts]),
        shots_owed=race.shots_owed[seat], misses=race.misses[seat], laps=rules_range.laps_for(race.misses[seat]),
        missed=tuple(missed - 1 for missed in race.missed[seat * ranges : (seat + 1) * ranges]),
        wax=tuple(row), used=tuple(race.used[seat] >> place & 1 == 1 for place in range(w.ROW)), outer=tuple(ends),
        printed_used=race.printed_used[seat] == 1, laid=race.laid[seat], sixes=race.sixes[seat], chosen=chosen,
        place=race.place[seat], collapsed=race.collapsed[seat] > 0,
    )  # fmt: skip


def sample(seen: View, rng: Rng) -> Race:
    """A race the view's holder cannot tell from the truth: what others choose unseen is chosen anew."""
    race = Race(seen.terms)
    for name, number in seen.numbers.items():
        setattr(race, name, number)
    for name, numbers in seen.lists.items():
        setattr(race, name, vec[i64](numbers))
    for seat, figure in enumerate(seen.skiers):
        deal_wax(race, seat, seen.wax.get(seat), rng)
        if seat in seen.boxes:
            race.boxes[seat], race.sprints[seat] = seen.boxes[seat]
        else:
            choose_sixes(race, seat, figure.chosen, rng)
    return race


def deal_wax(race: Race, seat: int, kinds: tuple[int, ...] | None, rng: Rng) -> None:
    """A row as seen, or any that has as many tokens."""
    for place in range(w.ROW):
        race.wax[seat * w.ROW + place] = -1 if kinds is None else kinds[place]
    if kinds is not None:
        return
    laid = race.laid[seat]
    race.laid[seat] = 0
    for place in range(laid):
        options = rules_setup.token_options(race, seat)
        number = options[rng.below(len(options))] - w.TOKEN
        race.wax[seat * w.ROW + place] = race.terms.tokens[seat * w.TOKENS + number]
        race.laid[seat] += 1


def choose_sixes(race: Race, seat: int, chosen: int, rng: Rng) -> None:
    """As many unseen choices as have been made, each one legal."""
    left = race.sixes[seat]
    race.sixes[seat] += chosen
    while race.sixes[seat] > left:
        options = rules_prepare.six_options(race, seat)
        rules_prepare.put_six(race, seat, options[rng.below(len(options))])


def observe(seen: View) -> list[int]:
    """Fixed length: 9 numbers of the turn, then 5 skiers' numbers. See docs/reference."""
    numbers = [seen.phase, seen.round, seen.marker, seen.active, seen.actor, seen.taken, seen.extra]
    numbers += [seen.steps_left, seen.shots_left]
    for seat in range(w.MOST_SEATS):
        numbers += skier_numbers(seen, seat) if seat < len(seen.skiers) else [0] * PER_SKIER
    return numbers


def skier_numbers(seen: View, seat: int) -> list[int]:
    figure = seen.skiers[seat]
    missed = [*figure.missed, *[-1] * MOST_RANGES][:MOST_RANGES]
    numbers = [seen.terms.course.numbers[figure.space], figure.way_left, *figure.columns, *map(int, figure.stars)]
    numbers += [figure.available, *figure.levels, *figure.hits, *(TARGETS.index(target) for target in figure.targets)]
    numbers += [figure.shots_owed, figure.misses, figure.laps, *missed, *seen.wax.get(seat, (-1,) * w.ROW)]
    numbers += [*map(int, figure.used), int(figure.printed_used), figure.laid, figure.sixes, figure.chosen]
    return [*numbers, figure.place, int(figure.collapsed)]


PER_SKIER = 2 + 5 + 4 + 1 + 5 + 5 + 5 + 3 + MOST_RANGES + 6 + 6 + 4 + 2
OBSERVATION = 9 + w.MOST_SEATS * PER_SKIER

SHOWN = (
    "round", "marker", "active", "actor", "owing", "skiers", "taken", "extra", "steps_left", "shots_left", "sprinting",
    "path",
)  # fmt: skip


def show(seen: View) -> dict[str, Any]:
    """The view as a page needs it."""
    shown: dict[str, Any] = msgspec.to_builtins({name: getattr(seen, name) for name in SHOWN}, str_keys=True)
    shown["phase"] = w.PHASES[seen.phase]
    shown["levels"] = list(LEVELS)
    shown["nations"] = list(seen.terms.nations)
    shown["boxes"] = {str(seat): own_boxes(*seen.boxes[seat]) for seat in seen.seats if seat in seen.boxes}
    return shown


def own_boxes(stars: int, sprints: int) -> list[str]:
    """Where the holder's own 6s go, before all is shown."""
    return [f"s{column + 1}" for column in range(w.COLUMNS) if stars >> column & 1] + ["sprint"] * sprints


def position(race: Race) -> dict[str, Any]:
    """The whole position as a readable object, unseen choices included."""
    readable = show(view(race, frozenset(range(race.terms.seats))))
    readable["waiting"] = list(race.waiting)
    readable["drafts"] = list(race.drafts)
    return readable
