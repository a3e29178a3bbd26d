"""The line: one message up and one down for an answer, news with views for everybody, and never a gap."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from loipe.server.doors.frames import PIECE
from tests.server.run import BOT, FRIEND, ME, Player, Served, good, new_table, sit, wait_for
from tests.server.test_live import farewell


class Viewer:
    """One end of a line, and the table as its messages tell it."""

    def __init__(self, socket: ClientConnection, token: str, have: int = 0) -> None:
        self.socket = socket
        self.token = token
        self.plies: list[Any] = []
        self.fresh: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.say_hello(have)

    def say_hello(self, have: int) -> None:
        self.send(type="hello", token=self.token, have=have)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Any:
        message = json.loads(self.socket.recv(timeout=20))
        if message["type"] == "table":
            self.table = message
            self.take(message["fresh"])
        if message["type"] == "fresh":
            self.take(message)
        return message

    def take(self, fresh: Any) -> None:
        self.fresh = fresh
        self.plies[fresh["since"] :] = fresh["plies"]
        assert [ply["number"] for ply in self.plies] == list(range(len(self.plies)))

    def until(self, is_it: Callable[[Any], bool]) -> Any:
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def a(self, kind: str) -> Any:
        return self.until(lambda message: message["type"] == kind)

    def answer(self, **message: Any) -> Any:
        """What comes back for it."""
        sent = {"id": secrets.token_hex(8), **message}
        self.send(**sent)
        return self.until(lambda heard: heard.get("id") == sent["id"])

    def say(self, *words: str, **more: Any) -> Any:
        asked = self.fresh["asks"][0]
        said = {"seat": asked["seat"], "question": asked["question"], "words": list(words), **more}
        return self.answer(type="say", **said)

    def move(self) -> Any:
        """The first option, or the throw."""
        asked = self.fresh["asks"][0]
        return self.say(press=True) if asked["button"] else self.say(asked["options"][0]["word"])


@contextmanager
def on_line(url: str, player: Player, have: int = 0) -> Iterator[Viewer]:
    address = f"{url.replace('http', 'ws')}/api/tables/{player.table}/line"
    with connect(address, open_timeout=20, max_size=1 << 24) as socket:
        yield Viewer(socket, player.token, have)


def two(url: str, **wish: Any) -> tuple[Player, Player, Player]:
    created = new_table(url, ME, FRIEND, **wish)
    return sit(url, created), sit(url, created, created["friends"][0]), sit(url, created, created["watch"])


def test_a_table_comes_first_with_the_view_after_its_last_ply(url: str) -> None:
    anna, _, _ = two(url)
    with on_line(url, anna) as line:
        table = line.hear()
        assert (table["type"], table["table"], table["mine"]) == ("table", anna.table, [0])
        assert line.plies[-1]["view"]["open"]["standing"]["rows"] and line.plies[-1]["result"]["over"] is False
        assert all(ply["view"] is None for ply in line.plies[:-1])
        assert line.fresh["asks"][0]["options"] and line.fresh["owing"] == [0]
        here = line.a("here")
        assert here["holders"] == [0] and [away["holder"] for away in here["away"]] == [1]


def test_an_answer_is_one_message_up_and_one_down_and_everybody_hears_it(url: str) -> None:
    anna, ben, watcher = two(url)
    with on_line(url, anna) as first, on_line(url, ben) as second, on_line(url, watcher) as third:
        for line in (first, second, third):
            line.a("table")
        receipt = first.move()
        assert receipt["type"] == "fresh" and receipt["at"] == 2 and receipt["plies"]
        for ply in receipt["plies"]:
            assert ply["view"]["open"] and ply["result"]["places"] and ply["events"] is not None
        for other in (second, third):
            heard = other.until(lambda message: message["type"] == "fresh")
            assert (heard["id"], heard["at"], heard["since"]) == ("", 2, receipt["since"])
            assert [ply["word"] for ply in heard["plies"]] == [ply["word"] for ply in receipt["plies"]]
            assert [ply["view"]["open"] for ply in heard["plies"]] == [ply["view"]["open"] for ply in receipt["plies"]]
        assert third.fresh["asks"] == [] and third.fresh["no_undo"] == "server-no-undo-watching"
        assert second.fresh["asks"] or first.fresh["asks"]


def test_the_same_words_again_get_the_first_answer_also_after_a_restart(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
        anna, _, _ = two(server.url)
        with on_line(server.url, anna) as line:
            line.a("table")
            asked = line.fresh["asks"][0]
            said = {"type": "say", "id": "said-twice", "seat": 0, "question": asked["question"]}
            said["words"] = [asked["options"][0]["word"]]
            assert line.answer(**said)["at"] == 2
            again = line.answer(**said)
            assert (again["at"], again["plies"]) == (2, [])
            other = line.answer(**{**said, "words": ["z9"]})
            assert (other["type"], other["message"]) == ("no", "server-request-used")
        server.kill()
        server.start()
        with on_line(server.url, anna, have=2) as line:
            assert line.a("fresh")["plies"] == []
            assert line.answer(**said)["at"] == 2
        assert server.stop() == 0


def test_what_was_missed_comes_as_one_message_and_an_undo_too(url: str) -> None:
    anna, ben, _ = two(url)
    with on_line(url, anna) as first:
        first.a("table")
        with on_line(url, ben) as second:
            second.a("table")
            had, plies = second.fresh["at"], list(second.plies)
        for _ in range(3):
            while not first.fresh["asks"]:
                ben.first_word()
                first.a("fresh")
            first.move()
        with on_line(url, ben, have=had) as second:
            second.plies = plies
            missed = second.hear()
            assert missed["type"] == "fresh" and missed["at"] == first.fresh["at"]
            assert all(ply["view"] for ply in missed["plies"])
            assert [ply["word"] for ply in second.plies] == [ply["word"] for ply in first.plies]
            assert [ply["events"] for ply in second.plies] == [ply["events"] for ply in first.plies]
            second.say_hello(had)
            assert second.a("fresh")["since"] == missed["since"]


def test_drafts_of_several_words_and_the_rule_against_the_last(url: str) -> None:
    anna = sit(url, new_table(url, ME, {**ME, "name": "Ute"}, game="ski-tour", preset="", shared=True))
    with on_line(url, anna) as line:
        line.a("table")
        while all(option["ends"] for option in line.fresh["asks"][0]["options"]):
            line.move()
        ask, words = line.fresh["asks"][0], []
        for _ in range(6):
            option = next((each for each in ask["options"] if not each["ends"]), None)
            if option is None:
                break
            words.append(option["word"])
            tried = line.answer(type="try", seat=ask["seat"], words=words)
            assert tried["type"] == "tried" and tried["ends"] is False and tried["view"]
            ask = tried["ask"]
        assert words
        no = line.answer(type="try", seat=ask["seat"], words=[*words, "nonsense"])
        assert no["type"] == "no" and no["text"] and no["message"]
        assert line.fresh["at"] == anna.now()["at"]


def test_options_that_end_the_turn_are_marked(url: str) -> None:
    anna, _, _ = two(url)
    with on_line(url, anna) as line:
        line.a("table")
        for option in line.fresh["asks"][0]["options"]:
            tried = line.answer(type="try", seat=0, words=[option["word"]])
            assert tried["ends"] == option["ends"]


def test_names_bots_orders_reactions_and_what_is_refused(url: str) -> None:
    anna, _, watcher = two(url)
    with on_line(url, anna) as first, on_line(url, watcher) as third:
        first.a("table")
        third.a("table")
        assert first.answer(type="do", what="name", seat=0, text="Annika")["seats"][0]["name"] == "Annika"
        assert third.a("fresh")["seats"][0]["name"] == "Annika"
        no = first.answer(type="do", what="name", seat=1, text="Ben")
        assert (no["type"], no["message"], no["later"]) == ("no", "server-not-your-seat", False)
        assert first.answer(type="do", what="order", seat=0, text="always")["message"] == "server-no-such-order"
        assert first.answer(type="do", what="rematch")["message"] == "server-not-over"
        assert first.answer(type="do", what="agree")["message"] == "server-nothing-asked"
        receipt = first.answer(type="do", what="react", text="clap")
        assert (receipt["type"], receipt["holder"], receipt["text"]) == ("reaction", 0, "clap")
        assert third.a("reaction") == {"type": "reaction", "id": "", "holder": 0, "text": "clap"}
        assert third.answer(type="do", what="react", text="clap")["message"] == "server-not-a-player"
        assert first.answer(type="do", what="react", text="boo")["message"] == "server-no-such-reaction"
        stale = first.answer(type="say", seat=0, question="9.9", words=["a1"])
        assert (stale["type"], stale["message"]) == ("no", "server-stale")
        assert first.answer(type="do", what="bot", seat=0, text="thumb")["seats"][0]["bot"] == "thumb"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "hello", "token": "nobody"}', 4401),
        ('{"type": "try", "id": "x", "seat": 0, "words": []}', 4400),
        ('{"type": "hello"}', 4400),
        ("not json", 4400),
    ],
)
def test_a_line_must_say_who_it_is(url: str, first: str, code: int) -> None:
    created = new_table(url, ME, BOT)
    with connect(f"{url.replace('http', 'ws')}/api/tables/{created['table']}/line") as socket:
        socket.send(first)
        assert farewell(socket) == code


def test_a_replay_has_the_view_after_every_ply(url: str) -> None:
    created = new_table(url, BOT, BOT)
    watcher = sit(url, created, created["watch"])
    with on_line(url, watcher) as line:
        line.a("table")
        while not (line.plies[-1]["result"] or {}).get("over"):
            line.hear()
        moments = good(watcher.http.get("/replay"))["moments"]
        assert [moment["number"] for moment in moments] == [ply["number"] for ply in line.plies]
        assert (moments[-1]["view"], moments[-1]["result"]) == (line.plies[-1]["view"], line.plies[-1]["result"])
        assert watcher.http.get("/replay").json()["moments"] == moments


def test_a_long_table_is_one_message_and_its_replay_needs_no_unpacking(url: str) -> None:
    """Longer than is sent at a stretch, with letters of several bytes wherever it is cut."""
    names = ["Åsa Ødegård Łukasz", "Çağlar Ünlü Þór"]
    seats = [{"who": "bot", "bot": "random", "name": names[seat % 2][: 18 - seat]} for seat in range(12)]
    created = new_table(url, *seats, game="crystal-globe", preset="pursuit")
    watcher = sit(url, created, created["watch"])
    wait_for(watcher.is_over, 120)
    told = watcher.http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in told.headers and len(told.content) > 10 * PIECE
    with on_line(url, watcher) as line:
        assert {**line.a("table"), "fresh": None} == {**told.json(), "fresh": None}
        assert line.plies == told.json()["fresh"]["plies"] == watcher.whole()["fresh"]["plies"]
    plain = watcher.http.get("/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == good(watcher.http.get("/replay"))
