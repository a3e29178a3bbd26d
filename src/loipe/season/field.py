"""A field of invented athletes, drawn from a seed: names, clubs and faces of our own."""

from __future__ import annotations

from loipe.core.rng import Rng
from loipe.season.plan import Athlete

GIVEN = (
    "Ada", "Aksel", "Alva", "Anton", "Brita", "Carl", "Clara", "Dag", "Edda", "Emil", "Freya", "Greta", "Hanna",
    "Ines", "Iver", "Jonas", "Kaia", "Lars", "Lena", "Livia", "Mads", "Marit", "Mila", "Nils", "Nora", "Olav", "Pia",
    "Rasmus", "Ronja", "Sanna", "Selma", "Simon", "Stina", "Sven", "Tilda", "Tomas", "Vera", "Viggo", "Ylva", "Zoe",
)  # fmt: skip
FAMILY = (
    "Aune", "Berg", "Brandt", "Castel", "Dahl", "Egger", "Falk", "Gruber", "Haas", "Holm", "Isaksen", "Jansa",
    "Kallio", "Korpi", "Kofler", "Lind", "Lunde", "Marek", "Moen", "Morel", "Niemi", "Novak", "Olsen", "Perrin",
    "Pichler", "Rask", "Riva", "Rovan", "Sand", "Solberg", "Steiner", "Strand", "Tamm", "Thaler", "Vasser", "Vik",
    "Wald", "Weber", "Winge", "Zeller",
)  # fmt: skip
CLUBS = (
    "Birkerunden", "Granlia", "Hochgrat", "Isfjell", "Kaltenfirn", "Lindmoos", "Sundmyr", "Tvillingdal", "Varnskog",
)  # fmt: skip
"""The villages of our courses."""
TEAM = 3
"""CG-60: athletes of a club in a field of whole teams, so that each club has a relay."""
STRENGTHS = ("club", "club", "rookie")
"""In turn, unless something else is wished."""


def drawn(rng: Rng, names: tuple[str, ...], count: int) -> list[str]:
    """So many different ones."""
    left = list(names)
    return [left.pop(int(rng.below(len(left)))) for _ in range(count)]


def field(seed: int, size: int, people: tuple[str, ...] = (), bots: tuple[str, ...] = STRENGTHS) -> tuple[Athlete, ...]:
    """The people first, then bots; clubs have three athletes each where that comes out even."""
    rng = Rng(seed, 0)
    given, family = drawn(rng, GIVEN, size), drawn(rng, FAMILY, size)
    clubs = drawn(rng, CLUBS, len(CLUBS))
    together = TEAM if size % TEAM == 0 and size > TEAM else 1
    found: list[Athlete] = []
    for number in range(size):
        bot = "" if number < len(people) else bots[(number - len(people)) % len(bots)]
        name = f"{given[number]} {family[number]}" if bot else people[number]
        found.append(Athlete(name, clubs[number // together % len(clubs)], bot, int(rng.below(1_000_000))))
    return tuple(found)
