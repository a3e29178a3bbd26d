"""For all tests."""

from __future__ import annotations

import signal
from functools import partial

import httpx

# A shell's background jobs ignore Ctrl-C, and what they start does too; the tests of Ctrl-C start programs.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The servers of the tests have no certificates: to load the world's takes longer than most of their answers.
for verb in ("get", "post", "put", "delete", "head", "options", "request"):
    setattr(httpx, verb, partial(getattr(httpx, verb), verify=False))
