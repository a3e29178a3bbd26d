"""Seasons at the server: alone, on one device, with friends by a link; a finished race is never lost."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from loipe.season import file
from tests.clauses import clause
from tests.cli.terminal import command
from tests.server.chores import apart
from tests.server.run import Player, Served, good, refused, wait_for

SHORT = {"calendar": [{"game": "mass-start", "course": "lindmoos", "settings": {"laps": 1, "last_round": 2}}] * 2}


class Racer:
    """Somebody with a season's secret."""

    def __init__(self, url: str, season: str, token: str) -> None:
        self.url = url
        self.season = season
        self.token = token
        head = {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{url}/api/seasons/{season}", headers=head, timeout=60, verify=False)

    def told(self) -> Any:
        return good(self.http.get("/"))

    def do(self, what: str) -> httpx.Response:
        return self.http.post("/do", json={"what": what})

    def ski(self) -> Any:
        """The open race, to its end, with the first word of every question; the season then."""
        player = Player(self.url, self.told()["open"], self.token)
        while not player.is_over():
            player.first_word()
        return self.told()


def new_season(url: str, **wish: Any) -> Any:
    body = {"kind": "short-cup", "names": ["Anna"], "bots": ["random"], **wish}
    return httpx.post(f"{url}/api/seasons", json=body, timeout=60, verify=False)


def racer(url: str, **wish: Any) -> Racer:
    made = good(new_season(url, **wish))
    assert made["path"] == f"/season/{made['season']}#{made['token']}"
    return Racer(url, made["season"], made["token"])


def comes(url: str, season: str, name: str, token: str = "") -> Racer:
    token = token or secrets.token_urlsafe(32)
    link = good(httpx.post(f"{url}/api/seasons/{season}/join", json={"token": token, "name": name}, verify=False))
    return Racer(url, season, link["token"])


def test_alone_one_skis_a_race_and_lets_bots_ski_the_next(url: str) -> None:
    anna = racer(url, athletes=3, **SHORT)
    begun = anna.told()
    assert (begun["raced"], begun["mine"], begun["host"], begun["open"]) == (0, [0], True, "")
    opened = good(anna.do("race"))
    assert opened["open"] and opened["skiing"] == [0]
    assert good(anna.do("race"))["open"] == opened["open"], "a race that is open is not opened again"
    over = anna.ski()
    assert over["raced"] == 1 and 1 in over["races"][0]["outcome"]["places"]
    assert over["stake"]["athlete"] == 0
    done = good(anna.do("simulate"))
    assert done["over"] and done["raced"] == 2 and len(done["standings"]) == 3
    watch = done["races"][1]
    replayed = Player(url, watch["table"], watch["watch"]).whole()
    assert replayed["fresh"]["plies"], "a race of bots can be watched"
    text = anna.http.get("/file").text
    assert file.read(text, "x").is_over
    card = good(anna.http.get("/athletes/0"))
    assert len(card["races"]) == 2 and len(card["against"]) == 2


@clause("SE-8")
def test_friends_come_by_the_link_and_a_race_waits_for_all(url: str) -> None:
    anna = racer(url, athletes=3, friends=1, **SHORT)
    watch = Racer(url, anna.season, anna.told()["watch"])
    assert (watch.told()["mine"], watch.told()["host"]) == ([], False)
    refused(watch.do("race"), 403, "server-watching")
    ben = comes(url, anna.season, "Ben")
    assert comes(url, anna.season, "Ben", ben.token).told()["mine"] == [1], "the same secret has the same athlete"
    assert [athlete["name"] for athlete in anna.told()["athletes"]][:2] == ["Anna", "Ben"]
    refused(new_join(url, anna.season, "Carla"), 410, "server-season-full")
    waiting = good(anna.do("race"))
    assert (waiting["open"], waiting["ready"], waiting["awaited"]) == ("", [0], [1])
    refused(anna.do("simulate"), 409, "server-season-awaits")
    opened = good(ben.do("race"))
    assert opened["open"] == anna.told()["open"] != "" and opened["skiing"] == [1]
    seats = [Player(url, opened["open"], one.token).whole()["mine"] for one in (anna, ben)]
    assert sorted(seat for own in seats for seat in own) == [0, 1]


def new_join(url: str, season: str, name: str) -> httpx.Response:
    body = {"token": secrets.token_urlsafe(32), "name": name}
    return httpx.post(f"{url}/api/seasons/{season}/join", json=body, verify=False)


@clause("SE-8", "SE-14")
def test_a_host_begins_without_and_who_leaves_may_come_back(url: str) -> None:
    anna = racer(url, athletes=3, friends=1, **SHORT)
    ben = comes(url, anna.season, "Ben")
    refused(ben.do("begin"), 403, "server-not-the-host")
    good(anna.do("race"))
    opened = good(anna.do("begin"))
    assert opened["open"] and ben.told()["skiing"] == []
    refused(Player(url, opened["open"], ben.token).http.get("/"), 401, "server-no-such-link")
    assert anna.ski()["raced"] == 1
    assert good(ben.do("leave"))["left"] == [1]
    assert good(anna.do("race"))["open"], "nobody waits for who has left"
    assert ben.told()["races"][0]["outcome"]["places"][1] > 0, "results stay"


@clause("SE-14")
def test_who_leaves_during_a_race_holds_nobody_up(url: str) -> None:
    anna = racer(url, athletes=3, friends=1, **SHORT)
    ben = comes(url, anna.season, "Ben")
    good(anna.do("race"))
    table = good(ben.do("race"))["open"]
    good(ben.do("leave"))
    assert good(ben.do("leave"))["left"] == [1], "twice is once"
    alone = Player(url, table, anna.token)
    for _ in range(400):
        if alone.is_over():
            break
        alone.first_word()
    over = anna.told()
    assert over["raced"] == 1 and over["races"][0]["outcome"]["places"][1] > 0
    assert good(anna.do("race"))["open"], "nobody waits for who has left"


def test_several_at_one_device_hold_their_seats_together(url: str) -> None:
    for game in ("crystal-globe", "mass-start", "ski-tour", "sport-ist-mord"):
        calendar = [{"game": game}, {"game": "mass-start"}]
        both = racer(url, athletes=4, names=["Anna", "Ben", "Carla", "Dag"], calendar=calendar)
        opened = good(both.do("race"))
        assert opened["skiing"] == [0, 1, 2, 3]
        assert Player(url, opened["open"], both.token).whole()["mine"] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"kind": "slalom"}, "season-no-preset"),
        ({"names": ["Anna", "Anna"]}, "season-twice"),
        ({"names": [""]}, "server-name-shape"),
        ({"names": []}, "server-name-shape"),
        ({"calendar": [{"game": "mass-start"}] * 60}, "season-races"),
        ({"athletes": 99}, "season-field"),
        ({"athletes": -1}, "season-field"),
        ({"friends": 99}, "server-season-friends"),
        ({"bots": ["ghost"]}, "no-such-bot"),
        ({"calendar": [{"game": "chess"}]}, "cli-no-such-game"),
        ({"calendar": [{"game": "mass-start", "course": "nowhere"}]}, "season-course"),
        ({"calendar": [{"game": "mass-start", "settings": {"laps": 99}}]}, "season-start"),
        ({"calendar": [{"game": "mass-start", "settings": {"wings": 2}}]}, "season-start"),
        ({"calendar": [{"game": "mass-start", "date": "soon"}]}, "season-date"),
        ({"drop": 9}, "season-drop"),
        ({"points": [1, 2]}, "season-points"),
        ({"points": [-1]}, "season-points-count"),
        ({"calendar": [{"game": "mass-start"}, {"game": "mass-start", "settings": {"laps": 99}}]}, "season-start"),
        ({"kind": "world-cup", "athletes": 5}, "season-start"),
        ({"calendar": [{"game": "mass-start"}, {"game": "sport-ist-mord", "format": "relay"}]}, "season-format"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(url: str, wish: dict[str, Any], message: str) -> None:
    refused(new_season(url, **wish), 422, message)


def test_points_of_ones_own_or_medals(url: str) -> None:
    anna = racer(url, athletes=3, points=[9, 4], **SHORT)
    told = good(anna.do("simulate"))
    places = told["races"][0]["outcome"]["places"]
    assert [line["points"] for line in told["standings"]] == [9 if place == 1 else 4 for place in sorted(places)]
    assert racer(url, athletes=3, points=[], **SHORT).told()["olympic"]


def test_a_wrong_link_is_told(url: str) -> None:
    anna = racer(url, **SHORT)
    refused(Racer(url, "nowhere", anna.token).http.get("/"), 404, "server-no-such-season")
    refused(Racer(url, anna.season, secrets.token_urlsafe(32)).http.get("/"), 401, "server-no-such-link")
    refused(anna.http.get("/athletes/99"), 404, "server-no-such-athlete")
    refused(Player(url, anna.season, anna.token).http.get("/"), 404, "server-no-such-table")
    opened = good(anna.do("race"))["open"]
    refused(Racer(url, opened, anna.token).http.get("/"), 404, "server-no-such-season")


@clause("SE-15")
def test_a_finished_race_outlasts_a_kill(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        anna = racer(server.url, athletes=3, **SHORT)
        good(anna.do("race"))
        player = Player(server.url, anna.told()["open"], anna.token)
        while not player.is_over():
            player.first_word()
        server.kill()
        server.start()
        wait_for(lambda: anna.told()["raced"] == 1)
        places = anna.told()["races"][0]["outcome"]["places"]
        good(anna.do("simulate"))
        server.kill()
        server.start()
        told = anna.told()
        assert told["over"] and told["races"][0]["outcome"]["places"] == places
        server.stop()


def test_a_season_is_brought_to_a_server_that_runs_and_out_again(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database = str(served.log.parent / "tables.db")
    command("season", "new", "cup", "--people", "Anna,Ben", "--athletes", "3", "--bots", "random")
    command("season", "next", "cup", "--simulate")
    log = Path("cup-1.log").read_text("utf-8")
    Path("cup-1.log").write_text("\n".join(log.splitlines()[:-3]) + "\n", "utf-8")
    part = apart(command, "season", "import", "cup.season", "--database", database)
    assert part.err.startswith("cup-1.log does not tell race 1 to its end.")
    Path("cup-1.log").write_text(log, "utf-8")
    told = apart(command, "season", "import", "cup.season", "--database", database).out
    assert "Races over: 1 of 3." in told
    links = dict(re.findall(r"^(\w[\w ]*): /season/(\S+)$", told, re.M))
    season, _, token = links["Anna"].partition("#")
    anna, ben = Racer(served.url, season, token), Racer(served.url, *links["Ben"].split("#"))
    assert (anna.told()["mine"], anna.told()["host"], ben.told()["mine"]) == ([0], True, [1])
    assert Racer(served.url, *links["To watch"].split("#")).told()["mine"] == []
    race = anna.told()["races"][0]
    assert Player(served.url, race["table"], race["watch"]).whole()["fresh"]["plies"], "its log came along"
    good(ben.do("race"))
    assert good(anna.do("race"))["skiing"] == [0]
    assert apart(command, "season", "export", season, "--database", database, "--to", "back.season").code == 0
    back, was = (file.read(Path(name).read_text("utf-8"), name) for name in ("back.season", "cup.season"))
    assert back.outcomes[0].places == was.outcomes[0].places
    assert Path("back-1.log").read_text("utf-8") == Path("cup-1.log").read_text("utf-8")
    lost = apart(command, "season", "export", "nowhere", "--database", database)
    assert lost.err == "There is no season “nowhere”, or not any more.\n"
    gone = apart(command, "season", "export", season, "--database", "gone/tables.db")
    assert gone.err == "There is no file gone/tables.db.\n" and not Path("gone").exists()


def test_the_server_tells_the_seasons_to_start_with(url: str) -> None:
    told = good(httpx.get(f"{url}/api/seasons", verify=False))
    assert [(one["kind"], one["races"], one["athletes"]) for one in told["presets"]] == [
        ("short-cup", 3, 6), ("world-cup", 9, 12), ("olympics", 5, 12), ("grand-tour", 6, 5),
    ]  # fmt: skip
    assert told["presets"][0]["formats"] == ["sprint", "pursuit", "mass-start"]
    assert (told["presets"][2]["clubs"], told["athletes"], told["races"]) == (4, 24, 40)
