"""The store on SQLite: one file, one connection, one thread. Writes that arrive during a commit share the next one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, ClassVar, TypeVar

import apsw
from msgspec import Struct

from mulot.actor.store_interface import Snapshot, Store, StoreDown, TableEntry, WriteResult, check_rows
from mulot.core.errors import MulotError
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table.records import Append, Row

T = TypeVar("T")
MAX_BATCH = 512
"""Maximum number of jobs per transaction."""
MIN_SHARED, MAX_WAIT_S = 8, 0.002
"""If the last transaction had at least so many jobs, the next waits for as many again, for so many seconds at most:
a transaction costs as much CPU time as a dozen rows."""
SUCCESS = WriteResult()


class Job(Struct, eq=False):
    """Work for the store's thread. `then` is called on the event loop that submitted it."""

    do: Callable[[SqliteConnection], Any] | None
    """Called with the connection; None to append `appends` and nothing else."""
    loop: asyncio.AbstractEventLoop
    then: Callable[[WriteResult], None]
    writes: bool = True
    appends: Sequence[Append] = ()
    result: Any = None
    written: WriteResult = SUCCESS


class SqliteStore(Store):
    """A `Store` on SQLite. Open it with `await SqliteStore.open(path)`."""

    LEDGER: ClassVar[type[SqliteConnection]] = SqliteConnection

    def __init__(self, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> None:
        self._path, self._clock, self._vfs = path, clock, vfs
        self._jobs: deque[Job] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()
        """Wakes the thread; False tells it to stop."""
        self._called = False
        """True if the thread has been woken and will look into `_jobs`."""
        self._shared = 0
        """The number of jobs in the last transaction if there were `BATCH_FROM_VIEWERS`, else 0."""
        self._patience: asyncio.TimerHandle | None = None
        """Wakes the thread if no further jobs arrive."""
        self._ledger: SqliteConnection | None = None
        self._thread = threading.Thread(target=self._work, name="mulot-store", daemon=True)
        self._closed = False
        self._thread.start()

    @classmethod
    async def open(cls, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> SqliteStore:
        """Open the file, creating it and migrating its schema. Raises NewerSchema or StoreDown."""
        store = cls(path, clock, vfs)
        try:
            await store._ask(lambda ledger: None)
        except BaseException:
            await store.close()
            raise
        return store

    # ---------------------------------------------------------------- the interface

    def write(self, appends: Sequence[Append], then: Callable[[WriteResult], None]) -> None:
        """Write rows with the next transaction."""
        loop = asyncio.get_running_loop()
        try:
            check_rows(appends)
            if self._closed:
                raise StoreDown("closed")
        except MulotError as error:
            loop.call_soon(then, WriteResult(error))
        else:
            self._jobs.append(Job(None, loop, then, True, appends))
            if not self._called:
                if len(self._jobs) >= self._shared:
                    # At the end of this turn of the loop, so that the moves of many tables are one transaction.
                    self._called = True
                    loop.call_soon(self._calls.put, True)
                    if self._patience is not None:
                        self._patience.cancel()
                        self._patience = None
                elif self._patience is None:
                    self._patience = loop.call_later(MAX_WAIT_S, self._wait_no_more)

    def _wait_no_more(self) -> None:
        """Let the thread write what is pending, although it is not much."""
        self._called, self._patience = True, None
        self._calls.put(True)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Return the rows numbered higher than `after`, in order. Raises NoSuchTable."""
        return await self._ask(lambda ledger: ledger.rows(table, after))

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        """Return tables, the most recently changed first."""
        return await self._ask(lambda ledger: ledger.tables(phase, listed, limit))

    async def find(self, table: str) -> TableEntry:
        """Return one table's entry. Raises NoSuchTable."""
        return await self._ask(lambda ledger: ledger.find(table))

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the table's snapshot, or None."""
        return await self._ask(lambda ledger: ledger.snapshot(table))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot in place of the previous one."""
        await self._ask(lambda ledger: ledger.keep_snapshot(table, snapshot), writes=True)

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table as quarantined; `why` None removes the mark."""
        await self._ask(lambda ledger: ledger.put_aside(table, why), writes=True)

    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Return tables in these phases to which no row was written for so many seconds."""
        return await self._ask(lambda ledger: ledger.idle(phases, seconds))

    async def purge(self, table: str) -> None:
        """Delete a table; if its seed was revealed, keep seed and commitment."""
        await self._ask(lambda ledger: ledger.purge(table), writes=True)

    async def erase(self, table: str) -> list[str]:
        """Delete everything about a table, its seed included, and overwrite it in the file. Return the tables that
        named it."""
        return await self._ask(lambda ledger: ledger.erase(table), writes=True)

    async def replace(self, table: str, name: str, other: str) -> None:
        """Replace an id in all rows of a table, and overwrite the old one in the file."""
        await self._ask(lambda ledger: ledger.replace(table, name, other), writes=True)

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Return a purged table's commitment and seed, or None."""
        return await self._ask(lambda ledger: ledger.revealed(table))

    async def keep_revealed(self, table: str, commitment: str, seed: str) -> None:
        """Save a purged table's commitment and seed; existing entries are not changed."""
        await self._ask(lambda ledger: ledger.keep_revealed(table, commitment, seed), writes=True)

    async def note(self, name: str, body: bytes) -> int:
        """Set a metadata entry and return the time."""
        return await self._ask(lambda ledger: ledger.note(name, body), writes=True)

    async def noted(self, name: str) -> tuple[int, bytes] | None:
        """Return when a metadata entry was set, and its value; None if it was not."""
        return await self._ask(lambda ledger: ledger.noted(name))

    async def close(self) -> None:
        """Finish pending work and close the file."""
        if not self._closed:
            self._closed = True
            self._calls.put(False)
        while self._thread.is_alive():
            await asyncio.sleep(0.001)

    async def _ask(self, do: Callable[[SqliteConnection], T], writes: bool = False) -> T:
        """Run a function on the store's thread and return its result."""
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def then(written: WriteResult) -> None:
            (job,) = asked
            asked.clear()  # break the reference cycle of job and function, which would keep the result alive
            if done.done():
                return  # the caller was cancelled
            if written.error is None:
                done.set_result(job.result)
            else:
                done.set_exception(written.error)

        asked = [Job(do, loop, then, writes)]
        self._jobs.append(asked[0])
        self._calls.put(True)
        return await done

    # ---------------------------------------------------------------- the thread

    def _work(self) -> None:
        """The thread's main loop: take pending jobs, run them in one transaction, report the results."""
        more = True
        while more:
            more = self._calls.get()
            self._called = False  # before looking, so that later jobs wake the thread again
            waiting = [self._jobs.popleft() for _ in range(len(self._jobs))]  # jobs that arrive meanwhile wait
            for batch in (waiting[i : i + MAX_BATCH] for i in range(0, len(waiting), MAX_BATCH)):
                self._shared = len(batch) if len(batch) >= MIN_SHARED else 0
                try:
                    ledger = self._ledger = self._ledger or self.LEDGER(self._path, self._clock, self._vfs)
                    appends = [append for job in batch if job.do is None for append in job.appends]
                    if any(job.do is not None for job in batch) or not ledger.append_all(appends):
                        _one_by_one(ledger, batch)
                except BaseException as error:
                    # After a failed write the state of the connection is unknown: close it, and open a new one for
                    # the next batch.
                    self._let_go()
                    failed = WriteResult(error if isinstance(error, MulotError) else StoreDown(error))
                    for job in batch:
                        job.written = failed
                for loop in {job.loop for job in batch}:
                    done = [job for job in batch if job.loop is loop]
                    say = (done[0].then, done[0].written) if len(done) == 1 else (_report, done)
                    with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
                        loop.call_soon_threadsafe(*say)
        self._let_go()

    def _let_go(self) -> None:
        """Close the connection."""
        if self._ledger is not None:
            ledger, self._ledger = self._ledger, None
            try:
                ledger.close()
            except apsw.Error:  # a failing disk may fail here again; SQLite recovers when the file is opened next
                ledger.db.close(True)


def _report(jobs: Sequence[Job]) -> None:
    """Report results, on the jobs' event loop, which is woken once for all of them. An error in one callback does
    not affect the others."""
    for job in jobs:
        try:
            job.then(job.written)
        except Exception as error:
            job.loop.call_exception_handler({"message": "callback after a write failed", "exception": error})


def _one_by_one(ledger: SqliteConnection, batch: list[Job]) -> None:
    """Run all jobs in one transaction; a conflict fails only its own job."""
    ledger.db.execute("BEGIN IMMEDIATE" if any(job.writes for job in batch) else "BEGIN")
    for job in batch:
        try:
            if job.do is None:
                ledger.append(job.appends)
            else:
                job.result = job.do(ledger)
        except MulotError as error:
            job.written = WriteResult(error)
    ledger.db.execute("COMMIT")
    ledger.clear_log()
