"""ST, the preparation phase: everyone rolls, dice find their places, and each 6 one of its owner's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.dice import pool
from loipe.core.ints import i64, shl
from loipe.games.ski_tour import rules_turn
from loipe.games.ski_tour.codes import (
    BOXES,
    CHOSE_BOX,
    COLUMNS,
    DICE,
    FACE_BITS,
    FACES_OF_DIE,
    FIVE,
    HEARTS,
    MOST_OF_FACE,
    RETURNED,
    ROLL,
    ROLLED,
    ROUND,
    SIX,
    SIX_SHOWN,
    SIX_TO,
    SIXES,
    SPRINT,
    SPRINT_ROOM,
    TIRED,
)

if TYPE_CHECKING:
    from loipe.games.ski_tour.state import Race


def begin_round(race: Race) -> None:
    """A round: the preparation of all who still race, then their turns."""
    race.round += 1
    race.tell(ROUND, race.marker, race.round)
    race.actor = -1
    next_roll(race)


def next_roll(race: Race) -> None:
    """The next seat that has dice to roll; after the last one the 6s are placed."""
    race.actor += 1
    while race.actor < race.terms.seats and (not race.is_racing(race.actor) or half(race, race.actor) == 0):
        race.actor += 1
    if race.actor < race.terms.seats:
        race.phase = ROLL
    else:
        ask_for_sixes(race)


def on_board(race: Race, seat: i64) -> i64:
    columns = race.columns
    stars = race.stars
    box = seat * BOXES
    at = seat * COLUMNS
    past = at + COLUMNS
    dice: i64 = 0
    while at < past:
        dice += columns[box] + stars[at]
        box += 1
        at += 1
    return dice + columns[box]  # the sprint column comes last


def half(race: Race, seat: i64) -> i64:
    """ST-10: half of the available dice, rounded up; ST-7: those not on the board."""
    return half_of(DICE - on_board(race, seat))


def half_of(dice: i64) -> i64:
    return (dice + 1) // 2


def roll(race: Race, result: i64) -> None:
    seat = race.actor
    faces = thrown(half(race, seat), result)
    tell_throw(race, ROLLED, seat, faces)
    place(race, seat, faces)
    next_roll(race)


def thrown(dice: i64, result: i64) -> i64:
    """A result of so many dice as a throw: dice of each face, four bits each."""
    found = pool(dice, FACES_OF_DIE)
    faces: i64 = 0
    face: i64 = 0
    while face < FACES_OF_DIE:
        faces += shl(found.count(result, face), FACE_BITS * face)
        face += 1
    return faces


def showing(faces: i64, face: i64) -> i64:
    """Dice of a throw that show a face, 0 for a 1."""
    return (faces >> (FACE_BITS * face)) & MOST_OF_FACE


def tell_throw(race: Race, kind: i64, seat: i64, faces: i64) -> None:
    race.tell(
        kind, seat, showing(faces, 0), showing(faces, 1), showing(faces, 2), showing(faces, 3), showing(faces, FIVE),
        showing(faces, SIX),
    )  # fmt: skip


def place(race: Race, seat: i64, faces: i64) -> None:
    """ST-16: tired dice go back, then the 1s to 4s, the 5s, and the 6s as far as there is nothing to choose."""
    race.rolled[seat] = faces
    faces = send_back(race, seat, faces)
    returned: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        returned += fill(race, seat, column, showing(faces, column))
        column += 1
    fives = showing(faces, FIVE)
    while fives > 0:
        returned += fill(race, seat, fullest(race, seat), 1)  # ST-12, ST-17: never into another column
        fives -= 1
    sixes = showing(faces, SIX)
    race.sixes[seat] = min(sixes, free_stars(race, seat) + sprint_room(race, seat))
    returned += sixes - race.sixes[seat]
    if returned > 0:
        race.tell(RETURNED, seat, returned)
    if race.sixes[seat] > 0:
        settle_sixes(race, seat)


def send_back(race: Race, seat: i64, faces: i64) -> i64:
    """ST-13: a 5 or 6 goes straight back for each marker on the lowest level, 5s first; what is left of the throw."""
    spent: i64 = 0
    marker: i64 = 0
    while marker < HEARTS:
        if race.levels[seat * HEARTS + marker] == 0:
            spent += 1
        marker += 1
    fives: i64 = min(spent, showing(faces, FIVE))
    sixes: i64 = min(spent - fives, showing(faces, SIX))
    if fives + sixes > 0:
        race.tell(TIRED, seat, fives, sixes, spent)
    return faces - shl(fives, FACE_BITS * FIVE) - shl(sixes, FACE_BITS * SIX)


def fill(race: Race, seat: i64, column: i64, dice: i64) -> i64:
    """ST-11, ST-15: as many as there is room for; the number that go back."""
    at = seat * BOXES + column
    placed: i64 = min(dice, race.terms.room[seat * COLUMNS + column] - race.columns[at])
    if placed < 0:
        placed = 0
    race.columns[at] += placed
    return dice - placed


def fullest(race: Race, seat: i64) -> i64:
    """ST-12: the column with the most dice, among equals the highest number."""
    best: i64 = 0
    column: i64 = 1
    while column < COLUMNS:
        if race.columns[seat * BOXES + column] >= race.columns[seat * BOXES + best]:
            best = column
        column += 1
    return best


def is_star_free(race: Race, seat: i64, column: i64) -> bool:
    """ST-14: one die per star box, above a column that holds dice."""
    return (
        race.columns[seat * BOXES + column] > 0
        and race.stars[seat * COLUMNS + column] == 0
        and (race.boxes[seat] >> column) & 1 == 0
    )


def free_stars(race: Race, seat: i64) -> i64:
    free: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if is_star_free(race, seat, column):
            free += 1
        column += 1
    return free


def sprint_room(race: Race, seat: i64) -> i64:
    return SPRINT_ROOM - race.columns[seat * BOXES + SPRINT] - race.sprints[seat]


def settle_sixes(race: Race, seat: i64) -> None:
    """ST-18: where public facts leave no choice, the 6s are placed at once."""
    sixes = race.sixes[seat]
    stars = free_stars(race, seat)
    room = sprint_room(race, seat)
    if stars > 0 and sixes < stars + room:
        return
    race.sprints[seat] += sixes - stars
    race.sixes[seat] = 0
    column: i64 = 0
    while column < COLUMNS:
        if stars > 0 and is_star_free(race, seat, column):
            race.boxes[seat] += shl(1, column)
        column += 1
    show_sixes(race, seat)


def ask_for_sixes(race: Race) -> None:
    """ST-18: all who have a choice make it unseen; then all is shown."""
    race.actor = 0
    while race.actor < race.terms.seats and race.sixes[race.actor] == 0:
        race.actor += 1
    if race.actor < race.terms.seats:
        race.phase = SIXES
        return
    seat: i64 = 0
    while seat < race.terms.seats:
        show_sixes(race, seat)
        seat += 1
    rules_turn.first_turn(race)


def six_menu(race: Race, seat: i64) -> i64:
    """ST-14: the sprint column, or the free star box above a column with dice."""
    menu: i64 = 0
    if sprint_room(race, seat) > 0:
        menu += shl(1, SIX_TO)
    column: i64 = 0
    while column < COLUMNS:
        if is_star_free(race, seat, column):
            menu += shl(1, SIX_TO + 1 + column)
        column += 1
    return menu


def choose_box(race: Race, code: i64) -> None:
    """One 6 of one seat; the next one asked is the first that still owes a choice."""
    seat = race.actor
    put_six(race, seat, code)
    race.tell(CHOSE_BOX, seat, SPRINT + code - SIX_TO, race.sixes[seat])
    if race.sixes[seat] == 0:
        ask_for_sixes(race)


def put_six(race: Race, seat: i64, code: i64) -> None:
    if code == SIX_TO:
        race.sprints[seat] += 1
    else:
        race.boxes[seat] += shl(1, code - SIX_TO - 1)
    race.sixes[seat] -= 1


def show_sixes(race: Race, seat: i64) -> None:
    """What was chosen goes on the board."""
    if race.boxes[seat] == 0 and race.sprints[seat] == 0:
        return
    stars: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        race.stars[seat * COLUMNS + column] += (race.boxes[seat] >> column) & 1
        stars += (race.boxes[seat] >> column) & 1
        column += 1
    race.tell(SIX_SHOWN, seat, race.sprints[seat], race.boxes[seat], stars)
    race.columns[seat * BOXES + SPRINT] += race.sprints[seat]
    race.boxes[seat] = 0
    race.sprints[seat] = 0
