"""What a test starts ends with the tests, also where these are killed and clear nothing up."""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

P = TypeVar("P", bound="subprocess.Popen[Any]")
PATIENCE = 10_000
"""Milliseconds that a process has for ending by itself."""


def end_with_tests(process: P) -> P:
    """It ends with this process, however that one ends."""
    end_pid_with_tests(process.pid)
    return process


def end_pid_with_tests(pid: int) -> None:
    """The same for one that was started by something else."""
    guard = _guard()
    assert guard.stdin is not None
    guard.stdin.write(f"{pid}\n")
    guard.stdin.flush()


@cache
def _guard() -> subprocess.Popen[str]:
    """One for each process of the tests. It has a session of its own, so that it is not killed together with them."""
    guard = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, text=True, start_new_session=True)
    atexit.register(_end, guard)
    return guard


def _end(guard: subprocess.Popen[str]) -> None:
    assert guard.stdin is not None
    guard.stdin.close()
    guard.wait(60)


def main() -> None:
    """Take process ids from standard input; when it ends, end those that are still there, kindly first."""
    held = list[int]()
    for line in sys.stdin:
        held = [one for one in held if not _ended(one, 0)]
        with suppress(ProcessLookupError):  # what is held cannot be taken for another process that has its number later
            held.append(os.pidfd_open(int(line)))
    for number in (signal.SIGTERM, signal.SIGKILL):
        for one in held:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(one, number)
        held = [one for one in held if not _ended(one, PATIENCE)]


def _ended(one: int, patience: int) -> bool:
    ears = select.poll()
    ears.register(one, select.POLLIN)
    if not ears.poll(patience):
        return False
    os.close(one)
    return True


if __name__ == "__main__":
    main()
