"""Two servers on one PostgreSQL: any of them answers for any table, and hears what the other committed."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from loipe.server import room as rooms
from loipe.server.guests.opening import create
from loipe.server.room import Room
from loipe.server.setup import NewTable, SeatWish
from loipe.server.store import Record, Store
from loipe.server.table.loading import opened
from loipe.server.table.served import ServedTable
from tests.server.chores import run
from tests.server.run import BOT, FRIEND, LATE, ME, Player, Served, bare, good, new_table, refused, sit, wait_for
from tests.server.test_live import hear, hello
from tests.server.test_manners import finish, say


@pytest.fixture
def pair(duo: tuple[Served, Served]) -> tuple[str, str]:
    return duo[0].url, duo[1].url


def test_a_race_over_two_workers(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND, BOT)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])

    def is_over() -> bool:
        for player in (anna, ben):
            while player.first_word() is not None:
                pass
        return anna.is_over()

    wait_for(is_over, 120)
    assert bare(anna.now()["plies"]) == bare(ben.now()["plies"])
    assert anna.http.get("/log").text == ben.http.get("/log").text


def test_what_one_commits_the_other_announces(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    with hello(other, ben) as socket:
        assert hear(socket, "table")["fresh"]["at"] == 1
        anna.first_word()
        assert hear(socket, "fresh")["at"] == 2


def test_who_is_here_is_known_to_both(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    with hello(one, anna) as first:
        assert hear(first, "here")["holders"] == [0]
        with hello(other, ben) as second:
            while hear(second, "here")["holders"] != [0, 1]:
                pass
            assert hear(first, "here")["holders"] == [0, 1]
        assert hear(first, "here")["holders"] == [0]


def test_the_same_request_at_both_counts_once(pair: tuple[str, str]) -> None:
    created = new_table(pair[0], ME, FRIEND)
    both = [sit(url, created) for url in pair]
    asked = both[0].now()["asks"][0]
    word = asked["options"][0]["word"]
    answers: list[int] = []

    def send(player: Player) -> None:
        answers.append(good(player.say(asked, word, request="sent-to-both"))["at"])

    senders = [threading.Thread(target=send, args=(player,)) for player in both]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    assert answers == [2, 2]
    assert both[0].now()["at"] == both[1].now()["at"] == 2


def test_of_two_answers_to_one_question_one_is_told_it_is_late(pair: tuple[str, str]) -> None:
    created = new_table(pair[0], ME, FRIEND)
    both = [sit(url, created) for url in pair]
    asked = both[0].now()["asks"][0]
    good(both[0].say(asked, asked["options"][0]["word"]))
    refused(both[1].say(asked, asked["options"][1]["word"]), 409, *LATE)


def test_a_reaction_is_heard_at_both(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    with hello(one, anna) as first, hello(other, ben) as second:
        for socket in (first, second):
            while hear(socket, "here")["holders"] != [0, 1]:
                pass
        assert good(ben.do("react", text="cowbell"))["text"] == "cowbell"
        for socket in (first, second):
            assert hear(socket, "reaction") == {"type": "reaction", "id": "", "holder": 1, "text": "cowbell"}


def test_spectators_are_counted_over_both(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, watchers = sit(one, created), [sit(url, created, created["watch"]) for url in pair]
    with hello(one, anna) as line:
        with hello(one, watchers[0]), hello(other, watchers[1]):
            while hear(line, "here")["watching"] != 2:
                pass
        while hear(line, "here")["watching"]:
            pass


def test_a_rematch_is_told_at_both(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    finish(anna, ben)
    with hello(other, ben) as line:
        assert hear(line, "table")["fresh"]["rematch"] == ""
        again = good(anna.do("rematch"))["rematch"]
        told = hear(line, "fresh")
        assert (told["rematch"], told["rematch_by"]) == (again, 0)
    assert Player(other, again, ben.token).whole()["mine"] == [1]


def test_chat_reaches_the_other_worker(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    with hello(other, ben) as line:
        assert hear(line, "table")["fresh"]["chat"] == []
        good(say(anna, "Hello over there"))
        assert [each["text"] for each in hear(line, "fresh")["chat"]] == ["Hello over there"]


def test_an_undo_is_asked_at_one_and_agreed_at_the_other(pair: tuple[str, str]) -> None:
    """Both sides see the same game before and after; the old question is stale at either, the new one is not."""
    one, other = pair
    created = new_table(one, ME, FRIEND, preset="family")
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    first = anna.now()
    with hello(one, anna) as near, hello(other, ben) as far:
        for line in (near, far):
            hear(line, "table")
        good(anna.say(first["asks"][0], "sprint"))
        assert len(hear(far, "fresh")["plies"]) == 1
        good(anna.do("ask"))
        wish = {"holder": 0, "plies": 1, "agreed": [], "waiting": [1]}
        assert hear(far, "fresh")["undo"] == wish and ben.now()["undo"] == wish
        good(ben.do("decline"))
        good(anna.do("ask"))
        good(ben.do("agree"))
        refused(ben.do("agree"), 409, "server-nothing-asked")
        for line in (near, far):
            while (told := hear(line, "fresh"))["at"] < 6:
                pass
            assert told["since"] + len(told["plies"]) == len(first["plies"]) and told["undo"] is None
    assert anna.now()["plies"] == first["plies"] and bare(ben.now()["plies"]) == bare(first["plies"])
    for url in pair:
        refused(sit(url, created).say(first["asks"][0], "sprint"), 409, "server-stale")
    good(sit(other, created).say(anna.now()["asks"][0], "sprint"))
    assert bare(anna.now()["plies"]) == bare(ben.now()["plies"])
    assert anna.http.get("/log").text == ben.http.get("/log").text


def test_a_wish_to_undo_ends_by_a_word_at_the_other_worker(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND, preset="family")
    anna, there = sit(one, created), sit(other, created)
    ben = sit(other, created, created["friends"][0])
    good(anna.say(anna.now()["asks"][0], "sprint"))
    good(anna.do("ask"))
    assert there.first_word()
    refused(ben.do("agree"), 409, "server-nothing-asked")
    refused(anna.do("agree"), 409, "server-nothing-asked")


def test_hints_agreed_to_at_both_are_given_at_both(pair: tuple[str, str]) -> None:
    one, other = pair
    created = new_table(one, ME, FRIEND)
    anna, ben = sit(one, created), sit(other, created, created["friends"][0])
    with hello(one, anna) as line:
        hear(line, "table")
        good(anna.do("hints", text="yes"))
        assert "Ben" in refused(sit(other, created).hint(0), 403, "server-hints-off")["text"]
        good(ben.do("hints", text="yes"))
        while hear(line, "fresh")["no_hints"]:
            pass
    words = [option["word"] for option in anna.now()["asks"][0]["options"]]
    assert all(good(sit(url, created).hint(0))["word"] in words for url in pair)
    good(ben.do("hints", text="no"))
    refused(anna.hint(0), 403, "server-hints-off")


def test_what_is_committed_elsewhere_while_a_table_is_read_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No notice of it could be heard: the table was not here yet. Whoever waits for it would wait in vain."""

    async def work() -> None:
        one, other = (Room(Store(postgres)) for _ in range(2))
        for room in (one, other):
            await room.store.open()
        seats = [SeatWish("me", "Anna"), SeatWish("friend", "Ben")]
        table = (await create(one, NewTable("mass-start", seats, "basic", auto_dice=True))).table
        there = await one.find(table)

        async def read_slowly(*given: Any) -> ServedTable:
            found = await opened(*given)
            await one.commit(there, lambda: (Record(0, "hints", 0, "yes"), None), one.nobody)
            return found

        monkeypatch.setattr(rooms, "opened", read_slowly)
        assert (await other.find(table)).at == there.at == 2
        for room in (one, other):
            await room.close()
            await room.store.close()

    run(work())
