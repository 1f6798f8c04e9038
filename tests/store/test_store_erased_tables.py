"""An erased table leaves nothing in the store: no row, no snapshot, no seed, no byte in the file."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import apsw
import pytest

from kit.long_used_database import (
    NonOverwritingConnection,
    PartlyOverwritingConnection,
    UnsyncedConnection,
    UsedDatabase,
    count_traces,
)
from kit.sampled_cases import sample
from kit.table_harness import TableHarness
from mulot.store import Append, Conflict, NoSuchTable, Snapshot, Store, sqlite_connection
from mulot.store.backup import back_up
from mulot.store.page_gaps import zero_page_gaps
from mulot.store.restore import restore
from mulot.store.retention import find_confirmed_idle
from mulot.store.sqlite import SqliteStore
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table import Row, Summary

OVER = Summary("skirmish", "over", True, 2, 0, "c0ffee", "5eed")


async def written(store: Store, table: str, rows: int = 40) -> None:
    body = f"trace-of-{table}".encode() * 20
    await store.append(Append(table, [Row(line, body) for line in range(rows)], OVER))
    await store.save_snapshot(table, Snapshot(rows - 1, "1", body))


def test_an_erased_table_leaves_no_trace(with_store: Any) -> None:
    async def erase(store: Store) -> None:
        for table in ("nest", "barn"):
            await written(store, table)
        await store.erase("nest")
        for gone in (store.rows("nest"), store.find("nest")):
            with pytest.raises(NoSuchTable):
                await gone
        assert await store.load_snapshot("nest") is None
        assert await store.get_revealed_seed("nest") is None
        with pytest.raises(Conflict):
            await store.append(Append("nest", [Row(40, b"late")]))
        assert len(await store.rows("barn")) == 40
        assert await store.load_snapshot("barn") is not None

    with_store(erase)


def test_erasing_also_deletes_a_revealed_seed(with_store: Any) -> None:
    async def erase(store: Store) -> None:
        await written(store, "nest")
        await store.purge("nest")
        assert await store.get_revealed_seed("nest") == ("c0ffee", "5eed")
        await store.erase("nest")
        assert await store.get_revealed_seed("nest") is None

    with_store(erase)


def test_a_devices_digest_is_replaced_in_all_rows(with_store: Any) -> None:
    async def forget(store: Store) -> None:
        for table in ("nest", "barn"):
            await store.append(Append(table, [Row(0, b'{"host":"c0ffee"}'), Row(1, b'{"device":"ana"}')], OVER))
            await store.save_snapshot(table, Snapshot(1, "1", b"c0ffee"))
        await store.replace_in_rows("nest", "c0ffee", "0fface")
        assert [row.body for row in await store.rows("nest")] == [b'{"host":"0fface"}', b'{"device":"ana"}']
        assert await store.load_snapshot("nest") is None
        assert [row.body for row in await store.rows("barn")] == [b'{"host":"c0ffee"}', b'{"device":"ana"}']
        assert await store.load_snapshot("barn") is not None

    with_store(forget)


def test_an_erased_tables_id_is_replaced_in_other_tables(with_store: Any) -> None:
    async def erase(store: Store) -> None:
        await written(store, "nest")
        await store.append(Append("barn", [Row(0, b'{"next":"nest"}'), Row(1, b'{"say":"nested"}')], OVER))
        await store.append(Append("farm", [Row(0, b'{"next":"barn"}')], OVER))
        assert await store.erase("nest") == ["barn"]
        first, second = [row.body for row in await store.rows("barn")]
        assert (first[:9], second) == (b'{"next":"', b'{"say":"nested"}')
        assert b"nest" not in first
        assert [row.body for row in await store.rows("farm")] == [b'{"next":"barn"}']

    with_store(erase)


def bytes_of(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.glob(path.name + "*"))


def test_the_log_is_cleared_after_a_running_backup(tmp_path: Path) -> None:
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


TESTS = Path(__file__).parents[1]
NEVER_CLEARED = "gaps are never cleared"


def used(file: Path, seed: int, kind: type[SqliteConnection] = UnsyncedConnection) -> UsedDatabase:
    """Return a database whose tables grew side by side; some were erased meanwhile, and half of the others at the
    end."""
    house = UsedDatabase(file, seed, kind)
    house.live_on(1500)
    for name in list(house.live)[::2]:
        house.erase(name)
    assert len(house.gone) > 30
    return house


def copied(file: Path, name: str) -> Path:
    """Make a backup."""
    asyncio.run(back_up(str(file), file.with_name(name)))
    return file.with_name(name)


@pytest.mark.parametrize("seed", sample([1, 2], 1))
def test_erased_long_tables_leave_no_bytes_behind(tmp_path: Path, seed: int) -> None:
    house = used(tmp_path / "mulot.db", seed)
    assert count_traces(house.gone, house.file) == {}
    assert count_traces(house.gone, copied(house.file, "while-open")) == {}
    house.ledger.close()
    assert count_traces(house.gone, house.file, copied(house.file, "closed")) == {}
    assert set(count_traces(list(house.live), house.file)) == set(house.live)
    with apsw.Connection(str(house.file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("SELECT tbl, count(*) FROM lines GROUP BY tbl ORDER BY tbl").fetchall() == sorted(
            house.live.items()
        )
    db.close()


@pytest.mark.parametrize("fault", [NonOverwritingConnection, PartlyOverwritingConnection, NEVER_CLEARED])
def test_each_erasing_measure_is_necessary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Any) -> None:
    """Injected faults show that the search for traces works."""
    if fault == NEVER_CLEARED:
        monkeypatch.setattr(sqlite_connection, "zero_page_gaps", lambda *file: True)
    house = used(tmp_path / "mulot.db", 1, UnsyncedConnection if fault == NEVER_CLEARED else fault)
    assert count_traces(house.gone, house.file)
    assert count_traces(house.gone, copied(house.file, "while-open"))
    house.ledger.close()
    assert count_traces(house.gone, house.file)


def killed_while_erasing(file: Path, after: int) -> list[str]:
    """Kill a process in the middle of erasing a table; return the tables erased before."""
    with subprocess.Popen(
        [sys.executable, "-m", "kit.long_used_database", str(file), "3"],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(TESTS)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        said = [process.stdout.readline().split() for _ in range(2 + 2 * after)]
        process.kill()
        said += [line.split() for line in process.stdout]
    return [line[1] for line in said if line[0] == "erased"]


@pytest.mark.parametrize("after", sample([3, 0, 8], 1))
def test_erasing_completes_after_a_kill(tmp_path: Path, after: int) -> None:
    file = tmp_path / "mulot.db"
    erased = killed_while_erasing(file, after)
    assert len(erased) >= after
    with apsw.Connection(str(file)) as db:
        there = {name for (name,) in db.execute("SELECT id FROM tables")}
        mentioned = {name for (name,) in db.execute("SELECT DISTINCT tbl FROM lines")}
    db.close()
    assert mentioned == there  # each table is gone completely, or not at all
    assert not there & set(erased)
    UnsyncedConnection(str(file), time.time).close()
    everybody = everyone_of(3)
    assert there < everybody
    assert count_traces(sorted(everybody - there), file) == {}


def everyone_of(seed: int) -> set[str]:
    """Return the ids of all tables that ever existed."""
    with tempfile.TemporaryDirectory() as folder:
        house = UsedDatabase(Path(folder, "mulot.db"), seed)
        house.live_on(1500)
        house.ledger.close()
        return {*house.live, *house.gone}


def test_the_next_start_clears_the_log_after_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill between the commit and the clearing of the log leaves traces, which the next start removes."""
    house = UsedDatabase(tmp_path / "mulot.db", 4)
    house.live_on(300)
    monkeypatch.setattr(SqliteConnection, "clear_erased", lambda ledger: None)
    name = next(iter(house.live))
    house.erase(name)
    fallen = tmp_path / "fallen"
    fallen.mkdir()
    for part in ("mulot.db", "mulot.db-wal"):
        (fallen / part).write_bytes((tmp_path / part).read_bytes())
    house.ledger.close()
    assert count_traces([name], fallen / "mulot.db")
    monkeypatch.undo()
    opened = UnsyncedConnection(str(fallen / "mulot.db"), time.time)
    assert count_traces([name], fallen / "mulot.db") == {}
    opened.close()


def as_older_houses_left_it(file: Path) -> UsedDatabase:
    """Return a file full of copies of deleted tables, without the mark that it was rewritten."""
    house = used(file, 1, NonOverwritingConnection)
    house.ledger.db.execute("DELETE FROM notes; PRAGMA user_version = 3")
    house.ledger.db.close()
    assert len(count_traces(house.gone, file)) > 30
    return house


def test_a_file_of_an_older_version_is_rewritten_once(tmp_path: Path) -> None:
    house = as_older_houses_left_it(tmp_path / "mulot.db")
    opened = UnsyncedConnection(str(house.file), lambda: 1000.0)
    assert count_traces(house.gone, house.file) == {}
    assert {name: len(opened.rows(name, -1)) for name in house.live} == house.live
    opened.close()
    assert count_traces(house.gone, house.file) == {}
    again = UnsyncedConnection(str(house.file), lambda: 2000.0)
    assert again.get_meta("anew") == (1000, b"")
    again.close()


def test_the_gap_of_the_first_page_is_zeroed(tmp_path: Path) -> None:
    file = tmp_path / "mulot.db"
    db = apsw.Connection(str(file))
    db.execute("PRAGMA secure_delete = OFF; CREATE TABLE kept (a); CREATE TABLE trace_of_nest (a)").fetchall()
    db.execute("DROP TABLE trace_of_nest")
    assert b"trace_of_nest" in file.read_bytes()
    assert zero_page_gaps(db, str(file), None)
    assert b"trace_of_nest" not in file.read_bytes()
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()


def test_an_empty_page_is_zeroed_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "mulot.db"
    db = apsw.Connection(str(file))
    db.execute("PRAGMA secure_delete = OFF; CREATE TABLE rows (a)").fetchall()
    db.execute("INSERT INTO rows VALUES ('trace-of-nest')")
    db.execute("DELETE FROM rows WHERE a > ''")
    assert b"trace-of-nest" in file.read_bytes()
    assert zero_page_gaps(db, str(file), None)
    assert b"trace-of-nest" not in file.read_bytes()
    db.close()


class Full(apsw.VFS):
    """A disk without free space."""

    def __init__(self) -> None:
        self.is_full = True
        super().__init__("full", "")

    def xOpen(self, name: object, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _FullFile(self, name, flags)


class _FullFile(apsw.VFSFile):
    def __init__(self, disk: Full, name: object, flags: list[int]) -> None:
        self.disk = disk
        super().__init__("", name, flags)  # type: ignore[arg-type]

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        if self.disk.is_full and offset > 200_000:
            raise apsw.FullError("planted")
        super().xWrite(data, offset)


def test_a_full_disk_delays_the_rewrite_with_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    house = as_older_houses_left_it(tmp_path / "mulot.db")
    disk = Full()
    try:
        for is_full in (True, True, False, False):
            disk.is_full = is_full
            caplog.clear()
            with caplog.at_level(logging.WARNING):
                opened = UnsyncedConnection(str(house.file), time.time, "full")
            said = [record.getMessage() for record in caplog.records]
            assert [("free disk" in line, "No data is lost" in line) for line in said] == [(True, True)] * is_full
            assert bool(count_traces(house.gone, house.file)) == is_full
            assert {name: len(opened.rows(name, -1)) for name in house.live} == house.live
            new = f"played-on-{is_full}"
            opened.quarantine(next(iter(house.live)), new)
            assert opened.find(next(iter(house.live))).quarantine_reason == new
            opened.close()
    finally:
        disk.unregister()


def test_an_erased_table_is_removed_from_metadata(place: Any, with_store: Any) -> None:
    async def noted(store: Store) -> None:
        for table in ("nest", "barn"):
            await written(store, table)
        assert await find_confirmed_idle(store, ["nest", "barn"]) == []
        await store.erase("nest")
        found = await store.get_meta("idle")
        assert found is not None
        assert b"nest" not in found[1]
        place.clock.now += 86_400
        assert await find_confirmed_idle(store, ["barn"]) == ["barn"]  # the time of the others is still known

    with_store(noted)


def test_a_restore_writes_no_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A killed process could not delete it."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(there))
    looks: list[list[Path]] = []

    async def story() -> None:
        store = await SqliteStore.open(str(here / "mulot.db"))
        p = TableHarness().sit("anna", "ben").start()
        await store.append(Append("nest", p.rows, p.table.summary))
        await back_up(str(here / "mulot.db"), here / "backup")
        await store.erase("nest")
        find = store.rows

        async def rows(table: str, after: int = -1) -> Any:
            looks.append(list(there.iterdir()))
            return await find(table, after)

        store.rows = rows  # type: ignore[method-assign]
        assert (await restore(store, here / "backup")).added == ["nest"]
        await store.close()

    asyncio.run(story())
    assert looks == [[]]
