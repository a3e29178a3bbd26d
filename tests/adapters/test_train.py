"""The example that trains a policy, for a moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from loipe.adapters import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_mass_start.py"


def test_it_learns_draws_its_curve_and_keeps_its_policy(tmp_path: Path) -> None:
    picture, policy = tmp_path / "learning.svg", tmp_path / "policy.npz"
    arguments = ["--minutes", "0.01", "--tested", "100", "--picture", str(picture), "--policy", str(policy)]
    home = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # small sums: threads of their own would only wait
    command = [sys.executable, str(EXAMPLE), *arguments]
    told = subprocess.run(command, env=home, capture_output=True, text=True, check=True).stdout
    assert told.startswith("at random: ")
    assert told.count(" choices: ") == len(ElementTree.parse(picture).findall("{*}circle")) == 9
    table = Table("mass-start", "full")
    with np.load(policy) as weights:
        assert weights["arr_0"].shape[0] == table.observation.length
        assert weights["arr_1"].shape[1] == table.sizes.actions
        assert any(weights["arr_4"])
