"""`loipe replay`: tells a logged race, or prints every ply with its facts and position."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text as Styled

from loipe.cli.files import read_log
from loipe.cli.speech import complain, say, sentences, speaker
from loipe.core.contract import CHANCE
from loipe.core.game import Event
from loipe.core.log import Log
from loipe.core.table import Table, opened

DICE = "chance"


def replay(file: str, json: bool) -> None:
    log = read_log(file)
    if json:
        print(msgspec.json.encode(as_json(log)).decode())
    else:
        tell(log)


def tell(log: Log) -> None:
    """Sentence by sentence; a new round has a heading of its own."""
    table, stop = opened(log)
    text = speaker(log.names, log.game_id)
    console = Console(highlight=False)
    for event in table.events():
        sentence = text.event(event)
        if event.kind == "round":
            console.print()
            console.print(Styled(sentence, style="bold"))
        elif sentence:
            console.print(Styled(f"  {sentence}"))
    console.print()
    result = table.game.result(table.state)
    heading = text.say(result.reason) if result.over else say("cli-replay-open", plies=len(table.log.plies))
    console.print(Styled(heading, style="bold"))
    for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
        console.print(Styled(f"  {say('cli-place', place=result.places[seat], name=text.name_of(seat))}"))
    complain(sentences(stop) if stop is not None else [])


def as_json(log: Log) -> dict[str, Any]:
    """The whole race: agreement, every ply with who, word, events and position, and the result."""
    whole, stop = opened(log)
    complain(sentences(stop) if stop is not None else [])
    table = Table(Log(log.game_id, log.rules, log.config, log.names, []))
    game = table.game
    start = {"events": facts_of(table.told[0]), "position": game.position(table.state)}
    plies = []
    for number, ply in enumerate(whole.log.plies, 1):
        events = table.take(ply)
        plies.append(
            {
                "ply": number,
                "seat": ply.seat,
                "actor": DICE if ply.seat == CHANCE else log.names[ply.seat],
                "word": ply.word,
                "events": facts_of(events),
                "position": game.position(table.state),
            }
        )
    return {
        "game": log.game_id,
        "rules": log.rules,
        "seats": list(log.names),
        "config": msgspec.to_builtins(log.config),
        "start": start,
        "plies": plies,
        "result": msgspec.to_builtins(game.result(table.state)),
    }


def facts_of(events: list[Event]) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind, "seat": event.seat, "clause": event.clause, "facts": dict(event.facts)} for event in events
    ]
