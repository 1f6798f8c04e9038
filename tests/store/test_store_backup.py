"""Backup and restore of a database, on both kinds and from one to the other."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from kit.table_harness import HOUSE, TableHarness, assert_same_table
from mulot.store import Append, NewerSchema, Snapshot, Store, StoreDown, backup, load_table
from mulot.store.backup import BackupNotWritten, BadBackup, NoDatabase, back_up
from mulot.store.migrations import migrations
from mulot.store.replay_link_keys import OWN_KEY, load_link_keys
from mulot.store.restore import RestoreReport, restore
from mulot.store.sqlite import SqliteStore
from mulot.table import Row

T = TypeVar("T")


def evening(moves: int) -> TableHarness:
    """Return the rows of a table at which a few moves were made."""
    p = TableHarness(options={"first": 0, "rats": 4}).sit("anna", "ben").start()
    for _ in range(moves):
        seat = p.table.waiting.must[0]  # type: ignore[union-attr]
        p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
    return p


def rows_of(table: str, p: TableHarness) -> list[Row]:
    """Return the rows of the evening at a table with this id."""
    opened = p.rows[0].body.replace(b'"table":"nest"', f'"table":"{table}"'.encode())
    return [Row(0, opened), *p.rows[1:]]


def inside(place: Any, what: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, run a function on it, and close it."""

    async def whole() -> T:
        store = await place.open()
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def furnish(store: Store) -> TableHarness:
    """Store two tables, a snapshot, a quarantined table, the seed of a purged one, and the key of replay links."""
    p = evening(6)
    await store.append(Append("nest", p.rows, p.table.summary))
    body = p.table.snapshot()
    assert body is not None
    await store.save_snapshot("nest", Snapshot(p.table.rev, p.table.snapshot_version, body))
    await store.append(Append("barn", p.rows[:2], p.table.summary))
    await store.quarantine("barn", "a mouse ate it")
    await store.save_revealed_seed("gone", "c0ffee", "5eed")
    await store.set_meta(OWN_KEY, OLD_KEY)
    return p


OLD_KEY, NEW_KEY = b"o" * 32, b"n" * 32


async def apply_line(
    store: Store, file: Path
) -> tuple[RestoreReport, list[tuple[str, int, str | None]], Any, Any, list[Row]]:
    done = await restore(store, file)
    listed = sorted((entry.table, entry.lines, entry.quarantine_reason) for entry in await store.tables())
    return (
        done,
        listed,
        await store.load_snapshot("nest"),
        await store.get_revealed_seed("gone"),
        await store.rows("nest"),
    )


async def opened(store: Store) -> dict[str, int]:
    return {entry.table: entry.opened_at for entry in await store.tables()}


def test_a_backup_restores_into_either_database(place: Any, postgres: Any, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    postgres.clock.now = 2_000_000.0
    p = inside(place, furnish)
    copied = asyncio.run(back_up(place.url, file))
    assert (copied.tables, copied.rows) == (2, len(p.rows) + 2)
    assert copied.size == file.stat().st_size
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(("backup", ".backup"))] == ["backup"]
    fresh = [SqliteHouse(tmp_path / "fresh.db"), postgres]
    for other in fresh:
        done, listed, snapshot, revealed, rows = inside(other, lambda store: apply_line(store, file))
        assert (sorted(done.added), done.extended, done.unchanged, done.conflicting) == (["barn", "nest"], [], [], [])
        assert listed == [("barn", 2, "a mouse ate it"), ("nest", len(p.rows), None)]
        assert snapshot is None  # only a cache, which a hostile file could forge
        assert revealed == ("c0ffee", "5eed")
        assert rows == p.rows
        assert inside(other, opened) == {"barn": 1_000_000, "nest": 1_000_000}
        assert_same_table(p.table, inside(other, lambda store: load_table(store, HOUSE, "nest", 0.0)))
        again = inside(other, lambda store: restore(store, file))
        assert (again.added, sorted(again.unchanged)) == ([], ["barn", "nest"])


def tables_of(schema: str) -> set[str]:
    """Return the SQL tables created by the migrations for one kind of database."""
    return set(re.findall(r"^CREATE TABLE (\w+)", "".join(sql for _, sql in migrations(schema)), re.M))


def everything(place: Any) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all SQL tables, in a form common to both kinds."""

    async def rows_in_postgres() -> dict[str, list[tuple[Any, ...]]]:
        connection = await asyncpg.connect(place.url)
        try:
            return {name: [tuple(row) for row in await connection.fetch(f"TABLE {name}")] for name in names}
        finally:
            await connection.close()

    names = tables_of("sqlite")
    if getattr(place, "kind", "sqlite") == "postgres":
        found = asyncio.run(rows_in_postgres())
    else:
        with closing(sqlite3.connect(place.url)) as db:
            found = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    return {name: sorted(rows, key=str) for name, rows in found.items()}


def test_a_backup_has_all_rows_of_all_sql_tables(place: Any, tmp_path: Path) -> None:
    assert tables_of("sqlite") == tables_of("postgres")
    inside(place, furnish)
    here = everything(place)
    assert all(here.values()), "`furnish` must fill every table of the schema"
    asyncio.run(back_up(place.url, tmp_path / "backup"))
    assert everything(SqliteHouse(tmp_path / "backup")) == here


def test_an_older_schema_can_be_backed_up(postgres: Any, tmp_path: Path) -> None:
    p = inside(postgres, furnish)
    asyncio.run(postgres.sql("DROP TABLE notes"))
    assert asyncio.run(back_up(postgres.url, tmp_path / "backup")).rows == len(p.rows) + 2


def test_replay_links_work_after_a_restore(place: Any, postgres: Any, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    inside(place, furnish)
    asyncio.run(back_up(place.url, file))
    for other in (SqliteHouse(tmp_path / "fresh.db"), postgres):
        inside(other, lambda store: store.set_meta(OWN_KEY, NEW_KEY))
        for _ in range(2):  # each is stored once, however often it is restored
            inside(other, lambda store: restore(store, file))
            assert inside(other, load_link_keys) == [NEW_KEY, OLD_KEY]
        further = tmp_path / f"further-{type(other).__name__}"
        asyncio.run(back_up(other.url, further))
        inside(SqliteHouse(further.with_suffix(".db")), lambda store, further=further: restore(store, further))
        assert inside(SqliteHouse(further.with_suffix(".db")), load_link_keys) == [NEW_KEY, OLD_KEY]


class SqliteHouse:
    @property
    def url(self) -> str:
        return str(self.path)

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> Store:
        return await SqliteStore.open(str(self.path))


def test_a_restore_changes_no_existing_row(place: Any, tmp_path: Path) -> None:
    file, long, short, other = tmp_path / "backup", evening(6), evening(2), evening(0)
    other.play(0, other.table.game.write(other.table.legal_actions(0)[-1]))
    assert other.rows[-1] != long.rows[len(other.rows) - 1]

    async def before(store: Store) -> None:
        for name in ("ahead", "behind", "elsewhere"):
            rows = rows_of(name, long)
            await store.append(Append(name, rows[: -2 if name == "ahead" else None], long.table.summary))

    async def after(store: Store) -> None:
        for name, played in (("ahead", long), ("behind", short), ("elsewhere", other)):
            await store.append(Append(name, rows_of(name, played), long.table.summary))

    here = SqliteHouse(tmp_path / "here.db")
    inside(here, before)
    asyncio.run(back_up(str(here.path), file))
    inside(place, after)
    done = inside(place, lambda store: restore(store, file))
    assert (done.added, done.extended, done.unchanged, done.conflicting) == ([], ["behind"], ["ahead"], ["elsewhere"])
    for name, played in (("ahead", long), ("behind", long), ("elsewhere", other)):
        assert inside(place, lambda store, name=name: store.rows(name)) == rows_of(name, played)


def test_a_table_that_grows_during_a_restore_is_compared_again(place: Any, tmp_path: Path) -> None:
    file, p = tmp_path / "backup", evening(6)
    here = SqliteHouse(tmp_path / "here.db")
    inside(here, lambda store: store.append(Append("nest", p.rows, p.table.summary)))
    asyncio.run(back_up(str(here.path), file))

    async def while_somebody_plays(store: Store) -> tuple[RestoreReport, list[Row]]:
        await store.append(Append("nest", p.rows[:4], p.table.summary))
        read, played = store.rows, []

        async def rows(table: str, after: int = -1) -> list[Row]:
            found = await read(table, after)
            if not played:
                played.append(table)
                await store.append(Append("nest", p.rows[4:5]))
            return found

        store.rows = rows  # type: ignore[method-assign]
        return await restore(store, file), await read("nest")

    done, rows = inside(place, while_somebody_plays)
    assert (done.extended, rows) == (["nest"], p.rows)


def made(tmp_path: Path, kind: str) -> Path:
    """Create a file that is not a backup."""
    file, good = tmp_path / kind, tmp_path / "good.db"
    inside(SqliteHouse(tmp_path / "house.db"), furnish)
    asyncio.run(back_up(str(tmp_path / "house.db"), good))
    body = good.read_bytes()
    match kind:
        case "journal":
            file.write_text('{"kind":"header"}\n')
        case "empty":
            file.write_bytes(b"")
        case "cut":
            file.write_bytes(body[: len(body) // 2])
        case "scratched":
            file.write_bytes(body[:6000] + bytes(len(body) - 8000) + body[-2000:])
        case "folder":
            file.mkdir()
        case "strange" | "newer" | "open":
            if kind != "strange":
                file.write_bytes(body)
            db = sqlite3.connect(file)
            if kind == "strange":
                db.execute("CREATE TABLE recipes (cheese text)")
            elif kind == "newer":
                db.execute("PRAGMA user_version = 4000")
            else:
                Path(f"{file}-wal").write_bytes(b"rows of today")
            db.close()
    return file


@pytest.mark.parametrize("kind", ["journal", "empty", "cut", "scratched", "folder", "strange", "open", "missing"])
def test_a_bad_file_is_refused_and_changes_nothing(tmp_path: Path, kind: str) -> None:
    file, house = made(tmp_path, kind), SqliteHouse(tmp_path / "other.db")
    with pytest.raises(BadBackup) as told:
        inside(house, lambda store: restore(store, file))
    assert kind in str(told.value.args_["file"])
    assert inside(house, lambda store: store.tables()) == []


def test_a_backup_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    file, house = made(tmp_path, "newer"), SqliteHouse(tmp_path / "other.db")
    with pytest.raises(NewerSchema):
        inside(house, lambda store: restore(store, file))


def test_a_failed_backup_leaves_no_file(tmp_path: Path) -> None:
    house, there = tmp_path / "house.db", tmp_path / "there"
    inside(SqliteHouse(house), furnish)
    there.write_text("something dear")
    with pytest.raises(BackupNotWritten):
        asyncio.run(back_up(str(house), there))
    assert there.read_text() == "something dear"
    with pytest.raises(BackupNotWritten):
        asyncio.run(back_up(str(house), tmp_path / "no" / "such" / "folder"))
    with pytest.raises(NoDatabase):
        asyncio.run(back_up(str(tmp_path / "nothing.db"), tmp_path / "new"))
    with pytest.raises(BackupNotWritten):
        asyncio.run(back_up(str(there), tmp_path / "new"))
    assert not (tmp_path / "new").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house.db", "there"]


def test_leftovers_of_a_killed_backup_are_deleted(tmp_path: Path) -> None:
    inside(SqliteHouse(tmp_path / "house.db"), furnish)
    left, begun = tmp_path / ".mulot-backup-old", tmp_path / ".mulot-backup-new"
    for file in (left, begun):
        file.write_bytes(b"half of the house")
    yesterday = time.time() - 86_400
    os.utime(left, (yesterday, yesterday))
    asyncio.run(back_up(str(tmp_path / "house.db"), tmp_path / "new"))
    assert sorted(path.name for path in tmp_path.iterdir()) == [".mulot-backup-new", "house.db", "new"]


def test_a_killed_backup_leaves_only_a_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside(SqliteHouse(tmp_path / "house.db"), furnish)
    meanwhile: list[str] = []
    look = backup._check_copy

    def look_over(new: Path, file: Path) -> backup.BackupContents:
        meanwhile.append(new.name)
        return look(new, file)

    monkeypatch.setattr(backup, "_check_copy", look_over)
    asyncio.run(back_up(str(tmp_path / "house.db"), tmp_path / "new"))
    assert [name.startswith(backup.TEMPORARY_PREFIX) for name in meanwhile] == [True]


def test_an_unreachable_or_empty_database_is_reported(tmp_path: Path, postgres: Any) -> None:
    with pytest.raises(StoreDown):
        asyncio.run(back_up("postgresql://mulot@127.0.0.1:9/none", tmp_path / "new"))
    with pytest.raises(NoDatabase):
        asyncio.run(back_up(postgres.url, tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_checked_before_it_becomes_the_backup(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "strange.db").execute("CREATE TABLE recipes (cheese text)").connection.close()
    with pytest.raises(BadBackup, match="no such table"):
        asyncio.run(back_up(str(tmp_path / "strange.db"), tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_error_messages_are_cut_at_200_characters() -> None:
    assert BadBackup(Path("old.db"), "x" * 300).args_ == {"file": "old.db", "why": "x" * 200}
