"""For all tests."""

from __future__ import annotations

import signal

# A shell's background jobs ignore Ctrl-C, and what they start does too; the tests of Ctrl-C start programs.
signal.signal(signal.SIGINT, signal.default_int_handler)
