"""Crystal Globe in the terminal, around the board: the headline, ranking rows, the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.plain import row_of, status
from loipe.core.game import Fact
from loipe.core.text import Text
from loipe.games.crystal_globe import Board, Config, Shown
from loipe.games.crystal_globe.view import Skier

SIGNS = {"hit": ("○", palette.HIT), "miss": ("●", palette.MISS), "open": ("·", palette.QUIET)}
NO_SERIES = "·" * 5
BASES = {
    "white": Style(color="#22303c", bgcolor="#f4f7fa", bold=True),
    "grey": Style(color="#ffffff", bgcolor="#7b8791", bold=True),
    "black": Style(color="#ffffff", bgcolor="#0d1116", bold=True),
}


def base_mark(skier: Skier) -> Styled:
    """The base's colour with its first letter, and the team."""
    return Styled(f"{skier.base[0].upper()}{skier.team}", style=BASES[skier.base])


def targets(skier: Skier) -> Styled:
    """The series of this lap: white targets, black ones, those still to come."""
    if not (skier.series and (skier.has_shot or skier.aiming)):
        return Styled(NO_SERIES, style=palette.QUIET)
    return Styled.assemble(*(SIGNS[dot] for dot in skier.series[-1]))


def headline(shown: Shown, board: Board, config: Config, text: Text) -> str:
    """Where the leader is, and the weather."""
    facts = {"course": board.course.title, "round": shown.open.round, **shown.open.standing.head.facts}
    return text.say("crystal-globe-headline", facts)


def standing(shown: Shown, seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's base, targets, gap and cards."""
    skier = shown.open.skiers[seat]
    return base_mark(skier), targets(skier), Styled(status(row_of(shown, seat), text)), cards(skier)


def cards(skier: Skier) -> Styled:
    """Cards in hand ▤, the deck, the top of the pile, a slipstream »."""
    top = f" +{skier.top}" if skier.top else ""
    hand_of = f"▤{skier.cards}" if skier.cards else ""
    return Styled(f"{hand_of} ▥{skier.deck}{top}{' »' if skier.slipstream else ''}".strip(), style=palette.QUIET)


def told(shown: Shown, seat: int, text: Text) -> list[str]:
    """A ranking row in words, for whoever does not see it."""
    skier = shown.open.skiers[seat]
    found = [text.say("crystal-globe-told-base", {"base": skier.base, "team": skier.team})]
    if skier.is_on_course:
        found.append(text.say("crystal-globe-told-place", {"lap": skier.lap + 1, "square": skier.square}))
    found.append(status(row_of(shown, seat), text))
    if skier.aiming:
        found.append(text.say("crystal-globe-told-targets", {"white": skier.white, "black": skier.black}))
    if skier.slipstream:
        found.append(text.say("crystal-globe-told-slipstream"))
    found.append(text.say("crystal-globe-told-cards", {"cards": skier.cards, "deck": skier.deck}))
    return [part for part in found if part]


def hand(shown: Shown, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """The cards that only their owner sees, for each skier in short and as a line."""
    found = []
    for seat in seats:
        own = shown.own.hands.get(seat)
        if own is None or own.form is None:
            continue
        held = " ".join(f"+{card.value}" for card in own.hand)
        facts: dict[str, Fact] = {
            "seat": seat, "cards": held, "form": own.form, "deck": shown.open.skiers[seat].deck,
        }  # fmt: skip
        kind = "hand" if held else "hand-blind"
        found.append((text.say(f"crystal-globe-{kind}-short", facts), text.say(f"crystal-globe-{kind}", facts)))
    return found
