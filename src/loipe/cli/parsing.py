"""Commands that explain themselves in plain text and take words as they are typed: quick to load."""

from __future__ import annotations

from typing import Any

from typer._coercion import RuntimeParam
from typer.core import TyperCommand, TyperGroup

WORDS = (str, bool, list[str])


class AsTyped(RuntimeParam):
    """Nothing to change. Typer would load pydantic to leave these values as they are."""

    def _coerce_value(self, value: Any, param: Any, ctx: Any) -> Any:
        return value


def as_typed(params: list[Any]) -> list[Any]:
    for param in params:
        kind = param.type_descriptor
        if kind.annotation in WORDS:
            param._runtime_param = AsTyped(kind.parameter_info, kind.annotation)
    return params


class Command(TyperCommand):
    """One command."""

    def get_short_help_str(self, limit: int = 0) -> str:
        """In a list of commands: the whole sentence."""
        return self.help or ""

    def get_params(self, ctx: Any) -> list[Any]:
        return as_typed(super().get_params(ctx))


class Group(TyperGroup):
    """Several commands."""

    def get_short_help_str(self, limit: int = 0) -> str:
        return self.help or ""

    def get_params(self, ctx: Any) -> list[Any]:
        return as_typed(super().get_params(ctx))


class OrFile(Group):
    """Several commands, or the name of a file, which is given to the command `file`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_file = bool(args) and args[0] not in self.commands and args[0] not in ("-h", "--help")
        return super().parse_args(ctx, ["file", *args] if is_file else args)
