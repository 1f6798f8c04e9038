"""What is done in processes beside the one that serves tables: an order goes in, an answer comes out, each with its
length before it.

Such a process ends with the house, however that one ends: the house holds the only other end of its standard input, and
the system closes that with the house's last breath. A thread of its own reads there, so that it is noticed whatever the
process is doing. (Threads take turns, and compiled kernels run without the interpreter's lock.)
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

LENGTH = struct.Struct("!I")


async def start(module: str, *arguments: str) -> Process:
    """A process that runs this module, whose `main` calls `carry_out`."""
    return await asyncio.create_subprocess_exec(sys.executable, "-m", module, *arguments, stdin=PIPE, stdout=PIPE)


async def start_group(module: str, *arguments: str) -> Process:
    """The same for one whose `main` calls `carry_out_apart`; `end_group` ends it."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdin=PIPE, stdout=PIPE, start_new_session=True
    )


async def end_group(process: Process) -> None:
    """End such a process and its copy, also where they are stopped, or where one of them alone is gone."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()


async def ask(process: Process, order: bytes) -> bytes:
    """What comes of an order. Raises EOFError or OSError where the process dies over it."""
    to, back = process.stdin, process.stdout
    assert to is not None
    assert back is not None
    to.write(LENGTH.pack(len(order)) + order)
    await to.drain()
    # IncompleteReadError is an EOFError.
    return await back.readexactly(LENGTH.unpack(await back.readexactly(LENGTH.size))[0])


def carry_out(work: Callable[[bytes], bytes]) -> None:
    """In such a process: one order after the other, until nobody can give one any more."""
    # Nothing that is printed may come between the answers.
    write = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    come: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(come,), daemon=True).start()
    while True:
        answer = work(come.get())
        write.write(LENGTH.pack(len(answer)) + answer)
        write.flush()


def carry_out_apart(work: Callable[[bytes], bytes], begin: Callable[[], None], seconds: float) -> None:
    """The same, each order in a copy of this process that ends with it: so nothing of one order reaches the next one,
    neither what it changes nor the memory and the processor that it takes. `begin` is called in each copy; one that
    dies, or takes more than so many seconds, has an empty answer. (Where the system has no copies of processes, it is
    this one that does it.)"""
    read, out = os.fdopen(0, "rb", buffering=0, closefd=False).read, os.dup(1)
    os.dup2(2, 1)
    write = os.fdopen(out, "wb")

    def first() -> None:
        os.close(out)  # or the house would wait for the copy where this process has died
        begin()

    while len(head := _whole(read, LENGTH.size)) == LENGTH.size:
        order = _whole(read, LENGTH.unpack(head)[0])
        answer = _in_a_copy(work, first, order, seconds) if hasattr(os, "fork") else work(order)
        write.write(LENGTH.pack(len(answer)) + answer)
        write.flush()


def _whole(read: Callable[[int], bytes | None], size: int) -> bytes:
    """So many bytes; fewer where the input ends."""
    pieces = bytearray()
    while len(pieces) < size and (piece := read(size - len(pieces))):
        pieces += piece
    return bytes(pieces)


def _in_a_copy(work: Callable[[bytes], bytes], first: Callable[[], None], order: bytes, seconds: float) -> bytes:
    come, go = os.pipe()
    copy = os.fork()
    if not copy:
        try:
            first()
            with os.fdopen(go, "wb") as answer:
                answer.write(work(order))
            os._exit(0)
        finally:
            os._exit(1)  # nothing is said: what goes wrong is made of what strangers have sent
    os.close(go)
    ears, until, answered = select.poll(), time.monotonic() + seconds, bytearray()
    ears.register(come, select.POLLIN)
    ears.register(0, 0)  # nothing is to be read there now; that it is closed is told all the same
    try:
        while heard := dict(ears.poll(max(0.0, until - time.monotonic()) * 1000)):
            if 0 in heard:
                break
            piece = os.read(come, 1 << 16)
            if not piece:
                return bytes(answered) if os.waitpid(copy, 0)[1] == 0 else b""
            answered += piece
    finally:
        os.close(come)
    os.kill(copy, signal.SIGKILL)
    os.waitpid(copy, 0)
    if heard:
        os._exit(0)  # the house is gone
    return b""


def _read(come: SimpleQueue[bytes]) -> None:
    read = sys.stdin.buffer.read
    while len(head := read(LENGTH.size)) == LENGTH.size:
        come.put(read(LENGTH.unpack(head)[0]))
    os._exit(0)
