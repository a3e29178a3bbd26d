"""What a holder of seats can find out without anything being played for real.

Drafts, reasons and the question whether a word reveals something are answered in sampled worlds the holder cannot tell
from the truth. So nothing secret can come out, whatever a game's rules do.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame, Event, Option, Prompt, Refused
from loipe.core.observer import observed
from loipe.core.rng import Rng
from loipe.core.table import Way, behind, goes_on, played

if TYPE_CHECKING:
    from loipe.server.table.undo import Said

WORLDS = 4
CHANCE_WORLDS = 32


def worlds(game: AnyGame, state: State, seats: frozenset[int], count: int) -> list[State]:
    """As many that fit what the holder sees; the position itself where nothing is secret."""
    if game.is_open(state):
        return [state.clone()]
    seen = game.view(state, seats)
    rng = Rng(secrets.randbits(64))
    return [game.sample(seen, rng) for _ in range(count)]


def is_alike(game: AnyGame, one: State, other: State, seats: frozenset[int]) -> bool:
    """Whoever holds these seats sees no difference."""
    ours, theirs = game.view(one, seats), game.view(other, seats)
    return bool(ours == theirs) or (
        game.show(ours) == game.show(theirs) and numbers(game, one, seats) == numbers(game, other, seats)
    )


def numbers(game: AnyGame, state: State, seats: frozenset[int]) -> list[list[int]]:
    """The observations of these seats; a spectator's where there are none."""
    observer = game.observer(state)
    return [list(observed(observer, state, seat)) for seat in sorted(seats) or (NOBODY,)]


def tried(
    game: AnyGame, state: State, seats: frozenset[int], seat: int, words: list[str], press: frozenset[int]
) -> tuple[State, list[Event]] | None:
    """A world after these words; None if dice fall, another acts, or it depends on what the holder cannot know."""
    found = worlds(game, state, seats, WORLDS)
    events = [played(game, world, seat, words) for world in found]
    if not all(goes_on(game, world, seat, press) for world in found):
        return None
    told = [[event.seen_by(seats) for event in each] for each in events]
    if any(other != told[0] for other in told):
        return None
    if not all(is_alike(game, found[0], other, seats) for other in found[1:]):
        return None
    found[0].turn_to(seat)
    return found[0], told[0]


def ways_on(
    game: AnyGame, state: State, seats: frozenset[int], seat: int, press: frozenset[int], seed: int
) -> list[Way]:
    """By option of a seat that is asked, in a position of one's own: what comes behind it.

    Found in one world that fits the holder's view, always the same for the same view, so it tells nothing more.
    """
    world = state if game.is_open(state) else game.sample(game.view(state, seats), Rng(seed))
    world.turn_to(seat)
    return behind(game, world, seat, press)


def came_to_light(game: AnyGame, said: Said, players: Iterable[frozenset[int]]) -> bool:
    """Somebody learned something by a word, apart from the word itself: a spectator or a player, by their seats."""
    if game.is_open(said.before):
        return False
    after = said.before.clone()
    say(game, after, said)
    # whose own part is as before sees what a spectator sees, and knew more of it
    learning = [each for each in players if game.private(said.before, each) != game.private(after, each)]
    return any(reveals(game, said, after, seats) for seats in [frozenset[int](), *learning])


def reveals(game: AnyGame, said: Said, after: State, seats: frozenset[int]) -> bool:
    """The word told the holder of these seats something that was not known before."""
    is_hidden = said.ply.seat not in seats and stays(game, said)
    for world in worlds(game, said.before, seats, WORLDS):
        try:
            say(game, world, said)
        except Refused:
            if not is_hidden:
                return True  # a word that secret cards made possible
            world.apply(world.options()[0])  # nobody else was told the word: there it was another
        if not is_alike(game, world, after, seats):
            return True
    return False


def stays(game: AnyGame, said: Said) -> bool:
    """With its seat: the word was chosen together with others, or what it told is nobody else's business."""
    if len(list(said.before.owing())) > 1:
        return True
    after = said.before.clone()
    after.journal = []
    say(game, after, said)
    return any(event.secret for event in game.events(after, after.journal))


def say(game: AnyGame, state: State, said: Said) -> None:
    state.turn_to(said.ply.seat)
    state.apply(game.read(state, said.ply.word))


def chance_prompt(game: AnyGame, state: State, seats: frozenset[int]) -> Prompt:
    """What may fall, as far as the one who types it in can know: cards that others hold may be among the options."""
    prompts = [game.prompt(world, CHANCE) for world in worlds(game, state, seats, CHANCE_WORLDS)]
    options: dict[int, Option] = {option.code: option for prompt in prompts for option in prompt.options}
    first = prompts[0]
    ordered = tuple(options[code] for code in sorted(options))
    return Prompt(first.seat, first.message, first.facts, first.clause, ordered, first.parts, first.hand)
