"""Crystal Globe in the terminal, around the board: the headline, ranking rows, the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.core.text import Text
from loipe.games.crystal_globe.config import Config

TARGETS = 5
BASES = {
    "white": Style(color="#22303c", bgcolor="#f4f7fa", bold=True),
    "grey": Style(color="#ffffff", bgcolor="#7b8791", bold=True),
    "black": Style(color="#ffffff", bgcolor="#0d1116", bold=True),
}


def is_on_course(shown: dict[str, Any], skier: dict[str, Any]) -> bool:
    """Started, and not yet across the line; before the first round everybody stands at the start."""
    started = 0 < skier["start_round"] <= shown["round"] or shown["round"] == 0
    return bool(started and skier["beyond"] == 0)


def base_mark(skier: dict[str, Any]) -> Styled:
    """The base's colour with its first letter, and the team."""
    return Styled(f"{skier['base'][0].upper()}{skier['team']}", style=BASES[skier["base"]])


def targets(skier: dict[str, Any]) -> Styled:
    """White targets, black ones, those still to come; after a series the laps owed."""
    white, black = skier["white"], skier["black"]
    if skier["has_shot"] and not skier["aiming"]:
        white = TARGETS - black if black else 0
    coming = max(0, TARGETS - white - black) if skier["aiming"] else 0
    if not (white or black or coming):
        return Styled("·" * TARGETS, style=palette.QUIET)
    return Styled.assemble(("○" * white, palette.HIT), ("●" * black, palette.MISS), ("·" * coming, palette.QUIET))


def headline(shown: dict[str, Any], board: dict[str, Any], config: Config, text: Text) -> str:
    """Where the leader is, and the weather."""
    lap = min(config.laps, 1 + max(skier["lap"] for skier in shown["skiers"]))
    facts = {
        "course": board["course"]["title"], "lap": lap, "laps": config.laps, "round": shown["round"],
        "wind": shown["wind"],
    }  # fmt: skip
    return text.say("crystal-globe-headline", facts)


def standing(shown: dict[str, Any], seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's base, targets, gap and cards."""
    skier = shown["skiers"][seat]
    return base_mark(skier), targets(skier), Styled(status(shown, seat, text)), cards(skier)


def status(shown: dict[str, Any], seat: int, text: Text) -> str:
    """Television's last column: the gap, or what keeps the skier."""
    skiers = shown["skiers"]
    skier = skiers[seat]
    if skier["beyond"]:
        return text.say("crystal-globe-status-finished", {"beyond": skier["beyond"]})
    if not is_on_course(shown, skier):
        return text.say("crystal-globe-status-waiting")
    if skier["fallen"]:
        return text.say("crystal-globe-status-fallen")
    if skier["aiming"]:
        return text.say("crystal-globe-status-range")
    if skier["black"]:
        return text.say("crystal-globe-status-ring", {"laps": skier["black"]})
    best = min(other["way_left"] for other in skiers)
    if skier["way_left"] == best or best <= 0:
        return text.say("crystal-globe-status-leader", {"left": skier["way_left"]})
    return text.say("crystal-globe-status-gap", {"gap": skier["way_left"] - best})


def cards(skier: dict[str, Any]) -> Styled:
    """Cards in hand ▤, the deck, the top of the pile, a slipstream »."""
    top = f" +{skier['pile'][-1]}" if skier["pile"] else ""
    hand_of = f"▤{skier['cards']}" if skier["cards"] else ""
    return Styled(f"{hand_of} ▥{skier['deck']}{top}{' »' if skier['slipstream'] else ''}".strip(), style=palette.QUIET)


def told(shown: dict[str, Any], seat: int, text: Text) -> list[str]:
    """A ranking row in words, for whoever does not see it."""
    skier = shown["skiers"][seat]
    found = [text.say("crystal-globe-told-base", {"base": skier["base"], "team": skier["team"]})]
    if is_on_course(shown, skier):
        found.append(text.say("crystal-globe-told-place", {"lap": skier["lap"] + 1, "square": skier["square"]}))
    found.append(status(shown, seat, text))
    if skier["aiming"]:
        found.append(text.say("crystal-globe-told-targets", {"white": skier["white"], "black": skier["black"]}))
    if skier["slipstream"]:
        found.append(text.say("crystal-globe-told-slipstream"))
    found.append(text.say("crystal-globe-told-cards", {"cards": skier["cards"], "deck": skier["deck"]}))
    return [part for part in found if part]


def hand(shown: dict[str, Any], seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """The cards that only their owner sees, for each skier in short and as a line."""
    found = []
    for seat in seats:
        own = shown["hands"].get(str(seat))
        if own is None or own["form"] is None:
            continue
        held = " ".join(f"+{value}" for value in own["hand"])
        facts = {"seat": seat, "cards": held, "form": own["form"], "deck": shown["skiers"][seat]["deck"]}
        kind = "hand" if held else "hand-blind"
        found.append((text.say(f"crystal-globe-{kind}-short", facts), text.say(f"crystal-globe-{kind}", facts)))
    return found
