"""Games, presets, `--set name=value` and seat lists from the command line, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from loipe.cli.files import read_text
from loipe.cli.speech import ME, refuse
from loipe.core.game import AnyGame, Choice, Refused
from loipe.core.numbers import plain_number
from loipe.core.seats import BOTS, OFFERED, Seating, read_seats, seated
from loipe.games import IDS, load

ON = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
USUAL = 4
"""Seats when none are named."""


def nearest(word: str, known: Iterable[str]) -> str:
    """What a mistyped word may have meant; empty if nothing is like it."""
    return next(iter(get_close_matches(word.lower().replace("_", "-"), list(known), n=1, cutoff=0.6)), "")


def find_game(game_id: str) -> str:
    """The id, if there is such a game."""
    if game_id not in IDS:
        near = nearest(game_id, IDS)
        refuse("cli-no-such-game", game=game_id, games=", ".join(IDS), near=near or "none")
    return game_id


def game_of(game_id: str) -> AnyGame:
    return load(find_game(game_id))


def config_of(game: AnyGame, preset: str | None, settings: Sequence[str]) -> Any:
    """A preset with single settings changed; the game checks that they fit together."""
    presets = game.META.presets
    name = preset or next(iter(presets))
    if name not in presets:
        refuse("cli-no-such-preset", preset=name, presets=", ".join(presets), near=nearest(name, presets) or "none")
    config = presets[name]
    for setting in settings:
        config = with_setting(game, config, setting)
    return config


def with_setting(game: AnyGame, config: Any, setting: str) -> Any:
    """One `name=value`."""
    name, equals, value = setting.partition("=")
    name = name.strip().replace("-", "_")
    choices = {choice.name: choice for choice in game.META.choices}
    if not equals:
        refuse("cli-set-form", setting=setting)
    if name not in choices:
        near = next(iter(get_close_matches(name, choices, n=1)), "none")
        refuse("cli-no-such-setting", name=name, names=", ".join(choices), near=near)
    choice = choices[name]
    built = {**msgspec.to_builtins(config), name: value_of(choice, value.strip())}
    try:
        changed = msgspec.convert(built, type(config), strict=False)
    except msgspec.ValidationError:
        raise refused(choice, value) from None
    return changed


def value_of(choice: Choice, value: str) -> Any:
    """A typed value as the config takes it."""
    match choice.kind:
        case "switch":
            if value.lower() not in ON:
                raise refused(choice, value)
            return ON[value.lower()]
        case "number":
            low, high = (int(bound) for bound in choice.values)
            if plain_number(value.removeprefix("-")) is None or not low <= int(value) <= high:
                raise refused(choice, value)
            return int(value)
        case "choice":
            if value not in [str(known) for known in choice.values]:
                raise refused(choice, value)
        case "list":
            return [word.strip() for word in value.split(",") if word.strip()]
        case "course":
            return read_text(value) if "/" in value or value.endswith(".course") else value
    return value


def refused(choice: Choice, value: str) -> Refused:
    """What the setting may be instead."""
    facts = {"name": choice.name, "value": value[:40]}
    match choice.kind:
        case "switch":
            return Refused("cli-set-switch", **facts)
        case "number":
            return Refused("cli-set-number", low=choice.values[0], high=choice.values[1], **facts)
        case "choice":
            return Refused("cli-set-choice", values=", ".join(map(str, choice.values)), **facts)
    return Refused("cli-set-other", **facts)


def seating_of(game: AnyGame, seats: str | None, bots_only: bool = False) -> Seating:
    """The seat list, or the usual one: me against thumbs, or thumbs alone."""
    meta = game.META
    count = max(meta.fewest, min(USUAL, meta.most))
    usual = ",".join((["thumb"] if bots_only else [ME]) + ["thumb"] * (count - 1))
    seating = read_seats(seats or usual, game)
    for name, bot in zip(seating.names, seating.bots, strict=True):
        if bots_only and not bot:
            refuse("cli-bots-only", name=name, bots=", ".join(OFFERED), near=nearest(name, BOTS) or "none")
    return seating


def at_table(game: AnyGame, config: Any, seating: Seating) -> Any:
    """The config with its seats, checked as a whole."""
    agreed = seated(config, seating)
    game.start(agreed)
    return agreed
