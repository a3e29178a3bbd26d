"""What people read: labels instead of code words, one thing in the singular, and no skiing where nobody skis."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import loipe
from loipe.core.contract import NOBODY
from loipe.core.game import AnyGame, Fact
from loipe.core.rng import Rng
from loipe.core.rulebook import introduction, rulebook
from loipe.core.text import Text, bundle
from loipe.games import IDS, load

CATALOGUES = sorted((Path(loipe.__file__).parent / "locale" / "en").glob("*.ftl"))
SHARED = ("common", "cli", "page", "server")
SKIING = re.compile(r"\b(bibs?|races?|racing|skiers?|skis?|skiing)\b", re.IGNORECASE)
ABOUT_SKIING = re.compile(r"page-ms-|cli-(help-)?(season|races|courses)|page-shoot|page-dots|season-")
"""Shared catalogues hold these for the three games in the snow."""
RETIRED = re.compile(
    r"penalty (laps?|rings?|lanes?)\b|\bthe Goal\b|\bglow(s|ing)?\b|\b(once|one|twice) a (turn|lap)\b"
    r"|\bdivided by commas\b|\bunless said otherwise\b|\bwhere nobody names\b|\bThere is: |\bgo(es)? on with\b"
    r"|\bshootings\b|\binvalid\b|\bdefects?\b",
    re.IGNORECASE,
)
"""Each of these has one word of its own, and it is another one."""
NUMBERED = re.compile(r"(?<![\d.])\b1 (?:(?!from|at)[a-z]+ )?([a-z]+s)\b(?!-)")
VERBS = """
    is has was wins draws rolls skis lies begins starts counts adds costs takes belongs stands leads does becomes
    hits misses moves holds this less miss needs lists writes leaves goes gets glows stays saves beats
    success sideways owns comes tennis chess billiards darts
"""
NEVER_ONE = """
    cli-sim-length cli-course-fine crystal-globe-toll crystal-globe-config-shootings crystal-globe-box-no-deck
    course-too-long course-too-many course-too-many-stretches course-too-many-points mass-start-config-routes
    page-my-all page-details server-full ski-tour-course-long ski-tour-course-many ski-tour-boards-long
    ski-tour-boards-row ski-tour-boards-ladder cli-build-so-far cli-build-saved cli-build-fine
    ski-tour-build-so-far sport-ist-mord-no-such-player
"""
"""Their number is at least two wherever they are said."""
LIMITS = ("most", "high", "seats")
WORDS = """
    skier other-skier turn-skier name names game title titles file word square origin route stretch stand tile
    option host port space place row found claim card setting request near course bot problem module line team
    base seat number one two round column sport nation token order die low clause start free range value at
    address command box list done undo quit wanted what place-name taken about before
"""
"""Facts that are names, or numbers of something rather than so many."""


class Facts(Visitor):
    """The facts a message names, and the words it chooses a variant by."""

    def __init__(self, entry: Message) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(keys - {"one", "other"})
        self.generic_visit(node)


def messages(*files: str) -> Iterator[Message]:
    for path in CATALOGUES:
        if not files or path.stem in files:
            entries = FluentParser().parse(path.read_text("utf-8")).body
            yield from (entry for entry in entries if isinstance(entry, Message) and entry.value)


def sentences(entry: Message) -> Iterator[str]:
    """The message with 1 for every number, in each of its variants."""
    facts = Facts(entry)
    ones: dict[str, object] = {
        name: "Anna" if name in WORDS.split() else 2 if name in LIMITS else 1 for name in facts.names
    }
    chosen = [{name: key} for name, keys in facts.keys.items() for key in keys]
    known = bundle("en")
    for change in [{}, *chosen]:
        sentence, _ = known.format_pattern(known.get_message(entry.id.name).value, {**ones, **change})
        yield str(sentence)


def test_one_thing_is_told_in_the_singular() -> None:
    wrong = {
        entry.id.name: sentence
        for entry in messages()
        if entry.id.name not in NEVER_ONE.split()
        for sentence in sentences(entry)
        for noun in NUMBERED.findall(sentence)
        if noun not in VERBS.split()
    }
    assert wrong == {}


def test_the_singular_is_looked_for() -> None:
    assert NUMBERED.findall("Anna: 1 sports x 3; 1 more cards") == ["sports", "cards"]


def test_shared_sentences_know_nothing_of_skiing() -> None:
    wrong = {
        entry.id.name: sentence
        for entry in messages(*SHARED)
        if not ABOUT_SKIING.match(entry.id.name)
        for sentence in sentences(entry)
        if SKIING.search(sentence)
    }
    assert wrong == {}


def test_no_sentence_uses_a_word_that_was_given_up() -> None:
    told = {entry.id.name: sentence for entry in messages() for sentence in sentences(entry)}
    assert {name: sentence for name, sentence in told.items() if RETIRED.search(sentence)} == {}
    assert RETIRED.search("3 penalty laps") and not RETIRED.search("3 penalty loops")


def codes(game: AnyGame) -> set[str]:
    """What is typed for presets, settings and values and does not happen to be an English word."""
    meta, text = game.META, Text("en", game_id=game.META.id)
    words = {name: text.label(f"preset-{name}") for name in meta.presets}
    for choice in meta.choices:
        words[choice.name] = text.label(f"option-{choice.name}")
        words |= {str(value): text.label(f"option-{choice.name}-{value}") for value in choice.values}
    return {word for word in words if "_" in word or word in ("ludique", "tactique", "strategique")}


@pytest.mark.parametrize("game_id", IDS)
def test_every_preset_setting_and_value_has_a_label_that_is_no_code(game_id: str) -> None:
    game = load(game_id)
    text = Text("en", game_id=game_id)
    labels = [text.label(f"preset-{name}") for name in game.META.presets]
    for choice in game.META.choices:
        labels.append(text.label(f"option-{choice.name}"))
        if choice.kind == "choice":
            labels += [text.label(f"option-{choice.name}-{value}") for value in choice.values]
    assert all(labels)
    assert not set(labels) & codes(game)


@pytest.mark.parametrize("game_id", IDS)
def test_no_sentence_of_the_catalogue_or_the_rulebook_shows_a_code_word(game_id: str) -> None:
    raw = re.compile(rf"\b({'|'.join(sorted(codes(load(game_id))))})\b")
    told = [sentence for entry in messages(game_id, *SHARED) for sentence in sentences(entry)]
    told += [introduction(game_id), *(f"{clause.title} {clause.text}" for clause in rulebook(game_id).values())]
    assert [line for line in told if raw.search(line)] == []


@pytest.mark.parametrize("game_id", IDS)
def test_no_table_shows_a_code_word(game_id: str) -> None:
    """Every question, option, part and event of a game in each preset."""
    game, text = load(game_id), Text("en", ("Anna", "Ben", "Carla", "Dag", "Elin", "Finn"), game_id)
    for number, config in enumerate(game.META.presets.values()):
        state, rng = game.start(config, []), Rng(number)
        for _ in range(400):
            if state.to_act() == NOBODY:
                break
            prompt = game.prompt(state, state.to_act())
            parts = [*prompt.parts, *(part for option in prompt.options for part in option.odds)]
            lines = [text.question(prompt), *map(text.option, prompt.options), *map(text.part, parts)]
            state.apply(state.pick(rng))
            lines += [text.event(event) for event in game.events(state, state.journal or [])]
            state.journal = []
            assert not [line for line in lines if re.search(r"[a-z]_[a-z]", line)]


def test_settings_in_the_rulebook_are_called_what_the_form_calls_them() -> None:
    assert "Setting “Turn order”: “As seated”" in rulebook("mass-start")["MS-2"].text
    assert "“First across”" in rulebook("crystal-globe")["CG-62"].text


def test_a_number_out_of_range_is_told_by_the_settings_label_where_the_game_is_known() -> None:
    facts: dict[str, Fact] = {"name": "last_round", "value": 0, "low": 1, "high": 200}
    assert Text("en", game_id="sport-ist-mord").say("config-number", facts) == "Last round can be 1 to 200, not 0."
    assert Text("en").say("config-number", facts) == "last_round can be 1 to 200, not 0."  # as typed after --set
