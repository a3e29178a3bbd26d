"""For all tests."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import machine

# A shell's background jobs ignore Ctrl-C, and what they start does too; the tests of Ctrl-C start programs.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The servers of the tests have no certificates: to load the world's takes longer than most of their answers.
for verb in ("get", "post", "put", "delete", "head", "options", "request"):
    setattr(httpx, verb, partial(getattr(httpx, verb), verify=False))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for the whole session. It keeps a loop running in this thread, so a second one cannot be begun."""
    if (program := machine.browser()) is None:
        pytest.skip(machine.lacks("chromium"))
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()
