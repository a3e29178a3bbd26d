"""The notebook in the docs runs from its first cell to its last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "guide" / "lab.ipynb"


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    for cell in cells:
        exec(compile("".join(cell["source"]), cell["id"], "exec"), known)
    assert (
        known["risks"]["races"].sum() == known["frame"].select("risk_1", "risk_2", "risk_3").count().sum_horizontal()[0]
    )
