"""`loipe serve --workers 2`: one address, any worker for any table, killed and begun again, ended together."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from loipe.server.crew import LONGEST_PAUSE, pause
from tests import machine
from tests.server.postgres import Postgres
from tests.server.run import BOT, FRIEND, ME, bare, free_port, new_table, sit, wait_for, workers_of
from tests.server.test_live import farewell, hear, hello, open_socket
from tests.server.test_serve import refused_to_start, started


class Crew:
    """The parent's process, what it says, and its address."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        self.log = folder / "crew.log"
        self.process, address, self.said = started(
            folder, "--database", database, "--workers", "2", "--port", "0", *arguments, errors=self.log
        )
        self.url = address.rstrip("/")
        self.metrics = ""

    def measured(self, name: str) -> float:
        """One of the metrics, over all its labels."""
        told = httpx.get(self.metrics).text
        return sum(float(line.rpartition(" ")[2]) for line in told.splitlines() if re.match(rf"{name}[{{ ]", line))

    def workers(self) -> list[int]:
        return workers_of(self.process.pid)

    def answering(self) -> set[int]:
        """The numbers of those that a few new connections meet."""
        return {httpx.get(f"{self.url}/health", timeout=20).json()["worker"] for _ in range(12)}

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(30)


@pytest.fixture(scope="module")
def crew(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    port = free_port()
    told = ("--metrics-port", str(port), "--log", "json")
    found = Crew(tmp_path_factory.mktemp("crew"), cluster.new(), *told)
    found.metrics = f"http://127.0.0.1:{port}/metrics"
    try:
        yield found
        workers = found.workers()
        assert found.stop() == 0
        assert not any(machine.cmdline(pid) for pid in workers)
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", httpx.URL(found.url).port or 0), 5)
    finally:
        found.process.kill()
    said = found.log.read_text()
    assert "Traceback" not in said and "never retrieved" not in said, said


def patiently(work: Any) -> Any:
    """Again where the connection was cut: the same words under the same id are the same words."""
    while True:
        try:
            return work()
        except httpx.TransportError:
            time.sleep(0.05)


def test_it_says_its_address_once_and_has_as_many_workers_as_wished(crew: Crew) -> None:
    assert crew.said.count("http://") == 1
    wait_for(lambda: len(crew.workers()) == 2)
    wait_for(lambda: crew.answering() == {1, 2})


def test_a_game_goes_on_over_a_killed_worker(crew: Crew) -> None:
    """One after the other is killed in mid-game; words are said once, and both sides see all of them."""
    created = new_table(crew.url, ME, FRIEND, BOT)
    anna, ben = sit(crew.url, created), sit(crew.url, created, created["friends"][0])
    receipts: list[Any] = []
    for turn in range(12):
        if turn in (3, 7):
            before = crew.workers()
            os.kill(before[0], signal.SIGKILL)
            wait_for(lambda dead=before[0]: dead not in crew.workers() and len(crew.workers()) == 2)  # type: ignore[misc]
        for player in (anna, ben):
            asked = patiently(player.news)["asks"]
            if asked:
                word = asked[0]["options"][0]["word"]
                request = f"word-{turn}-{player.token[:6]}"
                answer = patiently(lambda: player.say(asked[0], word, request=request))  # noqa: B023
                assert answer.is_success, answer.text
                receipts.append(answer.json())
    told = patiently(anna.now)
    assert bare(told["plies"]) == bare(patiently(ben.now)["plies"])
    assert len(receipts) > 6
    assert [each["at"] for each in receipts] == sorted({each["at"] for each in receipts})


def test_whoever_listens_hears_what_is_said_at_any_worker(crew: Crew) -> None:
    """Ten lines of a friend hang on one worker or the other; each hears the word."""
    wait_for(lambda: len(crew.workers()) == 2)
    created = new_table(crew.url, ME, FRIEND)
    anna, ben = sit(crew.url, created), sit(crew.url, created, created["friends"][0])
    lines = [hello(crew.url, ben) for _ in range(10)]
    sockets = [line.__enter__() for line in lines]
    try:
        for each in sockets:
            hear(each, "table")
        anna.first_word()
        assert [hear(each, "fresh")["at"] for each in sockets] == [2] * 10
    finally:
        for line in lines:
            line.__exit__(None, None, None)


def test_metrics_are_sums_over_all_workers_and_outlast_them(crew: Crew) -> None:
    """Ten people play at ten tables, wherever their connections end; then one worker is killed."""
    wait_for(lambda: len(crew.workers()) == 2)
    moves, receipts = crew.measured("loipe_moves_total"), crew.measured("loipe_acknowledgement_seconds_count")
    players = [sit(crew.url, new_table(crew.url, ME, FRIEND)) for _ in range(10)]
    assert all(player.first_word() for player in players)
    assert crew.measured("loipe_moves_total") == moves + 10
    assert crew.measured("loipe_acknowledgement_seconds_count") == receipts + 10
    assert crew.measured("loipe_database_seconds_count") > 20
    lines = [hello(crew.url, player) for player in players]
    for line in lines:
        line.__enter__()
    wait_for(lambda: crew.measured("loipe_sockets") == 10)
    for line in lines:
        line.__exit__(None, None, None)
    wait_for(lambda: crew.measured("loipe_sockets") == 0)
    deaths = crew.measured("loipe_workers_ended_total")
    os.kill(crew.workers()[0], signal.SIGKILL)
    wait_for(lambda: crew.measured("loipe_workers_ended_total") == deaths + 1)
    assert crew.measured("loipe_moves_total") == moves + 10
    assert httpx.get(f"{crew.url}/metrics").headers["content-type"].startswith("text/html")


def test_a_worker_that_cannot_live_is_begun_again_with_longer_pauses(crew: Crew, cluster: Postgres) -> None:
    """Their database falls over and both are killed: no spinning, no end, and all is well when it is back."""
    wait_for(lambda: len(crew.workers()) == 2)
    known = len(pauses(crew))
    with cluster.gone():
        for pid in crew.workers():
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(pauses(crew)) >= known + 4, 60)
    assert max(pauses(crew)[known:]) >= 0.4 and crew.process.poll() is None
    wait_for(lambda: answers(crew.url), 40)
    new_table(crew.url, ME, BOT)


def pauses(crew: Crew) -> list[float]:
    return [float(each) for each in re.findall(r"begins in ([\d.]+) s", crew.log.read_text())]


def answers(url: str, path: str = "/api/games") -> bool:
    try:
        return httpx.get(url + path, timeout=5).is_success
    except httpx.TransportError:
        return False


def test_pauses_grow_up_to_a_limit() -> None:
    assert [pause(deaths) for deaths in (1, 2, 3)] == [0.2, 0.4, 0.8]
    assert pause(100) == LONGEST_PAUSE


def test_workers_whose_parent_is_killed_end(tmp_path: Path, postgres: str) -> None:
    crew = Crew(tmp_path, postgres)
    wait_for(lambda: len(crew.workers()) == 2)
    workers = crew.workers()
    crew.process.kill()
    crew.process.wait()
    wait_for(lambda: not any(b"spawn_main" in machine.cmdline(pid) for pid in workers))


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    said = refused_to_start("--database", str(tmp_path / "t.db"), "--workers", "2")
    assert "PostgreSQL" in said and not (tmp_path / "t.db").exists()


def test_limits_of_an_address_hold_over_all_workers(tmp_path: Path, postgres: str) -> None:
    """Wherever its requests and sockets end; what a killed worker had open counts no more."""
    limits = ("requests=0.0101", "burst=24", "sockets=6")
    crew = Crew(tmp_path, postgres, *(word for each in limits for word in ("--set", each)))
    try:
        wait_for(lambda: crew.answering() == {1, 2})
        player = sit(crew.url, new_table(crew.url, ME, BOT))
        with ExitStack() as stack:
            lines = [stack.enter_context(open_socket(crew.url, player.table)) for _ in range(9)]
            codes = [farewell(line) for line in lines[6:]]
            assert codes == [4429] * 3
            for pid in crew.workers():
                os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(crew.workers()) == 2)
        wait_for(lambda: answers(crew.url, "/health"))
        with ExitStack() as stack:
            for _ in range(6):
                line = stack.enter_context(hello(crew.url, player))
                hear(line, "table")
        # one table, nine sockets, six sockets with a hello each: two requests are left
        left = [httpx.get(f"{crew.url}/api/push", timeout=20).status_code for _ in range(6)]
        assert left == [200] * 2 + [429] * 4
    finally:
        crew.process.kill()


def test_a_worker_that_hangs_is_replaced_and_whoever_hung_on_it_plays_on(tmp_path: Path, postgres: str) -> None:
    """Stopped, it neither answers nor dies. New connections find the other one at once, and soon a third."""
    crew = Crew(tmp_path, postgres, "--set", "silence=2")
    try:
        wait_for(lambda: crew.answering() == {1, 2})
        created = new_table(crew.url, ME, FRIEND)
        anna, ben = sit(crew.url, created), sit(crew.url, created, created["friends"][0])
        with ExitStack() as stack:
            lines = [stack.enter_context(hello(crew.url, ben)) for _ in range(8)]
            for line in lines:
                hear(line, "table")
            hung, lives = crew.workers()
            os.kill(hung, signal.SIGSTOP)
            wait_for(lambda: "gives no sign of life" in crew.log.read_text())
            wait_for(lambda: hung not in crew.workers() and len(crew.workers()) == 2)
            assert lives in crew.workers()
            patiently(anna.first_word)
            ends = [end_of(line) for line in lines]
            assert set(ends) == {"cut", "heard"}  # those of the hung one are cut, and come back; the others hear
        with hello(crew.url, ben) as line:
            assert hear(line, "table")["fresh"]["at"] == 2
        wait_for(lambda: crew.answering() == {1, 2})
        assert crew.stop() == 0
    finally:
        crew.process.kill()


def end_of(line: ClientConnection) -> str:
    try:
        hear(line, "fresh")
    except ConnectionClosed:
        return "cut"
    return "heard"
