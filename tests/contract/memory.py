"""No function of the contract keeps memory: each is called again and again, on positions of random games."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from resource import RUSAGE_SELF, getrusage
from typing import Any

from loipe.core.contract import CHANCE, State
from loipe.core.observer import observed
from loipe.core.rng import Rng
from loipe.games import load
from tests.wander import configs, game_of, positions

Call = Callable[[], object]
WARM = 40
"""Calls after which caches are full and buffers as long as they get."""
PLIES = 12


def calls(game_id: str, config: Any, state: State) -> dict[str, Call]:
    """Every function of the contract that answers in this position, by name."""
    game, rng, bot = load(game_id), Rng(7), load(game_id).thumb()
    seat, code = state.to_act(), state.pick(Rng(5))
    word, holder = game.write(state, code), frozenset({max(0, seat)})
    seen, journal, observer = game.view(state, holder), journal_from(state), game.observer(state)
    found: dict[str, Call] = {
        "start": lambda: game.start(config, []),
        "clone": state.clone,
        "owing": state.owing,
        "options": state.options,
        "pick": lambda: state.pick(rng),
        "apply": lambda: state.clone().apply(code),
        "advance": lambda: state.clone().advance(rng),
        "key": state.key,
        "view": lambda: game.view(state, holder),
        "sample": lambda: game.sample(seen, rng),
        "observer": lambda: game.observer(state),
        "observe": lambda: observed(observer, state, seat),
        "show": lambda: game.show(seen),
        "position": lambda: game.position(state),
        "prompt": lambda: game.prompt(state, seat),
        "write": lambda: game.write(state, code),
        "read": lambda: game.read(state, word),
        "events": lambda: game.events(state, journal),
        "result": lambda: game.result(state),
    }
    if seat == CHANCE:
        found["weights"] = state.weights
    else:
        found["forced"] = lambda: game.forced(state)
        found["turn_to"] = lambda: state.turn_to(seat)
        found["choose"] = lambda: bot.choose(state, rng)
    return found


def journal_from(state: State) -> list[int]:
    """What a few plies bring about."""
    going, rng = state.clone(), Rng(3)
    going.journal = []
    for _ in range(PLIES):
        if going.to_act() >= CHANCE:
            going.apply(going.pick(rng))
    return going.journal


def scenes(game_id: str, seed: int, count: int) -> Iterator[tuple[Any, State]]:
    """Positions where a seat decides, and as many where dice or decks do."""
    yield from positions(game_id, seed, count, every=20)
    rng = Rng(seed)
    for config in islice(configs(game_id, rng), count):
        yield config, next(state for state in game_of(load(game_id), config, rng) if state.to_act() == CHANCE)


def kept(call: Call, times: int) -> float:
    """Bytes that stay after each of so many calls."""
    for _ in range(WARM):
        call()
    gc.freeze()  # what is there already need not be looked through
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            call()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / times
    finally:
        tracemalloc.stop()
        gc.unfreeze()


def grown(game_id: str, times: int) -> int:
    """Bytes by which the program's memory grew in so many calls of everything in turn."""
    every = [call for config, state in scenes(game_id, 1, 6) for call in calls(game_id, config, state).values()]
    for call in every * WARM:
        call()
    before = getrusage(RUSAGE_SELF).ru_maxrss
    for call in islice(cycle(every), times):
        call()
    return (getrusage(RUSAGE_SELF).ru_maxrss - before) * 1024


def check(game_id: str, times: int) -> None:
    """So many calls, and no growth but what settles."""
    more = grown(game_id, times)
    assert more < 8e6 + times, f"{game_id} grows by {more / times:.0f} bytes a call"
