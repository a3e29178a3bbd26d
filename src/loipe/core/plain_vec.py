"""A list that answers to librt's `vec`, for places without a librt wheel."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 - takes the place of librt.vecs.vec
    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, at):  # type: ignore[no-untyped-def]  # a slice of a vec is a vec
        found = super().__getitem__(at)
        return vec(found) if isinstance(at, slice) else found


def append(items: vec[T], item: T, /) -> vec[T]:
    items.append(item)
    return items
