"""What the terminal says: sentences from the catalogue, in the language of the person's environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from getpass import getuser
from typing import TYPE_CHECKING, NoReturn

from loipe.core.numbers import plain_number
from loipe.core.text import Text

if TYPE_CHECKING:  # help is told without them
    from loipe.core.game import Defects, Fact, Refused

ME = "me"


def language() -> str:
    """As the environment says, `de_AT.UTF-8` being `de`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2]
    return "en"


def speaker(names: Sequence[str] = (), game_id: str = "") -> Text:
    return Text(language(), shown_names(names), game_id)


def say(message: str, **facts: Fact) -> str:
    """A sentence about no table in particular."""
    return Text(language()).say(message, facts)


def sentences(refusal: Refused | Defects) -> list[str]:
    """Every reason on a line of its own."""
    from loipe.core.game import Defects

    defects = refusal.defects if isinstance(refusal, Defects) else (refusal,)
    return [Text(language()).refusal(defect) for defect in defects]


def refuse(message: str, **facts: Fact) -> NoReturn:
    from loipe.core.game import Refused

    raise Refused(message, "", **facts)


def whole(name: str, text: str, low: int, high: int | None = None) -> int:
    """A whole number that was typed for an option."""
    number = plain_number(text)
    if number is None or number < low or (high is not None and number > high):
        refuse("cli-whole-number", name=name, value=text[:20], low=low, high="none" if high is None else high)
    return number


def complain(lines: Sequence[str]) -> None:
    for line in lines:
        print(" ".join(line.split()), file=sys.stderr)


def bot_of(name: str) -> str:
    """The bot a logged name stands for, `thumb-2` being a thumb; empty for a person."""
    from loipe.core.seats import BOTS

    kind = name.rpartition("-")[0] if name[-1:].isdecimal() else name
    return kind if kind in BOTS else name if name in BOTS else ""


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names for sentences: bots ski under athletes' names, `me` under the person's own."""
    return tuple(shown_name(name, seat) for seat, name in enumerate(names))


def shown_name(name: str, seat: int) -> str:
    if bot_of(name):
        return say(f"cli-athlete-{seat % 12 + 1}")
    own, _, number = name.partition("-")
    if own != ME:
        return name
    return f"{person()} {number}".strip()


def person() -> str:
    """Who sits at this terminal."""
    try:
        name = getuser()
    except (KeyError, OSError):
        name = ""
    return name.capitalize() if name.isalpha() and name != "root" else say("cli-person")
