"""What a holder of seats knows, and the tree that is drawn from it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from loipe.core.contract import NOBODY
from loipe.core.game import Part
from loipe.core.rng import Rng
from loipe.core.shown import Plain, PlainOpen, PlainOwn, Row, Standing, Throw
from tests.tiny.config import Config
from tests.tiny.notation import WAXES
from tests.tiny.state import NONE, OVER, ROLL, WAX, WEATHER, Sprint

HIDDEN = 2
"""A wax that was chosen, but not to be seen by the viewer."""


class View(msgspec.Struct, frozen=True):
    """The sprint as the holder of some seats knows it."""

    config: Config
    phase: int
    round: int
    active: int
    weather: int
    square: tuple[int, ...]
    wax: tuple[int, ...]
    own: dict[int, int]
    """The wax of the holder's seats, while it is a secret."""


def view(sprint: Sprint, seats: frozenset[int]) -> View:
    """TI-2: a wax is seen by its owner, and by all once it has snowed."""
    secret = sprint.phase in (WAX, WEATHER)
    own = {seat: wax for seat, wax in enumerate(sprint.wax) if seat in seats and secret and wax != NONE}
    wax = tuple(own.get(seat, HIDDEN) if secret and found != NONE else found for seat, found in enumerate(sprint.wax))
    return View(
        sprint.config, sprint.phase, sprint.round, sprint.active, sprint.weather, tuple(sprint.square), wax, own
    )


def sample(seen: View, rng: Rng) -> Sprint:
    """Hidden waxes may be either."""
    sprint = Sprint(seen.config)
    sprint.phase, sprint.round, sprint.active, sprint.weather = seen.phase, seen.round, seen.active, seen.weather
    sprint.square = list(seen.square)
    sprint.wax = [int(rng.below(2)) if wax == HIDDEN else wax for wax in seen.wax]
    return sprint


def places(squares: Sequence[int]) -> tuple[int, ...]:
    """TI-8: the farthest first; equals share."""
    return tuple(1 + sum(other > square for other in squares) for square in squares)


def thrower(sprint: Sprint) -> int:
    """TI-5: whoever pushes; the weather falls by itself."""
    return sprint.active if sprint.phase == ROLL else NOBODY


def show(seen: View) -> Plain:
    throw = (
        Throw(seen.active, Part("tiny-ask-roll", {"seat": seen.active}), "page-roll") if seen.phase == ROLL else None
    )
    told: dict[int, tuple[Part, ...]] = {
        seat: (Part("tiny-own-wax", {"seat": seat, "wax": WAXES[wax]}),) for seat, wax in seen.own.items()
    }
    return Plain(PlainOpen(standing(seen), throw, seen.active), PlainOwn(tuple(seen.own), told))


def standing(seen: View) -> Standing:
    """Best first; nobody has a place before the first move."""
    given = places(seen.square)
    best = max(seen.square)
    order = sorted(range(len(given)), key=lambda seat: (given[seat], seat))
    rows = tuple(row(seen, seat, given[seat] if best else 0, best) for seat in order)
    weather = WAXES[seen.weather] if seen.weather != NONE else "unknown"
    return Standing(Part("tiny-head", {"round": seen.round, "weather": weather}), rows)


def row(seen: View, seat: int, place: int, best: int) -> Row:
    square = seen.square[seat]
    status = Part("tiny-status", {"gap": best - square, "square": square})
    facts = [Part("tiny-fact-square", {"square": square, "track": seen.config.track})]
    if seen.weather != NONE:
        facts.append(Part("tiny-fact-wax", {"wax": WAXES[seen.wax[seat]]}))
    elif seen.wax[seat] != NONE:
        facts.append(Part("tiny-fact-waxed"))
    return Row(seat, place, best - square, status, "done" if seen.phase == OVER else "", facts=tuple(facts))


def is_open(sprint: Sprint) -> bool:
    """TI-2: a wax is a secret until it has snowed."""
    return sprint.phase not in (WAX, WEATHER)


def public(sprint: Sprint) -> PlainOpen:
    """What everybody sees of a position."""
    return show(view(sprint, frozenset())).open


def private(sprint: Sprint, seats: frozenset[int]) -> PlainOwn:
    """What the holder of these seats sees beside that."""
    return show(view(sprint, seats)).own


def position(sprint: Sprint) -> Plain:
    """The whole position: the view of all seats."""
    return show(view(sprint, frozenset(range(len(sprint.square)))))
