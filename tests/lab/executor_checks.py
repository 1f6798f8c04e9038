"""Checks that every executor must pass, with work that kills its worker once and work that never ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import pytest

from kit.processes import wait_until_gone
from mulot.lab.executors import Executor, Serial
from mulot.lab.simulate import Plan, Tally, simulate

JOBLIB = "joblib_memmapping_folder"
"""A folder of joblib's reusable workers, which exists until the process ends."""
PLAN = Plan("trio", 3, ("sensible", "gentle", "gentle"), {"variant": "pro"}, games=90, seed=5, rotate=True)


def square_or_die(part: tuple[str, int]) -> tuple[int, int]:
    """Return a number and its square, and leave a file for each attempt. Number 3 kills its process at the first
    attempt."""
    place, number = part
    tried = Path(place, f"{number}-{os.getpid()}-{len(list(Path(place).glob(f'{number}-*')))}")
    tried.touch()
    if number == 3 and len(list(Path(place).glob("3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number, number * number


def sleep_an_hour(part: tuple[str, int]) -> None:
    """Leave a file named after this process, then sleep for an hour."""
    place, _ = part
    Path(place, str(os.getpid())).touch()
    time.sleep(3600)


@cache
def serial_tally() -> Tally:
    """Return the tally of the plan from the serial executor."""
    *_, tally = simulate(PLAN, executor=Serial())
    return tally


def check_same_tally(worker: Executor) -> None:
    """Check that an executor gives the same tally as the serial one."""
    rows: dict[int, object] = {}
    *_, tally = simulate(PLAN, executor=worker, on_rows=lambda first, lines: rows.update({first: lines}))
    assert tally == serial_tally()
    assert repr(sorted(tally.bots["gentle"].items())) == repr(sorted(serial_tally().bots["gentle"].items()))
    assert sorted(rows) == [0, 20, 40, 60, 80]


def check_one_part_lost(worker: Executor, tmp_path: Path) -> None:
    """Check that only the part of a killed worker is run again."""
    parts = [(str(tmp_path), number) for number in range(12)]
    found = dict(result for _, result in worker.run(square_or_die, parts))
    assert found == {number: number * number for number in range(12)}
    tries = [len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)]
    assert tries[3] == 2
    # Parts that were running at the same time may run again, more or fewer depending on the load; finished parts do
    # not.
    assert max(tries) == 2, tries
    assert sum(tries) < 2 * 12, tries


def check_workers_exit_with_parent(name: str, tmp_path: Path) -> None:
    """Check that the workers exit when the process that started them is killed."""
    code = (
        "from lab.executor_checks import sleep_an_hour; from mulot.lab.executors import create_executor\n"
        f"parts = [({str(tmp_path)!r}, number) for number in range(2)]\n"
        f"if __name__ == '__main__': list(create_executor({name!r}, 2).run(sleep_an_hour, parts))"
    )
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    (tmp_path / "left").mkdir()  # for files that the killed process leaves behind
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
    assert wait_until_gone(workers, 60), "workers are still running"


def check_no_files_left(worker: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that an executor leaves nothing in the temporary folder."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    assert dict(worker.run(abs, [-1, 2])) == {-1: 1, 2: 2}
    assert [str(path) for path in tmp_path.iterdir() if not path.name.startswith(JOBLIB)] == []
