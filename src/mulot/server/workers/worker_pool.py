"""Pools of worker processes for one kind of CPU-bound work (`worker`). Requesters take turns (`fair_queue`), each job
has a timeout, and a worker that is late or dead is replaced."""

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
"""Seconds a worker may take to start, which is slow on a busy machine. They do not count towards the job's timeout."""
FIRST_JOB_EXTRA_S = 5.0
"""Additional seconds for a worker's first job, because the worker has to load the game."""

T = TypeVar("T")


class WorkerFailed(Exception):
    """There was no answer: the queue was too long (`crowded`), or the worker was `late` or `died`."""

    def __init__(self, why: str = "died") -> None:
        super().__init__(why)
        self.why = why


class WorkerPool:
    """A fixed number of workers of one kind. They are started when needed, and stopped after `idle_seconds` without a
    job (None: never)."""

    def __init__(self, kind: str, processes: int, config: Config, idle_seconds: float | None = None) -> None:
        self._kind = kind
        self._games = (config.more_games, config.only_games, config.bot_programs)
        self._queue = FairQueue(processes)
        self._processes: list[Process | None] = [None] * processes
        self._idle_seconds = idle_seconds
        self._idle_timer: asyncio.TimerHandle | None = None
        self._running_jobs = 0

    def count_waiting(self, requester: Requester) -> int:
        """Return how many jobs for this address and device are waiting; for any of its devices if none is given."""
        return self._queue.count_waiting(requester)

    async def run(
        self,
        job: bytes,
        requester: Requester,
        queue_timeout: float | None,
        timeout: float,
        decode: Callable[[bytes], T],
        **log_fields: str,
    ) -> T:
        """Have a worker do a job, and return its decoded answer. The job waits up to `queue_timeout` seconds for its
        turn (None: forever), and may then take `timeout` seconds. Raises WorkerFailed."""
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
                # The worker was killed from outside. The job cannot have done it, because it runs in a fork: try once
                # more.
                await self._end(slot)
                answer = await self._exchange(slot, job, timeout)
            if answer or not fork_per_job:
                return decode(answer)
        except BaseException:
            # This is also needed after a cancellation, or the next job would get this job's answer.
            await self._end(slot)
            raise
        raise EOFError("the fork has died")  # the worker itself is still usable

    async def _exchange(self, slot: int, job: bytes, timeout: float) -> bytes:
        """Send a job to the worker in this slot, starting the worker if needed, and return its answer."""
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
        """Stop the worker in this slot. Even if it has already exited, its fork may still be running."""
        process, self._processes[slot] = self._processes[slot], None
        if process is not None and (KINDS[self._kind].fork_per_job or process.returncode is None):
            await kill_worker(process)

    def _restart_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        if self._idle_seconds is not None:
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._stop_idle)

    def _stop_idle(self) -> None:
        """Close the workers' input, which makes them exit."""
        for slot, process in enumerate(self._processes):
            if not self._running_jobs and process is not None and process.stdin is not None:
                process.stdin.close()
                self._processes[slot] = None

    async def stop(self) -> None:
        """Stop the workers."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        for slot in range(len(self._processes)):
            await self._end(slot)


async def start_worker(module: str, *arguments: str) -> Process:
    """Start a process of this module, and return it after its first answer, which means that it is ready."""
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
    """Return the worker's next answer. Raises EOFError (as IncompleteReadError) if the worker exits first."""
    assert process.stdout is not None
    return await process.stdout.readexactly(
        LENGTH_PREFIX.unpack(await process.stdout.readexactly(LENGTH_PREFIX.size))[0]
    )


async def kill_worker(process: Process) -> None:
    """Kill a worker and its fork, even if one of them is stopped or has exited."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()
