"""`python -m research` lists every command without importing it, and every command has `--help`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from research import __main__ as research_main


def test_the_list_imports_nothing_but_the_standard_library() -> None:
    program = (
        "import sys; from research.__main__ import main; main([]); "
        "print(*{name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=research_main.HERE.parent, env={"PATH": os.environ["PATH"]},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert set(done.stderr.split()) <= {"__main__", "research"}
    rows = [line.split(maxsplit=2) for line in done.stdout.splitlines()]
    assert {(topic, name) for topic, name, _ in rows} == set(research_main.commands())
    assert ("trio", "random-play") in research_main.commands()
    assert ("training", "train-teacher") in research_main.commands()


def test_one_topic_can_be_listed_and_unknown_commands_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert research_main.main(["clan"]) == 0
    assert {line.split()[0] for line in capsys.readouterr().out.splitlines()} == {"clan"}
    for wrong in (["chess"], ["clan", "measure"]):
        with pytest.raises(SystemExit) as done:
            research_main.main(wrong)
        assert done.value.code == 2
    assert "clan has no command measure; its commands: optimal-play" in capsys.readouterr().err


def test_a_commands_help_shows_how_to_run_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        research_main.main(["souriciere", "analysis", "--help"])
    assert done.value.code == 0
    assert capsys.readouterr().out.startswith("usage: python -m research souriciere analysis ")
