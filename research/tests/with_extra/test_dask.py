"""Dask works as every executor does (`tests/lab/test_executors.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.executor_checks import come_to_the_same, end_with_their_starter, leave_nothing, lose_one_part
from mulot.lab.executors import Dask


def test_it_comes_to_the_same() -> None:
    come_to_the_same(Dask(2))


def test_a_worker_that_is_killed_costs_its_part_only(tmp_path: Path) -> None:
    lose_one_part(Dask(2), tmp_path)


def test_workers_end_with_whoever_started_them(tmp_path: Path) -> None:
    end_with_their_starter("dask", tmp_path)


def test_nothing_lies_in_the_temporary_folder_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_nothing(Dask(2), tmp_path, monkeypatch)
