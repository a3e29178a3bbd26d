"""What a holder of seats can find out without anything being played for real.

Drafts, reasons and the question whether a word reveals something are answered in sampled worlds the holder cannot tell
from the truth. So nothing secret can come out, whatever a game's rules do.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

from loipe.core.contract import CHANCE, State
from loipe.core.game import AnyGame, Event, Option, Prompt, Refused
from loipe.core.rng import Rng
from loipe.core.shown import AnyShown
from loipe.core.table import is_forced, played

if TYPE_CHECKING:
    from loipe.server.sitting import Said

WORLDS = 4
CHANCE_WORLDS = 32
Way = Literal["ends", "throw", ""]
"""Behind an option: nothing can be tried any further, the seat's own throw is due, or it is asked again."""


def worlds(game: AnyGame, state: State, seats: frozenset[int], count: int) -> list[State]:
    seen = game.view(state, seats)
    rng = Rng(secrets.randbits(64))
    return [game.sample(seen, rng) for _ in range(count)]


def seen(game: AnyGame, state: State, seats: frozenset[int]) -> tuple[AnyShown, list[int]]:
    view = game.view(state, seats)
    return game.show(view), game.observe(view)


def goes_on(game: AnyGame, state: State, seat: int, press: frozenset[int]) -> bool:
    """This seat is asked next: to choose again, or to press its own throw."""
    if state.to_act() == CHANCE:
        return seat in press and game.thrower(state) == seat
    return seat in list(state.owing())


def tried(
    game: AnyGame, state: State, seats: frozenset[int], seat: int, words: list[str], press: frozenset[int]
) -> tuple[State, list[Event]] | None:
    """A world after these words; None if dice fall, another acts, or it depends on what the holder cannot know."""
    found = worlds(game, state, seats, WORLDS)
    events = [played(game, world, seat, words) for world in found]
    if not all(goes_on(game, world, seat, press) for world in found):
        return None
    shown = [seen(game, world, seats) for world in found]
    told = [[event.seen_by(seats) for event in each] for each in events]
    if any(other != shown[0] for other in shown) or any(other != told[0] for other in told):
        return None
    found[0].turn_to(seat)
    return found[0], told[0]


def ways_on(game: AnyGame, seen: Any, seat: int, press: frozenset[int], seed: int) -> list[Way]:
    """By option of a seat that is asked: what comes behind it.

    Found in one world that fits the holder's view, always the same for the same view, so it tells nothing more.
    """
    world = game.sample(seen, Rng(seed))
    world.turn_to(seat)
    found: list[Way] = []
    for code in world.options():
        after = world.clone()
        after.apply(code)
        while is_forced(game, after):
            after.apply(after.options()[0])
        found.append("ends" if not goes_on(game, after, seat, press) else "throw" if after.to_act() == CHANCE else "")
    return found


def is_open(game: AnyGame, state: State) -> bool:
    """Nothing is secret in this position: whoever only watches would rebuild it as it is."""
    truth = state.key()
    return all(world.key() == truth for world in worlds(game, state, frozenset(), WORLDS))


def reveals(game: AnyGame, said: Said, seats: frozenset[int]) -> bool:
    """The word told the holder of these seats something that was not known before, apart from the word itself."""
    after = said.before.clone()
    after.turn_to(said.ply.seat)
    after.apply(game.read(after, said.ply.word))
    truth = seen(game, after, seats)
    for world in worlds(game, said.before, seats, WORLDS):
        try:
            world.turn_to(said.ply.seat)
            world.apply(game.read(world, said.ply.word))
        except Refused:
            return True  # a word that secret cards made possible
        if seen(game, world, seats) != truth:
            return True
    return False


def chance_prompt(game: AnyGame, state: State, seats: frozenset[int]) -> Prompt:
    """What may fall, as far as the one who types it in can know: cards that others hold may be among the options."""
    prompts = [game.prompt(world, CHANCE) for world in worlds(game, state, seats, CHANCE_WORLDS)]
    options: dict[int, Option] = {option.code: option for prompt in prompts for option in prompt.options}
    first = prompts[0]
    ordered = tuple(options[code] for code in sorted(options))
    return Prompt(first.seat, first.message, first.facts, first.clause, ordered, first.parts, first.hand)
