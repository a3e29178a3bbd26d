"""Jobs on a Ray cluster: the same seeds, the same rows. What a dead worker or node had is played again elsewhere."""

from __future__ import annotations

import gc
import logging
import os
import socket
from collections import Counter
from typing import Any

from loipe import __version__
from loipe.core.game import Refused
from loipe.lab.plan import Columns, Job, Plan, play

LOCAL = "local"
LOOPBACK = ("127.0.0.1:", "localhost:")
PATIENCE = 5.0
"""Seconds for a cluster to answer its door."""
SOON = {"RAY_NUM_REDIS_GET_RETRIES": "1"}
"""Behind a door that is not Ray's it would ask twenty times, half a minute each."""


TOGETHER = 4
"""Jobs that go to a node at once: each way there and back costs Ray about a thirtieth of a job."""


class Bundle:
    """Jobs that travel together, and what came of them."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.sent: Any = None
        self.node = ""
        self.played: list[Columns] = []


class Cluster:
    """A crew on all machines of a cluster, or on this one."""

    def __init__(self, plan: Plan, address: str) -> None:
        self.ray = connected(address)
        self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.ahead = 3 * self.cores * TOGETHER
        self.nodes: Counter[str] = Counter()
        self.plan = self.ray.put(plan)
        self.task = self.ray.remote(num_cpus=1, max_retries=-1)(play_there)
        self.open = Bundle()
        self.shipped = 0

    def send(self, job: Job) -> tuple[Bundle, int]:
        """The first jobs go one by one, so that few of them keep all cores busy."""
        bundle = self.open
        bundle.jobs.append(job)
        if len(bundle.jobs) >= (TOGETHER if self.shipped >= 2 * self.cores else 1):
            self.ship()
        return bundle, len(bundle.jobs) - 1

    def ship(self) -> None:
        self.open.sent = self.task.remote(self.plan, self.open.jobs, __version__)
        self.open = Bundle()
        self.shipped += 1

    def receive(self, sent: tuple[Bundle, int]) -> Columns:
        bundle, at = sent
        if bundle is self.open:
            self.ship()
        if not bundle.played:
            self.fetch(bundle)
        job = bundle.jobs[at]
        self.nodes[bundle.node] += job.last - job.first + 1
        return bundle.played[at]

    def fetch(self, bundle: Bundle) -> None:
        try:
            bundle.node, bundle.played = self.ray.get(bundle.sent)
        except self.ray.exceptions.RayTaskError as error:
            raise blamed(error) from None
        except self.ray.exceptions.RayError as error:
            raise Refused("lab-cluster-gone", problem=first_line(error)) from None
        bundle.sent = None

    def close(self) -> None:
        self.ray.shutdown()


def play_there(plan: Plan, jobs: list[Job], version: str) -> tuple[str, list[Columns]]:
    """On a node: which one it is, and what came of each job."""
    import ray

    if not gc.get_freeze_count():
        gc.freeze()  # Ray's own things are many, and would be looked through again and again for circles
    if version != __version__:
        raise Refused("lab-cluster-version", found=__version__, wanted=version)
    node = ray.get_runtime_context().get_node_id()[:8]
    return node, [play(plan, job) for job in jobs]


def connected(address: str) -> Any:
    """Ray, or why it cannot be had."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address == LOCAL or address.startswith(LOOPBACK):
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # its name misleads: stay on the loopback
    if address != LOCAL:
        os.environ.update({name: value for name, value in SOON.items() if name not in os.environ})
    try:
        import ray
    except ImportError:
        raise Refused("lab-extra", extra="cluster") from None
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=os.cpu_count(), include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            knock(address)
            here = "127.0.0.1" if address.startswith(LOOPBACK) else None
            ray.init(address=address, _node_ip_address=here, **quiet)
    except Exception as error:  # a node of its own that starts too slowly is told by a bare one
        raise Refused("lab-no-cluster", address=address, problem=first_line(error)) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        if not port.isdecimal():
            raise ValueError(address)
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def blamed(error: Any) -> Refused:
    """What went wrong on a node, in a sentence."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, Refused):
        return cause
    return Refused("lab-cluster-fails", problem=first_line(cause or error))


def first_line(error: object) -> str:
    """What went wrong, without what Ray would have one do."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    lines = words.strip().splitlines()
    return (lines[0] if lines else type(error).__name__).partition(". ")[0][:200].rstrip(".")
