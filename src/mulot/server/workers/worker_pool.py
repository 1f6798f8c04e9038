"""The processes that do one kind of work beside the one that serves tables (`worker`): who asks waits for a turn
(`fair_queue`), an answer has a deadline, and a process that is late or dead is replaced.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
import structlog

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.workers.fair_queue import FairQueue, Requester
from mulot.server.workers.worker import KINDS, LENGTH_PREFIX

log = structlog.get_logger()
START_TIMEOUT_S = 60.0
"""Seconds that a process may take to start. On a busy machine it takes long; what it is to do is not yet counted."""
FIRST_ORDER_EXTRA_S = 5.0
"""Seconds that its first answer may take beyond the others: a game is loaded for it."""

T = TypeVar("T")


class WorkerFailed(Exception):
    """No answer has come: there was no turn in time (`crowded`), the process was `late`, or it `died`."""

    def __init__(self, why: str = "died") -> None:
        super().__init__(why)
        self.why = why


class WorkerPool:
    """So many processes of one kind, started when they are needed, and ended where none was for `idle` seconds."""

    def __init__(self, kind: str, processes: int, config: Config, idle: float | None = None) -> None:
        self._kind = kind
        self._games = (config.more_games, config.only_games)
        self._queue = FairQueue(processes)
        self._processes: list[Process | None] = [None] * processes
        self._idle = idle
        self._ending: asyncio.TimerHandle | None = None
        self._asked = 0
        """How many orders are being carried out."""

    def waiting(self, requester: Requester) -> int:
        """How many orders of this device, or this address, wait for their turn."""
        return self._queue.waiting(requester)

    async def ask(
        self,
        order: bytes,
        requester: Requester,
        patience: float | None,
        seconds: float,
        read: Callable[[bytes], T],
        **about: str,
    ) -> T:
        """What a process answers within so many seconds, once it is this one's turn. `about` is for the log. Raises
        WorkerFailed."""
        began = time.monotonic()
        try:
            place = await self._queue.take(requester, patience)
        except TimeoutError:
            metrics.work_failed.labels(self._kind, "crowded").inc()
            raise WorkerFailed("crowded") from None
        self._asked += 1
        try:
            return await self._ask(place, order, seconds, read)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            why = "late" if isinstance(error, TimeoutError) else "died"
            metrics.work_failed.labels(self._kind, why).inc()
            log.warning("work failed", work=self._kind, why=why, **about)
            raise WorkerFailed(why) from None
        finally:
            self._asked -= 1
            self._queue.give_back(place, requester)
            self._rest()
            metrics.work.labels(self._kind).observe(time.monotonic() - began)

    async def _ask(self, place: int, order: bytes, seconds: float, read: Callable[[bytes], T]) -> T:
        fork_per_order = KINDS[self._kind].fork_per_order
        try:
            try:
                answer = await self._exchange(place, order, seconds)
            except (EOFError, ConnectionError):
                if not fork_per_order:
                    raise
                # Somebody has killed the process; no order can, for it is carried out in a copy.
                await self._end(place)
                answer = await self._exchange(place, order, seconds)
            if answer or not fork_per_order:
                return read(answer)
        except BaseException:
            # Also where it was cancelled: the answer would be taken for that of the next one.
            await self._end(place)
            raise
        raise EOFError("the copy has died")  # the process itself is as it was

    async def _exchange(self, place: int, order: bytes, seconds: float) -> bytes:
        process = self._processes[place]
        if process is None or process.returncode is not None:
            await self._end(place)
            async with asyncio.timeout(START_TIMEOUT_S):
                process = self._processes[place] = await start("mulot.server.workers.worker", self._kind, *self._games)
            seconds += FIRST_ORDER_EXTRA_S
        async with asyncio.timeout(seconds):
            return await ask(process, order)

    async def _end(self, place: int) -> None:
        """End the process at this place. Of one that has ended long ago a copy alone might be left."""
        process, self._processes[place] = self._processes[place], None
        if process is not None and (KINDS[self._kind].fork_per_order or process.returncode is None):
            await end(process)

    def _rest(self) -> None:
        """Nobody waits for the processes: after a while they end, as their input does."""
        if self._ending is not None:
            self._ending.cancel()
        if self._idle is not None:
            self._ending = asyncio.get_running_loop().call_later(self._idle, self._close)

    def _close(self) -> None:
        for place, process in enumerate(self._processes):
            if not self._asked and process is not None and process.stdin is not None:
                process.stdin.close()
                self._processes[place] = None

    async def stop(self) -> None:
        """End the processes."""
        if self._ending is not None:
            self._ending.cancel()
        for place in range(len(self._processes)):
            await self._end(place)


async def start(module: str, *arguments: str) -> Process:
    """Start a process of such a module, and wait until it says that it has."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdin=PIPE, stdout=PIPE, start_new_session=True
    )
    try:
        await _answer(process)
    except BaseException:
        await end(process)
        raise
    return process


async def ask(process: Process, order: bytes) -> bytes:
    """What comes of an order. Raises EOFError or OSError where the process dies over it."""
    assert process.stdin is not None
    process.stdin.write(LENGTH_PREFIX.pack(len(order)) + order)
    await process.stdin.drain()
    return await _answer(process)


async def _answer(process: Process) -> bytes:
    """The next answer. (IncompleteReadError is an EOFError.)"""
    assert process.stdout is not None
    return await process.stdout.readexactly(
        LENGTH_PREFIX.unpack(await process.stdout.readexactly(LENGTH_PREFIX.size))[0]
    )


async def end(process: Process) -> None:
    """End a process and its copy, also where they are stopped, or where one of them alone is gone."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()
