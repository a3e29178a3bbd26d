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


def laid(shown: dict[str, Any], text: Text) -> list[str]:
    """The circle in words: side, coaches and reserve, then sport by sport, then dice and cards on the table."""
    nobody = text.say("sport-ist-mord-page-nobody")
    coaches = {name: text.name_of(shown[name]) if shown[name] >= 0 else nobody for name in ("first", "best")}
    facts = {"side": shown["side"], "pills": shown["reserve"], **coaches}
    lines = [text.say("sport-ist-mord-laid-centre", facts)]
    lines += [sport_line(shown, sport, text) for sport in shown["sports"]]
    for seat, player in enumerate(shown["players"]):
        dice = [die_words(seat, value, False, text) for value in player["rolled"]]
        dice += [die_words(seat, value, True, text) for value in player["doped"]]
        if dice:
            lines.append(text.say("sport-ist-mord-laid-roll", {"dice": dice}))
    if shown["revealed"]:
        lines.append(text.say("sport-ist-mord-board-face-up", {"cards": " ".join(shown["revealed"])}))
    return lines


def sport_line(shown: dict[str, Any], sport: dict[str, Any], text: Text) -> str:
    """Pile, new dice, last round's dice, success; or closed."""
    facts = {"sport": sport["name"], "cards": sport["pile"]}
    if not sport["open"]:
        return text.say("sport-ist-mord-laid-closed", {**facts, "seat": sport["fatal"]})
    new, old = ("inside", "outside") if shown["side"] == "inside" else ("outside", "inside")
    parts = [text.say("sport-ist-mord-laid-pile", facts)]
    for side, message in ((new, "sport-ist-mord-laid-new"), (old, "sport-ist-mord-laid-old")):
        if sport[side]:
            dice = [die_words(die["seat"], die["value"], die["doped"], text) for die in sport[side]]
            parts.append(text.say(message, {"dice": dice}))
    if sport["success"]:
        sums = [f"{text.name_of(int(seat))} {points}" for seat, points in sport["success"].items()]
        parts.append(text.say("sport-ist-mord-laid-success", {"sums": sums}))
    return "; ".join(parts)


def die_words(seat: int, value: int, doped: bool, text: Text) -> str:
    return text.say("sport-ist-mord-laid-die", {"seat": seat, "value": value, "doped": doped})


def hand(shown: dict[str, Any], seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """A claim that nobody else knows yet."""
    found = []
    for seat in seats:
        claim = shown["players"][seat]["claim"]
        if claim is not None:
            found.append((claim, text.say("sport-ist-mord-hand", {"seat": seat, "claim": claim})))
    return found
