"""Fifty tables beside others that are a burden: what comes of their moves, and of the time until these are answered.

    python benchmarks/crowds.py [--only calm,noisy,spectators,bots] [--rounds 5] [--keep FILE] [--write]

`noisy`: two people at one more table send 2,000 wishes a second that are refused. `spectators`: one of the tables has
500 who watch. `bots`: at 20 more tables the strongest character of Barrières thinks against somebody who plays at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent))

from driver import HOST, WARM, Load, Player, cpu, family, request, seat_table
from kept import Kept, figure, middle
from live import write
from servers import Running, house
from wire import Wire, connect

KINDS = {
    "calm": "nothing else",
    "noisy": "2,000 refused wishes a second at one more table",
    "spectators": "500 spectators at one of the tables",
    "bots": "the strongest characters think at 20 more tables",
}
TABLES, SPECTATORS, THINKING = 50, 500, 20
WISHES, EVERY = 20, 0.02
"""What each of two noisy people sends, and how often."""


async def make_noise(server: Running) -> None:
    """Moves that nobody may make: the game has not begun."""
    players = await seat_table(server.port, "quo", 2, Load(), {})
    wish = b'{"do":"play","id":"%s","seat":0,"question":0,"action":{"type":"wall","at":"a1h"}}'
    count = 0
    while True:
        for player in players:
            for _ in range(WISHES):
                count += 1
                assert player.wire is not None
                player.wire.say(wish % f"noise{count:09d}".encode())
        await asyncio.sleep(EVERY)


async def watch(server: Running, table: str) -> list[Wire]:
    """People who only look, and what they hear is thrown away."""
    cookies = [Player(Load()).cookie for _ in range(SPECTATORS)]
    return [
        await connect(HOST, server.port, f"/api/tables/{table}/live", cookie, lambda frame: None) for cookie in cookies
    ]


async def against_a_character(server: Running, load: Load, character: str) -> None:
    """A game of Barrières, and when it is over the next one."""
    while not load.stop:
        player = Player(load)
        over = asyncio.Event()
        player.again = over.set
        wanted = {"game": "barrieres", "seats": 2, "take": [{"seat": 0}], "characters": {"1": character}}
        table = (await request(server.port, "POST", "/api/tables", player.cookie, wanted))["table"]
        player.wire = await connect(HOST, server.port, f"/api/tables/{table}/live", player.cookie, player.hear)
        player.wire.say(b'{"do":"start"}')
        await over.wait()
        player.wire.close()


async def crowd(kind: str, seconds: float) -> dict[str, Any]:
    """One round."""
    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server = house(f"{folder}/mulot.db")
        beside: list[asyncio.Task[None]] = []
        try:
            pid, load, thinking = server.process.pid, Load(), Load()
            tables = [await seat_table(server.port, "quo", 2, load, {}) for _ in range(TABLES)]
            wires = []
            if kind == "spectators":
                assert tables[0][0].wire is not None
                wires = await watch(server, tables[0][0].wire.path.split("/")[3])
            elif kind == "noisy":
                beside.append(asyncio.create_task(make_noise(server)))
            elif kind == "bots":
                shown = await request(server.port, "GET", "/api/games", tables[0][0].cookie)
                strongest = next(game for game in shown if game["id"] == "barrieres")["characters"][-1]
                beside += [
                    asyncio.create_task(against_a_character(server, thinking, strongest)) for _ in range(THINKING)
                ]
            for players in tables:
                assert players[0].wire is not None
                players[0].wire.say(b'{"do":"start"}')
            await asyncio.sleep(WARM)
            began, used, whole = time.perf_counter(), cpu(pid), cpu(*family(pid))
            load.on = thinking.on = True
            await asyncio.sleep(seconds)
            load.on = thinking.on = False
            spent = time.perf_counter() - began
            used, whole = cpu(pid) - used, cpu(*family(pid)) - whole
            load.stop = thinking.stop = True
            times = sorted(load.times)
            return {
                "kind": kind,
                "moves_s": round(load.moves / spent),
                "p50_ms": round(times[len(times) // 2] * 1000, 2),
                "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
                "server_cpu": round(used / spent, 2),
                "bots_cpu": round((whole - used) / spent, 2),
                "thoughts_s": round(thinking.moves / spent, 1),
                "refused": load.refused,
                "gone": sum(wire.gone for wire in wires),
            }
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            server.stop()


def table(kept: Kept) -> str:
    """All that is kept."""
    lines = ["| beside 50 tables | moves a CPU second | of calm | moves/s | p50 ms | p99 ms | rounds |",
             "| --- | --- | --- | --- | --- | --- | --- |"]  # fmt: skip
    calm = kept.of(kind="calm")
    for kind, name in KINDS.items():
        if rounds := kept.of(kind=kind):
            took = middle(rounds)
            against = f"{middle(calm) / took:.2f}" if calm else "–"
            rest = [figure(rounds, name) for name in ("moves_s", "p50_ms", "p99_ms")]
            lines.append(f"| {name} | {1e6 / took:,.0f} | {against} | {rest[0]:,.0f} | {rest[1]:.1f} | {rest[2]:.1f} "
                         f"| {len(rounds)} |")  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="rounds are added to this file, and all that are in it count")
    parser.add_argument("--write", action="store_true", help="into README.md")
    args = parser.parse_args()
    kept = Kept(args.keep)
    for _ in range(args.rounds):
        for kind in args.only.split(","):
            kept.add(uvloop.run(crowd(kind, args.seconds)))
            print(json.dumps(kept.rounds[-1]), file=sys.stderr, flush=True)
    made = table(kept)
    print(made)
    if args.write:
        write(made, "crowds")


if __name__ == "__main__":
    main()
