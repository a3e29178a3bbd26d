"""What a holder of seats knows, built from nothing; and worlds that fit it."""

from __future__ import annotations

import msgspec

from loipe.core.contract import NOBODY
from loipe.core.deck import Deck
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.core.shown import Dot
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_move, rules_range, rules_turn
from loipe.games.crystal_globe.series import Position, Series, dots, position_of, series
from loipe.games.crystal_globe.standing import BUTTONS
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.teams import Base
from loipe.games.crystal_globe.terms import Terms


class Skier(msgspec.Struct, frozen=True):
    """One figure, as everybody sees it."""

    base: Base
    team: int
    square: str
    is_on_course: bool
    """Started, and not yet across the line; before the first round everybody stands at the start."""
    lap: int
    way_left: int
    """In a relay that of the whole team."""
    ring: int
    fallen: bool
    slipstream: bool
    stand: int
    """From 1; 0 without one."""
    aiming: bool
    position: Position
    """At the shooting of this lap."""
    has_shot: bool
    shots: int
    """Of the series."""
    white: int
    black: int
    """During a series the misses, afterwards the laps of the ring to ski."""
    misses: int
    """In all series."""
    series: tuple[tuple[Dot, ...], ...]
    """Every visit to the range, target by target."""
    cards: int
    """In the hand."""
    deck: int
    """Face down, the form card included."""
    top: int
    """CG-15: the value of the card on top of the played pile, 0 without one."""
    start_round: int
    place: int
    beyond: int


class Energy(msgspec.Struct, frozen=True):
    """The cards of one skier as the view's holder knows them, by kind."""

    hand: tuple[int, ...]
    """The whole hand if it is the holder's own; else those of its cards that everybody saw."""
    unseen: tuple[int, ...]
    """Shuffled in the deck; for other skiers the deck and the unknown part of the hand together."""
    form: int | None
    """The kind of the form card, if known."""
    pile: tuple[int, ...]
    """Values of the played cards, the top last: everybody saw each of them (CG-15)."""


class Scene(msgspec.Struct, frozen=True):
    """The race as everybody sees it."""

    phase: int
    round: int
    active: int
    thrower: int
    """Whose die it is, when one is due."""
    order: tuple[int, ...]
    wind: bool
    rolled: int
    points: int
    skiers: tuple[Skier, ...]
    series: Series | None
    terms: Terms


class View(msgspec.Struct, frozen=True):
    """The race as the holder of some seats knows it."""

    scene: Scene
    energies: tuple[Energy, ...]
    forms_dealt: int
    seats: tuple[int, ...]
    terms: Terms
    numbers: dict[str, int]
    """The public numbers of the race, by field name; with `lists` what sample() starts from."""
    lists: dict[str, tuple[int, ...]]


NUMBERS = (
    "phase", "round", "turn", "active", "wind", "rolled", "die", "slipped", "energy", "cards", "barred", "steps",
    "to_lane", "used", "turn_shots", "places_given", "rows", "ends",
)  # fmt: skip
LISTS = (
    "order", "drawn", "row", "lane", "ring", "lap", "at", "arrived", "fallen", "slip", "start_round", "stand", "aiming",
    "has_shot", "shots", "fired", "series", "black", "hand_size", "pile", "pile_size", "form_seen", "ones_known",
    "way", "checks", "place", "beyond", "finished", "crossed",
)  # fmt: skip
"""Open to all. What is not named here or given below is not in a view."""
HIDDEN = frozenset({"hand", "decks", "form"})


def view(race: Race, seats: frozenset[int]) -> View:
    """What the holder of these seats has seen."""
    every = range(race.terms.seats)
    return View(
        scene(race), tuple([energy(race, seat, seat in seats) for seat in every]),
        forms_dealt=sum([1 for kind in race.form if kind >= 0]),
        seats=tuple([seat for seat in every if seat in seats]), terms=race.terms,
        numbers={name: getattr(race, name) for name in NUMBERS},
        lists={name: tuple(getattr(race, name)) for name in LISTS},
    )  # fmt: skip


def is_open(race: Race) -> bool:
    """CG-15: no form card is unseen, and every card in a hand is known."""
    for seat in range(race.terms.seats):
        seen = energy(race, seat, False)
        if race.hand_size[seat] > sum(seen.hand) or (seen.form is None and race.form[seat] >= 0):
            return False
    return True


def scene(race: Race) -> Scene:
    return Scene(
        race.phase, race.round, race.active, thrower(race), tuple(race.order), race.wind == 1, race.rolled,
        race.die + race.energy, tuple([skier(race, seat) for seat in range(race.terms.seats)]), series(race),
        race.terms,
    )  # fmt: skip


def thrower(race: Race) -> int:
    """CG-11, CG-22: whose hand a movement die or a shooting die waits for; event dice and cards fall by themselves."""
    return race.active if race.phase in BUTTONS else NOBODY


def energy(race: Race, seat: int, own: bool) -> Energy:
    """CG-15: the form card is known to its owner, and to all once it was played or lost."""
    hand = list(race.hand[seat * c.KINDS : (seat + 1) * c.KINDS])
    unseen = list(race.decks[seat].counts)
    form = race.form[seat] if race.form[seat] >= 0 and (own or race.form_seen[seat]) else None
    if not own:
        known = [0] * c.KINDS
        known[0] = race.ones_known[seat]
        if form is not None:
            known[form] = hand[form]
        for kind in range(c.FORMS):
            unseen[kind] += hand[kind] - known[kind]
        hand = known
    pile = tuple(kind % c.FORMS + 1 for kind in rules_energy.pile_of(race, seat))
    return Energy(tuple(hand), tuple(unseen), form, pile)


def skier(race: Race, seat: int) -> Skier:
    course = race.terms.course
    on_stand = race.aiming[seat] == 1
    square = f"S{race.stand[seat] + 1}" if on_stand else course.names[rules_move.square_of(race, seat)]
    pile, visits = rules_energy.pile_of(race, seat), dots(race, seat)
    return Skier(
        base=c.BASES[race.terms.base[seat]], team=race.terms.team[seat] + 1, square=square,
        is_on_course=race.beyond[seat] == 0 if race.round == 0 else rules_turn.is_skiing(race, seat),
        lap=race.lap[seat], way_left=rules_finish.way_of_team(race, seat), ring=race.ring[seat],
        fallen=race.fallen[seat] == 1, slipstream=race.slip[seat] != 0, stand=race.stand[seat] + 1, aiming=on_stand,
        position=position_of(race, seat), has_shot=race.has_shot[seat] == 1, shots=race.shots[seat],
        white=visits[-1].count("hit") if on_stand and visits else 0, black=race.black[seat],
        misses=rules_range.misses(race, seat), series=visits, cards=race.hand_size[seat], deck=race.decks[seat].size(),
        top=pile[-1] % c.FORMS + 1 if len(pile) else 0, start_round=race.start_round[seat], place=race.place[seat],
        beyond=race.beyond[seat],
    )  # fmt: skip


def sample(seen: View, rng: Rng) -> Race:
    """A race the view's holder cannot tell from the truth: unknown form cards and hands are dealt anew."""
    race = Race(seen.terms)
    for name, number in seen.numbers.items():
        setattr(race, name, number)
    for name, numbers in seen.lists.items():
        setattr(race, name, vec[i64](numbers))
    race.form = vec[i64](deal_forms(seen, rng))
    for seat, cards in enumerate(seen.energies):
        hand, counts = deal_hand(seen, seat, race.form[seat], rng)
        for kind, count in enumerate(hand):
            race.hand[seat * c.KINDS + kind] = count
        deck = Deck(vec[i64](counts))
        size = seen.scene.skiers[seat].deck
        if size > sum(counts) and race.form[seat] >= 0:
            deck.put_under(race.form[seat])
        race.decks.append(deck)
        assert deck.size() == size and len(cards.unseen) == c.KINDS
    return race


def deal_forms(seen: View, rng: Rng) -> list[int]:
    """CG-74: everybody's form card; unknown ones from those nobody known to the holder has."""
    known = [cards.form for cards in seen.energies]
    pool = [c.FORMS + value for value, count in enumerate(seen.terms.forms) for _ in range(count)]
    for form in known:
        if form is not None:
            pool.remove(form)
    found = []
    for seat, form in enumerate(known):
        if form is None:
            form = pool.pop(rng.below(len(pool))) if seat < seen.forms_dealt else -1
        found.append(form)
    return found


def deal_hand(seen: View, seat: int, form: int, rng: Rng) -> tuple[list[int], list[int]]:
    """A hand and the shuffled cards of a deck; the form card is in the hand once the deck is empty and none saw it."""
    cards, figure = seen.energies[seat], seen.scene.skiers[seat]
    hand, counts = list(cards.hand), list(cards.unseen)
    drawn = figure.deck == 0 and form >= 0 and not seen.lists["form_seen"][seat]
    if seat not in seen.seats and drawn:
        hand[form] += 1
    pool = [kind for kind, count in enumerate(counts) for _ in range(count)]
    while sum(hand) < figure.cards:
        kind = pool.pop(rng.below(len(pool)))
        counts[kind] -= 1
        hand[kind] += 1
    return hand, counts
