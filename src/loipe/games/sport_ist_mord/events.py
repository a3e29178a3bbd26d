"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from collections.abc import Iterator

from loipe.core.dice import pool
from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord.state import Meet

KINDS = {
    c.ROUND: Kind("round", "SM-10", ("round",)),
    c.TRAINED: Kind("trained", "SM-20", ("dice:roll",)),
    c.LED: Kind("led", "SM-12", ("dice:roll",)),
    c.FIRST: Kind("first", "SM-10", ("round",)),
    c.BEST: Kind("best", "SM-11", ("other",)),
    c.FLIPPED: Kind("flipped", "SM-11", ("side:side",)),
    c.ROLLED_AGAIN: Kind("rolled-again", "SM-30", ("dice:roll", "contest", "now")),
    c.PILLS_SHARED: Kind("pills-shared", "SM-31", ("other",)),
    c.PILL_KEPT: Kind("pill-kept", "SM-31"),
    c.PILLS_LEFT: Kind("pills-left", "SM-31", ("pills",)),
    c.NUDGED: Kind("nudged", "SM-32", ("die:die", "value", "contest", "now")),
    c.REPEATED: Kind("repeated", "SM-34", ("dice:roll",)),
    c.DOPED: Kind("doped", "SM-35", ("before", "value")),
    c.PLACED: Kind("placed", "SM-40", ("sport:sport", "value", "doped:bool")),
    c.TOOK_BACK: Kind("took-back", "SM-50", ("count",)),
    c.HEALING: Kind("healing", "SM-60", ("sport:sport", "card:card", "value")),
    c.HEALED: Kind("healed", "SM-60", ("sport:sport", "card:card")),
    c.LOST_FORM: Kind("lost-form", "SM-70", ("sport:sport", "left")),
    c.SETTLING: Kind("settling", "SM-80", ("sport:sport", "count", "cards")),
    c.REVEALED: Kind("revealed", "SM-81", ("sport:sport", "card:card")),
    c.PILE_OUT: Kind("pile-out", "SM-88", ("sport:sport",)),
    c.CLAIMED: Kind("claimed", "SM-82", ("sport:sport", "card:card")),
    c.SHOWED: Kind("showed", "SM-82", ("sport:sport", "card:card")),
    c.AGREED: Kind("agreed", "SM-82", ("sport:sport",)),
    c.QUARRELLED: Kind("quarrelled", "SM-82", ("sport:sport",)),
    c.CONTESTED: Kind("contested", "SM-83", ("dice:roll", "sport:sport", "extra:bool")),
    c.TIED: Kind("tied", "SM-83", ("other", "total")),
    c.ORDERED: Kind("ordered", "SM-83", ("place", "sport:sport")),
    c.DRAW_ORDER: Kind("draw-order", "SM-94", ("place", "sport:sport")),
    c.CHOSE: Kind("chose", "SM-86", ("sport:sport", "card:card")),
    c.DECLINED: Kind("declined", "SM-86", ("sport:sport",)),
    c.GOT: Kind("got", "SM-82", ("sport:sport", "card:card")),
    c.EMPTY_HANDED: Kind("empty-handed", "SM-86", ("sport:sport",)),
    c.KEPT: Kind("kept", "SM-87", ("sport:sport", "success", "owned")),
    c.TOO_MUCH: Kind("too-much", "SM-87", ("sport:sport", "success", "owned")),
    c.ACCIDENT: Kind("accident", "SM-88", ("sport:sport", "card:card", "risk", "last:bool")),
    c.FATAL: Kind("fatal", "SM-91", ("sport:sport", "card:card", "risk", "last:bool")),
    c.ESCAPED: Kind("escaped", "SM-88", ("sport:sport", "card:card", "risk")),
    c.DREW_EXTRA: Kind("drew-extra", "SM-93", ("sport:sport", "card:card")),
    c.NO_EXTRA: Kind("no-extra", "SM-95", ("sport:sport",)),
    c.PILL_BACK: Kind("pill-back", "SM-93", ("sport:sport",)),
    c.ALL_CLOSED: Kind("all-closed", "SM-97", ("round",)),
    c.LAST_ROUND: Kind("last-round", "SM-99", ("round",)),
    c.SCORED: Kind("scored", "SM-97", ("score", "sports", "largest")),
    c.LEVEL: Kind("level", "SM-98", ("score", "accidents")),
}

IN_CONTEST = {"SM-30": "SM-84", "SM-32": "SM-85"}
"""What the coaches do with a training roll they do in a contest by clauses of its own."""


def events(meet: Meet, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(*record) for record in records(journal, c.TOLD)]


def event(kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts = facts_of(meaning.facts, iter(numbers))
    if kind == c.NUDGED:
        facts["own"] = facts["other"] == seat
    if kind in (c.ACCIDENT, c.FATAL, c.ESCAPED):
        facts["number"] = rules_settle.number(numbers[1])
    secret = ("card", "kind") if kind == c.CLAIMED else ()
    return Event(meaning.name, seat, clause_of(kind, meaning.clause, facts), facts, secret)


def clause_of(kind: int, clause: str, facts: dict[str, Fact]) -> str:
    """The same thing may happen by another clause: in a contest, in the first round, by a card's number."""
    if "contest" in facts:
        return coach_clause(clause, facts["contest"])
    if kind == c.FIRST and facts["round"] == 1:
        return "SM-12"
    if kind == c.ACCIDENT:
        return "SM-89" if str(facts["card"]).endswith("u2") else "SM-90"
    return clause


def coach_clause(clause: str, contest: Fact) -> str:
    """SM-84, SM-85: the clause by which a coach acts on a roll for training or in a contest."""
    return clause if contest == c.FOR_TRAINING else IN_CONTEST.get(clause, clause)


def facts_of(fields: tuple[str, ...], numbers: Iterator[int]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for field in fields:
        name, _, sort = field.partition(":")
        number = next(numbers)
        match sort:
            case "roll":
                dice = roll_of(number, next(numbers))
                facts |= {name: dice, "total": sum(dice)}
            case "die":
                facts |= {"other": number // c.FACES, "before": number % c.FACES + 1}
            case "sport":
                facts[name] = c.SPORT_NAMES[number]
            case "card":
                facts |= {name: card_name(str(facts["sport"]), number), "kind": c.CARD_NAMES[number]}
            case "side":
                facts[name] = c.SIDES[number]
            case "bool":
                facts[name] = number == 1
            case _:
                facts[name] = number
    return facts


def roll_of(dice: int, result: int) -> list[int]:
    """The dice of a result, lowest first."""
    shown = pool(dice, c.FACES)
    return [face + 1 for face in range(c.FACES) for _ in range(shown.count(result, face))]


def card_name(sport: str, kind: int) -> str:
    """The message name of a card: `training`, `tennis-u4`, `no-card`."""
    if kind == c.TRAINING:
        return "training"
    return "no-card" if kind == c.NO_CARD else f"{sport}-{c.CARD_NAMES[kind].lower()}"
