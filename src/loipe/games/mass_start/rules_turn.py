"""MS, a turn on the track: the line-up, what comes before the roll, the roll and what it is worth, falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, bits_in, count_bits, i64, nth_bit, shl, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_cards, rules_finish, rules_move, rules_range
from loipe.games.mass_start.codes import (
    BEFORE,
    BLOCKED,
    CLIMBED,
    FELL,
    GLIDED,
    GO,
    GRID,
    GRIP,
    KEPT,
    LOST_TURN,
    MOVE,
    PLACED,
    PUT_BACK,
    RIFLE,
    ROLL,
    ROLLED,
    ROUND,
    SKIS,
    STAY,
    STOOD_UP,
    SUMMED,
    TURN,
)

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race

DIE: Final = vec[i64]([0, 1, 2, 3, 4, 5])
EVEN: Final = vec[i64]([1, 1, 1, 1, 1, 1])


def take_places(race: Race) -> None:
    """MS-2: `fr` picks a free start square in turn order; `ru` fills them from the lowest up."""
    if race.terms.french == 1:
        race.turn = 0
        offer_start_squares(race)
        return
    place: i64 = 0
    for seat in race.order:
        put(race, seat, place)
        race.tell(PLACED, seat, place)
        place += 1
    first_round(race)


def offer_start_squares(race: Race) -> None:
    race.active = race.order[race.turn]
    race.phase = GRID
    race.ways = vec[i64]()
    square: i64 = 0
    while square < 6:
        if race.at[square] == 0:
            race.ways = append(race.ways, square)
        square += 1


def line_up(race: Race, square: i64) -> None:
    """MS-2, `fr`: this start square it is."""
    put(race, race.active, square)
    race.tell(PLACED, race.active, square)
    race.turn += 1
    if race.turn < race.terms.seats:
        offer_start_squares(race)
    else:
        first_round(race)


def first_round(race: Race) -> None:
    race.ways = vec[i64]()
    race.round = 1
    race.turn = 0
    race.tell(ROUND, 0, 1)
    begin_turn(race)


def put(race: Race, seat: i64, square: i64) -> None:
    """Stand a figure on a square, taking it from where it stood."""
    lift(race, seat)
    race.square[seat] = square
    race.at[square] = seat + 1
    row = race.terms.course.row[square]
    if row >= 0:
        race.taken[row] |= race.terms.lane_bit[square]


def lift(race: Race, seat: i64) -> None:
    """Take a figure off its square, if it stands on it: fallen and finished figures block nobody."""
    square = race.square[seat]
    if race.at[square] == seat + 1:
        race.at[square] = 0
        row = race.terms.course.row[square]
        if row >= 0:
            race.taken[row] &= ~race.terms.lane_bit[square]


def begin_turn(race: Race) -> None:
    """The next seat in order that has something to do acts; turns without a choice or a die pass here."""
    while True:
        seat = race.order[race.turn]
        race.active = seat
        race.natural = 0
        race.points = 0
        race.extra = 0
        race.sprinted = 0
        race.gripped = 0
        race.again = 0
        if race.beyond[seat] == 0 and begin(race, seat):
            return
        race.turn += 1
        if race.turn == race.terms.seats and rules_finish.end_round(race):
            return


def begin(race: Race, seat: i64) -> bool:
    """One skier's turn begins; False if it is over already."""
    race.tell(TURN, seat)
    if is_plain(race, seat):
        race.phase = ROLL
        return True
    if race.turns_lost[seat] > 0:
        race.turns_lost[seat] -= 1
        race.tell(LOST_TURN, seat)
        return False
    if race.fallen[seat] == 1:
        return lie(race, seat)
    if rules_range.is_at_stand(race, seat):
        return rules_range.begin_at_stand(race, seat)
    if rules_range.has_free_stand(race, seat):
        return rules_range.enter(race, race.terms.course.stand_beside[race.square[seat]])
    open_roll(race)
    return True


def is_plain(race: Race, seat: i64) -> bool:
    """Nothing comes between the skier and the die: no lost turn, no fall, no card to play, no stand."""
    hindrances = race.turns_lost[seat] | race.fallen[seat] | race.lap_fresh[seat] | race.kept[seat]
    return hindrances == 0 and race.terms.at_range[race.square[seat]] == 0


def end_turn(race: Race) -> None:
    """The order never changes during the race (MS-2); the round ends with the last starter's turn (MS-14)."""
    race.ways = race.terms.nothing
    race.turn += 1
    if race.turn < race.terms.seats or not rules_finish.end_round(race):
        begin_turn(race)


def open_roll(race: Race) -> None:
    """Straight to the die, unless public facts leave something to decide first."""
    seat = race.active
    if race.again == 1 or may_play(race, seat, SKIS) or may_play(race, seat, RIFLE) or may_grip(race, seat):
        race.phase = BEFORE
    else:
        to_the_die(race)


def to_the_die(race: Race) -> None:
    race.lap_fresh[race.active] = 0
    race.again = 0
    race.phase = ROLL


def may_play(race: Race, seat: i64, card: i64) -> bool:
    """MS-S10, MS-S11, MS-S18: a technique card of one's own, at the start of a lap only."""
    if race.lap_fresh[seat] == 0:
        return False
    held = race.skis_held[seat] if card == SKIS else race.rifle_held[seat]
    return held > 0 and not rules_cards.is_second(race, seat, card)


def may_grip(race: Race, seat: i64) -> bool:
    """Kept cards and a slippery square, both public, open the question; which cards they are stays secret."""
    return race.kept[seat] != 0 and race.terms.falls_from[race.square[seat]] < 7


def before_options(race: Race) -> vec[i64]:
    options = bits_in(open_before(race))
    if race.gripped == 0 and race.terms.falls_from[race.square[race.active]] < 7:
        options = rules_cards.add_kept(race, options, GRIP, GRIP)
    return options


def open_before(race: Race) -> i64:
    """What may be done before a roll, a bit for each choice; kept cards left out."""
    choices = shl(1, GO) + shl(race.again, STAY)
    choices += shl(i64(may_play(race, race.active, SKIS)), SKIS)
    return choices + shl(i64(may_play(race, race.active, RIFLE)), RIFLE)


def pick_before(race: Race, rng: Rng) -> i64:
    """One of before_options() without listing them; for a skier without kept cards."""
    choices = open_before(race)
    return nth_bit(choices, rng.below(count_bits(choices)))


def before(race: Race, code: i64) -> None:
    """Roll, or play a card first; a coach's second roll may be declined (MS-S9)."""
    if code == GO:
        to_the_die(race)
    elif code == STAY:
        end_turn(race)
    elif code >= KEPT:
        rules_cards.discard_kept(race, code - KEPT)
        race.gripped = 1
        if race.kept[race.active] == 0 and race.again == 0:
            open_roll(race)
    else:
        rules_cards.open_card(race, race.active, code, True)
        open_roll(race)


def roll(race: Race, natural: i64) -> None:
    """MS-21: roll; fall; skis; climb or descent; at least 1; then the move is chosen."""
    seat = race.active
    race.natural = natural
    race.tell(ROLLED, seat, natural)
    if natural >= race.terms.falls_from[race.square[seat]] and race.gripped == 0:
        fall(race, seat)
        return
    race.gripped = 0
    race.points = worth(race, seat, natural)
    race.phase = MOVE
    rules_move.find_ways(race, race.points + race.extra)


def worth(race: Race, seat: i64, natural: i64) -> i64:
    """MS-S14: natural roll, +1 skis, minus climb or plus descent, at least 1. An event's change counts like skis."""
    level = natural + race.skis_open[seat] + race.roll_change[seat]
    points = level + race.terms.slope[race.square[seat]]
    if points < 1:
        points = 1
    if race.journal is not None:
        tell_worth(race, seat, natural, level, points)
    return points


def tell_worth(race: Race, seat: i64, natural: i64, level: i64, points: i64) -> None:
    """MS-S14: each step of it that changed something."""
    square = race.square[seat]
    slope = race.terms.slope[square]
    if level != natural:
        race.tell(SUMMED, seat, natural, race.skis_open[seat], race.roll_change[seat])
    if slope < 0:
        race.tell(CLIMBED, seat, level, points, -slope)
    elif race.terms.descents == 1 and race.terms.course.descent[square] == 1:
        race.tell(GLIDED, seat, level, level + slope, slope)


def fall(race: Race, seat: i64) -> None:
    """MS-S3, MS-S4: the figure lies beside the track and blocks nobody (MS-S13); the turn is lost."""
    square = race.square[seat]
    lift(race, seat)
    race.fallen[seat] = 1
    race.roll_change[seat] = 0
    race.tell(FELL, seat, race.natural, race.terms.course.ice[square])
    end_turn(race)


def lie(race: Race, seat: i64) -> bool:
    """MS-S3: put back on a free square of its row, any lane; else behind, and the turn is over."""
    course = race.terms.course
    row = course.row[race.square[seat]]
    route = race.terms.routes[race.lap[seat]]
    while row >= 0:
        race.ways = free_in_row(race, row)
        if len(race.ways) > 0:
            race.phase = PUT_BACK
            return True
        row = course.row_before[route * len(course.row_first) + row]
    race.tell(BLOCKED, seat, 0)  # not a free square behind it in this lap: it lies one turn more
    return False


def free_in_row(race: Race, row: i64) -> vec[i64]:
    if race.terms.regular == 1:
        return race.terms.way_sets[(row << 7) + (race.terms.row_lanes[row] & ~race.taken[row])]
    free = vec[i64]()
    square = race.terms.course.row_first[row]
    past = square + race.terms.course.row_count[row]
    while square < past:
        if race.at[square] == 0:
            free = append(free, square)
        square += 1
    return free


def stand_up(race: Race, square: i64) -> None:
    """MS-S13: in its own row it rolls as usual; put behind, the turn ends without a roll."""
    seat = race.active
    course = race.terms.course
    in_row = course.row[square] == course.row[race.square[seat]]
    race.fallen[seat] = 0
    put(race, seat, square)
    race.ways = vec[i64]()
    race.tell(STOOD_UP, seat, square, 1 if in_row else 0)
    if not in_row:
        end_turn(race)
    elif rules_range.has_free_stand(race, seat):  # MS-23: it fell while waiting, and now the stand is free
        rules_range.enter_or_end(race, course.stands[course.stand_beside[square]])
    else:
        open_roll(race)
