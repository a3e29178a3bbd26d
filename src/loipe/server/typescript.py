"""Prints the page's message types from the server's Structs: `python -m loipe.server.typescript > messages.ts`."""

from __future__ import annotations

import sys
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from loipe.bots import outlook
from loipe.server import catalogue_messages, messages, socket_messages

HEAD = "// Generated from loipe.server.messages; run `python -m loipe.server.typescript` instead of editing.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def type_of(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(type_of(arg) for arg in args)
    if origin is dict:
        return "Facts" if args[1] is Any else f"Record<string, {type_of(args[1])}>"
    if origin in (list, tuple):
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """One message: a tag as `type`, fields with a default may be left out of what a client sends."""
    hints = get_type_hints(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    sent = struct.__struct_config__.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {type_of(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """Every message once, in the order of the files."""
    advice = {"Way": outlook.Way, "Advice": outlook.Advice}
    named = {**vars(messages), **advice, **vars(catalogue_messages), **vars(socket_messages)}
    return [value for value in named.values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]


def written() -> str:
    """The whole file."""
    unions = {"Asked": socket_messages.Asked, "Told": socket_messages.Told}
    parts = [HEAD, "export type Facts = Record<string, any>;"]
    parts += [interface(struct) for struct in structs()]
    parts += [f"export type {name} = {type_of(union)};" for name, union in unions.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
