"""Win chances and hints over HTTP: for what one may see, in words that can be said."""

from __future__ import annotations

import pytest

from loipe.bots.outlook import MOST_GAMES
from tests.server.run import BOT, FRIEND, ME, after, good, new_table, refused, sit, wait_for


def test_chances_of_every_ply_and_surer_when_asked_again(url: str) -> None:
    created = new_table(url, ME, BOT, BOT)
    anna, watcher = sit(url, created), sit(url, created, created["watch"])
    wait_for(lambda: bool(anna.now()["asks"]))
    last = len(anna.whole()["fresh"]["plies"]) - 1
    for who, ply in ((anna, last), (anna, 0), (watcher, last)):
        found = good(who.http.get("/forecast", params={"ply": ply}))
        assert found["ply"] == ply and len(found["wins"]) == 3
        assert sum(found["wins"]) == pytest.approx(1)
    first, second = (good(anna.http.get("/forecast", params={"ply": 0, "public": True})) for _ in range(2))
    assert second["games"] > first["games"] or first["games"] == MOST_GAMES
    refused(anna.http.get("/forecast", params={"ply": 999}), 404, "server-no-such-ply")
    refused(anna.http.get("/forecast", params={"ply": "x"}), 400, "server-not-understood")


def test_a_hint_is_one_of_the_words_and_weighs_all(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    wait_for(lambda: bool(anna.now()["asks"]))
    asked = anna.now()["asks"][0]
    for each in (anna, ben):
        good(each.do("hints", text="yes"))
    hint = good(anna.hint(0))
    assert [way["word"] for way in hint["ways"]] == [option["word"] for option in asked["options"]]
    assert hint["word"] in [way["word"] for way in hint["ways"]]
    refused(ben.hint(1), 409, "server-not-asked")
    refused(ben.hint(0), 403, "server-not-your-seat")
    refused(anna.hint(0, "nowhere"), 422, "mass-start-no-such-word")
    assert anna.now()["asks"][0] == asked


def test_among_several_people_hints_are_off_until_all_agree(url: str) -> None:
    created = new_table(url, ME, FRIEND, BOT)
    anna, ben, watcher = (
        sit(url, created),
        sit(url, created, created["friends"][0]),
        sit(url, created, created["watch"]),
    )
    wait_for(lambda: bool(anna.now()["asks"]))
    assert anna.now()["no_hints"] == [0, 1]
    refused(anna.hint(0), 403, "server-hints-off")
    good(anna.do("hints", text="yes"))
    assert ben.now()["no_hints"] == [1]
    assert "Ben" in refused(anna.hint(0), 403, "server-hints-off")["text"]
    refused(watcher.do("hints", text="yes"), 403, "server-not-a-player")
    refused(ben.do("hints", text="perhaps"), 422, "server-hints-answer")
    good(ben.do("hints", text="yes"))
    assert watcher.now()["no_hints"] == [] and good(anna.hint(0))["word"]
    good(ben.do("hints", text="no"))
    refused(anna.hint(0), 403, "server-hints-off")
    good(ben.do("bot", 1, "thumb"))
    assert anna.now()["no_hints"] == [] and good(anna.hint(0))["word"]


def test_who_leads_is_told_with_each_ply(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT))
    for _ in range(4):
        wait_for(lambda: bool(anna.now()["asks"]))
        anna.first_word()
    now = anna.whole()["fresh"]
    leaders = [ply["leader"] for ply in now["plies"]]
    assert leaders[0] == -1 and set(leaders) <= {-1, 0, 1} and len(set(leaders)) > 1
    places = after(now)["result"]["places"]
    assert leaders[-1] == (places.index(1) if places.count(1) == 1 else -1)
