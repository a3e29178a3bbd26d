"""SM-1, SM-2: what the box holds. 96 cards, ten dice a player, twelve pills: none is lost, none appears."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import State
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.state import Meet

Count = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]


def census(state: State) -> Count:
    """Cards by sport and kind, dice by seat, and pills, wherever they lie."""
    meet = cast(Meet, state)
    return tuple(cards(meet, sport) for sport in range(c.SPORTS)), tuple(dice(meet)), pills(meet)


def cards(meet: Meet, sport: int) -> tuple[int, ...]:
    """In the pile, face up, dealt, in stocks, beside them, and on the pile of a closed sport."""
    pile = meet.piles[sport]
    counts = list(pile.counts)
    for kind in pile.under[pile.under_from :]:
        counts[kind] += 1
    if sport == meet.sport:
        for kind in range(c.KINDS):
            counts[kind] += meet.revealed[kind] + list(meet.dealt).count(kind)
    counts[c.TRAINING] += sum(meet.stock[seat * c.SPORTS + sport] for seat in range(meet.terms.seats))
    counts[c.U2] += meet.hurt[2 * sport] > 0
    counts[c.U4] += meet.hurt[2 * sport + 1] > 0
    counts[c.U6] += meet.fatal[sport] > 0
    return tuple(counts)


def dice(meet: Meet) -> list[int]:
    """Free, placed this round and last, on accident cards, on fatal ones."""
    return [
        meet.free[seat]
        + sum(meet.new[at] > 0 for at in range(seat * c.SPORTS, (seat + 1) * c.SPORTS))
        + sum(meet.old[at] > 0 for at in range(seat * c.SPORTS, (seat + 1) * c.SPORTS))
        + sum(owner == seat + 1 and die > 0 for owner, die in zip(meet.hurt, meet.healing, strict=True))
        + sum(owner == seat + 1 for owner in meet.fatal)
        for seat in range(meet.terms.seats)
    ]


def pills(meet: Meet) -> int:
    """In the reserve, in hands, under dice."""
    return meet.reserve + sum(meet.pills) + sum(meet.doped) + sum(meet.on_pill)
