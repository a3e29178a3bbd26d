"""CG, energy: what may be played, the hand and the deck, recovery, acceleration and fatigue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_move, rules_setup, rules_turn, rules_way
from loipe.games.crystal_globe.codes import (
    ACCELERATED,
    CARD,
    CHOOSE,
    DREW,
    FATIGUE,
    FILL,
    FINISH,
    FORMS,
    KINDS,
    LOST_CARD,
    LUDIQUE,
    PILE,
    PLAYED,
    RECOVERED,
    REVEAL,
    SHOOK_OFF,
    STAY,
    STRATEGIQUE,
    TIRE_CHECK,
    TIRED,
    TURN_UP,
    VORTEX,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race


def see_ways(race: Race) -> None:
    """Where the move may end with the points at hand."""
    rules_way.find_ends(race, race.die + race.energy, least_points(race))


def least_points(race: Race) -> i64:
    """CG-12: without a card any shorter move will do; with one, at least the die's movement is used."""
    if race.cards == 0:
        return 0
    return race.die


def choose_options(race: Race) -> vec[i64]:
    """Stay, a card, or a square where the move may end."""
    options = vec[i64]()
    if may_stay(race):
        options = append(options, STAY)
    cards = cards_open(race)
    code: i64 = TURN_UP
    while code <= CARD + FORMS:
        if (cards >> code) & 1 != 0:
            options = append(options, code)
        code += 1
    for end in rules_way.ends(race):
        options = append(options, end)
    return options


def pick_choice(race: Race, rng: Rng) -> i64:
    """One of these, each equally likely, without listing them."""
    codes = cards_open(race)
    if may_stay(race):
        codes += shl(1, STAY)
    open_codes: i64 = 0
    left = codes
    while left != 0:
        left &= left - 1
        open_codes += 1
    number = rng.below(open_codes + race.ends)
    if number >= open_codes:
        return rules_way.nth_end(race, number - open_codes)
    code: i64 = 0
    while number > 0 or (codes >> code) & 1 == 0:
        number -= (codes >> code) & 1
        code += 1
    return code


def may_stay(race: Race) -> bool:
    """CG-12: not to move at all; with a card only where no square is open."""
    return race.cards == 0 or race.ends == 0


def cards_open(race: Race) -> i64:
    """The cards that may be played now: a bit for each code."""
    if not may_play(race):
        return 0
    if race.terms.level == LUDIQUE:
        return shl(1, TURN_UP)
    cards: i64 = 0
    kind = race.active * KINDS
    value: i64 = 1
    while value <= FORMS:
        if race.hand[kind] + race.hand[kind + FORMS] > 0:
            cards += shl(1, CARD + value)
        kind += 1
        value += 1
    return cards


def may_play(race: Race) -> bool:
    """CG-12: up to 2 a turn, none where a stand ends the move short; CG-14: none into a climb; CG-15: none left."""
    if race.cards >= race.terms.turn_cards or race.barred != 0:
        return False
    if race.terms.level == LUDIQUE:
        return race.decks[race.active].size() > 0
    return race.hand_size[race.active] > 0


def choose(race: Race, code: i64) -> None:
    """A card is played and the question asked anew; or the whole way is declared."""
    if code > FINISH:
        rules_move.declare(race, code)
    elif code == STAY:
        rules_move.stay(race)
    elif code == TURN_UP:
        race.phase = REVEAL
    else:
        play_from_hand(race, code - CARD - 1)


def turn_up(race: Race, kind: i64) -> None:
    """CG-30: the top card of the deck, blind."""
    race.decks[race.active].draw(kind)
    race.phase = CHOOSE
    play(race, kind)


def play_from_hand(race: Race, value: i64) -> None:
    """CG-40: of two equal cards the energy card goes first, so the form card stays secret longer."""
    seat = race.active
    kind = value
    if race.hand[seat * KINDS + value] == 0:
        kind += FORMS
    race.hand[seat * KINDS + kind] -= 1
    race.hand_size[seat] -= 1
    if kind == 0 and race.ones_known[seat] > 0:
        race.ones_known[seat] -= 1
    play(race, kind)


def play(race: Race, kind: i64) -> None:
    """CG-12, CG-15: up to its number in squares more; public as it is played."""
    points = kind % FORMS + 1
    race.energy += points
    race.cards += 1
    race.tell(PLAYED, race.active, points, kind // FORMS)
    put_on_pile(race, race.active, kind)
    see_ways(race)


def put_on_pile(race: Race, seat: i64, kind: i64) -> None:
    race.pile[seat * PILE + race.pile_size[seat]] = kind
    race.pile_size[seat] += 1
    if kind >= FORMS:
        race.form_seen[seat] = 1


def pile_of(race: Race, seat: i64) -> vec[i64]:
    """The played pile, from the bottom up."""
    return race.pile[seat * PILE : seat * PILE + race.pile_size[seat]]


def after_move(race: Race, recovers: bool) -> None:
    """CG-16: slipstream is judged before; now acceleration and fatigue, recovery, the hand."""
    seat = race.active
    if race.terms.level == STRATEGIQUE and race.energy >= race.terms.acceleration_points:
        race.tell(ACCELERATED, seat, race.energy)
        shake_off(race, seat)
        if race.beyond[seat] == 0:
            race.phase = FATIGUE
            return
    if recovers:
        recover(race, seat)
    refill(race)


def shake_off(race: Race, seat: i64) -> None:
    """CG-54: whoever earned a slipstream behind this skier, and has not used it, loses it; others ahead do not help."""
    bit = shl(1, seat)
    other: i64 = 0
    while other < race.terms.seats:
        if race.slip[other] & bit != 0:
            race.slip[other] = 0
            race.tell(SHOOK_OFF, other, seat)
        other += 1


def tire(race: Race, face: i64) -> None:
    """CG-54: a vortex takes the top card of the deck; an empty deck loses nothing."""
    seat = race.active
    race.tell(TIRE_CHECK, seat, face)
    if face == VORTEX and race.decks[seat].size() > 0:
        race.phase = TIRED
    else:
        refill(race)


def lose_card(race: Race, kind: i64) -> None:
    """CG-54: it goes to the played pile, before the hand is filled; it may be the form card."""
    race.decks[race.active].draw(kind)
    put_on_pile(race, race.active, kind)
    race.tell(LOST_CARD, race.active, kind % FORMS + 1, kind // FORMS)
    refill(race)


def is_short(race: Race, steps: i64, used: i64) -> bool:
    """CG-42: movement is left, what the longest move cuts off aside; CG-52: at level 3 only without a card."""
    terms = race.terms
    if terms.level == LUDIQUE or (race.cards > 0 and terms.recovers_with_cards == 0):
        return False
    return steps < terms.most_squares and used < race.die + race.energy


def recover(race: Race, seat: i64) -> None:
    """CG-42, CG-52: one +1 card from the own pile to the hand, the lowest one; none there, nothing."""
    past = seat * PILE + race.pile_size[seat]
    spot = lowest_one(race, seat)
    if spot == past:
        return
    kind = race.pile[spot]
    while spot + 1 < past:
        race.pile[spot] = race.pile[spot + 1]
        spot += 1
    race.pile[spot] = 0
    race.pile_size[seat] -= 1
    race.hand[seat * KINDS + kind] += 1
    race.hand_size[seat] += 1
    if kind == 0:
        race.ones_known[seat] += 1
    race.tell(RECOVERED, seat, race.hand_size[seat], kind // FORMS)


def lowest_one(race: Race, seat: i64) -> i64:
    """Where in the piles the lowest +1 card of a skier's own lies; where its pile ends, if there is none."""
    spot = seat * PILE
    past = spot + race.pile_size[seat]
    while spot < past and race.pile[spot] % FORMS != 0:
        spot += 1
    return spot


def has_one(race: Race, seat: i64) -> bool:
    """CG-42: a +1 card lies in the own pile."""
    return lowest_one(race, seat) < seat * PILE + race.pile_size[seat]


def wants_card(race: Race, seat: i64) -> bool:
    """CG-40: the hand is filled to 5 while the deck lasts."""
    return race.hand_size[seat] < race.terms.hand_cards and race.decks[seat].size() > 0


def refill(race: Race) -> None:
    if race.terms.level != LUDIQUE and race.beyond[race.active] == 0 and wants_card(race, race.active):
        fill(race)
    else:
        rules_turn.end_turn(race)


def fill(race: Race) -> None:
    race.phase = FILL


def draw(race: Race, kind: i64) -> None:
    """CG-40: a card from the own deck, seen by its owner only."""
    seat = race.active
    race.decks[seat].draw(kind)
    race.hand[seat * KINDS + kind] += 1
    race.hand_size[seat] += 1
    race.tell(DREW, seat, kind % FORMS + 1, kind // FORMS)
    if wants_card(race, seat):
        return
    if race.round == 0:
        rules_setup.deal_hands(race)
    else:
        rules_turn.end_turn(race)
