"""The engine as a process, driven through pipes: it answers while it searches, and ends when told to.

The tests wait for its answers; the deadline is only for an engine that hangs.
"""

from __future__ import annotations

import io
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mulot.games.barrieres.bots.input_reader import InputReader, read_lines
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.qtp import is_stop_command
from mulot.games.barrieres.commands import qtp

DEADLINE = 300.0
"""Seconds after which an engine counts as hanging, even on a very busy machine."""
LONG = 600.0
"""A time per move that is longer than any test: an engine that answers sooner was interrupted."""


class Process:
    """An engine process that is connected by pipes."""

    def __init__(self, *args: str) -> None:
        command = [sys.executable, "-m", "mulot", "qtp", *args]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.removesuffix("\n"))

    def say(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def line(self) -> str:
        return self._lines.get(timeout=DEADLINE)

    def answer(self, command: str) -> list[str]:
        """Send a command and return the lines of its answer, without the empty line at the end."""
        self.say(f"{command}\n")
        lines = []
        while line := self.line():
            lines.append(line)
        return lines

    def hang_up(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def ended(self) -> tuple[int, str]:
        """Wait for the process to end. Return its exit code and what it wrote to standard error."""
        code = self.process.wait(DEADLINE)
        assert self.process.stderr is not None
        return code, self.process.stderr.read()


@pytest.fixture
def engine() -> Iterator[Process]:
    assert KERNEL.is_available()
    made = Process("--seconds", "0.02")
    yield made
    made.process.kill()
    made.process.wait()
    for pipe in (made.process.stdin, made.process.stdout, made.process.stderr):
        assert pipe is not None
        pipe.close()


def wait_until_pondering(engine: Process) -> None:
    """Wait until the engine ponders: it uses CPU time although no command is running."""
    before, until = cpu_seconds(engine), time.monotonic() + DEADLINE
    while cpu_seconds(engine) - before < 0.1:
        assert time.monotonic() < until, "it rests"
        time.sleep(0.01)


def cpu_seconds(engine: Process) -> float:
    """Return the CPU time of the engine's threads in seconds."""
    with open(f"/proc/{engine.process.pid}/stat", encoding="utf-8") as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / 100


needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc how much it works")


@needs_proc
def test_an_engine_tells_stops_ponders_and_quits(engine: Process) -> None:
    """One process is used for the whole test, because starting one is slow."""
    engine.say(f"5 go white movetime {LONG}\n")
    assert engine.line().startswith("=5 info depth "), "told long before its time is over"
    engine.say("6 stop\n")
    while (line := engine.line()).startswith("info depth "):
        pass
    assert line[0] in "abcdefg", "the move"
    assert engine.line() == ""
    assert engine.answer("7 winner") == ["=6"]
    assert (engine.line(), engine.line()) == ("=7 false", "")
    assert engine.answer("ponder on") == ["="]
    wait_until_pondering(engine)
    assert engine.answer("name") == ["= Mulot Barrières"]
    assert engine.answer("playmove black z9") == ["? no such square"]
    wait_until_pondering(engine)
    assert engine.answer("quit") == ["="]
    assert engine.ended() == (0, "")


@pytest.mark.whole
@needs_proc
def test_a_pondering_engine_ends_when_its_referee_hangs_up(engine: Process) -> None:
    assert engine.answer("ponder on") == ["="]
    assert engine.answer("genmove white")[0].startswith("= ")
    wait_until_pondering(engine)
    engine.hang_up()
    assert engine.ended() == (0, "")


def test_what_was_asked_before_the_end_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = "ponder on\n1 genmove white\nponder sometimes\n2 go black movetime 0.02\nname"
    monkeypatch.setattr("sys.stdin", io.StringIO(told))
    assert qtp(["--size", "5", "--seconds", "0.02"]) == 0
    answers = capsys.readouterr().out.split("\n\n")
    assert [answer[:2] for answer in answers] == ["=", "=1", "? ", "=2", "= ", ""]
    assert answers[2] == "? on or off is expected"
    assert answers[4] == "= Mulot Barrières", "also without a line's end"


def test_lines_are_read_ahead_in_order_and_urgent_ones_are_heard_of() -> None:
    lines = InputReader(io.StringIO("go white\n8 STOP # now\nname\n"), urgent=is_stop_command)
    while not lines.has_urgent_line:
        pass
    assert lines.next_line() == "go white\n"
    assert lines.has_urgent_line
    assert lines.next_line() == "8 STOP # now\n"
    assert not lines.has_urgent_line
    assert lines.next_line() == "name\n"
    assert (lines.next_line(), lines.next_line()) == (None, None)
    assert lines.has_line, "the end is something to attend to"


def test_lines_of_a_file_come_whole_whatever_is_in_them(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"name\r\n\n\xff\xfe bad\n" + b"x" * 100_000 + b"\nlast")
    with file.open(encoding="utf-8") as source:
        found = list(read_lines(source))
    assert [line.strip()[:8] for line in found] == ["name", "", "�� bad", "xxxxxxxx", "last"]
    assert len(found[3]) == 100_000
