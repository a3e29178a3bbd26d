"""The server's sentences all exist, and its types are TypeScript's too."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import loipe.server
from loipe.core.text import bundle
from loipe.server import messages
from loipe.server.typescript import written

FOLDER = Path(loipe.server.__file__).parent


def test_every_sentence_is_in_the_catalogue_and_every_one_is_used() -> None:
    sources = [*FOLDER.rglob("*.py"), *(FOLDER.parent / "cli" / name for name in ("serve.py",))]
    code = "\n".join(source.read_text("utf-8") for source in sources)
    used = set(re.findall(r'"(server-[a-z-]+)"', code))
    catalogue = "\n".join(page.read_text("utf-8") for page in (FOLDER.parent / "locale" / "en").glob("*.ftl"))
    defined = set(re.findall(r"^(server-[a-z-]+) =", catalogue, re.MULTILINE))
    assert used == defined
    assert all(bundle("en").has_message(name) for name in used)


def test_typescript_knows_every_message() -> None:
    text = written()
    for name, value in vars(messages).items():
        if isinstance(value, type) and value.__module__.startswith("loipe.server"):
            assert text.count(f"export interface {name} {{") == 1
    assert 'type: "say";' in text and "export type Up = Hello | Say | Try | Do;" in text
    assert "export type Down = Table | Fresh | Tried | No | Here | Notices | Reaction;" in text
    assert "word: string | null;" in text and 'kind: "table" | "log";' in text
    assert "have?: number;" in text and "asks: Question[];" in text
    assert "undefined" not in text and "typing" not in text


WRITE = (
    "import json; from loipe.server.typescript import files; print(json.dumps({str(p): t for p, t in files().items()}))"
)


def test_the_page_was_written_for_these_types() -> None:
    """Run `PYTHONPATH=src python -m loipe.server.typescript` after a change: compiled code forgets what lists hold."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    run = subprocess.run([sys.executable, "-c", WRITE], env=environment, capture_output=True, text=True, check=True)
    written_now = json.loads(run.stdout)
    assert len(written_now) >= 8
    assert {path: (root / path).read_text("utf-8") for path in written_now} == written_now
