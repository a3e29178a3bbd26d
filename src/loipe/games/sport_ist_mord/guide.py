"""What sports, dice, cards, pills and coaches are, and how a first game is won."""

from __future__ import annotations

from loipe.core.guide import Goal, Guide, Thing, goal, thing
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.config import Config

LEGEND = ("coach:1a", "coach:best", "pill", "card:T", "card:U2", "card:U4", "card:U6")


def guide(config: Config) -> Guide:
    return Guide(told(config), goals=goals(), legend=LEGEND)


def told(config: Config) -> dict[str, Thing]:
    return {
        **{
            sport: Thing(f"sport-ist-mord-short-{sport}", "sport-ist-mord-tell-sport", {}, "SM-43")
            for sport in c.SPORT_NAMES
        },
        "closed": thing("sport-ist-mord-tell-closed", "SM-91"),
        "die": thing("sport-ist-mord-tell-die", "SM-21"),
        "doped": thing("sport-ist-mord-tell-doped", "SM-35", jump=config.doping_jump),
        "pill": thing("sport-ist-mord-tell-pill", "SM-34"),
        "reserve": thing("sport-ist-mord-tell-reserve", "SM-31"),
        "side": thing("sport-ist-mord-tell-side", "SM-45"),
        "coach:1a": thing("sport-ist-mord-tell-star", "SM-30"),
        "coach:best": thing("sport-ist-mord-tell-budget", "SM-32"),
        "card:T": thing("sport-ist-mord-tell-training", "SM-87"),
        "card:U2": thing("sport-ist-mord-tell-accident", "SM-89", card="u2", number=2),
        "card:U4": thing("sport-ist-mord-tell-accident", "SM-90", card="u4", number=4),
        "card:U6": thing("sport-ist-mord-tell-fatal", "SM-91", number=6),
        "card:none": thing("sport-ist-mord-tell-none", "SM-86"),
        "owned": thing("sport-ist-mord-tell-owned", "SM-97"),
        "bench": thing("sport-ist-mord-tell-bench", "SM-20"),
        "score": thing("sport-ist-mord-tell-score", "SM-97"),
    }


def goals() -> tuple[Goal, ...]:
    return (
        goal("sport-ist-mord-goal-roll", "SM-20", "bench", dice=c.DICE),
        goal("sport-ist-mord-goal-place", "SM-42", c.SPORT_NAMES[0]),
        goal("sport-ist-mord-goal-share", "SM-82", c.SPORT_NAMES[2]),
        goal("sport-ist-mord-goal-survive", "SM-88", c.SPORT_NAMES[5]),
        goal("sport-ist-mord-goal-score", "SM-97", "score"),
    )
