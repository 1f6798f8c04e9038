"""Corruption of the database file while the server is stopped: afterwards a table is shown as it was, or not at all."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import apsw

from kit.clients import Browser
from kit.crash_load import PlayerGroup
from kit.running_server import RunningServer, ServerDidNotStart
from prove.round_types import Round

PAGE_BYTES = 4096


async def corrupt_database(rng: random.Random, small: bool, done: Round, fault: str | None = None) -> None:
    """Corrupt one row or page, look at every table, restore the file, and repeat."""
    with RunningServer(fault=fault) as house:
        crowd = PlayerGroup([house.url], 6, rng.randrange(1 << 30))
        try:
            await crowd.gets_on(60, 180)
            await crowd.finish(games=False)
        finally:
            crowd.go_home()
        by_table = {p.screen.table: p.browser for p in crowd.players}
        before = {table: await _visible_state(browser, table) for table, browser in by_table.items()}
        await asyncio.to_thread(house.stop)
        file = Path(house.database)
        whole = file.read_bytes()
        for number in range(2 if small else 8):
            kind = "row" if number % 2 == 0 else "page"
            hit = _corrupt_row(file, rng) if kind == "row" else _corrupt_page(file, rng)
            await _check_tables(house, by_table, before, kind, hit, done)
            for end in ("-wal", "-shm"):
                Path(house.database + end).unlink(missing_ok=True)
            file.write_bytes(whole)
            done.count(f"× damaged {kind}")
            done.count("faults")
        await asyncio.to_thread(house.start)
        if {table: await _visible_state(browser, table) for table, browser in by_table.items()} != before:
            done.broken.append("the file is as it was, and the tables are not")
    done.count("moves before the damage", crowd.acked)


async def _visible_state(browser: Browser, table: str) -> Any:
    screen = await browser.watch(table)
    found = {part: screen.now.get(part) for part in ("rev", "view", "own", "waiting", "turns")}
    why = screen.messages[0].get("why")
    await screen.close()
    return {"not shown": why} if why is not None else found


def _corrupt_row(file: Path, rng: random.Random) -> str:
    """Flip a bit in the row of a move. Return its table."""
    database = apsw.Connection(str(file))
    rows = database.execute(
        'SELECT tbl, line, body FROM lines WHERE instr(body, CAST(\'"kind":"move"\' AS BLOB))'
    ).fetchall()
    table, line, body = rng.choice(rows)
    text = bytearray(body)
    at = rng.randrange(len(text))
    text[at] ^= 1 << rng.randrange(7)
    database.execute("UPDATE lines SET body = ? WHERE tbl = ? AND line = ?", (bytes(text), table, line))
    database.close()
    return str(table)


def _corrupt_page(file: Path, rng: random.Random) -> None:
    """Overwrite a page of the file with random bytes."""
    with file.open("r+b") as pages:
        pages.seek(rng.randrange(file.stat().st_size // PAGE_BYTES) * PAGE_BYTES)
        pages.write(rng.randbytes(PAGE_BYTES))


async def _check_tables(
    house: RunningServer, browsers: dict[str, Browser], before: dict[str, Any], kind: str, hit: str | None, done: Round
) -> None:
    try:
        await asyncio.to_thread(house.start)
    except ServerDidNotStart:
        done.count("house did not open on a damaged file")
        house.pid = None
        if hit is not None:
            done.broken.append("one damaged row keeps the whole house closed")
        return
    for table, browser in browsers.items():
        now = await _visible_state(browser, table)
        if "not shown" in now:
            done.count("tables put aside or refused after damage")
            if hit is not None and table != hit:
                done.broken.append(f"a damaged row of another table: this one is not shown: {now}")
        elif now != before[table]:
            done.broken.append(f"a damaged {kind}: a table is shown as it never was")
        elif table == hit:
            done.broken.append("a damaged row was not noticed")
        else:
            done.count("tables shown as they were after damage")
    await asyncio.to_thread(house.kill)
