"""What needs no server: words, logs, courses, configs."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from loipe.core import log as logs
from loipe.core.contract import State
from loipe.core.log import Log
from loipe.games import IDS, load
from loipe.server import catalogue, setup, views
from loipe.server.setup import NewTable, SeatWish
from tests import golden, wander
from tests.fuzz import odd
from tests.fuzz.part import Part

PER_POSITION = 100
"""Words tried in one position; finding it takes longer than they do."""
MOST_PLIES = 60


@cache
def golden_logs() -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in sorted(Path(golden.__path__[0]).glob("*/*.log")))


@cache
def spoken(game_id: str) -> tuple[str, ...]:
    """Every word of a game's golden logs."""
    words: set[str] = set()
    for text in golden_logs():
        if f"game {game_id}\n" in text:
            body = text.partition(f"\n{logs.BODY}\n")[2]
            words |= {token.partition(":")[2] or token.lstrip("*") for token in body.split()}
    return tuple(sorted(words))


@lru_cache(maxsize=4)
def position(game_id: str, seed: int) -> State:
    """A decision somewhere in a random game."""
    at = 1 + seed % 17
    *_, (_, state) = wander.positions(game_id, seed, at, every=3)
    return state


class Words(Part):
    name = "words"

    def make(self, rng: Random, seed: int, number: int) -> tuple[str, int, str]:
        place = seed * 1_000_000 + number // PER_POSITION
        game_id = IDS[place % len(IDS)]
        word = rng.choice(spoken(game_id))
        if rng.random() < 0.7:
            word = odd.text(rng) if rng.random() < 0.2 else odd.bent_text(rng, word)
        return game_id, place, word

    def check(self, made: tuple[str, int, str]) -> None:
        game_id, seed, word = made
        state = position(game_id, seed)
        code = load(game_id).read(state, word)
        assert code in list(state.options()) and word.isascii(), code


class Logs(Part):
    name = "logs"

    def make(self, rng: Random, seed: int, number: int) -> str:
        head, _, body = rng.choice(golden_logs()).partition(f"\n{logs.BODY}\n")
        text = f"{head}\n{logs.BODY}\n{' '.join(body.split()[: rng.randrange(MOST_PLIES)])}\n"
        at = rng.randrange(3)
        if at == 0:
            return odd.bent_text(rng, text)
        lines = text.split("\n")
        line = rng.randrange(len(lines))
        if at == 1 and lines[line].startswith("set "):
            keyword, name, was = lines[line].split(" ", 2)
            body_of = odd.raw(rng, msgspec.json.decode(was)).decode("utf-8", "replace")
            lines[line] = f"{keyword} {name} {body_of}"
        else:
            lines[line] = odd.bent_text(rng, lines[line])
        return "\n".join(lines)

    def check(self, made: str) -> None:
        log = setup.opened(made)
        assert logs.read(logs.write(log)) == log


@cache
def course_files() -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for game_id in IDS:
        folder = files(f"loipe.games.{game_id.replace('-', '_')}") / "data" / "courses"
        if folder.is_dir():
            found += [
                (game_id, file.read_text("utf-8")) for file in sorted(folder.iterdir(), key=lambda file: file.name)
            ]
    return tuple(found)


class Courses(Part):
    name = "courses"

    def make(self, rng: Random, seed: int, number: int) -> tuple[str, str]:
        game_id, text = rng.choice(course_files())
        if rng.random() < 0.05:
            game_id = rng.choice([game for game, _ in course_files()])
        return game_id, odd.bent_text(rng, text, most=4)

    def check(self, made: tuple[str, str]) -> None:
        game_id, text = made
        if game_id == "ski-tour":
            catalogue.built(catalogue.CourseWish(text=text))
        import_module(f"loipe.games.{game_id.replace('-', '_')}.courses").find(text)
        wish = NewTable(game_id, [SeatWish("friend")] * 3, course=text)
        drawn(setup.agreed(wish)[1])


def drawn(log: Log) -> None:
    """All that a page needs of a new table."""
    msgspec.json.encode([views.plain(log.config), views.board(log.game_id, log.config)])
    assert logs.read(logs.write(log)) == log


class Configs(Part):
    name = "configs"

    def make(self, rng: Random, seed: int, number: int) -> tuple[str, Any]:
        """Settings of a preset with some bent; or the seats of a wish."""
        game_id = rng.choice(IDS)
        meta = load(game_id).META
        preset = rng.choice(list(meta.presets))
        known = [choice.name for choice in meta.choices]
        good = {name: fact for name, fact in msgspec.to_builtins(meta.presets[preset]).items() if name in known}
        chosen = {name: good.get(name) for name in rng.sample(known, min(len(known), rng.randrange(1, 5)))}
        for _ in range(1 + rng.randrange(2)):
            chosen = odd.bent(rng, chosen)
        seats: Any = [{"who": "me"}, {"who": "friend", "friend": 1, "name": "Ann"}, {"who": "bot", "bot": "thumb"}]
        seats = seats * (1 + rng.randrange(2)) if rng.random() < 0.8 else odd.bent(rng, seats)
        wish = {"game": game_id, "preset": preset, "settings": chosen, "seats": seats}
        return game_id, odd.bent(rng, wish) if rng.random() < 0.1 else wish

    def check(self, made: tuple[str, Any]) -> None:
        try:
            wish = msgspec.convert(made[1], NewTable)
        except msgspec.ValidationError:
            return
        drawn(setup.agreed(wish)[1])


PARTS: tuple[Part, ...] = (Words(), Logs(), Courses(), Configs())
