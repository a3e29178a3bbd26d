"""Jobs on a Ray cluster: the same seeds, the same rows. What a dead worker or node had is played again elsewhere."""

from __future__ import annotations

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


class Cluster:
    """A crew on all machines of a cluster, or on this one."""

    def __init__(self, plan: Plan, address: str) -> None:
        self.ray = connected(address)
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.ahead = 3 * max(1, cores)
        self.nodes: Counter[str] = Counter()
        self.plan = self.ray.put(plan)
        self.task = self.ray.remote(num_cpus=1, max_retries=-1)(play_there)

    def send(self, job: Job) -> Any:
        return self.task.remote(self.plan, job, __version__)

    def receive(self, sent: Any) -> Columns:
        try:
            node, games, columns = self.ray.get(sent)
        except self.ray.exceptions.RayTaskError as error:
            raise blamed(error) from None
        except self.ray.exceptions.RayError as error:
            raise Refused("lab-cluster-gone", problem=first_line(error)) from None
        self.nodes[node] += games
        found: Columns = columns
        return found

    def close(self) -> None:
        self.ray.shutdown()


def play_there(plan: Plan, job: Job, version: str) -> tuple[str, int, Columns]:
    """On a node: which one it is, how many games it played, and what came of them."""
    import ray

    if version != __version__:
        raise Refused("lab-cluster-version", found=__version__, wanted=version)
    node = ray.get_runtime_context().get_node_id()[:8]
    return node, job.last - job.first + 1, play(plan, job)


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
    except (OSError, RuntimeError, ValueError) as error:
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
