"""Settings as a person or a file gives them, made a game's Config; what does not fit is told by its setting."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from loipe.core.game import Refused

S = TypeVar("S", bound=msgspec.Struct)
WANTED: dict[Any, str] = {bool: "switch", int: "number", str: "text"}
LONGEST = 40


@cache
def types_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """By setting: what it wants. Found once for each game; it takes longer than all the rest."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def configured(fields: Mapping[str, Any], kind: type[S]) -> S:
    """The Config, or a refusal of the first setting that is unknown or has no value of its kind."""
    types = types_of(kind)
    for name, value in fields.items():
        if name not in types:
            raise Refused("setting-unknown", found=name[:LONGEST])
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            raise misfit(name, value, types[name]) from None
    return msgspec.convert(fields, kind)


def misfit(name: str, value: Any, kind: Any) -> Refused:
    found = msgspec.json.encode(value).decode()[:LONGEST]
    if get_origin(kind) is Literal:
        values = ", ".join(map(str, get_args(kind)))
        return Refused("setting-misfit", name=name, found=found, wants="choice", values=values)
    return Refused("setting-misfit", name=name, found=found, wants=WANTED.get(kind, "list"), values="")
