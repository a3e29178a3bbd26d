"""Settings of a host: from options, the environment and a file; each mistake is one sentence that names its place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from loipe.cli.speech import say, sentences
from loipe.core.game import Refused
from loipe.core.text import bundle
from loipe.server.app import Settings
from loipe.server.config import KEYS, gathered, settings_of, strangers
from tests.cli.terminal import command

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "config.md"


def file_of(folder: Path, text: str) -> str:
    found = folder / "loipe.toml"
    found.write_text(text, "utf-8")
    return str(found)


def sentence(**given: Any) -> str:
    with pytest.raises(Refused) as refused:
        gathered({}, **{"environment": {}, **given})
    (told,) = sentences(refused.value)
    return told


def test_options_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, "keep = 10\nkeep_finished = 10\nsockets = 10\n")
    environment = {"LOIPE_KEEP": "20", "LOIPE_KEEP_FINISHED": "20", "LOIPE_PUSH": "no"}
    said = gathered({"keep": "30", "think": None}, ("log=json",), file, environment)
    assert said["keep"] == (30, "--keep")
    assert said["keep_finished"] == (20, "LOIPE_KEEP_FINISHED")
    assert said["sockets"] == (10, file)
    assert said["push"] == (False, "LOIPE_PUSH") and said["log"] == ("json", "--set log")
    assert said["think"] == (30.0, "")
    settings = settings_of(said, "sqlite:///x")
    assert (settings.keeping.untouched, settings.keeping.finished, settings.limits.sockets) == (30, 20, 10)
    assert not settings.push.is_on and settings.limits.requests == Settings("").limits.requests


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("keepp = 3", ("keepp", "Is it keep?")),
        ("wholly_unheard_of = 3", ("wholly_unheard_of", "--show-config")),
        ('keep = "long"', ("keep", "1 to 36,500", "long")),
        ("keep = 0", ("keep", "1 to 36,500", "0")),
        ("keep = 1.5", ("keep", "whole")),
        ("keep = true", ("keep", "1 to 36,500")),
        ("keep = [1]", ("keep", "1 to 36,500")),
        ("requests = nan", ("requests", "nan")),
        ("requests = inf", ("requests", "inf")),
        ('push = "perhaps"', ("push", "true or false", "perhaps")),
        ("push = 1", ("push", "true or false")),
        ("host = 7", ("host", "a text")),
        ('log = "xml"', ("log", "text, json", "xml")),
        ('proxies = "10.0.0.0/99"', ("proxies", "10.0.0.0/8", "10.0.0.0/99")),
        ("[limits]\nsockets = 1", ("limits", "--show-config")),
        ("keep == 3", ("not TOML", "line 1")),
        ("keep = 3\nkeep = 4", ("not TOML",)),
    ],
)
def test_a_mistake_in_a_file_is_one_sentence_with_file_and_key(
    tmp_path: Path, text: str, parts: tuple[str, ...]
) -> None:
    file = file_of(tmp_path, text)
    told = sentence(file=file)
    assert all(part in told for part in (file, *parts)), told
    assert "invalid" not in told.lower() or "not TOML" in told


def test_so_is_one_elsewhere(tmp_path: Path) -> None:
    assert sentence(environment={"LOIPE_KEEP": "for ever"}).startswith("LOIPE_KEEP can be 1 to 36,500")
    assert sentence(settings=("keep",)).startswith("--set takes a name and a value")
    assert "--set keep can be" in sentence(settings=("keep=-1",))
    assert "No such file" in sentence(file=str(tmp_path / "none.toml"))
    assert "cannot be read" in sentence(file=str(tmp_path))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in sentence(file=str(tmp_path / "binary"))


def test_a_variable_that_is_no_setting_is_told_of() -> None:
    assert strangers({"LOIPE_KEEPP": "1", "LOIPE_KEEP": "1", "LOIPE_BOTS": "x", "HOME": "/"}) == ["LOIPE_KEEPP"]


def test_show_config_prints_a_file_that_can_be_given_back_without_the_password(tmp_path: Path) -> None:
    file = file_of(tmp_path, 'database = "postgresql://me:hunter2@db/loipe"\nsockets = 7\n')
    shown = command("serve", "--config", file, "--keep", "12", "--show-config").out
    assert "hunter2" not in shown and "postgresql://me:…@db/loipe" in shown
    assert re.search(rf"^sockets = 7 +# {re.escape(file)}$", shown, re.MULTILINE)
    assert re.search(r"^keep = 12 +# --keep$", shown, re.MULTILINE)
    again = gathered({}, file=file_of(tmp_path, shown), environment={})
    assert again["sockets"].value == 7 and list(tomllib.loads(shown)) == [key.name for key in KEYS]


def row(name: str, default: Any) -> str:
    about = say(f"config-about-{name.replace('_', '-')}")
    shown = ("no", "yes")[default] if isinstance(default, bool) else default
    shown = round(default, 4) if isinstance(default, float) else shown
    return f"| `{name}` | {shown} | {about} |"


def test_every_setting_is_on_the_page_with_its_default() -> None:
    told = PAGE.read_text("utf-8").splitlines()
    assert [line for line in told if line.startswith("| `")] == [row(key.name, key.default) for key in KEYS]
    assert all(bundle("en").has_message(f"config-about-{key.name.replace('_', '-')}") for key in KEYS)
