"""A second judge of refusals: for each reason a predicate from the rulebook, on the plain fields of the race."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from loipe.core.game import Illegal
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.state import Race
from tests.rulebook.mass_start.reasons_walk import (
    Case,
    Walk,
    can_step,
    finishes,
    goals,
    has_way,
    reach,
    row_of,
    turns_back,
)

WORDS = ("go", "stay", "finish", "sprint", "skis", "rifle", "deck", "R2", "R3", "R4")
EVENTS = tuple(f"E{number}" for number in range(1, 25))
NO_WORDS = ("1", "6", "x", "red", "Z1", "b99", "E25", "")


def vocabulary(race: Race) -> Iterable[str]:
    """Every word of a seat, every square of the course, and some that are none."""
    return (*WORDS, *EVENTS, *NO_WORDS, *race.terms.course.names)


# One predicate per message.


def asks(phase: str) -> Callable[[Case], bool]:
    """The word is no answer to the question of this phase."""
    return lambda case: case.phase == phase


def lists_open_squares(phase: str) -> Callable[[Case], bool]:
    """... and the squares named as open are free."""

    def predicate(case: Case) -> bool:
        named = str(case.refusal.facts["squares"]).split(", ")
        return case.phase == phase and case.word not in named and all(case.stander(name) < 0 for name in named)

    return predicate


def is_taken(case: Case) -> bool:
    other = case.stander(case.word)
    return other >= 0 and other == case.refusal.facts["other"]


def has_points_to_ski(case: Case) -> bool:
    return case.phase == "move" and not finishes(case) and has_way(case) and case.word in ("go", case.here)


def has_card_to_ski(case: Case) -> bool:
    early = case.word in ("skis", "rifle") and case.race.lap_fresh[case.seat] == 1
    return case.phase == "carried" and has_way(case) and (case.word in ("go", "stay", case.here) or early)


def is_not_blocked(case: Case) -> bool:
    return case.phase == "move" and case.word == "stay" and has_way(case)


def is_blocked(case: Case) -> bool:
    """MS-5: not one free square ahead, though there are squares ahead."""
    return case.is_moving and not can_step(case) and bool(Walk(case).levels())


def is_blocked_at_range(case: Case) -> bool:
    """MS-23: the step towards each of the nearest free stands is taken."""
    gap = nearest_gap(case)
    ahead = case.beside + gap in case.free_stands() and can_step(case)
    back = case.beside - gap in case.free_stands() and can_step(case, back=True)
    return case.is_moving and turns_back(case) and not ahead and not back


def nearest_gap(case: Case) -> int:
    return min(abs(stand - case.beside) for stand in case.free_stands())


def is_at_last_stand(case: Case) -> bool:
    return bool(case.is_moving and case.race.terms.french and case.owes_shooting and case.beside == 6)


def has_shot(case: Case) -> bool:
    return case.word[0] == "S" and case.race.has_shot[case.seat] == 1 and case.lap < case.race.terms.laps


def is_lap_without_shooting(case: Case) -> bool:
    return case.word[0] == "S" and case.race.terms.laps <= case.lap < case.race.terms.all_laps


def must_stop(case: Case) -> bool:
    """MS-7: a free stand is in reach; `fr` on the way there, the square lies beside a free one the move ends at."""
    if not case.owes_shooting or case.word[0] == "S":
        return False
    ahead = Walk(case, over_others=False)
    if case.race.terms.french and not case.beside:
        reached = ahead.levels()
        return case.word in reached[-1] and case.stand_in_row(case.word) in case.free_stands()
    walks = [ahead, Walk(case, over_others=False, back=True)] if turns_back(case) else [ahead]
    return any(walk.counts(row_of(case, stand)) for walk in walks for stand in case.free_stands())


def is_other_nearer(case: Case) -> bool:
    """MS-23: `fr` the first free stand ahead comes before others, `ru` the roll is skied towards the nearest."""
    if not case.owes_shooting or not case.beside:
        return False
    if case.race.terms.french:
        between = range(case.beside + 1, int(case.word[1])) if case.word[0] == "S" else ()
        return any(stand in case.free_stands() for stand in between)
    is_back = bool(Walk(case, back=True).counts([case.word]))
    return case.beside + nearest_gap(case) * (-1 if is_back else 1) not in case.free_stands()


def is_past_range(case: Case) -> bool:
    passing = Walk(case, past_range=True).counts([case.word])
    return case.owes_shooting and bool(passing) and not Walk(case).counts([case.word])


def comes_after_loops(case: Case) -> bool:
    """MS-12: only without the loops owed would the points lead there."""
    owes = case.race.loops_left[case.seat] > 0
    return owes and bool(Walk(case, loops=0).counts([case.word])) and not Walk(case).counts([case.word])


def owes_no_loop(case: Case) -> bool:
    return case.word[0] in "io" and case.race.loops_left[case.seat] == 0


def way_there(case: Case) -> Walk:
    """Among the others, in the direction in which the word's squares lie."""
    is_back = turns_back(case) and bool(Walk(case, back=True).counts(goals(case)))
    return Walk(case, over_others=False, back=is_back)


def is_way_blocked(case: Case) -> bool:
    """MS-4: there is a way on an empty course, but each that uses as many points as it can leads over somebody."""
    way = way_there(case)
    if case.word[0] == "S" and (case.beside or not case.race.terms.french):
        return bool(reach(case)) and not way.counts(goals(case))
    used = len(way.levels())
    return max(reach(case)) >= used and used not in way.counts(goals(case))


def is_too_short(case: Case) -> bool:
    """MS-3: there with fewer points than can be used."""
    steps = max(reach(case))
    told = (case.refusal.facts["steps"], case.refusal.facts["points"])
    return steps < len(way_there(case).levels()) and told == (steps, case.points)


def is_out_of_reach(case: Case) -> bool:
    """MS-3: no way of at most so many steps leads there, with or without others, range and loops."""
    if case.refusal.facts["points"] != case.points or reach(case):
        return False
    return case.word[0] == "S" or not Walk(case, past_range=True, loops=0).counts(goals(case))


def holds_no_sprint(case: Case) -> bool:
    return case.race.sprints[case.seat] == 0


def held(case: Case) -> int:
    return case.race.skis_held[case.seat] if case.word == "skis" else case.race.rifle_held[case.seat]


def is_second(case: Case) -> bool:
    """MS-S10, MS-S11: `fr` any technique card open, `ru` one of the kind."""
    skis, rifle = case.race.skis_open[case.seat], case.race.rifle_open[case.seat]
    if case.race.terms.french:
        return skis + rifle > 0
    return (skis if case.word == "skis" else rifle) > 0


def is_mid_lap(case: Case) -> bool:
    return case.race.lap_fresh[case.seat] == 0 and case.phase != "technique"


def no_card_in_deck(case: Case) -> bool:
    """MS-S19: `fr` there is no deck; else what may come up next would be a second of its kind, or there is nothing."""
    deck = case.race.technique_deck
    under = list(deck.under)[deck.under_from :]
    next_kinds = [kind for kind, count in enumerate(deck.counts) if count] or under[:1]
    is_open = (case.race.skis_open[case.seat], case.race.rifle_open[case.seat])
    return case.phase == "technique" and all(is_open[kind] for kind in next_kinds)


def holds(case: Case) -> bool:
    return bool((case.race.kept[case.seat] >> (int(case.word[1:]) - 1)) & 1)


MOMENT = {"push": "move", "reroll": "move", "grip": "before", "calm": "aim", "quick": "aim"}


def verb(case: Case) -> str:
    return event_cards()[int(case.word[1:]) - 1].verb


def is_other_moment(case: Case) -> bool:
    return holds(case) and MOMENT[verb(case)] != case.phase


def has_no_use(case: Case) -> bool:
    race, square = case.race, case.race.square[case.seat]
    slippery = (race.terms.ice and race.terms.course.ice[square]) or (
        race.terms.falls and race.terms.course.descent[square]
    )
    idle = {
        "grip": bool(race.gripped) or not slippery,
        "calm": race.risk[case.seat] <= 2,
        "quick": race.pauses_left[case.seat] == 0,
    }
    return holds(case) and MOMENT[verb(case)] == case.phase and idle[verb(case)]


JUDGES: dict[str, tuple[str, Callable[[Case], bool]]] = {
    "mass-start-not-now-grid": ("MS-2", asks("grid")),
    "mass-start-not-now-put-back": ("MS-S3", lists_open_squares("put-back")),
    "mass-start-not-now-back": ("MS-10", lists_open_squares("back")),
    "mass-start-not-now-risk": ("MS-S6", asks("risk")),
    "mass-start-not-now-aim": ("MS-9", asks("aim")),
    "mass-start-not-now-technique": ("MS-S19", asks("technique")),
    "mass-start-not-now-before": ("MS-21", asks("before")),
    "mass-start-must-move": ("MS-3", has_points_to_ski),
    "mass-start-carried": ("MS-S22", has_card_to_ski),
    "mass-start-must-play": ("MS-S8", lambda case: case.phase == "technique" and case.word == "stay"),
    "mass-start-not-blocked": ("MS-5", is_not_blocked),
    "mass-start-sprint-once": ("MS-S5", lambda case: case.race.sprinted == 1),
    "mass-start-no-sprint": ("MS-S5", holds_no_sprint),
    "mass-start-sprint-on-roll": ("MS-S15", lambda case: case.phase == "carried" and not holds_no_sprint(case)),
    "mass-start-card-not-now": ("MS-S21", is_other_moment),
    "mass-start-card-no-use": ("MS-S21", has_no_use),
    "mass-start-card-not-held": ("MS-S21", lambda case: not holds(case)),
    "mass-start-no-technique-card": ("MS-S10 MS-S11", lambda case: held(case) == 0),
    "mass-start-second-technique": ("MS-S10 MS-S11", is_second),
    "mass-start-technique-at-line": ("MS-S18", is_mid_lap),
    "mass-start-deck-by-event": ("MS-S19", lambda case: case.phase != "technique"),
    "mass-start-no-deck": ("MS-S19", no_card_in_deck),
    "mass-start-risk-once": ("MS-S6", lambda case: bool(case.race.terms.risk) and case.phase != "risk"),
    "mass-start-risk-off": ("MS-S6", lambda case: not case.race.terms.risk),
    "mass-start-blocked": ("MS-5", is_blocked),
    "mass-start-blocked-at-range": ("MS-23", is_blocked_at_range),
    "mass-start-last-stand": ("MS-7", is_at_last_stand),
    "mass-start-crosses": ("MS-28", lambda case: case.is_moving and finishes(case)),
    "mass-start-laps-to-go": ("MS-13", lambda case: case.lap + 1 < case.race.terms.all_laps),
    "mass-start-shoot-first": ("MS-17", lambda case: case.owes_shooting),
    "mass-start-cannot-finish": ("MS-13", lambda case: case.is_moving and not finishes(case)),
    "mass-start-taken": ("MS-4", is_taken),
    "mass-start-has-shot": ("MS-25", has_shot),
    "mass-start-no-shooting": ("MS-17", is_lap_without_shooting),
    "mass-start-must-stop": ("MS-7", must_stop),
    "mass-start-nearer-stand": ("MS-23", is_other_nearer),
    "mass-start-past-range": ("MS-7", is_past_range),
    "mass-start-loops-first": ("MS-12", comes_after_loops),
    "mass-start-no-loop-owed": ("MS-26", owes_no_loop),
    "mass-start-way-blocked": ("MS-4", is_way_blocked),
    "mass-start-too-short": ("MS-3", is_too_short),
    "mass-start-out-of-reach": ("MS-3", is_out_of_reach),
}


def is_true(race: Race, word: str, refusal: Illegal) -> bool:
    """The clause is the one that the reason stands in, and its condition is violated here."""
    clauses, judge = JUDGES[refusal.message]
    return refusal.clause in clauses.split() and judge(Case(race, word, refusal))
