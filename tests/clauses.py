"""Marks a test with the clauses it proves; `make rules` reads the marks."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[F], F]:
    """The marked test fails if one of these clauses is broken."""

    def mark(test: F) -> F:
        test.clauses = ids  # type: ignore[attr-defined]
        return test

    return mark
