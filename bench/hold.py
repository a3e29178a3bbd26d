"""How long others wait at most while a table of 3,000 plies is loaded, told whole and stepped through.

Measured inside the server's loop, as processor time of one turn of it. Run: `python bench/hold.py`.
"""

from __future__ import annotations

import asyncio
import json
import socket
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from loipe.server import doors
from loipe.server.app import Settings

WISH = {"game": "crystal-globe", "preset": "pursuit", "seats": [{"who": "bot", "bot": "random"}] * 12}


class Watch:
    """The longest turn of the loop so far."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def look(self) -> None:
        while True:
            begun = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - begun)

    def read(self) -> float:
        """In ms, and from nothing again."""
        found, self.longest = 1000 * self.longest, 0.0
        return found


async def run(folder: Path) -> dict[str, float]:
    bound = socket.create_server(("127.0.0.1", 0))
    port = bound.getsockname()[1]
    server = doors.server(Settings(f"sqlite:///{folder}/hold.db"))
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        await asyncio.sleep(0.01)
    room = server.config.app.app.state.room  # type: ignore[union-attr]

    async def ask(method: str, path: str, token: str = "", body: Any = None) -> Any:
        url = f"http://127.0.0.1:{port}/api{path}"
        link = {"authorization": f"Bearer {token}"} if token else {}
        return (await asyncio.to_thread(httpx.request, method, url, headers=link, json=body, timeout=600)).json()

    def hear(path: str, token: str) -> None:
        with connect(f"ws://127.0.0.1:{port}/api{path}/line", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            line.recv()

    created = await ask("POST", "/tables", body=WISH)
    path, token = f"/tables/{created['table']}", created["watch"]["token"]
    while (await ask("GET", path, token))["fresh"]["owing"]:
        await asyncio.sleep(1)
    room.forget(created["table"])
    watch = Watch()
    looking = asyncio.create_task(watch.look())
    table = await ask("GET", path, token)
    found = {"hold_plies": len(table["fresh"]["plies"]), "hold_loading_ms": watch.read()}
    await ask("GET", f"{path}/replay", token)
    found["hold_replay_ms"] = watch.read()
    await asyncio.to_thread(hear, path, token)
    found["hold_line_ms"] = watch.read()
    looking.cancel()
    server.should_exit = True
    await serving
    return found


def longest_hold(folder: Path) -> dict[str, float]:
    return asyncio.run(run(folder))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(json.dumps(longest_hold(Path(name)), indent=2))
