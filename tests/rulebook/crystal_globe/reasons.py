"""A second judge of refusals: for each reason what must be so in the position, from the text of the clauses.

Nothing here asks the rules: it looks at the fields of a race and at slow_search, which walks the course by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from loipe.core.game import Illegal
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.state import Race
from tests.rulebook.crystal_globe.slow_search import Node, course_ahead, is_white, steps

CLAUSES = {
    "race-is-over": "CG-62", "at-range": "CG-22", "not-at-range": "CG-22", "card-spent": "CG-12",
    "cards-blind": "CG-30", "cards-chosen": "CG-40", "cards-enough": "CG-12", "into-climb": "CG-14",
    "stand-near": "CG-12", "cards-out": "CG-15", "no-such-card": "CG-40", "here": "CG-13", "beside": "CG-13",
    "behind": "CG-13", "lap-first": "CG-62",
    "no-lap-owed": "CG-26", "shoot-first": "CG-20", "ring-first": "CG-27", "taken": "CG-1", "out-of-reach": "CG-12",
    "longest": "CG-13", "two-lanes": "CG-13", "toll": "CG-53", "way-closed": "CG-13", "drawn": "CG-4",
    "later-leg": "CG-60", "forms-out": "CG-74", "deck-lacks": "CG-15", "form-last": "CG-15", "other-form": "CG-15",
    "not-on-die": "CG-71",
}  # fmt: skip


def vocabulary(race: Race) -> Iterable[str]:
    """Every word the notation knows: choices, squares, the line, dice and cards."""
    yield from ("stay", "go", "stop", "card", "x", "o", "w", "windsock", "ice", "vortex", "start")
    yield from (f"{sort}{value}" for sort in ("+", "f", "F") for value in range(1, 5))
    yield from (f"f{beyond}" for beyond in range(5, 13))
    yield from (str(number) for number in range(13))
    yield from race.terms.course.names[: race.terms.course.squares]


def is_true(race: Race, word: str, refusal: Illegal) -> bool:
    """Whether the reason given holds here, by its own judge, and cites its clause."""
    reason = refusal.message.removeprefix("crystal-globe-")
    facts = {name: int(fact) for name, fact in refusal.facts.items() if isinstance(fact, int)}
    return refusal.clause == CLAUSES[reason] and JUDGES[reason](Sight(race, word), facts)


class Sight:
    """The active skier's position, and the place that a word names."""

    def __init__(self, race: Race, word: str) -> None:
        self.race, self.word, self.seat = race, word, race.active
        self.points, self.most = race.die + race.energy, race.terms.most_squares
        self.here: Node = ("ring", race.ring[self.seat]) if race.ring[self.seat] else ("row", race.row[self.seat])
        self.node, self.lane = self.place(word)

    def place(self, word: str) -> tuple[Node, int]:
        """`b12` is row 11 and lane 1, `r2` the second row of the range."""
        kind, number = word[:1].lower(), int(word[1:]) if word[1:].isdecimal() else 0
        if kind == "p":
            return ("ring", number), 0
        if kind == "f":
            return ("beyond", number), 0
        if kind == "r":
            return ("row", self.race.terms.course.range_first + number - 1), 0
        if kind in ("a", "b", "c") and number:
            return ("row", number - 1), "abc".index(kind)
        return ("row", -1), 0

    def ahead(self) -> list[Node]:
        """The skier's own way, over two laps."""
        return course_ahead(self.race, 2 * self.race.terms.course.rows + 9 * (self.race.black[self.seat] + 2))

    def distance(self) -> int:
        """Squares to the place on the own way; a great many if it is not on it."""
        way = self.ahead()
        return way.index(self.node) + 1 if self.node in way else 999

    def plain_distance(self) -> int:
        """Rows to the place, as if there were neither stands nor ring."""
        rows = self.race.terms.course.rows
        return (self.node[1] - self.race.row[self.seat]) % rows or rows

    def must_shoot(self) -> bool:
        return not self.race.has_shot[self.seat] and self.race.lap[self.seat] < len(self.race.terms.shootings)

    def stand(self) -> int:
        """CG-20: as given, or the lowest that is free."""
        own = self.race.stand[self.seat]
        return own if own >= 0 else min(set(range(12)) - set(self.race.stand))

    def reached(self, empty: bool = False) -> dict[tuple[Node, int], int]:
        """Ends of a move of any length the table allows, with the fewest points each takes; or on an empty course."""
        race, found = self.race, dict[tuple[Node, int], int]()
        toll = 1 if race.terms.level == c.STRATEGIQUE else 0
        before, lanes = self.here, {race.lane[self.seat]: 0}
        for node in course_ahead(race, self.most):
            after: dict[int, int] = {}
            for lane, cost in lanes.items():
                for other, extra, _ in (
                    around(race, before, lane, node) if empty else steps(race, before, lane, node, toll)
                ):
                    after[other] = min(after.get(other, 999), cost + 1 + extra)
            for lane, cost in after.items():
                if empty or not is_white(race, node) or not self.on(node, lane):
                    found[node, lane] = cost
            before, lanes = node, after
        return found

    def on(self, node: Node, lane: int) -> int:
        """Who stands on a white square, from 1; 0 for nobody."""
        return self.race.at[self.race.terms.course.row_first[node[1]] + lane]

    def ends(self) -> set[tuple[Node, int]]:
        """CG-12: after a card at least the die's movement, or as far as it goes."""
        open_now = {end: cost for end, cost in self.reached().items() if cost <= self.points}
        way = course_ahead(self.race, self.most)
        farthest = max((way.index(node) for node, _ in open_now), default=0)
        return {end for end, cost in open_now.items() if cost >= self.race.die or way.index(end[0]) == farthest}

    def zone(self, node: Node) -> int:
        course = self.race.terms.course
        return course.zone[node[1]] if is_white(self.race, node) and node[1] >= 0 else c.FLAT

    def hand(self) -> list[int]:
        """Cards by value, form cards among them."""
        own = self.race.hand[self.seat * c.KINDS : (self.seat + 1) * c.KINDS]
        return [own[value] + own[value + 4] for value in range(4)]


def around(race: Race, before: Node, lane: int, node: Node) -> list[tuple[int, int, int]]:
    """Steps where nobody is in the way."""
    if not is_white(race, node):
        return [(0, 0, 0)]
    return [(other, 0, 0) for other in range(3) if not is_white(race, before) or abs(other - lane) <= 1]


Judge = Callable[[Sight, dict[str, int]], bool]


def is_card_spent(sight: Sight, facts: dict[str, int]) -> bool:
    place = (sight.node, sight.lane)
    held = sight.word == "stay" and bool(sight.ends())
    short = sight.word != "stay" and place in sight.reached() and place not in sight.ends()
    return sight.race.cards > 0 and facts["points"] == sight.race.die and (held or short)


def leads_into_climb(sight: Sight, facts: dict[str, int]) -> bool:
    """CG-14: where all the movement would end; ground at the start that is not a climb counts as flat."""
    way = course_ahead(sight.race, sight.most)
    ends = [way.index(node) for (node, _), cost in sight.reached().items() if cost <= sight.points]
    return bool(ends) and sight.zone(way[max(ends)]) == c.CLIMB != sight.zone(sight.here)


def is_stand_near(sight: Sight, facts: dict[str, int]) -> bool:
    course = sight.race.terms.course
    beside: Node = ("row", course.range_last - sight.stand() // course.stands_beside)
    return sight.must_shoot() and sight.reached().get((beside, 0), 999) < sight.race.die


def is_shooting_first(sight: Sight, facts: dict[str, int]) -> bool:
    """The place lies past the stand, which ends the way."""
    course, row = sight.race.terms.course, sight.race.row[sight.seat]
    beside = course.range_last - sight.stand() // course.stands_beside
    past = sight.plain_distance() > beside - row >= 0
    return sight.must_shoot() and facts["stand"] == sight.stand() + 1 and past and sight.node not in sight.ahead()


def is_ring_first(sight: Sight, facts: dict[str, int]) -> bool:
    past = sight.plain_distance() > sight.race.terms.course.range_last - sight.race.row[sight.seat]
    owes = sight.race.black[sight.seat] == facts["laps"] > 0
    return owes and past and sight.node[0] == "row" and sight.distance() > sight.points >= sight.plain_distance()


def is_behind(sight: Sight, facts: dict[str, int]) -> bool:
    lower = sight.node[1] <= sight.race.row[sight.seat] if sight.node[0] == "row" else sight.node[1] < sight.here[1]
    return lower and sight.node != sight.here and sight.distance() > sight.points


def is_out_of_reach(sight: Sight, facts: dict[str, int]) -> bool:
    on_the_way = sight.node in sight.ahead()
    far = sight.distance() if on_the_way or sight.node[0] != "row" else sight.plain_distance()
    return facts["points"] == sight.points < far


def is_closed(sight: Sight, facts: dict[str, int]) -> bool:
    place = (sight.node, sight.lane)
    return place not in sight.reached() and sight.reached(empty=True).get(place, 999) <= sight.points


def is_toll(sight: Sight, facts: dict[str, int]) -> bool:
    needed = sight.reached().get((sight.node, sight.lane), 999)
    free = sight.reached(empty=True)[sight.node, sight.lane]
    return (
        sight.race.terms.level == 3
        and facts == {"needed": needed, "points": sight.points}
        and (free <= sight.points < needed)
    )


def is_level_beside(sight: Sight, facts: dict[str, int]) -> bool:
    return sight.node == sight.here and is_white(sight.race, sight.node) and sight.lane != sight.race.lane[sight.seat]


def is_two_over(sight: Sight, facts: dict[str, int]) -> bool:
    white = is_white(sight.race, sight.here) and is_white(sight.race, sight.node)
    return white and sight.distance() == 1 and sight.race.lane[sight.seat] - sight.lane in (-2, 2)


def is_here(sight: Sight, facts: dict[str, int]) -> bool:
    return sight.node == sight.here and (
        sight.lane == sight.race.lane[sight.seat] or not is_white(sight.race, sight.here)
    )


def is_form_under(sight: Sight, facts: dict[str, int]) -> bool:
    cards = sum(sight.race.decks[sight.seat].counts[:4])
    return sight.word[0] in "fF" and cards == facts["cards"] > 0


def lacks_face(sight: Sight, facts: dict[str, int]) -> bool:
    """CG-71: of the six dice only the blue one has a windsock."""
    terms, race = sight.race.terms, sight.race
    die = terms.die(terms.shootings[race.lap[sight.seat]], race.wind, terms.base[sight.seat], race.turn_shots)
    return race.phase == c.SHOT and sight.word == "w" and die != 1


def value_of(word: str) -> int:
    return int(word[1:]) - 1


JUDGES: dict[str, Judge] = {
    "race-is-over": lambda s, f: s.race.phase == c.OVER,
    "at-range": lambda s, f: s.race.phase == c.AIM and s.word not in ("go", "stop"),
    "not-at-range": lambda s, f: s.race.phase == c.CHOOSE and s.word in ("go", "stop"),
    "card-spent": is_card_spent,
    "cards-blind": lambda s, f: s.race.terms.level == 1 and s.word[0] == "+",
    "cards-chosen": lambda s, f: s.race.terms.level > 1 and s.word == "card",
    "cards-enough": lambda s, f: s.race.cards >= s.race.terms.turn_cards == f["cards"],
    "into-climb": leads_into_climb,
    "stand-near": is_stand_near,
    "cards-out": lambda s, f: (
        sum(s.hand()) == 0 and (s.race.terms.level > 1 or s.race.pile_size[s.seat] == sum(s.race.terms.energy[:4]) + 1)
    ),
    "no-such-card": lambda s, f: s.race.terms.level > 1 and sum(s.hand()) > 0 == s.hand()[value_of(s.word)],
    "here": is_here,
    "beside": is_level_beside,
    "behind": is_behind,
    "lap-first": lambda s, f: (
        s.word[0] == "f" and f == {"lap": s.race.lap[s.seat] + 1, "laps": s.race.terms.laps} and f["lap"] < f["laps"]
    ),
    "no-lap-owed": lambda s, f: s.node[0] == "ring" and s.race.black[s.seat] == 0,
    "shoot-first": is_shooting_first,
    "ring-first": is_ring_first,
    "taken": lambda s, f: is_white(s.race, s.node) and s.on(s.node, s.lane) == f["other"] + 1 not in (0, s.seat + 1),
    "out-of-reach": is_out_of_reach,
    "longest": lambda s, f: s.most < s.distance() <= s.points and f == {"squares": s.distance(), "most": s.most},
    "two-lanes": is_two_over,
    "toll": is_toll,
    "way-closed": is_closed,
    "drawn": lambda s, f: s.race.phase == c.ORDER and int(s.word) - 1 in s.race.drawn,
    "later-leg": lambda s, f: (
        s.race.phase == c.ORDER and s.race.terms.team[int(s.word) - 1] in s.race.terms.team[: int(s.word) - 1]
    ),
    "forms-out": lambda s, f: (
        s.race.phase == c.FORM
        and sum(kind - 4 == value_of(s.word) for kind in s.race.form) == s.race.terms.forms[value_of(s.word)]
    ),
    "deck-lacks": lambda s, f: s.word[0] == "+" and s.race.decks[s.seat].counts[value_of(s.word)] == 0,
    "form-last": is_form_under,
    "other-form": lambda s, f: s.word[0] in "fF" and s.race.form[s.seat] != 4 + value_of(s.word),
    "not-on-die": lacks_face,
}
