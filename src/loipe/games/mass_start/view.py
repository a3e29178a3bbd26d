"""What a holder of seats knows, built from nothing; and worlds that fit it."""

from __future__ import annotations

import msgspec

from loipe.core.colours import COLOURS
from loipe.core.contract import NOBODY
from loipe.core.deck import Deck
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.core.shown import Dot, Standing, Throw
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.rules_finish import way_left
from loipe.games.mass_start.standing import BUTTONS, series, standing, throw
from loipe.games.mass_start.state import Race, new_race
from loipe.games.mass_start.terms import Terms


class Skier(msgspec.Struct, frozen=True):
    """One figure, as everybody sees it."""

    square: str
    is_racing: bool
    """MS-29: not across the last line; who is still out at the end stays where it is."""
    stand: int
    """At the range: the number of the stand, else 0."""
    lap: int
    way_left: int
    has_shot: bool
    loops_left: int
    fallen: bool
    targets_left: int
    shots: int
    risk: int
    red_wind: bool
    pauses_left: int
    series: tuple[tuple[Dot, ...], ...]
    """Every visit to the range, target by target."""
    shots_hit: tuple[bool, ...]
    """The shots of the series at hand."""
    sprints: int
    skis_held: bool
    rifle_held: bool
    skis_open: bool
    rifle_open: bool
    turns_lost: int
    roll_change: int
    cards: int
    """Kept events, face down."""
    seen_cards: tuple[str, ...]
    """Those of them that everybody saw."""
    place: int
    beyond: int


class Scene(msgspec.Struct, frozen=True):
    """The race as everybody sees it."""

    phase: int
    round: int
    active: int
    thrower: int
    """The seat that a due die waits for, or NOBODY."""
    order: tuple[int, ...]
    skiers: tuple[Skier, ...]
    natural: int
    points: int
    extra: int
    laps: int
    deck: int
    """Event and sprint cards that lie in the deck, those under it included."""
    under: tuple[int, ...]
    """Kinds under the event deck, in order."""
    technique: tuple[int, ...]
    """The technique deck: its kinds are known to all, its order to nobody."""
    technique_under: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The race as the holder of some seats knows it."""

    scene: Scene
    hands: dict[int, tuple[str, ...]]
    """Kept events of the holder's own seats."""
    unseen: tuple[int, ...]
    """By kind: event and sprint cards in the deck or in others' hands; nobody knows which."""
    seats: tuple[int, ...]
    terms: Terms
    numbers: dict[str, int]
    """The public numbers of the race, by field name; with `lists` what sample() starts from."""
    lists: dict[str, tuple[int, ...]]


NUMBERS = (
    "phase", "round", "turn", "active", "natural", "points", "extra", "sprinted", "gripped", "again", "can_finish",
    "rolling", "places_given",
)  # fmt: skip
LISTS = (
    "order", "square", "at", "taken", "lap", "has_shot", "loops_left", "fallen", "targets_left", "shots", "risk",
    "red_wind", "pauses_left", "hits", "series", "sprints", "skis_held", "rifle_held", "skis_open", "rifle_open",
    "lap_fresh", "turns_lost", "roll_change", "kept_known", "place", "beyond", "ways", "tied", "scores",
)  # fmt: skip
"""Open to all. What is not named here or given below is not in a view."""
HIDDEN = frozenset({"kept", "event_deck", "technique_deck"})


def view(race: Race, seats: frozenset[int]) -> View:
    """What the holder of these seats has seen."""
    own = tuple([seat for seat in range(race.terms.seats) if seat in seats])
    unseen = list(race.event_deck.counts)
    for seat in range(race.terms.seats):
        if seat not in own:
            for card in cards_in(race.kept[seat] & ~race.kept_known[seat]):
                unseen[card] += 1
    return View(
        scene(race), hands(race, seats), tuple(unseen), own, race.terms,
        numbers={name: getattr(race, name) for name in NUMBERS},
        lists={name: tuple(getattr(race, name)) for name in LISTS},
    )  # fmt: skip


def is_open(race: Race) -> bool:
    """MS-S21: nobody keeps an event that others have not seen."""
    unseen: i64 = 0
    for seat in range(race.terms.seats):
        unseen |= race.kept[seat] & ~race.kept_known[seat]
    return unseen == 0


def scene(race: Race) -> Scene:
    return Scene(
        race.phase, race.round, race.active, thrower(race), tuple(race.order),
        tuple([skier(race, seat) for seat in range(race.terms.seats)]),
        race.natural, race.points, race.extra, race.terms.all_laps, race.event_deck.size(), under(race.event_deck),
        tuple(race.technique_deck.counts), under(race.technique_deck),
    )  # fmt: skip


def under(deck: Deck) -> tuple[int, ...]:
    return tuple(deck.under[deck.under_from :])


def hands(race: Race, seats: frozenset[int]) -> dict[int, tuple[str, ...]]:
    return {seat: card_names(race.kept[seat]) for seat in range(race.terms.seats) if seat in seats}


def hand(race: Race) -> int:
    """Whose die or card it is."""
    return race.tied[race.rolling] if race.phase in (c.ORDER, c.ROLL_OFF) else race.active


def thrower(race: Race) -> int:
    """The seat that a due die waits for; cards fall by themselves."""
    return hand(race) if race.phase in BUTTONS else NOBODY


def skier(race: Race, seat: int) -> Skier:
    course = race.terms.course
    is_racing = race.beyond[seat] == 0
    at_stand = is_racing and course.stands[0] <= race.square[seat] <= course.stands[-1]
    is_shooting = at_stand and not race.has_shot[seat]
    return Skier(
        square=course.names[race.square[seat]], is_racing=is_racing,
        stand=race.square[seat] - course.stands[0] + 1 if at_stand else 0,
        lap=race.lap[seat], way_left=way_left(race, seat),
        has_shot=race.has_shot[seat] == 1, loops_left=race.loops_left[seat], fallen=race.fallen[seat] == 1,
        targets_left=race.targets_left[seat], shots=race.shots[seat], risk=race.risk[seat],
        red_wind=race.red_wind[seat] == 1, pauses_left=race.pauses_left[seat],
        series=series(race.series[seat], race.targets_left[seat], is_shooting),
        shots_hit=tuple([race.hits[seat] >> shot & 1 == 1 for shot in range(race.shots[seat])]) if at_stand else (),
        sprints=race.sprints[seat], skis_held=race.skis_held[seat] > 0, rifle_held=race.rifle_held[seat] > 0,
        skis_open=race.skis_open[seat] > 0, rifle_open=race.rifle_open[seat] > 0, turns_lost=race.turns_lost[seat],
        roll_change=race.roll_change[seat], cards=len(cards_in(race.kept[seat])),
        seen_cards=card_names(race.kept_known[seat]), place=race.place[seat], beyond=race.beyond[seat],
    )  # fmt: skip


def cards_in(kept: int) -> list[int]:
    return [card for card in range(c.CARDS) if (kept >> card) & 1] if kept else []


def card_names(kept: int) -> tuple[str, ...]:
    return tuple([event_cards()[card].name for card in cards_in(kept)]) if kept else ()


def sample(seen: View, rng: Rng) -> Race:
    """A race the view's holder cannot tell from the truth: unseen kept cards are dealt anew from all unseen ones."""
    race = new_race(seen.terms)
    for name, number in seen.numbers.items():
        setattr(race, name, number)
    for name, numbers in seen.lists.items():
        setattr(race, name, vec[i64](numbers))
    counts = list(seen.unseen)
    pool = [card for card in range(c.STARRED, c.CARDS) for _ in range(counts[card])] if counts else []
    for seat, figure in enumerate(seen.scene.skiers):
        names = seen.hands.get(seat, figure.seen_cards)
        cards = [number for number, card in enumerate(event_cards()) if card.name in names]
        while len(cards) < figure.cards:
            card = pool.pop(rng.below(len(pool)))
            counts[card] -= 1
            cards.append(card)
        race.kept[seat] = sum(1 << card for card in cards)
    race.event_deck = deck_of(counts, seen.scene.under)
    race.technique_deck = deck_of(list(seen.scene.technique), seen.scene.technique_under)
    return race


def deck_of(counts: list[int], under: tuple[int, ...]) -> Deck:
    deck = Deck(vec[i64](counts))
    deck.under = vec[i64](under)
    return deck


class Open(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: str
    round: int
    active: int
    order: tuple[int, ...]
    skiers: tuple[Skier, ...]
    natural: int
    """The die of this turn while it still says how far, else 0."""
    points: int
    extra: int
    deck: int
    """MS-S8: cards in the event deck."""
    under: tuple[str, ...]
    """MS-S20: those at its bottom that everybody saw, the next to come first."""
    technique: dict[str, int]
    """MS-S19: what lies in the technique deck."""
    standing: Standing
    throw: Throw | None
    """A die that somebody has to roll now."""


class Own(msgspec.Struct, frozen=True):
    """What only the holder sees."""

    hands: dict[int, tuple[str, ...]]
    """Kept events by seat."""
    hides: tuple[int, ...]
    """The seats that hold something others must not see."""


class Shown(msgspec.Struct, frozen=True):
    """The race as page and terminal draw it."""

    open: Open
    own: Own


ROLLED = (c.MOVE, c.PUT_BACK, c.CARRIED)
"""The phases in which the die still says how far."""


def show(seen: View) -> Shown:
    """The view as a page needs it."""
    return Shown(opened(seen.scene), owned(seen.hands))


def opened(seen: Scene) -> Open:
    natural = seen.natural if seen.phase in ROLLED else 0
    return Open(
        c.PHASES[seen.phase], seen.round, seen.active, seen.order, seen.skiers, natural, seen.points, seen.extra,
        seen.deck, tuple([kind_name(kind) for kind in seen.under]), technique(seen), standing(seen), throw(seen),
    )  # fmt: skip


def owned(kept: dict[int, tuple[str, ...]]) -> Own:
    return Own(kept, tuple([seat for seat, cards in kept.items() if cards]))


def public(race: Race) -> Open:
    """What everybody sees of a position."""
    return opened(scene(race))


def private(race: Race, seats: frozenset[int]) -> Own:
    """What the holder of these seats sees beside that."""
    return owned(hands(race, seats))


def technique(seen: Scene) -> dict[str, int]:
    kinds = ("skis", "rifle")
    lying = [seen.technique[kind] + seen.technique_under.count(kind) for kind in range(len(seen.technique))]
    return {kinds[kind]: count for kind, count in enumerate(lying) if count}


def kind_name(kind: int) -> str:
    """An event by its name, a sprint card by its colour."""
    return event_cards()[kind].name if kind < c.CARDS else f"sprint-{COLOURS[kind - c.SPRINT_CARD]}"


def position(race: Race) -> Shown:
    """The whole position, secrets included: the view of all seats."""
    return Shown(public(race), private(race, frozenset(range(race.terms.seats))))
