"""Sentences from the Fluent catalogue, by id: the only place prose comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from loipe.games import OTHERS, folder_of

if TYPE_CHECKING:  # help is told without them
    from loipe.core.game import Defects, Event, Fact, Option, Part, Prompt, Refused

FALLBACK = "en"
LONGEST = 900
ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message or term with all its lines."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[.(}]")
FACT = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
PLAIN = re.compile(rf"[\w-]+ *= *(?P<sentence>(?:[^{{}}\n]|{FACT.pattern})+?)\s*\Z")
"""A message of one line that decides nothing: its words, and facts put in as they are."""


@lru_cache
def languages() -> tuple[str, ...]:
    """The languages with a catalogue."""
    return tuple(sorted(folder.name for folder in (files("loipe") / "locale").iterdir() if folder.is_dir()))


def pages(language: str) -> list[Traversable]:
    """The files of a language's catalogue, those of other authors' games among ours."""
    folders = [files("loipe") / "locale" / language]
    folders += [folder_of(package) / "locale" / language for package in OTHERS]
    found = [page for folder in folders if folder.is_dir() for page in folder.iterdir()]
    return sorted((page for page in found if page.name.endswith(".ftl")), key=lambda page: page.name)


class Catalogue:
    """The messages of a language. Each is parsed when it is first said: all of them would take half a second."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.source: dict[str, str] = {}
        for page in pages(language):
            for found in ENTRY.finditer(page.read_text("utf-8")):
                self.source.setdefault(found["id"], found[0])
        self.waiting = set(self.source)

    @cached_property
    def parsed(self) -> Any:
        """Fluent's own catalogue, loaded for the first message that is not plain."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def parse(self, message: str) -> None:
        """This message, and whatever it refers to."""
        from fluent.runtime import FluentResource

        if message in self.waiting:
            self.waiting.remove(message)
            self.parsed.add_resource(FluentResource(self.source[message]))
            for other in REFERENCE.findall(self.source[message]):
                self.parse(other)

    def has_message(self, message: str) -> bool:
        return message in self.source

    def get_message(self, message: str) -> Any:
        self.parse(message)
        return self.parsed.get_message(message)

    def format_pattern(self, pattern: Any, facts: dict[str, Any]) -> Any:
        return self.parsed.format_pattern(pattern, facts)

    def plain(self, message: str, facts: Mapping[str, Any]) -> str | None:
        """The sentence of a plain message whose facts are words; None where Fluent has to say it."""
        found = PLAIN.match(self.source[message])
        if found is None or not all(isinstance(facts.get(name), str) for name in FACT.findall(found["sentence"])):
            return None
        return FACT.sub(lambda fact: str(facts[fact[1]]), found["sentence"])


@lru_cache
def bundle(language: str) -> Catalogue:
    return Catalogue(language)


def shortened(fact: str) -> str:
    """Fluent takes no more than a thousand letters at once, and nobody reads them."""
    return fact if len(fact) <= LONGEST else f"{fact[:LONGEST]}…"


class Text:
    """One language, with the names of the people at a table."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = (), game_id: str = "") -> None:
        self.language = language if language in languages() else FALLBACK
        self.names = tuple(names)
        self.game_id = game_id

    def say(self, message: str, facts: Mapping[str, Fact] | None = None) -> str:
        """The sentence of that id; English where a language lacks it."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            found = bundle(language)
            if found.has_message(message):
                arguments = self.arguments(facts or {})
                plain = found.plain(message, arguments)
                if plain is not None:
                    return plain
                entry = found.get_message(message)
                if entry.value is not None:
                    sentence, errors = found.format_pattern(entry.value, arguments)
                    if not errors:
                        return str(sentence)
                    raise LookupError(f"{message}: {errors}")
        raise LookupError(message)

    def has(self, message: str) -> bool:
        return bundle(self.language).has_message(message) or bundle(FALLBACK).has_message(message)

    def arguments(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """Facts as Fluent takes them: seats by name, cards and settings by title, truth as yes or no, lists joined."""
        found: dict[str, Any] = {}
        for name, fact in facts.items():
            if isinstance(fact, bool):
                found[name] = "yes" if fact else "no"
            elif isinstance(fact, (list, tuple)):
                found[name] = shortened(", ".join(str(part) for part in fact))
            elif fact is not None:
                found[name] = shortened(fact) if isinstance(fact, str) else fact
        for name, skier in (("seat", "skier"), ("other", "other-skier"), ("turn", "turn-skier")):
            seat = facts.get(name)
            if isinstance(seat, int) and not isinstance(seat, bool):
                found[skier] = self.name_of(seat)
        card = facts.get("card")
        if isinstance(card, str) and card:
            found["title"] = self.title(card)
        setting = facts.get("name")
        if isinstance(setting, str):
            found["setting"] = self.label(f"option-{setting}") or setting
        tokens = facts.get("tokens")
        if isinstance(tokens, (list, tuple)):
            found["titles"] = ", ".join(self.title(str(token)) for token in tokens)
        return found

    def title(self, card: str) -> str:
        """Of a card or token; one of a table's own has its name only."""
        message = f"{self.game_id}-card-{card}"
        return self.say(message) if self.has(message) else card

    def label(self, what: str) -> str:
        """What people call a setting, a value or a preset of this game: `option-laps`; empty where it has no name."""
        message = f"{self.game_id}-{what}"
        return self.say(message) if self.has(message) else ""

    def name_of(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def event(self, event: Event) -> str:
        """An event as a sentence; empty where the catalogue says nothing about it."""
        message = f"{self.game_id}-event-{event.kind}" + ("-hidden" if event.hidden else "")
        return self.say(message, {"seat": event.seat, **event.facts})

    def refusal(self, refused: Refused) -> str:
        """One sentence, with the clause that is the reason."""
        sentence = self.say(refused.message, refused.facts)
        return f"{sentence} [{refused.clause}]" if refused.clause else sentence

    def defects(self, found: Defects) -> list[str]:
        return [self.refusal(defect) for defect in found.defects]

    def part(self, part: Part) -> str:
        return self.say(part.message, part.facts)

    def option(self, option: Option) -> str:
        return self.say(option.message, option.facts)

    def question(self, prompt: Prompt) -> str:
        return self.say(prompt.message, prompt.facts)
