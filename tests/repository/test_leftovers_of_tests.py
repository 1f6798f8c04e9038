"""Test runs leave nothing behind, and leftovers are reported."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from kit.processes import alive, wait_until_gone

TESTS = Path(__file__).parents[1]
CLEAN = "import tempfile; tempfile.mkdtemp; tempfile.TemporaryFile()"
FILE = "import tempfile; tempfile.mkdtemp(prefix='planted-')"
IN_THE_TREE = "open('planted.txt', 'w')"
PROCESS = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"


def run_checked(code: str, folder: Path, temporary: Path) -> subprocess.CompletedProcess[str]:
    """Run code under the check for leftovers in this work tree."""
    command = [sys.executable, str(TESTS / "kit" / "leftover_check.py"), sys.executable, "-c", code]
    env = {**os.environ, "TMPDIR": str(temporary), "MULOT_TEST_PATIENCE": "2" if code == PROCESS else "120"}
    return subprocess.run(command, cwd=folder, env=env, stderr=subprocess.PIPE, text=True, timeout=600, check=False)


@pytest.mark.parametrize(
    ("code", "named"),
    [(CLEAN, ""), (FILE, "temporary planted-"), (IN_THE_TREE, "planted.txt"), (PROCESS, "time.sleep(600)")],
    ids=["clean", "file", "file in the work tree", "process"],
)
def test_leftovers_are_named_and_fail_the_run(code: str, named: str, tmp_path: Path) -> None:
    tree, temporary = tmp_path / "tree", tmp_path / "temporary"
    temporary.mkdir()
    subprocess.run(["git", "init", "-q", str(tree)], check=True)
    done = run_checked(code, tree, temporary)
    assert done.returncode == (1 if named else 0), done.stderr
    assert ("left behind" in done.stderr) == bool(named)
    assert named in done.stderr
    assert list(temporary.iterdir()) == []


def test_a_failing_run_keeps_its_exit_status(tmp_path: Path) -> None:
    assert run_checked("raise SystemExit(5)", tmp_path, tmp_path).returncode == 5


def test_servers_end_with_the_tests_that_are_killed() -> None:
    code = (
        "import time; from kit.postgres_server import PostgresServer\n"
        "from kit.redis_server import RedisServer; from kit.running_server import RunningServer\n"
        "house, redis, postgres = RunningServer(), RedisServer(), PostgresServer()\n"
        "print(house.pid, redis.process.pid, postgres.process.pid, flush=True); time.sleep(3600)"
    )
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)  # if root runs the tests, PostgreSQL runs as another user
        env = {**os.environ, "PYTHONPATH": path, "TMPDIR": folder}
        with subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True) as run:
            assert run.stdout is not None
            started = {int(pid) for pid in run.stdout.readline().split()}
            assert len(started) == 3
            assert all(map(alive, started))
            run.kill()
        assert wait_until_gone(started, 120), "servers of killed tests are still running"
