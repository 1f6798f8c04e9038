"""Ends processes that tests have started when the tests end, even if those are killed."""

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
"""Milliseconds in which a process may end by itself."""


def end_with_tests(process: P) -> P:
    """Register a process to be ended when this process ends, however that happens. Return it."""
    end_pid_with_tests(process.pid)
    return process


def end_pid_with_tests(pid: int) -> None:
    """Register a process by id."""
    guard = _guard()
    assert guard.stdin is not None
    guard.stdin.write(f"{pid}\n")
    guard.stdin.flush()


@cache
def _guard() -> subprocess.Popen[str]:
    """Return the guard process, one per test process. It has its own session, so that it is not killed with the
    tests."""
    guard = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, text=True, start_new_session=True)
    atexit.register(_end, guard)
    return guard


def _end(guard: subprocess.Popen[str]) -> None:
    assert guard.stdin is not None
    guard.stdin.close()
    guard.wait(60)


def main() -> None:
    """Read process ids from standard input. When it ends, terminate those still running, then kill them."""
    held = list[int]()
    for line in sys.stdin:
        held = [one for one in held if not _ended(one, 0)]
        with suppress(ProcessLookupError):  # with a handle, a later process with the same id cannot be ended by mistake
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
