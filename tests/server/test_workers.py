"""Processes that think: killed, stopped, failing, asked by many. Every question ends with an answer or a reason."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from loipe.server.doors.problems import Rejected
from loipe.server.store import Store
from loipe.server.thinking import hints as thinking
from loipe.server.thinking import stories
from loipe.server.thinking.workers import Failed, Hung, Lost, Workers
from tests.server import chores
from tests.server.chores import die, fail, note, own_pid, run, stand_still
from tests.server.test_rivals import sitting


def test_a_worker_that_was_killed_is_replaced_and_the_others_stay() -> None:
    workers = Workers(2)

    async def ask() -> None:
        pids = set(await asyncio.gather(*(workers.run(str(n), own_pid) for n in range(6))))
        assert len(pids) == 2
        killed = pids.pop()
        os.kill(killed, signal.SIGKILL)
        after = set(await asyncio.gather(*(workers.run(str(n), own_pid) for n in range(12))))
        assert killed not in after and len(after) == 2 and pids < after

    try:
        run(ask())
    finally:
        workers.close()


def test_a_failure_is_told_and_the_process_stays() -> None:
    workers = Workers(1)

    async def ask() -> None:
        before = await workers.run("", own_pid)
        with pytest.raises(Failed, match="no such word"):
            await workers.run("", fail)
        assert await workers.run("", own_pid) == before

    try:
        run(ask())
    finally:
        workers.close()


def test_a_question_that_kills_every_worker_is_lost_but_no_other_is() -> None:
    workers = Workers(1)

    async def ask() -> None:
        answers = await asyncio.gather(
            workers.run("a", die), *(workers.run("b", own_pid) for _ in range(5)), return_exceptions=True
        )
        assert isinstance(answers[0], Lost)
        assert len(set(answers[1:])) == 1 and isinstance(answers[1], int)

    try:
        run(ask())
    finally:
        workers.close()


def test_one_that_hangs_is_ended_when_its_time_is_up() -> None:
    workers = Workers(1, limit=3.0)

    async def ask() -> None:
        before = await workers.run("", own_pid)
        with pytest.raises(Hung):
            await workers.run("", stand_still)
        after = await workers.run("", own_pid)
        assert after != before
        assert not Path(f"/proc/{before}").exists()

    try:
        run(ask())
    finally:
        workers.close()


def test_whoever_asks_much_waits_for_whoever_asks_little(tmp_path: Path) -> None:
    workers = Workers(1)
    file = str(tmp_path / "go")

    async def ask() -> list[str]:
        greedy = [asyncio.create_task(workers.run("greedy", note, file, "greedy")) for _ in range(8)]
        while workers.waiting("greedy") < 7:
            await asyncio.sleep(0)
        others = [asyncio.create_task(workers.run(name, note, file, name)) for name in ("anna", "ben", "anna")]
        while workers.waiting("anna") < 2:
            await asyncio.sleep(0)
        greedy[3].cancel()
        Path(file).touch()
        await asyncio.gather(*greedy, *others, return_exceptions=True)
        return Path(f"{file}.told").read_text().split()

    try:
        order = run(ask())
    finally:
        workers.close()
    assert order[:6] == ["greedy", "greedy", "anna", "ben", "greedy", "anna"]
    assert order[6:] == ["greedy"] * 4


def test_somebody_who_hung_up_keeps_no_worker(tmp_path: Path) -> None:
    workers = Workers(1)
    file = str(tmp_path / "go")

    async def ask() -> str:
        gone = asyncio.create_task(workers.run("gone", note, file, "gone"))
        while workers.idle:
            await asyncio.sleep(0)
        gone.cancel()
        stays = asyncio.create_task(workers.run("stays", note, file, "stays"))
        while not workers.waiting("stays"):
            await asyncio.sleep(0)
        Path(file).touch()
        return await stays

    try:
        assert run(ask()) == "stays"
    finally:
        workers.close()
    assert Path(f"{file}.told").read_text().split() == ["gone", "stays"]


def test_an_address_with_many_open_questions_is_told_to_wait(tmp_path: Path) -> None:
    thinker = thinking.Thinker()
    file = str(tmp_path / "go")

    async def ask() -> None:
        tasks = [
            asyncio.create_task(thinker.thought("10.0.0.1", note, file, "x")) for _ in range(thinking.MOST_EACH + 1)
        ]
        while thinker.waiting("10.0.0.1") < thinking.MOST_EACH:
            await asyncio.sleep(0)
        with pytest.raises(Rejected) as much:
            await thinker.thought("10.0.0.1", note, file, "x")
        assert (much.value.status, much.value.refusal.message) == (429, "server-asked-enough")
        other = asyncio.create_task(thinker.thought("10.0.0.2", note, file, "y"))
        Path(file).touch()
        assert await other == "y"
        assert sum(task.done() for task in tasks) <= 3
        await asyncio.gather(*tasks)
        with pytest.raises(Rejected) as failed:
            await thinker.thought("10.0.0.1", fail)
        assert (failed.value.status, failed.value.refusal.message) == (503, "server-no-thought")

    try:
        run(ask())
    finally:
        thinker.close()


def test_closing_ends_a_stopped_process_too() -> None:
    workers = Workers(1)
    os.kill(run(workers.run("", own_pid)), signal.SIGSTOP)
    workers.close()
    process = workers.all[0].process
    assert process is not None
    assert process.wait(60) == -signal.SIGKILL


KILLED = """
import os, threading, time
from loipe.server.thinking.workers import Worker
worker = Worker(60.0)
threading.Thread(target=worker.ask, args=(time.sleep, (600,)), daemon=True).start()
while worker.process is None:
    time.sleep(0.001)
time.sleep({delay})
os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("delay", [0.0, 0.03, 0.3, 3.0])
def test_a_worker_of_a_killed_server_ends_and_says_nothing(delay: float) -> None:
    """Killed while the worker begins, or while it thinks: who reads its words to their end hears none."""
    server = subprocess.run([sys.executable, "-c", KILLED.format(delay=delay)], capture_output=True, timeout=60)
    assert (server.returncode, server.stdout, server.stderr) == (-signal.SIGKILL, b"", b"")


def test_a_story_that_hangs_is_ended_and_not_begun_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others, who wait for the same process, are told theirs; a later try may do better."""
    monkeypatch.setattr(stories, "find_out", chores.hang)
    thinker = stories.Storyteller(limit=3.0)
    table: Any = SimpleNamespace(row=SimpleNamespace(id="t"), sitting=sitting().sitting, story=None)

    async def ask() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        finding = stories.Finding(thinker, store, "10.0.0.1", table)
        assert not finding.is_past
        with pytest.raises(Rejected) as hung:
            await finding.step()
        assert hung.value.refusal.message == "server-no-thought"
        assert await thinker.run("10.0.0.2", own_pid)
        assert finding.task.done() and not finding.is_past
        finding.begun -= stories.AGAIN
        assert finding.is_past
        await store.close()

    try:
        run(ask())
    finally:
        thinker.close()
