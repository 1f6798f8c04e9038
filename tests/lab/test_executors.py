"""Every executor gives the same tally, bit for bit, and a worker that dies loses only the part it was working on."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.sampled_cases import sample
from lab.executor_checks import (
    check_no_files_left,
    check_one_part_lost,
    check_same_tally,
    check_workers_exit_with_parent,
)
from mulot.core.errors import BadOptions
from mulot.lab.executors import Dask, Executor, Joblib, Processes, Ray, Serial, create_executor

MANY: list[Executor] = [Processes(2), Joblib(2)]
"""Executors that need no large packages; Dask is tested in `research/tests/with_extra/test_dask.py`."""


@pytest.mark.parametrize("worker", MANY, ids=lambda worker: type(worker).__name__)
def test_every_executor_gives_the_same_tally(worker: Executor) -> None:
    check_same_tally(worker)


@pytest.mark.parametrize("worker", sample(MANY, 1), ids=lambda worker: type(worker).__name__)
def test_a_killed_worker_loses_only_its_part(worker: Executor, tmp_path: Path) -> None:
    check_one_part_lost(worker, tmp_path)


@pytest.mark.parametrize("name", sample(["processes", "joblib"], 1))
def test_workers_exit_when_their_parent_is_killed(name: str, tmp_path: Path) -> None:
    check_workers_exit_with_parent(name, tmp_path)


@pytest.mark.parametrize("worker", MANY[-1:], ids=lambda worker: type(worker).__name__)
def test_executors_leave_no_temporary_files(worker: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_no_files_left(worker, tmp_path, monkeypatch)


def test_executors_are_created_by_name() -> None:
    assert isinstance(create_executor("processes", 1), Serial)
    assert isinstance(create_executor("processes", 2), Processes)
    assert isinstance(create_executor("ray", 2), Ray)
    found = create_executor("dask:tcp://host:8786", 2)
    assert isinstance(found, Dask)
    assert found.address == "tcp://host:8786"
    with pytest.raises(BadOptions):
        create_executor("magic", 2)
