"""Mass Start in the terminal, around the board: the headline, ranking rows, the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards import plain
from loipe.cli.boards.plain import row_of, status
from loipe.core.game import Fact
from loipe.core.text import Text
from loipe.games.mass_start.board import Board
from loipe.games.mass_start.config import Config
from loipe.games.mass_start.view import Shown, Skier

NO_SERIES = "·" * 5


def dots(skier: Skier) -> Styled:
    """The last series: hit, missed, still to come."""
    if not (skier.series and (skier.has_shot or skier.stand)):
        return Styled(NO_SERIES, style=palette.QUIET)
    return plain.dots(skier.series[-1])


def headline(shown: Shown, board: Board, config: Config, text: Text) -> str:
    """Where the leader is."""
    facts = {"course": board.course.title, "round": shown.open.round, **shown.open.standing.head.facts}
    return text.say("mass-start-headline", facts)


def standing(shown: Shown, seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's targets, gap and cards."""
    skier = shown.open.skiers[seat]
    return dots(skier), Styled(status(row_of(shown, seat), text)), cards(skier)


def cards(skier: Skier) -> Styled:
    """Sprint cards », kept events ▤, and open technique cards."""
    signs = ["»" * skier.sprints + "▤" * skier.cards, "sk" * skier.skis_open, "rf" * skier.rifle_open]
    return Styled(" ".join(sign for sign in signs if sign), style=palette.QUIET)


def told(shown: Shown, seat: int, text: Text) -> list[str]:
    """A ranking row in words, for whoever does not see it."""
    row, skier = row_of(shown, seat), shown.open.skiers[seat]
    found = [status(row, text)]
    if skier.is_racing:
        found = [text.say("mass-start-told-place", {"lap": skier.lap + 1, "square": skier.square}), *found]
    if row.series and (skier.has_shot or skier.stand):
        found.append(text.say("mass-start-told-targets", {"hits": row.series[-1].count("hit")}))
    for name, count in (("sprints", skier.sprints), ("cards", skier.cards)):
        if count:
            found.append(text.say(f"mass-start-told-{name}", {"count": count}))
    opened = (("skis", skier.skis_open), ("rifle", skier.rifle_open))
    found += [text.say(f"mass-start-card-{name}") for name, is_open in opened if is_open]
    return [part for part in found if part]


def hand(shown: Shown, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """The event cards that only their owner sees: title, and what it does."""
    found = []
    for seat in seats:
        for card in shown.own.hands.get(seat, ()):
            what = text.say(f"mass-start-cardtext-{card}")
            facts: dict[str, Fact] = {"seat": seat, "card": card, "what": what}
            found.append((text.say(f"mass-start-card-{card}"), text.say("mass-start-hand", facts)))
    return found
