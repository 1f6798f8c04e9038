"""Load generator: plays at many tables of a running server over WebSockets, and prints the figures as JSON.

    python -m research.benchmarks.load_generator PORT[,PORT…] GAME TABLES SECONDS SERVER_PID[,PID…] SEATS [BESIDE]

Each player moves as soon as it is its turn. The tables are distributed evenly over the ports. BESIDE is JSON with the
names and process ids of other processes that work for the server ({"database": 123}); their CPU time, and that of their
children, is reported as well.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop

from research.benchmarks.raw_websocket import RawWebSocket, connect

HOST = "127.0.0.1"
WARMUP_S = 2.0


class WireTurn(msgspec.Struct):
    """A seat's legal actions, in a message from the server."""

    seat: int
    question: int
    legal: list[msgspec.Raw]


class WireWaiting(msgspec.Struct):
    """Says whether the game waits for a move or is over."""

    type: str


class WireMessage(msgspec.Struct):
    """The fields of a server message that the load generator needs."""

    kind: str
    id: str | None = None
    turns: list[WireTurn] = []
    yours: list[int] = []
    waiting: WireWaiting | None = None


decode = msgspec.json.Decoder(WireMessage).decode


class LoadCounters:
    """Counts the moves of all players and records how long each took, in seconds, while `on` is true."""

    def __init__(self) -> None:
        self.on = False
        self.stop = False
        self.moves = 0
        self.refused = 0
        self.times: list[float] = []


class SimulatedPlayer:
    """A client that plays a random legal action whenever it is its turn."""

    def __init__(self, load: LoadCounters) -> None:
        self.load = load
        self.cookie = secrets.token_urlsafe(32)
        self.wire: RawWebSocket | None = None
        self.sent: tuple[str, float] | None = None
        self.count = 0
        self.name = secrets.token_urlsafe(6)
        self.rng = random.Random(self.name)
        self.again: Callable[[], None] | None = None
        """Called when the game is over, to open another table; None if another player does that."""

    def hear(self, frame: bytes) -> None:
        """Handle a frame with one message per line, and move if it is this player's turn."""
        load, turns, over = self.load, None, False
        for line in frame.split(b"\n"):
            message = decode(line)
            if message.kind == "now":
                turns = message.turns
                over = message.waiting is not None and message.waiting.type == "outcome"
            elif message.kind == "ack":
                if self.sent is not None and message.id == self.sent[0]:
                    if load.on:
                        load.moves += 1
                        load.times.append(time.perf_counter() - self.sent[1])
                    self.sent = None
            elif message.kind == "no":
                load.refused += 1
                self.sent = None
        if self.sent is None and not load.stop:
            if turns:
                self.play(turns[0])
            elif over and self.again is not None:
                self.again()

    def play(self, turn: WireTurn) -> None:
        """Send a random legal action."""
        self.count += 1
        name = f"{self.name}{self.count:06d}"
        action = bytes(turn.legal[int(self.rng.random() * len(turn.legal))])
        self.sent = (name, time.perf_counter())
        assert self.wire is not None
        text = b'{"do":"play","id":"%s","seat":%d,"question":%d,"action":%s}'
        self.wire.say(text % (name.encode(), turn.seat, turn.question, action))


async def request(port: int, method: str, path: str, cookie: str, body: Any = None) -> Any:
    """Make an HTTP request and return the decoded JSON. Raises RuntimeError if the response is an error."""
    reader, writer = await asyncio.open_connection(HOST, port)
    text = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\nConnection: close\r\n"
        f"Cookie: mulot={cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode()
        + text
    )
    answer = await reader.read()
    writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    if int(head.split(b" ")[1]) >= 400:
        raise RuntimeError(answer.decode())
    return json.loads(rest)


async def seat_table(
    port: int, game: str, seats: int, load: LoadCounters, options: dict[str, Any]
) -> list[SimulatedPlayer]:
    """Create a table, seat this many players, and return them when all are seated."""
    players = [SimulatedPlayer(load) for _ in range(seats)]
    wanted = {"game": game, "seats": seats, "options": options, "take": [{"seat": 0}]}
    table = (await request(port, "POST", "/api/tables", players[0].cookie, wanted))["table"]
    for seat, player in enumerate(players):
        player.wire = await connect(HOST, port, f"/api/tables/{table}/live", player.cookie, player.hear)
        if seat:
            player.wire.say(b'{"do":"take","seat":%d}' % seat)
    while (await request(port, "GET", f"/api/tables/{table}", players[0].cookie))["table"]["seats"][-1][
        "sits"
    ] == "empty":
        await asyncio.sleep(0.005)
    return players


def memory_bytes(*pids: int) -> int:
    """Return the memory that these processes use. Shared pages count proportionally."""
    found = 0
    for pid in pids:
        with open(f"/proc/{pid}/smaps_rollup") as lines:
            found += next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return found


def cpu_seconds(*pids: int) -> float:
    """Return the CPU time that these processes have used."""
    ticks = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as stat:
            parts = stat.read().rsplit(") ", 1)[1].split()
        ticks += int(parts[11]) + int(parts[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def process_tree(pid: int) -> list[int]:
    """Return the ids of a process and of all its descendants."""
    with open(f"/proc/{pid}/task/{pid}/children") as children:
        return [pid, *(one for child in children.read().split() for one in process_tree(int(child)))]


async def measure_load(
    ports: list[int],
    game: str,
    tables: int,
    seconds: float,
    pids: list[int],
    seats: int = 2,
    other_processes: dict[str, int] | None = None,
) -> dict[str, Any]:
    """Play at all tables for this many seconds and return the figures."""
    load = LoadCounters()
    empty = memory_bytes(*pids)
    seated_tables: list[list[SimulatedPlayer]] = []
    new_tables: set[asyncio.Task[None]] = set()

    async def open_next_table(players: list[SimulatedPlayer], port: int) -> None:
        """Seat the next table for the players of a finished one."""
        for player in players:
            assert player.wire is not None
            player.wire.close()
        fresh = await seat_table(port, game, seats, load, {})
        set_up_next_table(fresh, port)
        assert fresh[0].wire is not None
        fresh[0].wire.say(b'{"do":"start"}')

    def set_up_next_table(players: list[SimulatedPlayer], port: int) -> None:
        def retry_set_up() -> None:
            for player in players:
                player.again = None
            task = asyncio.create_task(open_next_table(players, port))
            new_tables.add(task)
            task.add_done_callback(new_tables.discard)

        players[0].again = retry_set_up
        seated_tables.append(players)

    for number in range(tables):
        port = ports[number % len(ports)]
        set_up_next_table(await seat_table(port, game, seats, load, {}), port)
    await asyncio.sleep(0.3)
    opened = memory_bytes(*pids)
    for players in list(seated_tables):
        assert players[0].wire is not None
        players[0].wire.say(b'{"do":"start"}')
    await asyncio.sleep(WARMUP_S)
    groups = {
        "server": pids,
        "driver": [os.getpid()],
        **{name: process_tree(pid) for name, pid in (other_processes or {}).items()},
    }
    load.on, began, before = True, time.perf_counter(), {name: cpu_seconds(*group) for name, group in groups.items()}
    await asyncio.sleep(seconds)
    load.on, spent = False, time.perf_counter() - began
    used = {f"{name}_cpu": round((cpu_seconds(*group) - before[name]) / spent, 2) for name, group in groups.items()}
    load.stop = True
    await asyncio.sleep(0.5)
    times = sorted(load.times)

    def latency_quantile(part: float) -> float:
        return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 2)

    gone = sum(p.wire.gone for players in seated_tables for p in players if p.wire is not None and p.again is not None)
    return {
        "tables": tables,
        "moves_s": round(load.moves / spent),
        "p50_ms": latency_quantile(0.5) if times else None,
        "p99_ms": latency_quantile(0.99) if times else None,
        "refused": load.refused,
        "gone": gone,
        "kb_a_table": round((opened - empty) / tables / 1000, 1),
        "kb_a_table_after": round((memory_bytes(*pids) - empty) / tables / 1000, 1),
        **used,
    }


def parse_numbers(text: str) -> list[int]:
    """Return the integers in a comma-separated list."""
    return [int(part) for part in text.split(",")]


if __name__ == "__main__":
    port, game, tables, seconds, pid, seats, *more = sys.argv[1:]
    found = json.loads(more[0]) if more else {}
    played = measure_load(parse_numbers(port), game, int(tables), float(seconds), parse_numbers(pid), int(seats), found)
    print(json.dumps(uvloop.run(played)))
