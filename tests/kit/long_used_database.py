"""Makes a SQLite file that looks long used: tables that grew side by side, with every row marked, some of them erased.

    python -m kit.long_used_database FILE SEED

The command erases one table after another, and prints each, until it is killed.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import ClassVar

from mulot.actor import Snapshot
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table import Row, Summary
from mulot.table.records import Append

OVER = Summary("skirmish", "over", True, 2, 0, "c0ffee", None)


class UnsyncedConnection(SqliteConnection):
    """A connection that does not wait for the disk."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (*SqliteConnection.PRAGMAS, "synchronous = OFF")


class NonOverwritingConnection(UnsyncedConnection):
    """A connection that does not overwrite what it deletes."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (*UnsyncedConnection.PRAGMAS, "secure_delete = OFF")


class PartlyOverwritingConnection(UnsyncedConnection):
    """A connection that overwrites deleted data only in pages that are written anyway."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (*UnsyncedConnection.PRAGMAS, "secure_delete = FAST")


class UsedDatabase:
    """`live` has the number of rows of each existing table; of the tables in `gone` nothing may be left."""

    def __init__(self, file: Path, seed: int, ledger: type[SqliteConnection] = UnsyncedConnection) -> None:
        self.file = file
        self.rng = random.Random(seed)
        self.ledger = ledger(str(file), time.time)
        self.live: dict[str, int] = {}
        self.gone: list[str] = []
        self._opened = 0

    def live_on(self, turns: int) -> None:
        """Run this many steps: rows for some tables, sometimes a new table, a snapshot, or an erasure."""
        for _ in range(turns):
            while len(self.live) < 20 or self.rng.random() < 0.01:
                self._open()
            names = self.rng.sample(list(self.live), self.rng.randint(1, 8))
            with self.ledger.db:
                for name in names:
                    self._grow(name, self.rng.randint(1, 3))
            name = self.rng.choice(names)
            if self.rng.random() < 0.05:
                body = f"{row_marker(name)} snapshot".encode() * self.rng.randint(5, 1000)
                self.ledger.save_snapshot(name, Snapshot(self.live[name], "1", body))
            if self.rng.random() < 0.02:
                self.erase(name)

    def erase(self, name: str) -> None:
        """Erase a table as the store does: clear the log after the commit."""
        self.ledger.erase(name)
        del self.live[name]
        self.gone.append(name)
        self.ledger.clear_erased()

    def _open(self) -> None:
        self._opened += 1
        name = f"{self._opened:04}" + "".join(self.rng.choices("abcdefghijklmnopqrstuvwxyz", k=16))
        self.ledger.append([Append(name, [Row(0, self._body(name, 0))], OVER)])
        self.live[name] = 1

    def _grow(self, name: str, rows: int) -> None:
        first = self.live[name]
        new = [Row(line, self._body(name, line), 1, f"{line}") for line in range(first, first + rows)]
        self.ledger.append([Append(name, new, OVER if self.rng.random() < 0.1 else None)])
        self.live[name] += rows

    def _body(self, name: str, line: int) -> bytes:
        long = 5000 if self.rng.random() < 0.01 else self.rng.choice((10, 60, 100, 200, 600))
        return f'{{"kind":"move","mark":"{row_marker(name)} {line}"{"-" * long}}}'.encode()


def row_marker(name: str) -> str:
    """Return a text that is in every row of a table and nowhere else."""
    return name[::-1]


def count_traces(names: list[str], *files: Path) -> dict[str, int]:
    """Return how often the ids and markers of these tables occur in these files and the logs next to them."""
    beside = [found for file in files for found in sorted(file.parent.glob(file.name + "*"))]
    everything = b"\n".join(file.read_bytes() for file in beside)
    found = {name: everything.count(name.encode()) + everything.count(row_marker(name).encode()) for name in names}
    return {name: count for name, count in found.items() if count}


def main(file: str, seed: str) -> None:
    """Erase all tables until killed."""
    house = UsedDatabase(Path(file), int(seed))
    house.live_on(1500)
    print("begin", flush=True)
    for name in list(house.live):
        print(f"erasing {name}", flush=True)
        house.erase(name)
        print(f"erased {name}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
