"""Whole numbers as the compiler likes them: the one place that imports librt.

Without librt (the browser, an unusual machine) a plain list stands in for `vec`: slower, same races.
"""

from mypy_extensions import i64

try:
    from librt.vecs import append, vec
except ImportError:  # pragma: no cover
    from loipe.core.plain_vec import append, vec  # type: ignore[assignment]

__all__ = ["append", "i64", "shl", "vec"]


def shl(word: i64, places: i64) -> i64:
    """Shift left. A literal on the left of << would be a 32-bit shift once compiled."""
    return word << places
