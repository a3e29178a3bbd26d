"""Whole numbers as the compiler likes them: the one place that imports librt.

Without librt (the browser, an unusual machine) a plain list stands in for `vec`: slower, same races.
"""

from mypy_extensions import i16, i64, u8

try:
    from librt.vecs import append, vec
except ImportError:  # pragma: no cover
    from loipe.core.plain_vec import append, vec  # type: ignore[assignment]

__all__ = ["append", "bits_in", "bytes_set", "count_bits", "holds", "i16", "i64", "nth_bit", "shl", "u8", "vec"]


def shl(word: i64, places: i64) -> i64:
    """Shift left. A literal on the left of << would be a 32-bit shift once compiled."""
    return word << places


def bytes_set(word: i64) -> i64:
    """How many bits are set in each byte; of the lowest 60 bits."""
    word -= (word >> 1) & 0x555555555555555
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    return (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F


def count_bits(word: i64) -> i64:
    """How many of the lowest 60 bits are set."""
    word = bytes_set(word)
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def nth_bit(word: i64, skipped: i64) -> i64:
    """The place of the lowest bit that is set, so many others left out."""
    while skipped > 0:
        word &= word - 1
        skipped -= 1
    return count_bits((word & -word) - 1)


def bits_in(word: i64) -> vec[i64]:
    """The places of all bits that are set, ascending."""
    places = vec[i64](capacity=count_bits(word))
    while word != 0:
        places = append(places, nth_bit(word, 0))
        word &= word - 1
    return places


def holds(numbers: vec[i64], number: i64) -> bool:
    """Whether a number is among these, which ascend."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle: i64 = (low + high) // 2
        if numbers[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low < len(numbers) and numbers[low] == number
