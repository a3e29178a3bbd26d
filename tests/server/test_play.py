"""Playing over HTTP: from a new table to the podium, and everything that may come between."""

from __future__ import annotations

import httpx

from loipe.core import log as logs
from loipe.core.table import Table
from tests.server.run import BOT, FRIEND, LATE, ME, Player, after, bare, good, new_table, refused, sit, wait_for


def play_to_the_end(*players: Player) -> None:
    """Everybody answers with the first option whenever asked; bots take their time."""

    def is_over() -> bool:
        for player in players:
            while player.first_word() is not None:
                pass
        return players[0].is_over()

    wait_for(is_over, 120)


def test_a_whole_race_against_bots_ends_with_a_log_that_replays(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT, BOT))
    play_to_the_end(anna)
    end = anna.whole()["fresh"]
    assert after(end)["result"]["over"] and sorted(after(end)["result"]["places"]) == [1, 2, 3]
    text = anna.http.get("/log").text
    table = Table(logs.read(text))
    assert table.over
    assert tuple(table.game.result(table.state).places) == tuple(after(end)["result"]["places"])
    assert [str(ply) for ply in table.log.plies] == [
        f"*{ply['word']}" if ply["seat"] == -1 else f"{ply['seat'] + 1}:{ply['word']}" for ply in end["plies"][1:]
    ]


def test_two_friends_play_by_link_and_see_the_same_race(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    assert anna.whole()["mine"] == [0]
    assert ben.whole()["mine"] == [1]
    for _ in range(6):
        anna.first_word()
        ben.first_word()
    watcher = sit(url, created, created["watch"])
    seen = [who.whole()["fresh"] for who in (anna, ben, watcher)]
    assert bare(seen[0]["plies"]) == bare(seen[1]["plies"]) == bare(seen[2]["plies"])
    assert len(seen[0]["plies"]) > 12
    assert watcher.whole()["mine"] == [] and not seen[2]["asks"]


def test_one_person_may_hold_several_seats(url: str) -> None:
    created = new_table(
        url, ME, {"who": "friend", "friend": 1}, {**ME, "name": "Anna 2"}, {"who": "friend", "friend": 1}
    )
    assert created["mine"]["seats"] == [0, 2]
    assert [link["seats"] for link in created["friends"]] == [[1, 3]]
    names = [seat["name"] for seat in sit(url, created).now()["seats"]]
    assert names == ["Anna", "Player 2", "Anna 2", "Player 4"]


def test_since_brings_just_what_is_new(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT))
    first = anna.whole()["fresh"]
    anna.first_word()
    wait_for(lambda: bool(anna.now()["asks"]))
    later = anna.now(first["at"])
    assert later["at"] > first["at"]
    assert later["since"] == len(first["plies"])
    assert bare(first["plies"] + later["plies"]) == bare(anna.whole()["fresh"]["plies"])
    assert all(ply["view"] and ply["result"] for ply in later["plies"])
    assert anna.now(later["at"])["plies"] == []


def test_a_repeated_request_gets_the_first_answer(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    asked = anna.now()["asks"][0]
    word = asked["options"][0]["word"]
    first = good(anna.say(asked, word, request="the-same-request"))
    again = good(anna.say(asked, word, request="the-same-request"))
    assert first["id"] == "the-same-request" and again == first
    other = asked["options"][1]["word"]
    refused(anna.say(asked, other, request="the-same-request"), 409, "server-request-used")


def test_a_stale_answer_is_refused(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    asked = anna.now()["asks"][0]
    good(anna.say(asked, asked["options"][0]["word"]))
    no = refused(anna.say(asked, asked["options"][0]["word"], request="much-too-late"), 409, *LATE)
    assert (no["type"], no["id"], no["later"]) == ("no", "much-too-late", False)
    ben = sit(url, created, created["friends"][0])
    while not anna.now()["asks"]:
        ben.first_word()
    refused(anna.say(asked, "b1"), 409, "server-stale")


def test_a_draft_stores_nothing_and_ends_where_dice_fall(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    ben = sit(url, created, created["friends"][0])
    before = anna.whole()
    asked = before["fresh"]["asks"][0]
    assert good(anna.attempt(0, asked["options"][0]["word"]))["ends"] is True
    nothing = good(anna.attempt(0))
    assert nothing["ends"] is False and nothing["view"] == before["fresh"]["plies"][-1]["view"]
    assert nothing["ask"]["options"] == asked["options"]
    assert anna.whole()["fresh"]["plies"] == before["fresh"]["plies"]
    assert refused(ben.attempt(1, "P1"), 422, "not-your-turn")["id"] == "attempt"
    refused(ben.attempt(0, "P1"), 403, "server-not-your-seat")


def test_a_draft_goes_on_while_the_seat_chooses(url: str) -> None:
    """MS-S5: a sprint card is played, and the squares it adds are offered before anything is promised."""
    created = new_table(url, ME, FRIEND, preset="family")
    players = [sit(url, created), sit(url, created, created["friends"][0])]
    for _ in range(40):
        for player in players:
            asked = player.now()["asks"]
            if not asked:
                continue
            words = [option["word"] for option in asked[0]["options"]]
            if "sprint" in words:
                drafted = good(player.attempt(asked[0]["seat"], "sprint"))
                assert drafted["ends"] is False
                assert [event["kind"] for event in drafted["events"]] == ["sprinted"]
                squares = [option["word"] for option in drafted["ask"]["options"]]
                assert squares != words
                now = good(player.say(asked[0], "sprint", squares[0]))
                assert [ply["word"] for ply in now["plies"] if ply["seat"] == asked[0]["seat"]][-2:] == [
                    "sprint",
                    squares[0],
                ]
                return
            good(player.say(asked[0], words[0]))
    raise AssertionError("no sprint was offered")


def test_why_names_the_rule(url: str) -> None:
    anna = sit(url, new_table(url, ME, FRIEND))
    reason = refused(anna.attempt(0, "finish"), 422, "mass-start-shoot-first")
    assert reason["clause"] and reason["text"] and reason["message"].startswith("mass-start-")
    word = anna.now()["asks"][0]["options"][0]["word"]
    assert good(anna.attempt(0, word))["type"] == "tried"


def test_words_that_do_not_fit_change_nothing(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    asked = anna.now()["asks"][0]
    refused(anna.say(asked, "nonsense"), 422, "mass-start-no-such-word")
    refused(anna.say(asked, asked["options"][0]["word"], "b9"), 422, "draft-too-long")
    refused(anna.say({**asked, "seat": 1}, "P1"), 403, "server-not-your-seat")
    refused(anna.say({**asked, "seat": -1}, "5"), 403, "server-not-your-dice")
    refused(sit(url, created, created["watch"]).say(asked, "P1"), 403, "server-not-your-seat")
    assert anna.now()["at"] == 1


def test_rematch_keeps_people_settings_and_links(url: str) -> None:
    created = new_table(url, ME, {**FRIEND, "colour": "green"}, BOT)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    refused(anna.do("rematch"), 409, "server-not-over")
    play_to_the_end(anna, ben)
    again = good(anna.do("rematch"))["rematch"]
    assert good(ben.do("rematch"))["rematch"] == again == ben.now()["rematch"]
    second = Player(url, again, ben.token)
    assert second.whole()["mine"] == [1]
    assert second.whole()["settings"] == ben.whole()["settings"]
    assert second.whole()["board"]["colours"] == ["red", "green", "teal"]
    assert [seat["name"] for seat in second.now()["seats"]] == [seat["name"] for seat in ben.now()["seats"]]


def test_my_tables_say_the_truth(url: str) -> None:
    """Whose turn it is and how it stands; a watcher is never awaited; what is gone says so, each in its place."""
    created = new_table(url, ME, FRIEND)
    links = (created["mine"], created["friends"][0], created["watch"])
    held = [{"table": created["table"], "token": link["token"]} for link in links]
    unknown = [{"table": "nothere", "token": "x"}, {"table": created["table"], "token": "x" * 43}]
    lines = good(httpx.post(f"{url}/api/tables/mine", json={"tables": unknown + held}))
    assert [line["problem"]["message"] for line in lines[:2]] == ["server-no-such-table", "server-no-such-link"]
    assert [line["your_turn"] for line in lines[2:]] == [True, False, False]
    assert [line["mine"] for line in lines[2:]] == [[0], [1], []]
    assert all(line["owing"] == [0] and not line["over"] and len(line["places"]) == 2 for line in lines[2:])
    assert lines[2]["names"] == ["Anna", "Ben"]


def test_with_real_dice_my_tables_await_whoever_enters_them(url: str) -> None:
    created = new_table(url, ME, FRIEND, BOT, dice="physical")
    anna = sit(url, created)
    links = (created["mine"], created["friends"][0], created["watch"])
    held = [{"table": created["table"], "token": link["token"]} for link in links]
    assert anna.now()["owing"] == [-1]
    lines = good(httpx.post(f"{url}/api/tables/mine", json={"tables": held}))
    assert [line["your_turn"] for line in lines] == [True, False, False]
    assert lines[0]["owing"] == [0]


def test_a_friend_takes_a_name(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    ben = sit(url, created, created["friends"][0])
    assert [seat["name"] for seat in good(ben.do("name", 1, "  Bénédicte   O'Hara "))["seats"]] == [
        "Anna",
        "Bénédicte O'Hara",
    ]
    refused(ben.do("name", 1, "Anna"), 422, "server-name-taken")
    refused(ben.do("name", 0, "Carl"), 403, "server-not-your-seat")
    for bad in ("", "a,b", "x" * 21, "a\nb\u202e", "--"):
        refused(ben.do("name", 1, bad), 422, "server-name-shape")
