"""One process, several on one port, several houses, several nodes behind a proxy: all on one PostgreSQL, in turns.

    python benchmarks/several.py                            50 and 200 tables, five rounds
    python benchmarks/several.py --tables 50 --only one,workers,houses

`houses` are separate ones that share nothing but the database, each with its own tables: more cannot be had of so many
processes. Moves a processor second are those of the house's own processes; what the database, the bell and the proxy
take is told beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

from driver import family  # noqa: E402
from live import FREE, Running, free_port  # noqa: E402

from kit.postgres_server import PostgresServer  # noqa: E402
from kit.redis_server import RedisServer  # noqa: E402

KINDS = ("one", "workers", "houses")
NAMES = {
    "one": "one process",
    "workers": "`--workers {n}`",
    "houses": "{n} separate houses",
}


def node(database: str, redis: str, workers: int = 1) -> Running:
    """A house on PostgreSQL, with a bell."""
    port = free_port()
    settings = {**FREE, "DATABASE": database, "REDIS": redis, "PORT": port, "WORKERS": workers, "MORE_GAMES": "quo",
                "PACE": 0, "LOG_LEVEL": "error"}  # fmt: skip
    env = {f"MULOT_{name}": str(value) for name, value in settings.items()}
    env["PYTHONPATH"] = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    return Running([sys.executable, "-m", "mulot.server.serve"], port, env, "/ready")


@contextmanager
def running(kind: str, database: str, redis: str, count: int) -> Iterator[tuple[list[Running], list[int]]]:
    """The houses of one kind, and the ports that people come to."""
    with ExitStack() as closing:
        houses = []
        for _ in range(1 if kind in ("one", "workers") else count):
            houses.append(node(database, redis, count if kind == "workers" else 1))
            closing.callback(houses[-1].stop)
        yield houses, [house.port for house in houses]


def measure(kind: str, tables: int, seconds: float, game: str, count: int) -> dict[str, Any]:
    """One round of one kind, on a fresh database."""
    with ExitStack() as closing:
        postgres = PostgresServer("fsync=on")
        closing.callback(postgres.stop)
        redis = closing.enter_context(RedisServer())
        houses, ports = closing.enter_context(running(kind, postgres.url, redis.url, count))
        assert postgres.process is not None
        assert redis.process is not None
        pids = [pid for house in houses for pid in family(house.process.pid)]
        beside = {"database": postgres.process.pid, "bell": redis.process.pid}
        command = [sys.executable, str(HERE / "driver.py"), ",".join(map(str, ports)), game, str(tables), str(seconds),
                   ",".join(map(str, pids)), "2", json.dumps(beside)]  # fmt: skip
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
    return {"kind": kind, **json.loads(done.stdout)}


def per_move(result: dict[str, Any], *whose: str) -> float:
    """Microseconds of processor for a move."""
    return 1e6 * sum(float(result.get(f"{name}_cpu", 0)) for name in whose) / max(float(result["moves_s"]), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--game", default="quo")
    parser.add_argument("--count", type=int, default=2, help="processes, houses, nodes")
    args = parser.parse_args()
    kinds = args.only.split(",")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, load before {os.getloadavg()[0]:.1f}; medians of {args.rounds} interleaved rounds\n")
    print("| tables | what | moves a CPU second | µs a move | with database and bell | moves/s | p50 ms | p99 ms |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for tables in map(int, args.tables.split(",")):
        taken: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
        for _ in range(args.rounds):
            for kind in kinds:
                taken[kind].append(measure(kind, tables, args.seconds, args.game, args.count))
                print("  ", json.dumps(taken[kind][-1]), file=sys.stderr, flush=True)
        own = {kind: statistics.median(per_move(r, "server") for r in found) for kind, found in taken.items()}
        for kind, found in taken.items():
            everything = statistics.median(per_move(r, "server", "database", "bell", "proxy") for r in found)
            rest = [round(statistics.median(r[name] for r in found), 1) for name in ("moves_s", "p50_ms", "p99_ms")]
            print(f"| {tables} | {NAMES[kind].format(n=args.count)} | {1e6 / own[kind]:,.0f} | {own[kind]:.0f} "
                  f"| {everything:.0f} | {rest[0]:,.0f} | {rest[1]} | {rest[2]} |", flush=True)  # fmt: skip
        for kind in kinds:
            against = [f"{own[kind] / own['one']:.2f} times the processor of one process"] if "one" in kinds else []
            if "houses" in kinds:
                against.append(f"{own['houses'] / own[kind]:.2f} of separate houses")
            if kind not in ("one", "houses"):
                print(f"  {NAMES[kind].format(n=args.count)}: {', '.join(against)}", flush=True)


if __name__ == "__main__":
    main()
