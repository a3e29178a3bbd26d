"""Web Push: the host's keys, addresses that get no message, and what nobody can make the server do."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from loipe.core.game import Refused
from loipe.server.bell import push
from loipe.server.bell.push import Keys, NotPublic, Sender
from loipe.server.doors.problems import Rejected
from tests.server.chores import run
from tests.server.pushes import Device, Service, signed_by
from tests.server.run import BOT, FRIEND, ME, Player, Served, good, new_table, refused, sit, wait_for


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
