"""SM-4, SM-82: claims are the only secret. Whatever others have claimed, a seat sees, is asked and hears the same."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from loipe.core.contract import NOBODY, State
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.config import Config
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.view import HIDDEN, LISTS, NUMBERS, View
from tests.clauses import clause

SEATS = 4
TEXT = Text("en", ("Ute", "Paul", "Rikarda", "Edgard"), "sport-ist-mord")


def claiming(games: int) -> Iterator[Meet]:
    """Positions in which some have claimed and some have not."""
    for game in range(games):
        meet, rng, bot = sport_ist_mord.start(Config(last_round=12)), Rng(41, game), sport_ist_mord.thumb()
        while meet.to_act() != NOBODY:
            if meet.phase == c.CLAIM and any(claim > 0 for claim in meet.claims):
                yield meet
            meet.apply(meet.pick(rng) if meet.to_act() < 0 or rng.below(2) else bot.choose(meet, rng))


def payload(meet: State, seats: frozenset[int]) -> bytes:
    """All that is sent to the holder of some seats: the table, the numbers for learners, the question."""
    view = sport_ist_mord.view(meet, seats)  # type: ignore[arg-type]
    asked = {}
    for seat in sorted(seats & set(meet.owing())):
        meet.turn_to(seat)
        asked[seat] = sport_ist_mord.prompt(meet, seat)  # type: ignore[arg-type]
    meet.turn_to(min(meet.owing()))
    return msgspec.json.encode([sport_ist_mord.show(view), asked, list(meet.owing())])


@clause("SM-82", "SM-4")
def test_other_claims_change_nothing_a_seat_can_see() -> None:
    changed = 0
    for number, meet in enumerate(claiming(4)):
        for seats in (frozenset[int](), *(frozenset({seat}) for seat in range(SEATS)), frozenset({0, 2})):
            view = sport_ist_mord.view(meet, seats)
            for draw in range(4):
                other = sport_ist_mord.sample(view, Rng(draw, number))
                assert payload(other, seats) == payload(meet, seats)
                assert list(other.owing()) == list(meet.owing())
                changed += other.key() != meet.key()
    assert changed > 100


@clause("SM-82")
def test_who_sees_all_seats_can_sample_only_the_truth() -> None:
    for number, meet in enumerate(claiming(4)):
        view = sport_ist_mord.view(meet, frozenset(range(SEATS)))
        assert sport_ist_mord.sample(view, Rng(number)).key() == meet.key()


@clause("SM-82")
def test_the_thumb_does_not_peek() -> None:
    bot, looked = sport_ist_mord.thumb(), 0
    for number, meet in enumerate(claiming(8)):
        for seat in meet.owing():
            meet.turn_to(seat)
            view = sport_ist_mord.view(meet, frozenset({seat}))
            for draw in range(4):
                other = sport_ist_mord.sample(view, Rng(draw, number))
                other.turn_to(seat)
                assert bot.choose(other, Rng(9)) == bot.choose(meet, Rng(9))
                looked += other.key() != meet.key()
    assert looked > 50


@clause("SM-82")
def test_a_claim_is_told_to_its_seat_alone_until_all_are_in() -> None:
    for meet in claiming(3):
        seat = meet.to_act()
        told = meet.clone()
        told.journal = []
        told.apply(told.options()[0])
        claimed = sport_ist_mord.events(told, told.journal)[0]
        assert claimed.kind == "claimed"
        assert claimed.seen_by(frozenset({seat})).facts["card"] is not None
        stranger = claimed.seen_by(frozenset(range(SEATS)) - {seat})
        assert stranger.facts["card"] is None
        assert TEXT.event(stranger) == f"{TEXT.name_of(seat)} claims a card in secret."


@clause("SM-4")
def test_every_field_of_a_meet_is_open_or_named_as_hidden() -> None:
    meet = sport_ist_mord.start(Config())
    fields = {name for name in dir(meet) if not name.startswith("_") and not callable(getattr(meet, name))}
    assert fields - {"journal", "terms"} == set(NUMBERS) | set(LISTS) | HIDDEN


@clause("SM-4")
def test_nobody_knows_the_order_of_the_shuffled_cards() -> None:
    """Not even the position: it holds how many of each kind, and in order only what was seen going under."""
    meet = sport_ist_mord.start(Config())
    for pile in meet.piles:
        assert (list(pile.counts), list(pile.under)) == ([9, 1, 1, 1], [])


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above fails once a view tells who claimed what."""
    honest = sport_ist_mord.show

    def leaky(view: View) -> dict[str, object]:
        return {"shown": honest(view), "leak": leaked}

    monkeypatch.setattr(sport_ist_mord, "show", leaky)
    for number, meet in enumerate(claiming(8)):
        other = sport_ist_mord.sample(sport_ist_mord.view(meet, frozenset()), Rng(1, number))
        leaked = list(other.claims)
        sent = payload(other, frozenset())
        leaked = list(meet.claims)
        if sent != payload(meet, frozenset()):
            return
    raise AssertionError("the leak went unnoticed")
