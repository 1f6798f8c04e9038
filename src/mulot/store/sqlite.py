"""The store on SQLite: one file, one connection, one thread. Writes that arrive during a commit share the next one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict, deque
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
"""If the last transaction had at least `MIN_SHARED` jobs, the next one waits for as many again, but at most
`MAX_WAIT_S` seconds: a transaction costs as much CPU time as a dozen rows."""
MAX_REPORT_S = 0.005
"""Results are reported for this long in one turn of the event loop; the rest must wait for the next turn."""
SUCCESS = WriteResult()


class Job(Struct, eq=False):
    """A job for the store's thread. `then` is called with its result on the event loop that submitted it."""

    do: Callable[[SqliteConnection], Any] | None
    """The function to call with the connection; None if the job only appends the rows in `appends`."""
    loop: asyncio.AbstractEventLoop
    then: Callable[[WriteResult], None]
    writes: bool = True
    appends: Sequence[Append] = ()
    result: Any = None
    written: WriteResult = SUCCESS


class SqliteStore(Store):
    """A `Store` on SQLite. Open it with `await SqliteStore.open(path)`."""

    CONNECTION_TYPE: ClassVar[type[SqliteConnection]] = SqliteConnection

    def __init__(self, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> None:
        self._path, self._clock, self._vfs = path, clock, vfs
        self._jobs: deque[Job] = deque()
        self._wake_ups: SimpleQueue[bool] = SimpleQueue()
        """Wakes the thread. False tells it to stop."""
        self._is_woken = False
        """True if the thread has been woken and has yet to look at `_jobs`."""
        self._last_batch = 0
        """The number of jobs in the last transaction, or 0 if there were fewer than `MIN_SHARED`."""
        self._timer: asyncio.TimerHandle | None = None
        """Wakes the thread if no more jobs arrive."""
        self._done: defaultdict[asyncio.AbstractEventLoop, deque[Job]] = defaultdict(deque)
        """The jobs whose results are still to be reported, in order."""
        self._connection: SqliteConnection | None = None
        self._thread = threading.Thread(target=self._run_thread, name="mulot-store", daemon=True)
        self._closed = False
        self._thread.start()

    @classmethod
    async def open(cls, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> SqliteStore:
        """Open the file, creating it if necessary, migrate its schema, and return the store. Raises NewerSchema or
        StoreDown."""
        store = cls(path, clock, vfs)
        try:
            await store._run(lambda ledger: None)
        except BaseException:
            await store.close()
            raise
        return store

    # ---------------------------------------------------------------- the interface

    def write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        """Write rows with the next transaction; see `Store.write`."""
        loop = asyncio.get_running_loop()
        try:
            check_rows(appends)
            if self._closed:
                raise StoreDown("closed")
        except MulotError as error:
            loop.call_soon(on_done, WriteResult(error))
        else:
            self._jobs.append(Job(None, loop, on_done, True, appends))
            if not self._is_woken:
                if len(self._jobs) >= self._last_batch:
                    # The thread is woken at the end of this iteration of the event loop, so that the moves of many
                    # tables share a transaction.
                    self._is_woken = True
                    loop.call_soon(self._wake_ups.put, True)
                    if self._timer is not None:
                        self._timer.cancel()
                        self._timer = None
                elif self._timer is None:
                    self._timer = loop.call_later(MAX_WAIT_S, self._wake_now)

    def _wake_now(self) -> None:
        """Wake the thread to write what is pending, even if it is only a little."""
        self._is_woken, self._timer = True, None
        self._wake_ups.put(True)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Return the rows of a table numbered higher than `after`, in order. Raises NoSuchTable."""
        return await self._run(lambda ledger: ledger.rows(table, after))

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        """Return up to `limit` tables, the most recently changed first."""
        return await self._run(lambda ledger: ledger.tables(phase, listed, limit))

    async def find(self, table: str) -> TableEntry:
        """Return one table's entry. Raises NoSuchTable."""
        return await self._run(lambda ledger: ledger.find(table))

    async def load_snapshot(self, table: str) -> Snapshot | None:
        """Return the table's snapshot, or None if there is none."""
        return await self._run(lambda ledger: ledger.load_snapshot(table))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot, replacing the previous one."""
        await self._run(lambda ledger: ledger.save_snapshot(table, snapshot), writes=True)

    async def quarantine(self, table: str, why: str | None) -> None:
        """Mark a table as quarantined, with the reason. None removes the mark."""
        await self._run(lambda ledger: ledger.quarantine(table, why), writes=True)

    async def idle_tables(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Return the ids of the tables in these phases that have had no new row for at least this many seconds."""
        return await self._run(lambda ledger: ledger.idle_tables(phases, seconds))

    async def purge(self, table: str) -> None:
        """Delete a table. If its seed was revealed, its seed and commitment are kept."""
        await self._run(lambda ledger: ledger.purge(table), writes=True)

    async def erase(self, table: str) -> list[str]:
        """Delete everything about a table, including its seed, and overwrite it in the file. Return the ids of the
        tables whose rows referred to it."""
        return await self._run(lambda ledger: ledger.erase(table), writes=True)

    async def replace_in_rows(self, table: str, old: str, new: str) -> None:
        """Replace an id in all rows of a table, and overwrite the old one in the file."""
        await self._run(lambda ledger: ledger.replace_in_rows(table, old, new), writes=True)

    async def get_revealed_seed(self, table: str) -> tuple[str, str] | None:
        """Return a purged table's commitment and seed, or None if they are not known."""
        return await self._run(lambda ledger: ledger.get_revealed_seed(table))

    async def save_revealed_seed(self, table: str, commitment: str, seed: str) -> None:
        """Save a purged table's commitment and seed. An existing entry is not changed."""
        await self._run(lambda ledger: ledger.save_revealed_seed(table, commitment, seed), writes=True)

    async def set_meta(self, key: str, value: bytes) -> int:
        """Set a metadata entry, and return the time of the store's clock."""
        return await self._run(lambda ledger: ledger.set_meta(key, value), writes=True)

    async def get_meta(self, key: str) -> tuple[int, bytes] | None:
        """Return the time at which a metadata entry was set, and its value; None if it does not exist."""
        return await self._run(lambda ledger: ledger.get_meta(key))

    async def close(self) -> None:
        """Finish pending work and close the file."""
        if not self._closed:
            self._closed = True
            self._wake_ups.put(False)
        while self._thread.is_alive():
            await asyncio.sleep(0.001)

    async def _run(self, do: Callable[[SqliteConnection], T], writes: bool = False) -> T:
        """Run a function on the store's thread and return its result. `writes` must be True if it changes anything.
        Raises StoreDown."""
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def then(written: WriteResult) -> None:
            (job,) = asked
            asked.clear()  # break the reference cycle between job and function, which would keep the result alive
            if done.done():
                return  # the caller was cancelled
            if written.error is None:
                done.set_result(job.result)
            else:
                done.set_exception(written.error)

        asked = [Job(do, loop, then, writes)]
        self._jobs.append(asked[0])
        self._wake_ups.put(True)
        return await done

    # ---------------------------------------------------------------- the thread

    def _run_thread(self) -> None:
        """Run the thread's main loop: take pending jobs, run them in one transaction, report the results."""
        more = True
        while more:
            more = self._wake_ups.get()
            self._is_woken = False  # reset before looking, so that later jobs wake the thread again
            waiting = [self._jobs.popleft() for _ in range(len(self._jobs))]  # jobs that arrive in the meantime wait
            for batch in (waiting[i : i + MAX_BATCH] for i in range(0, len(waiting), MAX_BATCH)):
                self._last_batch = len(batch) if len(batch) >= MIN_SHARED else 0
                try:
                    connection = self._connection = self._connection or self.CONNECTION_TYPE(
                        self._path, self._clock, self._vfs
                    )
                    appends = [append for job in batch if job.do is None for append in job.appends]
                    if any(job.do is not None for job in batch) or not connection.append_batch(appends):
                        _run_jobs_one_by_one(connection, batch)
                except BaseException as error:
                    # After a failed write the state of the connection is unknown: close it, and open a new one for the
                    # next batch.
                    self._close_connection()
                    failed = WriteResult(error if isinstance(error, MulotError) else StoreDown(error))
                    for job in batch:
                        job.written = failed
                if len(batch) == 1 and not self._done[batch[0].loop]:
                    with suppress(RuntimeError):  # the event loop is closed, so nobody is waiting for the result
                        batch[0].loop.call_soon_threadsafe(batch[0].then, batch[0].written)
                    continue
                for job in batch:
                    self._done[job.loop].append(job)
                for loop in {job.loop for job in batch}:
                    with suppress(RuntimeError):
                        loop.call_soon_threadsafe(_report_results, loop, self._done[loop])
        self._close_connection()

    def _close_connection(self) -> None:
        """Close the connection, if there is one."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except apsw.Error:  # a failing disk may fail here again; SQLite recovers when the file is next opened
                connection.db.close(True)


def _report_results(loop: asyncio.AbstractEventLoop, done: deque[Job]) -> None:
    """Report results on their event loop, which is woken only once for a batch, and serves others in between. An error
    in one callback does not affect the others."""
    end = time.perf_counter() + MAX_REPORT_S
    while done:
        job = done.popleft()
        try:
            job.then(job.written)
        except Exception as error:
            loop.call_exception_handler({"message": "callback after a write failed", "exception": error})
        if done and time.perf_counter() > end:
            loop.call_soon(_report_results, loop, done)
            return


def _run_jobs_one_by_one(connection: SqliteConnection, batch: list[Job]) -> None:
    """Run all jobs in one transaction. A conflict fails only the job that caused it."""
    connection.db.execute("BEGIN IMMEDIATE" if any(job.writes for job in batch) else "BEGIN")
    for job in batch:
        try:
            if job.do is None:
                connection.append(job.appends)
            else:
                job.result = job.do(connection)
        except MulotError as error:
            job.written = WriteResult(error)
    connection.db.execute("COMMIT")
    connection.clear_erased()
