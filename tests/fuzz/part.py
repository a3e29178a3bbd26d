"""One kind of input: how a case is made from its number, and what must hold of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

import msgspec

from loipe.core.game import Defects, Refused
from loipe.server.doors.problems import Rejected, problem

LONGEST = 6000
"""Letters; a sentence that quotes is shorter."""


class Failed(AssertionError):
    """A case that got something else than an answer or a sentence."""


class Part(ABC):
    """A part of the fuzzer; `name` is what it is called by."""

    name = ""

    @abstractmethod
    def make(self, rng: Random, seed: int, number: int) -> Any:
        """A case."""

    @abstractmethod
    def check(self, made: Any) -> None:
        """Refused and Defects are answers too, if they can be said."""

    def run(self, seed: int, number: int) -> None:
        made = self.make(Random(f"{self.name} {seed} {number}"), seed, number)
        try:
            try:
                self.check(made)
            except (Refused, Defects, Rejected) as refusal:
                sayable(refusal)
        except Exception as error:
            raise Failed(self.report(seed, number, made)) from error

    def report(self, seed: int, number: int, made: Any) -> str:
        return f"again with: python -m tests.fuzz {self.name} {seed} {number}\n{made!r:.3000}"

    def run_all(self, seed: int, numbers: range) -> None:
        for number in numbers:
            self.run(seed, number)


def sayable(error: Refused | Defects | Rejected) -> None:
    """It is the sender's fault, and every sentence of it exists and takes its facts."""
    status, told = problem(error)
    assert 400 <= status < 500
    for message, text in [(told.message, told.text), *((each.message, each.text) for each in told.defects)]:
        assert text and text != message and len(text) < LONGEST, message
    msgspec.json.encode(told)
