"""What to say at a seat, by search: the word, how sure that is, and what is met on the way there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import msgspec

from loipe.bots.levels import CAUTION, USUAL_CAUTION
from loipe.bots.search import Budget, Search, Way, nothing
from loipe.core.contract import State
from loipe.core.game import AnyGame
from loipe.core.playout import play_on
from loipe.core.text import Text

PLAYOUTS = 3000
TOLD = 60
"""Games that are listened to, after either of two ways."""
CLEAR = 2.5
"""Standard errors by which one way must meet more of something."""
WORTH_TELLING = 0.05
FAR_MORE = 2.0
"""Times as much again: how many percent that is says nothing to anybody."""


class Chance(msgspec.Struct, frozen=True):
    """One word a seat may say, and how often it wins then."""

    word: str
    win: float
    doubt: float
    """Two standard errors of it."""
    games: int


class Advice(msgspec.Struct, frozen=True):
    """The word to say, and how often the seat wins with each."""

    word: str
    games: int
    """Played on after this word."""
    ways: tuple[Chance, ...]
    other: str = ""
    """The next best word, or the rule of thumb's where the advice departs from it; empty where nothing else is open."""
    better: float = 0.0
    """By how much the word wins more often than the other one."""
    doubt: float = 0.0
    """Two standard errors of that."""
    reason: str = ""
    """A message: what is met less or more often than after the other word; empty where nothing stands out."""
    percent: int = 0
    """How much less or more; of no use where it is far more."""


def advise(
    game: AnyGame, state: State, seat: int, seed: int, seconds: float, draft: Callable[[State], None] = nothing,
    playouts: int = PLAYOUTS,
) -> Advice:  # fmt: skip
    """What to say at this seat, after a draft if any, from what the seat knows."""
    seats = len(game.result(state).places)
    search = Search(game, game.view(state, frozenset({seat})), seat, seats, seed, draft)
    search.look(False)
    chosen = search.think(Budget(playouts, seconds, CAUTION.get(game.META.id, USUAL_CAUTION)))
    asked = search.world(0)
    by_code = {code: way for way in search.ways for code in way.codes}
    ways = tuple(chance(game.write(asked, int(code)), by_code[int(code)]) for code in asked.options())
    word = game.write(asked, chosen.code)
    others = sorted((way for way in search.ways if way is not chosen), key=Way.win, reverse=True)
    if not others:
        return Advice(word, chosen.games, ways)
    other = search.ways[0] if chosen is not search.ways[0] else others[0]
    better = chosen.better() - other.better()
    reason, percent = met(game, search, chosen, other) if chosen.games >= TOLD else ("", 0)
    doubt = 2 * chosen.doubt() if other is search.ways[0] else 2 * other.doubt()
    return Advice(word, chosen.games, ways, game.write(asked, other.code), better, doubt, reason, percent)


def chance(word: str, way: Way) -> Chance:
    win = way.win()
    return Chance(word, win, 2 * sqrt(max(win * (1 - win), 0.01) / max(1, way.games)), way.games)


def met(game: AnyGame, search: Search, chosen: Way, other: Way) -> tuple[str, int]:
    """What stands out most: the seat meets less or more of it in games with the same luck."""
    told = [(heard(game, search, chosen, number), heard(game, search, other, number)) for number in range(TOLD)]
    text, found = Text(game_id=game.META.id), (CLEAR, "", 0)
    for kind in sorted({kind for pair in told for each in pair for kind in each}):
        gains = [own[kind] - usual[kind] for own, usual in told]
        mean, usual = sum(gains) / TOLD, sum(usual[kind] for _, usual in told) / TOLD
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) + 0.25) / TOLD
        much = "fewer" if mean < 0 else "more" if mean <= FAR_MORE * usual else "many"
        message = f"{game.META.id}-reason-{much}-{kind}"
        if usual and abs(mean) >= WORTH_TELLING * usual and abs(mean) / error > found[0] and text.has(message):
            found = (abs(mean) / error, message, round(100 * abs(mean) / usual))
    return found[1], found[2]


def heard(game: AnyGame, search: Search, way: Way, number: int) -> Counter[str]:
    """By kind: how many facts of the seat one game tells after this way."""
    state = search.world(number).clone()
    journal: list[int] = []
    state.journal = journal
    search.luck.begin(search.seed, number)
    state.apply(way.code)
    play_on(state, search.bots, search.luck)
    return Counter(event.kind for event in game.events(state, journal) if event.seat == search.seat)
