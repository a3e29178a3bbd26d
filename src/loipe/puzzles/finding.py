"""Looks through simulated games for choices where the obvious word, the rule of thumb's, is clearly worse.

A first look with few games finds what may be one; then every word is played on afresh, so that no number is flattered
by having been chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from loipe.bots.hint import met
from loipe.bots.search import Search, Way, nothing
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.log import Log, Ply
from loipe.core.playout import Luck
from loipe.core.rng import Rng
from loipe.core.table import is_forced
from loipe.puzzles.puzzle import SOLVER, Answer, Puzzle

LOOKS = (20, 100, 300, 1000)
"""Games after each word that show whether to look on; its numbers come from the last look alone."""
CLEAR = 3.0
"""Standard errors by which the best word must be better than the usual one."""
PROMISING = 1.5
FEWEST_WAYS, MOST_WAYS = 2, 10
"""Ways that lead elsewhere: more are no question, but a heap."""
LEAST_CHANCE, BEST_CHANCE = 0.04, 0.96
"""Of winning: nobody ponders a lost race."""
MOODS = 24
"""How often the rule of thumb is asked: where it is torn between words it says now one, now another."""
MOST_ALIKE = 0.4
"""Of a game's puzzles that ask the same."""


class Finding:
    """Puzzles of one game, from games of rules of thumb."""

    def __init__(self, game: AnyGame, config: Any, names: Sequence[str], wanted: int, worth: float) -> None:
        self.game = game
        self.config = config
        self.names = tuple(names)
        self.wanted = wanted
        self.worth = worth
        """Of wins: so much more must the best word bring than the usual one."""
        self.kinds: Counter[str] = Counter()
        """Those kept so far, by what they ask."""

    def look(self, seed: int) -> Iterator[Puzzle | None]:
        """Game after game without end; None after each in which nothing was found. At most one of a game."""
        number = 0
        while True:
            puzzle = self.look_through(seed, number)
            if puzzle is not None:
                self.kinds[puzzle.asks] += 1
            yield puzzle
            number += 1

    def look_through(self, seed: int, number: int) -> Puzzle | None:
        """One game up to a puzzle."""
        game = self.game
        state: State = game.start(self.config)
        bots = [game.thumb() for _ in self.names]
        luck = Luck(len(bots))
        luck.begin(seed, number)
        log = Log(game.META.id, game.META.rules_version, self.config, self.names, [])
        while (seat := int(state.to_act())) != NOBODY:
            if seat == SOLVER and len(state.owing()) == 1 and not is_forced(game, state):
                puzzle = self.judge(state, log, (seed << 24) + (number << 12) + len(log.plies))
                if puzzle is not None:
                    return puzzle
            code = (
                state.pick(luck.of(state.whose())) if seat == CHANCE else bots[seat].choose(state, luck.thoughts[seat])
            )
            log.plies.append(Ply(seat, game.write(state, code)))
            state.apply(code)
        return None

    def judge(self, state: State, log: Log, seed: int) -> Puzzle | None:
        """The choice at hand, if it is a puzzle."""
        game = self.game
        asks = game.prompt(state, SOLVER).message
        if self.kinds[asks] >= max(2, MOST_ALIKE * self.wanted) or not FEWEST_WAYS <= len(state.options()) <= 40:
            return None
        search = self.looked_at(state, seed)
        if search is None:
            return None
        usual, best = search.ways[0], max(search.ways, key=Way.better)
        if best.better() < self.worth or not best.is_clear(CLEAR):
            return None
        if usual.win() > BEST_CHANCE or best.win() < LEAST_CHANCE:
            return None
        reason, percent = met(game, search, best, usual)
        asked = search.world(0)
        answers = [
            Answer(game.write(asked, code), way.win(), way.better(), 2 * way.doubt() if way is not usual else 0.0)
            for way in search.ways
            for code in way.codes
        ]
        kept = Log(log.game_id, log.rules, log.config, log.names, list(log.plies))
        puzzle = Puzzle(kept, asks, LOOKS[-1], tuple(answers), reason, percent)
        return None if any(map(puzzle.is_right, usual_words(game, asked))) else puzzle

    def looked_at(self, state: State, seed: int) -> Search | None:
        """Look by look, each with luck of its own; None as soon as no word promises anything."""
        search = None
        for look, games in enumerate(LOOKS):
            search = self.tried(state, (look << 56) ^ seed, games)
            if search is None or not any(
                way.is_clear(PROMISING) and way.better() > self.worth / 2 for way in search.ways[1:]
            ):
                return None
        return search

    def tried(self, state: State, seed: int, games: int) -> Search | None:
        """Every way played on so often; None where they are too few or too many."""
        game = self.game
        search = Search(game, game.view(state, frozenset({SOLVER})), SOLVER, len(self.names), seed, nothing)
        search.look(False)
        if not FEWEST_WAYS <= len(search.ways) <= MOST_WAYS:
            return None
        search.play(search.ways, 0, games, float("inf"))
        return search


def usual_words(game: AnyGame, state: State) -> set[str]:
    """All that the rule of thumb may say here."""
    thumb = game.thumb()
    return {game.write(state, int(thumb.choose(state, Rng(mood)))) for mood in range(MOODS)}
