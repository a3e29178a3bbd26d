"""MS, the cards: sprint, technique, events drawn, kept and played, and being moved by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl, vec
from loipe.games.mass_start import rules_finish, rules_move, rules_turn
from loipe.games.mass_start.codes import (
    AGAIN,
    BACKWARD,
    BLOCKED,
    CARRIED,
    CARRIED_TO,
    DREW,
    FINISH,
    FORWARD,
    FROM_DECK,
    KEPT,
    MID_LAP,
    MISS_TURN,
    NO_EFFECT,
    PLAYED_EVENT,
    PLAYED_RIFLE,
    PLAYED_SKIS,
    PUSH,
    RIFLE,
    ROLL,
    SKIS,
    SLOW,
    SPRINT_CARD,
    SPRINT_DRAWN,
    SPRINTED,
    SQUARE,
    STARRED,
    STAY,
    TECHNIQUE,
    TECHNIQUE_DRAW,
    TECHNIQUE_DRAWN,
    THROWN,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race


def sprint(race: Race) -> None:
    """MS-S5: after the roll, one card a turn, two squares more."""
    seat = race.active
    race.sprints[seat] -= 1
    race.sprinted = 1
    race.extra += race.terms.sprint_squares
    if race.terms.sprints_recycled():
        race.event_deck.put_under(SPRINT_CARD + race.terms.colours[seat])
    race.tell(SPRINTED, seat, race.terms.sprint_squares, race.sprints[seat])
    rules_move.find_ways(race, race.points + race.extra)


def is_second(race: Race, seat: i64, card: i64) -> bool:
    """MS-S10, MS-S11: `fr` never two technique cards at once, `ru` never two of a kind."""
    if race.terms.french == 1:
        return race.skis_open[seat] + race.rifle_open[seat] > 0
    if card == SKIS:
        return race.skis_open[seat] > 0
    return race.rifle_open[seat] > 0


def open_card(race: Race, seat: i64, card: i64, own: bool) -> None:
    """Lay a technique card open until the line is crossed."""
    if card == SKIS:
        race.skis_held[seat] -= 1 if own else 0
        race.skis_open[seat] = 1
        race.tell(PLAYED_SKIS, seat, 1 if own else 0)
    else:
        race.rifle_held[seat] -= 1 if own else 0
        race.rifle_open[seat] = 1
        race.tell(PLAYED_RIFLE, seat, 1 if own else 0)


def end_technique(race: Race, seat: i64) -> None:
    """Open cards end at the line: `ru` under the technique deck, `fr` out."""
    if race.skis_open[seat] == 1:
        race.skis_open[seat] = 0
        if race.terms.french == 0:
            race.technique_deck.put_under(0)
    if race.rifle_open[seat] == 1:
        race.rifle_open[seat] = 0
        if race.terms.french == 0:
            race.technique_deck.put_under(1)


def draw(race: Race, kind: i64) -> None:
    """MS-S8: starred cards act, others are kept; MS-S20: a sprint card goes to the owner of its colour."""
    seat = race.active
    seen = race.event_deck.shuffled == 0  # from under the deck: everyone knows which card this is
    race.event_deck.draw(kind)
    if kind >= SPRINT_CARD:
        owner = race.terms.owners[kind - SPRINT_CARD]
        race.tell(SPRINT_DRAWN, seat, kind - SPRINT_CARD)
        if owner >= 0 and race.beyond[owner] == 0:
            race.sprints[owner] += 1
        else:
            race.event_deck.put_under(kind)
        rules_turn.end_turn(race)
    elif kind >= STARRED:
        race.kept[seat] |= shl(1, kind)
        if seen:
            race.kept_known[seat] |= shl(1, kind)
        race.tell(DREW, seat, kind, 0, 1 if seen else 0)
        rules_turn.end_turn(race)
    else:
        race.tell(DREW, seat, kind, 1, 1)
        race.event_deck.put_under(kind)
        act(race, race.terms.verbs[kind], race.terms.amounts[kind])


def act(race: Race, verb: i64, amount: i64) -> None:
    """What a starred card does; it cannot be put off."""
    seat = race.active
    if verb == FORWARD:
        race.points = amount
        race.extra = 0
        race.phase = CARRIED
        rules_move.find_ways(race, amount)
        return
    if verb == AGAIN:
        rules_move.roll_again(race, 0)
        return
    if verb == BACKWARD or verb == THROWN:
        square = carry_back(race, amount)
        if verb == BACKWARD and rules_move.is_coached(race, square, True):
            rules_move.meet_coach(race, square)
            return
    elif verb == MID_LAP:
        if len(technique_options(race)) > 0:
            race.phase = TECHNIQUE
            return
        race.tell(NO_EFFECT, seat)
    elif verb == MISS_TURN:
        race.turns_lost[seat] += amount
    elif verb == SLOW:
        race.roll_change[seat] -= amount
    else:
        race.roll_change[seat] += amount
    rules_turn.end_turn(race)


def carry(race: Race, code: i64) -> None:
    """MS-S22: moved forward by a card: blocking and the range hold, the line may be crossed."""
    if code == FINISH:
        rules_finish.cross(race, race.points)
        return
    if code == STAY:
        race.tell(BLOCKED, race.active, race.points)
        rules_turn.end_turn(race)
        return
    rules_move.land(race, rules_move.ski(race, code - SQUARE), True)


def carry_back(race: Race, amount: i64) -> i64:
    """MS-S22: to the aimed square, another lane of its row, or the nearest free one behind it.

    Never back across the line, across the range with the shooting done, or across the loop's exit.
    """
    seat = race.active
    course = race.terms.course
    origin = race.square[seat]
    rows = len(course.row_first)
    route = race.terms.routes[race.lap[seat]]
    row = course.row[origin]
    steps: i64 = 0
    target = origin
    while True:
        before = course.row_before[route * rows + row]
        if before < 0 or row == race.terms.rejoin_row:
            break
        if course.stand_beside[course.row_first[before]] >= 0 and not rules_move.must_shoot(race, seat):
            break
        row = before
        steps += 1
        if steps >= amount:
            square = nearest_in_row(race, row, course.lane[origin])
            if square >= 0:
                target = square
                break
    if steps < amount and steps > 0:
        square = nearest_in_row(race, row, course.lane[origin])
        if square >= 0:
            target = square
    if target != origin:
        rules_turn.put(race, seat, target)
    race.tell(CARRIED_TO, seat, origin, target, amount)
    return target


def nearest_in_row(race: Race, row: i64, lane: i64) -> i64:
    """The free square of a row nearest to a lane; -1 if the row is taken."""
    best: i64 = -1
    best_gap: i64 = 99
    for square in rules_turn.free_in_row(race, row):
        gap = race.terms.course.lane[square] - lane
        if gap < 0:
            gap = -gap
        if gap < best_gap:
            best = square
            best_gap = gap
    return best


def technique_options(race: Race) -> vec[i64]:
    """MS-S19: one's own card, or (`ru`) one from the deck, if it may lie open beside another."""
    options = vec[i64]()
    seat = race.active
    if race.skis_held[seat] > 0 and not is_second(race, seat, SKIS):
        options = append(options, SKIS)
    if race.rifle_held[seat] > 0 and not is_second(race, seat, RIFLE):
        options = append(options, RIFLE)
    for kind in race.technique_deck.options():
        if not is_second(race, seat, SKIS + kind):
            return append(options, FROM_DECK)
    return options


def play_technique(race: Race, code: i64) -> None:
    """MS-S19: an event allows a technique card in mid-lap; what can be played must be."""
    if code == FROM_DECK:
        race.phase = TECHNIQUE_DRAW
        return
    open_card(race, race.active, code, True)
    rules_turn.end_turn(race)


def draw_technique(race: Race, kind: i64) -> None:
    """MS-S19: it is laid open; forbidden as a second, it has no effect."""
    seat = race.active
    card = SKIS + kind
    race.technique_deck.draw(kind)
    race.tell(TECHNIQUE_DRAWN, seat, kind)
    if is_second(race, seat, card):
        race.technique_deck.put_under(kind)
        race.tell(NO_EFFECT, seat)
    else:
        open_card(race, seat, card, False)
    rules_turn.end_turn(race)


def add_kept(race: Race, options: vec[i64], low: i64, high: i64) -> vec[i64]:
    """The active seat's kept cards whose effect lies in this range."""
    kept = race.kept[race.active]
    if kept == 0:
        return options
    card: i64 = STARRED
    while card < SPRINT_CARD:
        if (kept >> card) & 1 == 1 and low <= race.terms.verbs[card] <= high:
            options = append(options, KEPT + card)
        card += 1
    return options


def discard_kept(race: Race, card: i64) -> None:
    """MS-S20: used events go under the deck."""
    seat = race.active
    race.kept[seat] &= ~shl(1, card)
    race.kept_known[seat] &= ~shl(1, card)
    race.event_deck.put_under(card)
    race.tell(PLAYED_EVENT, seat, card)


def play_after_roll(race: Race, card: i64) -> None:
    """Push on, or roll once more: the new roll stands."""
    discard_kept(race, card)
    if race.terms.verbs[card] == PUSH:
        race.extra += race.terms.amounts[card]
        rules_move.find_ways(race, race.points + race.extra)
    else:
        race.ways = vec[i64]()
        race.phase = ROLL
