"""simulate, replay, rules, games, courses, perft, --version; pipes and signals."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import loipe
from loipe.core import log as logs
from loipe.core.contract import CHANCE
from loipe.core.rulebook import rulebook
from loipe.games import IDS, load
from tests.cli.terminal import command, process

SIMULATE = ("simulate", "mass-start", "--seats", "thumb,random,random", "--preset", "basic", "--seed", "3")


def test_simulate_tells_shares_and_intervals() -> None:
    outcome = command(*SIMULATE, "--games", "12", "--processes", "1")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Mass Start, 12 games" in outcome.out
    assert re.search(r"thumb +│ +Ahlgren +│ +\d+\.\d% +│ +\d+\.\d–\d+\.\d% +│ +\d\.\d\d", outcome.out)
    assert "steps per game" in outcome.out


def test_simulate_as_json_has_exactly_these_keys() -> None:
    told = json.loads(command(*SIMULATE, "--games", "12", "--json", "--processes", "1").out)
    assert list(told) == ["games", "steps", "seconds", "length", "seats"]
    assert told["games"] == 12
    assert told["length"] == told["steps"] / 12
    assert [list(seat) for seat in told["seats"]] == [["bot", "win_share", "low", "high", "mean_place"]] * 3
    assert [seat["bot"] for seat in told["seats"]] == ["thumb", "random", "random"]
    assert abs(sum(seat["win_share"] for seat in told["seats"]) - 1) < 1e-9
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in told["seats"])


def test_logs_of_a_simulation_can_be_replayed(tmp_path: Path) -> None:
    told = json.loads(command(*SIMULATE, "--games", "3", "--json", "--logs", str(tmp_path / "logs")).out)
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == ["game-000001.log", "game-000002.log", "game-000003.log"]
    read = [logs.read(file.read_text("utf-8")) for file in files]
    assert sum(len(log.plies) for log in read) == told["steps"]
    assert "Ahlgren" in command("replay", str(files[0])).out
    assert read[0].names == ("thumb-1", "random-2", "random-3")


def test_settings_reach_the_simulated_games(tmp_path: Path) -> None:
    command(*SIMULATE, "--games", "1", "--set", "laps=3", "--set", "climbs=on", "--logs", str(tmp_path))
    config = logs.read((tmp_path / "game-000001.log").read_text("utf-8")).config
    assert (config.laps, config.climbs, config.holders) == (3, True, (0, 1, 2))


def test_replay_tells_the_race_round_by_round(tmp_path: Path) -> None:
    command(*SIMULATE, "--games", "1", "--logs", str(tmp_path))
    told = command("replay", str(tmp_path / "game-000001.log")).out.splitlines()
    rounds = [line for line in told if line.startswith("Round ")]
    assert rounds == [f"Round {number}." for number in range(1, len(rounds) + 1)]
    assert told[-4:-3] == ["All skiers but one have finished."]
    assert [line.split()[0] for line in told[-3:]] == ["1.", "2.", "3."]


def test_replay_as_json_gives_every_ply_with_facts_and_position(tmp_path: Path) -> None:
    command(*SIMULATE, "--games", "1", "--logs", str(tmp_path))
    file = tmp_path / "game-000001.log"
    log = logs.read(file.read_text("utf-8"))
    told = json.loads(command("replay", str(file), "--json").out)
    assert [(ply["seat"], ply["word"]) for ply in told["plies"]] == [(ply.seat, ply.word) for ply in log.plies]
    first, second = told["plies"][:2]
    assert (first["actor"], first["seat"]) == ("chance", CHANCE)
    assert second["actor"] == "thumb-1"
    assert first["events"][0] == {
        "kind": "rolled", "seat": 0, "clause": "MS-3", "facts": {"die": int(first["word"])},
    }  # fmt: skip
    assert second["position"]["open"]["skiers"][0]["square"] == second["word"]
    assert told["result"]["over"] is True
    assert told["plies"][-1]["position"]["open"]["phase"] == "over"


def test_an_unfinished_race_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    command("play", "mass-start", "--dice", "seed:1", "--save", str(file), typed="1\n")
    told = command("replay", str(file)).out
    assert "The game is not over yet." in told


def test_rules_by_clause_and_as_a_book() -> None:
    assert command("rules", "mass-start", "ms-s4").out.startswith("MS-S4 Ice (light blue)")
    book = command("rules", "mass-start").out
    assert "Ulrich Höhn" in book
    assert all(clause in book for clause in ("MS-1 ", "MS-31 ", "MS-S22 "))


def test_games_are_listed_with_their_presets() -> None:
    told = command("games").out
    assert "mass-start" in told
    assert "Family, Basic, Full" in told and "ludique" not in told


@pytest.mark.parametrize("game_id", IDS)
def test_a_games_presets_and_settings_are_listed_as_typed_and_as_called(game_id: str) -> None:
    told = command("games", game_id).out
    meta = load(game_id).META
    assert all(name in told for name in [*meta.presets, *(choice.name for choice in meta.choices)])
    if game_id == "crystal-globe":
        assert re.search(r"ludique +│ Family", told) and "first_across: First across" in told


@pytest.mark.parametrize("game_id", IDS)
def test_help_names_a_clause_of_its_own_game(game_id: str) -> None:
    seats = ",".join(["me", *["thumb"] * (load(game_id).META.fewest - 1)])
    told = command("play", game_id, "--line", "--seats", seats, "--dice", "seed:1", typed="help\nquit\n").out
    example = re.search(r"\? explains the current rule, \? (\S+) any other\.", told)
    assert example and example[1] in rulebook(game_id)


def test_courses_are_listed_and_drawn() -> None:
    assert all(name in command("courses", "list").out for name in ("kaltenfirn", "lindmoos", "tvillingdal", "varnskog"))
    drawn = command("courses", "show", "lindmoos").out
    assert "▲2" in drawn and "▼" in drawn and "~" in drawn and "LOOP" in drawn
    assert re.search(r"S1 +S2 +S3 +S4 +S5 +S6", drawn)


def test_other_games_have_courses_too(tmp_path: Path) -> None:
    for game_id in ("crystal-globe", "ski-tour"):
        assert command("courses", "list", "--game", game_id).code == 0
    file = tmp_path / "mine.course"
    file.write_text(command("courses", "show", "starter", "--game", "ski-tour", "--text").out, "utf-8")
    assert command("courses", "check", str(file), "--game", "ski-tour").out == f"{file} is fine: 32 rows, 2 ranges.\n"
    assert command("courses", "check", str(file)).code == 0, "tiles tell whose course it is"
    assert command("courses", "check", str(file), "--game", "crystal-globe").code == 0


def test_a_course_of_ski_tour_is_built_from_tiles(tmp_path: Path) -> None:
    file = tmp_path / "moor.course"
    tiles = ["1b", "9b", "14b", "3b", "10b", "18b", "15b", "4b", "11a", "12a", "7b", "2b"]
    assert command("courses", "build", str(file), *tiles, "--title", "Moor").code == 0
    assert command("courses", "check", str(file), "--game", "ski-tour").code == 0
    assert command("courses", "build", str(tmp_path / "no.course"), "99z").code == 2
    assert not (tmp_path / "no.course").exists()


def test_perft_counts_the_first_plies() -> None:
    """Basic, four skiers: six dice; with a 1 two squares to go to, with more three; then six dice each."""
    told = command("perft", "mass-start", "3", "--preset", "basic").out
    counts = [int(count) for count in re.findall(r"│ +\d+ +│ +(\d+) +│", told)]
    assert counts == [1, 6, 17, 102]


def test_version_says_which_build_runs() -> None:
    told = command("--version").out
    assert told.startswith(f"loipe {loipe.__version__}\n")
    assert re.search(r"loipe\.core\.playout: (compiled|interpreted) \(/", told)


def test_help_lists_the_commands() -> None:
    bare = command()
    assert bare.code == 0
    for name in ("play", "simulate", "replay", "rules", "games", "courses", "perft", "serve"):
        assert name in bare.out
        assert command(name, "--help").code == 0


def test_a_pipe_that_closes_ends_quietly(home: Path) -> None:
    book = process(("rules", "mass-start"), home, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert book.stdout and book.stderr
    book.stdout.close()
    assert book.wait(timeout=60) == 1
    assert book.stderr.read() == ""
    book.stderr.close()


def test_closed_input_ends_cleanly(home: Path) -> None:
    race = process(
        ("play", "mass-start"), home, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = race.communicate(timeout=60)
    assert (race.returncode, err) == (0, "")
    assert "Continue with: loipe play --resume" in out


def test_ctrl_c_tells_the_result_so_far(home: Path) -> None:
    words = ("simulate", "mass-start", "--games", "1000000", "--json", "--preset", "full", "--logs", str(home / "logs"))
    run = process(words, home, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not list((home / "logs").glob("game-*.log")):
        assert run.poll() is None
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert re.fullmatch(r"Stopped after [\d,]+ of 1,000,000 games\.\n", err)
    assert json.loads(out)["games"] < 1_000_000


def test_a_closed_window_keeps_the_race(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    words = ("play", "mass-start", "--dice", "seed:1", "--save", str(file))
    race = process(words, home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert race.stdout
    while not race.stdout.readline().startswith("1. "):
        assert race.poll() is None
    race.send_signal(signal.SIGHUP)
    assert race.communicate(timeout=60)[1] == ""
    assert race.returncode == 130
    assert [ply.seat for ply in logs.read(file.read_text("utf-8")).plies] == [CHANCE]


def test_signs_of_rules_that_are_off_are_not_drawn() -> None:
    from rich.console import Console

    from loipe.cli.boards.mass_start import draw
    from loipe.core.text import Text
    from loipe.games import load

    game = load("mass-start")
    drawn = {}
    for preset in ("basic", "family"):
        config = game.META.presets[preset]
        shown: Any = game.show(game.view(game.start(config), frozenset()))
        console = Console(width=80, record=True, file=None)
        with console.capture() as page:
            console.print(draw(shown, game.board(config), (), Text("en", (), "mass-start"), 80, {}))
        drawn[preset] = page.get()
    assert not any(sign in drawn["basic"] for sign in "▲▼~CE")
    assert all(sign in drawn["family"] for sign in "▲▼C")
    assert not any(sign in drawn["family"] for sign in "~E")
