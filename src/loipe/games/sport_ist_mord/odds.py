"""Exact odds in whole numbers: what card comes up, and who leads a contest."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from loipe.games.sport_ist_mord import words as w
from loipe.games.sport_ist_mord.state import Meet


def card_odds(meet: Meet, sport: int, cards: int) -> tuple[Fraction, ...]:
    """SM-81: how likely any one of so many revealed cards is of each kind, by all that is known of the pile."""
    pile = meet.piles[sport]
    cards = min(cards, pile.size())
    unknown = min(cards, pile.shuffled)
    under = list(pile.under[pile.under_from :])[: cards - unknown]
    return tuple(
        Fraction(unknown * pile.counts[kind], cards * max(1, pile.shuffled)) + Fraction(under.count(kind), cards)
        for kind in range(w.KINDS)
    )


def fate(meet: Meet, seat: int, sport: int, value: int, doped: int) -> tuple[Fraction, Fraction, int]:
    """SM-87, SM-88: odds to keep a card and to be hurt, and the sum, with such a die there and others as they lie."""
    others = sum(1 for other in range(meet.terms.seats) if other != seat and meet.new[other * w.SPORTS + sport])
    points = value + doped + others
    kinds = card_odds(meet, sport, others + 1)
    kept = kinds[w.TRAINING] if points > meet.stock[seat * w.SPORTS + sport] else Fraction(0)
    all_out = others + 1 >= meet.piles[sport].size()
    hurt = sum((kinds[kind] for kind in (w.U2, w.U4, w.U6) if all_out or points >= 2 * kind), Fraction(0))
    return kept, hurt, points


@lru_cache(maxsize=64)
def sums(dice: int) -> tuple[int, ...]:
    """Ways to throw each total; index is the total."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, total - 6) : total]) for total in range(len(ways) + 6)]
    return tuple(ways)


def leads(dice: int, others: tuple[int, ...]) -> Fraction:
    """SM-83: how likely the total of so many dice is above that of all others, before coaches and roll-offs."""
    ways = 0
    for total, count in enumerate(sums(dice)):
        below = 1
        for other in others:
            below *= sum(sums(other)[:total])
        ways += count * below
    return Fraction(ways, 6 ** (dice + sum(others)))
