"""Tells people who have no page open that it is their turn: who, when, once, and never so that a table waits for it.

Each worker that knows of a turn waits a little, then looks whether it is still owed and nobody is there. Each turn has
the number of the record that asked for it; who first writes that number beside a subscription sends the message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from loipe.core.contract import CHANCE
from loipe.core.text import Text, languages
from loipe.server import views
from loipe.server.bell import push
from loipe.server.bell.push import Keys, NotPublic, Pushing, Sender, Subscription
from loipe.server.doors.problems import Rejected
from loipe.server.logs import kind_of
from loipe.server.room import Room
from loipe.server.store import Ask, Away
from loipe.server.table import presence
from loipe.server.table.clock import asked_at, deadlines
from loipe.server.table.served import ServedTable, Viewer

EVERY = 1.0
"""Seconds from one look at what waits to the next."""
NEWS = 600
"""Seconds after which a turn is no news any more: who was not told by then has seen it, or the server was off."""
PAUSES = (0.0, 5.0, 30.0)
"""Seconds before each try, where a push service does not answer or has too much to do."""
KEPT = 2 * 86_400
"""Seconds for which a push service tries to reach a device; at a table with a clock, until the time is up."""
MOST_WAITING, MOST_SENDING, AT_ONCE = 10_000, 1000, 32
A_SEAT = 5
"""Browsers of one player at one table; the one that came first goes."""
GONE = (404, 410)
BUSY = 429
FOUND = "SELECT endpoint, p256dh, auth, language, link, site FROM subscriptions WHERE table_id = $1"
CLAIM = "UPDATE subscriptions SET told = $3 WHERE table_id = $1 AND endpoint = $2 AND told < $3 RETURNING endpoint"
DROP = "DELETE FROM subscriptions WHERE table_id = $1 AND endpoint = $2"
ADD = """INSERT INTO subscriptions (table_id, endpoint, p256dh, auth, language, link, site, since, told)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, endpoint) DO UPDATE SET p256dh = excluded.p256dh,
auth = excluded.auth, language = excluded.language, link = excluded.link, site = excluded.site, since = excluded.since,
told = excluded.told"""
OTHERS = f"""DELETE FROM subscriptions WHERE table_id = $1 AND link = $2 AND endpoint NOT IN
(SELECT endpoint FROM subscriptions WHERE table_id = $1 AND link = $2 ORDER BY since DESC LIMIT {A_SEAT})"""
LATELY = """SELECT id FROM tables WHERE id IN (SELECT table_id FROM subscriptions) AND
(SELECT "time" FROM records WHERE table_id = id ORDER BY "at" DESC LIMIT 1) > $1"""
KEY = "SELECT value FROM secrets WHERE name = 'push'"
MAKE = "INSERT INTO secrets (name, value) VALUES ('push', $1) ON CONFLICT (name) DO NOTHING"
log = logging.getLogger("loipe.server")


class PushKey(msgspec.Struct):
    """What browsers subscribe with; empty where the host sends no notifications."""

    key: str


class Unsubscription(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that does not want to be told any more."""

    endpoint: str


def owed(table: ServedTable) -> dict[int, int]:
    """By player whose answer is awaited: a seat that owes it."""
    if table.is_log or table.sitting.table.over:
        return {}
    sitting = table.sitting
    entering = sitting.owing() == [CHANCE]
    seats = [seat for seat in views.awaited(table) if sitting.people[seat] and (entering or not sitting.bots[seat])]
    return {sitting.holders[seat]: seat for seat in seats}


class Bell:
    """Rung by the room whenever only people are awaited at a table."""

    def __init__(self, room: Room, pushing: Pushing) -> None:
        self.room = room
        self.pushing = pushing
        self.keys: Keys | None = None
        self.sender = Sender(pushing.anywhere)
        self.waiting: dict[tuple[str, int], float] = {}
        """By table and player: when to look whether they still have to be told."""
        self.sending: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(AT_ONCE)
        if pushing.is_on:
            room.heed = self.heed

    def heed(self, table: ServedTable) -> None:
        """Who owes an answer and has no page open may have to be told."""
        if all(map(table.presence.sockets.__getitem__, table.sitting.held)):
            return
        for holder in owed(table):
            if not table.presence.lines(holder) and len(self.waiting) < MOST_WAITING:
                self.waiting.setdefault((table.row.id, holder), time.monotonic() + self.pushing.after)

    async def run(self) -> None:
        """Until it is cancelled. What was asked shortly before a restart is not forgotten."""
        if not self.pushing.is_on:
            return
        with suppress(Away):
            for (table_id,) in await self.room.store.database.ask(LATELY, int(self.room.now()) - NEWS):
                with suppress(Rejected):
                    self.heed(await self.room.find(table_id))
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Whoever's time has come; if the database is away, later."""
        now = time.monotonic()
        for key in [key for key, due in self.waiting.items() if due <= now]:
            if len(self.sending) >= MOST_SENDING:
                return
            del self.waiting[key]
            try:
                await self.look_at(*key)
            except Away:
                self.waiting[key] = now + presence.PAUSE
                return
            except Rejected as refusal:  # the table is gone, or cannot be read
                log.info("nobody is told: %s", refusal.refusal.message)

    async def look_at(self, table_id: str, holder: int) -> None:
        found = await self.room.store.database.ask(FOUND, table_id)
        if not found:
            return
        table = await self.room.find(table_id)
        if self.room.store.shared and (known := table.presence.opened + presence.REPEAT + EVERY) > time.monotonic():
            self.waiting[table_id, holder] = known  # by then every worker has said who is there
            return
        seat = owed(table).get(holder)
        if seat is None or table.presence.lines(holder):
            return
        at = asked_at(table, seat)
        if self.room.now() - table.times[at] > NEWS:
            return
        for *fields, link, site in found:
            if table.links.get(link) == holder:
                await self.tell(table, Subscription(*fields), site, at, seat)

    async def tell(self, table: ServedTable, to: Subscription, site: str, at: int, seat: int) -> None:
        """One browser of one turn, unless another worker has told it."""
        claimed = await self.room.store.within(lambda ask: ask(CLAIM, table.row.id, to.endpoint, at))
        if not claimed:
            return
        until = deadlines(table).get(seat)
        kept = max(0, int(until - self.room.now())) if until else KEPT
        task = asyncio.create_task(self.send(table.row.id, table.sitting.game.META.title, to, site, kept))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, table_id: str, title: str, to: Subscription, site: str, kept: int) -> None:
        """Tried a few times; a subscription that has ended is dropped. Nothing of it reaches the table."""
        host = urlsplit(to.endpoint).hostname
        try:
            body = message(table_id, title, to.language)
            keys = await self.made_keys()
            sealed, headers = await asyncio.to_thread(keys.sealed, to, body, self.pushing.contact or site)
            headers |= {"ttl": str(kept), "topic": table_id, "urgency": "high"}
            status = 0
            for pause in PAUSES:
                await asyncio.sleep(pause)
                async with self.places:
                    status = await self.sender.post(to.endpoint, sealed, headers)
                if status and status != BUSY and status < 500:
                    break
            if status in GONE:
                await self.drop(table_id, to.endpoint)
            elif not 200 <= status < 300:
                log.warning("a notification was not taken by %s: %s", host, status or "no answer")
        except NotPublic:
            await self.drop(table_id, to.endpoint)
            log.warning("no notification goes to %s: it is no public address", host)
        except Exception as error:
            log.warning("a notification to %s failed: %s", host, kind_of(error))

    async def drop(self, table_id: str, endpoint: str) -> None:
        with suppress(Away):  # then the push service says it again the next time
            await self.room.store.within(lambda ask: ask(DROP, table_id, endpoint))

    async def made_keys(self) -> Keys:
        """The host's, or those in the database; whichever worker needs them first makes them."""
        if self.keys is None:
            private = self.pushing.key
            if not private:
                await self.room.store.within(lambda ask: ask(MAKE, push.new_key()))
                ((private,),) = await self.room.store.within(lambda ask: ask(KEY))
            self.keys = await asyncio.to_thread(Keys, private)
        return self.keys

    async def key(self) -> PushKey:
        return PushKey((await self.made_keys()).public if self.pushing.is_on else "")

    async def subscribe(self, table: ServedTable, viewer: Viewer, wanted: Subscription, host: str) -> None:
        """From now on; whoever subscribes sees the table, and has been told of what is asked there now."""
        if not viewer.seats:
            raise Rejected(403, "server-not-a-player")
        await self.note(table.row.id, viewer.key, wanted, host, table.at)

    async def note(self, row_id: str, key: str, wanted: Subscription, host: str, told: int) -> None:
        """A browser of whoever has the link of this hash, at a table or in a season."""
        if not self.pushing.is_on:
            raise Rejected(403, "server-push-off")
        if not self.pushing.anywhere:
            push.check_endpoint(wanted.endpoint)
        await asyncio.to_thread(push.check_keys, wanted)
        language = wanted.language if wanted.language in languages() else "en"
        fields = (wanted.endpoint, wanted.p256dh, wanted.auth, language, key, f"https://{host[:200]}")
        since = int(self.room.now() * 1000)

        async def write(ask: Ask) -> None:
            await ask(ADD, row_id, *fields, since, told)
            await ask(OTHERS, row_id, key)

        await self.room.store.within(write)

    async def unsubscribe(self, table: ServedTable, wanted: Unsubscription) -> None:
        await self.room.store.within(lambda ask: ask(DROP, table.row.id, wanted.endpoint))

    async def close(self) -> None:
        """What is on its way is let go: a restart is short, and nobody waits for it."""
        for task in list(self.sending):
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        await self.sender.close()


def message(table_id: str, title: str, language: str) -> bytes:
    """What the page's worker shows: the game and that it is one's turn. Nothing in it opens the seat."""
    text = Text(language)
    return msgspec.json.encode({"title": title, "body": text.say("push-your-turn"), "table": table_id})
