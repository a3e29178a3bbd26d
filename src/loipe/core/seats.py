"""Who sits where: `me,me,thumb` is one person with two seats and a bot, `anna:red` a person with a wish."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from loipe.core.colours import shared_out
from loipe.core.game import AnyGame, Refused

OFFERED = ("rookie", "club", "national", "world-cup", "random")
"""The bots, from those who learn to those who win; and one that does not think."""
VISITING = {path.rpartition(".")[2]: path for path in filter(None, os.environ.get("LOIPE_BOTS", "").split(","))}
"""By name: bots of other authors, told of by their functions' paths: `LOIPE_BOTS=my_bots.careful`."""
BOTS = (*OFFERED, *VISITING, "thumb")
"""`thumb` is an old name of `club`."""


class Seating(msgspec.Struct, frozen=True):
    """By seat: the name shown, the bot that plays it (or empty), the number of the player who holds it, its colour."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    holders: tuple[int, ...]
    colours: tuple[str, ...] = ()
    """Empty: as the game gives them."""

    def seats_of(self, name: str) -> frozenset[int]:
        holder = {
            holder
            for holder, bot, own in zip(self.holders, self.bots, self.names, strict=True)
            if own == name and not bot
        }
        return frozenset(seat for seat, number in enumerate(self.holders) if number in holder)


def read_seats(text: str, game: AnyGame) -> Seating:
    """A list of names: a bot's kind makes a bot of its own, any other name a person, who may hold several seats."""
    entries = [entry.partition(":") for entry in text.split(",")]
    words = [word.strip() for word, _, _ in entries]
    meta = game.META
    if not meta.fewest <= len(words) <= meta.most or not all(words):
        raise Refused("seats-count", seats=text, low=meta.fewest, high=meta.most, game=meta.title)
    colours = shared_out([colour.strip().lower() for _, _, colour in entries], meta)
    own = len(words)
    if meta.two_hold_four and own == 2:
        words *= 2
    names: list[str] = []
    holders: list[int] = []
    players: dict[str, int] = {}
    for number, word in enumerate(words):
        if not word.replace("-", "").replace("_", "").isalnum() or len(word) > 20:
            raise Refused("seats-name", name=word[:30])
        bot = word in BOTS
        key = f"{word} {number % own}" if bot else word
        holders.append(players.setdefault(key, len(players)))
        names.append(f"{word}-{number + 1}" if bot or word in words[:number] else word)
    bots = tuple(word if word in BOTS else "" for word in words)
    return Seating(tuple(names), bots, tuple(holders), colours)


def seated(config: Any, seating: Seating) -> Any:
    """The config with these holders and their colours."""
    agreed = msgspec.structs.replace(config, holders=seating.holders)
    return msgspec.structs.replace(agreed, colours=seating.colours) if seating.colours else agreed
