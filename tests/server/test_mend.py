"""A table's records after a rule was mended under it: what stands, what is told, what a client has to read again."""

from __future__ import annotations

from loipe.core import log as logs
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.games import load
from loipe.server.store import Record, Row
from loipe.server.table.loading import read
from loipe.server.table.served import ServedTable

GAME = load("mass-start")
CONFIG = GAME.META.presets["basic"]
NAMES = tuple(f"Skier {number + 1}" for number in range(len(CONFIG.holders)))


def played(plies: int) -> list[str]:
    """The first words of a game that fits the rules of today."""
    table = Table(Log("mass-start", 1, CONFIG, NAMES, []))
    rng = Rng(9)
    while len(table.log.plies) < plies:
        seat, code = int(table.state.to_act()), table.state.pick(rng)
        table.take(logs.Ply(seat, table.game.write(table.state, code)))
    return [str(ply) for ply in table.log.plies]


WORDS = played(20)
HEADER = logs.write(Log("mass-start", 1, CONFIG, NAMES, []))
ROW = Row("table", "table", HEADER, "basic", "live", "," * (len(NAMES) - 1), 0)
MISFITS = [
    Record(1, "words", -1, " ".join(WORDS[:6])),
    Record(2, "words", 0, "1:z97", "request-one", "d1"),
    Record(3, "undo", 0, "~2"),
    Record(4, "words", 0, " ".join(WORDS[5:10])),
    Record(5, "words", 0, "1:z99 2:z98 *6"),
    Record(6, "name", 0, "0 Anna"),
    Record(7, "ask", 0, "1"),
]
LATER = [
    Record(8, "mend", -1, "10 MS-5"),
    Record(9, "words", 0, " ".join(WORDS[10:15])),
    Record(10, "undo", 0, "~8"),
    Record(11, "words", 1, " ".join(WORDS[7:])),
]


def opened(records: list[Record]) -> ServedTable:
    live = ServedTable(ROW, {}, 90)
    list(read(live, records))
    return live


def words_at(live: ServedTable) -> list[str]:
    return [str(ply) for ply in live.sitting.plies]


def test_words_taken_back_need_not_fit_and_the_first_that_does_not_is_told() -> None:
    live = opened(MISFITS)
    assert words_at(live) == WORDS[:10]
    assert live.misfit is not None and live.misfit.defects[0].facts == {"ply": 11, "word": "1:z99"}
    mend = live.mend()
    assert mend is not None and (mend.at, mend.kind, mend.body.split()[0]) == (8, "mend", "10")


def test_later_records_build_on_the_mend_and_an_undo_reaches_behind_it() -> None:
    live = opened(MISFITS + LATER)
    assert words_at(live) == WORDS and live.misfit is None and live.mend() is None
    assert live.sitting.names[0] == "Anna" and live.sitting.asked is None and live.sitting.cuts == 3
    assert live.requests == {"request-one": (2, "d1")}
    assert live.lengths == [0, 6, 7, 5, 10, 13, 13, 13, 10, 15, 7, 20]
    assert [live.since(have) for have in (4, 5, 8, 9, 10, 11)] == [8, 8, 8, 8, 8, 21]


def test_reading_on_leads_where_opening_does() -> None:
    follower = opened([*MISFITS, LATER[0]])
    assert [notice.facts["ply"] for notice in follower.notices()] == [11] and follower.notices()[0].clause == "MS-5"
    for record in LATER[1:]:
        follower.fold(record)
    fresh = opened(MISFITS + LATER)
    assert follower.sitting.state.key() == fresh.sitting.state.key()
    for name in ("at", "lengths", "said", "requests"):
        assert getattr(follower, name) == getattr(fresh, name)
    for name in ("names", "cuts", "answers", "leaders"):
        assert getattr(follower.sitting, name) == getattr(fresh.sitting, name)
    assert follower.sitting.table.together == fresh.sitting.table.together


def test_the_log_tells_it_in_a_comment_and_reads_back() -> None:
    live = opened(MISFITS + LATER)
    text = ROW.header + "\n".join(live.said)
    assert "~3 # A rule has been mended since this was played. Move 11 and" in text
    assert [str(ply) for ply in logs.read(text).plies] == WORDS


def test_a_finished_game_is_not_opened_again() -> None:
    for sign in (Record(8, "end", 0, "*1"), Record(8, "rematch", 0, "another")):
        live = opened([*MISFITS, sign])
        assert live.is_log and live.mend() is None and live.due() is None
        assert [notice.message for notice in live.notices()] == ["server-fits-to"]
