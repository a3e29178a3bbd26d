"""A Ray cluster of two nodes on this machine: the same rows as one core, though a worker and a node die in mid-run."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from polars.testing import assert_frame_equal

from loipe import lab
from loipe.games import load
from loipe.lab.plan import Plan, Variant
from loipe.lab.run import Run, asked_of
from loipe.lab.study import Study
from tests.cli.terminal import command
from tests.machine import children

GAMES = 1000


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
    """Processes of Ray that play, of this test's own."""
    found = []
    for pid in descendants(os.getpid()):
        title = Path(f"/proc/{pid}/cmdline")
        if title.exists() and title.read_bytes().startswith(b"ray::"):
            found.append(pid)
    return found


@pytest.mark.skipif(
    "LOIPE_CLUSTER" not in os.environ, reason="Ray may end its driver with a node: LOIPE_CLUSTER=1 runs it"
)
def test_two_nodes_play_the_same_rows_though_a_worker_and_a_node_die(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # so 127.0.0.1 stays what it is
    pytest.importorskip("ray", reason="ray is missing (pip install 'loipe[cluster]')")
    from ray.cluster_utils import Cluster

    where: dict[str, Any] = {
        "num_cpus": 1,
        "node_ip_address": "127.0.0.1",
        "include_dashboard": False,
        "object_store_memory": 100 << 20,
        "include_log_monitor": False,
    }
    cluster = Cluster(initialize_head=True, head_node_args=where)
    try:
        # at an address of its own, or the driver may sit at it and die with it
        second = cluster.add_node(**{**where, "node_ip_address": "127.0.0.2"})
        cluster.wait_for_nodes()
        study = Study(planned(), Run.begin(tmp_path / "cluster", asked_of(planned())), GAMES, 0.0)
        playing = study.play(cluster=cluster.address)
        while len(study.nodes) < 2:
            next(playing)
        os.kill(workers()[0], signal.SIGKILL)
        next(playing)
        cluster.remove_node(second, allow_graceful=False)
        for _ in playing:
            pass
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert sum(study.nodes.values()) == 2 * GAMES
    for _ in Study(planned(), Run.begin(tmp_path / "alone", asked_of(planned())), GAMES, 0.0).play(1):
        pass
    assert_frame_equal(lab.load(tmp_path / "cluster"), lab.load(tmp_path / "alone"))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:door"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address: str) -> None:
    pytest.importorskip("ray", reason="ray is missing (pip install 'loipe[cluster]')")
    outcome = command("simulate", "mass-start", "--cluster", address)
    assert outcome.code == 2
    assert outcome.err.startswith(f"There is no Ray cluster at {address}: ")
    assert outcome.err.count("\n") == 1
