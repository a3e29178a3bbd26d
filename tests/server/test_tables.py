"""Setting up tables, and what people do there beside playing: undo, bots for people, real dice, logs."""

from __future__ import annotations

from importlib.resources import files

import httpx
import pytest

from loipe.games import IDS, load
from tests.server.run import BOT, FRIEND, ME, Player, good, new_table, refused, sit, wait_for


def wish(url: str, **changes: object) -> httpx.Response:
    body = {"game": "mass-start", "seats": [ME, BOT], **changes}
    return httpx.post(f"{url}/api/tables", json=body, timeout=30)


def test_every_game_is_offered_with_its_choices(url: str) -> None:
    games = good(httpx.get(f"{url}/api/games"))
    assert [game["id"] for game in games["games"]] == list(IDS)
    for game in games["games"]:
        names = {choice["name"] for choice in game["choices"]}
        assert game["presets"] and names <= set(next(iter(game["presets"].values())))
        assert "club" in game["bots"]


@pytest.mark.parametrize("game", IDS)
def test_every_game_can_be_played_with_its_first_preset(url: str, game: str) -> None:
    bots = [{**BOT, "bot": "random"}] * (load(game).META.fewest - 1)
    created = new_table(url, ME, *bots, game=game, preset="")
    anna = sit(url, created)
    for _ in range(5):
        wait_for(lambda: bool(anna.now()["asks"]) or anna.is_over())
        anna.first_word()
    assert len(anna.now()["plies"]) > 5
    assert anna.whole()["board"]


@pytest.mark.parametrize("other", [{"who": "friend", "name": "Bert"}, {**BOT, "name": "Bert"}], ids=["friend", "bot"])
def test_two_players_of_ski_tour_sit_down_with_two_nations_each(url: str, other: dict[str, str]) -> None:
    created = good(wish(url, game="ski-tour", seats=[{"who": "me", "name": "Anna"}, other]))
    assert created["mine"]["seats"] == [0, 2]
    assert [friend["seats"] for friend in created["friends"]] == ([[1, 3]] if other["who"] == "friend" else [])
    shown = sit(url, created).whole()
    assert [seat["name"] for seat in shown["fresh"]["seats"]] == ["Anna", "Bert", "Anna 2", "Bert 2"]
    assert shown["settings"]["holders"] == [0, 1, 0, 1]
    three = good(wish(url, game="ski-tour", seats=[ME, other, BOT]))
    assert three["mine"]["seats"] == [0]


def test_people_at_one_device_are_players_of_their_own(url: str) -> None:
    pair = [ME, {**ME, "name": "Ben"}]
    created = good(wish(url, game="ski-tour", seats=pair, shared=True))
    assert created["mine"]["seats"] == [0, 1, 2, 3]
    assert sit(url, created).whole()["settings"]["players"] == [0, 1, 0, 1]
    assert good(wish(url, game="ski-tour", seats=[*pair, BOT], shared=True))["mine"]["seats"] == [0, 1]
    refused(wish(url, game="ski-tour", seats=[*pair, BOT]), 422, "ski-tour-config-holders")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"preset": "olympic"}, "server-no-such-preset"),
        ({"settings": {"wings": True}}, "server-no-such-setting"),
        ({"settings": {"holders": [0, 0]}}, "server-no-such-setting"),
        ({"settings": {"laps": "many"}}, "setting-misfit"),
        ({"settings": {"laps": 9}}, "config-number"),
        ({"settings": {"laps": 10**30}}, "config-number"),
        ({"settings": {"course": "atlantis"}}, "course-unknown"),
        ({"seats": [ME]}, "config-seats"),
        ({"seats": [ME, {"who": "bot", "bot": "oracle"}]}, "server-no-such-bot"),
        ({"seats": [{**ME, "colour": "pink"}, BOT]}, "no-such-colour"),
        ({"seats": [{**ME, "colour": "blue"}, {**BOT, "colour": "blue"}]}, "colour-taken"),
        ({"game": "ski-tour", "seats": [{**ME, "colour": "red"}, BOT]}, "seats-no-colours"),
        ({"seats": [{"who": "me", "name": "a,b"}, BOT]}, "server-name-shape"),
        ({"seats": [BOT, BOT], "dice": "physical"}, "server-dice-need-hands"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(url: str, changes: dict[str, object], message: str) -> None:
    refused(wish(url, **changes), 422, message)


def test_seats_get_the_colours_they_wish_and_the_others_what_is_left(url: str) -> None:
    assert [game["colours"][:2] for game in good(httpx.get(f"{url}/api/games"))["games"]].count(["red", "teal"]) == 2
    seats = [{**ME, "colour": "teal"}, BOT, {**BOT, "colour": "red"}]
    shown = sit(url, good(wish(url, seats=seats))).whole()
    assert shown["board"]["colours"] == shown["settings"]["colours"] == ["teal", "orange", "red"]
    plain = sit(url, good(wish(url))).whole()
    assert (plain["board"]["colours"], plain["settings"]["colours"]) == (["red", "teal"], [])


def test_an_uploaded_course_is_checked_and_all_defects_are_shown(url: str) -> None:
    folder = files("loipe.games.mass_start") / "data" / "courses"
    text = next(entry for entry in folder.iterdir() if entry.name.endswith(".course")).read_text("utf-8")
    created = good(wish(url, course=text))
    assert sit(url, created).whole()["board"]["course"]
    broken = "\n".join(line for line in text.split("\n") if not line.startswith(("start P1", "loop", "seed")))
    problem = refused(wish(url, course=broken), 422, refused_first(url, broken))
    assert len(problem["defects"]) >= 3
    assert all(defect["text"] and defect["text"] != defect["message"] for defect in problem["defects"])
    looked = httpx.post(f"{url}/api/games/mass-start/board", json={"course": broken})
    assert looked.json()["defects"] == problem["defects"]


def test_a_hopeless_file_is_told_so_briefly(url: str) -> None:
    course = "course hopeless\n" + "row .\n" * 30_000
    problem = httpx.post(f"{url}/api/games/mass-start/board", json={"course": course}, timeout=30)
    assert problem.status_code == 422 and len(problem.json()["defects"]) == 200


def refused_first(url: str, course: str) -> str:
    return str(httpx.post(f"{url}/api/games/mass-start/board", json={"course": course}).json()["message"])


def test_bots_only_can_be_watched_to_the_end(url: str) -> None:
    created = new_table(url, BOT, {**BOT, "bot": "random"})
    assert created["mine"] == created["watch"] and created["friends"] == []
    watcher = sit(url, created)
    wait_for(watcher.is_over, 120)


def two_friends(url: str, **changes: object) -> tuple[Player, Player]:
    created = new_table(url, ME, FRIEND, **changes)
    return sit(url, created), sit(url, created, created["friends"][0])


def test_undo_needs_agreement_and_is_appended(url: str) -> None:
    anna, ben = two_friends(url, preset="family")
    first = anna.now()
    good(anna.say(first["asks"][0], "sprint"))
    assert not anna.now()["no_undo"] and ben.now()["no_undo"]
    refused(ben.do("agree"), 409, "server-nothing-asked")
    asked = good(anna.do("ask"))["undo"]
    assert asked == {"holder": 0, "plies": 1, "agreed": [], "waiting": [1]}
    assert good(ben.do("decline"))["undo"] is None
    good(anna.do("ask"))
    before = ben.whole()["fresh"]
    after = good(ben.do("agree"))
    assert after["undo"] is None
    later = ben.now(before["at"])
    assert later["since"] == first["plies"][-1]["number"] + 1 < len(before["plies"])
    assert anna.now()["plies"] == first["plies"]
    assert anna.now()["asks"][0]["options"] == first["asks"][0]["options"]
    assert anna.now()["asks"][0]["question"] != first["asks"][0]["question"]
    refused(anna.say(first["asks"][0], "sprint"), 409, "server-stale")


def test_a_word_ends_a_wish_to_undo_and_dice_end_the_possibility(url: str) -> None:
    anna, ben = two_friends(url, preset="family")
    good(anna.say(anna.now()["asks"][0], "sprint"))
    assert good(anna.do("ask"))["undo"]["waiting"] == [1]
    anna.first_word()
    now = ben.now()
    assert now["plies"][-1]["seat"] == -1
    assert now["undo"] is None and now["no_undo"]
    refused(anna.do("ask"), 409, "server-no-undo-die", "server-no-undo-yet")


def test_a_lone_person_takes_back_at_once(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT, preset="family"))
    first = anna.now()
    good(anna.say(first["asks"][0], "sprint"))
    good(anna.do("ask"))
    assert anna.now()["plies"] == first["plies"]


def test_a_bot_stands_in_and_the_seat_can_be_taken_back(url: str) -> None:
    anna, ben = two_friends(url)
    good(ben.do("bot", 1, "thumb"))
    anna.first_word()
    wait_for(lambda: bool(anna.now()["asks"]))
    assert anna.now()["seats"][1]["bot"] == "thumb"
    refused(anna.do("bot", 1, ""), 403, "server-not-your-seat")
    good(ben.do("bot", 1, ""))
    assert anna.now()["seats"][1]["bot"] == ""
    refused(anna.do("bot", 1, "thumb"), 409, "server-not-away")
    refused(anna.do("bot", 1, "oracle"), 422, "server-no-such-bot")
    refused(anna.do("bot", 7, "thumb"), 422, "server-no-person-there")


def test_somebody_long_away_can_be_replaced(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    wait_for(lambda: anna.now()["seats"][1]["away"] >= anna.whole()["absence"])
    assert good(anna.do("bot", 1, "thumb"))["seats"][1]["bot"] == "thumb"
    anna.first_word()
    wait_for(lambda: bool(anna.now()["asks"]))


def test_real_dice_are_typed_in_by_their_owner(url: str) -> None:
    created = new_table(url, ME, FRIEND, dice="physical")
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    assert anna.now()["owing"] == [-1]
    asked = anna.now()["asks"][0]
    assert asked["seat"] == -1 and asked["facts"]["seat"] == 0
    assert [option["word"] for option in asked["options"]] == ["1", "2", "3", "4", "5", "6"]
    assert ben.now()["asks"] == []
    refused(ben.say(asked, "5"), 409, "server-not-asked")
    refused(anna.say(asked, "7"), 422, "mass-start-no-such-outcome")
    now = good(anna.say(asked, "5"))
    assert {"seat": -1, "word": "5"}.items() <= now["plies"][-1].items()
    anna.first_word()
    assert ben.now()["asks"][0]["facts"]["seat"] == 1
    assert not anna.now()["no_undo"]  # no die has fallen since


def test_a_log_opens_as_a_table_to_look_at(url: str) -> None:
    created = new_table(url, BOT, BOT)
    watcher = sit(url, created)
    wait_for(watcher.is_over, 120)
    text = watcher.http.get("/log").text
    opened = sit(url, good(httpx.post(f"{url}/api/logs", json={"text": text}, timeout=30)))
    snapshot = opened.whole()
    assert snapshot["kind"] == "log"
    assert snapshot["fresh"]["plies"] == watcher.whole()["fresh"]["plies"]
    assert opened.http.get("/log").text.split() == text.split()
    refused(opened.do("ask"), 403, "server-only-a-log")
    refused(opened.do("rematch"), 403, "server-only-a-log")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: "", "log-not-a-log"),
        (lambda text: text.replace("mass-start", "chess"), "no-such-game"),
        (lambda text: text.replace("rules ", "rules 9"), "log-other-rules"),
        (lambda text: text + " 1:b99", "log-word-refused"),
        (lambda text: text + " ~99999", "log-bad-undo"),
        (lambda text: text + " ~" + "9" * 5000, "log-bad-word"),
        (lambda text: text + " ~٣", "log-bad-word"),
        (lambda text: text + " ٣:b5", "log-bad-word"),
        (lambda text: text + f" {'9' * 5000}:b5", "log-bad-word"),
        (lambda text: text + " hello", "log-bad-word"),
        (lambda text: text.replace("seats Anna", "seats a\u202e"), "server-log-names"),
        (lambda text: text.replace("seats ", "seats Cai, "), "log-seats"),
        (lambda text: text.replace("set laps 1", "set laps " + "[" * 3000), "log-bad-setting"),
        (lambda text: text.replace("set laps 1", "set laps " + "9" * 5000), "log-bad-setting"),
    ],
)
def test_a_bad_log_is_refused_in_one_sentence(url: str, spoil: object, message: str) -> None:
    anna = sit(url, new_table(url, ME, FRIEND))
    text = anna.http.get("/log").text
    assert callable(spoil)
    refused(httpx.post(f"{url}/api/logs", json={"text": spoil(text)}, timeout=30), 422, message)


def test_texts_and_rulebooks(url: str) -> None:
    words = httpx.get(f"{url}/api/texts/en")
    assert "server-game-over" in words.text and "mass-start-event-" in words.text
    refused(httpx.get(f"{url}/api/texts/tlh"), 422, "server-no-such-language")
    book = good(httpx.get(f"{url}/api/games/mass-start/rulebook", params={"language": "xx"}))
    assert book["clauses"][0]["id"].startswith("MS-") and book["introduction"]
    refused(httpx.get(f"{url}/api/games/chess/rulebook"), 422, "no-such-game")
