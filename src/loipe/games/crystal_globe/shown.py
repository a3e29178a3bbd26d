"""The tree that page, terminal and replay draw from: what everybody sees, and what only a holder does."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.core.shown import Standing, Throw
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.series import Series
from loipe.games.crystal_globe.standing import standing, throw
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.view import Energy, Scene, Skier, View, energy, scene


class Card(msgspec.Struct, frozen=True):
    """One card of a hand."""

    value: int
    form: bool


class Cards(msgspec.Struct, frozen=True):
    """A holder's own cards."""

    hand: tuple[Card, ...]
    """Lowest first."""
    form: int | None
    """The value of the form card, once it is dealt."""
    form_at: Literal["deck", "hand", "played"]
    deck: dict[int, int]
    """What is shuffled there: cards by value."""
    pile: tuple[int, ...]
    """Values, the top last."""


class Score(msgspec.Struct, frozen=True):
    """CG-6: a player's best place, or the sum of places; 0 while it is open."""

    player: int
    seats: tuple[int, ...]
    score: int


class Open(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: str
    round: int
    active: int
    order: tuple[int, ...]
    wind: bool
    skiers: tuple[Skier, ...]
    die: int
    """The movement die of this turn while it says how far, else 0."""
    points: int
    """Of this turn so far: die, terrain, slipstream and cards."""
    series: Series | None
    players: tuple[Score, ...]
    standing: Standing
    throw: Throw | None
    """A die that somebody has to roll now."""


class Own(msgspec.Struct, frozen=True):
    """What only the holder sees."""

    hands: dict[int, Cards]
    """By seat."""
    hides: tuple[int, ...]
    """The seats that hold something others must not see."""


class Shown(msgspec.Struct, frozen=True):
    """The race as page and terminal draw it."""

    open: Open
    own: Own


def show(seen: View) -> Shown:
    """The view as a page needs it."""
    skiers = seen.scene.skiers
    return Shown(opened(seen.scene), owned({seat: hand(seen.energies[seat], skiers[seat].deck) for seat in seen.seats}))


def opened(seen: Scene) -> Open:
    is_rolled = seen.phase == c.CHOOSE and seen.terms.level != c.STRATEGIQUE
    return Open(
        c.PHASES[seen.phase], seen.round, seen.active, seen.order, seen.wind, seen.skiers,
        seen.rolled if is_rolled else 0, seen.points, seen.series, scores(seen), standing(seen), throw(seen),
    )  # fmt: skip


def owned(hands: dict[int, Cards]) -> Own:
    hides = [seat for seat, cards in hands.items() if cards.hand or (cards.form and cards.form_at == "deck")]
    return Own(hands, tuple(hides))


def hand(cards: Energy, deck: int) -> Cards:
    """A holder's own cards; so many lie face down."""
    kinds = [kind for kind, count in enumerate(cards.hand) for _ in range(count)]
    held = sorted([(kind % c.FORMS + 1, kind >= c.FORMS) for kind in kinds])
    shuffled = {value + 1: count for value, count in enumerate(cards.unseen[: c.FORMS]) if count}
    form = None if cards.form is None else cards.form - c.FORMS + 1
    return Cards(tuple([Card(*card) for card in held]), form, form_at(cards, deck), shuffled, cards.pile)


def form_at(cards: Energy, deck: int) -> Literal["deck", "hand", "played"]:
    """CG-15: under the deck until it is drawn last."""
    if cards.form is None or deck > sum(cards.unseen):
        return "deck"
    return "hand" if cards.hand[cards.form] else "played"


def scores(seen: Scene) -> tuple[Score, ...]:
    """CG-6: by player."""
    found = []
    for player in sorted(set(seen.terms.holders)):
        seats = tuple(seat for seat, holder in enumerate(seen.terms.holders) if holder == player)
        places = [seen.skiers[seat].place for seat in seats]
        total = sum(places) if all(places) else 0
        best = min((place for place in places if place), default=0)
        found.append(Score(player, seats, total if seen.terms.sum_of_places else best))
    return tuple(found)


def public(race: Race) -> Open:
    """What everybody sees of a position."""
    return opened(scene(race))


def private(race: Race, seats: frozenset[int]) -> Own:
    """What the holder of these seats sees beside that."""
    own = [seat for seat in range(race.terms.seats) if seat in seats]
    return owned({seat: hand(energy(race, seat, True), race.decks[seat].size()) for seat in own})


def position(race: Race) -> Shown:
    """The whole position, secrets included: the view of all seats."""
    return Shown(public(race), private(race, frozenset(range(race.terms.seats))))
