"""The view as a page or a terminal draws it: readable names, scores so far, success and risk."""

from __future__ import annotations

from typing import Any

from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord import words as w
from loipe.games.sport_ist_mord.events import SIDES, card_name
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.view import View, open_part, view

STEPS = {
    w.LEAD: 1, w.GIVE_COACH: 1, w.TRAIN: 2, w.PICK: 3, w.ROLL_PICKED: 3, w.GIVE_PILL: 3, w.PICK_ONE: 3, w.ROLL_ONE: 3,
    w.SPEND: 3, w.REPEAT: 3, w.DOPE: 3, w.PLACE: 4, w.REVEAL: 8, w.CLAIM: 8, w.CONTEST: 8, w.CHOOSE: 8, w.EXTRA: 9,
    w.OVER: 9,
}  # fmt: skip
"""Which of a round's nine phases is at hand, outside contests."""
CONTEST_STEPS = {w.FOR_CARDS: 8, w.FOR_ORDER: 9}


def show(seen: View) -> dict[str, Any]:
    """The view as a page needs it."""
    meet = open_part(seen)
    return {
        "phase": w.PHASES[meet.phase],
        "step": CONTEST_STEPS.get(meet.contest, STEPS[meet.phase]),
        "contest": meet.contest != w.FOR_TRAINING,
        "round": meet.round,
        "last_round": seen.terms.last_round,
        "active": meet.active,
        "first": meet.first,
        "best": meet.best,
        "side": SIDES[meet.side],
        "reserve": meet.reserve,
        "sport": w.SPORT_NAMES[meet.sport] if meet.sport >= 0 else None,
        "players": [player(meet, seen, seat) for seat in range(seen.terms.seats)],
        "sports": [sport(meet, at) for at in range(w.SPORTS)],
        "revealed": [w.CARD_NAMES[kind] for kind in range(w.KINDS) for _ in range(meet.revealed[kind])],
        "line": list(meet.line),
        "dealt": [
            {"seat": seat, "card": w.CARD_NAMES[kind]} for seat, kind in zip(meet.dealt_to, meet.dealt, strict=True)
        ],
        "picked": [face + 1 for face in range(w.FACES) for _ in range(meet.picked[face])],
    }


def player(meet: Meet, seen: View, seat: int) -> dict[str, Any]:
    """One sportsman: dice, pills, stock, injuries and score so far."""
    claim = seen.claims.get(seat)
    return {
        "free": meet.free[seat],
        "rolled": dice_of(list(meet.rolled), seat),
        "doped": dice_of(list(meet.doped), seat),
        "pills": meet.pills[seat],
        "stock": {
            w.SPORT_NAMES[at]: meet.stock[seat * w.SPORTS + at]
            for at in range(w.SPORTS)
            if meet.stock[seat * w.SPORTS + at]
        },
        "accidents": accidents(meet, seat),
        "score": rules_settle.score(meet, seat),
        "sports": rules_settle.sports_owned(meet, seat),
        "largest": rules_settle.largest(meet, seat),
        "total": meet.totals[seat],
        "claiming": ("not-asked", "awaited", "made")[seen.claiming[seat] + 1],
        "claim": None if claim is None else w.CARD_NAMES[claim],
    }


def accidents(meet: Meet, seat: int) -> list[dict[str, Any]]:
    """SM-98: accident cards of a seat, the fatal ones too; `die` is what lies on the card."""
    found = [
        {
            "card": card_name(w.SPORT_NAMES[at // 2], at % 2 + 1),
            "kind": w.CARD_NAMES[at % 2 + 1],
            "die": meet.healing[at],
        }
        for at in range(2 * w.SPORTS)
        if meet.hurt[at] == seat + 1
    ]
    dead = [at for at in range(w.SPORTS) if meet.fatal[at] == seat + 1]
    return found + [{"card": card_name(w.SPORT_NAMES[at], w.U6), "kind": "U6", "die": 6} for at in dead]


def sport(meet: Meet, at: int) -> dict[str, Any]:
    """One sport of the circle: its pile, the dice on both sides, and success (which is also the risk) by seat."""
    pile = meet.piles[at]
    new = [die | {"doped": is_doped(meet, die["seat"], at)} for die in dice_at(meet, list(meet.new), at)]
    old = dice_at(meet, list(meet.old), at)
    return {
        "name": w.SPORT_NAMES[at],
        "open": meet.fatal[at] == 0,
        "fatal": meet.fatal[at] - 1 if meet.fatal[at] else None,
        "pile": pile.size(),
        "shuffled": dict(zip(w.CARD_NAMES, pile.counts, strict=False)),
        "under": [w.CARD_NAMES[kind] for kind in pile.under[pile.under_from :]],
        "outside": old if meet.side else new,
        "inside": new if meet.side else old,
        "success": {
            str(seat): points
            for seat in range(meet.terms.seats)
            if (points := rules_settle.strength(meet, seat, at)) > 0
        },
    }


def dice_at(meet: Meet, dice: list[int], at: int) -> list[dict[str, Any]]:
    """Last round's dice carry no pill any more (SM-96)."""
    return [
        {"seat": seat, "value": dice[seat * w.SPORTS + at], "doped": False}
        for seat in range(meet.terms.seats)
        if dice[seat * w.SPORTS + at]
    ]


def is_doped(meet: Meet, seat: int, at: int) -> bool:
    return meet.on_pill[seat * w.SPORTS + at] == 1


def dice_of(counts: list[int], seat: int) -> list[int]:
    """Dice by seat and face as a list, lowest first."""
    return [face + 1 for face in range(w.FACES) for _ in range(counts[seat * w.FACES + face])]


def position(meet: Meet) -> dict[str, Any]:
    """The whole position as a readable object, claims included."""
    return show(view(meet, frozenset(range(meet.terms.seats))))
