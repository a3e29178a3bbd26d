"""What may become of a die: phases 7 to 9 at one sport, walked through exactly.

Cards are shared by lot and settled as after an agreement (SM-92); doped dice draw in any order, each as likely (SM-94).
Ways are counted in whole numbers, and divided by all there are at the end. Sets of seats are bits of a number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, factorial, prod
from typing import NamedTuple

from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord.state import Meet

Counts = tuple[int, ...]
"""Cards by kind; of those to be shared also how many go without (NO_CARD)."""
Odds = tuple[Fraction, Fraction]
"""To keep a card, and to be hurt."""
Ways = tuple[int, int]
"""Of all: in how many a card is kept, and in how many the seat is hurt."""


class Scene(NamedTuple):
    """The sport as it stands."""

    shuffled: Counts
    under: Counts
    """Kinds, in order."""
    there: int
    """Seats whose die is at the sport."""
    kept: int
    """Seats that have kept a training card."""
    closed: bool = False

    def size(self) -> int:
        return sum(self.shuffled) + len(self.under)


def bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


class Fate:
    """One seat's die at a sport, with the dice of others as they lie now."""

    def __init__(self, meet: Meet, seat: int, sport: int, value: int, doped: int) -> None:
        at = {other: other * c.SPORTS + sport for other in map(meet.seat_at, range(meet.terms.seats))}
        self.seat, self.bit = seat, 1 << seat
        self.dice = {other: meet.new[here] for other, here in at.items() if meet.new[here]} | {seat: value}
        self.line = [other for other in at if other in self.dice]
        pills = {other for other in self.dice if meet.on_pill[at[other]]}
        self.pills = bits(pills | {seat} if doped else pills)
        self.stock = {other: meet.stock[here] for other, here in at.items()}
        out_of_form = sum(cards > 0 and other not in self.dice for other, cards in self.stock.items())
        pile = meet.piles[sport]
        under = (*pile.under[pile.under_from :], *(c.TRAINING for _ in range(out_of_form)))  # SM-70
        self.scene = Scene(tuple(pile.counts), under, bits(self.dice), 0)
        self.cards = min(len(self.dice), self.scene.size())
        self.deep = self.scene.size() - self.cards <= self.pills.bit_count()
        """Cards put under the pile may come up again."""
        self.known: dict[tuple[Scene, int], Ways] = {}
        """Ends of phase 9 worked out already."""

    def points(self, scene: Scene, seat: int) -> int:
        """SM-87, SM-88: success and risk."""
        return rules_settle.strength_of(self.dice[seat], self.pills >> seat & 1, scene.there.bit_count())

    def odds(self) -> Odds:
        if not self.pills & self.bit:
            return self.odds_of_one_card()
        unknown = min(self.cards, sum(self.scene.shuffled))
        left = sum(self.scene.shuffled) - unknown
        most = drawings(left, self.pills.bit_count())
        kept = hurt = 0
        for before, cards, scene in self.revealed(unknown):
            for after, ways in self.shared(cards, scene).items():
                waiting = self.pills & after.there
                good, bad = self.drawn(after, waiting)
                ways *= before * (most // drawings(left, waiting.bit_count()))
                kept += ways * good
                hurt += ways * bad
        total = comb(left + unknown, unknown) * factorial(len(self.line)) * most
        return Fraction(kept, total), Fraction(hurt, total)

    def odds_of_one_card(self) -> Odds:
        """By lot each revealed card may be one's own; with fewer cards than dice (SM-86) there may be none."""
        size = sum(self.scene.shuffled)
        unknown = min(self.cards, size)
        known = self.scene.under[: self.cards - unknown]
        points, total = self.points(self.scene, self.seat), max(1, size) * len(self.dice)
        kept = hurt = 0
        for kind, count in enumerate(self.scene.shuffled):
            ways = unknown * count + known.count(kind) * max(1, size)
            after = self.settled(self.scene, self.seat, kind, points, self.pile_out())
            kept += ways if after.kept & self.bit else 0
            hurt += 0 if after.there & self.bit else ways
        return Fraction(kept, total), Fraction(hurt, total)

    def pile_out(self) -> bool:
        """SM-88: the reveal takes all there is."""
        return self.cards == self.scene.size()

    def revealed(self, unknown: int) -> Iterator[tuple[int, Counts, Scene]]:
        """SM-81: every set of cards that may come up, those who go without included, and in how many ways."""
        pile, under = self.scene.shuffled, self.scene.under
        known = under[: self.cards - unknown]
        for taken in product(*(range(count + 1) for count in pile)):
            if sum(taken) == unknown:
                ways = prod(map(comb, pile, taken))
                cards = (*(some + known.count(kind) for kind, some in enumerate(taken)), len(self.dice) - self.cards)
                left = tuple(count - some for count, some in zip(pile, taken, strict=True))
                yield ways, cards, Scene(left, under[len(known) :], self.scene.there, self.scene.kept)

    def shared(self, cards: Counts, scene: Scene) -> dict[Scene, int]:
        """Phase 8: who gets which card by lot, and what it does to them; of all the orders of the cards, how many."""
        start = scene
        found = {(cards, scene): 1}
        for seat in self.line:
            points, out = self.points(start, seat), self.pile_out()
            after: dict[tuple[Counts, Scene], int] = defaultdict(int)
            for (left, now), ways in found.items():
                for kind, count in enumerate(left):
                    if count:
                        rest = (*left[:kind], count - 1, *left[kind + 1 :])
                        after[rest, self.settled(now, seat, kind, points, out)] += ways * count
            found = after
        scenes: dict[Scene, int] = defaultdict(int)
        for (_, end), ways in found.items():
            scenes[end] += ways
        return scenes

    def settled(self, scene: Scene, seat: int, kind: int, points: int, out: bool) -> Scene:
        """SM-87 to SM-91: a card takes effect, or goes under the pile."""
        if kind == c.NO_CARD:
            return scene
        shuffled, under, there, kept, closed = scene
        what = rules_settle.effect(kind, points, self.stock[seat] + (kept >> seat & 1), int(out))
        if what == c.KEPT:
            if self.deep or seat == self.seat:
                return Scene(shuffled, under, there, kept | 1 << seat, closed)
            return scene
        if what in (c.ACCIDENT, c.FATAL):
            return Scene(shuffled, under, there & ~(1 << seat), kept, closed or what == c.FATAL)
        return Scene(shuffled, (*under, kind), there, kept, closed) if self.deep else scene

    def drawn(self, scene: Scene, waiting: int) -> Ways:
        """Phase 9: those who wait draw one card each in any order, until the sport closes (SM-93 to SM-100)."""
        if scene.closed or not waiting & self.bit:
            total = drawings(sum(scene.shuffled), waiting.bit_count())
            return total * (scene.kept >> self.seat & 1), total * (~scene.there >> self.seat & 1)
        if (scene, waiting) in self.known:
            return self.known[scene, waiting]
        kept = hurt = 0
        for ways, kind, rest in top_cards(scene):
            out = rest.size() == 0
            for seat in self.line:
                if waiting >> seat & 1:
                    after = self.settled(rest, seat, kind, self.points(scene, seat), out)
                    good, bad = self.drawn(after, waiting & ~(1 << seat))
                    kept += ways * good
                    hurt += ways * bad
        self.known[scene, waiting] = kept, hurt
        return kept, hurt


@lru_cache(maxsize=1024)
def drawings(shuffled: int, waiting: int) -> int:
    """Of so many shuffled cards, one for each who waits: in how many ways, the order of those who wait included."""
    return factorial(waiting) * prod(max(1, shuffled - drawn) for drawn in range(waiting))


def top_cards(scene: Scene) -> Iterator[tuple[int, int, Scene]]:
    """What the next card of the pile may be, and in how many ways."""
    shuffled, under, there, kept, closed = scene
    if sum(shuffled) == 0:
        yield 1, under[0], Scene(shuffled, under[1:], there, kept, closed)
    for kind, count in enumerate(shuffled):
        if count:
            left = (*shuffled[:kind], count - 1, *shuffled[kind + 1 :])
            yield count, kind, Scene(left, under, there, kept, closed)
