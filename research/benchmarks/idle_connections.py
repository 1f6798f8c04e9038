"""Measures the cost of idle WebSockets, of loading long tables, and of starting the server.

python -m research benchmarks idle-connections
"""

import asyncio
import json
import resource
import statistics
import tempfile
import time
import tracemalloc
from typing import Any

from research import module_parser
from research.benchmarks.load_generator import (
    HOST,
    LoadCounters,
    SimulatedPlayer,
    cpu_seconds,
    memory_bytes,
    request,
    seat_table,
)
from research.benchmarks.raw_websocket import connect
from research.benchmarks.server_processes import start_mulot


async def idle_sockets(number: int) -> dict[str, Any]:
    """Open this many idle WebSockets at tables of two, and return how much memory each costs the server."""
    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server = start_mulot(f"{folder}/mulot.db", UNLOAD_AFTER=3600)
        try:
            pid, load = server.process.pid, LoadCounters()
            empty = memory_bytes(pid)
            wires, began = [], time.perf_counter()
            for _ in range(number // 2):
                players = [SimulatedPlayer(load), SimulatedPlayer(load)]
                wanted = {"game": "quo", "take": [{"seat": 0}]}
                table = (await request(server.port, "POST", "/api/tables", players[0].cookie, wanted))["table"]
                for player in players:
                    path = f"/api/tables/{table}/live"
                    wires.append(await connect(HOST, server.port, path, player.cookie, player.hear))
            spent = time.perf_counter() - began
            await asyncio.sleep(1)
            gone = sum(wire.gone for wire in wires)
            cost = (memory_bytes(pid) - empty) / number / 1000
            return {"sockets": number, "gone": gone, "kb_a_socket": round(cost, 1), "opened_in_s": round(spent, 1)}
        finally:
            server.stop()


async def measure_loading(moves: int) -> dict[str, Any]:
    """Return how much CPU time (including the store's thread) it takes to load a table with this many moves, from its
    journal and from a snapshot, and how much memory the loaded table takes."""
    from mulot.server.games import ServerGames
    from mulot.store import load_table, open_store, save_snapshot

    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server, load = start_mulot(f"{folder}/mulot.db"), LoadCounters()
        try:
            players = await seat_table(server.port, "quo", 2, load, {})
            load.on = True
            assert players[0].wire is not None
            players[0].wire.say(b'{"do":"start"}')
            while load.moves < moves:
                await asyncio.sleep(0.01)
            load.stop = True
            await asyncio.sleep(0.2)
        finally:
            server.stop()
        store, games = await open_store(f"{folder}/mulot.db"), ServerGames("quo").catalogue
        table = (await store.tables())[0].table
        times: dict[str, float] = {}
        for how in ("journal", "snapshot"):
            taken = []
            for _ in range(15):
                began = time.process_time()
                opened = await load_table(store, games, table, 0.0)
                taken.append(time.process_time() - began)
            times[how] = round(statistics.median(taken) * 1000, 1)
            await save_snapshot(store, opened)
        tracemalloc.start()
        opened = await load_table(store, games, table, 0.0)
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await store.close()
    return {
        "moves": load.moves,
        "ms_by_journal": times["journal"],
        "ms_by_snapshot": times["snapshot"],
        "kb": round(size / 1000),
    }


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--moves", default="500,2000", help="number of moves of the tables to load")
    args = parser.parse_args(argv)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 17), hard))
    if args.sockets:
        print("idle:", json.dumps(asyncio.run(idle_sockets(args.sockets))))
    for moves in map(int, filter(None, args.moves.split(","))):
        print("measure_loading:", json.dumps(asyncio.run(measure_loading(moves))))
    with tempfile.TemporaryDirectory() as folder:
        server = start_mulot(f"{folder}/mulot.db")
        print(f"start: {server.start_s:.2f} s, CPU time {cpu_seconds(server.process.pid):.2f} s")
        server.stop()
