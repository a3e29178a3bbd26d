"""One server per SQLite file, and tables there that cannot be read."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx

from tests.server.run import FRIEND, ME, Served, good, new_table, refused, sit
from tests.server.test_serve import refused_to_start, started


def test_a_file_in_use_is_refused_with_a_way_out_and_free_after_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    process, address, _ = started(tmp_path, "--database", str(file), "--port", "0")
    try:
        created = new_table(address.rstrip("/"), ME, FRIEND)
        said = refused_to_start("--database", str(file), "--port", "0")
        assert str(file) in said.replace("\n", "") and "PostgreSQL" in said
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as reader:  # to read takes no lock
            assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    finally:
        process.kill()
        process.communicate(timeout=30)
    process, address, _ = started(tmp_path, "--database", str(file), "--port", "0")
    try:
        assert sit(address.rstrip("/"), created).whole()["fresh"]["at"] == 1
    finally:
        process.kill()
        process.communicate(timeout=30)


def test_a_table_that_cannot_be_read_has_a_sentence_and_hides_no_other(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
        made = [new_table(server.url, ME, FRIEND) for _ in range(5)]
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as store:
            damage = [
                ("UPDATE tables SET header = 'loipe log 1\ngame chess' WHERE id = ?", made[0]),
                ("UPDATE tables SET header = replace(header, 'rules ', 'rules 9') WHERE id = ?", made[1]),
                ("UPDATE records SET body = '1:z99' WHERE table_id = ?", made[2]),
                ("UPDATE records SET kind = 'undo', body = 'much' WHERE table_id = ?", made[3]),
            ]
            for statement, created in damage:
                store.execute(statement, (created["table"],))
        server.start()
        held = [{"table": created["table"], "token": created["mine"]["token"]} for created in made]
        lines = good(httpx.post(f"{server.url}/api/tables/mine", json={"tables": held}, timeout=30))
        assert [line["table"] for line in lines] == [created["table"] for created in made]
        for line in lines[:4]:
            assert line["problem"]["message"] == "server-table-unreadable" and line["table"] in line["problem"]["text"]
        assert lines[4]["problem"] is None and lines[4]["names"] == ["Anna", "Ben"]
        for created in made[:4]:
            refused(sit(server.url, created).http.get("/"), 422, "server-table-unreadable")
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(), server.log.read_text()
