"""What a die at a sport may bring, for the rules of thumb of Sport ist Mord, in tenths of a point."""

from __future__ import annotations

from typing import Final

from loipe.core.deck import Deck
from loipe.core.ints import i64, shl, vec
from loipe.games.sport_ist_mord import rules_place
from loipe.games.sport_ist_mord.codes import FACES, SPORTS, TRAINING, U2, U4, U6
from loipe.games.sport_ist_mord.state import Meet

COLUMN: Final = 0x010101010101
"""A sport, of the bits by face and sport."""

ENOUGH: Final = 2
"""Sports at a time; only a doped die opens another one, or whoever has fewer."""

CARDS: Final = 16
SHARES: Final = vec[i64]([120 * count // max(cards, 1) for cards in range(CARDS) for count in range(CARDS)])
"""By cards in a pile and those of a kind among them: how likely one is of it, in 120ths, without dividing."""


class Outlook:
    """What a die may bring a seat, sport by sport, whatever the die shows."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.doped: i64 = 0
        self.sports: i64 = 0
        self.most: i64 = 0
        """Cards of the sport the seat has most of."""
        self.open: i64 = 0
        """Sports that are not closed yet."""
        self.under_way: i64 = 0
        """Of these, sports where the seat has a die of this round or the last."""
        self.worths: vec[i64] = vec[i64]([0 for _ in range(FACES * SPORTS)])
        """By face and sport, as the bits of rules_place.puts: what each of those weighed is worth."""
        # how the seat's rolled dice would be placed
        self.planned: vec[i64] = vec[i64]([0 for _ in range(SPORTS)])
        """By sport: what the die there is worth."""
        self.faces: vec[i64] = vec[i64]([0 for _ in range(SPORTS)])
        """By sport: the face of that die, -1 for none."""
        self.left: vec[i64] = vec[i64]([0 for _ in range(FACES)])
        """By face: dice that find no place."""
        # at the sport looked at
        self.owned: i64 = 0
        self.bonus: i64 = 0
        """To the value of the die, for success and risk (SM-87)."""
        self.wins: i64 = 0
        self.harm_2: i64 = 0
        self.harm_4: i64 = 0
        self.harm_6: i64 = 0
        self.pile_out: bool = False
        self.sure: i64 = 0
        """The form it keeps and the company it finds, less what the die is missed for."""

    def see(self, meet: Meet, seat: i64, doped: i64) -> None:
        """What the seat has; 1 for a doped die."""
        self.seat = seat
        self.doped = doped
        sports: i64 = 0
        most: i64 = 0
        is_open: i64 = 0
        under_way: i64 = 0
        at = seat * SPORTS
        sport: i64 = 0
        while sport < SPORTS:
            owned = meet.stock[at]
            if owned > 0:
                sports += 1
            if owned > most:
                most = owned
            if meet.fatal[sport] == 0:
                is_open += 1
                if meet.old[at] + meet.new[at] > 0:
                    under_way += 1
            at += 1
            sport += 1
        self.sports = sports
        self.most = most
        self.open = is_open
        self.under_way = under_way

    def weigh(self, meet: Meet, seat: i64, puts: i64, doped: i64) -> None:
        """These dice of a seat, doped ones or others."""
        self.see(meet, seat, doped)
        sport: i64 = 0
        while sport < SPORTS:
            column = puts >> sport
            if column & COLUMN != 0:
                self.look_at(meet, sport)
                face: i64 = 0
                while face < FACES:
                    if (column >> 8 * face) & 1 == 1:
                        self.worths[face * SPORTS + sport] = self.worth(face + 1)
                    face += 1
            sport += 1

    def look_at(self, meet: Meet, sport: i64) -> None:
        """The cards its pile may bring, and what company the die will have."""
        pile = meet.piles[sport]
        draws: i64 = 1 + self.doped
        others = company(meet, self.seat, sport)
        self.owned = meet.stock[self.seat * SPORTS + sport]
        loss = self.loss()
        self.bonus = self.doped + others
        self.wins = likely(pile, TRAINING) * draws * self.gain() // 120
        self.harm_2 = likely(pile, U2) * draws * self.harm(U2, loss) // 120
        self.harm_4 = likely(pile, U4) * draws * self.harm(U4, loss) // 120
        self.harm_6 = -likely(pile, U6) * draws * fatal_worth(meet, self.seat, sport) // 120
        self.pile_out = others + 1 >= pile.size()
        self.sure = loss - die_cost(meet, self.seat) + 8 * others
        if self.under_way >= ENOUGH and self.owned == 0 and meet.old[self.seat * SPORTS + sport] == 0:
            self.sure -= 7 * self.open  # another sport to come back to, round by round, with dice that win contests

    def gain(self) -> i64:
        """One more training card: of the largest sport most of all, the more so with many sports."""
        if 0 < self.owned < self.most:
            return 12 + 3 * self.owned
        if self.owned > 0 and self.sports > 2:
            return 6 + 15 * self.sports
        return 37

    def loss(self) -> i64:
        """What it costs to lose one: of the largest, or the last of a sport, what it counts in the score."""
        if self.owned == 0:
            return 0
        if self.owned == 1:
            return 10 * self.most
        if self.owned == self.most:
            return 10 * self.sports
        return 22 + 5 * self.owned

    def harm(self, kind: i64, loss: i64) -> i64:
        """What an accident costs: a die for some rounds, and the form that goes meanwhile."""
        if kind == U2:
            return 10 + loss
        if self.owned > 0:
            return loss
        return 16

    def worth(self, value: i64) -> i64:
        """The card it may win, the form it keeps, the way up it opens, the harm it risks."""
        points = value + self.bonus
        total = self.sure
        if points > self.owned:
            total += self.wins
        if points >= 2 or self.pile_out:
            total -= self.harm_2
        if points >= 4 or self.pile_out:
            total -= self.harm_4
        if points >= 6 or self.pile_out:
            total -= self.harm_6
        if value > self.owned + 2:
            return total + 6 * (self.owned + 2)
        return total + 6 * value

    def plan(self, meet: Meet, seat: i64) -> None:
        """A greedy placing of the seat's rolled dice: always the one that is worth most."""
        face: i64 = 0
        while face < FACES:
            self.left[face] = meet.rolled[seat * FACES + face]
            face += 1
        puts = rules_place.up_to(rules_place.rooms(meet, seat)) & rules_place.held(meet.rolled, seat)
        self.weigh(meet, seat, puts, 0)
        sport: i64 = 0
        while sport < SPORTS:
            self.faces[sport] = -1
            sport += 1
        while True:
            best: i64 = 0
            best_put: i64 = -1
            put: i64 = 0
            while puts >> put != 0:
                if (puts >> put) & 1 == 1 and self.worths[put] > best:
                    best = self.worths[put]
                    best_put = put
                put += 1
            if best_put < 0:
                return
            face = best_put // SPORTS
            self.planned[best_put % SPORTS] = best
            self.faces[best_put % SPORTS] = face
            self.left[face] -= 1
            puts &= ~shl(COLUMN, best_put % SPORTS)
            if self.left[face] == 0:
                puts &= ~shl(255, 8 * face)

    def hope(self, meet: Meet, seat: i64) -> i64:
        """What one die rolled again may bring, where the plan has put none."""
        puts = rules_place.up_to(rules_place.rooms(meet, seat))
        sport: i64 = 0
        while sport < SPORTS:
            if self.faces[sport] >= 0:
                puts &= ~shl(COLUMN, sport)
            sport += 1
        self.weigh(meet, seat, puts, 0)
        total: i64 = 0
        face: i64 = 0
        while face < FACES:
            best: i64 = 0
            put = face * SPORTS
            while put < (face + 1) * SPORTS:
                if (puts >> put) & 1 == 1 and self.worths[put] > best:
                    best = self.worths[put]
                put += 1
            total += best
            face += 1
        return total // FACES


def company(meet: Meet, seat: i64, sport: i64) -> i64:
    """Dice of others at the sport: those placed, and those of players yet to place who have one there to follow."""
    count: i64 = 0
    turn: i64 = 0
    other = meet.seat_at(0)
    while turn < meet.terms.seats:
        at = other * SPORTS + sport
        if other != seat and (meet.new[at] > 0 or (turn > meet.turn and meet.old[at] > 0 and meet.stock[at] > 0)):
            count += 1
        turn += 1
        other += 1
        if other == meet.terms.seats:
            other = 0
    return count


def likely(pile: Deck, kind: i64) -> i64:
    """How likely a revealed card is of a kind, in 120ths; known cards under a short pile count as certain."""
    if 0 < pile.shuffled < CARDS:
        return SHARES[pile.shuffled * CARDS + pile.counts[kind]]
    if pile.shuffled == 0:
        return 120 if pile.under[pile.under_from] == kind else 0
    return 120 * pile.counts[kind] // pile.shuffled


def fatal_worth(meet: Meet, seat: i64, sport: i64) -> i64:
    """The die is gone for good, and what others own of the sport is safe; so are own cards, but they can be kept."""
    value = meet.stock[seat * SPORTS + sport] - 34
    at = sport
    while at < len(meet.stock):
        value -= meet.stock[at]
        at += SPORTS
    return value


def die_cost(meet: Meet, seat: i64) -> i64:
    """A placed die is missing in this round's contests and the next training roll."""
    free = meet.free[seat]
    return 10 if free <= 2 else (8 if free <= 4 else 0)
