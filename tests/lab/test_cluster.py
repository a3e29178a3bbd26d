"""A Ray cluster of two nodes on this machine: the same rows as one core, though a worker and a node die in mid-run."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from polars.testing import assert_frame_equal

from loipe import lab
from loipe.core.game import Refused
from loipe.games import load
from loipe.lab.cluster import LOCAL, connected
from loipe.lab.plan import Plan, Variant
from loipe.lab.run import Run, asked_of
from loipe.lab.study import Study
from tests.cli.terminal import ESCAPES, Terminal, command
from tests.machine import children

GAMES = 2000
PATIENCE = 120
"""Seconds for what takes five on a quiet machine."""
SOON = {
    "health_check_initial_delay_ms": 500, "health_check_period_ms": 500, "health_check_timeout_ms": 2000,
    "health_check_failure_threshold": 3, "worker_niceness": 0,
}  # fmt: skip
"""A node that is gone is missed after seconds, not a quarter of a minute; and beside other tests nobody steps back."""


def planned() -> Plan:
    config = load("mass-start").META.presets["basic"]
    variants = [
        Variant({"laps": str(laps)}, msgspec.structs.replace(config, laps=laps, holders=(0, 1)), ("club", "random"))
        for laps in (1, 2)
    ]
    return Plan("mass-start", tuple(variants), 8, True)


def descendants(parent: int) -> list[int]:
    own = children(parent)
    return own + [pid for child in own for pid in descendants(child)]


def workers() -> list[int]:
    """Processes of our cluster that play, those at it first; Ray's agents are none of them: with one a node dies."""
    found: dict[int, bytes] = {}
    for pid in descendants(os.getpid()):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found[pid] = Path(f"/proc/{pid}/cmdline").read_bytes()
    own = [pid for pid, title in found.items() if title.startswith(b"ray::") and b"Agent" not in title]
    return sorted(own, key=lambda pid: not found[pid].startswith(b"ray::play_there"))


@pytest.fixture(scope="module")
def nodes() -> Iterator[tuple[Any, Any]]:
    """A cluster of two nodes with a core each, and the second of them: the driver sits at the first."""
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # before Ray is imported: so 127.0.0.1 stays what it is
    pytest.importorskip("ray", reason="ray is missing (pip install 'loipe[cluster]')")
    from ray.cluster_utils import Cluster

    where: dict[str, Any] = {
        "num_cpus": 1, "include_dashboard": False, "object_store_memory": 100 << 20, "include_log_monitor": False,
    }  # fmt: skip
    head = {**where, "node_ip_address": "127.0.0.1", "_system_config": SOON}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(**where, node_ip_address="127.0.0.2")
        cluster.wait_for_nodes()
        yield cluster, second
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
        del os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"]


def test_the_bar_tells_of_all_nodes_and_ctrl_c_keeps_what_came_in(nodes: tuple[Any, Any], tmp_path: Path) -> None:
    words = ["simulate", "mass-start", "--games", "10000000", "--out", str(tmp_path / "run")]
    shown = Terminal([*words, "--cluster", nodes[0].address], tmp_path, columns=160)
    try:
        bar = ESCAPES.sub("", shown.wait_for(", ", PATIENCE) + shown.wait_for("━", PATIENCE))
        assert re.search(r"Playing \w{8} \d+, \w{8} \d+ ", bar)
        shown.press(b"\x03")
        told = ESCAPES.sub("", shown.wait_for("the same command continues.", PATIENCE))
        assert shown.end() == 130
    finally:
        shown.process.kill()
    counts = [int(count.replace(",", "")) for count in re.findall(r"Node \w{8} played ([\d,]+) games\.", told)]
    assert len(counts) == 2
    assert sum(counts) == lab.load(tmp_path / "run").select("game").unique().height


def test_two_nodes_play_the_same_rows_though_a_worker_and_a_node_die(nodes: tuple[Any, Any], tmp_path: Path) -> None:
    """The last that is asked of this cluster: one node is left of it."""
    cluster, second = nodes
    study = Study(planned(), Run.begin(tmp_path / "cluster", asked_of(planned())), GAMES, 0.0)
    playing = study.play(cluster=cluster.address)
    while len(study.nodes) < 2:
        next(playing)
    os.kill(workers()[0], signal.SIGKILL)
    next(playing)
    cluster.remove_node(second, allow_graceful=False)
    for _ in playing:
        pass
    assert sum(study.nodes.values()) == 2 * GAMES
    for cores in (1, 2):
        run = Run.begin(tmp_path / str(cores), asked_of(planned()))
        for _ in Study(planned(), run, GAMES, 0.0).play(cores):
            pass
        assert_frame_equal(lab.load(tmp_path / "cluster"), lab.load(tmp_path / str(cores)))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:door"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address: str) -> None:
    pytest.importorskip("ray", reason="ray is missing (pip install 'loipe[cluster]')")
    outcome = command("simulate", "mass-start", "--cluster", address)
    assert outcome.code == 2
    assert outcome.err.startswith(f"There is no Ray cluster at {address}: ")
    assert outcome.err.count("\n") == 1


def test_a_node_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine with too much to do Ray gives up, by an exception of no kind."""
    ray = pytest.importorskip("ray", reason="ray is missing (pip install 'loipe[cluster]')")

    def late(**_: Any) -> None:
        raise Exception("The current node timed out during startup. This could happen because of much.")

    monkeypatch.setattr(ray, "init", late)
    with pytest.raises(Refused) as refused:
        connected(LOCAL)
    problem = "The current node timed out during startup"
    assert (refused.value.message, refused.value.facts) == ("lab-no-cluster", {"address": LOCAL, "problem": problem})
