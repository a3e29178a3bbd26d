"""What people at a table say to each other: a few drawn reactions, which nobody keeps, and short lines of chat.

Whoever holds a seat may write, spectators read. A line is a record of the table, so it reaches every worker, outlasts
a restart and goes with the table; it is no word of the game and stands in no log.
"""

from __future__ import annotations

import math
import re
import unicodedata

from loipe.server.doors.limits import Bucket
from loipe.server.doors.problems import Rejected
from loipe.server.messages import REACTIONS, Reaction
from loipe.server.room import Room
from loipe.server.store import Record
from loipe.server.table.served import ServedTable, Viewer

LONGEST = 200
"""Letters of a line."""
MOST, WITHIN = 5, 15
"""So many lines of one person in so many seconds."""
CALLS = 0.5
"""Reactions of one person in a second, with a burst on top."""
CALLS_AT_ONCE = 5
ENDINGS = (
    "com|net|org|info|biz|io|co|app|dev|gg|ly|tv|xyz|site|shop|online|top|link|click|club|store|tk|ml"
    "|de|ch|eu|fr|es|pl|nl|se|fi|dk|cz|uk|ca|au|jp|kr|ru|su|ua|cn|рф"
)
LINK = re.compile(
    r"\w://|\b[wW]{3}\.|\S@\w[\w-]*\.\w|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b\w[\w-]*\.[^\W\d]{2,}[/:]\S"
    rf"|\b\w[\w-]*\.(?:{ENDINGS}|{ENDINGS.upper()})\b"
)
"""However it is spelled. A capital behind a full stop begins a sentence; endings that are English words may, too."""
JOINERS = str.maketrans("", "", "\u200c\u200d")
"""They hold emoji and Persian words together and are seen by nobody."""
MARKS = 4
"""So many accents in a row are a letter of some language; more climb into the lines above."""


def checked_line(text: str) -> str:
    """One line, no longer than allowed, without a link."""
    line = " ".join(unicodedata.normalize("NFKC", text).split())
    bare = line.translate(JOINERS).replace("。", ".")
    marks = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else " " for letter in bare)
    if not bare or not bare.isprintable() or "m" * (MARKS + 1) in marks:
        raise Rejected(422, "server-chat-shape")
    if len(line) > LONGEST:
        raise Rejected(422, "server-chat-long", most=LONGEST)
    if LINK.search(bare):
        raise Rejected(422, "server-chat-link")
    return line


def check_player(table: ServedTable, viewer: Viewer) -> None:
    if viewer.holder not in table.sitting.persons():
        raise Rejected(403, "server-not-a-player")


def check_pace(table: ServedTable, holder: int, now: float) -> None:
    """By what is stored, so it is the same at every worker."""
    lately = [table.times[line.at] for line in table.chat if line.holder == holder][-MOST:]
    if len(lately) == MOST and now - lately[0] < WITHIN:
        raise Rejected(429, "server-chat-fast", seconds=math.ceil(WITHIN - (now - lately[0])))


async def chat(room: Room, table: ServedTable, viewer: Viewer, text: str) -> None:
    """A line for everybody at the table; the same request again is the same line."""
    check_player(table, viewer)
    line = checked_line(text)

    def change() -> tuple[Record, None]:
        check_pace(table, viewer.holder, room.now())
        return Record(0, "chat", viewer.holder, line), None

    await room.commit(table, change, viewer, viewer.id, f"{viewer.holder} {line}")


def react(room: Room, table: ServedTable, viewer: Viewer, text: str) -> None:
    """A player rings the cowbell: everybody hears it, at other workers too; nothing is kept."""
    check_player(table, viewer)
    if text not in REACTIONS:
        raise Rejected(422, "server-no-such-reaction", reactions=", ".join(REACTIONS))
    wait = table.calls.setdefault(viewer.holder, Bucket(CALLS, CALLS_AT_ONCE)).take()
    if wait:
        raise Rejected(429, "server-chat-fast", seconds=math.ceil(wait))
    for socket in table.hearers(viewer):
        socket.send(Reaction(viewer.id if socket is viewer.line else "", viewer.holder, text))
    room.tell_others(table, f"! {viewer.holder} {text}")
