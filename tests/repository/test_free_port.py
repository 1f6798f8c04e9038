"""A port that one test was given is not given to another, although nothing listens on it yet."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import free_port

TESTS = Path(__file__).parents[1]
IN_ANOTHER_PROCESS = "from kit.free_port import free_port; print(free_port(), flush=True); input()"


@pytest.fixture
def proposals(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The ports to try first, instead of random ones."""
    first: list[int] = []

    class Proposed:
        def randrange(self, start: int, stop: int) -> int:
            return first.pop(0) if first else random.randrange(start, stop)

    random = free_port._random
    monkeypatch.setattr(free_port, "_random", Proposed())
    yield first
    assert not first


def test_a_port_is_given_to_one_process_only(proposals: list[int]) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", IN_ANOTHER_PROCESS], cwd=TESTS, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout
        taken = int(other.stdout.readline())
        proposals.append(taken)
        assert free_port.free_port() != taken
        other.communicate("\n")
    proposals.append(taken)
    assert free_port.free_port() == taken


def test_a_port_with_a_listener_is_not_given(proposals: list[int]) -> None:
    taken = free_port.free_port()
    free_port._reserved.pop().close()
    with socket.create_server(("127.0.0.1", taken)):
        proposals.append(taken)
        assert free_port.free_port() != taken


def test_no_connection_takes_a_port_before_it_is_used() -> None:
    assert all(10_000 <= free_port.free_port() < free_port._first_ephemeral_port() for _ in range(50))
