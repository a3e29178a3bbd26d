"""Kept events: secret to the others, their number open to all (MS-S21)."""

from __future__ import annotations

from importlib import import_module

import msgspec

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.games import mass_start
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.config import FULL
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import give, odds, options, phase, place, race_on, say, standing, turn_of

views = import_module("loipe.games.mass_start.view")  # its name in the package is that of the function
MINE, THEIRS = frozenset({0}), frozenset({1})
NOBODYS: frozenset[int] = frozenset()


def races_with_events(games: int) -> list[tuple[Race, Rng]]:
    """Short of cards in the deck, so that hands grow and cards come back from under it."""
    config = msgspec.structs.replace(FULL, laps=5, holders=(0, 1, 2))
    return [(mass_start.start(config), Rng(11, game)) for game in range(games)]


@clause("MS-S21")
def test_the_owner_sees_the_card_the_others_only_how_many() -> None:
    race = standing("b5", events=True)
    say(race, "4 a9 E18")
    mine, theirs = mass_start.view(race, MINE), mass_start.view(race, THEIRS)
    assert mine.hands == {0: ("late-attack",)} and theirs.hands == {1: ()}
    assert mine.scene.skiers[0].cards == theirs.scene.skiers[0].cards == 1
    assert theirs.scene.skiers[0].seen_cards == ()


@clause("MS-S21")
def test_to_the_others_the_kept_card_may_be_any_they_have_not_seen() -> None:
    views = []
    for card in ("E16", "E18", "E24"):
        race = standing("b5", events=True)
        say(race, f"4 a9 {card}")
        views.append((mass_start.show(mass_start.view(race, THEIRS)), mass_start.view(race, THEIRS).unseen))
    assert views[0] == views[1] == views[2]
    assert all(views[0][1][card] == 1 for card in range(c.STARRED, c.CARDS))


@clause("MS-S21")
def test_a_spectator_sees_no_hand() -> None:
    race = standing("b5", events=True)
    say(race, "4 a9 E18")
    assert mass_start.view(race, NOBODYS).hands == {}
    assert "late-attack" not in msgspec.json.encode(mass_start.show(mass_start.view(race, NOBODYS))).decode()


@clause("MS-S21")
def test_a_card_seen_coming_from_under_the_deck_stays_known() -> None:
    race = standing("b5", events=True)
    for number in range(24):
        race.event_deck.draw(number)
    race.event_deck.put_under(17)
    say(race, "4 a9 E18")
    assert mass_start.view(race, THEIRS).scene.skiers[0].seen_cards == ("late-attack",)
    world = mass_start.sample(mass_start.view(race, THEIRS), Rng(1))
    assert world.kept[0] == race.kept[0]


@clause("MS-S21")
def test_a_played_card_is_open() -> None:
    race = race_on(events=True)
    give(race, 0, 16)
    place(race, 0, "b13")
    turn_of(race, 0)
    told = say(race, "1 E16")
    assert told[-1].seen_by(THEIRS).facts["card"] == "fresh-legs"
    assert mass_start.view(race, THEIRS).unseen[15] == 0


@clause("MS-S21")
def test_whether_a_question_comes_does_not_depend_on_which_card_is_held() -> None:
    for square, asked in (("b7", "before"), ("b13", "roll")):
        for card in range(16, 25):
            race = race_on(events=True, ice=True)
            give(race, 0, card)
            place(race, 0, square)
            turn_of(race, 0)
            assert phase(race) == asked
    for card in range(16, 25):
        race = race_on(events=True)
        give(race, 0, card)
        place(race, 0, "S1", targets_left=5, risk=3)
        turn_of(race, 0)
        assert phase(race) == "aim"


@clause("MS-S21")
def test_sampled_worlds_look_the_same_to_the_one_who_sees_them() -> None:
    different = 0
    for race, rng in races_with_events(4):
        ply = 0
        while race.to_act() != NOBODY:
            if ply % 7 == 0:
                for seats in (MINE, THEIRS, frozenset({0, 2}), NOBODYS):
                    seen = mass_start.view(race, seats)
                    world = mass_start.sample(seen, rng)
                    assert mass_start.view(world, seats) == seen
                    assert world.to_act() == race.to_act()
                    if race.to_act() == CHANCE or race.to_act() in seats:
                        assert phase(race) == "draw" or options(world) == options(race)
                    different += world.kept != race.kept
            race.apply(race.pick(rng))
            ply += 1
    assert different > 50


@clause("MS-S21", "MS-S20")
def test_a_sampled_world_deals_every_unseen_card_once() -> None:
    for race, rng in races_with_events(2):
        while race.to_act() != NOBODY:
            if phase(race) == "draw":
                world = mass_start.sample(mass_start.view(race, NOBODYS), rng)
                assert world.event_deck.size() == race.event_deck.size()
                held = sum(world.kept) + sum(
                    1 << kind for kind, count in enumerate(world.event_deck.counts[:24]) if count
                )
                under = sum(1 << kind for kind in world.event_deck.under if kind < c.CARDS)
                assert held + under == 2**24 - 1
                assert sum(odds(world).values()) == 1
            race.apply(race.pick(rng))


@clause("MS-S21")
def test_events_told_to_others_never_name_a_secret_card() -> None:
    hidden = 0
    for race, rng in races_with_events(20):
        race.journal = []
        while race.to_act() != NOBODY:
            known = list(race.kept_known)
            race.apply(race.pick(rng))
            for event in mass_start.events(race, race.journal):
                if event.kind == "drew" and not event.facts["starred"]:
                    shown = event.seen_by(frozenset({0, 1, 2}) - {event.seat})
                    assert (shown.facts["card"] is None) == (race.kept_known[event.seat] == known[event.seat])
                    hidden += shown.hidden
            race.journal = []
    assert hidden > 10


def test_every_field_of_a_race_is_public_or_named_as_hidden() -> None:
    race = mass_start.start(FULL)
    fields = {name for name in dir(race) if not name.startswith("_") and not callable(getattr(race, name))}
    assert fields - {"journal", "terms"} == {*views.NUMBERS, *views.LISTS, *views.HIDDEN}
