"""Only one server uses a SQLite file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kit.free_port import free_port
from kit.running_server import RunningServer


def open_another(database: str) -> subprocess.CompletedProcess[str]:
    """Start a second server, which must exit by itself."""
    command = [sys.executable, "-m", "mulot.server.serve"]
    env = {**os.environ, "MULOT_DATABASE": database, "MULOT_PORT": str(free_port())}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=600)


@pytest.mark.parametrize("spelling", ["{}", "sqlite:///{}", "{folder}/./mulot.db", "{folder}/link.db"])
def test_second_server_on_the_same_file_is_refused(spelling: str) -> None:
    with RunningServer() as house:
        folder = Path(house.database).parent
        (folder / "link.db").symlink_to(house.database)
        second = open_another(spelling.format(house.database, folder=folder))
        assert second.returncode not in (0, None)
        assert "another Mulot server" in second.stderr + second.stdout
        assert httpx.get(house.url + "/ready").status_code == 200


def test_file_lock_ends_with_the_server() -> None:
    with RunningServer() as house:
        house.kill()
        house.start()
        house.stop()
        house.start()
        assert httpx.get(house.url + "/ready").status_code == 200


def test_admin_commands_work_while_the_server_runs() -> None:
    with RunningServer() as house:
        mulot = str(Path(sys.executable).with_name("mulot"))
        listing = [mulot, "admin", "list", "--database", house.database]
        done = subprocess.run(listing, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
