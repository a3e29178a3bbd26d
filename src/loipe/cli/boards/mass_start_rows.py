"""Mass Start in the terminal, around the board: the headline, ranking rows, the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text as Styled

from loipe.cli import palette
from loipe.core.text import Text
from loipe.games.mass_start.config import Config, all_laps

TARGETS = 5


def is_racing(skier: dict[str, Any]) -> bool:
    """MS-29: who has finished is taken off; who is still out at the end stays where it is."""
    return bool(skier["beyond"] == 0)


def dots(skier: dict[str, Any]) -> Styled:
    """Five targets: down, standing after the series, still to come."""
    if not (skier["has_shot"] or skier["square"].startswith("S")):
        return Styled("·" * TARGETS, style=palette.QUIET)
    left = skier["targets_left"]
    return Styled.assemble(
        ("●" * (TARGETS - left), palette.HIT), ("○" * left, palette.MISS if skier["has_shot"] else palette.QUIET)
    )


def headline(shown: dict[str, Any], board: dict[str, Any], config: Config, text: Text) -> str:
    """Where the leader is."""
    laps = all_laps(config)
    lap = min(laps, 1 + max(skier["lap"] for skier in shown["skiers"]))
    facts = {"course": board["course"]["title"], "lap": lap, "laps": laps, "round": shown["round"]}
    return text.say("mass-start-headline", facts)


def standing(shown: dict[str, Any], seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's targets, gap and cards."""
    skier = shown["skiers"][seat]
    return dots(skier), Styled(status(shown["skiers"], seat, text)), cards(skier)


def status(skiers: list[dict[str, Any]], seat: int, text: Text) -> str:
    """Television's last column: the gap, or what keeps the skier."""
    skier = skiers[seat]
    if not is_racing(skier):
        return text.say("mass-start-status-finished", {"beyond": skier["beyond"]})
    if skier["fallen"]:
        return text.say("mass-start-status-fallen")
    if skier["turns_lost"]:
        return text.say("mass-start-status-lost")
    if skier["square"].startswith("S"):
        return text.say("mass-start-status-range")
    if skier["loops_left"]:
        return text.say("mass-start-status-loops", {"loops": skier["loops_left"]})
    best = min(other["way_left"] for other in skiers)
    if skier["way_left"] == best:
        return text.say("mass-start-status-leader", {"left": best})
    return text.say("mass-start-status-gap", {"gap": skier["way_left"] - max(best, 0)})


def cards(skier: dict[str, Any]) -> Styled:
    """Sprint cards », kept events ▤, and open technique cards."""
    signs = ["»" * skier["sprints"] + "▤" * skier["cards"], "sk" * skier["skis_open"], "rf" * skier["rifle_open"]]
    return Styled(" ".join(sign for sign in signs if sign), style=palette.QUIET)


def told(shown: dict[str, Any], seat: int, text: Text) -> list[str]:
    """A ranking row in words, for whoever does not see it."""
    skier = shown["skiers"][seat]
    found = [status(shown["skiers"], seat, text)]
    if is_racing(skier):
        found = [text.say("mass-start-told-place", {"lap": skier["lap"] + 1, "square": skier["square"]}), *found]
    if skier["has_shot"] or skier["square"].startswith("S"):
        found.append(text.say("mass-start-told-targets", {"hits": TARGETS - skier["targets_left"]}))
    for name, count in (("sprints", skier["sprints"]), ("cards", skier["cards"])):
        if count:
            found.append(text.say(f"mass-start-told-{name}", {"count": count}))
    found += [text.say(f"mass-start-card-{name}") for name in ("skis", "rifle") if skier[f"{name}_open"]]
    return [part for part in found if part]


def hand(shown: dict[str, Any], seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """The event cards that only their owner sees: title, and what it does."""
    found = []
    for seat in seats:
        for card in shown["hands"].get(str(seat), shown["hands"].get(seat, ())):
            facts = {"seat": seat, "card": card, "what": text.say(f"mass-start-cardtext-{card}")}
            found.append((text.say(f"mass-start-card-{card}"), text.say("mass-start-hand", facts)))
    return found
