"""How long others wait at most while a table of 3,000 plies is loaded, told whole and stepped through.

Measured inside the server's loop, as processor time of one turn of it. Run: `python bench/hold.py`.
"""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from loipe.server.app import Settings
from loipe.server.doors import protocols as doors

WISH = {"game": "crystal-globe", "preset": "pursuit", "seats": [{"who": "bot", "bot": "random"}] * 12}

CLIENT = """
import json, sys, httpx
from websockets.sync.client import connect
port, path, token, body = sys.argv[1:]
where = f"127.0.0.1:{port}/api{path}"
if path.endswith("/line"):
    with connect(f"ws://{where}", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        told = json.loads(line.recv())
elif token:
    told = httpx.get(f"http://{where}", headers={"authorization": f"Bearer {token}"}, timeout=600).json()
else:
    told = httpx.post(f"http://{where}", json=json.loads(body), timeout=600).json()
told.pop("moments", None)
print(json.dumps(told))
"""


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

    def fetched(*told: str) -> Any:
        """By a process of its own, so that what a client does is not taken for the server's."""
        client = [sys.executable, "-c", CLIENT, str(port), *told]
        return json.loads(subprocess.run(client, check=True, stdout=subprocess.PIPE).stdout)

    async def ask(path: str, token: str = "", body: Any = None) -> Any:
        return await asyncio.to_thread(fetched, path, token, json.dumps(body))

    created = await ask("/tables", body=WISH)
    path, token = f"/tables/{created['table']}", created["watch"]["token"]
    while (await ask(path, token))["fresh"]["owing"]:
        await asyncio.sleep(1)
    room.forget(created["table"])
    watch = Watch()
    looking = asyncio.create_task(watch.look())
    table = await ask(path, token)
    found = {"hold_loading_ms": watch.read(), "hold_plies": float(len(table["fresh"]["plies"]))}
    await ask(f"{path}/replay", token)
    found["hold_replay_ms"] = watch.read()
    await ask(f"{path}/line", token)
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
