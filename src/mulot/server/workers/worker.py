"""A worker process: `python -m mulot.server.workers.worker KIND [MORE_GAMES] [ONLY_GAMES] [BOT_PROGRAMS]`.

It reads jobs from standard input and writes answers to standard output, each preceded by its length. The first answer
is empty and means that the process has started. `worker_pool` starts such processes and sends them jobs.

A worker exits when the server does, even if the server is killed. Only the server holds the other end of the worker's
standard input; when the server exits, the operating system closes it.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mulot.server.games import ServerGames

LENGTH_PREFIX = struct.Struct("!I")
FORK_TIMEOUT_S = 60.0
"""Seconds of wall-clock time allowed for a forked job, even on a busy machine."""
FORK_CPU_S = 10
"""CPU seconds allowed for a forked job. Replaying a game of a thousand moves takes less than one."""

DoJob = Callable[[bytes], bytes]
"""Does one job: takes bytes and returns bytes."""


class WorkerKind(NamedTuple):
    """What a kind of worker does, and its limits. `prepare` imports only what this kind needs."""

    prepare: Callable[[ServerGames], DoJob]
    niceness: int
    memory_bytes: int
    fork_per_job: bool = False
    """True if each job runs in a forked copy of the process."""


def _prepare_thinking(games: ServerGames) -> DoJob:
    """Return the function that computes bot moves and slices of game reviews. A job for a move contains what one seat
    may know, never the state of a running game. Jobs are pickled, which is safe because only the server sends them."""
    import pickle

    from mulot.service.bot_choice import choose_action
    from mulot.service.reviews import Reviewer, ReviewSlice

    reviewer = Reviewer(games)

    def think(job: bytes) -> bytes:
        work = pickle.loads(job)
        if isinstance(work, ReviewSlice):
            return pickle.dumps(reviewer.run_slice(work), protocol=5)
        return choose_action(games, work).to_bytes(4, "big")

    return think


def _prepare_artifacts(games: ServerGames) -> DoJob:
    """Return the function that makes replays and proofs: rows in, compressed JSON out. It replays a game two or three
    times."""
    import gzip

    import msgspec

    from mulot.service.artifacts import ArtifactRequest, make_artifact

    decoder = msgspec.msgpack.Decoder(ArtifactRequest)

    def make_compressed(job: bytes) -> bytes:
        artifact = make_artifact(games.catalogue, decoder.decode(job))
        return gzip.compress(artifact, 6, mtime=0) if artifact else b""

    return make_compressed


def _prepare_uploads(games: ServerGames) -> DoJob:
    """Return the function that checks uploaded files. Strangers control every byte of these files, and how long they
    take to replay."""
    import gc

    import msgspec

    from mulot.core.errors import MulotError
    from mulot.server.workers.upload_reader import UploadOrder, read_upload

    decoder = msgspec.msgpack.Decoder(UploadOrder)
    for game in games.ids:
        with suppress(MulotError):  # a broken external game; an upload of it is refused later, with the reason
            games.game_on_shelf(game)
    gc.freeze()  # so that forks share existing objects with this process
    return lambda job: msgspec.msgpack.encode(read_upload(decoder.decode(job), games))


KINDS = {
    "think": WorkerKind(_prepare_thinking, 5, 1 << 30),
    "make": WorkerKind(_prepare_artifacts, 10, 2 << 30),
    "read": WorkerKind(_prepare_uploads, 10, 1 << 30, fork_per_job=True),
}


def limit_process(niceness: int, memory_bytes: int) -> None:
    """Lower this process's priority and cap its memory, where the system supports this. The cap counts writable memory,
    because the compiled engine reserves 4 GiB of address space but uses little of it."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))


def serve_jobs(do_job: DoJob) -> None:
    """Do one job after another, forever. A thread reads them, so that the process exits with the server whatever it is
    doing. (Threads take turns, and compiled engines release the interpreter's lock.)"""
    out, jobs = _open_answers(), SimpleQueue[bytes]()

    def read_jobs() -> None:
        while (job := _read_job()) is not None:
            jobs.put(job)
        os._exit(0)

    Thread(target=read_jobs, daemon=True).start()
    while True:
        _write_answer(out, do_job(jobs.get()))


def serve_jobs_in_forks(do_job: DoJob, timeout: float, cpu_seconds: int) -> None:
    """Do each job in a forked copy of this process, until standard input ends.

    Nothing carries over from one job to the next: neither changed objects nor memory and CPU time used. A job whose
    process dies or exceeds a limit gets an empty answer. (On systems without fork, jobs are done in this process.)
    """
    out = _open_answers()

    def limit_fork() -> None:
        out.close()  # otherwise the server would wait for the fork after this process has died
        with suppress(ImportError, AttributeError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))  # counted from 0 in a fork

    while (job := _read_job()) is not None:
        _write_answer(out, _run_in_fork(do_job, limit_fork, job, timeout) if hasattr(os, "fork") else do_job(job))


def _open_answers() -> IO[bytes]:
    """Write the first, empty answer, and return the stream for the others. From now on `print` writes to standard
    error, so that its output cannot mix with the answers."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _write_answer(out, b"")
    return out


def _write_answer(out: IO[bytes], answer: bytes) -> None:
    out.write(LENGTH_PREFIX.pack(len(answer)) + answer)
    out.flush()


def _read_job() -> bytes | None:
    """Return the next job from standard input, or None at its end."""
    head = _read_bytes(LENGTH_PREFIX.size)
    if len(head) < LENGTH_PREFIX.size:
        return None
    job = _read_bytes(LENGTH_PREFIX.unpack(head)[0])
    return job if len(job) == LENGTH_PREFIX.unpack(head)[0] else None


def _read_bytes(size: int) -> bytes:
    """Return `size` bytes from standard input, or fewer if it ends."""
    chunks = bytearray()
    while len(chunks) < size and (chunk := os.read(0, size - len(chunks))):
        chunks += chunk
    return bytes(chunks)


def _run_in_fork(do_job: DoJob, limit_fork: Callable[[], None], job: bytes, timeout: float) -> bytes:
    """Do a job in a fork and return its answer, or empty bytes if it failed or took too long. Exits if the server is
    gone."""
    read_end, write_end = os.pipe()
    fork = os.fork()
    if not fork:
        try:
            limit_fork()
            with os.fdopen(write_end, "wb") as answer:
                answer.write(do_job(job))
            os._exit(0)
        finally:
            os._exit(1)  # without a traceback, which would quote what strangers have sent
    os.close(write_end)
    poll, deadline, answered = select.poll(), time.monotonic() + timeout, bytearray()
    poll.register(read_end, select.POLLIN)
    poll.register(0, 0)  # reports only that standard input was closed
    try:
        while ready := dict(poll.poll(max(0.0, deadline - time.monotonic()) * 1000)):
            if 0 in ready:
                break
            chunk = os.read(read_end, 1 << 16)
            if not chunk:
                return bytes(answered) if os.waitpid(fork, 0)[1] == 0 else b""
            answered += chunk
    finally:
        os.close(read_end)
    os.kill(fork, signal.SIGKILL)
    os.waitpid(fork, 0)
    if ready:
        os._exit(0)  # the server is gone
    return b""


def main(kind: str, more_games: str = "", only_games: str = "", bot_programs: str = "") -> None:
    """Run a worker of this kind until the server exits or closes the worker's input."""
    from mulot.server.games import ServerGames

    chosen = KINDS[kind]
    limit_process(chosen.niceness, chosen.memory_bytes)
    do_job = chosen.prepare(ServerGames(more_games, only_games, bot_programs))
    if chosen.fork_per_job:
        serve_jobs_in_forks(do_job, FORK_TIMEOUT_S, FORK_CPU_S)
    else:
        serve_jobs(do_job)


if __name__ == "__main__":
    main(*sys.argv[1:])
