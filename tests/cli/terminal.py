"""Drives the real commands: in this process with typed lines, in one of their own, or on a terminal."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import loipe
from loipe.cli import run

SOURCE = str(Path(loipe.__file__).parent.parent)
ENTRY = "from loipe.cli import main; main()"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def command(*arguments: str, typed: str = "") -> Outcome:
    """A command in this process, fed these lines."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(arguments)
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def environment(home: Path) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return {**clean, "PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "en_US.UTF-8"}


def process(arguments: Sequence[str], home: Path, **pipes: int) -> subprocess.Popen[str]:
    """A command in a process of its own."""
    return subprocess.Popen([sys.executable, "-c", ENTRY, *arguments], env=environment(home), text=True, **pipes)  # type: ignore[call-overload, no-any-return]


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, arguments: Sequence[str], home: Path, columns: int = 80, rows: int = 24) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", ENTRY, *arguments],
            stdin=slave, stdout=slave, stderr=slave, env=environment(home), start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0) and None,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Everything since the last call, up to and with this text."""
        limit = time.monotonic() + seconds
        wanted = re.compile(f"(?:{ESCAPES.pattern})*".join(re.escape(letter) for letter in text))
        while not (found := wanted.search(self.seen)):
            if time.monotonic() > limit or not self.read(limit - time.monotonic()):
                raise AssertionError(f"{text!r} did not come; the screen was:\n{ESCAPES.sub('', self.seen)[-3000:]}")
        told, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return told

    def interrupt(self, text: str) -> str:
        """Ctrl-C until it is heard: readline misses one that comes between its prompt and its look at the keys."""
        for _ in range(3):
            self.press(b"\x03")
            try:
                return self.wait_for(text, 3)
            except AssertionError:
                continue
        return self.wait_for(text)

    def read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        if not ready:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += self.decoder.decode(piece)
        return bool(piece)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def end(self, seconds: float = 30) -> int:
        """The exit code; what is still written is read."""
        limit = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < limit:
            self.read(0.1)
        while self.read(0.1):
            pass
        code = self.process.wait(timeout=1)
        os.close(self.master)
        return code


def frames(written: str) -> list[list[str]]:
    """The screens that were drawn, as lines of text, the last with what was typed there."""
    return [ESCAPES.sub("", frame).removesuffix("\n").split("\n") for frame in written.split("\x1b[H")[1:]]
