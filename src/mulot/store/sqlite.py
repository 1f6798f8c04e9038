"""The store on SQLite: one file, one connection, one thread. What comes in during a commit shares the next one."""

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

from mulot.core.errors import MulotError
from mulot.room.store import Listed, Snapshot, Store, StoreDown, Written, check_rows
from mulot.store.ledger import Ledger
from mulot.table.records import Append, Row

T = TypeVar("T")
BATCH = 512
"""How many jobs share a transaction at most."""
MANY, MOMENT = 8, 0.002
"""Where so many jobs have just shared a transaction, the next ones wait until they are as many again, for so many
seconds at most: a transaction costs the processor as much as a dozen rows do."""
WRITTEN = Written()


class Job(Struct, eq=False):
    """Something to be done with the ledger. `then` is called on the loop it came from."""

    do: Callable[[Ledger], Any] | None
    """None: append `appends`, and nothing else."""
    loop: asyncio.AbstractEventLoop
    then: Callable[[Written], None]
    writes: bool = True
    appends: Sequence[Append] = ()
    result: Any = None
    written: Written = WRITTEN


class SqliteStore(Store):
    """See `Store`. Open it with `await SqliteStore.open(path)`."""

    LEDGER: ClassVar[type[Ledger]] = Ledger

    def __init__(self, path: str, clock: Callable[[], float] = time.time, vfs: str | None = None) -> None:
        self._path, self._clock, self._vfs = path, clock, vfs
        self._jobs: deque[Job] = deque()
        self._calls: SimpleQueue[bool] = SimpleQueue()
        """Wakes the thread; False: for the last time."""
        self._called = False
        """The thread will look into `jobs` once more."""
        self._shared = 0
        """How many jobs the last transaction had, where they were many."""
        self._patience: asyncio.TimerHandle | None = None
        """When the thread is called at the latest."""
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

    def write(self, appends: Sequence[Append], then: Callable[[Written], None]) -> None:
        """In the next transaction."""
        loop = asyncio.get_running_loop()
        try:
            check_rows(appends)
            if self._closed:
                raise StoreDown("closed")
        except MulotError as error:
            loop.call_soon(then, Written(error))
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
                    self._patience = loop.call_later(MOMENT, self._wait_no_more)

    def _wait_no_more(self) -> None:
        """Let the thread write what waits, though it is not much."""
        self._called, self._patience = True, None
        self._calls.put(True)

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
        """Tables without a new row for that long."""
        return await self._ask(lambda ledger: ledger.idle(phases, seconds))

    async def purge(self, table: str) -> None:
        """Everything of a table but its seed, if that was revealed."""
        await self._ask(lambda ledger: ledger.purge(table), writes=True)

    async def erase(self, table: str) -> list[str]:
        """Everything of a table, its seed too, overwritten in the file."""
        return await self._ask(lambda ledger: ledger.erase(table), writes=True)

    async def replace(self, table: str, name: str, other: str) -> None:
        """In all rows of a table; what stood there is overwritten in the file."""
        await self._ask(lambda ledger: ledger.replace(table, name, other), writes=True)

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Commitment and seed of a purged table."""
        return await self._ask(lambda ledger: ledger.revealed(table))

    async def keep_revealed(self, table: str, commitment: str, seed: str) -> None:
        """Those known here stay."""
        await self._ask(lambda ledger: ledger.keep_revealed(table, commitment, seed), writes=True)

    async def note(self, name: str, body: bytes) -> int:
        """Instead of what was noted before."""
        return await self._ask(lambda ledger: ledger.note(name, body), writes=True)

    async def noted(self, name: str) -> tuple[int, bytes] | None:
        """What, and when."""
        return await self._ask(lambda ledger: ledger.noted(name))

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        if not self._closed:
            self._closed = True
            self._calls.put(False)
        while self._thread.is_alive():
            await asyncio.sleep(0.001)

    async def _ask(self, do: Callable[[Ledger], T], writes: bool = False) -> T:
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def then(written: Written) -> None:
            (job,) = asked
            asked.clear()  # else the job, which knows of this function, would keep what it has brought
            if done.done():
                return  # whoever waited has gone
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
        """Until the store is closed: take what waits, write it together, say so."""
        more = True
        while more:
            more = self._calls.get()
            self._called = False  # before looking: whoever comes later calls again
            waiting = [self._jobs.popleft() for _ in range(len(self._jobs))]  # whatever comes meanwhile waits
            for batch in (waiting[i : i + BATCH] for i in range(0, len(waiting), BATCH)):
                self._shared = len(batch) if len(batch) >= MANY else 0
                try:
                    ledger = self._ledger = self._ledger or self.LEDGER(self._path, self._clock, self._vfs)
                    appends = [append for job in batch if job.do is None for append in job.appends]
                    if any(job.do is not None for job in batch) or not ledger.append_all(appends):
                        _one_by_one(ledger, batch)
                except BaseException as error:
                    # After a failed write nothing is known of this connection: let go of it, and begin with the next
                    # batch from what the file says.
                    self._let_go()
                    failed = Written(error if isinstance(error, MulotError) else StoreDown(error))
                    for job in batch:
                        job.written = failed
                for loop in {job.loop for job in batch}:
                    done = [job for job in batch if job.loop is loop]
                    say = (done[0].then, done[0].written) if len(done) == 1 else (_tell, done)
                    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                        loop.call_soon_threadsafe(*say)
        self._let_go()

    def _let_go(self) -> None:
        if self._ledger is not None:
            ledger, self._ledger = self._ledger, None
            try:
                ledger.close()
            except apsw.Error:  # a disk that fails may fail here again; the file is looked at when it is opened next
                ledger.db.close(True)


def _tell(jobs: Sequence[Job]) -> None:
    """On their loop, which wakes once for all of them. What one of them raises is not the others' business."""
    for job in jobs:
        try:
            job.then(job.written)
        except Exception as error:
            job.loop.call_exception_handler({"message": "nobody took what was written", "exception": error})


def _one_by_one(ledger: Ledger, batch: list[Job]) -> None:
    """All jobs in one transaction; a conflict is the business of its own job alone."""
    ledger.db.execute("BEGIN IMMEDIATE" if any(job.writes for job in batch) else "BEGIN")
    for job in batch:
        try:
            if job.do is None:
                ledger.append(job.appends)
            else:
                job.result = job.do(ledger)
        except MulotError as error:
            job.written = Written(error)
    ledger.db.execute("COMMIT")
    ledger.clear_log()
