"""Sentences are whole: no selector inside one, and nothing that Fluent should say is put beside it by code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral

import loipe

SOURCE = Path(loipe.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
BESIDE = re.compile(r"\}\s?%(?=\s*[<`])")
"""A percent sign after a number on the page; in a style it is followed by something else."""


def patterns(pattern: Pattern) -> Iterator[Pattern]:
    """This one, and those of all its variants."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value)


def is_glued(pattern: Pattern) -> bool:
    """A selector, or a blank that keeps pieces apart, with something beside it."""
    return len(pattern.elements) > 1 and any(
        isinstance(element, Placeable) and isinstance(element.expression, (SelectExpression, StringLiteral))
        for element in pattern.elements
    )


def glued(catalogue: str) -> list[str]:
    entries = [entry for entry in FluentParser().parse(catalogue).body if isinstance(entry, Message) and entry.value]
    return [entry.id.name for entry in entries if entry.value and any(map(is_glued, patterns(entry.value)))]


@pytest.mark.parametrize("file", sorted((SOURCE / "locale").rglob("*.ftl")), ids=lambda file: file.name)
def test_no_message_is_glued_from_pieces(file: Path) -> None:
    assert glued(file.read_text("utf-8")) == []


def test_pieces_are_found() -> None:
    assert glued("one = { $n ->\n    [one] 1 die\n   *[other] { $n } dice\n}\n") == []
    assert glued("one = Roll { $n ->\n    [one] 1 die\n   *[other] { $n } dice\n}\n") == ["one"]
    assert glued('one = { $a ->\n    [yes] x{ " " }\n   *[no] y\n}\n') == ["one"]


def percents(code: str) -> list[int]:
    """Lines where a number is followed by a percent sign in a string."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.JoinedStr):
            for number, after in zip(node.values, node.values[1:], strict=False):
                sign = isinstance(after, ast.Constant) and str(after.value).lstrip().startswith("%")
                if isinstance(number, ast.FormattedValue) and sign:
                    found.append(node.lineno)
    return found


def test_no_percent_sign_is_put_beside_a_number_outside_fluent() -> None:
    assert percents('f"{share:.1f} %"') == [1] and percents('f"{share} of {all}"') == []
    assert {path.name: lines for path in SOURCE.rglob("*.py") if (lines := percents(path.read_text("utf-8")))} == {}
    assert BESIDE.search("<b>{share} %</b>") and not BESIDE.search('style="left: {x}%"')
    pages = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    assert [path.name for path in pages if BESIDE.search(path.read_text("utf-8"))] == []
