"""What a server of the tests loads, once for all of them: only the process that they are forked from imports this."""

from __future__ import annotations

import sys
from importlib import import_module

sys.modules["pydantic"] = None  # type: ignore[assignment]  # the tests brought it; a host has none, and Litestar loads it
import_module("loipe.server.doors.protocols")
import_module("loipe.server.app")
