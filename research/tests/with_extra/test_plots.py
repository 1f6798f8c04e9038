"""The plot of a league has one row per bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulot.cli import main


def test_a_league_is_plotted(tmp_path: Path) -> None:
    plot = tmp_path / "league.svg"
    command = ["rate", "trio", "--bots", "random,gentle,sensible", "-o", "variant=pro", "--games", "10", "--jobs", "1"]
    with pytest.raises(SystemExit) as end:
        main([*command, "--plot", str(plot)])
    assert not end.value.code
    assert plot.read_text().startswith("<?xml")
    assert plot.read_text().count('<g id="ytick_') == 3
