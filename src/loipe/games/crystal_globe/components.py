"""What is in the box besides the board, read from data/box.cards with all its defects at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

import msgspec

from loipe.core.game import Defects, Fact, Refused
from loipe.games.crystal_globe.codes import BASES, FORMS, SEQUENCE

FACES = 12
EVENTS = ("windsock", "ice", "vortex")
MODIFIERS = ("standing", "wind")
ENERGIES = ("plain", "rulebook", "mirrored", "even")
LAPS = range(2, 6)


class Components(msgspec.Struct):
    """Dice, shooting table, cards; `defects` while the file is read."""

    movement: dict[str, dict[int, int]] = {}
    """By base: faces by number (CG-70)."""
    dice: list[str] = []
    """Shooting dice in the order of the file (CG-71)."""
    hits: list[int] = []
    socks: list[int] = []
    sequences: dict[int, list[str]] = {}
    steps: dict[str, int] = {}
    event: dict[str, int] = {}
    form: dict[int, int] = {}
    decks: dict[tuple[int, int], dict[int, int]] = {}
    """By laps and points: cards by value (CG-76)."""
    energy: dict[tuple[int, str], list[int]] = {}
    """By laps and kind: the points of each base (CG-51)."""
    defects: list[Refused] = []

    def refuse(self, message: str, line: int, clause: str = "", **facts: Fact) -> None:
        self.defects.append(Refused(f"crystal-globe-box-{message}", clause, line=line, **facts))

    def sequence(self, base: str, standing: bool, wind: bool) -> list[str]:
        """CG-72: the five dice of a cell of the shooting table."""
        step = self.steps[base] + standing * self.steps["standing"] + wind * self.steps["wind"]
        return self.sequences[step]

    def deck(self, laps: int, energy: str, base: str) -> dict[int, int]:
        """CG-15, CG-76: cards by value."""
        return self.decks[laps, self.energy[laps, energy][BASES.index(base)]]


def pairs(box: Components, words: list[str], line: int, keyword: str) -> dict[int, int] | None:
    """`1:7 2:4`: number and count, each number once, from 1 to 7."""
    found: dict[int, int] = {}
    for word in words:
        match = re.fullmatch(r"([1-7]):([0-9]{1,2})", word)
        if match is None or int(match[1]) in found:
            box.refuse("pair", line, keyword=keyword, found=word[:20])
            return None
        found[int(match[1])] = int(match[2])
    if not found:
        box.refuse("empty", line, keyword=keyword)
        return None
    return found


def named(box: Components, words: list[str], line: int, keyword: str, known: tuple[str, ...]) -> dict[str, int] | None:
    """`windsock 2 ice 2`: names and numbers, each name once."""
    found: dict[str, int] = {}
    for name, number in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in known or name in found or not re.fullmatch(r"[0-9]{1,2}", number):
            box.refuse("named", line, keyword=keyword, found=f"{name} {number}"[:30], known=", ".join(known))
            return None
        found[name] = int(number)
    return found


def read_movement(box: Components, words: list[str], line: int) -> None:
    base = words[0] if words else ""
    if base not in BASES or base in box.movement:
        box.refuse("base", line, "CG-70", found=base[:20], known=", ".join(BASES))
        return
    faces = pairs(box, words[1:], line, "movement")
    if faces is not None:
        box.movement[base] = faces
        if sum(faces.values()) != FACES:
            box.refuse("faces", line, "CG-70", found=sum(faces.values()), wanted=FACES)


def read_shooting(box: Components, words: list[str], line: int) -> None:
    name = words[0] if words else ""
    if not re.fullmatch(r"[a-z]{1,12}", name) or name in box.dice:
        box.refuse("die", line, "CG-71", found=name[:20])
        return
    faces = named(box, words[1:], line, "shooting", ("hit", "windsock"))
    if faces is not None:
        box.dice.append(name)
        box.hits.append(faces.get("hit", 0))
        box.socks.append(faces.get("windsock", 0))
        if not 0 < sum(faces.values()) <= FACES:
            box.refuse("faces", line, "CG-71", found=sum(faces.values()), wanted=FACES)


def read_sequence(box: Components, words: list[str], line: int) -> None:
    """CG-21: five dice, safest first."""
    step = words[0] if words else ""
    if not step.isdecimal() or int(step) != len(box.sequences):
        box.refuse("step", line, "CG-72", found=step[:20], wanted=len(box.sequences))
        return
    dice = words[1:]
    box.sequences[int(step)] = dice
    unknown = [die for die in dice if die not in box.dice]
    if unknown or len(dice) != SEQUENCE:
        box.refuse("sequence", line, "CG-72", found=" ".join(unknown)[:40], count=len(dice), wanted=SEQUENCE)
        return
    chances = [box.hits[box.dice.index(die)] + box.socks[box.dice.index(die)] for die in dice]
    if chances != sorted(chances, reverse=True):
        box.refuse("safest", line, "CG-21")


def read_steps(box: Components, words: list[str], line: int) -> None:
    box.steps = named(box, words, line, "steps", (*BASES, *MODIFIERS)) or {}


def read_event(box: Components, words: list[str], line: int) -> None:
    box.event = named(box, words, line, "event", EVENTS) or {}
    if sum(box.event.values()) != 6:
        box.refuse("faces", line, "CG-73", found=sum(box.event.values()), wanted=6)


def read_form(box: Components, words: list[str], line: int) -> None:
    box.form = pairs(box, words, line, "form") or {}
    if sum(box.form.values()) != 12 or max(box.form, default=0) > FORMS:
        box.refuse("forms", line, "CG-74", found=sum(box.form.values()))


def read_deck(box: Components, words: list[str], line: int) -> None:
    """CG-76: the cards have as many points as the line says."""
    if len(words) < 3 or not (words[0].isdecimal() and words[1].isdecimal()):
        box.refuse("deck", line, "CG-76")
        return
    cards = pairs(box, words[2:], line, "deck")
    if cards is None:
        return
    laps, points = int(words[0]), int(words[1])
    box.decks[laps, points] = cards
    found = sum(value * count for value, count in cards.items())
    if found != points or max(cards) > FORMS:
        box.refuse("points", line, "CG-76", found=found, wanted=points)


def read_energy(box: Components, words: list[str], line: int) -> None:
    """CG-51: a deck for each base."""
    numbers = [word for word in words[2:] if word.isdecimal()]
    if len(words) != 5 or len(numbers) != 3 or not words[0].isdecimal() or words[1] not in ENERGIES:
        box.refuse("energy", line, "CG-51", known=", ".join(ENERGIES))
        return
    laps = int(words[0])
    box.energy[laps, words[1]] = [int(number) for number in numbers]
    for points in box.energy[laps, words[1]]:
        if (laps, points) not in box.decks:
            box.refuse("no-deck", line, "CG-76", laps=laps, points=points)


KEYWORDS: dict[str, Callable[[Components, list[str], int], None]] = {
    "movement": read_movement,
    "shooting": read_shooting,
    "sequence": read_sequence,
    "steps": read_steps,
    "event": read_event,
    "form": read_form,
    "deck": read_deck,
    "energy": read_energy,
}


def read(text: str) -> Components:
    """The components of a file; Defects with all that is wrong with it, line by line."""
    box = Components()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        reader = KEYWORDS.get(words[0])
        if reader is None:
            box.refuse("keyword", number, found=words[0][:20], known=", ".join(KEYWORDS))
        else:
            reader(box, words[1:], number)
    check_whole(box, len(lines))
    if box.defects:
        raise Defects(box.defects)
    return box


def check_whole(box: Components, line: int) -> None:
    """Every base, every step of the ladder, every kind of energy is there."""
    missing = [f"movement {base}" for base in BASES if base not in box.movement]
    missing += [f"steps {name}" for name in (*BASES, *MODIFIERS) if name not in box.steps]
    missing += [f"energy {laps} {kind}" for laps in LAPS for kind in ENERGIES if (laps, kind) not in box.energy]
    missing += [name for name in ("event", "form") if not getattr(box, name)]
    if box.steps and not any(name.startswith("steps") for name in missing):
        highest = max(box.steps[base] for base in BASES) + box.steps["standing"] + box.steps["wind"]
        missing += [f"sequence {step}" for step in range(highest + 1) if step not in box.sequences]
    for name in missing:
        box.refuse("missing", line, found=name)


@lru_cache
def components() -> Components:
    """The box that comes with the game."""
    return read((files("loipe.games.crystal_globe") / "data" / "box.cards").read_text("utf-8"))
