"""What may become of a die: phases 7 to 9 at one sport, walked through exactly.

Cards are shared by lot and settled as after an agreement (SM-92); doped dice draw in any order, each as likely (SM-94).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple

from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord.state import Meet

Counts = tuple[int, ...]
"""Cards by kind; of those to be shared also how many go without (NO_CARD)."""
Odds = tuple[Fraction, Fraction]
"""To keep a card, and to be hurt."""


class Scene(NamedTuple):
    """The sport as it stands."""

    shuffled: Counts
    under: Counts
    """Kinds, in order."""
    there: frozenset[int]
    """Seats whose die is at the sport."""
    kept: frozenset[int]
    """Seats that have kept a training card."""
    closed: bool = False

    def size(self) -> int:
        return sum(self.shuffled) + len(self.under)


class Fate:
    """One seat's die at a sport, with the dice of others as they lie now."""

    def __init__(self, meet: Meet, seat: int, sport: int, value: int, doped: int) -> None:
        at = {other: other * c.SPORTS + sport for other in map(meet.seat_at, range(meet.terms.seats))}
        self.seat = seat
        self.dice = {other: meet.new[here] for other, here in at.items() if meet.new[here]} | {seat: value}
        self.line = [other for other in at if other in self.dice]
        pills = {other for other in self.dice if meet.on_pill[at[other]]}
        self.pills = frozenset(pills | {seat} if doped else pills)
        self.stock = {other: meet.stock[here] for other, here in at.items()}
        out_of_form = sum(cards > 0 and other not in self.dice for other, cards in self.stock.items())
        pile = meet.piles[sport]
        under = (*pile.under[pile.under_from :], *(c.TRAINING for _ in range(out_of_form)))  # SM-70
        self.scene = Scene(tuple(pile.counts), under, frozenset(self.dice), frozenset())
        self.cards = min(len(self.dice), self.scene.size())
        self.deep = self.scene.size() - self.cards <= len(self.pills)
        """Cards put under the pile may come up again."""
        self.known: dict[tuple[Scene, frozenset[int]], Odds] = {}
        """Ends of phase 9 worked out already."""

    def points(self, scene: Scene, seat: int) -> int:
        """SM-87, SM-88: success and risk."""
        return rules_settle.strength_of(self.dice[seat], int(seat in self.pills), len(scene.there))

    def odds(self) -> Odds:
        if self.seat not in self.pills:
            return self.odds_of_one_card()
        kept, hurt = Fraction(0), Fraction(0)
        for before, cards, scene in self.revealed():
            for after, chance in self.shared(cards, scene).items():
                good, bad = self.drawn(after, self.pills & after.there)
                kept += before * chance * good
                hurt += before * chance * bad
        return kept, hurt

    def odds_of_one_card(self) -> Odds:
        """By lot each revealed card may be one's own; with fewer cards than dice (SM-86) there may be none."""
        unknown = min(self.cards, sum(self.scene.shuffled))
        known = self.scene.under[: self.cards - unknown]
        kept, hurt = Fraction(0), Fraction(0)
        for kind, count in enumerate(self.scene.shuffled):
            chance = Fraction(unknown * count, max(1, sum(self.scene.shuffled))) + known.count(kind)
            after = self.settled(self.scene, self.seat, kind, self.points(self.scene, self.seat), self.pile_out())
            kept += chance * (self.seat in after.kept)
            hurt += chance * (self.seat not in after.there)
        return kept / len(self.dice), hurt / len(self.dice)

    def pile_out(self) -> bool:
        """SM-88: the reveal takes all there is."""
        return self.cards == self.scene.size()

    def revealed(self) -> Iterator[tuple[Fraction, Counts, Scene]]:
        """SM-81: every set of cards that may come up, those who go without included."""
        pile, under = self.scene.shuffled, self.scene.under
        unknown = min(self.cards, sum(pile))
        known = under[: self.cards - unknown]
        for taken in product(*(range(count + 1) for count in pile)):
            if sum(taken) == unknown:
                ways = 1
                for count, some in zip(pile, taken, strict=True):
                    ways *= comb(count, some)
                cards = (*(some + known.count(kind) for kind, some in enumerate(taken)), len(self.dice) - self.cards)
                left = tuple(count - some for count, some in zip(pile, taken, strict=True))
                scene = self.scene._replace(shuffled=left, under=under[len(known) :])
                yield Fraction(ways, comb(sum(pile), unknown)), cards, scene

    def shared(self, cards: Counts, scene: Scene) -> dict[Scene, Fraction]:
        """Phase 8: who gets which card by lot, and what it does to them."""
        start = scene
        found = {(cards, scene): Fraction(1)}
        for at, seat in enumerate(self.line):
            after: dict[tuple[Counts, Scene], Fraction] = defaultdict(Fraction)
            for (left, now), chance in found.items():
                for kind, count in enumerate(left):
                    if count:
                        rest = (*left[:kind], count - 1, *left[kind + 1 :])
                        then = self.settled(now, seat, kind, self.points(start, seat), self.pile_out())
                        after[rest, then] += chance * count / (len(self.line) - at)
            found = after
        scenes: dict[Scene, Fraction] = defaultdict(Fraction)
        for (_, end), chance in found.items():
            scenes[end] += chance
        return scenes

    def settled(self, scene: Scene, seat: int, kind: int, points: int, out: bool) -> Scene:
        """SM-87 to SM-91: a card takes effect, or goes under the pile."""
        if kind == c.NO_CARD:
            return scene
        what = rules_settle.effect(kind, points, self.stock[seat] + (seat in scene.kept), int(out))
        if what == c.KEPT:
            return scene._replace(kept=scene.kept | {seat}) if self.deep or seat == self.seat else scene
        if what in (c.ACCIDENT, c.FATAL):
            return scene._replace(there=scene.there - {seat}, closed=scene.closed or what == c.FATAL)
        return scene._replace(under=(*scene.under, kind)) if self.deep else scene

    def drawn(self, scene: Scene, waiting: frozenset[int]) -> Odds:
        """Phase 9: those who wait draw one card each in any order, until the sport closes (SM-93 to SM-100)."""
        if scene.closed or self.seat not in waiting:
            return Fraction(self.seat in scene.kept), Fraction(self.seat not in scene.there)
        if (scene, waiting) in self.known:
            return self.known[scene, waiting]
        kept, hurt = Fraction(0), Fraction(0)
        for chance, kind, rest in top_cards(scene):
            for seat in waiting:
                after = self.settled(rest, seat, kind, self.points(scene, seat), rest.size() == 0)
                good, bad = self.drawn(after, waiting - {seat})
                kept += chance * good / len(waiting)
                hurt += chance * bad / len(waiting)
        self.known[scene, waiting] = kept, hurt
        return kept, hurt


def top_cards(scene: Scene) -> Iterator[tuple[Fraction, int, Scene]]:
    """What the next card of the pile may be."""
    size = sum(scene.shuffled)
    if size == 0:
        yield Fraction(1), scene.under[0], scene._replace(under=scene.under[1:])
    for kind, count in enumerate(scene.shuffled):
        if count:
            left = (*scene.shuffled[:kind], count - 1, *scene.shuffled[kind + 1 :])
            yield Fraction(count, size), kind, scene._replace(shuffled=left)
