"""CG-60: race formats as settings of one set of rules, the presets, and a pursuit made from a sprint."""

from __future__ import annotations

from typing import Any

import msgspec

from loipe.core.game import Refused
from loipe.games.crystal_globe import rules_finish
from loipe.games.crystal_globe.codes import OVER
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.state import Race

THREE_LAPS: dict[str, Any] = {"laps": 3, "shootings": ("prone", "standing")}
FIVE_LAPS: dict[str, Any] = {"laps": 5, "shootings": ("prone", "prone", "standing", "standing")}
FORMATS: dict[str, dict[str, Any]] = {
    "booklet": THREE_LAPS,
    "sprint": {**THREE_LAPS, "start": "staggered", "ranking": "time"},
    "pursuit": {**FIVE_LAPS, "start": "delays"},
    "mass-start": FIVE_LAPS,
    "individual": {
        **FIVE_LAPS, "shootings": ("prone", "standing", "prone", "standing"), "start": "staggered", "ranking": "time",
        "penalty": "squares",
    },
    "relay": {**THREE_LAPS, "relay": True, "spare_shots": 3},
}  # fmt: skip
CLEARED: dict[str, Any] = {
    "start": "together", "start_delays": (), "start_order": (), "penalty": "ring", "spare_shots": 0, "ranking": "line",
    "relay": False, "last_round": 0,
}  # fmt: skip


def with_format(config: Config, name: str) -> Config:
    """The same table, racing in another format."""
    if name not in FORMATS:
        raise Refused("crystal-globe-no-such-format", "CG-60", found=name[:20], known=", ".join(FORMATS))
    return msgspec.structs.replace(config, **{**CLEARED, **FORMATS[name]})


def rounds_behind(sprint: Race) -> tuple[int, ...]:
    """CG-60: by seat, the rounds needed compared with the winner's; who did not finish comes a round after the last."""
    if sprint.phase != OVER or not sprint.terms.by_time:
        raise Refused("crystal-globe-no-sprint", "CG-60")
    seats = range(sprint.terms.seats)
    finishers = [seat for seat in seats if sprint.beyond[seat]]
    rounds = {seat: -(-rules_finish.time_of(sprint, seat) // rules_finish.ROUND_UNITS) for seat in finishers}
    best, latest = min(rounds.values(), default=0), max(rounds.values(), default=0)
    return tuple(rounds.get(seat, latest + 1) - best for seat in seats)


def pursuit_after(sprint: Race, config: Config) -> Config:
    """CG-60: the same skiers start with their gaps from a sprint."""
    delays = rounds_behind(sprint)
    order = tuple(seat + 1 for seat in sorted(range(len(delays)), key=lambda seat: sprint.place[seat]))
    return msgspec.structs.replace(with_format(config, "pursuit"), start_delays=delays, start_order=order)


LUDIQUE = Config()
TACTIQUE = Config(level="tactique")
STRATEGIQUE = Config(level="strategique")
PRESETS = {
    "ludique": LUDIQUE,
    "tactique": TACTIQUE,
    "strategique": STRATEGIQUE,
    "sprint": with_format(TACTIQUE, "sprint"),
    "pursuit": with_format(TACTIQUE, "pursuit"),
    "mass-start": with_format(TACTIQUE, "mass-start"),
    "individual": with_format(TACTIQUE, "individual"),
    "relay": with_format(TACTIQUE, "relay"),
}
