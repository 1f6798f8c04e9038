"""Worker processes: timeouts, replacement, and what they may do with their input."""

from __future__ import annotations

import asyncio
import os
import pickle
import select
import signal
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE
from typing import IO, Any, cast

import msgspec
import pytest
import uvloop
from prometheus_client import REGISTRY

from kit.clients import run_story
from kit.process_guard import end_with_tests
from mulot.actor import Store
from mulot.server.config import Config
from mulot.server.tables import upload
from mulot.server.tables.upload import Uploads
from mulot.server.workers import worker_pool
from mulot.server.workers.artifacts import WorkNotDone
from mulot.server.workers.upload_reader import UploadOrder
from mulot.server.workers.worker import LENGTH_PREFIX
from mulot.server.workers.worker_pool import WorkerFailed, WorkerPool
from mulot.service.artifacts import ArtifactRequest
from mulot.service.schemas import UploadRequest
from server.test_server_uploads import journal_text, random_match

TESTS = Path(__file__).parents[1]
HERE = ("address", "device")
NOTHING = msgspec.msgpack.encode(ArtifactRequest("film", []))
"""A job for a table without rows, which makes the process fail."""


@pytest.fixture
def started_workers(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """The worker processes that were started, in order."""
    found, start = list[Process](), worker_pool.start_worker

    async def starting(module: str, *arguments: str) -> Process:
        found.append(await start(module, *arguments))
        return found[-1]

    monkeypatch.setattr(worker_pool, "start_worker", starting)
    monkeypatch.setattr(worker_pool, "START_TIMEOUT_S", 300.0)
    return found


def count_failed_jobs(work: str, why: str) -> float:
    """Return how many jobs of a kind have failed for this reason."""
    return REGISTRY.get_sample_value("mulot_work_failed_total", {"work": work, "why": why}) or 0.0


# ---------------------------------------------------------------- the pool


def test_upload_worker_is_reused_and_replaced_after_failure(
    monkeypatch: pytest.MonkeyPatch, started_workers: list[Process]
) -> None:
    async def story() -> None:
        copies = Uploads(Config(), cast("Store", None))
        good = UploadOrder("copy", "device", UploadRequest(journal_text(random_match(5))))

        async def reads() -> int:
            """Read a file, and return how many processes have been started by then."""
            assert (await copies.read(good, HERE)).problem is None
            return len(started_workers)

        try:
            assert [await reads(), await reads(), await reads()] == [1, 1, 1]
            started_workers[0].kill()
            assert await reads() == 2, "the process was killed between two files"
            with monkeypatch.context() as hurried:
                hurried.setattr(upload, "FORK_TIMEOUT_S", 0.0)
                hurried.setattr(upload, "EXTRA_S", 0.0)
                os.kill(started_workers[1].pid, signal.SIGSTOP)
                with pytest.raises(WorkNotDone):
                    await copies.read(good, HERE)
            assert started_workers[1].returncode is not None, "the process hung and was ended"
            assert await reads() == 3
        finally:
            await copies.stop()
        assert all(one.returncode is not None for one in started_workers)

    run_story(story)


def test_failed_jobs_are_counted_by_kind_and_reason(started_workers: list[Process]) -> None:
    async def story() -> None:
        pool = WorkerPool("make", 1, Config())
        before = {why: count_failed_jobs("make", why) for why in ("crowded", "late", "died")}

        async def why(patience: float | None, seconds: float) -> str:
            with pytest.raises(WorkerFailed) as failed:
                await pool.run(NOTHING, HERE, patience, seconds, bytes)
            return failed.value.why

        try:
            first = asyncio.create_task(why(None, 300.0))
            while not started_workers:
                await asyncio.sleep(0.01)
            assert await why(0.0, 300.0) == "crowded"
            assert await first == "died"
            assert await why(None, -worker_pool.FIRST_JOB_EXTRA_S) == "late"
        finally:
            await pool.stop()
        assert {why: count_failed_jobs("make", why) - before[why] for why in before} == dict.fromkeys(before, 1.0)

    run_story(story)


def test_start_time_does_not_count_as_job_time(monkeypatch: pytest.MonkeyPatch, started_workers: list[Process]) -> None:
    async def story() -> None:
        start, short = worker_pool.start_worker, 0.5

        async def slowly(module: str, *arguments: str) -> Process:
            process = await start(module, *arguments)
            await asyncio.sleep(2 * short)
            return process

        monkeypatch.setattr(worker_pool, "start_worker", slowly)
        monkeypatch.setattr(worker_pool, "FIRST_JOB_EXTRA_S", 0.0)
        monkeypatch.setattr(worker_pool, "exchange", answered_at_once)
        pool = WorkerPool("think", 1, Config())
        try:
            assert await pool.run(b"", HERE, None, short, bytes) == b"an answer"
        finally:
            await pool.stop()

    run_story(story)


async def answered_at_once(process: Process, order: bytes) -> bytes:
    return b"an answer"


def test_cancelled_job_leaves_no_answer_for_the_next(started_workers: list[Process]) -> None:
    async def story() -> None:
        pool = WorkerPool("read", 1, Config())
        order = msgspec.msgpack.encode(UploadOrder("copy", "device", UploadRequest("{}")))
        try:
            gone = asyncio.create_task(pool.run(order, HERE, None, 300.0, bytes))
            async with asyncio.timeout(300):
                while not started_workers:
                    await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert started_workers[0].returncode is not None
            assert b"broken-journal" in await pool.run(order, HERE, None, 300.0, bytes)
        finally:
            await pool.stop()

    run_story(story)


def test_idle_worker_ends_and_is_restarted_on_demand(started_workers: list[Process]) -> None:
    async def story() -> None:
        pool = WorkerPool("read", 1, Config(), idle_seconds=0.0)
        order = msgspec.msgpack.encode(UploadOrder("copy", "device", UploadRequest("{}")))
        try:
            for number in range(2):
                assert b"broken-journal" in await pool.run(order, HERE, None, 300.0, bytes)
                assert await asyncio.wait_for(started_workers[number].wait(), 300) == 0
        finally:
            await pool.stop()
        assert len(started_workers) == 2

    run_story(story)


# ---------------------------------------------------------------- what strangers send


class UnpickleTrap:
    """An object that creates a folder when unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return os.mkdir, (str(self.path),)


@pytest.mark.parametrize("kind", ["read", "make"])
def test_upload_and_artifact_workers_never_unpickle(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        trap = tmp_path / "trap"
        pools = {each: WorkerPool(each, 1, Config()) for each in (kind, "think")}
        try:
            for each, sprung in ((kind, False), ("think", True)):
                with pytest.raises(WorkerFailed):
                    await pools[each].run(pickle.dumps(UnpickleTrap(trap)), HERE, None, 300.0, bytes)
                assert trap.exists() is sprung, each
        finally:
            for pool in pools.values():
                await pool.stop()

    run_story(story)


def test_forked_jobs_are_isolated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))

    async def story() -> None:
        reader = await worker_pool.start_worker("kit.attack_worker", "600")

        async def asked(what: bytes) -> bytes:
            return await asyncio.wait_for(worker_pool.exchange(reader, what), 120)

        try:
            plain = b"%d 1 4" % reader.pid
            assert await asked(b"good") == plain
            for attack in (b"spin", b"fill", b"die", b"leave", b"raise"):
                assert await asked(attack) == b"", attack
                assert await asked(b"good") == plain, attack
            for harmless in (b"grow", b"print"):
                assert (await asked(harmless)).startswith(b"%d " % reader.pid)
                assert await asked(b"good") == plain, harmless
        finally:
            await worker_pool.kill_worker(reader)

    run_story(story)


@pytest.mark.parametrize("attack", [b"sleep", b"stop"])
def test_hanging_job_is_ended_by_its_timeout(monkeypatch: pytest.MonkeyPatch, attack: bytes) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))

    async def story() -> None:
        reader = await worker_pool.start_worker("kit.attack_worker", "0.5")
        try:
            assert await asyncio.wait_for(worker_pool.exchange(reader, attack), 120) == b""
            assert reader.returncode is None
        finally:
            await worker_pool.kill_worker(reader)

    run_story(story)


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_job_for_a_worker_that_has_just_died_raises_connection_error(
    monkeypatch: pytest.MonkeyPatch, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))

    async def story() -> None:
        reader = await worker_pool.start_worker("kit.attack_worker", "600")
        try:
            os.kill(reader.pid, signal.SIGKILL)
            assert reader.stdin is not None
            while not reader.stdin.is_closing():
                await asyncio.sleep(0)
            await reader.wait()
            with pytest.raises(ConnectionError):
                await worker_pool.exchange(reader, b"good")
        finally:
            await worker_pool.kill_worker(reader)

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(story(), 120))


def read_answer(said: IO[bytes]) -> bytes:
    return said.read(*LENGTH_PREFIX.unpack(said.read(LENGTH_PREFIX.size)))


def process_group_exists(process: subprocess.Popen[bytes]) -> bool:
    try:
        os.killpg(process.pid, 0)
    except ProcessLookupError:
        return False
    return True


def start_attack_worker() -> subprocess.Popen[bytes]:
    """Start a worker process that runs its jobs in forks, in a process group of its own."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    reader = end_with_tests(
        subprocess.Popen(
            [sys.executable, "-m", "kit.attack_worker", "600"],
            stdin=PIPE, stdout=PIPE, start_new_session=True, env={**os.environ, "PYTHONPATH": path},
        )
    )  # fmt: skip
    assert reader.stdout is not None
    assert read_answer(reader.stdout) == b"", "it has started"
    return reader


def test_the_answers_end_when_a_worker_dies_although_its_fork_lives() -> None:
    reader = start_attack_worker()
    assert reader.stdin is not None
    assert reader.stdout is not None
    reader.stdin.write(LENGTH_PREFIX.pack(5) + b"sleep")
    reader.stdin.flush()
    deadline = time.monotonic() + 60
    while not Path(f"/proc/{reader.pid}/task/{reader.pid}/children").read_text():
        assert time.monotonic() < deadline, "the job does not begin"
        time.sleep(0.01)
    reader.kill()
    reader.wait(60)
    try:
        assert select.select([reader.stdout], [], [], 60)[0], "the fork keeps the pipe open"
        assert reader.stdout.read() == b""
        assert process_group_exists(reader)
    finally:
        os.killpg(reader.pid, signal.SIGKILL)
        reader.stdin.close()
        reader.stdout.close()


@pytest.mark.parametrize("attack", [None, b"sleep", b"stop"])
def test_worker_and_fork_end_with_the_server(attack: bytes | None) -> None:
    reader = start_attack_worker()
    assert reader.stdin is not None
    assert reader.stdout is not None
    for what in filter(None, (b"good", attack)):
        reader.stdin.write(LENGTH_PREFIX.pack(len(what)) + what)
        reader.stdin.flush()
        if what == b"good":
            assert read_answer(reader.stdout)
    reader.stdin.close()
    reader.wait(120)
    reader.stdout.close()
    deadline = time.monotonic() + 60
    while process_group_exists(reader):
        assert time.monotonic() < deadline, "a copy is left behind"
        time.sleep(0.01)
