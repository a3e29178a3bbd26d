"""Every sentence the code can say is in the English catalogue and takes its facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime.resolver import VariableReference
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import loipe
from loipe.core.contract import NOBODY
from loipe.core.game import AnyGame, Event, Part, Prompt
from loipe.core.rng import Rng
from loipe.core.text import FACT, Catalogue, Text, bundle
from loipe.games import IDS, load

SOURCE = Path(loipe.__file__).parent
SPEAKERS = {"Refused", "Illegal", "Malformed", "Option", "Part", "Prompt", "say", "Result"}
MESSAGE = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
NAMES = ("Anna", "Boris", "Carla", "Dag", "Elin", "Finn", "Gro", "Hans")
ENGLISH = Text("en", NAMES)


def files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def said_in(path: Path) -> Iterator[str]:
    """Message ids among the strings of a file: those passed to a speaker, and those with a game's prefix."""
    prefixes = tuple(f"{game_id}-" for game_id in IDS)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in SPEAKERS and node.args:
                yield from messages_in(node.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefixes):
            if MESSAGE.fullmatch(node.value) and not node.value.endswith("-"):
                yield node.value


def messages_in(node: ast.expr) -> Iterator[str]:
    """A literal, or both arms of a choice between literals."""
    if isinstance(node, ast.IfExp):
        yield from messages_in(node.body)
        yield from messages_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value):
        yield node.value


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_message_named_in_the_code_exists(path: Path) -> None:
    missing = sorted({message for message in said_in(path) if not ENGLISH.has(message)})
    assert missing == []


REFUSALS = {"Refused", "Illegal", "Malformed"}
DERIVED = {"seat": "skier", "other": "other-skier", "turn": "turn-skier", "card": "title", "name": "setting"}


def refusals_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Message and names of the facts of every refusal whose facts are spelled out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in REFUSALS or not node.args:
            continue
        facts = {keyword.arg for keyword in node.keywords}
        if None not in facts:
            names = {name for name in facts if name and name != "clause"}
            for message in messages_in(node.args[0]):
                yield message, names | {DERIVED[name] for name in names if name in DERIVED}


def variables_of(message: str) -> set[str]:
    """The facts a message asks for, in all its variants."""
    entry = bundle("en").get_message(message)
    return {node.id.name for node in walk(entry.value) if isinstance(node, VariableReference)}


def walk(node: object) -> Iterator[object]:
    yield node
    children = node if isinstance(node, (list, tuple)) else getattr(node, "__dict__", {}).values()
    for child in children:
        if isinstance(child, (list, tuple)) or hasattr(child, "__dict__"):
            yield from walk(child)


def test_refusals_bring_the_facts_their_sentences_name() -> None:
    lacking = {}
    for path in files():
        for message, facts in refusals_in(path):
            if ENGLISH.has(message) and variables_of(message) - facts:
                lacking[message] = variables_of(message) - facts
    assert lacking == {}
    assert variables_of("mass-start-taken") == {"other-skier", "word"}


@pytest.mark.parametrize("file", sorted((SOURCE / "locale").rglob("*.ftl")), ids=lambda file: file.name)
def test_every_catalogue_parses_whole_and_says_nothing_twice(file: Path) -> None:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert names == list(dict.fromkeys(names))
    known = bundle(file.parent.name)
    for name in names:
        assert known.get_message(name) is not None


def test_a_plain_message_is_said_as_fluent_says_it() -> None:
    known = bundle("en")
    plain = 0
    for message in known.source:
        facts = {name: f"«{name}»" for name in FACT.findall(known.source[message])}
        sentence = known.plain(message, facts)
        if sentence is not None:
            assert (sentence, []) == known.format_pattern(known.get_message(message).value, facts)
            plain += 1
    assert plain > 100


@pytest.mark.parametrize("facts", [{"other": "Ida"}, {"other": "Ida", "word": 1234}, {"other": "Ida", "word": None}])
def test_a_fact_that_is_no_word_is_left_to_fluent(facts: dict[str, object]) -> None:
    known = Catalogue("en")
    known.source["met"] = "met = { $other } has { $word }.\n"
    assert known.plain("met", {"other": "Ida", "word": "skis"}) == "Ida has skis."
    assert known.plain("met", facts) is None


def test_the_scan_finds_messages() -> None:
    found = {message for path in files() for message in said_in(path)}
    assert {"log-lacks", "mass-start-taken", "mass-start-part-die", "mass-start-over-finished"} <= found


def test_every_choice_and_preset_has_a_label_and_an_explanation() -> None:
    wanted: list[str] = []
    for meta in (load(game_id).META for game_id in IDS):
        wanted += [f"{meta.id}-poster", f"{meta.id}-poster-time", f"{meta.id}-poster-about"]
        for preset in meta.presets:
            wanted += [f"{meta.id}-preset-{preset}", f"{meta.id}-preset-{preset}-about"]
        for choice in meta.choices:
            label = f"{meta.id}-option-{choice.name}"
            wanted += [label, f"{label}-about"]
            if choice.kind == "choice":
                wanted += [f"{label}-{value}" for value in choice.values]
    assert [message for message in wanted if not ENGLISH.has(message)] == []


def test_every_kind_of_event_and_every_card_has_words() -> None:
    from loipe.games.mass_start.cards import event_cards
    from loipe.games.mass_start.events import KINDS

    wanted = [f"mass-start-event-{kind.name}" for kind in KINDS.values()]
    for card in event_cards():
        wanted += [f"mass-start-card-{card.name}", f"mass-start-cardtext-{card.name}"]
    assert [message for message in wanted if not ENGLISH.has(message)] == []


def test_every_phase_that_asks_has_its_question() -> None:
    from loipe.games.mass_start.codes import PHASES

    assert [phase for phase in PHASES[:-1] if not ENGLISH.has(f"mass-start-ask-{phase}")] == []


def configs(game: AnyGame) -> Iterator[object]:
    """Every preset in every edition the game has."""
    for preset in game.META.presets.values():
        editions = next((choice.values for choice in game.META.choices if choice.name == "edition"), ())
        yield from (msgspec.structs.replace(preset, edition=edition) for edition in editions)
        if not editions:
            yield preset


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game_id", IDS)
def test_random_games_are_told_without_a_gap(game_id: str, seed: int) -> None:
    game = load(game_id)
    text = Text("en", NAMES, game_id)
    for number, config in enumerate(configs(game)):
        state = game.start(config)
        state.journal = []
        rng = Rng(seed, number)
        while state.to_act() != NOBODY:
            assert_tells_prompt(text, game.prompt(state, state.to_act()))
            state.apply(state.pick(rng))
            for event in game.events(state, state.journal):
                assert_tells_event(text, event)
            state.journal = []
        result = game.result(state)
        assert text.say(result.reason, {"seat": 0})


def assert_tells_prompt(text: Text, prompt: Prompt) -> None:
    lines = [text.question(prompt), *(text.option(option) for option in prompt.options)]
    parts: list[Part] = [*prompt.parts, *(part for option in prompt.options for part in option.odds)]
    lines += [text.part(part) for part in parts]
    assert all(line and "{" not in line and "None" not in line for line in lines)


def assert_tells_event(text: Text, event: Event) -> None:
    whole = text.event(event)
    assert "{" not in whole and "None" not in whole
    text.event(event.seen_by(frozenset()))


def test_a_withheld_card_is_not_named() -> None:
    text = Text("en", NAMES, "mass-start")
    event = Event("drew", 1, "MS-S8", {"card": "cool-head", "starred": False, "seen": False}, ("card",))
    assert "Cool Head" in text.event(event.seen_by(frozenset({1})))
    assert "Cool Head" not in text.event(event.seen_by(frozenset({0})))


def test_booleans_choose_their_wording() -> None:
    text = Text("en", NAMES, "mass-start")
    facts = {"targets": 3, "shots": 2}
    assert text.event(Event("shot", 0, "MS-9", {"hit": True, **facts})) == "Shot 2: Anna hits. 3 targets left."
    assert text.event(Event("shot", 0, "MS-9", {"hit": False, **facts})) == "Shot 2: Anna misses. 3 targets left."
