"""The Dask executor passes the checks for all executors (`tests/lab/test_executors.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.executor_checks import (
    check_no_files_left,
    check_one_part_lost,
    check_same_tally,
    check_workers_exit_with_parent,
)
from mulot.lab.executors import Dask


def test_dask_gives_the_same_tally() -> None:
    check_same_tally(Dask(2))


def test_a_killed_worker_loses_only_its_part(tmp_path: Path) -> None:
    check_one_part_lost(Dask(2), tmp_path)


def test_workers_exit_with_their_parent(tmp_path: Path) -> None:
    check_workers_exit_with_parent("dask", tmp_path)


def test_executors_leave_no_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_no_files_left(Dask(2), tmp_path, monkeypatch)
