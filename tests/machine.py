"""What the tests need of a machine beside Python and Node: a browser and a database server, wherever they are.

python -m tests.machine        installs what is missing where that can be done; else says in a line how to get it
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without windows: a fifth quicker, and all that the tests ask of it."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPS = tuple(Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in ("Chromium", "Google Chrome"))
SERVERS = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
WAYS = {
    "chromium": "apt install chromium, dnf install chromium or brew install --cask chromium",
    "postgresql": "apt install postgresql, dnf install postgresql-server or brew install postgresql",
}


def browser() -> str | None:
    """Any Chromium or Chrome."""
    found = (shutil.which(name) for name in BROWSERS)
    return next((path for path in found if path), None) or next((str(app) for app in APPS if app.exists()), None)


def postgres(program: str) -> str | None:
    """A program of any PostgreSQL; Debian and Fedora keep the server's out of the path."""
    folders = [folder for pattern in SERVERS for folder in sorted(Path("/").glob(pattern[1:]), reverse=True)]
    return shutil.which(program) or next((str(path / program) for path in folders if (path / program).exists()), None)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def cmdline(pid: int) -> bytes:
    """What a process was begun with; nothing where it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def missing() -> list[str]:
    """The packages that nothing on this machine stands in for."""
    return [name for name, found in (("chromium", browser()), ("postgresql", postgres("initdb"))) if not found]


def lacks(package: str) -> str:
    return f"{package} is missing ({WAYS[package]})"


def main() -> None:
    """As root on Debian the packages are installed; elsewhere tests that need them are left out, and counted."""
    wanted = missing()
    if wanted and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        if SHELL in subprocess.run(["apt-cache", "pkgnames", SHELL], capture_output=True, text=True).stdout.split():
            wanted = [SHELL if package == "chromium" else package for package in wanted]
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted], check=False, env=quiet)
    for package in missing():
        print(f"{lacks(package)}: the tests that need it are left out.")


if __name__ == "__main__":
    main()
