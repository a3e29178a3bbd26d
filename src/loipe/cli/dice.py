"""Which dice a race is played with: live, physical or seeded."""

from __future__ import annotations

import secrets

import msgspec

from loipe.cli.speech import refuse
from loipe.core.dealer import Dealer, LiveDealer, SeededDealer
from loipe.core.numbers import plain_number
from loipe.core.rng import Rng


class Dice(msgspec.Struct, frozen=True):
    """Where numbers come from. A seed gives every ply its own stream: a resumed race goes on as it would have."""

    physical: bool
    seeded: bool
    seed: int

    def dealer(self, ply: int) -> Dealer:
        return SeededDealer(Rng(self.seed, ply)) if self.seeded else LiveDealer()

    def thoughts(self, ply: int) -> Rng:
        """What bots break ties with."""
        return Rng(self.seed, ply)


def read_dice(text: str) -> Dice:
    """`live`, `physical` or `seed:N`."""
    word, _, number = text.partition(":")
    if text in ("live", "physical"):
        return Dice(text == "physical", False, secrets.randbits(60))
    seed = plain_number(number)
    if word != "seed" or seed is None:
        refuse("cli-no-such-dice", dice=text)
    return Dice(False, True, seed)
