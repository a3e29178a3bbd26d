"""Web Push: who is told of their turn, when, how often, and what nobody can make the server do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from loipe.core.game import Refused
from loipe.server.bell import bell, push
from loipe.server.bell.bell import Bell
from loipe.server.bell.push import Keys, NotPublic, Pushing, Sender
from loipe.server.doors.guard import Limits
from loipe.server.doors.problems import Rejected
from loipe.server.room import Room
from loipe.server.store import Store
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable
from tests.server.chores import run
from tests.server.pushes import Device, Service, signed_by
from tests.server.run import BOT, FRIEND, ME, Player, Served, good, new_table, refused, sit, wait_for
from tests.server.test_clock import HOUR, Hour, answer, opened, turn

HERE = Pushing(after=0, anywhere=True)


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres")
    return found


class Worker:
    """A room and its bell. Presence is known at once: what other workers would have said has been heard."""

    def __init__(self, url: str, hour: Hour, pushing: Pushing = HERE) -> None:
        self.room = Room(Store(url), now=hour)
        self.bell = Bell(self.room, pushing)

    async def find(self, table_id: str) -> ServedTable:
        table = await self.room.find(table_id)
        table.presence.opened -= 60
        return table

    async def ring(self) -> None:
        """Whatever is due is told."""
        await self.bell.look()
        await asyncio.gather(*self.bell.sending)


def with_workers(url: str, work: Callable[..., Awaitable[None]], count: int = 1, pushing: Pushing = HERE) -> None:
    async def go() -> None:
        workers = [Worker(url, Hour(), pushing) for _ in range(count)]
        for worker in workers:
            await worker.room.store.open()
        try:
            await work(*workers)
        finally:
            for worker in workers:
                await worker.bell.close()
                await worker.room.close()
                await worker.room.store.close()

    run(go())


async def two(worker: Worker, service: Service, clock: int = 0) -> tuple[ServedTable, list[Device]]:
    """Anna and Ben at a table, each with a browser that wants to be told; both have left."""
    created = await opened(worker.room, clock=clock)
    table = await worker.find(created.table)
    devices = [Device(service.url, name) for name in ("anna", "ben")]
    for device, link in zip(devices, [created.mine, *created.friends], strict=True):
        await worker.bell.subscribe(table, table.viewer(link.token), device.subscription, "loipe.example")
    return table, devices


NAMES = ("anna", "ben")


def test_whoever_is_away_is_told_once_of_each_turn(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, devices = await two(worker, service)
        await worker.ring()
        assert service.posted == []  # both have just seen it
        for turns in range(1, 4):
            before = len(service.posted)
            seat = turn(table)
            while turn(table) == seat:
                await answer(worker.room, table, seat)
            await worker.ring()
            await worker.ring()
            worker.bell.heed(table)
            await worker.ring()
            (posted,) = service.posted[before:]
            device = devices[turn(table)]
            assert posted.path == f"/{NAMES[turn(table)]}"
            assert device.reads(posted) == {"title": "Mass Start", "body": "It is your turn.", "table": table.row.id}
            assert posted.headers["topic"] == table.row.id and int(posted.headers["ttl"]) == bell.KEPT
            claims = signed_by(posted, (await worker.bell.key()).key)
            assert claims["aud"] == service.url and claims["sub"] == "https://loipe.example"
            assert turns == len(service.posted)

    with_workers(database, play)


async def pass_on(worker: Worker, table: ServedTable) -> int:
    """The turn goes to the other; who that is."""
    seat = turn(table)
    while turn(table) == seat:
        await answer(worker.room, table, seat)
    return turn(table)


def test_of_three_workers_one_tells(postgres: str, service: Service) -> None:
    async def play(one: Worker, *others: Worker) -> None:
        table, _ = await two(one, service)
        for other in others:
            await other.find(table.row.id)
        for count in range(1, 4):
            await pass_on(one, table)
            for other in others:
                await other.room.find(table.row.id)
            assert all(worker.bell.waiting for worker in (one, *others))
            await asyncio.gather(*(worker.ring() for worker in (one, *others)))
            assert len(service.posted) == count

    with_workers(postgres, play, 3)


def test_nobody_is_told_whose_page_is_open_here_or_at_another_worker(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        holder = 1 - turn(table)
        page = Socket(holder, Limits())
        worker.room.join(table, page)
        await pass_on(worker, table)
        await worker.ring()
        assert service.posted == []
        worker.room.leave(table, page)
        table.presence.hear("elsewhere", holder, 1)
        worker.bell.heed(table)
        await worker.ring()
        assert service.posted == []
        table.presence.hear("elsewhere", holder, 0)
        worker.bell.heed(table)
        await worker.ring()
        assert len(service.posted) == 1

    with_workers(database, play)


def test_who_comes_or_plays_in_time_is_not_told(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        await pass_on(worker, table)
        page = Socket(turn(table), Limits())
        worker.room.join(table, page)
        await worker.ring()
        worker.room.leave(table, page)
        await pass_on(worker, table)
        worker.bell.waiting.clear()
        seat = await pass_on(worker, table)
        await answer(worker.room, table, seat)
        worker.bell.waiting = {(table.row.id, 1 - turn(table)): 0.0}
        await worker.ring()
        assert service.posted == []

    with_workers(database, play)


def test_a_new_worker_waits_until_it_knows_who_is_there(postgres: str, service: Service) -> None:
    async def play(one: Worker, other: Worker) -> None:
        table, _ = await two(one, service)
        await pass_on(one, table)
        await other.room.find(table.row.id)
        await other.ring()
        assert service.posted == [] and min(other.bell.waiting.values()) > time.monotonic() + 15

    with_workers(postgres, play, 2)


def test_a_restart_forgets_nobody_and_old_turns_are_no_news(database: str, service: Service) -> None:
    found: list[str] = []

    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        found.append(table.row.id)
        await pass_on(worker, table)

    async def again(worker: Worker) -> None:
        chore = asyncio.create_task(worker.bell.run())
        while not (worker.bell.waiting or service.posted):
            await asyncio.sleep(0.01)
        chore.cancel()
        await worker.find(found[0])
        worker.bell.waiting = dict.fromkeys(worker.bell.waiting, 0.0)
        await worker.ring()
        assert len(service.posted) == 1

    async def much_later(worker: Worker) -> None:
        worker.room.now = lambda: Hour().now + bell.NEWS + 1
        await worker.find(found[0])
        await worker.ring()
        assert service.posted == []

    with_workers(database, play)
    with_workers(database, much_later)
    with_workers(database, again)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_ended_is_dropped(database: str, service: Service, status: int) -> None:
    service.statuses = {"anna": [status], "ben": [status]}

    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        for left in (1, 0, 0):
            await pass_on(worker, table)
            await worker.ring()
            assert len(await worker.room.store.database.ask(bell.FOUND, table.row.id)) == left
        assert len(service.posted) == 2

    with_workers(database, play)


def test_a_busy_service_is_asked_again_and_a_redirect_goes_nowhere(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "PAUSES", (0.0, 0.01, 0.01))
    service.statuses = {"anna": [503, 429, 201], "ben": [307]}

    async def play(worker: Worker) -> None:
        table, devices = await two(worker, service)
        for _ in range(2):
            await pass_on(worker, table)
            await worker.ring()
        assert [len(service.to(name)) for name in ("anna", "ben", "elsewhere")] == [3, 1, 0]
        assert {devices[0].reads(each)["table"] for each in service.to("anna")} == {table.row.id}

    with_workers(f"sqlite:///{tmp_path}/tables.db", play)


def test_with_a_clock_the_message_is_kept_until_the_time_is_up(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service, clock=HOUR)
        await pass_on(worker, table)
        await worker.ring()
        assert [each.headers["ttl"] for each in service.posted] == [str(HOUR)]

    with_workers(database, play)


def test_a_seat_has_five_browsers_and_each_may_leave(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        hour = worker.room.now = Hour()
        created = await opened(worker.room)
        table = await worker.find(created.table)
        viewer = table.viewer(created.mine.token)
        devices = [Device(service.url, f"n{number}") for number in range(7)]
        for number, device in enumerate(devices):
            hour.now += number
            await worker.bell.subscribe(table, viewer, device.subscription, "loipe.example")
            await worker.bell.subscribe(table, viewer, device.subscription, "loipe.example")
        rows = await worker.room.store.database.ask(bell.FOUND, table.row.id)
        assert sorted(each[0] for each in rows) == [device.endpoint for device in devices[2:]]
        await worker.bell.unsubscribe(table, bell.Unsubscription(devices[6].endpoint))
        while turn(table) != 0:
            await pass_on(worker, table)
        await pass_on(worker, table)
        await pass_on(worker, table)
        await worker.ring()
        assert sorted(each.path for each in service.posted) == ["/n2", "/n3", "/n4", "/n5"]

    with_workers(database, play)


def test_keys_are_made_once_for_all_workers_and_stay(database: str) -> None:
    found: list[str] = []

    async def ask(*workers: Worker) -> None:
        found.extend([each.key for each in await asyncio.gather(*(worker.bell.key() for worker in workers))])

    with_workers(database, ask, 3 if database.startswith("postgres") else 1)
    with_workers(database, ask)
    assert len(set(found)) == 1 and len(push.decoded(found[0])) == push.POINT


def test_the_host_may_bring_a_key_of_any_usual_form() -> None:
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1())
    pem = private.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption()).decode()
    raw = push.encoded(private.private_numbers().private_value.to_bytes(32, "big"))
    assert Keys(pem).public == Keys(raw).public == Keys(f"{raw}\n").public
    other = ec.generate_private_key(ec.SECP384R1())
    wrong = other.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption()).decode()
    for bad in (
        wrong,
        "no key",
        "no key at all",
        "A" * 43,
        "-----BEGIN PRIVATE KEY-----\nnothing\n-----END PRIVATE KEY-----",
    ):
        with pytest.raises(Refused) as refusal:
            Keys(bad)
        assert refusal.value.message == "server-push-bad-key"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::1",
    ],
)  # fmt: skip
def test_an_address_of_ones_own_is_not_public(address: str) -> None:
    assert not push.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2607:f8b0::1", "64:ff9b::808:808"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert push.is_public(address)


def test_a_name_that_leads_home_gets_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the look-up finds is checked, and only that is connected to."""

    async def post(endpoint: str) -> None:
        sender = Sender(False)
        try:
            await sender.post(endpoint, b"", {})
        finally:
            await sender.close()

    for number in ("127.0.0.1", "127.1", "0x7f000001", "2130706433", "[::1]"):
        with pytest.raises(Rejected):
            run(post(f"https://{number}/"))
    monkeypatch.setattr(push, "check_endpoint", lambda endpoint: None)
    with pytest.raises(NotPublic):
        run(post("https://localhost/"))


BAD = [
    "http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://2130706433/",
    "https://127.1/", "https://0x7f.1/", "https://me:you@push.example/x", "https://push.example:8443/x", "ftp://a.example/",
    "https://push.example:99999/", "https://push.example:x/", "https://[bad/", "https:///x", "", "x", "javascript:1",
    "https://push.example/" + "x" * 1000, "https://pü.example/x", "https://push.example/a b", "https://push..example/",
    "https://-a.example/", "https://push.example\\@127.0.0.1/", "https://push.example/\n",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", BAD)
def test_an_endpoint_is_https_by_name(url: str, endpoint: str) -> None:
    created = new_table(url, ME, BOT)
    anna = sit(url, created)
    device = Device()
    refused(anna.post("push", **{**device.keys, "endpoint": endpoint}), 422, "server-push-endpoint")


def test_what_is_no_subscription_gets_a_sentence(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna = sit(url, created)
    keys = Device().keys
    fine = {"endpoint": "https://push.example/x", **keys}
    for wrong in (
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": keys["auth"]},
        {"p256dh": "B" + "A" * 86},
        {"auth": "ü"},
    ):
        refused(anna.post("push", **{**fine, **wrong}), 422, "server-push-keys")
    for odd in ({"more": 1}, {"endpoint": 5}, {"language": None}):
        refused(anna.post("push", **{**fine, **odd}), 400, "server-not-understood")
    watching = Player(url, created["table"], created["watch"]["token"])
    refused(watching.post("push", **fine), 403, "server-not-a-player")
    refused(Player(url, created["table"], "x" * 43).post("push", **fine), 401, "server-no-such-link")
    assert anna.post("push", **fine, language="xx").status_code == 204
    assert anna.post("push/off", endpoint=fine["endpoint"]).status_code == 204
    assert anna.post("push/off", endpoint="never heard of").status_code == 204


def test_a_host_may_send_none(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", push={"is_on": False}) as server:
        assert good(httpx.get(f"{server.url}/api/push", verify=False)) == {"key": ""}
        anna = sit(server.url, new_table(server.url, ME, BOT))
        fine = {"endpoint": "https://push.example/x", **Device().keys}
        refused(anna.post("push", **fine), 403, "server-push-off")


def test_a_service_that_never_answers_holds_nobody_up(tmp_path: Path, service: Service) -> None:
    """A whole server: subscribed over HTTP, told in the background, while moves are answered as ever."""
    service.hold.clear()
    push_settings = {"after": 0, "anywhere": True}
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", push=push_settings) as server:
        created = new_table(server.url, ME, FRIEND)
        anna, ben = sit(server.url, created), sit(server.url, created, created["friends"][0])
        device = Device(service.url, "anna")
        assert anna.post("push", endpoint=device.endpoint, **device.keys).status_code == 204
        for player in (anna, ben):
            while player.first_word():
                continue
        wait_for(lambda: bool(service.posted))
        slowest = 0.0
        for _ in range(20):
            began = time.perf_counter()
            anna.first_word() or ben.first_word()
            slowest = max(slowest, time.perf_counter() - began)
        assert slowest < 2
        key = good(httpx.get(f"{server.url}/api/push", verify=False))["key"]
        assert device.reads(service.posted[0])["table"] == created["table"]
        signed_by(service.posted[0], key)
        began = time.monotonic()
        assert server.stop() == 0 and time.monotonic() - began < 10
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said and device.endpoint not in said
