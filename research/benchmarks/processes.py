"""Compares one process, several on one port, several servers, and several nodes behind a proxy, on one PostgreSQL.

    python -m research benchmarks processes                            50 and 200 tables, five rounds
    python -m research benchmarks processes --keep FILE --rounds 1     adds rounds to a file
    python -m research benchmarks processes --tables 50 --only one,workers,houses

`houses` are separate servers that share only the database and have different tables, which is the best that this number
of processes can achieve. `behind` are such servers, each behind a separate HAProxy, which shows the cost of the proxy.
CPU time per move counts only the server's processes; another column adds the database, pub/sub and proxies.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from kit.postgres_server import PostgresServer
from kit.redis_server import RedisServer
from kit.reverse_proxies import NODES, Proxy
from research import module_parser
from research.benchmarks.live_tables import write_to_readme
from research.benchmarks.load_generator import process_tree
from research.benchmarks.measurement_rounds_file import RoundsFile, median_figure, median_microseconds
from research.benchmarks.server_processes import ServerProcess, start_mulot

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("one", "workers", "houses", "nodes", "behind")
NAMES = {
    "one": "one process",
    "workers": "`--workers {n}`",
    "houses": "{n} separate servers",
    "nodes": "{n} nodes behind HAProxy",
    "behind": "{n} separate servers, each behind HAProxy",
}


@contextmanager
def start_servers(
    kind: str, database: str, redis: str, count: int
) -> Iterator[tuple[list[ServerProcess], list[int], list[int]]]:
    """Start the servers of one kind during the `with` block. Yields them, the ports for clients, and the process ids of
    the proxies."""
    with ExitStack() as closing:
        houses = []
        for _ in range(1 if kind in ("one", "workers") else count):
            houses.append(
                start_mulot(database, REDIS=redis, PROXIES="127.0.0.1", WORKERS=count if kind == "workers" else 1)
            )
            closing.callback(houses[-1].stop)
        ports = [house.port for house in houses]
        # A proxy has as many nodes as the example in docs/hosting.md; a server behind its own proxy is all of them.
        behind = {"nodes": [ports], "behind": [[port] * len(NODES) for port in ports]}.get(kind, [])
        doors = [closing.enter_context(Proxy("haproxy", nodes)) for nodes in behind]
        yield houses, [door.port for door in doors] or ports, [door.process.pid for door in doors]


def measure(kind: str, tables: int, seconds: float, game: str, count: int) -> dict[str, Any]:
    """Measure one round of one kind, on a fresh database."""
    with ExitStack() as closing:
        postgres = PostgresServer("fsync=on")
        closing.callback(postgres.stop)
        redis = closing.enter_context(RedisServer())
        houses, ports, proxies = closing.enter_context(start_servers(kind, postgres.url, redis.url, count))
        assert postgres.process is not None
        assert redis.process is not None
        pids = [pid for house in houses for pid in process_tree(house.process.pid)]
        beside = {"database": postgres.process.pid, "bell": redis.process.pid}
        beside |= {f"proxy{number or ''}": proxy for number, proxy in enumerate(proxies)}
        command = [
            sys.executable,
            "-m",
            "research.benchmarks.load_generator",
            ",".join(map(str, ports)),
            game,
            str(tables),
        ]
        command += [str(seconds), ",".join(map(str, pids)), "2", json.dumps(beside)]
        done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, timeout=600)
    return {"kind": kind, **json.loads(done.stdout)}


ALL_PROCESSES = ("server", "database", "bell", "proxy", "proxy1")


def main(argv: list[str]) -> None:
    """Measure the chosen kinds and print the table of all rounds."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--tables", default="50,200")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--game", default="quo")
    parser.add_argument("--count", type=int, default=2, help="number of processes, servers or nodes")
    parser.add_argument("--keep", type=Path, help="a file to which rounds are added; the table shows all of its rounds")
    parser.add_argument("--write", action="store_true", help="write the table into README.md")
    args = parser.parse_args(argv)
    kept = RoundsFile(args.keep)
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", file=sys.stderr)
    for tables in map(int, args.tables.split(",")):
        for _ in range(args.rounds):
            for kind in args.only.split(","):
                kept.add(measure(kind, tables, args.seconds, args.game, args.count))
                print(json.dumps(kept.rounds[-1]), file=sys.stderr, flush=True)
    made = rounds_table(kept, args.count)
    print(made)
    if args.write:
        write_to_readme(made, "several")


def rounds_table(kept: RoundsFile, count: int) -> str:
    """Return all rounds of a file as a Markdown table."""
    lines = ["| tables | servers | µs per move | × one process | speed × separate servers "
             "| with all others | moves/s | rounds |",
             "| --- | --- | --- | --- | --- | --- | --- | --- |"]  # fmt: skip
    for tables in sorted({one["tables"] for one in kept.rounds}):
        own = {
            kind: median_microseconds(found) for kind in KINDS if (found := kept.rounds_with(kind=kind, tables=tables))
        }
        for kind, took in own.items():
            found = kept.rounds_with(kind=kind, tables=tables)
            of_one = f"{took / own['one']:.2f}" if "one" in own else "–"
            of_houses = f"{own['houses'] / took:.2f}" if "houses" in own else "–"
            everything = f"{median_microseconds(found, *ALL_PROCESSES):.0f} µs"
            lines.append(
                f"| {tables} | {NAMES[kind].format(n=count)} | {took:.0f} | {of_one} | {of_houses} "
                f"| {everything} | {median_figure(found, 'moves_s'):,.0f} | {len(found)} |"
            )
    return "\n".join(lines)
