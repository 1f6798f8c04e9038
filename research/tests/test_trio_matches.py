"""The matches of the README can be played again by one command."""

from __future__ import annotations

import re

import pytest

from mulot import games
from research.trio.matches import HEAD, MATCHES, main

README = (games.folder("trio") / "README.md").read_text(encoding="utf-8")


def test_every_line_of_the_readme_is_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """The same lines in the same order; with fewer games the figures differ, and what was played does not."""
    assert main(["--games", "4", "--jobs", "1", *(f"--only={number}" for number in (3, 4, 8))]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == f"| {' | '.join(HEAD)} |"
    kept = README[README.index(printed[0]) :].splitlines()[2 : 2 + len(MATCHES)]
    for line, number in zip(printed[2:], (3, 4, 8), strict=True):
        assert line.split(" | ")[:2] == kept[number - 1].split(" | ")[:2]
        assert re.search(r"\d+\.\d–\d+\.\d % \| 4 \|", line)
