"""A story in sentences: what the terminal prints and a page shows."""

from __future__ import annotations

from collections.abc import Iterator

from loipe.core.game import Facts
from loipe.core.splits import SeatSplits
from loipe.core.text import Text
from loipe.story.story import Decision, SeatStory, Story, TurningPoint


def ranked(told: Story) -> list[SeatStory]:
    """The winner first."""
    return sorted(told.seats, key=lambda seat: (seat.place, seat.seat))


def points(amount: float, text: Text) -> str:
    whole = round(amount)
    sign = "plus" if whole > 0 else "minus" if whole < 0 else "none"
    return text.say("story-points", {"sign": sign, "points": abs(whole)})


def share(amount: float, text: Text) -> str:
    return text.say("story-share", {"share": round(amount)})


def headline(told: Story, text: Text) -> list[str]:
    """Who wins, and the best that is to be said of it."""
    first = [seat for seat in told.seats if seat.place == 1]
    team = told.splits.seats[first[0].seat].team
    if team:
        lines = [text.say("story-head-team", {"team": team})]
    elif len(first) > 1:
        names = ", ".join(text.name_of(seat.seat) for seat in first)
        lines = [text.say("story-head-shared", {"count": len(first), "names": names})]
    else:
        lines = [text.say("story-head", {"seat": first[0].seat, "place": 1, "own": False})]
    return [*lines, *(text.say(line.message, line.facts) for line in first[0].lines)]


def hits(split: SeatSplits, text: Text) -> str:
    counts = split.counts
    return text.say("story-hits", {"shots": counts.get("shots", 0), "hits": counts.get("hits", 0)})


def finish(split: SeatSplits, text: Text) -> str:
    return text.say(split.finish.message, split.finish.facts) if split.finish else ""


def turns(told: Story, text: Text) -> Iterator[str]:
    for turn in told.turning_points:
        message = "story-turn" if turn.round else "story-turn-before"
        facts: Facts = {"round": turn.round, "told": sentence(turn, text), "points": points(turn.amount, text)}
        yield text.say(message, facts)


def sentence(turn: TurningPoint, text: Text) -> str:
    """What was seen of it."""
    if turn.decision is not None:
        return text.say("story-turn-choice", {"seat": turn.seat, **ways(turn.decision, text)})
    return text.say(turn.told.message, turn.told.facts) if turn.told is not None else ""


def ways(decision: Decision, text: Text) -> dict[str, str]:
    return {
        "chosen": text.say(decision.chosen.message, decision.chosen.facts),
        "usual": text.say(decision.usual.message, decision.usual.facts),
    }


def decisions(told: Story, text: Text) -> Iterator[str]:
    """The best and the worst of each seat."""
    for seat in told.seats:
        for message, decision in (("story-best", seat.best), ("story-worst", seat.worst)):
            if decision is not None:
                facts: Facts = {"seat": seat.seat, "round": decision.round, "points": points(decision.worth, text)}
                yield text.say(message, {**facts, **ways(decision, text)})
