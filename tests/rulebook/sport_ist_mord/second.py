"""Phases 5 to 9 once more, slowly and in other words: strings, dicts and sorted lists. It follows a log's words and
says where a die, a card or a pill should be. It shares no line with the engine; the tests compare the two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

SPORTS = ["bowling", "tennis", "billiards", "football", "darts", "jogging", "chess", "skiing"]
NUMBERS = {"U2": 2, "U4": 4, "U6": 6}
Word = tuple[int, str]
"""Who spoke (-1 for chance) and what."""


@dataclass
class Sportsman:
    """One player's things."""

    free: int
    pills: int
    stock: Counter[str]
    old: dict[str, int]
    new: dict[str, int]
    doped: set[str]
    injuries: dict[tuple[str, str], int]
    """(sport, card): what the die on it shows; 0 once it has healed."""


@dataclass
class Pile:
    """Shuffled cards above, known ones below."""

    shuffled: Counter[str]
    under: list[str]
    closed_by: int | None = None

    def __len__(self) -> int:
        return sum(self.shuffled.values()) + len(self.under)

    def take(self, card: str) -> None:
        if sum(self.shuffled.values()):
            assert self.shuffled[card] > 0, f"no {card} in the shuffled part"
            self.shuffled[card] -= 1
        else:
            assert self.under.pop(0) == card, f"{card} is not the next card"


@dataclass
class Table:
    """All that phases 5 to 9 need."""

    people: list[Sportsman]
    piles: dict[str, Pile]
    first: int
    best: int
    reserve: int
    coach_from_outside: bool
    afresh: bool
    """Coaches act again in each roll-off (SM-85)."""
    words: Iterator[Word] = field(default_factory=lambda: iter(()))

    def seating(self) -> list[int]:
        """Everybody, from the first player clockwise."""
        everyone = list(range(len(self.people)))
        return everyone[self.first :] + everyone[: self.first]

    def hear(self, who: int) -> str:
        speaker, word = next(self.words)
        assert speaker == who, f"{word} was said by {speaker}, not {who}"
        return word

    def play(self, words: Iterator[Word]) -> None:
        """Phases 5 to 9."""
        self.words = words
        self.come_home()
        self.heal()
        self.lose_form()
        for sport in SPORTS:
            if self.piles[sport].closed_by is None and self.at(sport):
                self.train(sport)
        for sport in SPORTS:
            self.settle_doping(sport)

    def at(self, sport: str) -> list[int]:
        return [seat for seat in self.seating() if sport in self.people[seat].new]

    def come_home(self) -> None:
        for person in self.people:
            person.free += len(person.old)
            person.old = {}

    def heal(self) -> None:
        for person in self.people:
            for card, shows in person.injuries.items():
                if shows > 0:
                    person.injuries[card] = shows - 1
                    person.free += shows == 1

    def lose_form(self) -> None:
        for person in self.people:
            for sport in SPORTS:
                if self.piles[sport].closed_by is None and person.stock[sport] and sport not in person.new:
                    person.stock[sport] -= 1
                    self.piles[sport].under.append("T")

    def success(self, seat: int, sport: str) -> int:
        person = self.people[seat]
        return person.new[sport] + (sport in person.doped) + len(self.at(sport)) - 1

    def train(self, sport: str) -> None:
        """SM-81 to SM-92."""
        here = self.at(sport)
        pile = self.piles[sport]
        points = {seat: self.success(seat, sport) for seat in here}
        shown = []
        for _ in range(min(len(here), len(pile))):
            shown.append(self.hear(-1))
            pile.take(shown[-1])
        nothing_left = len(pile) == 0
        for seat, card in self.share(here, shown):
            self.settle(seat, sport, card, points[seat], nothing_left)

    def share(self, here: list[int], shown: list[str]) -> list[tuple[int, str]]:
        """Who gets what, in the order of settlement."""
        if len(set(shown)) == 1 and len(shown) == len(here):
            return [(seat, shown[0]) for seat in here]
        claims: dict[int, str] = {}
        while len(claims) < len(here):
            speaker, word = next(self.words)
            assert speaker in here and speaker not in claims
            assert word in shown or (word == "none" and len(shown) < len(here))
            claims[speaker] = word
        wanted = Counter(word for word in claims.values() if word != "none")
        if wanted == Counter(shown):
            return [(seat, claims[seat]) for seat in here if claims[seat] != "none"]
        return self.choose(self.contest(here), list(shown))

    def choose(self, queue: list[int], left: list[str]) -> list[tuple[int, str]]:
        """SM-86."""
        chosen: list[tuple[int, str]] = []
        for place, seat in enumerate(queue):
            behind = len(queue) - place - 1
            menu = sorted(set(left)) + (["none"] if behind >= len(left) else [])
            card = menu[0] if len(menu) == 1 else self.hear(seat)
            assert card in menu
            if card != "none":
                left.remove(card)
                chosen.append((seat, card))
        assert not left, "no card may stay"
        return chosen

    def contest(self, here: list[int]) -> list[int]:
        """SM-83 to SM-85: a queue, the highest total first."""
        whole = {"1A", "best"}

        def order(group: list[int]) -> list[int]:
            if len(group) == 1 or all(self.people[seat].free == 0 for seat in group):
                return group
            rolls = {seat: self.roll(seat) for seat in group}
            coaches = {"1A", "best"} if self.afresh else whole
            self.reroll_own(rolls, coaches)
            self.reroll_one(rolls, group if self.afresh else here, coaches)
            totals = {seat: sum(dice) for seat, dice in rolls.items()}
            levels = [[seat for seat in group if totals[seat] == total] for total in sorted(set(totals.values()))]
            return [seat for level in reversed(levels) for seat in order(level)]

        return order(here)

    def roll(self, seat: int) -> list[int]:
        dice = self.people[seat].free
        if dice == 0:
            return []
        word = self.hear(-1)
        assert len(word) == dice
        return [int(die) for die in word]

    def reroll_own(self, rolls: dict[int, list[int]], coaches: set[str]) -> None:
        """SM-84: dice are picked one by one, then rolled."""
        if "1A" not in coaches or not rolls.get(self.first):
            return
        picked = 0
        while (word := self.hear(self.first)) not in ("keep", "roll"):
            rolls[self.first].remove(int(word))
            picked += 1
        if word == "roll":
            coaches.remove("1A")
            again = self.hear(-1)
            assert len(again) == picked
            rolls[self.first] += [int(die) for die in again]

    def reroll_one(self, rolls: dict[int, list[int]], here: list[int], coaches: set[str]) -> None:
        """SM-85."""
        if "best" not in coaches or not (self.coach_from_outside or self.best in here) or not any(rolls.values()):
            return
        word = self.hear(self.best)
        if word != "keep":
            coaches.remove("best")
            seat, die = word.removeprefix("P").split(".")
            rolls[int(seat) - 1].remove(int(die))
            rolls[int(seat) - 1].append(int(self.hear(-1)))

    def settle(self, seat: int, sport: str, card: str, points: int, nothing_left: bool) -> None:
        """SM-87 to SM-91."""
        person, pile = self.people[seat], self.piles[sport]
        if card == "T":
            if points > person.stock[sport]:
                person.stock[sport] += 1
            else:
                pile.under.append(card)
            return
        if points < NUMBERS[card] and not nothing_left:
            pile.under.append(card)
            return
        del person.new[sport]
        self.give_pill_back(person, sport)
        if card == "U6":
            pile.closed_by = seat
        else:
            person.injuries[sport, card] = NUMBERS[card]

    def give_pill_back(self, person: Sportsman, sport: str) -> None:
        if sport in person.doped:
            person.doped.remove(sport)
            self.reserve += 1

    def settle_doping(self, sport: str) -> None:
        """SM-93 to SM-96."""
        doped = [seat for seat in self.at(sport) if sport in self.people[seat].doped]
        pile = self.piles[sport]
        if len(doped) > 1 and pile.closed_by is None:
            doped = self.contest(doped)
        for seat in doped:
            if pile.closed_by is None:
                card = self.hear(-1)
                pile.take(card)
                self.settle(seat, sport, card, self.success(seat, sport), len(pile) == 0)
            self.give_pill_back(self.people[seat], sport)
