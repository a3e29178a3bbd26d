"""What a holder of seats knows, built from nothing; and worlds that fit it."""

from __future__ import annotations

import msgspec

from loipe.core.contract import NOBODY
from loipe.core.game import Part
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.core.shown import Standing, Throw
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_follow, rules_menu, rules_move, rules_prepare, rules_setup
from loipe.games.ski_tour.skiers import Skier, Turn, skier, turn
from loipe.games.ski_tour.standing import standing, tally, throw
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.terms import Terms


class Scene(msgspec.Struct, frozen=True):
    """The race as everybody sees it."""

    phase: int
    round: int
    marker: int
    active: int
    actor: int
    """Whose choice or dice it is; -1 while all choose at once."""
    owing: tuple[int, ...]
    thrower: int
    dice: int
    """To be thrown now."""
    skiers: tuple[Skier, ...]
    turn: Turn
    followers: tuple[int, ...]
    """Who is asked to follow, or may once the move is made."""
    collapsed: tuple[int, ...]
    """By seat: the how many-th to collapse, 0 for none."""


class View(msgspec.Struct, frozen=True):
    """The race as the holder of some seats knows it."""

    scene: Scene
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
    "phase", "round", "marker", "turn", "active", "actor", "places_given", "taken", "has_taken", "took", "paid",
    "extra", "free_columns", "sprinting", "waxed", "shots_left", "aimed", "rerolling", "steps_left", "may_side",
    "free_pass",
)  # fmt: skip
LISTS = (
    "space", "place", "collapsed", "columns", "stars", "levels", "targets", "shots_owed", "misses", "missed", "laid",
    "used", "printed_used", "sixes", "rolled", "waiting", "path", "drafts",
)  # fmt: skip
"""Open to all. What is not named here or given below is not in a view."""
HIDDEN = frozenset({"wax", "boxes", "sprints"})
DERIVED = frozenset({"skiers_on", "known"})
"""What follows from the rest."""


def view(race: Race, seats: frozenset[int]) -> View:
    """What the holder of these seats has seen."""
    every = range(race.terms.seats)
    own = tuple([seat for seat in every if seat in seats])
    wax_seen = own if race.phase == c.WAXING else tuple(every)
    boxes_seen = own if race.phase == c.SIXES else tuple(every)
    return View(
        scene(race), wax={seat: row_of(race, seat) for seat in wax_seen},
        boxes={seat: (race.boxes[seat], race.sprints[seat]) for seat in boxes_seen},
        seats=own, terms=race.terms,
        numbers={name: getattr(race, name) for name in NUMBERS},
        lists={name: tuple(getattr(race, name)) for name in LISTS},
    )  # fmt: skip


def is_open(race: Race) -> bool:
    """Rows of wax and places of 6s are secret while they are chosen."""
    return race.phase not in (c.WAXING, c.SIXES)


def scene(race: Race) -> Scene:
    return Scene(
        race.phase, race.round, race.marker, race.active, -1 if race.phase in (c.WAXING, c.SIXES) else race.actor,
        tuple(sorted(race.owing())), thrower(race), race.dice_to_roll(),
        tuple([skier(race, seat) for seat in range(race.terms.seats)]), turn(race), tuple(rules_follow.followers(race)),
        tuple(race.collapsed),
    )  # fmt: skip


def row_of(race: Race, seat: int) -> tuple[int, ...]:
    return tuple(race.wax[seat * c.ROW : (seat + 1) * c.ROW])


def thrower(race: Race) -> int:
    """ST-10, ST-40, ST-83: whose hand the dice wait for. The first player is drawn by nobody (ST-4)."""
    return race.actor if race.phase in (c.ROLL, c.FACES, c.SHOT) else NOBODY


def sample(seen: View, rng: Rng) -> Race:
    """A race the view's holder cannot tell from the truth: what others choose unseen is chosen anew."""
    race = Race(seen.terms)
    for name, number in seen.numbers.items():
        setattr(race, name, number)
    for name, numbers in seen.lists.items():
        setattr(race, name, vec[i64](numbers))
    rules_move.find_skiers(race)
    for seat, figure in enumerate(seen.scene.skiers):
        deal_wax(race, seat, seen.wax.get(seat), rng)
        if seat in seen.boxes:
            race.boxes[seat], race.sprints[seat] = seen.boxes[seat]
        else:
            choose_sixes(race, seat, figure.chosen, rng)
    return race


def deal_wax(race: Race, seat: int, kinds: tuple[int, ...] | None, rng: Rng) -> None:
    """A row as seen, or any that has as many tokens."""
    for place in range(c.ROW):
        race.wax[seat * c.ROW + place] = -1 if kinds is None else kinds[place]
    if kinds is not None:
        return
    laid = race.laid[seat]
    race.laid[seat] = 0
    for place in range(laid):
        menu = rules_setup.token_menu(race, seat)
        number = rules_menu.nth(menu, rng.below(rules_menu.size(menu))) - c.TOKEN
        race.wax[seat * c.ROW + place] = race.terms.tokens[seat * c.TOKENS + number]
        race.laid[seat] += 1


def choose_sixes(race: Race, seat: int, chosen: int, rng: Rng) -> None:
    """As many unseen choices as have been made, each one legal."""
    left = race.sixes[seat]
    race.sixes[seat] += chosen
    while race.sixes[seat] > left:
        menu = rules_prepare.six_menu(race, seat)
        rules_prepare.put_six(race, seat, rules_menu.nth(menu, rng.below(rules_menu.size(menu))))


class Open(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: str
    round: int
    marker: int
    """The seat with the first-player marker."""
    active: int
    actor: int
    """Whose choice or dice it is; -1 while all choose at once."""
    owing: tuple[int, ...]
    skiers: tuple[Skier, ...]
    turn: Turn
    tally: tuple[Part, ...]
    """The turn so far in words, part by part: columns, wax, hill, what it comes to."""
    followers: tuple[int, ...]
    """Who is asked to follow, or may once the move is made."""
    standing: Standing
    throw: Throw | None
    """Dice that somebody has to roll now."""


class Own(msgspec.Struct, frozen=True):
    """What only the holder sees."""

    seats: tuple[int, ...]
    wax: dict[int, tuple[str, ...]]
    """By seat, the row that is being laid out."""
    boxes: dict[int, tuple[str, ...]]
    """By seat, where its 6s go, before all is shown."""
    hides: tuple[int, ...]
    """The seats that hold something others must not see."""


class Shown(msgspec.Struct, frozen=True):
    """The race as page and terminal draw it."""

    open: Open
    own: Own


def show(seen: View) -> Shown:
    """The view as a page needs it."""
    laying = {seat: seen.wax[seat] for seat in seen.seats} if seen.scene.phase == c.WAXING else {}
    placing = {seat: seen.boxes[seat] for seat in seen.seats} if seen.scene.phase == c.SIXES else {}
    return Shown(opened(seen.scene), owned(seen.seats, seen.terms, laying, placing))


def opened(seen: Scene) -> Open:
    return Open(
        c.PHASES[seen.phase], seen.round, seen.marker, seen.active, seen.actor, seen.owing, seen.skiers, seen.turn,
        tally(seen), seen.followers, standing(seen), throw(seen),
    )  # fmt: skip


def owned(
    seats: tuple[int, ...], terms: Terms, laying: dict[int, tuple[int, ...]], placing: dict[int, tuple[int, int]]
) -> Own:
    """The rows that are being laid out and the 6s that are being placed, while they are secret."""
    wax = {seat: tuple([terms.kinds[kind] if kind >= 0 else "" for kind in row]) for seat, row in laying.items()}
    boxes = {seat: own_boxes(stars, sprints) for seat, (stars, sprints) in placing.items()}
    hides = [seat for seat in seats if any(wax.get(seat, ())) or boxes.get(seat)]
    return Own(seats, wax, boxes, tuple(hides))


def own_boxes(stars: int, sprints: int) -> tuple[str, ...]:
    """Where the holder's own 6s go, before all is shown."""
    return (*(c.BOX_NAMES[c.BOXES + at] for at in range(c.COLUMNS) if stars >> at & 1), *["sprint"] * sprints)


def public(race: Race) -> Open:
    """What everybody sees of a position."""
    return opened(scene(race))


def private(race: Race, seats: frozenset[int]) -> Own:
    """What the holder of these seats sees beside that."""
    own = tuple([seat for seat in range(race.terms.seats) if seat in seats])
    laying = {seat: row_of(race, seat) for seat in own} if race.phase == c.WAXING else {}
    placing = {seat: (race.boxes[seat], race.sprints[seat]) for seat in own} if race.phase == c.SIXES else {}
    return owned(own, race.terms, laying, placing)


def position(race: Race) -> Shown:
    """The whole position, unseen choices included: the view of all seats."""
    return Shown(public(race), private(race, frozenset(range(race.terms.seats))))
