"""Parts of the battery without a server process: power cuts, and state machine tests of the table and the store."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from mulot.store.sqlite import SqliteStore
from prove import power_cuts, store_state_machine, table_state_machine
from prove.round_types import Round


async def power(seed: int, small: bool) -> Round:
    """Cut the power of the disk; then every acknowledged row must be there, and the file intact."""
    done = Round()
    report = await asyncio.to_thread(power_cuts.prove, 50 if small else 500, seed)
    done.count("power cuts", report.cuts)
    if report.lost or report.corrupt:
        done.broken.append(f"{report.lost} cuts lost something, {report.corrupt} left a file that is not sound")
    return done


async def evenings(seed: int, small: bool) -> Round:
    """Run random commands in random order at a table and at a store. A failing example is shrunk and reported."""
    done = Round()
    number = 20 if small else 200

    def stores() -> int:
        path = f"{power_cuts.MEMORY_FOLDER or '.'}/mulot-prove-{os.getpid()}.db"
        try:
            return store_state_machine.prove(lambda: SqliteStore.open(path), number // 2)
        finally:
            for end in ("", "-wal", "-shm"):
                Path(path + end).unlink(missing_ok=True)

    for what, run in (("table", lambda: table_state_machine.prove(number)), ("store", stores)):
        try:
            done.count(f"evenings at a {what}", await asyncio.to_thread(run))
        except AssertionError as error:
            done.broken.append(f"an evening at a {what}: {str(error)[:300]}")
    return done
