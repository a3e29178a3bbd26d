"""Who may still come to a table: what was agreed before it begins, who has sat down, the code that lets others in."""

from __future__ import annotations

import re
import secrets

import msgspec

from loipe.core import log as logs
from loipe.core.game import Refused
from loipe.games import load
from loipe.server.doors.guard import SEATLESS, hash_of
from loipe.server.doors.problems import Rejected
from loipe.server.setup import NewTable, SeatWish, checked_name, row_of
from loipe.server.store import Row

SAID = (
    "ALPINE", "ANORAK", "BIATHLON", "BOBBLE", "BOOT", "CABIN", "COCOA", "COMPASS", "CORNICE", "COWBELL", "CRYSTAL",
    "FIRN", "FLAKE", "FLEECE", "FROST", "GLOVE", "GONDOLA", "HELMET", "HERRINGBONE", "ICICLE", "IGLOO", "JACKET",
    "KAPPE", "LANTERN", "LOIPE", "MARMOT", "MEDAL", "MITTEN", "MOGUL", "PARKA", "PINE", "PISTE", "PODIUM", "POWDER",
    "RELAY", "SCARF", "SKATE", "SLALOM", "SLEDGE", "SNOWBALL", "SPRINT", "SUMMIT", "TANDEM", "TELEMARK", "THERMOS",
    "TRACK", "TUNDRA", "VALLEY", "VISOR", "WAXBOX", "WINTER", "YODEL",
)  # fmt: skip
"""Words of winter sports, short and said as they are written."""
CODE = re.compile(r"([A-Z]{3,12})([0-9]{4})")
MARK = 12


def new_code() -> str:
    """A word and four digits, to say aloud."""
    return f"{secrets.choice(SAID)}-{secrets.randbelow(10_000):04}"


def heard(said: str) -> str:
    """A code as it is kept, however it was typed: case, spaces and dashes are forgiven. Empty if it cannot be one."""
    found = CODE.fullmatch(re.sub(r"[\s\-‐‑–—_.]", "", said[:40]).upper())
    return f"{found[1]}-{found[2]}" if found else ""


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who would like to sit down."""

    token: str
    """A secret of their own making, 43 letters, digits, - and _ (32 random bytes in base64url): the seat is held by it.
    The same again gets the same seat."""
    name: str
    seat: int = -1
    """One of the free seats; -1 for the first."""
    colour: str = ""
    """One that no person wears, before the table has begun; empty for what the seat has."""


class Invitation(msgspec.Struct, frozen=True):
    """The body of an `invite` record: all that is agreed since then, whoever has come."""

    wish: NewTable
    keys: tuple[str, ...]
    """By seat of the wish: the hash of their secret who sits there; empty for bots and while nobody has come."""
    host: str
    """The hash of the secret that opened the table."""
    code: str
    """Empty when nobody can come any more."""
    begun: bool
    header: str
    preset: str
    dice: str
    bots: str
    """What the wish comes to, as a Row has it."""

    @property
    def free(self) -> tuple[int, ...]:
        """The seats of the wish that wait for somebody."""
        seats = enumerate(self.wish.seats)
        return tuple(seat for seat, wished in seats if wished.who == "guest" and not self.keys[seat])

    def row(self, row: Row) -> Row:
        agreed = {"header": self.header, "preset": self.preset, "dice": self.dice, "bots": self.bots}
        return msgspec.structs.replace(row, clock=self.wish.clock, **agreed)

    def links(self) -> dict[str, int]:
        """Who holds what, by the hash of their secret. A host without a seat is none of the players."""
        holders = logs.read(self.header).config.holders
        held = {key: int(holder) for key, holder in zip(self.keys, holders, strict=False) if key}
        return {self.host: SEATLESS} | held


def encode(now: Invitation) -> str:
    return msgspec.json.encode(now).decode()


def invited(wish: NewTable, row: Row, host: str, keys: tuple[str, ...]) -> Invitation:
    """A new table's. A wish that cannot be is refused with all that is wrong."""
    found = row_of(wish, row)
    return Invitation(wish, keys, host, new_code(), False, found.header, found.preset, found.dice, found.bots)


def agreed_anew(was: Invitation, row: Row, seats: list[SeatWish], keys: tuple[str, ...]) -> Invitation:
    """With other people at its seats. Once all have come it begins, and the code is of no use any more."""
    wish = msgspec.structs.replace(was.wish, seats=seats)
    found = row_of(wish, row)
    now = msgspec.structs.replace(was, wish=wish, keys=keys, header=found.header, bots=found.bots)
    return now if now.free else msgspec.structs.replace(now, begun=True, code="")


def seated(was: Invitation, row: Row, guest: Guest, names: list[str]) -> Invitation:
    """Somebody sits down, with all seats that go together; `names` are those at the table now."""
    free = was.free
    if not free:
        raise Rejected(410, "server-table-full")
    seat = free[0] if guest.seat < 0 else guest.seat
    if seat not in free:
        raise Rejected(409, "server-seat-taken", number=guest.seat + 1)
    own = [other for other in free if is_together(was.wish.seats, seat, other)]
    name = checked_name(guest.name)
    if any(name.casefold() == other.casefold() for number, other in enumerate(names) if number not in own):
        raise Rejected(409, "server-name-taken", name=name)
    seats = list(was.wish.seats)
    for number, each in enumerate(own, 1):
        seats[each] = msgspec.structs.replace(seats[each], name=name if number == 1 else f"{name[:17]} {number}")
    if guest.colour and not was.begun:
        seats = painted(was, seats, seat, guest.colour)
    key = hash_of(guest.token)
    return agreed_anew(was, row, seats, tuple(key if each in own else held for each, held in enumerate(was.keys)))


def renamed(was: Invitation, row: Row, seat: int, name: str) -> Invitation:
    """Two players of Ski Tour have two nations each: the second has the first one's name."""
    seats = list(was.wish.seats)
    seat %= len(seats)
    if any(name.casefold() == other.name.casefold() for number, other in enumerate(seats) if number != seat):
        raise Rejected(409, "server-name-taken", name=name)
    seats[seat] = msgspec.structs.replace(seats[seat], name=name)
    return agreed_anew(was, row, seats, was.keys)


def is_together(seats: list[SeatWish], one: int, other: int) -> bool:
    return one == other or (seats[one].friend > 0 and seats[one].friend == seats[other].friend)


def painted(was: Invitation, seats: list[SeatWish], seat: int, colour: str) -> list[SeatWish]:
    """A colour for a seat: a bot or free seat that wears it gets the one that is given away; a person keeps theirs."""
    worn = colours_of(was)
    if not worn:
        raise Refused("seats-no-colours", game=load(was.wish.game).META.title)
    if colour in worn and colour != worn[seat]:
        other = worn.index(colour)
        if was.keys[other]:
            raise Rejected(409, "server-colour-worn", colour=colour)
        worn[other] = worn[seat]
    worn[seat] = colour
    return [msgspec.structs.replace(each, colour=wears) for each, wears in zip(seats, worn, strict=True)]


def colours_of(was: Invitation) -> list[str]:
    """What each seat of the wish wears; empty in games without colours to choose."""
    config, colours = logs.read(was.header).config, load(was.wish.game).META.colours
    return list(config.colours or colours)[: len(was.wish.seats)] if colours else []


def changed(was: Invitation, row: Row, wish: NewTable) -> Invitation:
    """Other settings, or other seats: whoever has come keeps theirs, wherever it is now."""
    marks = {key[:MARK]: key for key in was.keys if key and key != was.host}
    seats, keys = [], []
    for seat in wish.seats:
        key = was.host if seat.who == "me" else marks.get(seat.taken, "") if seat.who in ("friend", "guest") else ""
        who = "guest" if seat.who == "friend" and not key else seat.who
        seats.append(msgspec.structs.replace(seat, who=who, taken=""))
        keys.append(key)
    for name, key in zip([seat.name for seat in was.wish.seats], was.keys, strict=True):
        if key in marks.values() and key not in keys:
            raise Rejected(409, "server-guest-left-out", name=name)
    wish = msgspec.structs.replace(wish, game=was.wish.game, seats=seats)
    found = row_of(wish, row)
    now = msgspec.structs.replace(was, wish=wish, keys=tuple(keys), preset=found.preset, dice=found.dice)
    return agreed_anew(now, row, seats, tuple(keys))


def told(now: Invitation) -> NewTable:
    """The wish, as its host may change it."""
    seats = [
        msgspec.structs.replace(seat, taken=key[:MARK] if key and key != now.host else "")
        for seat, key in zip(now.wish.seats, now.keys, strict=True)
    ]
    return msgspec.structs.replace(now.wish, seats=seats)


def without(was: Invitation, row: Row, seat: int, code: str) -> Invitation:
    """A guest is sent away: the seat is free again, and the old code, which they know, is not."""
    own = [other for other, key in enumerate(was.keys) if key == was.keys[seat]]
    seats = list(was.wish.seats)
    for each in own:
        seats[each] = msgspec.structs.replace(seats[each], who="guest", name="")
    keys = tuple("" if each in own else key for each, key in enumerate(was.keys))
    return msgspec.structs.replace(agreed_anew(was, row, seats, keys), code=code)
