"""Power failures, a full or failing disk, a killed database."""

from __future__ import annotations

import asyncio
import random
import tempfile
from typing import Any, ClassVar

import apsw
import pytest

from kit.postgres_server import PostgresServer
from mulot.store import Append, Conflict, StoreDown
from mulot.store.postgres import PostgresStore
from mulot.store.sqlite import SqliteStore
from mulot.table import Row, Summary
from prove import power_cuts

OPEN = Summary("skirmish", "open", True, 2, 2, "c0ffee")


def test_200_power_failures_lose_nothing() -> None:
    report = power_cuts.prove(200, seed=7)
    assert (report.cuts, report.lost, report.corrupt) == (200, 0, 0)


def test_the_recorder_sees_every_sync() -> None:
    recorded = power_cuts.record(power_cuts.ExclusiveStore, 20, random.Random(1))
    syncs = [i for i, step in enumerate(recorded.steps) if step.kind == "sync"]
    acks = sorted({at for at, _, _ in recorded.acked})
    assert len(acks) == 20
    for before, after in zip([0, *acks], acks, strict=False):
        assert any(before <= at < after for at in syncs)


class Failing(apsw.VFS):
    """A disk whose n-th write or sync fails, as do the following ones for a while."""

    def __init__(self, name: str) -> None:
        self.until, self.heals_after = 10**9, 3
        super().__init__(name, "")

    def xOpen(self, name: object, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _FailingFile(self, name, flags)

    def tick(self, error: type[Exception]) -> None:
        self.until -= 1
        if -self.heals_after < self.until <= 0:
            raise error("planted")


class _FailingFile(apsw.VFSFile):
    def __init__(self, disk: Failing, name: object, flags: list[int]) -> None:
        self.disk = disk
        super().__init__("", name, flags)  # type: ignore[arg-type]

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.tick(apsw.FullError)
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.tick(apsw.IOError)
        super().xSync(flags)


class OnFailingDisk(SqliteStore):
    CONNECTION_TYPE: ClassVar[Any] = power_cuts.ExclusiveConnection


def test_a_failing_disk_acknowledges_nothing_and_the_store_recovers() -> None:
    disk = Failing("failing")
    failures = 0
    folder = tempfile.TemporaryDirectory(dir=power_cuts.MEMORY_FOLDER)

    async def evening(fails_at: int) -> int:
        path = f"{folder.name}/{fails_at}.db"
        disk.until = 10**9
        store = await OnFailingDisk.open(path, vfs="failing")
        await store.append(Append("nest", [Row(0, b"0")], OPEN))
        disk.until = fails_at
        acked, down, line = 0, 0, 1
        for _ in range(30):
            try:
                await store.append(Append("nest", [Row(line, b"x" * 300)]))
                acked = line
                line += 1
            except StoreDown:
                down += 1
            except Conflict:  # it had reached the disk after all, without being acknowledged
                assert down
            if down:
                try:
                    line = len(await store.rows("nest"))
                except StoreDown:
                    down += 1
        disk.until = 10**9
        rows = await store.rows("nest")
        assert [row.line for row in rows] == list(range(len(rows)))
        assert len(rows) > acked >= 20
        await store.close()
        return down

    for fails_at in range(1, 40):
        failures += asyncio.run(evening(fails_at)) > 0
    disk.unregister()
    folder.cleanup()
    assert failures >= 35


@pytest.mark.whole
def test_a_killed_postgresql_loses_nothing_and_the_store_recovers() -> None:
    server = PostgresServer()  # this one syncs

    async def evening() -> None:
        store = await PostgresStore.open(server.url)
        acked: dict[str, int] = {}
        down = 0

        async def play(table: str) -> None:
            nonlocal down
            line = 0
            while not over.is_set():
                try:
                    await store.append(Append(table, [Row(line, table.encode())], OPEN if line == 0 else None))
                    acked[table] = line
                    line += 1
                except StoreDown:
                    down += 1
                    await asyncio.sleep(0.05)
                    line = await known(table, line)
                except Conflict:
                    line = await known(table, line)

        async def known(table: str, line: int) -> int:
            try:
                return len(await store.rows(table))
            except Exception:
                return line

        over = asyncio.Event()
        tables = [f"table-{i}" for i in range(8)]
        players = [asyncio.create_task(play(table)) for table in tables]
        for _ in range(2):
            gone_on = dict(acked)
            while any(acked.get(table, 0) <= gone_on.get(table, 0) for table in tables):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        before = dict(acked)
        while not any(acked[table] > before.get(table, 0) for table in acked):
            await asyncio.sleep(0.01)
        over.set()
        await asyncio.gather(*players)
        for table, line in acked.items():
            rows = await store.rows(table)
            assert [row.line for row in rows] == list(range(len(rows)))
            assert len(rows) > line
        assert down > 0
        assert sum(acked.values()) > sum(before.values()), "it continued after the last start"
        await store.close()

    try:
        asyncio.run(asyncio.wait_for(evening(), 300))
    finally:
        server.stop()
