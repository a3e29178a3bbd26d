"""Things nobody should send, and small harm done to things that were good."""

from __future__ import annotations

import json
from random import Random
from typing import Any

SIGNS = (
    "", " ", "\n", "\t", "\x00", "\x1f", "\x7f", "\u0085", "\u2028", "²", "٣", "௧", "Ⅷ", "𝟗", "ß", "ı", "İ", "e\u0301",
    "\u202e", "\ufeff", "\ufffd", "\U0010ffff", "\u200d", "👩", "-", "+", "*", "~", "#", ":", ",", ".", "/", "\\", "%",
    "{", "}", "{ $x }", "[", "]", "(", ")", "'", '"', "`", "<b>", "&", ";", "--", "---", "%s", "%n", "{0}", "null",
    "NaN", "Infinity", "true", "~0", "~1", "1:", ":1", "١", "1_0", "1e3", "0x1", "-1", "+1", "00",
)  # fmt: skip
NUMBERS = (
    0, -1, 1, 2, 3, 7, 12, 99, 255, 2**15, 2**31 - 1, 2**31, -(2**31) - 1, 2**32, 2**53, 2**53 + 1, 2**63 - 1, 2**63,
    -(2**63), -(2**63) - 1, 2**64, 10**30, 10**400, -(10**400),
)  # fmt: skip
FLOATS = (0.0, -0.0, 0.5, 1e-320, 1e300, -1e300, 1.5, 2.0)
MANY_DIGITS = "9" * 5000


def text(rng: Random) -> str:
    """A few signs, some of them strange."""
    found = "".join(
        rng.choice(SIGNS) if rng.random() < 0.5 else chr(rng.randrange(32, 127)) for _ in range(rng.randrange(9))
    )
    return found * rng.choice((1, 1, 1, 1, 1, 1, 60, 3000))


def number(rng: Random) -> int:
    return rng.choice(NUMBERS) if rng.random() < 0.5 else rng.randrange(-9, 40)


def value(rng: Random, depth: int = 3) -> Any:
    """Any JSON."""
    kind = rng.randrange(9 if depth else 6)
    if kind == 0:
        return rng.choice((None, True, False))
    if kind in (1, 2):
        return number(rng)
    if kind == 3:
        return rng.choice(FLOATS)
    if kind in (4, 5):
        return text(rng)
    if kind == 6:
        return nested(rng)
    if kind == 7:
        return [value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {text(rng): value(rng, depth - 1) for _ in range(rng.randrange(3))}


def nested(rng: Random) -> Any:
    """A list in a list in a list, or objects."""
    found: Any = rng.choice(NUMBERS)
    is_list = rng.random() < 0.5
    for _ in range(rng.choice((3, 30, 150))):
        found = [found] if is_list else {"x": found}
    return found


def bent(rng: Random, good: Any) -> Any:
    """Something good with one place changed: another value, one too many, one too few."""
    if isinstance(good, dict) and good and rng.random() < 0.9:
        name = rng.choice(list(good))
        found = dict(good)
        harm = rng.randrange(8)
        if harm == 0:
            del found[name]
        elif harm == 1:
            found[text(rng)] = value(rng)
        elif harm == 2:
            found[name] = found[rng.choice(list(good))]
        else:
            found[name] = bent(rng, good[name])
        return found
    if isinstance(good, list) and good and rng.random() < 0.9:
        at = rng.randrange(len(good))
        harm = rng.randrange(6)
        if harm == 0:
            return good[:at] + good[at + 1 :]
        if harm == 1:
            return good[:at] + [good[at]] * rng.choice((2, 5, 200)) + good[at:]
        if harm == 2:
            return [*good, value(rng)]
        return [*good[:at], bent(rng, good[at]), *good[at + 1 :]]
    if isinstance(good, bool) or rng.random() < 0.3:
        return value(rng)
    if isinstance(good, int):
        return good + rng.randrange(-3, 4) if rng.random() < 0.5 else number(rng)
    if isinstance(good, str):
        return bent_text(rng, good)
    return value(rng)


def bent_text(rng: Random, good: str, most: int = 3) -> str:
    """A text with a few places changed: signs, words, numbers or lines lost, doubled, swapped or made up."""
    for _ in range(1 + rng.randrange(most)):
        divider = rng.choice(("", " ", "\n", "\n"))
        parts = good.split(divider) if divider else list(good)
        at, other = rng.randrange(len(parts) + 1), rng.randrange(len(parts) + 1)
        harm = rng.randrange(7)
        if harm == 0:
            parts[at : at + 1 + rng.randrange(4)] = []
        elif harm == 1 and at < len(parts):
            parts[other:other] = [parts[at]] * rng.choice((1, 1, 2, 40))
        elif harm == 2:
            parts[at:at] = [text(rng)]
        elif harm == 3 and at < len(parts):
            parts[at] = with_number(rng, parts[at])
        elif harm == 4 and at < len(parts):
            parts[at] = text(rng)
        elif harm == 5 and at < len(parts):
            parts[at] = parts[at].swapcase()
        else:
            parts = parts[: rng.randrange(len(parts) + 1)]
        good = divider.join(parts)
    return good


def with_number(rng: Random, word: str) -> str:
    """Another number in the place of one."""
    at = [place for place, sign in enumerate(word) if sign.isdecimal()]
    if not at:
        return word + str(number(rng))
    place = rng.choice(at)
    instead = (
        MANY_DIGITS if rng.random() < 0.1 else rng.choice(("٣", "²", "")) if rng.random() < 0.2 else str(number(rng))
    )
    return word[:place] + instead + word[place + 1 :]


def raw(rng: Random, good: Any) -> bytes:
    """A body as it goes over the line: JSON that was bent as a value, then perhaps as bytes."""
    kind = rng.randrange(20)
    if kind == 0:
        return b"[" * 20_000
    if kind == 1:
        return b'{"a":' * rng.choice((100, 3000)) + b"1"
    body = json.dumps(bent(rng, good), ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    if kind == 2:
        return body.replace(b"1", MANY_DIGITS.encode(), 1)
    if kind in (3, 4):
        at = rng.randrange(len(body) + 1)
        return body[:at] + bytes(rng.randrange(256) for _ in range(rng.randrange(1, 5))) + body[at:]
    if kind == 5:
        return body[: rng.randrange(len(body) + 1)]
    return body
