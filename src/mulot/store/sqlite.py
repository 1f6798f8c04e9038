"""The store on SQLite: one file, one connection, one thread. What comes in during a commit shares the next one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, ClassVar, TypeVar

import apsw

from mulot.core.errors import MulotError
from mulot.store.ledger import Ledger
from mulot.store.store import Conflict, Listed, Snapshot, StoreDown
from mulot.table.records import Append, Row

T = TypeVar("T")
BATCH = 512
"""Jobs in one transaction."""


class _Then:
    """As much of a future as a job needs, without a task behind it."""

    __slots__ = ("_then",)

    def __init__(self, then: Callable[[BaseException | None], None]) -> None:
        self._then = then

    def done(self) -> bool:
        """Nobody goes away from this."""
        return False

    def set_result(self, result: Any) -> None:
        """It is durable."""
        self._then(None)

    def set_exception(self, error: BaseException) -> None:
        """It is not."""
        self._then(error)


@dataclass(slots=True)
class Job:
    """Something to be done with the ledger, and who waits for it."""

    do: Callable[[Ledger], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any] | _Then
    appends: Sequence[Append] = ()
    """What `do` appends, where it does nothing else."""
    result: Any = None
    error: BaseException | None = None


class SqliteStore:
    """See `Store`. Open it with `await SqliteStore.open(path)`."""

    LEDGER: ClassVar[type[Ledger]] = Ledger

    def __init__(self, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> None:
        self._path, self._clock, self._vfs = path, clock, vfs
        self._jobs: SimpleQueue[Sequence[Job] | None] = SimpleQueue()
        self._soon: list[Job] = []
        """What this turn of the loop has asked for; it is handed over together, so that the thread wakes once."""
        self._ledger: Ledger | None = None
        self._thread = threading.Thread(target=self._work, name="mulot-store", daemon=True)
        self._closed = False
        self._thread.start()

    @classmethod
    async def open(cls, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> SqliteStore:
        """Open the file, making it and bringing its schema up to date. Raises NewerSchema or StoreDown."""
        store = cls(path, clock, vfs)
        try:
            await store._ask(lambda ledger: None)
        except BaseException:
            await store.close()
            raise
        return store

    # ---------------------------------------------------------------- the interface

    async def append(self, *appends: Append) -> None:
        """Durable on return."""
        for append in appends:
            check_rows(append)
        await self._ask(lambda ledger: ledger.append(appends), True, appends)

    def append_soon(self, appends: Sequence[Append], then: Callable[[BaseException | None], None]) -> None:
        """The same without a task that waits: `then` is called on the loop with nothing, or with what went wrong."""
        try:
            for append in appends:
                check_rows(append)
            if self._closed:
                raise StoreDown("closed")
        except MulotError as error:
            then(error)
            return
        loop = asyncio.get_running_loop()
        if not self._soon:
            loop.call_soon(self._hand_over)
        self._soon.append(Job(lambda ledger: ledger.append(appends), True, loop, _Then(then), appends))

    def _hand_over(self) -> None:
        if self._soon:
            self._jobs.put(self._soon)
            self._soon = []

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Rows in order."""
        return await self._ask(lambda ledger: ledger.rows(table, after))

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[Listed]:
        """Entries, the one changed last first."""
        return await self._ask(lambda ledger: ledger.tables(phase, listed, limit))

    async def find(self, table: str) -> Listed:
        """One entry."""
        return await self._ask(lambda ledger: ledger.find(table))

    async def snapshot(self, table: str) -> Snapshot | None:
        """The one there is."""
        return await self._ask(lambda ledger: ledger.snapshot(table))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Instead of the one before."""
        await self._ask(lambda ledger: ledger.keep_snapshot(table, snapshot), writes=True)

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table."""
        await self._ask(lambda ledger: ledger.put_aside(table, why), writes=True)

    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Tables without a new row for so long."""
        return await self._ask(lambda ledger: ledger.idle(phases, seconds))

    async def purge(self, table: str) -> None:
        """Everything of a table but its seed, if that was revealed."""
        await self._ask(lambda ledger: ledger.purge(table), writes=True)

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Commitment and seed of a purged table."""
        return await self._ask(lambda ledger: ledger.revealed(table))

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
        while self._thread.is_alive():
            await asyncio.sleep(0.001)

    # ---------------------------------------------------------------- the thread

    async def _ask(self, do: Callable[[Ledger], T], writes: bool = False, appends: Sequence[Append] = ()) -> T:
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((Job(do, writes, loop, done, appends),))
        return await done

    def _work(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            if not batch:
                continue
            try:
                self._do(batch)
            except BaseException as error:
                # After a failed write nothing is known of this connection: let go of it, and begin with the next
                # batch from what the file says.
                self._let_go()
                for job in batch:
                    job.error = error if isinstance(error, MulotError) else StoreDown(error)
            _report(batch)
        self._let_go()

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            batch += jobs
            if self._jobs.empty() or len(batch) >= BATCH:
                return batch, True
            jobs = self._jobs.get()
        return batch, False

    def _do(self, batch: list[Job]) -> None:
        """All jobs in one transaction; a conflict is the business of its own job alone."""
        if self._ledger is None:
            self._ledger = self.LEDGER(self._path, self._clock, self._vfs)
        ledger = self._ledger
        if all(job.appends for job in batch) and ledger.append_all([a for job in batch for a in job.appends]):
            return
        writes = any(job.writes for job in batch)
        ledger.db.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
        for job in batch:
            try:
                job.result = job.do(ledger)
            except MulotError as error:
                job.error = error
        ledger.db.execute("COMMIT")

    def _let_go(self) -> None:
        if self._ledger is not None:
            ledger, self._ledger = self._ledger, None
            try:
                ledger.close()
            except apsw.Error:  # a disk that fails may fail here again; the file is looked at when it is opened next
                ledger.db.close(True)


def check_rows(append: Append) -> None:
    """Rows of one append follow one another, and row 0 comes with a summary."""
    first = append.rows[0].line
    if any(row.line != first + i for i, row in enumerate(append.rows)):
        raise Conflict(append.table, first)
    if first == 0 and append.summary is None:
        raise Conflict(append.table, 0)


def _report(batch: list[Job]) -> None:
    """Tell those who wait, with one call into each loop."""
    for loop in {job.loop for job in batch}:
        try:
            loop.call_soon_threadsafe(_resolve, [job for job in batch if job.loop is loop])
        except RuntimeError:
            continue  # the loop is closed: nobody waits any more


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue  # whoever waited has gone; what was written stays written
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
