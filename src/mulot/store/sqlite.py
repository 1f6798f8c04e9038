"""The store on SQLite: one file, one connection, one thread. Writes that arrive during a commit share the next one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, ClassVar, TypeVar

import apsw
from msgspec import Struct

from mulot.actor.store_interface import Store, StoreDown, WriteResult, check_rows
from mulot.core.errors import MulotError
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table.records import Append

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


def _on_thread(method: Callable[..., Any], writes: bool = False) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Return a store's method that calls a method of the connection on the store's thread. `writes` must be True if it
    changes anything."""

    async def call(self: SqliteStore, *given: Any, **named: Any) -> Any:
        return await self._run(lambda connection: getattr(connection, method.__name__)(*given, **named), writes)

    return call


class SqliteStore(Store):
    """A `Store` on SQLite, whose methods are described there. Open it with `await SqliteStore.open(path)`."""

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

    rows = _on_thread(SqliteConnection.rows)
    tables = _on_thread(SqliteConnection.tables)
    find = _on_thread(SqliteConnection.find)
    load_snapshot = _on_thread(SqliteConnection.load_snapshot)
    save_snapshot = _on_thread(SqliteConnection.save_snapshot, writes=True)
    quarantine = _on_thread(SqliteConnection.quarantine, writes=True)
    idle_tables = _on_thread(SqliteConnection.idle_tables)
    purge = _on_thread(SqliteConnection.purge, writes=True)
    erase = _on_thread(SqliteConnection.erase, writes=True)
    replace_in_rows = _on_thread(SqliteConnection.replace_in_rows, writes=True)
    get_revealed_seed = _on_thread(SqliteConnection.get_revealed_seed)
    save_revealed_seed = _on_thread(SqliteConnection.save_revealed_seed, writes=True)
    set_meta = _on_thread(SqliteConnection.set_meta, writes=True)
    get_meta = _on_thread(SqliteConnection.get_meta)

    async def close(self) -> None:
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
