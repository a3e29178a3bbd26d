"""Coming in by a code: tables that wait, who sits down where, and what a host may do about it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from loipe.server.guests.invitation import SAID, heard, new_code
from tests.server.postgres import Postgres
from tests.server.run import BOT, ME, Player, Served, good, new_table, refused, sit, wait_for
from tests.server.test_live import farewell, hear, hello
from tests.server.test_tables import wish

GUEST = {"who": "guest"}


def look(url: str, code: str) -> httpx.Response:
    return httpx.get(f"{url}/api/join/{code}", timeout=30, verify=False)


def join(url: str, code: str, name: str, **more: Any) -> httpx.Response:
    body = {"token": secrets.token_urlsafe(32), "name": name, **more}
    return httpx.post(f"{url}/api/join/{code}", json=body, timeout=30, verify=False)


def came(url: str, created: dict[str, Any], code: str, name: str, **more: Any) -> Player:
    return sit(url, created, good(join(url, code, name, **more)))


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.now()["seats"]]


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """One on each database."""
    kind = request.param
    url = request.getfixturevalue("postgres") if kind == "postgres" else f"sqlite:///{tmp_path}/tables.db"
    with Served(url, tmp_path / "server.log") as served:
        yield served
    assert "Traceback" not in served.log.read_text(), served.log.read_text()


def test_a_table_waits_until_everybody_has_come(url: str) -> None:
    created = new_table(url, {**BOT, "bot": "random"}, ME, GUEST)
    anna = sit(url, created)
    now = anna.now()
    assert now["invited"] == {
        "waiting": True, "host": 1, "free": [2], "code": created["code"], "removable": [],
    }  # fmt: skip
    assert (now["owing"], now["asks"], len(now["plies"]), created["friends"]) == ([], [], 1, [])
    refused(anna.attempt(1, "a3"), 409, "server-not-begun")
    refused(anna.post("say", id="too-early", seat=1, question="0.0", words=["a3"]), 409, "server-not-begun")
    with hello(url, anna) as line:
        assert hear(line, "table")["fresh"]["invited"]["waiting"]
        ben = came(url, created, created["code"], "Ben")
        begun = hear(line, "table")
        assert begun["fresh"]["invited"] == {"waiting": False, "host": 1, "free": [], "code": "", "removable": [2]}
        assert hear(line, "fresh")["plies"], "the bot skis now"
    assert names(ben) == ["random-1", "Anna", "Ben"]
    wait_for(lambda: bool(anna.now()["asks"] or ben.now()["asks"]))
    refused(look(url, created["code"]), 404, "server-no-such-code")
    refused(join(url, created["code"], "Cleo"), 404, "server-no-such-code")


@pytest.mark.parametrize("spelled", ["{}", "{l}", " {} ", "{w} {n}", "{w}{n}", "{w} - {n}", "{w}–{n}"])
def test_a_code_is_understood_however_it_is_typed(url: str, spelled: str) -> None:
    code = new_table(url, ME, GUEST)["code"]
    word, number = code.split("-")
    found = good(look(url, spelled.format(code, l=code.lower(), w=word.title(), n=number)))
    assert (found["code"], found["host"], found["game"]) == (code, "Anna", "mass-start")
    assert [(place["name"], place["free"]) for place in found["places"]] == [("Anna", False), ("Player 2", True)]
    assert found["board"]["course"] and found["view"]["open"] and found["watch"].startswith("/t/")


def test_codes_are_words_anybody_can_spell() -> None:
    assert len(set(SAID)) == len(SAID) > 40
    assert all(heard(code) == code for code in (new_code() for _ in range(200)))
    assert [heard(said) for said in ("", "4711", "KAPPE", "kappe 47", "KAPPE-47111", "kä-4711")] == [""] * 6


@pytest.mark.parametrize("said", ["KAPPE-47", "nonsense", "%F0%9F%8E%BF", "a" * 300])
def test_a_wrong_code_is_told_so_kindly(url: str, said: str) -> None:
    refused(look(url, said), 404, "server-no-such-code")


def test_ten_wrong_codes_a_minute_and_no_more(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", limits={}) as strict:
        created = new_table(strict.url, ME, GUEST, GUEST)
        for _ in range(30):
            good(look(strict.url, created["code"]))
        for number in range(10):
            refused(look(strict.url, f"LOIPE{number:04}"), 404, "server-no-such-code")
        late = look(strict.url, created["code"])
        refused(late, 429, "server-codes-too-fast")
        assert 1 <= int(late.headers["retry-after"]) <= 7
        refused(join(strict.url, created["code"], "Ben"), 429, "server-codes-too-fast")


def test_a_guest_chooses_seat_name_and_colour(url: str) -> None:
    created = new_table(url, {**ME, "colour": "red"}, {**BOT, "colour": "teal"}, GUEST, GUEST)
    code = created["code"]
    refused(join(url, code, "anna"), 409, "server-name-taken")
    refused(join(url, code, "a,b"), 422, "server-name-shape")
    refused(join(url, code, "Ben", colour="red"), 409, "server-colour-worn")
    refused(join(url, code, "Ben", colour="pink"), 422, "no-such-colour")
    refused(join(url, code, "Ben", seat=1), 409, "server-seat-taken")
    refused(join(url, code, "Ben", token="short"), 422, "server-token-shape")
    ben = came(url, created, code, "Ben", seat=3, colour="teal")
    told = ben.whole()
    assert (told["mine"], told["fresh"]["invited"]["free"]) == ([3], [2])
    assert told["board"]["colours"] == ["red", "blue", "orange", "teal"]
    refused(join(url, code, "Cleo", seat=3), 409, "server-seat-taken")
    assert came(url, created, code, "Cleo").whole()["mine"] == [2]


def test_a_game_without_colours_says_so(url: str) -> None:
    created = good(wish(url, game="ski-tour", seats=[ME, GUEST, BOT]))
    refused(join(url, created["code"], "Ben", colour="red"), 422, "seats-no-colours")


def test_the_same_secret_gets_the_same_seat(url: str) -> None:
    created = new_table(url, ME, GUEST, GUEST)
    secret = secrets.token_urlsafe(32)
    links = [good(join(url, created["code"], "Ben", token=secret)) for _ in range(2)]
    assert links[0] == links[1] and links[0]["seats"] == [1]
    assert sit(url, created).now()["invited"]["free"] == [2]


def test_of_many_who_come_at_once_each_gets_a_seat_of_their_own_or_none(server: Served) -> None:
    created = new_table(server.url, ME, GUEST, GUEST)
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda name: join(server.url, created["code"], f"Guest {name}"), range(8)))
    seats = sorted(answer.json()["seats"] for answer in answers if answer.is_success)
    assert seats == [[1], [2]]
    assert {answer.status_code for answer in answers if answer.is_error} <= {404, 410}
    assert not sit(server.url, created).now()["invited"]["waiting"]


def test_a_host_starts_without_and_a_late_guest_takes_over_from_the_bot(url: str) -> None:
    created = new_table(url, ME, GUEST, GUEST)
    anna, ben = sit(url, created), came(url, created, created["code"], "Ben")
    refused(ben.do("begin"), 403, "server-not-the-host")
    good(anna.do("begin"))
    refused(anna.do("begin"), 409, "server-has-begun")
    now = anna.now()
    assert [seat["bot"] for seat in now["seats"]] == ["", "", "thumb"]
    assert now["invited"]["free"] == [2] and not now["invited"]["waiting"] and now["asks"]
    for _ in range(3):
        anna.first_word()
        ben.first_word()
    assert good(look(url, created["code"]))["waiting"] is False
    cleo = came(url, created, created["code"], "Cleo", colour="green")
    seat = cleo.now()["seats"][2]
    assert (seat["name"], seat["bot"], cleo.whole()["mine"]) == ("Cleo", "", [2])
    assert anna.now()["invited"]["free"] == []


def test_only_bots_play_again_for_those_who_never_came(url: str) -> None:
    created = new_table(url, ME, GUEST)
    anna = sit(url, created)
    good(anna.do("begin"))
    good(anna.do("bot", 0, "thumb"))
    wait_for(anna.is_over, 120)
    good(anna.do("rematch"))
    again = Player(url, anna.now()["rematch"], anna.token)
    assert [seat["person"] for seat in again.now()["seats"]] == [True, False]


def test_settings_and_seats_change_until_the_start_and_guests_keep_theirs(url: str) -> None:
    created = new_table(url, ME, GUEST, GUEST, preset="basic")
    anna, ben = sit(url, created), came(url, created, created["code"], "Ben")
    refused(ben.http.get("/wish"), 403, "server-not-the-host")
    agreed = good(anna.http.get("/wish"))
    me, his, free = agreed["seats"]
    assert his["taken"] and not me["taken"] and not free["taken"]
    with hello(url, ben) as line:
        assert hear(line, "table")["mine"] == [1]
        seats = [{**BOT, "name": "Rossi"}, me, {**BOT, "name": "Lind"}, his, free]
        good(anna.post("wish", **{**agreed, "preset": "full", "settings": {"laps": 1}, "seats": seats}))
        told = hear(line, "table")
        assert (told["mine"], told["preset"], told["settings"]["laps"]) == ([3], "full", 1)
        line.send(json.dumps({"type": "do", "id": "my-name", "what": "name", "seat": 3, "text": "Benno"}))
        assert hear(line, "table")["fresh"]["id"] == "my-name"
    assert names(anna) == ["Rossi", "Anna", "Lind", "Benno", "Player 5"] and anna.whole()["mine"] == [1]
    refused(anna.post("wish", **{**agreed, "seats": [me, free]}), 409, "server-guest-left-out")
    refused(anna.post("wish", **{**agreed, "settings": {"laps": 9}}), 422, "config-number")
    good(anna.do("begin"))
    refused(anna.post("wish", **agreed), 409, "server-has-begun")


def test_a_guest_who_has_not_played_can_be_removed_and_the_code_is_new(url: str) -> None:
    created = new_table(url, ME, GUEST, GUEST)
    anna, ben = sit(url, created), came(url, created, created["code"], "Ben")
    refused(ben.do("remove", 0), 403, "server-not-the-host")
    refused(anna.do("remove", 0), 409, "server-not-removable")
    refused(anna.do("remove", 2), 409, "server-not-removable")
    with hello(url, ben) as line:
        hear(line, "table")
        good(anna.do("remove", 1))
        assert farewell(line) == 4409
    with hello(url, ben) as line:
        assert farewell(line) == 4401
    refused(ben.http.get("/"), 401, "server-no-such-link")
    invited = anna.now()["invited"]
    assert invited["free"] == [1, 2] and invited["code"] != created["code"]
    refused(look(url, created["code"]), 404, "server-no-such-code")
    cleo, dora = came(url, created, invited["code"], "Cleo"), came(url, created, invited["code"], "Dora")
    assert (names(anna)[1:], dora.whole()["mine"]) == (["Cleo", "Dora"], [2])
    assert anna.now()["invited"]["removable"] == [1, 2]
    while anna.first_word() is None or cleo.now()["asks"] == []:
        pass
    cleo.first_word()
    assert anna.now()["invited"]["removable"] == [2]
    refused(anna.do("remove", 1), 409, "server-not-removable")
    good(anna.do("remove", 2))
    refused(dora.http.get("/"), 401, "server-no-such-link")
    last = came(url, created, anna.now()["invited"]["code"], "Emil")
    assert names(last)[2] == "Emil" and last.whole()["mine"] == [2]


def test_what_guests_said_follows_them_and_goes_with_those_sent_away(url: str) -> None:
    """While a table waits players may get other numbers; a line is never taken for somebody else's."""
    created = new_table(url, ME, GUEST, GUEST, GUEST)
    anna = sit(url, created)
    ben, cleo = (came(url, created, created["code"], name) for name in ("Ben", "Cleo"))
    for player, text in ((ben, "Boo!"), (cleo, "Hello."), (anna, "Welcome.")):
        good(player.post("do", id=f"line-of-{player.token[:8]}", what="chat", text=text))
    with hello(url, cleo) as line:
        assert [said["text"] for said in hear(line, "table")["fresh"]["chat"]] == ["Boo!", "Hello.", "Welcome."]
        good(anna.do("remove", 1))
        heard = [(said["holder"], said["text"]) for said in hear(line, "table")["fresh"]["chat"]]
        assert heard == [(2, "Hello."), (0, "Welcome.")]
    agreed = good(anna.http.get("/wish"))
    me, _, hers, free = agreed["seats"]
    good(anna.post("wish", **{**agreed, "seats": [hers, me, free]}))
    at = {name: cleo.now()["seats"][seat]["holder"] for seat, name in enumerate(names(cleo))}
    assert [(said["holder"], said["text"]) for said in cleo.now()["chat"]] == [
        (at["Cleo"], "Hello."), (at["Anna"], "Welcome."),
    ]  # fmt: skip
    dora = came(url, created, anna.now()["invited"]["code"], "Dora")
    good(dora.post("do", id="line-of-dora", what="chat", text="Off we go."))
    with hello(url, cleo) as line:
        hear(line, "table")
        good(anna.do("remove", 2))
        assert [said["text"] for said in hear(line, "table")["fresh"]["chat"]] == ["Hello.", "Welcome."]


def test_a_code_can_be_renewed(url: str) -> None:
    created = new_table(url, ME, GUEST)
    anna = sit(url, created)
    good(anna.do("renew"))
    code = anna.now()["invited"]["code"]
    refused(look(url, created["code"]), 404, "server-no-such-code")
    came(url, created, code, "Ben")
    refused(anna.do("renew"), 410, "server-table-full")


def test_who_watches_gets_no_code(url: str) -> None:
    created = new_table(url, ME, GUEST)
    watcher = sit(url, created, created["watch"])
    told = watcher.whole()
    assert told["fresh"]["invited"]["code"] == "" and told["watch"] == created["watch"]["path"]
    refused(watcher.do("begin"), 403, "server-not-the-host")


def test_a_host_may_have_no_seat(url: str) -> None:
    created = new_table(url, GUEST, GUEST)
    host = sit(url, created)
    assert created["mine"]["token"] != created["watch"]["token"]
    told = host.whole()
    assert (told["holder"], told["mine"], told["fresh"]["invited"]["code"]) == (-2, [], created["code"])
    came(url, created, created["code"], "Ben")
    assert good(look(url, created["code"]))["host"] == ""
    good(host.do("begin"))
    assert host.now()["invited"]["removable"] == [0]


def test_two_players_of_ski_tour_have_two_nations_each(url: str) -> None:
    created = good(wish(url, game="ski-tour", seats=[ME, GUEST]))
    assert sit(url, created).now()["invited"]["free"] == [1, 3]
    ben = came(url, created, created["code"], "Ben")
    assert ben.whole()["mine"] == [1, 3]
    assert names(ben) == ["Anna", "Ben", "Anna 2", "Ben 2"]


def test_a_table_that_waits_outlives_its_server(server: Served) -> None:
    created = new_table(server.url, ME, GUEST, GUEST, preset="basic")
    anna, ben = sit(server.url, created), came(server.url, created, created["code"], "Ben", colour="purple")
    agreed = good(anna.http.get("/wish"))
    good(anna.post("wish", **{**agreed, "preset": "full"}))
    before = anna.whole()
    server.kill()
    server.start()
    after = anna.whole()
    assert (after["preset"], after["board"], after["fresh"]["invited"]) == (
        "full", before["board"], before["fresh"]["invited"],
    )  # fmt: skip
    assert ben.whole()["mine"] == [1]
    cleo = came(server.url, created, created["code"], "Cleo")
    assert not cleo.now()["invited"]["waiting"] and anna.now()["asks"]
    good(anna.do("remove", 2))
    server.kill()
    server.start()
    refused(cleo.http.get("/"), 401, "server-no-such-link")
    assert anna.now()["invited"]["free"] == [2]
    anna.first_word()
    ben.first_word()


def test_two_workers_agree_on_who_sits_where(cluster: Postgres, tmp_path: Path) -> None:
    url = cluster.new()
    with Served(url, tmp_path / "one.log") as one, Served(url, tmp_path / "other.log") as other:
        created = new_table(one.url, ME, GUEST, GUEST)
        anna = sit(one.url, created)
        with hello(one.url, anna) as host:
            assert hear(host, "table")["fresh"]["invited"]["free"] == [1, 2]
            ben = came(other.url, created, created["code"], "Ben")
            assert hear(host, "table")["fresh"]["seats"][1]["name"] == "Ben"
            with hello(other.url, ben) as guest:
                assert hear(guest, "table")["mine"] == [1]
                good(anna.do("remove", 1))
                assert farewell(guest) == 4409
            refused(ben.http.get("/"), 401, "server-no-such-link")
            refused(look(other.url, created["code"]), 404, "server-no-such-code")
            code = anna.now()["invited"]["code"]
            with ThreadPoolExecutor(6) as crowd:
                doors = [one.url, other.url] * 3
                answers = list(crowd.map(lambda at: join(doors[at], code, f"Guest {at}"), range(6)))
            assert sorted(answer.json()["seats"] for answer in answers if answer.is_success) == [[1], [2]]
        assert not anna.now()["invited"]["waiting"]
