"""Mass Start's board in the terminal."""

from __future__ import annotations

from loipe.cli.boards.mass_start_rows import told
from loipe.core.text import Text
from loipe.games import mass_start
from tests.clauses import clause
from tests.rulebook.mass_start.positions import place, race_on, say, turn_of


@clause("MS-29")
def test_who_is_still_out_at_the_end_is_told_where() -> None:
    race = race_on()
    place(race, 0, "b31", has_shot=1)
    place(race, 1, "b27", has_shot=1)
    turn_of(race, 0)
    say(race, "1 finish 1 b28")
    shown = mass_start.show(mass_start.view(race, frozenset()))
    text = Text("en", ("Anna", "Boris"), "mass-start")
    assert mass_start.result(race).places == (1, 2)
    assert told(shown, 0, text)[0] == "home, +1"
    assert told(shown, 1, text)[:2] == ["lap 1, on b28", "4 to go"]
