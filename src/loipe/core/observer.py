"""What a seat knows, as numbers for learners: written straight from the position, as fast as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from loipe.core.contract import State
from loipe.core.ints import i16, i64, vec
from loipe.core.rng import WORD

OFFSET: Final = 2166136261
PRIME: Final = 16777619
"""Of FNV-1a in 32 bits."""


class Sheet:
    """Room for the numbers of one or many observations; whoever writes goes on where the last one stopped."""

    def __init__(self, length: i64) -> None:
        self.numbers: vec[i16] = vec[i16]([0] * length)
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        self.numbers[self.at] = i16(number)
        self.at += 1

    def put_part(self, numbers: vec[i64], begin: i64, count: i64) -> None:
        """So many of these numbers, from that place on."""
        for at in range(begin, begin + count):
            self.numbers[self.at] = i16(numbers[at])
            self.at += 1

    def put_bits(self, word: i64, count: i64) -> None:
        """The lowest bits of a number, one by one."""
        for place in range(count):
            self.numbers[self.at] = i16((word >> place) & 1)
            self.at += 1


class Field:
    """A name for some numbers that follow each other, and what they may be."""

    def __init__(self, name: str, low: int, high: int, length: int = 1) -> None:
        self.name: str = name
        self.low: int = low
        self.high: int = high
        self.length: int = length


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Of one game with one config. Seats are counted from the one that looks on: 0 is oneself, then in seat order."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: list[Field] = list(fields)
        """In the order in which `write` puts them down."""
        self.length: int = sum([field.length for field in fields])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """All that a seat knows and no more; NOBODY looks on from the first seat and holds nothing."""
        raise NotImplementedError


def observed(observer: Observer, state: State, seat: i64) -> vec[i16]:
    """One observation, on a sheet of its own."""
    sheet = Sheet(observer.length)
    observer.write(state, seat, sheet)
    return sheet.numbers


def fingerprint(observer: Observer, state: State, seat: i64) -> i64:
    """One observation as a single number of 32 bits."""
    found: i64 = OFFSET
    for number in observed(observer, state, seat):
        found = ((found ^ (i64(number) & 0xFFFF)) * PRIME) & WORD
    return found


def each(fields: Sequence[Field], name: str, count: int) -> list[Field]:
    """The same fields for so many, by number: `skier.0.square`."""
    return [Field(f"{name}.{number}.{it.name}", it.low, it.high, it.length) for number in range(count) for it in fields]


def seen_from(seat: i64, first: i64, seats: i64) -> i64:
    """How many seats further on; what is no seat stays as it is."""
    if seat < 0:
        return seat
    if seat >= first:
        return seat - first
    return seat - first + seats


def first_of(seat: i64) -> i64:
    """The seat that is counted from."""
    if seat < 0:
        return 0
    return seat
