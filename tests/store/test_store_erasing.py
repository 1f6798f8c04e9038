"""A table that is erased leaves nothing in the store: no row, no snapshot, no seed, no byte in the file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import apsw
import pytest

from mulot.store import Append, Conflict, NoSuchTable, Snapshot, Store
from mulot.store.sqlite import SqliteStore
from mulot.table import Row, Summary

OVER = Summary("skirmish", "over", True, 2, 0, "c0ffee", "5eed")


async def written(store: Store, table: str, rows: int = 40) -> None:
    body = f"trace-of-{table}".encode() * 20
    await store.append(Append(table, [Row(line, body) for line in range(rows)], OVER))
    await store.keep_snapshot(table, Snapshot(rows - 1, "1", body))


def test_an_erased_table_is_as_if_it_had_never_been(with_store: Any) -> None:
    async def erase(store: Store) -> None:
        for table in ("nest", "barn"):
            await written(store, table)
        await store.erase("nest")
        for gone in (store.rows("nest"), store.find("nest")):
            with pytest.raises(NoSuchTable):
                await gone
        assert await store.snapshot("nest") is None
        assert await store.revealed("nest") is None
        with pytest.raises(Conflict):
            await store.append(Append("nest", [Row(40, b"late")]))
        assert len(await store.rows("barn")) == 40
        assert await store.snapshot("barn") is not None

    with_store(erase)


def test_a_seed_that_stayed_known_after_a_purge_goes_too(with_store: Any) -> None:
    async def erase(store: Store) -> None:
        await written(store, "nest")
        await store.purge("nest")
        assert await store.revealed("nest") == ("c0ffee", "5eed")
        await store.erase("nest")
        assert await store.revealed("nest") is None

    with_store(erase)


def bytes_of(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.glob(path.name + "*"))


def test_while_a_backup_reads_the_log_is_emptied_later(tmp_path: Path) -> None:
    path = tmp_path / "mulot.db"

    async def story() -> None:
        store = await SqliteStore.open(str(path))
        await written(store, "nest")
        reader = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        reading = reader.execute("SELECT body FROM lines")
        next(reading)
        await asyncio.wait_for(store.erase("nest"), 3)
        assert b"trace-of-nest" in bytes_of(path)
        reader.close(True)
        await written(store, "barn")
        found = bytes_of(path)
        assert b"trace-of-nest" not in found
        assert b"trace-of-barn" in found
        await store.close()

    asyncio.run(story())
