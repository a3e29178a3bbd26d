"""Over HTTP and sockets, against a real server: every answer below 500, every refusal a sentence."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from loipe.games import IDS
from tests.fuzz import odd
from tests.fuzz.inside import course_files, golden_logs, spoken
from tests.fuzz.line import Line
from tests.fuzz.part import Failed

ME: dict[str, Any] = {"who": "me", "name": "Anna", "friend": 0, "bot": "thumb", "colour": ""}
SEATS = [ME, {**ME, "who": "friend", "name": "Ben"}, {**ME, "who": "friend", "name": "Cai"}]
FAREWELLS = (1000, 1002, 1003, 1005, 1006, 1007, 1009, 4400, 4401, 4403, 4429)
DEEDS = ("name", "bot", "ask", "agree", "decline", "order", "rematch", "react", "chat", "begin", "remove", "renew")
LINES = 6
"""Connections at once."""


class Seat:
    """A table at which the fuzzer sits, by its link."""

    def __init__(self, url: str, game_id: str, **wish: Any) -> None:
        made = httpx.post(f"{url}/api/tables", json={"game": game_id, "seats": SEATS, **wish}, timeout=60).json()
        self.game_id = game_id
        self.table: str = made["table"]
        self.token: str = made["mine"]["token"]


def bodies(rng: Random, seat: Seat) -> tuple[str, str, Any]:
    """A request that is right: method, path, body."""
    table = f"/api/tables/{seat.table}"
    words = [rng.choice(spoken(seat.game_id)) for _ in range(rng.randrange(1, 3))]
    said = {"id": f"r{rng.randrange(10**9):09}", "seat": 0, "question": f"{rng.randrange(3)}.0", "words": words}
    tried = {"id": "t", "seat": 0, "words": words}
    wished = {"id": "d", "what": rng.choice(DEEDS), "seat": 0, "text": rng.choice(("", "Ann", "thumb", "clap"))}
    game_id, course = rng.choice(course_files())
    wish = {"preset": "", "settings": {}, "course": rng.choice(("", course))}
    held = [{"table": seat.table, "token": seat.token}] * rng.randrange(4)
    return rng.choice(
        (
            ("GET", "/api/games", None),
            ("POST", f"/api/games/{game_id}/board", {**wish, "seats": 3}),
            ("GET", f"/api/games/{game_id}/rulebook?language=en", None),
            ("POST", "/api/courses", {"text": course if game_id == "ski-tour" else ""}),
            (
                "POST",
                "/api/courses",
                {"tiles": [{"tile": "1a", "q": 0, "r": 0, "heading": 0}], "title": "x", "text": ""},
            ),
            ("GET", "/api/texts/en", None),
            ("POST", "/api/tables", {**wish, "game": game_id, "seats": SEATS, "dice": "live"}),
            ("POST", "/api/tables/mine", {"tables": held}),
            ("POST", "/api/logs", {"text": rng.choice(golden_logs())[:900]}),
            ("GET", table, None),
            ("GET", f"{table}/since/0", None),
            ("GET", f"{table}/since/1", None),
            ("GET", f"{table}/replay", None),
            ("GET", f"{table}/log", None),
            ("GET", f"{table}/forecast?ply=999999&public=true", None),
            ("POST", f"{table}/say", said),
            ("POST", f"{table}/say", said),
            ("POST", f"{table}/say", {**said, "seat": -1}),
            ("POST", f"{table}/try", tried),
            ("POST", f"{table}/hint", {**tried, "seat": 5}),
            ("POST", f"{table}/do", wished),
            ("POST", f"{table}/do", wished),
            ("GET", rng.choice(("/", "/t/x", "/assets/x.js", "/index.html")), None),
        )
    )


def request(rng: Random, seat: Seat) -> bytes:
    """Framed well, whatever is in it."""
    method, path, good = bodies(rng, seat)
    if rng.random() < 0.15:
        path = quote(odd.bent_text(rng, path)[:3000], safe="/?&=%" if rng.random() < 0.3 else "/?&=")
    if rng.random() < 0.05:
        method = rng.choice(("PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND"))
    headers = {"host": "localhost", "content-type": "application/json", "authorization": f"Bearer {seat.token}"}
    if rng.random() < 0.1:
        name = rng.choice(
            (*headers, "accept-encoding", "if-none-match", "origin", "sec-fetch-site", "x-forwarded-for", "cookie")
        )
        headers[name] = odd.text(rng)[:4000]
    body = (
        b""
        if good is None and rng.random() < 0.9
        else json.dumps(good).encode()
        if rng.random() < 0.1
        else odd.raw(rng, good)
    )
    headers["content-length"] = str(len(body))
    lines = [f"{name}: {''.join(sign for sign in text if ord(sign) >= 32)}" for name, text in headers.items()]
    return "\r\n".join([f"{method} {path or '/'} HTTP/1.1", *lines, "", ""]).encode("utf-8", "replace") + body


class Outside(ABC):
    """A part of the fuzzer that needs a server."""

    name = ""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.seats = [Seat(url, game_id) for game_id in IDS] + [Seat(url, "mass-start", dice="physical")]

    async def run(self, line: Line, seed: int, number: int) -> None:
        rng = Random(f"{self.name} {seed} {number}")
        seat = rng.choice(self.seats)
        sent: list[bytes] = []
        try:
            await self.check(line, rng, seat, sent)
        except Exception as error:
            raise Failed(
                f"again with: python -m tests.fuzz {self.name} {seed} {number}\n{error!r}\n{b''.join(sent)[:3000]!r}"
            ) from error

    @abstractmethod
    async def check(self, line: Line, rng: Random, seat: Seat, sent: list[bytes]) -> None:
        """Sends something of its kind, and looks at the answer."""

    async def run_all(self, seed: int, numbers: range) -> None:
        """Over a few lines at once."""
        left = iter(numbers)

        async def work() -> None:
            line = Line(self.port)
            for number in left:
                await self.run(line, seed, number)
            line.close()

        async with asyncio.TaskGroup() as group:
            for _ in range(LINES):
                group.create_task(work())


class Requests(Outside):
    name = "requests"

    async def check(self, line: Line, rng: Random, seat: Seat, sent: list[bytes]) -> None:
        sent.append(request(rng, seat))
        if rng.random() < 0.1:
            sent[0] = odd.bent_text(rng, sent[0].decode("latin-1")).encode("latin-1", "replace")
            answers = await line.shout(sent[0])
            assert b"HTTP/1.1 5" not in answers, answers[:600]
            return
        answer = await line.ask(sent[0])
        assert answer.status < 500, answer
        if answer.status >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
            problem = json.loads(answer.body) if answer.body else {"message": "m", "text": "t"}
            assert problem["message"] and problem["text"] and problem["text"] != problem["message"], problem


class Messages(Outside):
    """Hello, then a few messages, some of them bent as bytes; answered or closed with a known code."""

    name = "messages"

    async def check(self, line: Line, rng: Random, seat: Seat, sent: list[bytes]) -> None:
        talk = ClientProtocol(parse_uri(f"ws://127.0.0.1:{self.port}/api/tables/{seat.table}/line"))
        reader, writer = await line.open()
        talk.send_request(talk.connect())
        writer.write(b"".join(talk.data_to_send()))
        while not talk.events_received() and talk.handshake_exc is None:
            talk.receive_data(await asyncio.wait_for(reader.read(65536), 60))
        assert talk.handshake_exc is None, talk.handshake_exc
        for message in self.said(rng, seat):
            talk.send_text(message) if rng.random() < 0.95 else talk.send_binary(message)
            frame = b"".join(talk.data_to_send())
            sent.append(
                odd.bent_text(rng, frame.decode("latin-1")).encode("latin-1", "replace")
                if rng.random() < 0.1
                else frame
            )
        await self.hear_out(talk, reader, writer, sent)
        line.close()

    async def hear_out(
        self, talk: ClientProtocol, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: list[bytes]
    ) -> None:
        try:
            writer.write(b"".join(sent))
            writer.write_eof()
            while data := await asyncio.wait_for(reader.read(65536), 60):
                talk.receive_data(data)
        except OSError:  # hung up on, before or while it was said
            return
        body = b""
        for frame in talk.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode is Opcode.CLOSE:
                assert Close.parse(bytes(frame.data)).code in FAREWELLS, frame
            elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
                body += frame.data
                if frame.fin:
                    told, body = json.loads(body), b""
                    assert told["type"] != "no" or (told["message"] and told["text"] != told["message"]), told

    def said(self, rng: Random, seat: Seat) -> list[bytes]:
        hello = {"type": "hello", "token": seat.token, "have": rng.choice((0, 1, 3, 10**6))}
        found = [json.dumps(hello).encode() if rng.random() < 0.9 else odd.raw(rng, hello)]
        for number in range(1 + rng.randrange(4)):
            words = [rng.choice(("b1", "roll", "6", "x", "pass"))] * rng.randrange(3)
            said: dict[str, Any] = {"seat": rng.choice((0, 1, -1)), "words": words}
            message: Any = rng.choice(
                (
                    {"type": "say", "id": f"request-{number}", "question": "0.0", "press": rng.random() < 0.5, **said},
                    {"type": "try", "id": "t", **said},
                    {"type": "do", "id": "d", "what": rng.choice(DEEDS), "seat": 0, "text": rng.choice(("", "thumb"))},
                    hello,
                )
            )
            found.append(json.dumps(message).encode() if rng.random() < 0.5 else odd.raw(rng, message))
        return found
