"""What is done in processes beside the one that serves tables: an order goes in, an answer comes out, each with its
length before it.

Such a process ends with the house, however that one ends: the house holds the only other end of its standard input, and
the system closes that with the house's last breath. A thread of its own reads there, so that it is noticed whatever the
process is doing. (Threads take turns, and compiled kernels run without the interpreter's lock.)
"""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

LENGTH = struct.Struct("!I")


async def start(module: str, *arguments: str) -> Process:
    """A process that runs this module, whose `main` calls `carry_out`."""
    return await asyncio.create_subprocess_exec(sys.executable, "-m", module, *arguments, stdin=PIPE, stdout=PIPE)


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


def _read(come: SimpleQueue[bytes]) -> None:
    read = sys.stdin.buffer.read
    while len(head := read(LENGTH.size)) == LENGTH.size:
        come.put(read(LENGTH.unpack(head)[0]))
    os._exit(0)
