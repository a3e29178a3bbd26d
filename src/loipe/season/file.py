"""The file of a season: what was agreed, then every race with how it ended. Readable text, and the truth about it.

    loipe season 2
    title World Cup
    kind world-cup
    seed 1
    points 20 17 15 13 11 9 7 6 5 4 3 2 1
    drop 0
    athlete club 4711 Granlia: Ines Morel
    athlete person 12 Isfjell: Anna
    ---
    race crystal-globe granlia sprint 2026-11-28
    set level "tactique"
    log winter-1.log
    1 +0 prone:11111 standing:11011 Ines Morel
    2 +1 prone:11111 standing:10011 Anna

`-` is a course, format or date that is left open. A line for each who raced: place, rounds behind in a sprint,
shootings, name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from loipe.core.game import Refused
from loipe.core.log import BODY
from loipe.core.text import Text
from loipe.season.plan import Athlete, Outcome, Plan, Stop, check, check_bot, check_stop
from loipe.season.racing import check_start

MAGIC = "loipe season 2"
PERSON = "person"
OPEN = "-"
FIELDS = ("title", "kind", "seed", "points", "drop")
ATHLETE = re.compile(r"(?P<bot>\S+) (?P<face>[0-9]{1,9}) (?P<club>[^:,]+): (?P<name>[^,:]+)")
RACE = re.compile(r"(?P<game>\S+) (?P<course>\S+) (?P<format>\S+) (?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2}|-)")
RESULT = re.compile(
    r"(?P<place>[0-9]{1,2})(?: \+(?P<gap>[0-9]{1,4}))?(?P<series>(?: (?:prone|standing|range):[01]+)*) (?P<name>[^,:]+)"
)


class Book(msgspec.Struct, frozen=True):
    """A season as far as it has gone."""

    plan: Plan
    outcomes: tuple[Outcome, ...] = ()

    @property
    def is_over(self) -> bool:
        return len(self.outcomes) == len(self.plan.calendar)

    def after(self, outcome: Outcome) -> Book:
        return Book(self.plan, (*self.outcomes, outcome))


def write(book: Book) -> str:
    """As text."""
    plan = book.plan
    lines = [MAGIC, f"title {plan.title}", f"kind {plan.kind}", f"seed {plan.seed}"]
    lines += [f"points {' '.join(map(str, plan.points))}".rstrip(), f"drop {plan.drop}"]
    for each in plan.athletes:
        lines.append(f"athlete {each.bot or PERSON} {each.face} {each.club}: {each.name}")
    lines.append(BODY)
    for number, stop in enumerate(plan.calendar):
        lines.append(f"race {stop.game} {stop.course or OPEN} {stop.format or OPEN} {stop.date or OPEN}")
        lines += [f"set {name} {msgspec.json.encode(value).decode()}" for name, value in stop.settings.items()]
        if number < len(book.outcomes):
            lines += results(plan, book.outcomes[number])
    return "\n".join(lines) + "\n"


def results(plan: Plan, outcome: Outcome) -> Iterator[str]:
    """How a race ended, the winner first."""
    yield f"log {outcome.log or OPEN}"
    came = [athlete for athlete, place in enumerate(outcome.places) if place]
    for athlete in sorted(came, key=lambda athlete: (outcome.places[athlete], athlete)):
        gap = [f"+{outcome.gaps[athlete]}"] if outcome.gaps else []
        series = outcome.series[athlete] if outcome.series else ()
        yield " ".join([str(outcome.places[athlete]), *gap, *series, plan.athletes[athlete].name])


def read(text: str, file: str, by_hand: bool = False) -> Book:
    """The season a text describes, checked; or the line where it stops making sense.

    A file that somebody may have written by hand is checked to the last setting.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise Refused("season-not", file=file, wanted=MAGIC)
    head = next((at for at, line in enumerate(lines) if line.strip() == BODY), len(lines))
    fields, athletes = read_header(lines[1:head])
    stops: list[Stop] = []
    places: list[int] = []
    """The line of each."""
    found: list[Outcome] = []
    for number, line in enumerate(lines[head + 1 :], head + 2):
        word, _, rest = line.strip().partition(" ")
        if word == "race":
            stops.append(read_stop(rest, number, line))
            places.append(number)
        elif word and not stops:
            raise Refused("season-race-line", line=number, found=line.strip()[:40])
        elif word == "set":
            stops[-1] = msgspec.structs.replace(stops[-1], settings={**stops[-1].settings, **setting(rest, number)})
        elif word == "log" and len(found) == len(stops) - 1:
            nobody = (0,) * len(athletes)
            found.append(Outcome(nobody, nobody, ((),) * len(athletes), "" if rest == OPEN else rest))
        elif word:
            if len(found) != len(stops):
                raise Refused("season-race-line", line=number, found=line.strip()[:40])
            found[-1] = with_result(found[-1], athletes, line.strip(), number)
    points = tuple(whole(word, "points") for word in fields["points"].split())
    plan = Plan(
        fields["title"], fields["kind"], whole(fields["seed"], "seed"), tuple(athletes), tuple(stops), points,
        whole(fields["drop"], "drop"),
    )  # fmt: skip
    if by_hand:
        for number, stop in zip(places, stops, strict=True):
            with at_line(number):
                check_stop(stop)
    check(plan)
    if by_hand:
        for number, stop in zip(places, stops, strict=True):
            with at_line(number):
                check_start(plan, stop)
    return Book(plan, tuple(tidy(stop, outcome) for stop, outcome in zip(stops, found, strict=False)))


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """What is refused in there is wrong in this line."""
    try:
        yield
    except Refused as refusal:
        raise Refused("season-at", line=number, problem=Text().refusal(refusal)) from None


def tidy(stop: Stop, outcome: Outcome) -> Outcome:
    """Only a sprint has gaps; races without shootings tell none."""
    series = outcome.series if any(outcome.series) else ()
    return msgspec.structs.replace(outcome, gaps=outcome.gaps if stop.format == "sprint" else (), series=series)


def read_header(lines: Sequence[str]) -> tuple[dict[str, str], list[Athlete]]:
    fields: dict[str, str] = {}
    athletes: list[Athlete] = []
    for number, line in enumerate(lines, 2):
        word, _, rest = line.strip().partition(" ")
        if word in FIELDS:
            fields[word] = rest.strip()
        elif word == "athlete" and (found := ATHLETE.fullmatch(rest)):
            bot = "" if found["bot"] == PERSON else found["bot"]
            with at_line(number):
                check_bot(bot)
            athletes.append(Athlete(found["name"].strip(), found["club"].strip(), bot, int(found["face"])))
        elif word:
            raise Refused("season-header", line=number, found=line.strip()[:40])
    for wanted in FIELDS:
        if wanted not in fields:
            raise Refused("season-lacks", field=wanted)
    return fields, athletes


def read_stop(rest: str, number: int, line: str) -> Stop:
    found = RACE.fullmatch(rest.strip())
    if not found:
        raise Refused("season-race-line", line=number, found=line.strip()[:40])
    course, kind, date = ("" if found[name] == OPEN else found[name] for name in ("course", "format", "date"))
    return Stop(found["game"], course, kind, date)


def setting(rest: str, number: int) -> dict[str, Any]:
    name, _, value = rest.partition(" ")
    try:
        return {name: msgspec.json.decode(value.encode())}
    except (ValueError, RecursionError):
        raise Refused("log-bad-setting", line=number, name=name[:40]) from None


def with_result(outcome: Outcome, athletes: Sequence[Athlete], line: str, number: int) -> Outcome:
    found = RESULT.fullmatch(line)
    names = [athlete.name for athlete in athletes]
    if not found or found["name"] not in names or not 1 <= int(found["place"]) <= len(names):
        raise Refused("season-result", line=number, found=line[:40])
    at = names.index(found["name"])
    if outcome.places[at]:
        raise Refused("season-result-twice", line=number, name=found["name"])
    return msgspec.structs.replace(
        outcome,
        places=put(outcome.places, at, int(found["place"])),
        gaps=put(outcome.gaps, at, int(found["gap"] or 0)),
        series=put(outcome.series, at, tuple(found["series"].split())),
    )


def put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def whole(word: str, field: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 19):
        raise Refused("season-number", field=field, found=word[:20])
    return int(word)
