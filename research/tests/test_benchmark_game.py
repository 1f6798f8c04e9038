"""The small game of the live-table benchmark passes the check that the server runs before it offers a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulot.games import Shelf
from mulot.testing.plugin_check import check_game
from research import benchmarks


def test_the_server_accepts_the_benchmark_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(benchmarks.__file__).parent))
    check_game(Shelf("quo"), "quo")
