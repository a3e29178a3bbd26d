"""Runs: the same rows on one core or two, whatever stops them, and every variant with the same luck."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from loipe import lab
from loipe.core.game import Refused
from loipe.games import load
from loipe.lab import crew, plan, study
from loipe.lab.plan import Plan, Variant
from loipe.lab.run import Run, asked_of
from loipe.lab.study import Study
from tests import machine
from tests.cli.terminal import ENTRY, environment
from tests.server.run import wait_for

MIXED = ("club", "random", "club~R4", "club~R2~R3~R4")


def planned(bots: tuple[str, ...] = MIXED, rotate: bool = False) -> Plan:
    config = load("mass-start").META.presets["full"]
    variants = [Variant({"laps": str(laps)}, msgspec.structs.replace(config, laps=laps), bots) for laps in (1, 2)]
    return Plan("mass-start", tuple(variants), 3, rotate)


def played(folder: Path, wanted: Plan, games: int, processes: int = 1, until: float = 0.0) -> pl.DataFrame:
    run = Run.begin(folder, asked_of(wanted))
    for _ in Study(wanted, run, games, until).play(processes):
        pass
    return lab.load(folder)


def last_game(frame: pl.DataFrame) -> int:
    return int(max(frame["game"].to_list()))


def test_a_run_goes_on_where_it_stopped_and_grows(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", planned(), 230)
    run = Run.begin(tmp_path / "parts", asked_of(planned()))
    playing = Study(planned(), run, 230, 0.0).play(1)
    next(playing)
    next(playing)
    next(playing)
    playing.close()  # as Ctrl-C does
    assert lab.load(tmp_path / "parts")["game"].max() == 200
    assert Study(planned(), Run.begin(tmp_path / "parts", asked_of(planned())), 230, 0.0).resumed == 300
    played(tmp_path / "parts", planned(), 120)
    assert_frame_equal(played(tmp_path / "parts", planned(), 230), whole)


def test_a_damaged_part_is_told_and_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "PART_GAMES", 100)
    whole = played(tmp_path, planned(), 300)
    parts = sorted(tmp_path.glob("part-*.parquet"))
    assert len(parts) == 6
    for part in (parts[1], parts[4]):
        part.write_bytes(part.read_bytes()[: part.stat().st_size // 2])
    with pytest.raises(Refused) as refused:
        lab.load(tmp_path)
    assert refused.value.message == "lab-cut-short"
    assert_frame_equal(played(tmp_path, planned(), 300), whole)


def test_a_full_disk_is_told_and_what_was_written_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may not grow beyond a limit of ours, as on a disk that is full."""
    monkeypatch.setattr(study, "PART_GAMES", 100)
    whole = played(tmp_path / "whole", planned(), 200)
    run = Run.begin(tmp_path / "run", asked_of(planned()))
    playing = Study(planned(), run, 200, 0.0).play(1)
    next(playing)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        with pytest.raises(Refused) as refused:
            next(playing)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert refused.value.message == "lab-unwritable"
    assert (Path(str(refused.value.facts["file"])).name, refused.value.facts["problem"]) == (
        "part-000002.parquet",
        "File too large",
    )
    assert sorted(file.name for file in run.folder.iterdir()) == ["part-000001.parquet", "run.json"]
    assert_frame_equal(played(run.folder, planned(), 200), whole)


class Hurried(Run):
    """Ctrl-C comes just when a part is written."""

    def add(self, played: Sequence[plan.Columns]) -> None:
        super().add(played)
        os.kill(os.getpid(), signal.SIGINT)


def test_ctrl_c_while_a_part_is_written_doubles_nothing(tmp_path: Path) -> None:
    asked = asked_of(planned())
    Run.begin(tmp_path, asked)
    with pytest.raises(KeyboardInterrupt):
        list(Study(planned(), Hurried(tmp_path, asked), 20, 0.0).play(1))
    assert_frame_equal(lab.load(tmp_path), played(tmp_path / "whole", planned(), 20))


def wait_for_parts(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    while len(list(folder.glob("part-*.parquet"))) < count:
        with contextlib.suppress(subprocess.TimeoutExpired):
            assert process.wait(0.02) is None


def test_after_kill_and_ctrl_c_the_same_command_goes_on(tmp_path: Path) -> None:
    """A run that is killed loses a part at most; Ctrl-C keeps all that came in, and says so."""
    words = (
        "simulate mass-start --preset full --vary laps=1|2 --seats club,club --games 1000000 --out run --processes 2"
    )
    short = "from loipe.lab import study; study.PART_GAMES = 200; "
    command = [sys.executable, "-c", short + ENTRY, *words.split()]
    folder, home = tmp_path / "run", environment(tmp_path)
    with subprocess.Popen(command, cwd=tmp_path, env=home, start_new_session=True, text=True) as process:
        wait_for_parts(process, folder, 3)
        os.killpg(process.pid, signal.SIGKILL)
    kept, parts = lab.load(folder), len(list(folder.glob("part-*.parquet")))
    assert kept.select("variant", "game").unique().height >= 600
    with subprocess.Popen(
        command, cwd=tmp_path, env=home, start_new_session=True, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for_parts(process, folder, parts + 1)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    after = lab.load(folder)
    games = after.select("variant", "game").unique()
    said = f"Stopped. Games played: {games.height:,}. They are saved, and the same command continues.\n"
    assert (process.returncode, told) == (130, said)
    assert after.height == 2 * games.height
    for variant in (0, 1):
        own = games.filter(pl.col("variant") == variant)["game"].sort().to_list()
        assert own == list(range(1, len(own) + 1))
    assert_frame_equal(after.join(kept, on=["variant", "game", "seat"], how="semi"), kept)


def test_a_dead_worker_costs_nothing(tmp_path: Path) -> None:
    wanted = planned()
    cores = crew.Cores(wanted, 2)
    results = crew.in_order(cores, plan.jobs(wanted, [[], []], 300))
    found = [next(results)]
    for process in list(cores.pool._processes.values()):
        process.kill()
    found += list(results)
    assert [(job.variant, job.first) for job, _ in found] == [(v, f) for f in range(1, 300, 100) for v in (0, 1)]
    assert found[5][1] == plan.play(wanted, found[5][0])


def test_a_run_stops_when_it_is_precise_at_the_same_game_everywhere(tmp_path: Path) -> None:
    frames = [played(tmp_path / str(cores), planned(), 100_000, cores, 0.06) for cores in (1, 2)]
    assert_frame_equal(*frames)
    games = last_game(frames[0])
    assert games % plan.BATCH == 0
    assert frames[0].height == 2 * games * 4
    wins = frames[0].group_by("variant", "game").agg(pl.col("win").sum())["win"].to_list()
    assert wins == pytest.approx([1.0] * 2 * games)
    again = Run.begin(tmp_path / "1", asked_of(planned()))
    assert list(Study(planned(), again, 100_000, 0.06).play(1)) == []


def test_variants_meet_the_same_luck() -> None:
    """The same config twice is the same games; another bot in one seat leaves the first dice of others as they fall."""
    config = load("mass-start").META.presets["family"]
    bots = ("club", "club", "club")
    config = msgspec.structs.replace(config, holders=(0, 1, 2))
    twice = Plan("mass-start", (Variant({}, config, bots), Variant({}, config, ("random", *bots[1:]))), 5, False)
    same, other = (plan.play(twice, plan.Job(at, 1, 40)) for at in (0, 1))
    assert plan.play(twice, plan.Job(0, 1, 40)) == same
    assert same["game"] == other["game"] and same["start"] == other["start"]
    assert same["rounds"] != other["rounds"]


def test_bots_change_seats() -> None:
    rows = plan.play(planned(rotate=True), plan.Job(0, 1, 8))
    for bot in MIXED:
        assert sorted(seat for seat, own in zip(rows["seat"], rows["bot"], strict=True) if own == bot) == [
            1, 1, 2, 2, 3, 3, 4, 4,
        ]  # fmt: skip


def test_a_habit_comes_before_the_bot() -> None:
    rows = plan.play(planned(), plan.Job(0, 1, 30))
    risks: dict[str, set[Any]] = {bot: set() for bot in MIXED}
    for bot, risk in zip(rows["bot"], rows["risk_1"], strict=True):
        risks[bot].add(risk)
    assert risks["club~R4"] == {"high"}
    assert risks["club~R2~R3~R4"] == {"low", "medium", "high"}


def test_another_run_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    played(tmp_path, planned(), 10)
    for other, what in (
        (msgspec.structs.replace(planned(), seed=4), "seed"),
        (planned(rotate=True), "rotate"),
        (planned(("club", "club", "club", "club")), "variants"),
    ):
        with pytest.raises(Refused) as refused:
            Run.begin(tmp_path, asked_of(other))
        assert refused.value.facts["what"] == what
    about = tmp_path / "run.json"
    about.write_text(about.read_text().replace('"rules": ', '"rules": 9'))
    with pytest.raises(Refused, match="lab-another-run"):
        Run.begin(tmp_path, asked_of(planned()))
    about.write_text(about.read_text().replace('"format": 1', '"format": 2'))
    with pytest.raises(Refused, match="lab-format"):
        lab.load(tmp_path)
    about.write_text("{")
    with pytest.raises(Refused, match="lab-damaged"):
        lab.load(tmp_path)
    with pytest.raises(Refused, match="lab-no-run"):
        lab.load(tmp_path / "nowhere")


@pytest.mark.parametrize(("spans", "left"), [([], [(1, 9)]), ([(1, 9)], []), ([(3, 4), (7, 12)], [(1, 2), (5, 6)])])
def test_what_is_missing_is_played(spans: plan.Spans, left: plan.Spans) -> None:
    assert list(plan.missing(1, 9, spans)) == left


def test_ctrl_c_while_processes_begin_is_told_by_this_one_alone(tmp_path: Path) -> None:
    words = "simulate mass-start --games 1000000 --out run --processes 2"
    command = [sys.executable, "-c", ENTRY, *words.split()]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), start_new_session=True, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for(lambda: len(machine.children(process.pid)) >= 3)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130 and told.startswith("Stopped."), told
