"""Power cuts: the store runs on a disk that loses power, and every acknowledged row must still be there afterwards.

A recording VFS below SQLite records every write, sync and truncation of the connection. A cut at any of these steps
leaves a disk on which each write since the file's last sync may be present, missing or torn. The store is then opened
on that disk: rows that were acknowledged before the cut must be there, contiguous and unchanged, and the file must pass
SQLite's integrity check.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import apsw

from mulot.actor.store_interface import WriteResult
from mulot.store import Append, NoSuchTable, StoreDown
from mulot.store.sqlite import SqliteStore
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table import Row, Summary

SECTOR = 512
MEMORY_FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""The disks after a cut are checked in memory, where syncing costs nothing."""
SUMMARY = Summary("skirmish", "playing", False, 2, 0, "")


@dataclass(frozen=True)
class DiskStep:
    """A change of the disk: a write, a sync, a truncation, or the deletion of a file."""

    kind: str
    file: str
    offset: int = 0
    data: bytes = b""


class RecordingVfs(apsw.VFS):
    """The default VFS, which also records every step."""

    def __init__(self, name: str) -> None:
        self.steps: list[DiskStep] = []
        self.name = name
        super().__init__(name, "")

    def xOpen(self, name: object, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 (SQLite's name)
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        return _File(self.steps, Path(path).name, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.steps.append(DiskStep("delete", Path(filename).name))


class _File(apsw.VFSFile):
    def __init__(self, steps: list[DiskStep], file: str, name: object, flags: list[int]) -> None:
        self.steps, self.file = steps, file
        super().__init__("", name, flags)  # type: ignore[arg-type]

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self.steps.append(DiskStep("write", self.file, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self.steps.append(DiskStep("truncate", self.file, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self.steps.append(DiskStep("sync", self.file))


class ExclusiveConnection(SqliteConnection):
    """The store's connection with an exclusive lock on the file, because a VFS in Python has no shared memory."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (
        "locking_mode = EXCLUSIVE",
        *SqliteConnection.PRAGMAS,
        "wal_autocheckpoint = 40",
    )


class SyncNormalConnection(ExclusiveConnection):
    """An injected fault: commits do not wait for the disk."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (*ExclusiveConnection.PRAGMAS, "synchronous = NORMAL")


class SyncOffConnection(ExclusiveConnection):
    """An injected fault: nothing waits for the disk."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (*ExclusiveConnection.PRAGMAS, "synchronous = OFF")


class ExclusiveStore(SqliteStore):
    """The unchanged store, on an exclusive connection."""

    CONNECTION_TYPE = ExclusiveConnection


class SyncNormalStore(SqliteStore):
    """An injected fault: see the connection."""

    CONNECTION_TYPE = SyncNormalConnection


class SyncOffStore(SqliteStore):
    """An injected fault: see the connection."""

    CONNECTION_TYPE = SyncOffConnection


class AckBeforeCommitStore(ExclusiveStore):
    """An injected fault: rows are acknowledged before the commit."""

    def write(self, appends: Sequence[Append], then: Callable[[WriteResult], None]) -> None:
        """Acknowledge at once, then write."""
        asyncio.get_running_loop().call_soon(then, WriteResult())
        super().write(appends, lambda written: None)


@dataclass
class DiskRecording:
    """The steps that reached the disk, and for each row the number of steps before it was acknowledged."""

    steps: list[DiskStep] = field(default_factory=list)
    acked: list[tuple[int, str, Row]] = field(default_factory=list)


@dataclass
class CutReport:
    """How many cuts there were, how many lost rows or corrupted the file, and the largest number of rows lost in one
    cut."""

    cuts: int = 0
    lost: int = 0
    corrupt: int = 0
    worst: int = 0


def record(store: type[SqliteStore], rounds: int, rng: random.Random) -> DiskRecording:
    """Append rows to several tables at once, and record it; the appends of a round share a commit."""
    name = f"recording-{id(rng)}-{rng.random()}"
    vfs, done = RecordingVfs(name), DiskRecording()

    async def evening(path: str) -> None:
        kept = await store.open(path, vfs=name)
        lines: dict[str, int] = {}
        for _ in range(rounds):
            playing = rng.sample([f"table-{i}" for i in range(6)], rng.randint(1, 4))
            appends = []
            for table in playing:
                first = lines.get(table, 0)
                rows = [
                    Row(first + i, rng.randbytes(rng.randint(40, 400)), 0, f"action-{first + i}")
                    for i in range(rng.choice((1, 1, 1, 3)))
                ]
                lines[table] = first + len(rows)
                appends.append(Append(table, rows, SUMMARY if first == 0 else None))
            await asyncio.gather(*(kept.append(append) for append in appends))
            at = len(vfs.steps)
            done.acked += [(at, append.table, row) for append in appends for row in append.rows]
        done.steps = list(vfs.steps)  # without the writes of closing
        await kept.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(f"{folder}/mulot.db"))
    vfs.unregister()
    return done


def cut_points(steps: list[DiskStep], rng: random.Random) -> Iterator[int]:
    """Yield where to cut: before and after every sync, then at random, forever."""
    for at, step in enumerate(steps):
        if step.kind == "sync":
            yield at
            yield at + 1
    while True:
        yield rng.randint(1, len(steps))


def disk_after_cut(steps: list[DiskStep], cut: int, rng: random.Random) -> dict[str, bytes]:
    """Return the files after a power cut: synced writes are present, and every other write is present, missing or
    torn."""
    files: dict[str, bytearray] = {}
    unsynced: dict[str, list[DiskStep]] = {}
    for step in steps[:cut]:
        if step.kind == "sync":
            for late in unsynced.pop(step.file, []):
                _apply_step(files, late, len(late.data))
        elif step.kind == "delete":
            files.pop(step.file, None)
            unsynced.pop(step.file, None)
        else:
            unsynced.setdefault(step.file, []).append(step)
    keep = rng.choice((0.0, 0.5, 0.5, 0.9))
    for waiting in unsynced.values():
        for step in waiting:
            if rng.random() < keep:
                torn = rng.random() < 0.3
                _apply_step(
                    files, step, rng.randrange(0, len(step.data) + 1, SECTOR) if torn and step.data else len(step.data)
                )
    return {name: bytes(data) for name, data in files.items()}


def _apply_step(files: dict[str, bytearray], step: DiskStep, length: int) -> None:
    file = files.setdefault(step.file, bytearray())
    if step.kind == "truncate":
        del file[step.offset :]
        return
    if len(file) < step.offset:
        file.extend(bytes(step.offset - len(file)))
    file[step.offset : step.offset + length] = step.data[:length]


async def check(files: dict[str, bytes], acked: list[tuple[str, Row]], report: CutReport) -> None:
    """Open the store on these files and look for the acknowledged rows."""
    report.cuts += 1
    with tempfile.TemporaryDirectory(dir=MEMORY_FOLDER) as folder:
        for name, data in files.items():
            Path(folder, name).write_bytes(data)
        try:
            tables, problems = await _read(f"{folder}/mulot.db", {table for table, _ in acked})
        except StoreDown as error:
            tables, problems = {}, [str(error)]
    lost = sum(row not in tables.get(table, [])[row.line : row.line + 1] for table, row in acked)
    report.corrupt += bool(problems)
    report.lost += lost > 0
    report.worst = max(report.worst, lost)


async def _read(path: str, names: set[str]) -> tuple[dict[str, list[Row]], list[str]]:
    kept = await SqliteStore.open(path)
    tables: dict[str, list[Row]] = {}
    try:
        found = await kept._run(lambda ledger: ledger.db.execute("PRAGMA integrity_check").fetchall())
        problems = [str(row) for row in found if row != ("ok",)]
        for table in names:
            try:
                tables[table] = await kept.rows(table)
            except NoSuchTable:
                continue
            if any(row.line != i for i, row in enumerate(tables[table])):
                problems.append(f"{table} has a gap")
    finally:
        await kept.close()
    return tables, problems


def prove(
    cuts: int,
    seed: int = 0,
    store: type[SqliteStore] = ExclusiveStore,
    rounds: int = 60,
    evening: int = 1000,
    stop: Callable[[CutReport], bool] = lambda report: False,
) -> CutReport:
    """Cut the power this many times, at most `evening` times per recording, or until `stop` says so."""
    rng, report = random.Random(seed), CutReport()
    while report.cuts < cuts and not stop(report):
        recorded = record(store, rounds, rng)
        places = cut_points(recorded.steps, rng)

        async def some(recorded: DiskRecording = recorded, places: Iterator[int] = places) -> None:
            for _ in range(min(evening, cuts - report.cuts)):
                cut = next(places)
                acked = [(table, row) for at, table, row in recorded.acked if at <= cut]
                await check(disk_after_cut(recorded.steps, cut, rng), acked, report)
                if stop(report):
                    return

        asyncio.run(some())
    return report
