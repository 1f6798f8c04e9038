"""The guided tour for researchers (docs/research.md): every code block runs, in order, as a reader would run it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mulot.cli import main

PAGE = Path(__file__).parents[3] / "docs" / "research.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def run(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command in this process and return its output, because starting Python each time would take most of the
    time. For the same reason one worker process is used unless the tour says otherwise; `tests/lab/test_executors.py`
    shows that the number makes no difference."""
    command, *words = line.split()
    assert command == "mulot"
    if words[0] in ("simulate", "rate") and "--jobs" not in words:
        words += ["--jobs", "1"]
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        main(words)
    said = capsys.readouterr()
    assert not end.value.code, f"{line}\n{said.err}"
    return said.out


def test_every_block_of_the_tour_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    session: dict[str, object] = {}
    told = list[str]()
    for kind, block in BLOCKS:
        if kind == "python":
            exec(compile(block, str(PAGE), "exec"), session)
        elif kind != "console":  # console blocks need a clone of the repository
            assert kind == "sh", "a block that this test does not run"
            told += [run(line, capsys) for line in block.splitlines()]
    assert len(told) >= 6
    assert all(told), "a command printed nothing"
    assert {"choices.svg", "games.parquet", "games.jsonl", "league.svg"} <= {file.name for file in tmp_path.iterdir()}
