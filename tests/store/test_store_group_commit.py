"""Rows of many tables in one SQLite statement: all of them are written, or each as if written alone."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mulot.core.errors import MulotError
from mulot.store import Append, Conflict, Snapshot, StoreDown, sqlite
from mulot.store.sqlite import MIN_SHARED, SqliteStore
from mulot.store.sqlite_connection import BATCH_SIZES, SqliteConnection
from mulot.table import Row, Summary

OPEN = Summary("skirmish", "open", True, 2, 2, "c0ffee")


@pytest.fixture
def ledger(tmp_path: Path) -> Any:
    """A file with 600 tables of one row each."""
    made = SqliteConnection(str(tmp_path / "mulot.db"), time.time)
    made.append([Append(name(i), [Row(0, b"opened")], OPEN) for i in range(600)])
    yield made
    made.close()


def name(i: int) -> str:
    return f"table-{i}"


def move(i: int, line: int, action: str | None = None) -> Append:
    return Append(name(i), [Row(line, b"%d/%d" % (i, line), 0 if action else None, action)])


def count(ledger: SqliteConnection) -> int:
    return int(ledger.db.execute("SELECT count(*) FROM lines").fetchall()[0][0]) - 600


@pytest.mark.parametrize("many", [1, 2, 4, 5, 17, 64, 65, *(n + d for n in BATCH_SIZES[-2:] for d in (-1, 0))])
def test_one_statement_writes_rows_of_many_tables(ledger: SqliteConnection, many: int) -> None:
    assert ledger.append_batch([move(i, 1, f"a{i}") for i in range(many)])
    assert count(ledger) == many
    assert ledger.rows(name(many - 1), 0) == [Row(1, b"%d/1" % (many - 1), 0, f"a{many - 1}")]


def test_a_batch_may_hold_several_rows_of_a_table(ledger: SqliteConnection) -> None:
    assert ledger.append_batch([Append(name(0), [Row(1, b"a"), Row(2, b"b"), Row(3, b"c")]), move(1, 1)])
    assert [row.body for row in ledger.rows(name(0), 0)] == [b"a", b"b", b"c"]


@pytest.mark.parametrize(
    "also",
    [
        move(9, 2),  # row 1 is missing
        move(9, 0),  # row 0 is there
        Append("nobody", [Row(1, b"x")]),
        Append("nobody", [Row(0, b"x")], OPEN),
        Append(name(9), [Row(1, b"x")], OPEN),
    ],
    ids=["gap", "there", "no table", "new table", "summary"],
)
def test_a_batch_with_conflicts_or_summaries_writes_nothing(ledger: SqliteConnection, also: Append) -> None:
    assert not ledger.append_batch([move(1, 1), also, move(2, 1)])
    assert count(ledger) == 0


def test_a_batch_that_is_too_large_writes_nothing(ledger: SqliteConnection) -> None:
    assert not ledger.append_batch([move(i, 1) for i in range(BATCH_SIZES[-1] + 1)])
    assert count(ledger) == 0


def test_a_conflict_in_a_batch_fails_only_its_own_write(tmp_path: Path) -> None:
    async def group() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        for i in range(4):
            await store.append(Append(name(i), [Row(0, b"opened")], OPEN))
        wishes = [move(0, 1), move(1, 7), move(2, 1), move(2, 2), move(3, 1)]
        results = await asyncio.gather(*(store.append(wish) for wish in wishes), return_exceptions=True)
        assert [type(r) for r in results] == [type(None), Conflict, type(None), type(None), type(None)]
        assert [len(await store.rows(name(i))) for i in range(4)] == [2, 1, 3, 2]
        await store.close()

    asyncio.run(group())


def test_writes_of_one_loop_iteration_share_a_transaction(tmp_path: Path) -> None:
    async def soon() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        for i in range(3):
            await store.append(Append(name(i), [Row(0, b"opened")], OPEN))
        told: list[tuple[int, Exception | None]] = []
        for i, line in ((0, 1), (1, 5), (2, 1)):
            store.write([move(i, line)], lambda written, i=i: told.append((i, written.error)))
        assert told == []
        await store.close()  # finishes the work in progress
        await asyncio.sleep(0)
        assert [(i, type(error)) for i, error in told] == [(0, type(None)), (1, Conflict), (2, type(None))]
        store.write([move(0, 2)], lambda written: told.append((9, written.error)))
        assert len(told) == 3  # never before `write` has returned
        await asyncio.sleep(0)
        assert isinstance(told[-1][1], StoreDown)
        again = await SqliteStore.open(str(tmp_path / "mulot.db"))
        assert [len(await again.rows(name(i))) for i in range(3)] == [2, 1, 2]
        await again.close()

    asyncio.run(soon())


@pytest.mark.parametrize("many", [MIN_SHARED - 1, MIN_SHARED])
def test_after_a_shared_transaction_writes_wait_for_as_many_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr(sqlite, "MAX_WAIT_S", 3600.0)

    async def story() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        await asyncio.gather(*(store.append(Append(name(i), [Row(0, b"opened")], OPEN)) for i in range(many)))
        alone = asyncio.ensure_future(store.append(move(0, 1)))
        if many == MIN_SHARED:
            done, _ = await asyncio.wait([alone], timeout=0.05)
            assert not done, "it waits for more"
            await asyncio.wait_for(asyncio.gather(*(store.append(move(i, 1)) for i in range(1, many))), 60)
        await asyncio.wait_for(alone, 60)
        await store.close()

    asyncio.run(story())


def test_closing_the_connection_releases_the_file(tmp_path: Path) -> None:
    made = SqliteConnection(str(tmp_path / "mulot.db"), time.time)
    made.set_meta("idle", b"")
    made.close()
    assert [file.name for file in tmp_path.iterdir()] == ["mulot.db"]


def test_a_cancelled_caller_does_not_affect_others(tmp_path: Path) -> None:
    async def whole() -> None:
        troubles = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, told: troubles.append(told))
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        asked = asyncio.create_task(store.get_meta("idle"))
        await asyncio.sleep(0)
        asked.cancel()
        await store.get_meta("idle")
        await store.close()
        assert asked.cancelled()
        assert troubles == []

    asyncio.run(whole())


def test_an_unclosed_store_does_not_keep_the_process_alive(tmp_path: Path) -> None:
    async def whole() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        threads = [thread for thread in threading.enumerate() if thread.name == "mulot-store"]
        await store.close()
        assert [thread.daemon for thread in threads] == [True]

    asyncio.run(whole())


class Traced(SqliteConnection):
    """A connection that records how its transactions began."""

    begun: ClassVar[list[str]]

    def __init__(self, *wanted: Any) -> None:
        super().__init__(*wanted)
        self.begun.clear()
        self.db.exec_trace = self._note

    def _note(self, cursor: object, sql: str, _: object) -> bool:
        if sql.startswith("BEGIN"):
            self.begun.append(sql)
        return True


WRITES: dict[str, Callable[[SqliteStore], Coroutine[Any, Any, object]]] = {
    "append": lambda store: store.append(Append("nest", [Row(0, b"opened")], OPEN)),
    "keep a snapshot": lambda store: store.save_snapshot("nest", Snapshot(0, "1", b"")),
    "put aside": lambda store: store.quarantine("nest", "broken"),
    "purge": lambda store: store.purge("nest"),
    "erase": lambda store: store.erase("nest"),
    "keep what is revealed": lambda store: store.save_revealed_seed("nest", "c0ffee", "5eed"),
    "note": lambda store: store.set_meta("idle", b""),
}


@pytest.mark.parametrize("what", WRITES)
def test_write_transactions_begin_immediate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def whole() -> None:
        Traced.begun = []
        monkeypatch.setattr(SqliteStore, "CONNECTION_TYPE", Traced)
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        Traced.begun.clear()
        with suppress(MulotError):
            await WRITES[what](store)
        assert Traced.begun[0] == "BEGIN IMMEDIATE"
        Traced.begun.clear()
        await store.get_meta("idle")
        assert Traced.begun == ["BEGIN"], "readers do not block writers"
        await store.close()

    asyncio.run(whole())


def test_others_are_served_while_results_are_reported(tmp_path: Path) -> None:
    async def whole() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        reported, turns = list[int](), list[int]()
        all_done = asyncio.Event()

        def then(i: int) -> None:
            turns.append(turn)
            reported.append(i)
            until = time.perf_counter() + 0.001
            while time.perf_counter() < until:
                pass
            if len(reported) == 60:
                all_done.set()

        turn = 0
        for i in range(60):
            store.write([Append(name(i), [Row(0, b"opened")], OPEN)], lambda written, i=i: then(i))  # type: ignore[misc]
        while not all_done.is_set():
            turn += 1
            await asyncio.sleep(0)
        assert reported == [*range(60)]
        assert max(turns.count(one) for one in turns) <= 1 + 1000 * sqlite.MAX_REPORT_S
        await store.close()

    asyncio.run(whole())
