"""The course files that come with a game, in its folder `data/courses`."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

from loipe.core.game import Defects, Refused

SUFFIX = ".course"


class Shelf:
    """A package's courses by name."""

    def __init__(self, package: str) -> None:
        self.folder = files(package) / "data" / "courses"

    @cached_property
    def names(self) -> tuple[str, ...]:
        found = (entry.name for entry in self.folder.iterdir())
        return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))

    def text_of(self, text_or_name: str) -> str:
        """A whole course text has more than one line; a name has one."""
        if "\n" in text_or_name:
            return text_or_name
        if text_or_name not in self.names:
            raise Defects([Refused("course-unknown", line=0, found=text_or_name[:40], known=", ".join(self.names))])
        return (self.folder / f"{text_or_name}{SUFFIX}").read_text("utf-8")
