"""The fuzzer finds a fault and saves the match as a journal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from contract import fuzz
from contract.games_under_test import case
from contract.test_laws_find_faults import leak_in_hear
from mulot.core.match import Match
from mulot.testing.laws import MatchReport
from toy_game import GAME


def test_the_fuzzer_saves_a_failing_match_as_a_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)
    monkeypatch.setattr(fuzz, "case", lambda game: replace(case(game), game=replace(GAME, hear=leak_in_hear)))
    found = [seed for seed in range(20) if not fuzz._check_game(seed, ["skirmish"], 0.5, MatchReport())]
    assert found
    assert "law 3" in capsys.readouterr().out
    files = sorted((tmp_path / "fuzz").glob("*.jsonl"))
    assert len(files) == len(found)
    match = Match.load(files[0], game=GAME)
    assert match.journal.lines


def test_the_fuzzer_writes_nothing_for_a_valid_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)
    total = MatchReport()
    assert all(fuzz._check_game(seed, ["skirmish"], 0.5, total) for seed in range(10))
    assert total.pairs > 100
    assert not list(tmp_path.iterdir())
