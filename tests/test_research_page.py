"""The guided tour for researchers: every block of it runs, in its order, as a reader would run it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
COMMAND = "import sys; from mulot.cli import main; main(sys.argv[1:])"


def test_every_block_of_the_tour_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session: dict[str, object] = {}
    told = list[str]()
    for kind, block in BLOCKS:
        if kind == "python":
            exec(compile(block, str(PAGE), "exec"), session)
        else:
            assert kind == "sh", "a block that nobody runs"
            for line in block.splitlines():
                words = line.split()
                assert words[0] == "mulot"
                command = [sys.executable, "-W", "error", "-c", COMMAND, *words[1:]]
                done = subprocess.run(command, capture_output=True, text=True, timeout=600)
                assert done.returncode == 0, f"{line}\n{done.stderr}"
                told.append(done.stdout)
    assert len(told) >= 7
    assert {"choices.svg", "games.parquet", "games.jsonl", "league.svg"} <= {file.name for file in tmp_path.iterdir()}


def test_the_tour_has_a_bot_a_data_set_a_plot_an_environment_and_an_exact_value() -> None:
    titles = re.findall(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert {"A bot of one's own", "A data set and a plot", "An environment", "An exact value"} <= set(titles)
