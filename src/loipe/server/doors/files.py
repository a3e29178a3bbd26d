"""The page's files, as the package has them: what a browser gets for every address that is no part of the API."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response

from loipe.core.text import Text

INDEX = "index.html"
TEXTUAL = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".html": "text/html", ".json": "application/json"}  # fmt: skip


class File(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    """Gzip, where it helps."""
    kind: str
    tag: str
    lasting: bool
    """Its name changes with its content."""


def read(folder: Traversable, under: str = "") -> dict[str, File]:
    """Every file of a folder by its path."""
    found: dict[str, File] = {}
    if not folder.is_dir():
        return found
    for entry in folder.iterdir():
        path = f"{under}{entry.name}"
        if entry.is_dir():
            found |= read(entry, f"{path}/")
            continue
        body = entry.read_bytes()
        ending = f".{entry.name.rpartition('.')[2]}"
        kind = TYPES.get(ending) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
        packed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTUAL) else None
        tag = hashlib.sha256(body).hexdigest()[:16]
        found[path] = File(body, packed, kind, f'"{tag}"', path.startswith("assets/"))
    return found


class Page:
    """Serves a file by its path; addresses of the page itself (`/t/...`) get its index."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files: Mapping[str, File] = read(folder or files("loipe.server") / "page")

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[Any]:
        name = path.strip("/") or INDEX
        file = self.files.get(name)
        if file is None and "." not in name.rpartition("/")[2] and not name.startswith("assets/"):
            file = self.files.get(INDEX)
        if not self.files:
            return Response(Text().say("server-page-missing") + "\n", status_code=200, media_type="text/plain")
        if file is None:
            return Response(Text().say("server-not-there") + "\n", status_code=404, media_type="text/plain")
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
            "etag": file.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = file.packed, "gzip"
        return Response(body, media_type=file.kind, headers=headers)
