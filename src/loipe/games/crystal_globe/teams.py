"""CG-5, CG-30: who skis with which base, in which colour, and how many skiers one player may have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from loipe.core.game import Refused
from loipe.games.crystal_globe.codes import BASES, COLOURS, MOST_SKIERS

if TYPE_CHECKING:
    from loipe.games.crystal_globe.config import Config

TEAM_COLOURS = ("red", "blue", "purple", "green")
Base = Literal["white", "grey", "black"]
IN_TURN: tuple[Base, ...] = BASES
LEVEL_CLAUSES = {"ludique": "CG-30", "tactique": "CG-40", "strategique": "CG-50"}


def bases_of(config: Config) -> tuple[Base, ...]:
    """CG-5: as named, or white, grey and black in turn; by the booklet no player has a base twice, as in a team."""
    found: list[Base] = []
    alike = config.relay or config.skiers_per_player == "any"
    for seat, holder in enumerate(config.holders):
        first = seat % len(IN_TURN)
        in_turn = [*IN_TURN[first:], *IN_TURN[:first]]
        left = [base for base in in_turn if found.count(base) < COLOURS] or in_turn
        own = [] if alike else [base for base, other in zip(found, config.holders, strict=False) if other == holder]
        found.append(next((base for base in left if base not in own), left[0]))
    return config.bases or tuple(found)


def teams_of(config: Config) -> list[int]:
    """CG-5: as named (1 to 4). CG-30: a colour for each player while colours last; in a relay three seats in order."""
    if config.teams:
        return list(config.teams)
    bases = bases_of(config)
    if config.relay:
        return [bases[:seat].count(base) + 1 for seat, base in enumerate(bases)]
    players = list(dict.fromkeys(config.holders))
    homes = [players.index(holder) + 1 for holder in config.holders]
    first = [seat for seat, home in enumerate(homes) if home not in homes[:seat]]
    own = [seat for seat in range(len(homes)) if seat not in first and config.skiers_per_player == "booklet"]
    found: dict[int, int] = {}
    for seat in [*first, *own]:
        if homes[seat] in lacking(bases[seat], bases, found):
            found[seat] = homes[seat]
    for seat, base in enumerate(bases):
        if seat not in found:
            taken = set(found.values())
            free = sorted(lacking(base, bases, found), key=lambda team: (team in taken, team != homes[seat]))
            found[seat] = next(iter(free), COLOURS + 1)
    return [found[seat] for seat in range(len(bases))]


def colours_of(config: Config) -> tuple[str, ...]:
    """CG-5: by seat, the colour of its team."""
    return tuple(TEAM_COLOURS[team - 1] for team in teams_of(config))


def lacking(base: str, bases: Sequence[str], found: dict[int, int]) -> list[int]:
    """CG-5: the colours without a skier of this base so far."""
    has = [team for seat, team in found.items() if bases[seat] == base]
    return [team for team in range(1, COLOURS + 1) if team not in has]


def most_skiers(config: Config) -> int:
    """CG-30: one a player; CG-40, CG-50: up to three, as in a relay at any level."""
    if config.skiers_per_player == "any":
        return MOST_SKIERS
    return 1 if config.level == "ludique" and not config.relay else len(BASES)


def team_defects(config: Config) -> list[Refused]:
    """CG-5: a team has one skier of each base; CG-60: a relay races with whole teams, over the line, from one start."""
    defects: list[Refused] = []
    bases, teams = bases_of(config), teams_of(config)
    for seat, (base, team) in enumerate(zip(bases, teams, strict=True)):
        if not 1 <= team <= COLOURS:
            defects.append(Refused("crystal-globe-config-team", "CG-5", team=team, most=COLOURS))
        elif (base, team) in list(zip(bases, teams, strict=True))[:seat]:
            defects.append(Refused("crystal-globe-config-twice", "CG-5", base=base, team=team))
    most, skiers = most_skiers(config), max(config.holders.count(holder) for holder in config.holders)
    if skiers > most:
        clause = "CG-30" if config.relay else LEVEL_CLAUSES[config.level]
        defects.append(Refused("crystal-globe-config-skiers", clause, skiers=skiers, most=most))
    if config.relay:
        if len(bases) < 6 or any(teams.count(team) != 3 for team in teams):
            defects.append(Refused("crystal-globe-config-relay", "CG-60", seats=len(bases)))
        if config.start != "together" or config.ranking != "line" or config.penalty != "ring":
            defects.append(Refused("crystal-globe-config-relay-line", "CG-60"))
    if config.penalty == "squares" and config.ranking != "time":
        defects.append(Refused("crystal-globe-config-squares", "CG-60"))
    return defects
