"""The tables of docs/reference/observations.md, from the observers themselves.

python -m tests.adapters.observations    writes it
"""

from __future__ import annotations

from pathlib import Path

from loipe.adapters import Table
from loipe.games import OURS

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "observations.md"


def page() -> str:
    """What stands above the tables stays as it is written."""
    parts = [PAGE.read_text("utf-8").partition("\n## ")[0]]
    for package in OURS:
        game_id = package.rpartition(".")[2].replace("_", "-")
        table = Table(game_id, players=4)
        parts.append(f"## {table.game.META.title}\n\n{table.observation.length} numbers.\n")
        parts.append("| from | field | numbers | least | most |\n|---:|---|---:|---:|---:|")
        at = 0
        for field in table.observer.fields:
            group, _, rest = field.name.partition(".")
            number = rest.partition(".")[0]
            if number in ("", "0"):
                name = f"{group}.N.{rest.partition('.')[2]}" if rest else field.name
                parts.append(f"| {at} | `{name}` | {field.length} | {field.low} | {field.high} |")
            at += field.length
        parts.append("")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
