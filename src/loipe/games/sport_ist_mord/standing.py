"""How the meet stands, which of a round's phases is at hand, and whose dice are next: all of it open (SM-4)."""

from __future__ import annotations

from collections.abc import Iterator

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Fact, Part, Result
from loipe.core.shown import Progress, Row, Standing, Throw
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord.events import card_name
from loipe.games.sport_ist_mord.prompts import question
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.view import thrower

STEPS = {
    c.LEAD: 1, c.GIVE_COACH: 1, c.TRAIN: 2, c.PICK: 3, c.ROLL_PICKED: 3, c.GIVE_PILL: 3, c.PICK_ONE: 3, c.ROLL_ONE: 3,
    c.SPEND: 3, c.REPEAT: 3, c.DOPE: 3, c.PLACE: 4, c.OVER: 9,
}  # fmt: skip
"""Which of a round's phases is at hand until sports are settled."""
SETTLING_STEPS = {c.FOR_CARDS: 8, c.FOR_ORDER: 9}
ALL_STEPS = 9


def step(meet: Meet) -> int:
    """Phases 5 to 7 pass by themselves."""
    return SETTLING_STEPS.get(meet.contest) or STEPS[meet.phase]


def places(meet: Meet) -> tuple[int, ...]:
    """SM-97, SM-98: by score, then by accident cards; equal in both is a shared place."""
    seats = range(meet.terms.seats)
    keys = [(rules_settle.score(meet, seat), rules_settle.accidents(meet, seat)) for seat in seats]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def standing(meet: Meet) -> Standing:
    """Best first; nobody has a place while all scores are level."""
    found = places(meet)
    scores = [rules_settle.score(meet, seat) for seat in range(meet.terms.seats)]
    level = meet.phase != c.OVER and len(set(scores)) == 1
    ordered = sorted(range(meet.terms.seats), key=lambda seat: (found[seat], seat))
    rows = tuple(row(meet, seat, 0 if level else found[seat], max(scores)) for seat in ordered)
    where: dict[str, Fact] = {"round": meet.round, "step": step(meet)}
    parts = {name: Part(f"sport-ist-mord-{name}", where) for name in ("head", "round", "step")}
    return Standing(parts["head"], rows, Progress(parts["round"], parts["step"], step(meet), ALL_STEPS))


def row(meet: Meet, seat: int, place: int, best: int) -> Row:
    score = rules_settle.score(meet, seat)
    sums: dict[str, Fact] = {
        "sports": rules_settle.sports_owned(meet, seat), "largest": rules_settle.largest(meet, seat), "score": score,
    }  # fmt: skip
    return Row(
        seat, place, best - score, Part("sport-ist-mord-status", sums), "score",
        facts=tuple(facts(meet, seat)), about=Part("sport-ist-mord-status-sum", sums),
    )  # fmt: skip


def facts(meet: Meet, seat: int) -> Iterator[Part]:
    """Coaches, training sport by sport, dice, pills, and what went wrong."""
    for coach, holder in (("first", meet.first), ("best", meet.best)):
        if holder == seat:
            yield Part(f"sport-ist-mord-fact-{coach}")
    stock = list(meet.stock[seat * c.SPORTS : (seat + 1) * c.SPORTS])
    for name, cards in zip(c.SPORT_NAMES, stock, strict=True):
        if cards:
            yield Part("sport-ist-mord-fact-sport", {"sport": name, "cards": cards})
    if any(stock):
        yield Part("sport-ist-mord-fact-stock", {"cards": sum(stock)})
    yield Part("sport-ist-mord-fact-dice", {"dice": meet.free[seat]})
    if meet.pills[seat]:
        yield Part("sport-ist-mord-fact-pills", {"pills": meet.pills[seat]})
    for sport, kind, die in accidents(meet, seat):
        card = card_name(c.SPORT_NAMES[sport], kind)
        heals = 0 if kind == c.U6 else die
        yield Part("sport-ist-mord-fact-accident", {"kind": c.CARD_NAMES[kind], "card": card, "heals": heals})


def accidents(meet: Meet, seat: int) -> Iterator[tuple[int, int, int]]:
    """SM-98: accident cards of a seat by sport and kind, with what the die on it shows; then the fatal ones."""
    for at, owner in enumerate(meet.hurt):
        if owner == seat + 1:
            yield at // 2, at % 2 + 1, meet.healing[at]
    for sport, owner in enumerate(meet.fatal):
        if owner == seat + 1:
            yield sport, c.U6, rules_settle.number(c.U6)


def throw(meet: Meet) -> Throw | None:
    """Dice that somebody has to roll; cards fall by themselves."""
    seat = thrower(meet)
    return None if seat == NOBODY else Throw(seat, question(meet, CHANCE), "page-roll")


def result(meet: Meet) -> Result:
    """SM-97: all sports are closed. SM-99: or the last round is over."""
    scores = tuple(rules_settle.score(meet, seat) for seat in range(meet.terms.seats))
    over = meet.phase == c.OVER
    reason = ""
    if over:
        closed = all(meet.fatal)
        reason = "sport-ist-mord-over-closed" if closed else "sport-ist-mord-over-last-round"
    return Result(places(meet), over, reason, scores)
