"""Numbers as people type them."""

from __future__ import annotations

import re

DIGITS = re.compile(r"[0-9]{1,18}")


def plain_number(text: str) -> int | None:
    """The number that plain digits make, no more of them than fit a machine's; None for anything else."""
    return int(text) if DIGITS.fullmatch(text) else None
