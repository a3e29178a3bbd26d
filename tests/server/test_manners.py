"""Good manners between people at a table: who looks on, who plays again, what they say to each other."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
import pytest

from loipe.server.doors.problems import Rejected
from loipe.server.table.chat import checked_line
from tests.server.run import BOT, FRIEND, ME, Player, good, new_table, refused, sit, wait_for
from tests.server.test_live import hear, hello


def pair(url: str, *others: dict[str, Any], **wish: Any) -> tuple[Player, Player, Player]:
    """Anna, Ben and somebody who looks on."""
    created = new_table(url, ME, FRIEND, *others, **wish)
    return sit(url, created), sit(url, created, created["friends"][0]), sit(url, created, created["watch"])


def finish(anna: Player, ben: Player) -> None:
    """Bots take both seats, so the race is soon over."""
    good(anna.do("bot", 0, "thumb"))
    good(ben.do("bot", 1, "thumb"))
    wait_for(anna.is_over, 60)


def test_spectators_are_counted(url: str) -> None:
    anna, _, watcher = pair(url, BOT)
    with hello(url, anna) as line:
        assert hear(line, "here")["watching"] == 0
        with hello(url, watcher):
            assert hear(line, "here")["watching"] == 1
            with hello(url, watcher):
                assert hear(line, "here")["watching"] == 2
            assert hear(line, "here")["watching"] == 1
        assert hear(line, "here")["watching"] == 0


def test_everybody_hears_who_asks_for_a_rematch(url: str) -> None:
    anna, ben, watcher = pair(url)
    finish(anna, ben)
    with hello(url, anna) as first, hello(url, watcher) as second:
        for line in (first, second):
            told = hear(line, "table")["fresh"]
            assert (told["rematch"], told["rematch_by"]) == ("", -1)
        again = good(ben.do("rematch"))["rematch"]
        for line in (first, second):
            told = hear(line, "fresh")
            assert (told["rematch"], told["rematch_by"]) == (again, 1)
    assert Player(url, again, anna.token).whole()["mine"] == [0]
    assert Player(url, again, watcher.token).whole()["mine"] == []


def say(player: Player, text: str, request: str = "") -> httpx.Response:
    return player.post("do", id=request or secrets.token_hex(8), what="chat", text=text)


def test_a_line_of_chat_reaches_everybody_and_stays_with_the_table(url: str) -> None:
    anna, ben, watcher = pair(url)
    before = anna.http.get("/log").text
    with hello(url, ben) as first, hello(url, watcher) as second:
        assert hear(first, "table")["fresh"]["chat"] == hear(second, "table")["fresh"]["chat"] == []
        told = good(say(anna, "  Good   luck! "))
        assert told["chat"] == [{"at": told["at"], "holder": 0, "text": "Good luck!"}]
        for line in (first, second):
            fresh = hear(line, "fresh")
            assert fresh["chat"] == told["chat"] and fresh["plies"] == []
    good(say(ben, "And to you."))
    assert [line["text"] for line in watcher.now()["chat"]] == ["Good luck!", "And to you."]
    assert [line["text"] for line in watcher.now(told["at"])["chat"]] == ["And to you."]
    assert anna.http.get("/log").text == before


def test_the_same_request_is_one_line(url: str) -> None:
    anna, _, _ = pair(url)
    assert good(say(anna, "Hello", "hello-request"))["at"] == good(say(anna, "Hello", "hello-request"))["at"]
    assert len(anna.now()["chat"]) == 1
    refused(say(anna, "Hello", "short"), 400, "server-request-shape")


def test_spectators_read_only(url: str) -> None:
    _, _, watcher = pair(url)
    refused(say(watcher, "Hello"), 403, "server-not-a-player")
    refused(watcher.do("react", text="cowbell"), 403, "server-not-a-player")


@pytest.mark.parametrize(
    "text",
    [
        "see https://example.org/x", "HTTP://EXAMPLE", "www.example.org", "example.com", "go to loipe.example/race",
        "ben@example.org", "example\uff0ecom", "ftp://x", "try my-shop.top now", "evil.site",
        "1.2.3.4:80", "example。com", "exa.c\u200dom", "a.tk",
    ],
)  # fmt: skip
def test_links_stay_out(text: str) -> None:
    with pytest.raises(Rejected) as refusal:
        checked_line(text)
    assert refusal.value.refusal.message == "server-chat-link"


@pytest.mark.parametrize(
    "text",
    [
        "Well shot.Next time I win", "3.5 of 5!", "what …?", "Ben: a/b", "12:30?", "äöü 👏", "Hmm.Me too",
        "come on.no way", "👩\u200d👩\u200d👧 🏳️\u200d🌈", "می\u200cخواهم", "สวัสดี ที่นี่", "שָׁלוֹם", "हिन्दी क्षेत्र",
    ],
)  # fmt: skip
def test_plain_talk_is_no_link(text: str) -> None:
    assert checked_line(text)


def test_a_line_is_short_and_not_empty(url: str) -> None:
    anna, _, _ = pair(url)
    refused(say(anna, " \n "), 422, "server-chat-shape")
    for odd in ("a\x00b", "\u200d", "a\u202eb", "Z" + "\u0301" * 6):
        refused(say(anna, odd), 422, "server-chat-shape")
    refused(say(anna, "x" * 201), 422, "server-chat-long")
    good(say(anna, "x" * 200))


def test_whoever_writes_too_fast_waits(url: str) -> None:
    anna, ben, _ = pair(url)
    for number in range(5):
        good(say(anna, f"line {number}"))
    assert 0 < refused(say(anna, "one more"), 429, "server-chat-fast")["facts"]["seconds"] <= 15
    good(say(ben, "my first"))
    for _ in range(5):
        good(anna.do("react", text="snowball"))
    refused(anna.do("react", text="snowball"), 429, "server-chat-fast")
    good(ben.do("react", text="clap"))
