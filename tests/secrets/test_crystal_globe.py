"""Crystal Globe's secrets: hands, form cards, the order of decks. Replacing them changes nothing others can see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.formats import PRESETS
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.view import HIDDEN, LISTS, NUMBERS
from tests.clauses import clause

RACES = ("ludique", "tactique", "strategique", "relay", "individual")
HOLDERS = (0, 1, 2, 0, 1, 2)
"""The first player holds seats 0 and 3."""
EVERY = 11

each_race = pytest.mark.parametrize("name", RACES)


def race_of(name: str) -> Race:
    return crystal_globe.start(msgspec.structs.replace(PRESETS[name], holders=HOLDERS, skiers_per_player="any"))


def walk(name: str, seed: int = 4) -> list[Race]:
    """Positions of one race played by thumbs with some random choices, every eleventh ply."""
    race, rng, thumb = race_of(name), Rng(seed), crystal_globe.thumb()
    found: list[Race] = []
    plies = 0
    while race.to_act() != NOBODY:
        if plies % EVERY == 0:
            found.append(race.clone())
        random = race.to_act() == CHANCE or plies % 5 == 0
        race.apply(race.pick(rng) if random else thumb.choose(race, rng))
        plies += 1
    return found


def payload(race: Race, seats: frozenset[int]) -> bytes:
    return msgspec.json.encode(crystal_globe.show(crystal_globe.view(race, seats)))


@clause("CG-15", "CG-40")
@each_race
@pytest.mark.parametrize("seats", [frozenset(), frozenset({1}), frozenset({0, 3})], ids=["spectator", "one", "two"])
def test_a_sampled_world_looks_the_same_to_its_viewer(name: str, seats: frozenset[int]) -> None:
    different = 0
    for number, race in enumerate(walk(name)):
        seen = crystal_globe.view(race, seats)
        other = crystal_globe.sample(seen, Rng(9, number))
        assert crystal_globe.view(other, seats) == seen
        assert payload(other, seats) == payload(race, seats)
        assert other.to_act() == race.to_act()
        assert list(other.owing()) == list(race.owing())
        if race.to_act() in seats:
            assert list(other.options()) == list(race.options())
            assert crystal_globe.prompt(other, race.to_act()) == crystal_globe.prompt(race, race.to_act())
        different += other.key() != race.key()
    assert different > 5


@clause("CG-15")
@each_race
def test_the_owner_keeps_hand_and_form_card_in_every_sampled_world(name: str) -> None:
    for number, race in enumerate(walk(name)):
        other = crystal_globe.sample(crystal_globe.view(race, frozenset({1})), Rng(2, number))
        assert list(other.hand[c.KINDS : 2 * c.KINDS]) == list(race.hand[c.KINDS : 2 * c.KINDS])
        assert other.form[1] == race.form[1]
        assert other.decks[1].key() == race.decks[1].key()


@each_race
def test_who_acts_next_does_not_depend_on_secrets(name: str) -> None:
    """The same word in another world: the same seat, or chance, is next."""
    for number, race in enumerate(walk(name)):
        seats = frozenset({0, 3})
        other = crystal_globe.sample(crystal_globe.view(race, seats), Rng(3, number))
        common = [code for code in race.options() if code in list(other.options())]
        if not common:
            continue
        here, there = race.clone(), other.clone()
        here.journal, there.journal = [], []
        here.apply(common[-1])
        there.apply(common[-1])
        assert here.to_act() == there.to_act()
        told = [event.seen_by(seats) for event in crystal_globe.events(here, here.journal)]
        assert told == [event.seen_by(seats) for event in crystal_globe.events(there, there.journal)]


@each_race
def test_the_thumb_looks_at_its_own_cards_only(name: str) -> None:
    asked = 0
    thumb = crystal_globe.thumb()
    for number, race in enumerate(walk(name, seed=6)):
        seat = race.to_act()
        if seat < 0:
            continue
        other = crystal_globe.sample(crystal_globe.view(race, frozenset({seat})), Rng(5, number))
        assert thumb.choose(other, Rng(8)) == thumb.choose(race.clone(), Rng(8))
        asked += 1
    assert asked > 3


@each_race
def test_payloads_of_two_worlds_are_equally_long(name: str) -> None:
    for number, race in enumerate(walk(name)):
        for seat in range(3):
            other = crystal_globe.sample(crystal_globe.view(race, frozenset({seat})), Rng(7, number))
            assert len(payload(other, frozenset({seat}))) == len(payload(race, frozenset({seat})))


@clause("CG-15", "CG-40")
def test_draws_are_told_to_their_owner_only() -> None:
    race = race_of("tactique")
    race.journal = []
    rng = Rng(1)
    while race.round == 0:
        race.apply(race.pick(rng))
    told = crystal_globe.events(race, race.journal)
    secret = [event for event in told if event.kind in ("form", "drew")]
    assert len(secret) == 6 + 30
    for event in secret:
        owner, others = frozenset({event.seat}), frozenset(range(6)) - {event.seat}
        assert event.seen_by(owner).facts["value"] is not None
        assert event.seen_by(others).facts["value"] is None
        assert event.seen_by(others).hidden


@clause("CG-15")
def test_no_view_of_others_holds_a_hand_or_the_order_of_a_deck() -> None:
    for race in walk("tactique"):
        seen = crystal_globe.view(race, frozenset({1}))
        for seat, cards in enumerate(seen.energies):
            if seat != 1:
                assert sum(cards.hand) <= race.ones_known[seat] + race.form_seen[seat]
        shown = crystal_globe.show(seen)
        assert set(shown.own.hands) == {1}
        assert HIDDEN.isdisjoint({*seen.numbers, *seen.lists})


def test_every_field_of_a_race_is_public_hidden_or_the_terms() -> None:
    race = race_of("tactique")
    known = {*NUMBERS, *LISTS, *HIDDEN, "journal", "terms"}
    fields = {name for name in dir(race) if not name.startswith("_") and not callable(getattr(race, name))}
    assert fields == known


def leak(race: Race, seats: frozenset[int]) -> Any:
    """A view that gives away one card of somebody's hand."""
    seen = crystal_globe.view(race, seats)
    return msgspec.structs.replace(seen, numbers=seen.numbers | {"turn": race.turn + 100 * race.hand[2 * c.KINDS]})


def test_a_planted_leak_is_found() -> None:
    """The comparison of views would notice a hand that shines through."""
    found = False
    for number, race in enumerate(walk("tactique")):
        seats = frozenset({1})
        other = crystal_globe.sample(crystal_globe.view(race, seats), Rng(9, number))
        found |= leak(other, seats) != leak(race, seats)
    assert found
