"""Every number and choice of a host, in one list: from options, the environment and a file, in this order."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from loipe.core.game import Refused
from loipe.server import logs
from loipe.server.app import Settings
from loipe.server.doors.proxies import HEADERS, networks

Value = str | int | float | bool
MUCH = 10**9
DAY = 86_400
PREFIX = "LOIPE_"
OTHERS = ("LOIPE_BOTS", "LOIPE_GAMES", "LOIPE_PROFILE", "LOIPE_CLUSTER", "LOIPE_INTERPRETED")
"""What the environment says to other parts of Loipe."""
USUAL_PORT = 8350
SPOKEN = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


class Key(NamedTuple):
    """One setting; its meaning is the message `config-about-<name>`."""

    name: str
    place: str = ""
    """Where it is in Settings; what is not there has the default beside it."""
    low: float = 0
    high: float = MUCH
    choices: tuple[str, ...] = ()
    own: Value = ""

    @property
    def default(self) -> Value:
        if not self.place:
            return self.own
        found: Any = Settings("")
        for part in self.place.split("."):
            found = getattr(found, part)
        return cast(Value, found)

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"


KEYS = (
    Key("host", own="127.0.0.1"),
    Key("port", high=65_535, own=USUAL_PORT),
    Key("database", own=""),
    Key("workers", low=1, high=256, own=1),
    Key("proxies", "proxies"),
    Key("proxy_header", "proxy_header", choices=HEADERS),
    Key("log", "log_as", choices=logs.KINDS),
    Key("log_level", "log_level", choices=logs.LEVELS),
    Key("metrics_host", own="127.0.0.1"),
    Key("metrics_port", high=65_535, own=0),
    Key("farewell", "farewell", low=0, high=600),
    Key("silence", "silence", low=2, high=3600),
    Key("most_tables", "keeping.most", low=1),
    Key("keep", "keeping.untouched", low=1, high=36_500),
    Key("keep_finished", "keeping.finished", low=1, high=36_500),
    Key("sweep_every", "keeping.every", low=1, high=DAY),
    Key("season_every", "seasons", low=1, high=DAY),
    Key("in_memory", "tables_kept", low=1),
    Key("think", "thought", low=1, high=3600),
    Key("story", "story", low=1, high=3600),
    Key("absence", "absence", low=1, high=DAY),
    Key("push", "push.is_on"),
    Key("push_key", own=""),
    Key("contact", "push.contact"),
    Key("push_after", "push.after", high=3600),
    Key("request_bytes", "limits.body", low=1000),
    Key("file_bytes", "limits.file", low=1000),
    Key("message_bytes", "limits.message", low=1000),
    Key("head_bytes", "limits.head", low=1000),
    Key("requests", "limits.requests", low=0.01),
    Key("burst", "limits.burst", low=1),
    Key("new_tables", "limits.new_tables", low=0.001),
    Key("new_burst", "limits.new_burst", low=1),
    Key("codes", "limits.codes", low=0.001),
    Key("code_burst", "limits.code_burst", low=1),
    Key("sockets", "limits.sockets", low=1),
    Key("patience", "limits.patience", low=1, high=3600),
    Key("unread_bytes", "limits.unread", low=1000),
    Key("unread_messages", "limits.unread_messages", low=1),
)
BY_NAME = {key.name: key for key in KEYS}


class Said(NamedTuple):
    """A value and who said it: a file, a variable, an option; empty where nobody did."""

    value: Value
    by: str


def checked(key: Key, value: Any, name: str) -> Value:
    """A value as a file has it, or as it was typed; `name` is what somebody called it."""
    kind = type(key.default)
    if kind is bool:
        found = SPOKEN.get(value.lower()) if isinstance(value, str) else value
        if not isinstance(found, bool):
            raise Refused("config-yes-no", name=name, value=shown(value))
        return found
    if kind is str:
        if not isinstance(value, str) or "\0" in value:
            raise Refused("config-text", name=name, value=shown(value))
        if key.choices and value not in key.choices:
            raise Refused("config-choice", name=name, value=shown(value), choices=", ".join(key.choices))
        if key.name == "proxies":
            networks(value, name)
        return value
    return number(key, value, name, kind is int)


def number(key: Key, value: Any, name: str, whole: bool) -> Value:
    try:
        found = None if isinstance(value, bool) else int(value) if isinstance(value, int) else float(value)
    except (TypeError, ValueError):
        found = None
    if found is None or not key.low <= found <= key.high or (whole and found != int(found)):
        low, high = (int(each) if float(each).is_integer() else each for each in (key.low, key.high))
        message = "config-whole" if whole else "config-number"
        raise Refused(message, name=name, value=shown(value), low=low, high=high)
    return int(found) if whole else found


def shown(value: Any) -> str:
    return str(value)[:40]


def key_of(name: str, called: str) -> Key:
    """`called` is where the name stands."""
    if name not in BY_NAME:
        near = difflib.get_close_matches(name, BY_NAME, 1)
        raise Refused("config-unknown", name=shown(name), where=called, near=near[0] if near else "none")
    return BY_NAME[name]


def in_file(file: str) -> dict[str, Said]:
    try:
        found = tomllib.loads(Path(file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("config-no-file", file=file, problem=problem or str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise Refused("config-not-toml", file=file, problem=str(error)) from None
    keys = {name: key_of(name, file) for name in found}
    return {name: Said(checked(key, found[name], f"{file}: {name}"), file) for name, key in keys.items()}


def in_environment(environment: Mapping[str, str]) -> dict[str, Said]:
    given = {key.name: (key, environment[key.variable]) for key in KEYS if environment.get(key.variable)}
    return {name: Said(checked(key, text, key.variable), key.variable) for name, (key, text) in given.items()}


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like ours and say nothing to us."""
    known = {*OTHERS, *(key.variable for key in KEYS)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def in_options(options: Mapping[str, Value | None], settings: tuple[str, ...]) -> dict[str, Said]:
    """Options of their own, and `--set name=value` for all others."""
    given = [(BY_NAME[name], value, BY_NAME[name].option) for name, value in options.items() if value is not None]
    for each in settings:
        name, equals, text = each.partition("=")
        if not equals:
            raise Refused("config-set-shape", value=shown(each))
        given.append((key_of(name.strip(), "--set"), text.strip(), f"--set {name.strip()}"))
    return {key.name: Said(checked(key, value, called), called) for key, value, called in given}


def gathered(
    options: Mapping[str, Value | None],
    settings: tuple[str, ...] = (),
    file: str = "",
    environment: Mapping[str, str] = os.environ,
) -> dict[str, Said]:
    """Every setting and where it comes from; refused at the first that cannot be."""
    said = {key.name: Said(key.default, "") for key in KEYS}
    said |= in_file(file) if file else {}
    said |= in_environment(environment)
    said |= in_options(options, settings)
    return said


def settings_of(said: Mapping[str, Said], database: str) -> Settings:
    """As the server takes them."""
    parts: dict[str, dict[str, Any]] = {"": {"database": database}}
    for key in KEYS:
        if key.place:
            part, _, name = key.place.rpartition(".")
            parts.setdefault(part, {})[name] = said[key.name].value
    own = parts.pop("")
    for part, values in parts.items():
        own[part] = msgspec.structs.replace(getattr(Settings(""), part), **values)
    return Settings(**own)
