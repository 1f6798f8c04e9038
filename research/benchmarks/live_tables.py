"""Compares this server, with durable storage, with boardgame.io, which stores in memory, in files or in PostgreSQL.

    python -m research benchmarks live-tables                       everything (about an hour)
    python -m research benchmarks live-tables --tables 50 --rounds 1 --only house,memory
    python -m research benchmarks live-tables --keep FILE    adds rounds to a file, to split a measurement
    python -m research benchmarks live-tables --keep FILE --rounds 0 --write         writes the tables into README.md

The server is one process and the load generator another; the servers are measured in turn on the same machine. The load
generator yields to the server (SCHED_BATCH), because real clients would not compete with it for a core. The main figure
is moves per second of the server's CPU time, because other programs affect it less than moves per second.
`idle_connections.py` and `processes.py` measure the rest.
"""

import json
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from research import module_parser
from research.benchmarks.measurement_rounds_file import Round, RoundsFile, median_figure, median_microseconds
from research.benchmarks.server_processes import PEER, fetch_peer, find_node, start_mulot, start_peer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAMES = {
    "house": "Mulot, SQLite FULL",
    "house-postgres": "Mulot, PostgreSQL",
    "memory": "boardgame.io, memory",
    "flatfile": "boardgame.io, files",
    "postgres": "boardgame.io, PostgreSQL",
}
PEERS = ("memory", "flatfile", "postgres")
MAX_TABLES = {"flatfile": 200, "postgres": 200}
"""The most tables for servers that would take too long to set up more."""
HEAD = """| game | tables | server | moves per CPU second | × boardgame.io in memory | incl. database | moves/s | p50 ms | p99 ms | kB per table | rounds |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""  # noqa: E501


def lower_priority() -> None:
    """Let the server preempt this process, if the system supports that (Linux)."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def measure(kind: str, tables: int, seconds: float, game: str = "quo", seats: int = 2) -> Round:
    """Measure one round of one kind of server (a key of NAMES), with one load generator."""
    with ExitStack() as closing:
        folder = closing.enter_context(tempfile.TemporaryDirectory(prefix="mulot-bench-"))
        where, database = f"{folder}/mulot.db", None
        if kind.endswith("postgres"):
            from kit.postgres_server import PostgresServer

            server = PostgresServer("fsync=on")
            closing.callback(server.stop)
            assert server.process is not None
            where, database = server.url, server.process.pid
        running = start_peer(kind, where) if kind in PEERS else start_mulot(where)
        closing.callback(running.stop)
        pid, env = str(running.process.pid), {**os.environ}
        if kind in PEERS:
            env["NODE_PATH"] = str(PEER / "node_modules")
            command = [find_node(), str(HERE / "peer_driver.cjs"), str(running.port), str(tables), str(seconds), pid]
            command += [] if database is None else [str(database)]
        else:
            beside = {} if database is None else {"database": database}
            command = [sys.executable, "-m", "research.benchmarks.load_generator", str(running.port), game, str(tables)]
            command += [str(seconds), pid, str(seats), json.dumps(beside)]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=env,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            timeout=900,
            preexec_fn=lower_priority,
        )
    return {"kind": kind, "game": game, "start_s": round(running.start_s, 2), **json.loads(done.stdout)}


def table_row(kept: RoundsFile, game: str, tables: int, kind: str) -> str | None:
    """Return the table row of one kind of server; None if it was not measured."""
    rounds, peers = (
        kept.rounds_with(kind=kind, game=game, tables=tables),
        kept.rounds_with(kind="memory", game=game, tables=tables),
    )
    if not rounds:
        return None
    own = median_microseconds(rounds)
    against = f"{median_microseconds(peers) / own:.2f}" if peers else "–"
    whole = f"{1e6 / median_microseconds(rounds, 'server', 'database'):,.0f}" if kind.endswith("postgres") else "–"
    return (
        f"| {game} | {tables:,} | {NAMES[kind]} | {1e6 / own:,.0f} | {against} | {whole} "
        f"| {median_figure(rounds, 'moves_s'):,.0f} | {median_figure(rounds, 'p50_ms'):.1f} "
        f"| {median_figure(rounds, 'p99_ms'):.1f} "
        f"| {median_figure(rounds, 'kb_a_table'):.0f} | {len(rounds)} |"
    )


def rounds_table(kept: RoundsFile) -> str:
    """Return all rounds of a file as a Markdown table."""
    found = sorted({(one["game"] != "quo", one["game"], one["tables"]) for one in kept.rounds})
    lines = [table_row(kept, game, tables, kind) for _, game, tables in found for kind in NAMES]
    return "\n".join([HEAD, *filter(None, lines)])


def write_to_readme(markdown: str, name: str = "live") -> None:
    """Replace the generated table with this name in README.md."""
    readme = HERE / "README.md"
    mark = re.compile(rf"(<!-- {name}: made by [^\n]+ -->\n\n).*?(\n\n<!-- end -->)", re.S)
    text, times = mark.subn(lambda found: found[1] + markdown + found[2], readme.read_text())
    assert times == 1, f"README.md has {times} places for {name}"
    readme.write_text(text)


def smallest_table(game: str) -> int:
    """Return the smallest number of seats that a game allows."""
    from mulot.games import load

    return 2 if game == "quo" else int(load(game).seats[0])


def main(argv: list[str]) -> None:
    """Measure the chosen servers and print the table of all rounds."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--tables", default="1,50,200,1000")
    parser.add_argument("--games", default="quo,barrieres,mystiques")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default=",".join(NAMES))
    parser.add_argument("--keep", type=Path, help="a file to which rounds are added; the table shows all of its rounds")
    parser.add_argument("--write", action="store_true", help="write the table into README.md")
    args = parser.parse_args(argv)
    kinds, kept = [kind for kind in NAMES if kind in args.only.split(",")], RoundsFile(args.keep)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 17), hard))
    if args.rounds and set(PEERS) & set(kinds):
        fetch_peer()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", file=sys.stderr)
    for tables in map(int, args.tables.split(",")):
        for game in args.games.split(","):
            for _ in range(args.rounds):
                for kind in kinds:
                    if tables <= MAX_TABLES.get(kind, tables) and (game == "quo" or kind not in PEERS):
                        result: dict[str, Any] = measure(kind, tables, args.seconds, game, smallest_table(game))
                        kept.add(result)
                        print(json.dumps(result), file=sys.stderr, flush=True)
    print(rounds_table(kept))
    if args.write:
        write_to_readme(rounds_table(kept))
