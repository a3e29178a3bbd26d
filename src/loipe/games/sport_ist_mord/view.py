"""What a holder of seats knows, built from nothing; and worlds that fit it. Only claims are secret (SM-4, SM-82)."""

from __future__ import annotations

import msgspec

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.deck import Deck
from loipe.core.ints import bits_in, i64, vec
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_contest
from loipe.games.sport_ist_mord.state import Meet, new_meet
from loipe.games.sport_ist_mord.terms import Terms

NUMBERS = (
    "phase", "round", "first", "best", "side", "active", "turn", "chosen", "placed", "reserve", "sport", "to_reveal",
    "pile_out", "contest", "tie_from", "tie_to", "first_used", "best_used",
)  # fmt: skip
LISTS = (
    "free", "rolled", "doped", "picked", "pills", "new", "on_pill", "old", "stock", "hurt", "healing", "fatal",
    "revealed", "strengths", "dealt_to", "dealt", "line", "tied", "totals",
)  # fmt: skip
"""Open to all (SM-4). What is not named here or given below is not in a view."""
HIDDEN = frozenset({"claims", "piles"})


class Pile(msgspec.Struct, frozen=True):
    """A pile as everybody can remember it: kinds left in the shuffled part, and the known cards under it in order."""

    shuffled: tuple[int, ...]
    under: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The meet as the holder of some seats knows it."""

    seats: tuple[int, ...]
    terms: Terms
    numbers: dict[str, int]
    """By field name; with `lists` and `piles` what sample() starts from."""
    lists: dict[str, tuple[int, ...]]
    piles: tuple[Pile, ...]
    claiming: tuple[int, ...]
    """By seat: -1 not asked, 0 awaited, 1 made."""
    claims: dict[int, int]
    """The holder's own claims: a kind, or NO_CARD."""


def view(meet: Meet, seats: frozenset[int]) -> View:
    """What the holder of these seats has seen. While claims are awaited, the first that is owed counts as next."""
    return View(
        seats=tuple([seat for seat in range(meet.terms.seats) if seat in seats]),
        terms=meet.terms,
        numbers={name: getattr(meet, name) for name in NUMBERS} | {"active": next_up(meet)},
        lists={name: tuple(getattr(meet, name)) for name in LISTS},
        piles=tuple(Pile(tuple(pile.counts), tuple(pile.under[pile.under_from :])) for pile in meet.piles),
        claiming=claiming(meet),
        claims=own_claims(meet, seats),
    )


def is_open(meet: Meet) -> bool:
    """SM-82: nobody has claimed yet, or all is shown."""
    return max(meet.claims) <= 0


def next_up(meet: Meet) -> int:
    """While claims are awaited, whose answer is taken next says nothing."""
    return rules_contest.first_owing(meet) if meet.phase == c.CLAIM else meet.active


def claiming(meet: Meet) -> tuple[int, ...]:
    return tuple([min(claim, 1) for claim in meet.claims])


def own_claims(meet: Meet, seats: frozenset[int]) -> dict[int, int]:
    every = range(meet.terms.seats)
    return {seat: meet.claims[seat] - 1 for seat in every if seat in seats and meet.claims[seat] > 0}


DECKS = (c.REVEAL, c.EXTRA)
"""Cards come up by themselves."""


def thrower(meet: Meet) -> int:
    """The seat whose hand the dice wait for, or NOBODY."""
    return meet.active if meet.to_act() == CHANCE and meet.phase not in DECKS else NOBODY


def open_part(seen: View) -> Meet:
    """The open facts of a view as a position, without any claim: what the rules' own sums can be asked about."""
    meet = new_meet(seen.terms)
    for name, number in seen.numbers.items():
        setattr(meet, name, number)
    for name, numbers in seen.lists.items():
        setattr(meet, name, vec[i64](numbers))
    meet.piles = [deck_of(pile) for pile in seen.piles]
    return meet


def sample(seen: View, rng: Rng) -> Meet:
    """A meet the view's holder cannot tell from the truth: claims of others are made anew, any that is open."""
    meet = open_part(seen)
    for seat, claiming in enumerate(seen.claiming):
        meet.claims[seat] = claiming
        if claiming == 1:
            options = bits_in(rules_contest.claim_codes(meet))
            kind = seen.claims[seat] if seat in seen.claims else options[rng.below(len(options))] - c.CARD
            meet.claims[seat] = kind + 1
    return meet


def deck_of(pile: Pile) -> Deck:
    deck = Deck(vec[i64](pile.shuffled))
    deck.under = vec[i64](pile.under)
    return deck
