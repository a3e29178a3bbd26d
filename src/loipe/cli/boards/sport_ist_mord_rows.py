"""Sport ist Mord in the terminal, around the board: the headline, ranking rows, the own claim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.plain import row_of, status
from loipe.core.game import Part
from loipe.core.text import Text
from loipe.games.sport_ist_mord import Board, Shown
from loipe.games.sport_ist_mord.shown import Accident, Die, Open, Sport

PILL = Style(color="#e58ab4", bold=True)


def headline(shown: Shown, board: Board, config: object, text: Text) -> str:
    """Round, phase, and how many sports are closed."""
    meet = shown.open
    facts = {**meet.standing.head.facts, "rounds": meet.last_round, "closed": meet.closed}
    return text.say("sport-ist-mord-headline", facts)


def standing(shown: Shown, seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's score so far, free dice, pills and accident cards."""
    row, player = row_of(shown, seat), shown.open.players[seat]
    score = Styled(status(row, text).rjust(7))
    pills = Styled("●" * player.pills, style=PILL)
    free = Styled(text.say("sport-ist-mord-fact-dice", {"dice": player.free}), style=palette.QUIET)
    return score, free, pills, accidents(player.accidents)


def accidents(cards: Iterable[Accident]) -> Styled:
    """Accident cards; a die that still heals stands behind its card, a dagger is fatal."""
    line = Styled()
    for card in cards:
        line.append("✝" if card.fatal else card.kind, style=palette.MISS)
        line.append(f"({card.die}) " if card.die and not card.fatal else " ", style=palette.QUIET)
    return line


def told(shown: Shown, seat: int, text: Text) -> list[str]:
    """A ranking row in words: the sum, then all else there is to know."""
    row = row_of(shown, seat)
    parts: list[Part] = [row.about, *row.facts] if row.about else list(row.facts)
    return [text.part(part) for part in parts]


def laid(shown: Shown, text: Text) -> list[str]:
    """The circle in words: side, coaches and reserve, then sport by sport, then dice and cards on the table."""
    meet = shown.open
    nobody = text.say("sport-ist-mord-page-nobody")
    first, best = (text.name_of(seat) if seat >= 0 else nobody for seat in (meet.first, meet.best))
    facts = {"side": meet.side, "pills": meet.reserve, "first": first, "best": best}
    lines = [text.say("sport-ist-mord-laid-centre", facts)]
    lines += [sport_line(meet, sport, text) for sport in meet.sports]
    for seat, player in enumerate(meet.players):
        dice = [Die(seat, value) for value in player.rolled] + [Die(seat, value, True) for value in player.doped]
        if dice:
            lines.append(text.say("sport-ist-mord-laid-roll", {"dice": dice_words(dice, text)}))
    if meet.revealed:
        lines.append(text.say("sport-ist-mord-board-face-up", {"cards": " ".join(meet.revealed)}))
    return lines


def sport_line(meet: Open, sport: Sport, text: Text) -> str:
    """Pile, new dice, last round's dice, success; or closed."""
    if sport.fatal:
        return text.say("sport-ist-mord-laid-closed", {"sport": sport.name, "seat": sport.fatal.seat})
    new, old = (sport.inside, sport.outside) if meet.side == "inside" else (sport.outside, sport.inside)
    parts = [text.say("sport-ist-mord-laid-pile", {"sport": sport.name, "cards": sport.pile})]
    for dice, message in ((new, "sport-ist-mord-laid-new"), (old, "sport-ist-mord-laid-old")):
        if dice:
            parts.append(text.say(message, {"dice": dice_words(dice, text)}))
    sums = [f"{text.name_of(seat)} {points}" for seat, points in enumerate(sport.strengths) if points]
    if sums:
        parts.append(text.say("sport-ist-mord-laid-success", {"sums": sums}))
    return "; ".join(parts)


def dice_words(dice: Iterable[Die], text: Text) -> list[str]:
    facts = ({"seat": die.seat, "value": die.value, "doped": die.doped} for die in dice)
    return [text.say("sport-ist-mord-laid-die", each) for each in facts]


def hand(shown: Shown, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """A claim that nobody else knows yet."""
    claims = shown.own.claims
    return [
        (claims[seat], text.say("sport-ist-mord-hand", {"seat": seat, "claim": claims[seat]}))
        for seat in seats
        if seat in claims
    ]
