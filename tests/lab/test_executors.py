"""Whoever works, the tally is the same, bit for bit; and a worker that dies costs what it was doing, nothing more."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from kit.processes import all_gone
from kit.sample import some
from lab.workers import deadly
from mulot.core.errors import BadOptions
from mulot.lab.executors import Dask, Executor, Joblib, Processes, Ray, Serial, executor
from mulot.lab.simulate import Plan, simulate

JOBLIB = "joblib_memmapping_folder"
"""It keeps its workers for the next time, and their folder until the process ends."""
PLAN = Plan("trio", 3, ("sensible", "gentle", "gentle"), {"variant": "pro"}, games=90, seed=5, rotate=True)
MANY: list[Executor] = [Processes(2), Joblib(2), Dask(2)]


@pytest.fixture(scope="module")
def serial() -> object:
    *_, tally = simulate(PLAN, executor=Serial())
    return tally


@pytest.mark.parametrize("worker", MANY, ids=lambda worker: type(worker).__name__)
def test_everybody_comes_to_the_same(worker: Executor, serial: object) -> None:
    rows: dict[int, object] = {}
    *_, tally = simulate(PLAN, executor=worker, take=lambda first, lines: rows.update({first: lines}))
    assert tally == serial
    assert repr(sorted(tally.bots["gentle"].items())) == repr(sorted(serial.bots["gentle"].items()))  # type: ignore[attr-defined]
    assert sorted(rows) == [0, 20, 40, 60, 80]


@pytest.mark.parametrize("worker", some(MANY, 1), ids=lambda worker: type(worker).__name__)
def test_a_worker_that_is_killed_costs_its_part_only(worker: Executor, tmp_path: Path) -> None:
    parts = [(str(tmp_path), number) for number in range(12)]
    found = dict(result for _, result in worker.run(deadly, parts))
    assert found == {number: number * number for number in range(12)}
    tries = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)]
    assert tries[3] == 2
    # What was under way beside it may be done again, and how much that is hangs on how busy the machine is; what had
    # come back is not done again.
    assert max(tries) == 2, tries
    assert sum(tries) < 2 * 12, tries


@pytest.mark.parametrize("name", some(["processes", "joblib", "dask"], 1))
def test_workers_end_with_whoever_started_them_however_that_ends(name: str, tmp_path: Path) -> None:
    code = (
        "from lab.workers import endless; from mulot.lab.executors import executor\n"
        f"parts = [({str(tmp_path)!r}, number) for number in range(2)]\n"
        f"if __name__ == '__main__': list(executor({name!r}, 2).run(endless, parts))"
    )
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    (tmp_path / "left").mkdir()  # whoever is killed clears nothing up
    env = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(tmp_path / "left")}
    with subprocess.Popen([sys.executable, "-c", code], env=env) as process:
        try:
            deadline = time.monotonic() + 300
            while len(workers := {int(file.name) for file in tmp_path.glob("[0-9]*")}) < 2:
                assert process.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.05)
        finally:
            process.kill()
    assert all_gone(workers, 60), "workers are left"


@pytest.mark.parametrize("worker", MANY[-1:], ids=lambda worker: type(worker).__name__)
def test_nothing_lies_in_the_temporary_folder_afterwards(
    worker: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    assert dict(worker.run(abs, [-1, 2])) == {-1: 1, 2: 2}
    assert [str(path) for path in tmp_path.iterdir() if not path.name.startswith(JOBLIB)] == []


def test_an_executor_is_named() -> None:
    assert isinstance(executor("processes", 1), Serial)
    assert isinstance(executor("processes", 2), Processes)
    assert isinstance(executor("ray", 2), Ray)
    found = executor("dask:tcp://host:8786", 2)
    assert isinstance(found, Dask)
    assert found.address == "tcp://host:8786"
    with pytest.raises(BadOptions):
        executor("magic", 2)
