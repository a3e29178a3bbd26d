"""Every number that a prompt shows, worked out a second time: by playing the sport out over all its cards."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import cast

from loipe.core.contract import State
from loipe.core.game import Facts, Prompt
from loipe.core.ints import i64, vec
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_place, rules_settle
from loipe.games.sport_ist_mord.notation import write
from loipe.games.sport_ist_mord.state import Meet

Odds = tuple[Fraction, Fraction]
"""To keep a card, and to be hurt."""


def check_prompt(state: State, prompt: Prompt) -> int:
    """How many numbers were compared."""
    meet, compared = cast(Meet, state), 0
    for option in prompt.options:
        if option.odds:
            kept, hurt = fate(meet, option.code)
            agree(option.odds[0].facts, kept)
            agree(option.odds[1].facts, hurt)
            compared += 2
    for part in prompt.parts:
        if part.message == "sport-ist-mord-odds-contest":
            agree(part.facts, leads(meet, prompt.seat))
            compared += 1
        if part.message == "sport-ist-mord-part-total":
            seat = cast(int, part.facts["seat"])
            assert part.facts["total"] == sum((face + 1) * meet.rolled[seat * 6 + face] for face in range(6))
            compared += 1
    return compared


def agree(facts: Facts, chance: Fraction) -> None:
    assert abs(cast(int, facts["percent"]) - 100 * chance) <= Fraction(1, 2), (dict(facts), float(chance))


def fate(meet: Meet, code: int) -> Odds:
    """Nobody places more, only this sport is settled, and its cards are shared by lot."""
    trial = meet.clone()
    seat, sport = trial.active, (code - c.PUT) % c.SPORTS
    trial.apply(code)
    for at in range(len(trial.new)):
        if at % c.SPORTS != sport:
            trial.new[at] = trial.on_pill[at] = 0
    for player in range(trial.terms.seats):
        trial.free[player] = 5  # whoever draws first in phase 9 is a matter of lot, so dice must be rolled for it
    rules_place.lose_form(trial)
    rules_settle.start_settling(trial)
    return Walk(seat, sport, trial.stock[seat * c.SPORTS + sport]).odds(trial)


class Walk:
    """Over every card and every lot; equal positions are walked once."""

    def __init__(self, seat: int, sport: int, owned: int) -> None:
        self.seat, self.sport, self.owned = seat, sport, owned
        self.known: dict[tuple[int, ...], Odds] = {}

    def odds(self, meet: Meet) -> Odds:
        key = meet.key()
        if key not in self.known:
            self.known[key] = self.walked(meet)
        return self.known[key]

    def walked(self, meet: Meet) -> Odds:
        if meet.sport != self.sport:
            return self.outcome(meet)
        if meet.phase in (c.REVEAL, c.EXTRA):
            total = sum(meet.weights())
            ways = [
                (Fraction(weight, total), played(meet, code))
                for code, weight in zip(meet.options(), meet.weights(), strict=True)
            ]
        elif meet.phase == c.CLAIM:
            cards = [kind for kind in range(c.KINDS) for _ in range(meet.revealed[kind])]
            cards += [c.NO_CARD] * (len(meet.line) - len(cards))
            lots = set(permutations(cards))
            ways = [(Fraction(1, len(lots)), agreed(meet, lot)) for lot in lots]
        else:
            assert meet.phase == c.CONTEST and meet.contest == c.FOR_ORDER
            orders = list(permutations(meet.line))
            ways = [(Fraction(1, len(orders)), drawing(meet, order)) for order in orders]
        found = [(chance, *self.odds(then)) for chance, then in ways]
        kept = sum((chance * good for chance, good, _ in found), Fraction(0))
        return kept, sum((chance * bad for chance, _, bad in found), Fraction(0))

    def outcome(self, meet: Meet) -> Odds:
        kept = meet.stock[self.seat * c.SPORTS + self.sport] > self.owned
        return Fraction(kept), Fraction(meet.new[self.seat * c.SPORTS + self.sport] == 0)


def played(meet: Meet, code: int) -> Meet:
    then = meet.clone()
    then.apply(code)
    return then


def agreed(meet: Meet, lot: tuple[int, ...]) -> Meet:
    """Everybody claims what the lot gave them."""
    then = meet.clone()
    for seat, kind in zip(meet.line, lot, strict=True):
        then.turn_to(seat)
        then.apply(c.CARD + kind)
    return then


def drawing(meet: Meet, order: tuple[int, ...]) -> Meet:
    """SM-94: as if the contest had brought this order."""
    then = meet.clone()
    then.line, then.tied, then.turn = vec[i64](order), vec[i64](), 0
    rules_settle.next_extra(then)
    return then


def leads(meet: Meet, seat: int) -> Fraction:
    """SM-83: own total above all others', by every roll of every player's dice."""
    own, *others = [totals(meet, player) for player in (seat, *(other for other in meet.line if other != seat))]
    chance = Fraction(0)
    for total, likely in own.items():
        for rival in others:
            likely *= sum((part for points, part in rival.items() if points < total), Fraction(0))
        chance += likely
    return chance


def totals(meet: Meet, seat: int) -> dict[int, Fraction]:
    if meet.free[seat] == 0:
        return {0: Fraction(1)}
    rolling = meet.clone()
    rolling.phase, rolling.active = c.CONTEST, seat
    found: dict[int, Fraction] = {}
    weights = list(rolling.weights())
    for code, weight in zip(rolling.options(), weights, strict=True):
        total = sum(int(die) for die in write(rolling, code))
        found[total] = found.get(total, Fraction(0)) + Fraction(weight, sum(weights))
    return found
