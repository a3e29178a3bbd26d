"""Writes the page's types from our Structs: `PYTHONPATH=src python -m loipe.server.typescript` in the project's folder.

The server's messages go to lib/messages.ts, what all views share to lib/shown.ts, a game's trees to its board's folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from loipe.bots import hint
from loipe.core import shown
from loipe.core.game import Choice, Part
from loipe.core.guide import Goal, Thing
from loipe.games import IDS, load
from loipe.games.ski_tour.drawing import Course
from loipe.puzzles.puzzle import Answer
from loipe.season.athlete import Card
from loipe.server import catalogue, lessons, messages, puzzles, setup, views
from loipe.server.bell import bell, push
from loipe.server.guests import hosting, invitation, opening
from loipe.server.seasons.routes import SeasonDo
from loipe.server.seasons.running import Comer, NewSeason, SeasonLink
from loipe.server.seasons.telling import SeasonOffer, SeasonTold
from loipe.server.thinking import hints, stories

HEAD = "// Generated from {}; run `python -m loipe.server.typescript` instead of editing.\n"
WEB = Path("web/src")
BESIDE = (
    views.Moment, views.Replay, views.Held, views.Mine, views.TableLine,
    setup.SeatWish, setup.NewTable, setup.BoardWish, setup.Board, setup.LogFile,
    opening.Link, opening.Created, hosting.Place, hosting.Welcome, invitation.Guest,
    push.Subscription, bell.PushKey,
    Choice, Thing, Goal, catalogue.GameLine, catalogue.Games, catalogue.ClauseLine, catalogue.Rulebook,
)  # fmt: skip
BUILDER = (catalogue.Face, catalogue.CourseWish, catalogue.Built)
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def type_of(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(type_of(arg) for arg in args)
    if hint == messages.View:
        return "Shown"
    if origin is dict:
        return "Facts" if args[1] is Any else f"Record<string, {type_of(args[1])}>"
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(type_of(arg) for arg in args)}]"
    if origin in (list, tuple):
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """One message: a tag as `type`, fields with a default may be left out of what a client sends."""
    hints = get_type_hints(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    sent = struct.__struct_config__.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {type_of(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """Every message once: those of a table, then those of what is beside it."""
    at_table = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [*at_table, *BESIDE, lessons.CoachLine, lessons.LessonTable, hints.Forecast, hint.Chance, hint.Advice]


def within(struct: type[msgspec.Struct]) -> Iterable[type[msgspec.Struct]]:
    """A tree's Structs, parts before what they are part of."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in found:
            for inner in get_type_hints(hint).values():
                visit(inner)
            found[hint] = None
        for inner in get_args(hint):
            visit(inner)

    visit(struct)
    return found


def written() -> str:
    """lib/messages.ts."""
    unions = {"Up": messages.Up, "Down": messages.Down}
    parts = [HEAD.format("loipe.server"), "import type { Shown } from './shown';"]
    parts += ["export type Facts = Record<string, unknown>;"]
    parts += [interface(struct) for struct in structs()]
    parts += [f"export type {name} = {type_of(union)};" for name, union in unions.items()]
    return "\n\n".join(parts) + "\n"


def common() -> list[type[msgspec.Struct]]:
    """What the views of all games share, apart from what messages have too."""
    return [each for each in within(shown.Standing) if each is not Part] + [shown.Throw]


def written_common() -> str:
    """lib/shown.ts."""
    parts = [HEAD.format("loipe.core.shown"), "import type { Part } from './messages';"]
    parts += [f"export type {name} = {type_of(getattr(shown, name))};" for name in ("Dot", "Tone")]
    trees: list[type[msgspec.Struct]] = [*common(), shown.Open, shown.Own, shown.Shown]
    trees += [shown.PlainOpen, shown.PlainOwn, shown.Plain]
    return "\n\n".join([*parts, *(interface(struct) for struct in trees)]) + "\n"


def written_view(game_id: str) -> str:
    """boards/<game>/shown.ts."""
    game = load(game_id)
    shared = {each.__name__ for each in common()}
    found = dict.fromkeys(each for root in (game.Shown, game.Board) for each in within(root))
    trees = [each for each in found if each is not Part and each.__name__ not in shared]
    text = "\n\n".join(interface(struct) for struct in trees)
    used = sorted(name for name in shared if f": {name}" in text)
    heads = [
        HEAD.format(f"loipe.games.{game_id}"),
        *(["import type { Part } from '../../lib/messages';"] if ": Part" in text else []),
        f"import type {{ {', '.join(used)} }} from '../../lib/shown';",
    ]
    return "\n\n".join([*heads, text]) + "\n"


def written_builder() -> str:
    """builder/built.ts: what the course builder sends and gets."""
    drawn = {*within(Course), Part, messages.Reason}
    trees = dict.fromkeys(each for root in BUILDER for each in within(root) if each not in drawn)
    heads = [
        HEAD.format("loipe.server.catalogue"),
        "import type { Course } from '../boards/ski-tour/shown';\nimport type { Reason } from '../lib/messages';",
    ]
    return "\n\n".join([*heads, *(interface(struct) for struct in trees)]) + "\n"


def written_story() -> str:
    """story/told.ts: what a finished game's story is drawn from."""
    heads = [HEAD.format("loipe.story"), "import type { Facts } from '../lib/messages';"]
    trees = [struct for struct in within(stories.Telling) if struct is not Part]
    return "\n\n".join([*heads, *(interface(struct) for struct in trees)]) + "\n"


def written_season() -> str:
    """season/told.ts: what a season's pages send and are drawn from."""
    roots = (SeasonOffer, SeasonTold, Card, NewSeason, SeasonLink, Comer, SeasonDo)
    trees = dict.fromkeys(each for root in roots for each in within(root))
    heads = [HEAD.format("loipe.server.seasons"), "import type { Facts } from '../lib/messages';"]
    return "\n\n".join([*heads, *(interface(struct) for struct in trees)]) + "\n"


def written_puzzle() -> str:
    """puzzle/told.ts: the list of puzzles, and one of them."""
    own = (puzzles.PuzzleLine, puzzles.Puzzles, Answer, puzzles.PuzzleTable)
    heads = [HEAD.format("loipe.server.puzzles"), "import type { Question, Table } from '../lib/messages';"]
    return "\n\n".join([*heads, *(interface(struct) for struct in own)]) + "\n"


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    boards = {WEB / "boards" / game_id / "shown.ts": written_view(game_id) for game_id in IDS}
    boards[WEB / "builder" / "built.ts"] = written_builder()
    boards[WEB / "story" / "told.ts"] = written_story()
    boards[WEB / "season" / "told.ts"] = written_season()
    boards[WEB / "puzzle" / "told.ts"] = written_puzzle()
    return {WEB / "lib" / "messages.ts": written(), WEB / "lib" / "shown.ts": written_common(), **boards}


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
