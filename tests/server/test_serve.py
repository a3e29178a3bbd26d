"""`loipe serve` as a person runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from loipe.cli.serve import database_url
from loipe.server.bell.push import Keys, new_key
from loipe.server.config import USUAL_PORT as PORT
from tests.server.run import BOT, ME, good, new_table, refused, sit, thinking
from tests.server.test_live import open_socket


def started(
    folder: Path, *arguments: str, errors: Path | None = None, **settings: str
) -> tuple[subprocess.Popen[str], str, str]:
    """The process, its address, and all it said until then; what went wrong too, unless there is a file for it."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), **settings}
    command = [sys.executable, "-m", "loipe.cli", "serve", *arguments]
    with (errors or Path(os.devnull)).open("ab") as file:
        err = file if errors else subprocess.STDOUT
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True, env=environment)
    assert process.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = process.stdout.readline()
        assert line, said
        said += line
    found = re.findall(r"http://\S+", said)
    return process, found[-1], said


def test_it_says_where_it_is_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        except OSError:
            pass  # somebody else has it: taken all the same
        process, address, said = started(tmp_path)
    assert str(PORT) in said and f":{PORT}/" not in address
    created = new_table(address.rstrip("/"), ME, BOT)
    assert sit(address.rstrip("/"), created).whole()["game"] == "mass-start"
    assert "server" not in httpx.get(address).headers
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 0, rest
    assert "Traceback" not in rest
    assert (tmp_path / "loipe" / "tables.db").exists()


def refused_to_start(*arguments: str) -> str:
    command = [sys.executable, "-m", "loipe.cli", "serve", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2, run.stderr
    assert len(run.stderr.strip().splitlines()) <= 2 and "Traceback" not in run.stderr, run.stderr
    return run.stderr


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused_to_start("--database", database, "--port", port)
    assert "99999" in refused_to_start("--database", database, "--port", "99999")
    refused_to_start("--database", "postgresql://nobody@127.0.0.1:1/none")
    refused_to_start("--database", "gopher://nowhere")
    (tmp_path / "no.db").write_text("this is not a database, whatever its name says " * 50)
    refused_to_start("--database", str(tmp_path / "no.db"))


def test_a_host_sets_how_many_tables_and_for_how_long(tmp_path: Path) -> None:
    assert "--keep can be 1 to 36,500" in refused_to_start("--keep", "for ever")
    assert "--most-tables can be 1 to" in refused_to_start("--most-tables", "0")
    assert "--workers can be 1 to" in refused_to_start("--workers", "many")
    process, address, _ = started(
        tmp_path, "--keep", "30", "--keep-finished", "7", LOIPE_MOST_TABLES="1", LOIPE_DATABASE=str(tmp_path / "t.db")
    )
    new_table(address.rstrip("/"), ME, BOT)
    body = {"game": "mass-start", "seats": [ME, BOT]}
    refused(httpx.post(f"{address}api/tables", json=body), 429, "server-no-room")
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    assert (tmp_path / "t.db").exists()


def test_a_host_sets_how_much_is_in_memory_and_how_long_bots_think(tmp_path: Path) -> None:
    """One place, and somebody is there; and the process that thinks is stopped, so it never answers."""
    assert "--in-memory can be 1 to" in refused_to_start("--in-memory", "0")
    assert "--think can be 1 to" in refused_to_start("--think", "0.5")
    process, address, _ = started(tmp_path, "--in-memory", "1", LOIPE_THINK="6")
    try:
        url = address.rstrip("/")
        anna = sit(url, new_table(url, ME, BOT))
        with open_socket(url, anna.table) as socket:
            socket.send(json.dumps({"type": "hello", "token": anna.token}))
            socket.recv(timeout=20)
            refused(
                httpx.post(f"{url}/api/tables", json={"game": "mass-start", "seats": [ME, BOT]}), 503, "server-full"
            )
        good(anna.hint(0))
        for pid in thinking(process.pid):
            os.kill(pid, signal.SIGSTOP)
        refused(anna.hint(0), 503, "server-no-thought")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()


def test_databases_by_path_and_url(tmp_path: Path) -> None:
    assert database_url("postgresql://me@here/loipe") == "postgresql://me@here/loipe"
    assert database_url(str(tmp_path / "deep" / "t.db")) == f"sqlite:///{tmp_path}/deep/t.db"
    assert (tmp_path / "deep").is_dir()


def test_a_host_brings_a_key_and_a_contact(tmp_path: Path) -> None:
    assert "mailto:me@example.org" in refused_to_start("--contact", "me")
    key = tmp_path / "push.key"
    assert "P-256" in refused_to_start("--push-key", str(key))
    key.write_text("no key at all")
    assert "P-256" in refused_to_start("--push-key", str(key))
    key.write_text(new_key())
    process, address, _ = started(tmp_path, "--push-key", str(key), LOIPE_CONTACT="mailto:me@example.org")
    try:
        assert good(httpx.get(f"{address}api/push"))["key"] == Keys(key.read_text()).public
    finally:
        process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
