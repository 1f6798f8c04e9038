"""Bots that are programs in any language: a line of JSON in, a line of JSON out (docs/programs.md).

A program runs with the rights of whoever starts it, so run only programs that you trust. What it does by mistake is
harmless: if it is late, ends, uses too much memory, or answers anything but one legal action, it is ended together with
its child processes, and ProgramFailed says where.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from mulot.bots.bot import Bot, BotMemory, Budget, remember
from mulot.core.errors import BadOptions, ProgramFailed
from mulot.core.game import AnyGame

PREFIX = "program:"
"""What the name of such a bot begins with; a command follows, as in `program:python3 my_bot.py`."""
START_EXTRA_S = 10.0
"""Seconds that a program may take for its first answer in addition to its thinking time: interpreters start slowly."""
EXTRA_S = 2.0
"""Seconds that it may take for every other answer in addition to its thinking time."""
MAX_SECONDS = 60.0
"""The longest thinking time, even if only playouts are limited."""
MAX_MEMORY_BYTES = 1 << 30
"""How much writable memory each of its processes may have."""
MAX_ANSWER_BYTES = 1 << 12
LAST_WORDS_S = 1.0
"""How long it is waited for a traceback of a program that ends."""
MAX_COMPLAINT = 200
"""How many characters of its last line on standard error are shown when it fails."""
CHUNK_BYTES = 1 << 16
PR_SET_PDEATHSIG = 1


class _Broken(Exception):
    """The reason why a program's answer is missing, as in ProgramFailed, and what it wrote."""


if sys.platform == "linux":
    import ctypes

    _LIBC = ctypes.CDLL(None)


def _limit_process() -> None:
    """Limit the memory of this process, and let it end with its parent (on Linux), even if that is killed."""
    import resource

    with suppress(ValueError):  # a lower limit holds already
        resource.setrlimit(resource.RLIMIT_DATA, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    if sys.platform == "linux":
        _LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End a program with its child processes. The process is not waited for earlier, so its number is still its own."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        with suppress(OSError):
            stream.close()  # type: ignore[union-attr]


class RunningProgram:
    """A program that answers the questions of one seat in one game. It is ended with this object."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True, preexec_fn=_limit_process
        )
        self.stop = weakref.finalize(self, _stop, self._process)
        self._extra_s = START_EXTRA_S
        self._complaint = b""
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            os.set_blocking(stream.fileno(), False)  # type: ignore[union-attr]

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the program's line in answer to a question. Raises _Broken."""
        deadline = time.monotonic() + min(seconds, MAX_SECONDS) + self._extra_s
        self._extra_s = EXTRA_S
        to, out, err = self._process.stdin, self._process.stdout, self._process.stderr
        assert to is not None
        assert out is not None
        assert err is not None
        if early := out.read(CHUNK_BYTES):
            raise _Broken("flood", early)
        answer = b""
        with selectors.DefaultSelector() as ready:
            ready.register(to, selectors.EVENT_WRITE)
            ready.register(out, selectors.EVENT_READ)
            ready.register(err, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                for stream in [key.fileobj for key, _ in ready.select(left)]:
                    if stream is to:
                        try:
                            question = question[os.write(to.fileno(), question[:CHUNK_BYTES]) :]
                        except BrokenPipeError:
                            raise _Broken("ended", self._last_words()) from None
                        if not question:
                            ready.unregister(to)
                    elif stream is err:
                        if not self._hear_complaint():
                            ready.unregister(err)
                    else:
                        part = out.read(CHUNK_BYTES)
                        answer += part or b""
                        line, newline, rest = answer.partition(b"\n")
                        if rest or len(line) > MAX_ANSWER_BYTES or (newline and question):
                            raise _Broken("flood", line)
                        if newline:
                            return line
                        if not part:
                            raise _Broken("ended", self._last_words())
        raise _Broken("late", answer or self._last_line())

    def _last_words(self) -> bytes:
        """Return the last line on standard error of a program that has closed its input or output."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._process.stderr, selectors.EVENT_READ)  # type: ignore[arg-type]
            while ready.select(LAST_WORDS_S) and self._hear_complaint():
                pass
        return self._last_line()

    def _last_line(self) -> bytes:
        return self._complaint.strip().rpartition(b"\n")[2]

    def _hear_complaint(self) -> bool:
        """Read standard error and keep its end. Return False if there is no more to come."""
        said = self._process.stderr.read(CHUNK_BYTES)  # type: ignore[union-attr]
        self._complaint = (self._complaint + (said or b""))[-MAX_ANSWER_BYTES:]
        return said != b""


@dataclass
class ProgramMemory(BotMemory):
    """The memory of a program: the events that it has not been told yet, and the program itself."""

    program: RunningProgram = field(kw_only=True)
    questions: int = 0


def program_bot(command: str) -> Bot:
    """Return a bot that is a program. Raises BadOptions if there is no such program."""
    name = PREFIX + command
    try:
        words = tuple(shlex.split(command))
    except ValueError:  # an open quotation
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise BadOptions("bots", name, f"{PREFIX}COMMAND")
    return Bot(name, partial(_start, command=words), remember, partial(_choose, name=name))


def _start(game: AnyGame, seat: int, view: Any, command: Sequence[str]) -> ProgramMemory:
    return ProgramMemory(game, seat, program=RunningProgram(command))


def _choose(memory: ProgramMemory, view: Any, legal: Sequence[Any], rng: Random, budget: Budget, name: str) -> Any:
    """Ask the program which of the legal actions it chooses. Raises ProgramFailed."""
    game, texts = memory.game, [memory.game.write(action) for action in legal]
    memory.questions += 1
    question = {
        "id": memory.questions,
        "game": game.id,
        "version": game.version,
        "seat": memory.seat,
        "view": view,
        "heard": memory.events,
        "legal": texts,
        "seconds": round(min(budget.remaining(), MAX_SECONDS), 3),
        "playouts": budget.playouts,
        "random": rng.getrandbits(32),
    }
    memory.events = []
    try:
        line = memory.program.ask(msgspec.json.encode(question) + b"\n", budget.remaining())
        answer = msgspec.json.decode(line, type=_Answer)
        if answer.id != memory.questions:
            raise _Broken("nonsense", line)
        if answer.action not in (None, *texts):
            raise _Broken("illegal", str(answer.action).encode())
        return None if answer.action is None else legal[texts.index(answer.action)]
    except (_Broken, msgspec.DecodeError) as error:
        memory.program.stop()
        why, said = error.args if isinstance(error, _Broken) else ("nonsense", line)
        shown = said.decode(errors="replace").strip()[-MAX_COMPLAINT:]
        raise ProgramFailed(name, memory.seat, why, shown) from None


class _Answer(msgspec.Struct):
    """A program's answer: an action in notation, or None if its seat does not have to act, and the question's number,
    so that no line is taken for the answer to another question."""

    id: int
    action: str | None
