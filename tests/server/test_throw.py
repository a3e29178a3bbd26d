"""The throw is pressed by its owner: nobody sees a die before, and the word behind it can be taken back until then."""

from __future__ import annotations

from typing import Any

from tests.server.run import BOT, FRIEND, ME, Player, good, new_table, refused, sit
from tests.server.test_line import Viewer, on_line

DICE = ["1", "2", "3", "4", "5", "6"]


def pressed(url: str, *seats: dict[str, Any], **wish: Any) -> tuple[Player, Player]:
    """A table whose dice are pressed, for Anna and for the friend or whoever watches."""
    created = new_table(url, *seats, auto_dice=False, **wish)
    return sit(url, created), sit(url, created, [*created["friends"], created["watch"]][0])


def test_the_table_rests_where_a_throw_is_due(url: str) -> None:
    anna, ben = pressed(url, ME, FRIEND)
    with on_line(url, anna) as first, on_line(url, ben) as second:
        assert first.a("table")["auto_dice"] is False
        second.a("table")
        assert first.fresh["owing"] == [0] and second.fresh["asks"] == []
        (ask,) = first.fresh["asks"]
        assert (ask["seat"], ask["options"]) == (0, []) and ask["button"]
        assert first.plies[-1]["view"]["open"]["throw"]["seat"] == 0
        no = second.answer(type="say", seat=0, question=ask["question"], words=[], press=True)
        assert no["message"] == "server-not-your-seat"
        fallen = first.say(press=True)
        assert [(ply["seat"], ply["word"] in DICE) for ply in fallen["plies"]] == [(-1, True)]
        assert first.fresh["asks"][0]["options"] and not first.fresh["asks"][0]["button"]
        stale = first.answer(type="say", seat=0, question=ask["question"], words=[], press=True)
        assert stale["message"] == "server-stale"
        no = first.say(press=True)
        assert no["message"] == "server-no-throw"


def to_the_range(line: Viewer, other: Viewer) -> list[str]:
    """Both play on until Anna has a word behind which her own throw waits; that draft's words."""
    for _ in range(400):
        mover, waiter = (line, other) if line.fresh["asks"] else (other, line)
        ask = mover.fresh["asks"][0]
        if not ask["button"] and mover is line:
            for option in ask["options"]:
                if not option["ends"]:
                    tried = line.answer(type="try", seat=ask["seat"], words=[option["word"]])
                    if tried["ask"]["button"]:
                        return [option["word"]]
        mover.move()
        while waiter.fresh["at"] < mover.fresh["at"]:
            waiter.hear()
    raise AssertionError("nobody came to the range")


def test_the_word_before_a_throw_stays_a_draft_and_pressing_commits_both(url: str) -> None:
    anna, ben = pressed(url, ME, FRIEND, preset="full")
    with on_line(url, anna) as first, on_line(url, ben) as second:
        first.a("table")
        second.a("table")
        words = to_the_range(first, second)
        at, plies = second.fresh["at"], len(second.plies)
        thrown = first.say(*words, press=True)
        assert thrown["at"] == at + 1
        assert [ply["seat"] for ply in thrown["plies"][:2]] == [0, -1]
        heard = second.a("fresh")
        assert heard["at"] == at + 1 and heard["since"] == plies
        assert [ply["word"] for ply in heard["plies"]] == [ply["word"] for ply in thrown["plies"]]


def test_bots_throw_at_once_and_a_seat_given_to_a_bot_too(url: str) -> None:
    anna, _ = pressed(url, ME, BOT)
    with on_line(url, anna) as line:
        line.a("table")
        while not line.fresh["asks"][0]["button"] or len(line.plies) < 4:
            line.move()
            assert line.fresh["owing"] == [0]
        before = len(line.plies)
        line.answer(type="do", what="bot", seat=0, text="thumb")
        line.until(lambda message: message["type"] == "fresh" and len(line.plies) > before)
        assert line.plies[before]["seat"] == -1


def test_undo_goes_back_to_the_last_die_and_says_why_it_cannot(url: str) -> None:
    anna, ben = pressed(url, ME, FRIEND)
    with on_line(url, anna) as first, on_line(url, ben) as second:
        first.a("table")
        second.a("table")
        assert first.fresh["no_undo"] == "server-no-undo-yet"
        while first.fresh["asks"]:
            first.move()
        assert (first.fresh["owing"], first.fresh["no_undo"]) == ([1], "")
        words = len(first.plies)
        first.answer(type="do", what="ask")
        second.until(lambda message: bool(message.get("undo")))
        second.answer(type="do", what="agree")
        undone = first.until(lambda message: message.get("undo", 0) is None)
        assert undone["since"] == len(first.plies) - 1 < words - 1 and first.plies[-1]["view"]
        assert first.plies[-1]["seat"] == -1 and first.fresh["asks"][0]["options"]
        while first.fresh["asks"]:
            first.move()
        second.until(lambda message: message.get("at") == first.fresh["at"])
        second.say(press=True)
        first.until(lambda message: message.get("at") == second.fresh["at"])
        assert first.fresh["no_undo"] == "server-no-undo-die"
        assert first.answer(type="do", what="ask")["message"] == "server-no-undo-die"


def test_the_same_over_http(url: str) -> None:
    anna, _ = pressed(url, ME, FRIEND)
    asked = anna.now()["asks"][0]
    assert asked["button"] and not asked["options"] and anna.whole()["auto_dice"] is False
    refused(anna.say(asked, "6"), 422, "not-your-turn")
    taken = [good(anna.say(asked, request="press-once"))["at"] for _ in range(2)]
    assert taken == [2, 2]
    assert len(anna.now()["plies"]) == 2 and anna.now()["asks"][0]["options"]


def test_dice_that_fall_by_themselves_are_a_wish(url: str) -> None:
    anna = sit(url, new_table(url, ME, FRIEND, auto_dice=True))
    assert anna.whole()["auto_dice"] is True
    assert anna.now()["asks"][0]["options"] and len(anna.now()["plies"]) > 1
