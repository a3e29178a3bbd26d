"""Every option of a meet, each with its clause, and the preset to start with."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.core import colours
from loipe.core.game import Choice, Defects, Refused
from loipe.games.sport_ist_mord import rules_coaches
from loipe.games.sport_ist_mord.codes import MOST_SEATS, ROLL_OFF_COACHES
from loipe.games.sport_ist_mord.state import Meet, new_meet
from loipe.games.sport_ist_mord.terms import Terms

FEWEST_SEATS = 3
LAST_ROUNDS = (1, 200)


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the first roll."""

    holders: tuple[int, ...] = (0, 1, 2, 3)
    """SM-2: the player who holds each seat, and with it a colour of dice."""
    colours: tuple[str, ...] = ()
    """SM-2: by seat, of one's choice; none named means seat order."""
    doping_jump: bool = False
    """SM-35: doped dice may skip steps."""
    coach_from_outside: bool = False
    """SM-85: the best coach meddles in contests of others too."""
    roll_off_coaches: Literal["once", "afresh"] = "once"
    """SM-85: coaches act once for a contest and its roll-offs together, or in each roll-off again."""
    last_round: int = 40
    """SM-99."""


PRESETS = {"box": Config(), "free-for-all": Config(doping_jump=True, coach_from_outside=True)}
CHOICES = (
    Choice("doping_jump", "switch", "SM-35"),
    Choice("coach_from_outside", "switch", "SM-85"),
    Choice("roll_off_coaches", "choice", "SM-85", ROLL_OFF_COACHES),
    Choice("last_round", "number", "SM-99", LAST_ROUNDS),
)


def defects_of(config: Config) -> list[Refused]:
    """Everything wrong with a config, at once."""
    defects: list[Refused] = []
    seats = len(config.holders)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        defects.append(Refused("config-seats", "SM-2", seats=seats, low=FEWEST_SEATS, high=MOST_SEATS))
    defects += colours.defects(config, "SM-2")
    low, high = LAST_ROUNDS
    if not low <= config.last_round <= high:
        defects.append(
            Refused("config-number", "SM-99", name="last_round", value=config.last_round, low=low, high=high)
        )
    return defects


def terms_of(config: Config) -> Terms:
    """A checked config as the rules read it."""
    terms = Terms(len(config.holders))
    terms.doping_jump = int(config.doping_jump)
    terms.coach_from_outside = int(config.coach_from_outside)
    terms.roll_off_coaches = ROLL_OFF_COACHES.index(config.roll_off_coaches)
    terms.last_round = config.last_round
    return terms


def start(config: Config, journal: list[int] | None = None) -> Meet:
    """SM-1 to SM-3: piles shuffled, 10 dice and a pill for everyone, no coach yet; or Defects."""
    defects = defects_of(config)
    if defects:
        raise Defects(defects)
    meet = new_meet(terms_of(config))
    meet.journal = journal
    rules_coaches.begin_round(meet)
    return meet
