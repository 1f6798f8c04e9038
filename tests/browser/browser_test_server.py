"""Starts a server for the browser tests: the real one, on this machine only, with bots that move without delay."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kit.process_guard import end_with_tests

LUCK = Path(__file__).with_name("fixed_luck_server.py")


@contextmanager
def open_house(folder: Path, python: Path | str = sys.executable, **settings: str) -> Iterator[str]:
    """Start a server with this Python and wait until it is ready. Yield its address, and stop it afterwards."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {
        **os.environ,
        "MULOT_DATABASE": str(folder / "house.db"),
        "MULOT_PORT": str(port),
        "MULOT_BOT_MIN_SECONDS": "0",
        "MULOT_BOT_SECONDS": "0.05",
        "MULOT_REVIEW_SECONDS": "2",
        "MULOT_REQUEST_RATE": "1000000",
        "MULOT_TABLE_RATE": "100000",
        "MULOT_ARTIFACT_SECONDS": "900",
        **{f"MULOT_{name.upper()}": value for name, value in settings.items()},
    }
    with (folder / "house.log").open("wb") as log:
        house = end_with_tests(subprocess.Popen([str(python), str(LUCK)], env=env, cwd=folder, stdout=log, stderr=log))
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address, house, folder / "house.log")
            yield address
        finally:
            house.terminate()
            house.wait(20)


def _wait(address: str, house: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(3000):
        if house.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{address}/ready", timeout=600):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the house did not open:\n{log.read_text(errors='replace')[-2000:]}")
