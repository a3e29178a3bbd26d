"""A push service and a browser's keys, as the tests need them: real encryption, real signatures, an endpoint here."""

from __future__ import annotations

import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from loipe.server.bell.push import Subscription, decoded, encoded


class Posted(NamedTuple):
    """One request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Answers at `url/<name>`; `statuses` says how, by name, 201 otherwise. `hold` lets every request wait."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.statuses: dict[str, list[int]] = {}
        self.hold = threading.Event()
        self.hold.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                service.hold.wait(60)
                left = service.statuses.get(self.path.strip("/"), [])
                self.send_response(left.pop(0) if len(left) > 1 else left[0] if left else 201)
                self.send_header("location", f"{service.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def to(self, name: str) -> list[Posted]:
        return [each for each in self.posted if each.path == f"/{name}"]

    def close(self) -> None:
        self.hold.set()
        self.server.shutdown()
        self.server.server_close()


class Device:
    """A browser with a subscription."""

    def __init__(self, service: str = "https://push.example", name: str = "") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)
        self.endpoint = f"{service}/{name}"
        self.keys = {"p256dh": encoded(point), "auth": encoded(self.secret)}

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, **self.keys)

    def reads(self, posted: Posted) -> Any:
        """What the message says, which nobody else can read."""
        text = http_ece.decrypt(posted.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(text)


def signed_by(posted: Posted, public: str) -> dict[str, Any]:
    """What the signature claims, once it has been seen to be that of the key."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == public
    assert Vapid.verify(posted.headers["authorization"])
    found: dict[str, Any] = json.loads(decoded(parts["t"].split(".")[1]))
    return found
