"""The view as page and terminal draw it, built from nothing."""

from __future__ import annotations

from collections.abc import Iterable

from loipe.core.colours import worn
from loipe.core.ints import i64, vec
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_coaches, rules_contest, rules_settle, standing
from loipe.games.sport_ist_mord.config import Config
from loipe.games.sport_ist_mord.events import card_name
from loipe.games.sport_ist_mord.shown import (
    Accident,
    Board,
    Contender,
    Dealt,
    Die,
    Open,
    Own,
    Player,
    Shown,
    Sport,
    Stock,
)
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.view import View, claiming, next_up, open_part, own_claims


def board(config: Config) -> Board:
    return Board(c.SPORT_NAMES, c.PILLS, worn(config))


def show(seen: View) -> Shown:
    """The view as a page needs it."""
    return Shown(opened(open_part(seen), seen.claiming), owned(seen.claims))


def owned(made: dict[int, int]) -> Own:
    claims = {seat: c.CARD_NAMES[kind] for seat, kind in made.items()}
    return Own(claims, tuple(claims))


def opened(meet: Meet, claimed: tuple[int, ...]) -> Open:
    return Open(
        c.PHASES[meet.phase], meet.round, meet.terms.last_round, meet.active, meet.first, meet.best,
        c.SIDES[meet.side], meet.reserve,
        sport=c.SPORT_NAMES[meet.sport] if meet.sport >= 0 else None, extra=meet.contest == c.FOR_ORDER,
        players=tuple(player(meet, seat) for seat in range(meet.terms.seats)),
        sports=tuple(sport(meet, at) for at in range(c.SPORTS)),
        closed=sum(owner > 0 for owner in meet.fatal),
        revealed=tuple(c.CARD_NAMES[kind] for kind in range(c.KINDS) for _ in range(meet.revealed[kind])),
        line=line(meet, claimed),
        dealt=tuple(Dealt(seat, c.CARD_NAMES[kind]) for seat, kind in zip(meet.dealt_to, meet.dealt, strict=True)),
        picked=faces(meet.picked), standing=standing.standing(meet), throw=standing.throw(meet),
    )  # fmt: skip


def player(meet: Meet, seat: int) -> Player:
    stock = meet.stock[seat * c.SPORTS : (seat + 1) * c.SPORTS]
    return Player(
        meet.free[seat], dice_of(meet.rolled, seat), dice_of(meet.doped, seat), meet.pills[seat],
        tuple(Stock(name, cards) for name, cards in zip(c.SPORT_NAMES, stock, strict=True) if cards),
        tuple(
            Accident(card_name(c.SPORT_NAMES[at], kind), c.CARD_NAMES[kind], die, kind == c.U6)
            for at, kind, die in standing.accidents(meet, seat)
        ),
        rules_settle.score(meet, seat), rules_settle.sports_owned(meet, seat), rules_settle.largest(meet, seat),
    )  # fmt: skip


def sport(meet: Meet, at: int) -> Sport:
    pile, seats = meet.piles[at], range(meet.terms.seats)
    here = [seat * c.SPORTS + at for seat in seats]
    new = tuple(Die(seat, meet.new[die], meet.on_pill[die] == 1) for seat, die in enumerate(here) if meet.new[die])
    old = tuple(Die(seat, meet.old[die]) for seat, die in enumerate(here) if meet.old[die])
    return Sport(
        c.SPORT_NAMES[at], Die(meet.fatal[at] - 1, rules_settle.number(c.U6)) if meet.fatal[at] else None,
        pile.size(), dict(zip(c.CARD_NAMES, pile.counts, strict=False)),
        tuple(c.CARD_NAMES[kind] for kind in pile.under[pile.under_from :]),
        outside=old if meet.side else new, inside=new if meet.side else old,
        strengths=tuple(rules_settle.strength(meet, seat, at) for seat in seats),
        owned=tuple(meet.stock[cards] for cards in here),
    )  # fmt: skip


def line(meet: Meet, claimed: tuple[int, ...]) -> tuple[Contender, ...]:
    """SM-83: by what lies there; those who do not roll now keep their places."""
    if meet.sport < 0:  # before the first sport a line is of those who are level for the 1A coach
        return ()
    ranked = meet.clone()
    rules_contest.line_up(ranked)
    return tuple(
        Contender(seat, dice_of(meet.rolled, seat), rules_coaches.total(meet, seat), claimed[seat] == 1)
        for seat in ranked.line
    )


def dice_of(dice: vec[i64], seat: int) -> tuple[int, ...]:
    """Of dice by seat and face."""
    return faces(dice[seat * c.FACES : (seat + 1) * c.FACES])


def faces(counts: Iterable[int]) -> tuple[int, ...]:
    """Dice counted by face as a list, lowest first."""
    return tuple(face + 1 for face, count in enumerate(counts) for _ in range(count))


def public(meet: Meet) -> Open:
    """What everybody sees of a position: it is drawn from one without any claim."""
    blank = meet.clone()
    rules_contest.forget_claims(blank)
    blank.active = next_up(meet)
    return opened(blank, claiming(meet))


def private(meet: Meet, seats: frozenset[int]) -> Own:
    """What the holder of these seats sees beside that."""
    return owned(own_claims(meet, seats))


def position(meet: Meet) -> Shown:
    """The whole position, claims included: the view of all seats."""
    return Shown(public(meet), private(meet, frozenset(range(meet.terms.seats))))
