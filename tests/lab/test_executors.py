"""Every executor gives the same tally, bit for bit, and a worker that dies loses only the part it was working on."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.sample import some
from lab.executor_checks import come_to_the_same, end_with_their_starter, leave_nothing, lose_one_part
from mulot.core.errors import BadOptions
from mulot.lab.executors import Dask, Executor, Joblib, Processes, Ray, Serial, executor

MANY: list[Executor] = [Processes(2), Joblib(2)]
"""Executors that need no large packages; Dask is tested in `research/tests/with_extra/test_dask.py`."""


@pytest.mark.parametrize("worker", MANY, ids=lambda worker: type(worker).__name__)
def test_everybody_comes_to_the_same(worker: Executor) -> None:
    come_to_the_same(worker)


@pytest.mark.parametrize("worker", some(MANY, 1), ids=lambda worker: type(worker).__name__)
def test_a_worker_that_is_killed_costs_its_part_only(worker: Executor, tmp_path: Path) -> None:
    lose_one_part(worker, tmp_path)


@pytest.mark.parametrize("name", some(["processes", "joblib"], 1))
def test_workers_end_with_whoever_started_them_however_that_ends(name: str, tmp_path: Path) -> None:
    end_with_their_starter(name, tmp_path)


@pytest.mark.parametrize("worker", MANY[-1:], ids=lambda worker: type(worker).__name__)
def test_nothing_lies_in_the_temporary_folder_afterwards(
    worker: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_nothing(worker, tmp_path, monkeypatch)


def test_an_executor_is_named() -> None:
    assert isinstance(executor("processes", 1), Serial)
    assert isinstance(executor("processes", 2), Processes)
    assert isinstance(executor("ray", 2), Ray)
    found = executor("dask:tcp://host:8786", 2)
    assert isinstance(found, Dask)
    assert found.address == "tcp://host:8786"
    with pytest.raises(BadOptions):
        executor("magic", 2)
