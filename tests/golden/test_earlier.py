"""Games recorded by earlier rules open: they replay to their end, or tell the word that fits no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.core import log
from loipe.core.game import Refused
from loipe.core.table import opened
from loipe.games import IDS, load
from tests.golden.recording import folder

RECORDED = [
    pytest.param(game_id, path, id=f"{path.parent.name}-{path.stem}")
    for game_id in IDS
    for path in sorted(folder(game_id).glob("rules-*/*.log"))
]


@pytest.mark.parametrize(("game_id", "path"), RECORDED)
def test_a_game_by_earlier_rules_opens(game_id: str, path: Path) -> None:
    recorded = log.read(path.read_text("utf-8"))
    assert f"rules-{recorded.rules}" == path.parent.name
    table, stop = opened(recorded)
    if stop is None:
        assert table.over
    else:
        assert stop.defects[0].facts["ply"] == len(table.log.plies) + 1
        assert stop.defects[-1].message == "log-mended"


@pytest.mark.parametrize("game_id", IDS)
def test_a_setting_that_an_old_header_lacks_keeps_its_old_value(game_id: str) -> None:
    game = load(game_id)
    seats = ", ".join("ABCDEF"[: len(next(iter(game.META.presets.values())).holders)])
    for version, values in game.META.earlier:
        for rules in range(1, game.META.rules_version + 1):
            text = f"{log.MAGIC}\ngame {game_id}\nrules {rules}\nseats {seats}\n{log.BODY}\n"
            config, fresh = log.read(text).config, log.read(text.replace(f"rules {rules}", f"rules {version}")).config
            for name, value in values.items():
                expected = value if rules < version else getattr(fresh, name)
                assert getattr(config, name) == expected


@pytest.mark.parametrize("game_id", IDS)
@pytest.mark.parametrize("rules", ["0", "99", "x", "1" * 5000, "²", ""])
def test_rules_that_nobody_knows_yet_are_refused(game_id: str, rules: str) -> None:
    with pytest.raises(Refused) as refused:
        log.read(f"{log.MAGIC}\ngame {game_id}\nrules {rules}\nseats A, B\n{log.BODY}\n")
    assert refused.value.message == "log-other-rules"
