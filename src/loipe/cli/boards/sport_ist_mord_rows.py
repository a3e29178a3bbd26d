"""Sport ist Mord in the terminal, around the board: the headline, ranking rows, the own claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.core.text import Text

PILL = Style(color="#e58ab4", bold=True)


def headline(shown: dict[str, Any], board: dict[str, Any], config: object, text: Text) -> str:
    """Round, phase, and how many sports are closed."""
    closed = sum(not sport["open"] for sport in shown["sports"])
    facts = {"round": shown["round"], "rounds": shown["last_round"], "step": shown["step"], "closed": closed}
    return text.say("sport-ist-mord-headline", facts)


def standing(shown: dict[str, Any], seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's score so far, pills, free dice and accident cards."""
    player = shown["players"][seat]
    score = Styled(f"{player['sports']}×{player['largest']}={player['score']}".rjust(7))
    pills = Styled("●" * player["pills"], style=PILL)
    free = Styled(text.say("sport-ist-mord-board-free", {"dice": player["free"]}), style=palette.QUIET)
    return score, free, pills, accidents(player)


def accidents(player: dict[str, Any]) -> Styled:
    """Accident cards; a die that still heals stands behind its card, a dagger is fatal."""
    line = Styled()
    for card in player["accidents"]:
        line.append(f"{card['kind']}" if card["kind"] != "U6" else "✝", style=palette.MISS)
        line.append(f"({card['die']}) " if card["die"] and card["kind"] != "U6" else " ", style=palette.QUIET)
    return line


def told(shown: dict[str, Any], seat: int, text: Text) -> list[str]:
    """A ranking row in words: score, dice, pills, stock sport by sport, accidents."""
    player = shown["players"][seat]
    facts = {name: player[name] for name in ("score", "sports", "largest", "free", "pills")}
    found = [text.say("sport-ist-mord-told-score", facts), text.say("sport-ist-mord-told-dice", facts)]
    for sport, cards in player["stock"].items():
        found.append(text.say("sport-ist-mord-told-stock", {"sport": sport, "cards": cards}))
    for card in player["accidents"]:
        found.append(text.say("sport-ist-mord-told-accident", {"card": card["card"], "kind": card["kind"]}))
    return found


def hand(shown: dict[str, Any], seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """A claim that nobody else knows yet."""
    found = []
    for seat in seats:
        claim = shown["players"][seat]["claim"]
        if claim is not None:
            found.append((claim, text.say("sport-ist-mord-hand", {"seat": seat, "claim": claim})))
    return found
