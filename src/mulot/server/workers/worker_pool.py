"""Pools of worker processes, which do one kind of CPU-bound work (`worker`). Callers take turns (`fair_queue`), each
job has a timeout, and a worker that is late or dead is replaced.
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
"""Seconds that a worker may take to start, which is slow on a busy machine. They do not count as time for the job."""
FIRST_JOB_EXTRA_S = 5.0
"""Additional seconds for a worker's first job, for which it loads the game."""

T = TypeVar("T")


class WorkerFailed(Exception):
    """There was no answer: the queue was too long (`crowded`), the worker was `late`, or it `died`."""

    def __init__(self, why: str = "died") -> None:
        super().__init__(why)
        self.why = why


class WorkerPool:
    """A fixed number of workers of one kind. They are started when needed, and stopped after `idle_seconds` without
    jobs."""

    def __init__(self, kind: str, processes: int, config: Config, idle_seconds: float | None = None) -> None:
        self._kind = kind
        self._games = (config.more_games, config.only_games)
        self._queue = FairQueue(processes)
        self._processes: list[Process | None] = [None] * processes
        self._idle_seconds = idle_seconds
        self._idle_timer: asyncio.TimerHandle | None = None
        self._running_jobs = 0

    def waiting(self, requester: Requester) -> int:
        """Return how many jobs of this device, or of this address, wait for their turn."""
        return self._queue.waiting(requester)

    async def run(
        self,
        job: bytes,
        requester: Requester,
        queue_timeout: float | None,
        timeout: float,
        decode: Callable[[bytes], T],
        **log_fields: str,
    ) -> T:
        """Return a worker's decoded answer to a job. The job waits up to `queue_timeout` seconds for its turn (None:
        for ever), then may take `timeout` seconds. Raises WorkerFailed."""
        began = time.monotonic()
        try:
            slot = await self._queue.take(requester, queue_timeout)
        except TimeoutError:
            metrics.work_failed.labels(self._kind, "crowded").inc()
            raise WorkerFailed("crowded") from None
        self._running_jobs += 1
        try:
            return await self._run_in_slot(slot, job, timeout, decode)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            why = "late" if isinstance(error, TimeoutError) else "died"
            metrics.work_failed.labels(self._kind, why).inc()
            log.warning("work failed", work=self._kind, why=why, **log_fields)
            raise WorkerFailed(why) from None
        finally:
            self._running_jobs -= 1
            self._queue.give_back(slot, requester)
            self._restart_idle_timer()
            metrics.work.labels(self._kind).observe(time.monotonic() - began)

    async def _run_in_slot(self, slot: int, job: bytes, timeout: float, decode: Callable[[bytes], T]) -> T:
        fork_per_job = KINDS[self._kind].fork_per_job
        try:
            try:
                answer = await self._exchange(slot, job, timeout)
            except (EOFError, ConnectionError):
                if not fork_per_job:
                    raise
                # Somebody has killed the worker. It cannot have been the job, which runs in a fork: try once more.
                await self._end(slot)
                answer = await self._exchange(slot, job, timeout)
            if answer or not fork_per_job:
                return decode(answer)
        except BaseException:
            # Also after a cancellation: the next job would get this job's answer.
            await self._end(slot)
            raise
        raise EOFError("the fork has died")  # the worker itself is unharmed

    async def _exchange(self, slot: int, job: bytes, timeout: float) -> bytes:
        """Send a job to the worker of this slot, starting it if needed, and return its answer."""
        process = self._processes[slot]
        if process is None or process.returncode is not None:
            await self._end(slot)
            async with asyncio.timeout(START_TIMEOUT_S):
                process = self._processes[slot] = await start_worker(
                    "mulot.server.workers.worker", self._kind, *self._games
                )
            timeout += FIRST_JOB_EXTRA_S
        async with asyncio.timeout(timeout):
            return await exchange(process, job)

    async def _end(self, slot: int) -> None:
        """End the worker of this slot. Even if it has ended by itself, its fork may still be running."""
        process, self._processes[slot] = self._processes[slot], None
        if process is not None and (KINDS[self._kind].fork_per_job or process.returncode is None):
            await kill_worker(process)

    def _restart_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        if self._idle_seconds is not None:
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._stop_idle)

    def _stop_idle(self) -> None:
        """Close the workers' input, at whose end they exit."""
        for slot, process in enumerate(self._processes):
            if not self._running_jobs and process is not None and process.stdin is not None:
                process.stdin.close()
                self._processes[slot] = None

    async def stop(self) -> None:
        """End the workers."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        for slot in range(len(self._processes)):
            await self._end(slot)


async def start_worker(module: str, *arguments: str) -> Process:
    """Start a process of this module and wait for its first answer, which says that it is ready."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdin=PIPE, stdout=PIPE, start_new_session=True
    )
    try:
        await _read_answer(process)
    except BaseException:
        await kill_worker(process)
        raise
    return process


async def exchange(process: Process, job: bytes) -> bytes:
    """Send a job to a worker and return its answer. Raises EOFError or OSError if the worker dies."""
    assert process.stdin is not None
    if process.stdin.is_closing():  # uvloop would raise RuntimeError
        raise ConnectionResetError("the worker has ended")
    process.stdin.write(LENGTH_PREFIX.pack(len(job)) + job)
    await process.stdin.drain()
    return await _read_answer(process)


async def _read_answer(process: Process) -> bytes:
    """Return the worker's next answer. Raises EOFError (as IncompleteReadError) if it ends before."""
    assert process.stdout is not None
    return await process.stdout.readexactly(
        LENGTH_PREFIX.unpack(await process.stdout.readexactly(LENGTH_PREFIX.size))[0]
    )


async def kill_worker(process: Process) -> None:
    """Kill a worker and its fork, even if one of them is stopped or gone."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()
