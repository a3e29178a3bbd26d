"""A race on this device: bots move, people are asked, dice fall; the surface shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from loipe.bots import make
from loipe.cli import commands
from loipe.cli.dice import Dice
from loipe.cli.speech import speaker
from loipe.core.colours import COLOURS, worn
from loipe.core.contract import CHANCE, NOBODY
from loipe.core.dealer import PhysicalDealer
from loipe.core.game import Event, Prompt, Refused
from loipe.core.seats import Seating
from loipe.core.shown import AnyShown
from loipe.core.table import Table

NOONE: frozenset[int] = frozenset()
ROLLING = ("go", "roll")


class Surface(Protocol):
    """A full screen or plain lines."""

    def begin(self, match: Match) -> None:
        """The race is about to start, or to go on."""

    def tell(self, match: Match, events: Sequence[Event]) -> None:
        """Something happened."""

    def ask(self, match: Match, prompt: Prompt) -> str:
        """A line from whoever is asked; EOFError when there will be none."""

    def note(self, match: Match, lines: Sequence[str]) -> None:
        """An answer to a command, or why a word does not fit."""

    def hand_over(self, match: Match, seat: int) -> None:
        """The next person holds secrets, or the last one did: nothing shows until the device has changed hands."""

    def end(self, match: Match) -> None:
        """The race is over."""

    def leave(self) -> bool:
        """The person quits: is the race to be kept?"""

    def close(self) -> None:
        """Nothing more is shown."""


class Match:
    """Table, people and bots. `viewer` are the seats of the person who looks at the screen now."""

    def __init__(self, table: Table, seating: Seating, dice: Dice, surface: Surface, waits: bool) -> None:
        self.table = table
        self.seating = seating
        self.dice = dice
        self.surface = surface
        self.waits = waits
        """A person's dice fall when the person says so."""
        self.text = speaker(seating.names, table.log.game_id)
        self.bots = [make(name, table.game) if name else None for name in seating.bots]
        self.people = sorted({holder for holder, bot in zip(seating.holders, seating.bots, strict=True) if not bot})
        self.viewer = self.seats_held(self.people[0]) if len(self.people) == 1 else NOONE
        self.board: Any = table.game.board(table.log.config)
        self.chosen: list[int] = []
        """The plies that a person chose, by index; what the table makes by itself is taken back with them."""
        self.news: list[str] = []
        """What has to be said before anything else."""

    @property
    def colours(self) -> Sequence[str]:
        """By seat; in seat order where the game has none to choose."""
        return worn(self.table.log.config) if self.table.game.META.colours else COLOURS

    def seats_held(self, holder: int) -> frozenset[int]:
        return frozenset(seat for seat, number in enumerate(self.seating.holders) if number == holder)

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.bots) and self.bots[seat] is None

    def shown(self) -> AnyShown:
        """The position as the viewer knows it."""
        game = self.table.game
        return game.show(game.view(self.table.state, self.viewer))

    def has_secrets(self, seats: frozenset[int]) -> bool:
        """These seats know something now that nobody else does."""
        game, state = self.table.game, self.table.state
        return bool(game.show(game.view(state, seats)).own.hides)

    def watch(self, seat: int) -> None:
        """This seat's holder looks at the screen."""
        own = self.seats_held(self.seating.holders[seat])
        if own == self.viewer:
            return
        if self.has_secrets(own) or self.has_secrets(self.viewer):
            self.viewer = NOONE
            self.surface.hand_over(self, seat)
        self.viewer = own

    def play(self) -> None:
        """To the end of the race, or of the input."""
        self.surface.begin(self)
        if self.news:
            self.surface.note(self, self.news)
        while not self.table.over:
            self.step()
        self.viewer = frozenset(range(len(self.bots)))
        self.surface.end(self)

    def step(self) -> None:
        """One die, one forced move, one bot's move or one line from a person."""
        state = self.table.state
        if state.to_act() == CHANCE:
            self.throw()
            return
        forced = self.table.make_forced()
        if forced is not None:
            self.surface.tell(self, forced)
            return
        owing = list(state.owing())
        for seat in owing:
            bot = self.bots[seat]
            if bot is not None:
                state.turn_to(seat)
                code = bot.choose(state, self.dice.thoughts(len(self.table.log.plies)))
                self.surface.tell(self, self.table.apply(seat, code, len(owing) > 1))
                return
        self.listen(owing[0])

    def throw(self) -> None:
        """Dice and decks: typed in, waited for, or simply dealt."""
        prompt = self.table.prompt(CHANCE)
        seat = self.thrower()
        if self.is_person(seat):
            self.watch(seat)
        if self.dice.physical or (self.waits and self.is_person(seat) and not self.has_asked_for_it()):
            typed = self.surface.ask(self, prompt).strip()
            if (typed or self.dice.physical) and not self.is_roll(typed):
                self.answer(prompt, typed)
                return
        self.surface.tell(self, self.table.deal(self.dice.dealer(len(self.table.log.plies))))

    def thrower(self) -> int:
        """Whose throw is due, or NOBODY's; real cards are drawn and typed in by the one whose turn it is."""
        seat = self.table.game.thrower(self.table.state)
        return self.shown().open.active if seat == NOBODY and self.dice.physical else seat

    def has_asked_for_it(self) -> bool:
        """The person's last word was to roll: no need to ask twice."""
        plies = self.table.log.plies
        return bool(plies and self.chosen[-1:] == [len(plies) - 1] and plies[-1].word in ROLLING)

    def is_roll(self, typed: str) -> bool:
        return typed.lower() in (*ROLLING, "r", "1") and not self.dice.physical

    def listen(self, seat: int) -> None:
        """A person's word."""
        self.watch(seat)
        prompt = self.table.prompt(seat)
        self.answer(prompt, self.surface.ask(self, prompt).strip())

    def answer(self, prompt: Prompt, typed: str) -> None:
        """A command, an option by its number, or a word of the game."""
        if commands.obey(self, prompt, typed):
            return
        try:
            index = len(self.table.log.plies)
            if prompt.seat == CHANCE:
                events = self.type_in(typed)
            else:
                events = self.table.say(prompt.seat, commands.word_for(prompt, typed))
            self.chosen.append(index)
        except Refused as refusal:
            self.surface.note(self, [self.text.refusal(refusal)])
            return
        if prompt.seat != CHANCE and len(self.people) > 1:  # whoever is next may look: what one chose is not repeated
            events = [event.seen_by(NOONE) for event in events]
        self.surface.tell(self, events)

    def type_in(self, word: str) -> list[Event]:
        """What the real dice or cards showed."""
        if not self.dice.physical:
            raise Refused("cli-roll-first", word=word[:20])
        return self.table.deal(PhysicalDealer(self.table.game, lambda state: word))

    def undo(self, seat: int) -> bool:
        """Take back this seat's last choice, if no die fell and nobody else acted since.

        Real dice lie on a real table: what was typed of them can always be corrected, but not what another chose in
        secret.
        """
        plies = self.table.log.plies
        if not self.chosen:
            return False
        if not self.dice.physical and any(ply.seat != seat for ply in plies[self.chosen[-1] :]):
            return False
        if any(self.is_secret_of_another(index) for index in range(self.chosen[-1], len(plies))):
            return False
        self.table = self.table.rewound(len(plies) - self.chosen.pop())
        return True

    def is_secret_of_another(self, index: int) -> bool:
        """Somebody else chose this ply, and not all of it is known to everybody."""
        seat = self.table.log.plies[index].seat
        return seat >= 0 and seat not in self.viewer and any(event.secret for event in self.table.told[index + 1])
