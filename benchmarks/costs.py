"""What a move, a group of rows, a row, a byte and a thought cost: measured here, kept in `costs.json` for `scale.py`.

    python benchmarks/costs.py --several FILE --crowds FILE --idle 28.4

The files are what `several.py --keep` and `crowds.py --keep` have left: with the game itself they give what was
measured with one process, two, and two nodes, and what the strongest characters think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

from driver import Load, cpu, family, seat_table  # noqa: E402
from kept import Kept, figure, middle  # noqa: E402
from servers import house  # noqa: E402

from kit.postgres_server import PostgresServer  # noqa: E402
from mulot.room.store import Written  # noqa: E402
from mulot.store.postgres import PostgresStore  # noqa: E402
from mulot.table.records import Append, Row, Summary  # noqa: E402

SIZES = (2, 50)
"""Rows of a group: from two sizes follows what the group costs, and what a row does."""


async def written(store: PostgresStore, appends: list[Append]) -> None:
    """All of them are durable, in one group."""
    loop = asyncio.get_running_loop()
    waiting: list[asyncio.Future[Written]] = [loop.create_future() for _ in appends]
    for append, future in zip(appends, waiting, strict=True):
        store.write([append], future.set_result)
    for future in waiting:
        assert (await future).error is None


async def groups(server: PostgresServer, times: int = 400) -> dict[str, float]:
    """Microseconds of processor for a group and for a row, here and in the database; and how long a commit takes."""
    assert server.process is not None
    store = await PostgresStore.open(server.url)
    names = [f"costs{number:020d}" for number in range(max(SIZES))]
    summary = Summary("quo", "playing", False, 2, 0, "0" * 64, None)
    for name in names:
        await written(store, [Append(name, (Row(0, b"x" * 200),), summary)])
    line, found = 0, dict[int, tuple[float, float, float]]()
    for size in SIZES:
        pids = family(server.process.pid)
        own, theirs, took = time.process_time(), cpu(*pids), list[float]()
        for _ in range(times):
            line += 1
            began = time.perf_counter()
            rows = [Row(line, b"x" * 260, 0, f"costs{line:06d}") for _ in range(size)]
            await written(store, [Append(name, (row,), None) for name, row in zip(names, rows, strict=False)])
            took.append(time.perf_counter() - began)
        own, theirs = time.process_time() - own, cpu(*pids) - theirs
        found[size] = (own / times * 1e6, theirs / times * 1e6, statistics.median(took) * 1e3)
        for name in names[size:]:  # their lines go on from where the others are
            await written(store, [Append(name, tuple(Row(n, b"") for n in range(line - times + 1, line + 1)), None)])
    await store.close()
    small, large = SIZES
    row = [(found[large][i] - found[small][i]) / (large - small) for i in range(2)]
    group = [found[small][i] - small * row[i] for i in range(2)]
    return {
        "group_us": round(max(group[0], 0)), "row_us": round(row[0], 1), "commit_ms": round(found[small][2], 2),
        "database_group_us": round(max(group[1], 0)), "database_row_us": round(row[1], 1),
    }  # fmt: skip


async def play(server: PostgresServer, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Bytes that a move is on the wire, to all who sit there, and in the database."""
    import asyncpg

    running, load = house(server.url), Load()
    try:
        made = [await seat_table(running.port, game, 2, load, {}) for _ in range(tables)]
        heard = 0
        for players in made:
            for player in players:
                assert player.wire is not None

                def hear(frame: bytes, then: Any = player.hear) -> None:
                    nonlocal heard
                    heard += len(frame) + 4 if load.on else 0
                    then(frame)

                player.wire._hear = hear
        load.on = True
        for players in made:
            assert players[0].wire is not None
            players[0].wire.say(b'{"do":"start"}')
        await asyncio.sleep(seconds)
        load.on, load.stop = False, True
    finally:
        running.stop()
    connection = await asyncpg.connect(server.url)
    size, rows = await connection.fetchrow(
        "SELECT pg_total_relation_size('lines'), count(*) FROM lines WHERE tbl NOT LIKE 'costs%'"
    )
    await connection.close()
    return {"wire_bytes_a_move": round(heard / load.moves), "row_bytes": round(size / rows)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--several", type=Path, required=True)
    parser.add_argument("--crowds", type=Path, required=True)
    parser.add_argument("--idle", type=float, required=True, help="kB a socket, as idle.py says")
    parser.add_argument("--live", type=Path, required=True, help="what live.py has kept: a real game on PostgreSQL")
    args = parser.parse_args()
    costs: dict[str, Any] = {"tables": 50, "kb_a_socket": args.idle}
    for take in (groups, lambda server: play(server, "barrieres", 20, 8)):
        server = PostgresServer("fsync=on")
        try:
            costs |= uvloop.run(take(server))
        finally:
            server.stop()
    kept = Kept(args.several)
    for kind in ("one", "workers", "houses", "nodes"):
        rounds = kept.of(kind=kind, tables=50)
        costs[kind] = {
            "us": round(middle(rounds), 1),
            "database_us": round(middle(rounds, "database"), 1),
            "driver_us": round(middle(rounds, "driver"), 1),
            "proxy_us": round(middle(rounds, "proxy"), 1),
            "moves_s": round(figure(rounds, "moves_s")),
            "rounds": len(rounds),
        }
    bots = Kept(args.crowds).of(kind="bots")
    costs["thought_ms"] = round(statistics.median(1000 * one["bots_cpu"] / one["thoughts_s"] for one in bots))
    real = Kept(args.live).of(kind="house-postgres", game="barrieres", tables=50)
    costs["real_us"] = round(middle(real), 1)
    (HERE / "costs.json").write_text(json.dumps(costs, indent=1) + "\n")
    print(json.dumps(costs, indent=1))


if __name__ == "__main__":
    main()
