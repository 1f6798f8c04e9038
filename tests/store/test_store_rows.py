"""Rows in both stores: a model test, the schema, races between nodes, and what happens without unique numbers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mulot.store import Append, Conflict, NewerSchema, NoSuchTable, Store, StoreDown
from mulot.store.migrations import migrations
from mulot.store.sqlite import SqliteStore
from mulot.table import Row, Summary
from prove import store_state_machine
from prove.table_store_faults import LOOSE

OPEN = Summary("skirmish", "open", True, 2, 2, "c0ffee")


def test_random_operations_match_the_model(place: Any) -> None:
    evenings = 25 if place.kind == "sqlite" else 12
    assert store_state_machine.prove(place.open, evenings, chance=False) >= evenings


def test_the_model_test_detects_missing_uniqueness(place: Any) -> None:
    async def plant() -> None:
        await (await place.open()).close()
        await place.sql(*(LOOSE if place.kind == "sqlite" else ("ALTER TABLE lines DROP CONSTRAINT lines_pkey",)))

    asyncio.run(plant())
    with pytest.raises(AssertionError):
        store_state_machine.prove(place.open, 200, shrink=False, chance=False)


async def race(place: Any, rounds: int = 30) -> int:
    """Let two nodes write the next row again and again. Return how often both succeeded."""
    one, two = await place.open(), await place.open()
    both = 0
    try:
        await one.append(Append("nest", [Row(0, b"opened")], OPEN))
        for line in range(1, rounds):
            wishes = [store.append(Append("nest", [Row(line, name)])) for store, name in ((one, b"1"), (two, b"2"))]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert all(r is None or isinstance(r, Conflict) for r in results), results
            assert results.count(None) >= 1
            both += results.count(None) == 2
            if results.count(None) == 2:
                return both
        rows = await one.rows("nest")
        assert [row.line for row in rows] == list(range(rounds))
    finally:
        await one.close()
        await two.close()
    return both


def test_one_of_two_racing_nodes_gets_the_row(place: Any) -> None:
    assert asyncio.run(race(place)) == 0


def test_without_the_unique_index_both_nodes_get_the_row(postgres: Any) -> None:
    async def plant() -> int:
        await (await postgres.open()).close()
        await postgres.sql(
            "ALTER TABLE lines DROP CONSTRAINT lines_pkey", "CREATE INDEX lines_slow ON lines (tbl, line)"
        )
        return await race(postgres, 200)

    assert asyncio.run(plant()) == 1


def test_a_newer_schema_is_refused(place: Any) -> None:
    async def newer() -> None:
        await (await place.open()).close()
        bump = "PRAGMA user_version = 99" if place.kind == "sqlite" else "INSERT INTO schema_version VALUES (99)"
        await place.sql(bump)
        with pytest.raises(NewerSchema, match=f"found=99, known={migrations(place.kind)[-1][0]}"):
            await place.open()

    asyncio.run(newer())


def test_migrations_run_once(place: Any) -> None:
    async def again() -> None:
        store = await place.open()
        await store.append(Append("nest", [Row(0, b"opened")], OPEN))
        await store.close()
        store = await place.open()
        assert [entry.table for entry in await store.tables()] == ["nest"]
        await store.close()

    asyncio.run(again())


def test_tables_are_listed_by_phase_and_last_change(place: Any, with_store: Any) -> None:
    async def lists(store: Store) -> None:
        for name, phase, listed in (("a", "open", True), ("b", "open", False), ("c", "over", True)):
            place.clock.now += 10
            await store.append(Append(name, [Row(0, b"opened")], Summary("skirmish", phase, listed, 2, 1, "c")))
        assert [entry.table for entry in await store.tables()] == ["c", "b", "a"]
        place.clock.now += 10
        await store.append(Append("a", [Row(1, b"more")]))
        entries = await store.tables("open")
        assert [(entry.table, entry.lines, entry.changed_at - entry.opened_at) for entry in entries] == [
            ("a", 2, 30),
            ("b", 1, 0),
        ]
        assert [entry.table for entry in await store.tables("open", listed=True)] == ["a"]
        assert [entry.table for entry in await store.tables(limit=1)] == ["a"]
        place.clock.now += 5
        assert await store.idle_tables(("open", "playing"), 15) == ["b"]
        with pytest.raises(NoSuchTable):
            await store.find("z")
        with pytest.raises(NoSuchTable):
            await store.rows("z")

    with_store(lists)


def test_an_append_needs_consecutive_rows(with_store: Any) -> None:
    async def gaps(store: Store) -> None:
        for rows, summary in (([Row(0, b"a"), Row(2, b"b")], OPEN), ([Row(0, b"a")], None), ([Row(1, b"a")], None)):
            with pytest.raises(Conflict):
                await store.append(Append("nest", rows, summary))
        with pytest.raises(NoSuchTable):
            await store.find("nest")

    with_store(gaps)


def test_a_cancelled_write_does_not_disturb_others(with_store: Any) -> None:
    async def impatient(store: Store) -> None:
        await store.append(Append("nest", [Row(0, b"a")], OPEN))
        gone = asyncio.create_task(store.append(Append("nest", [Row(1, b"b")])))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append(Append("barn", [Row(0, b"a")], OPEN))
        assert len(await store.rows("nest")) in (1, 2)

    with_store(impatient)


def test_a_closed_store_raises_store_down(place: Any) -> None:
    async def closed() -> None:
        store = await place.open()
        await store.close()
        await store.close()
        with pytest.raises(StoreDown):
            await store.append(Append("nest", [Row(0, b"a")], OPEN))
        with pytest.raises(StoreDown):
            await store.tables()

    asyncio.run(closed())


def test_an_unusable_file_raises_store_down() -> None:
    with pytest.raises(StoreDown, match="unable to open"):
        asyncio.run(SqliteStore.open("/nowhere/at/all/mulot.db"))


def test_the_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    async def make() -> None:
        store = await SqliteStore.open(str(tmp_path / "mulot.db"))
        await store.append(Append("nest", [Row(0, b"seed")], OPEN))
        assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}
        await store.close()

    asyncio.run(make())
