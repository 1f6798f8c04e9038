"""Past two cores, on paper: a simulation with the costs that were measured, and what so many players need.

    python benchmarks/scale.py [--write]        the tables of docs/scale.md

The simulation plays the loop of a node: moves come in, are handled, wait for each other, are written as a group, and
are told; then people move again. It is fitted to one process alone, and says what two nodes take.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "docs" / "scale.md"
MANY, MOMENT = 8, 0.001
"""As in `mulot.store.postgres`."""
CORES = 2
"""Of the machine on which it was measured: house, database, bell and players share them."""


@dataclass(frozen=True)
class Node:
    """Seconds of processor: for a move, for a group of rows, for a row; and how long a commit takes."""

    move: float
    group: float
    row: float
    commit: float
    away: float
    """Seconds until somebody who was told moves again."""


@dataclass(frozen=True)
class Played:
    """What came of it."""

    moves: int
    groups: int
    seconds: float
    busy: float

    @property
    def micros(self) -> float:
        """Processor for a move."""
        return 1e6 * self.busy / self.moves

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


def play(node: Node, tables: int, seconds: float = 4.0) -> Played:
    """One node with so many tables, at each of which somebody moves as soon as it is their turn."""
    coming = [node.away * number / tables for number in range(tables)]
    heapq.heapify(coming)
    now = busy = 0.0
    waiting = moves = groups = shared = writing = 0
    written, may_write = math.inf, 0.0
    while now < seconds:
        came = 0
        while coming and coming[0] <= now:
            heapq.heappop(coming)
            came += 1
        now, busy, waiting = now + came * node.move, busy + came * node.move, waiting + came
        if written <= now:  # durable: told, and the next moves are under way
            for _ in range(writing):
                heapq.heappush(coming, now + node.away)
            moves, shared, writing, written = moves + writing, writing, 0, math.inf
            may_write = now + MOMENT if MANY <= shared > waiting else now
        if waiting and not writing and now >= may_write:
            writing, waiting, groups = waiting, 0, groups + 1
            cost = node.group + writing * node.row
            now, busy = now + cost, busy + cost
            written = now + node.commit
        elif not came:
            ahead = [coming[0] if coming else math.inf, written, may_write if waiting and not writing else math.inf]
            now = max(now, min(ahead))
    return Played(moves, groups, now, busy)


def together(node: Node, nodes: int, tables: int, beside: float) -> tuple[float, float]:
    """Microseconds a move and moves a second of several nodes on one machine, where all else takes `beside` seconds a
    move: when there is more to do than cores, everybody is slower by as much."""
    slower = 1.0
    for _ in range(8):
        here = replace(node, move=node.move * slower, group=node.group * slower, row=node.row * slower)
        played = play(here, tables // nodes)
        micros, rate = played.micros / slower, played.rate * nodes
        wanted = rate * (micros / 1e6 + beside) / CORES
        slower = max(1.0, slower * (1 + (wanted - 1) / 2))
    return micros, rate


def fitted(costs: dict[str, Any]) -> Node:
    """The node whose move takes what one process was measured to take."""
    made = Node(1e-4, costs["group_us"] / 1e6, costs["row_us"] / 1e6, costs["commit_ms"] / 1e3, away=0.002)
    for _ in range(4):
        micros, _ = together(made, 1, costs["tables"], beside(costs, "one"))
        made = replace(made, move=made.move + (costs["one"]["us"] - micros) / 1e6)
    return made


def beside(costs: dict[str, Any], kind: str) -> float:
    """Seconds a move of database, proxy and driver."""
    return sum(float(costs[kind][f"{name}_us"]) for name in ("database", "driver", "proxy")) / 1e6


def list_of(costs: dict[str, Any]) -> str:
    """What was measured."""
    lines = [
        ("a move of Barrières, PostgreSQL, 50 tables in one process", f"{costs['real_us']:.0f} µs of processor"),
        ("the same of the small game", f"{costs['one']['us']:.0f} µs"),
        ("of that, a group of rows and each row in it", f"{costs['group_us']} µs and {costs['row_us']} µs"),
        ("in PostgreSQL, a group and each row in it",
         f"{costs['database_group_us']} µs and {costs['database_row_us']} µs"),
        ("a commit, until it is durable", f"{costs['commit_ms']} ms"),
        ("a proxy, a move", f"{costs['nodes']['proxy_us']:.0f} µs"),
        ("an idle socket with its part of a table", f"{costs['kb_a_socket']} kB"),
        ("a move of Barrières on the wire, to two browsers", f"{costs['wire_bytes_a_move']:,} bytes"),
        ("a row in PostgreSQL, indexes included", f"{costs['row_bytes']} bytes"),
        ("a thought of the strongest character of Barrières", f"{costs['thought_ms']} ms of processor"),
    ]  # fmt: skip
    return "\n".join(["| what | cost |", "| --- | --- |", *(f"| {what} | {cost} |" for what, cost in lines)])


def prediction(costs: dict[str, Any]) -> str:
    """Two of them, foretold and measured."""
    node = fitted(costs)
    lines = ["| what | µs a move, foretold | measured | of one process, foretold | measured |",
             "| --- | --- | --- | --- | --- |"]  # fmt: skip
    one = float(costs["one"]["us"])
    for kind, name, nodes in (("one", "one process (fitted to it)", 1), ("houses", "two separate houses", 2),
                              ("workers", "`--workers 2`", 2), ("nodes", "two nodes behind HAProxy", 2)):  # fmt: skip
        micros, _ = together(node, nodes, costs["tables"], beside(costs, kind))
        real = float(costs[kind]["us"])
        lines.append(f"| {name} | {micros:.0f} | {real:.0f} | {micros / one:.2f} | {real / one:.2f} |")
    return "\n".join(lines)


@dataclass(frozen=True)
class Way:
    """How people play, what machines give, and what they cost: assumptions, no measurements."""

    at_a_table: float = 2.5
    sockets: float = 1.2
    """A player's: some also watch elsewhere, some come back before the old connection is gone."""
    pace: float = 6.0
    """Seconds between two moves at a table."""
    bots: float = 0.3
    """Of all tables, those at which a character plays every other move."""
    strong: float = 0.25
    """Of these, those with the strongest one; the others' thoughts cost next to nothing."""
    cores: int = 8
    memory: float = 32e9
    used: float = 0.5
    """Of a machine, so that one that falls is carried by the others."""
    machine: float = 100.0
    """Euros a month."""
    traffic: float = 1.0
    """Euros for 1,000 GB."""
    keep: int = 60
    """Days that rows are kept."""
    evening: float = 0.25
    """Of the day's hours, as if everybody played only then."""
    disk: float = 40.0
    """Euros a month for 1,000 GB, with a copy."""
    database_rows: float = 40_000
    """Rows a second that one PostgreSQL is trusted with."""


def needs(costs: dict[str, Any], players: int, way: Way) -> dict[str, float]:
    """What so many players at a time need."""
    tables = players / way.at_a_table
    moves = tables / way.pace
    sockets = players * way.sockets
    processor = moves * (costs["real_us"] + costs["row_us"]) / 1e6
    thinking = moves * way.bots / 2 * way.strong * costs["thought_ms"] / 1e3
    storing = moves * (costs["database_row_us"] + costs["database_group_us"] / 20) / 1e6
    memory = sockets * costs["kb_a_socket"] * 1e3
    nodes = max(processor / (way.cores * way.used), memory / (way.memory * way.used))
    bytes_s = moves * costs["wire_bytes_a_move"] * 1.1
    rows_gb = moves * costs["row_bytes"] * 86_400 * way.evening * way.keep / 1e9
    databases = max(1, math.ceil(moves / way.database_rows))
    machines = math.ceil(nodes) + math.ceil(thinking / (way.cores * way.used)) + 2 * databases
    month = bytes_s * 86_400 * 30 * way.evening / 1e12
    return {
        "tables": tables, "moves": moves, "sockets": sockets, "processor": processor, "memory": memory / 1e9,
        "nodes": math.ceil(nodes), "thinking": thinking, "storing": storing, "databases": databases,
        "bandwidth": bytes_s * 8 / 1e6, "rows": rows_gb,
        "euros": machines * way.machine + month * way.traffic + rows_gb / 1000 * way.disk,
    }  # fmt: skip


ROWS = (
    ("tables", "tables", "{:,.0f}"), ("moves", "moves a second", "{:,.0f}"), ("sockets", "sockets", "{:,.0f}"),
    ("processor", "cores for the moves", "{:,.1f}"), ("memory", "GB of memory for the sockets", "{:,.1f}"),
    ("nodes", "nodes of 8 cores and 32 GB, half used", "{:,.0f}"),
    ("thinking", "cores for the strongest characters' thoughts", "{:,.1f}"),
    ("storing", "cores of PostgreSQL", "{:,.1f}"), ("databases", "PostgreSQL servers, each with a copy", "{:,.0f}"),
    ("bandwidth", "Mbit a second to browsers", "{:,.1f}"), ("rows", "GB of rows after 60 days", "{:,.0f}"),
    ("euros", "euros a month", "{:,.0f}"),
)  # fmt: skip
PLAYERS = (1_000, 100_000, 10_000_000)


def sizes(costs: dict[str, Any]) -> str:
    """The table of what is needed."""
    found = [needs(costs, players, Way()) for players in PLAYERS]
    lines = [f"| players at a time | {' | '.join(f'{players:,}' for players in PLAYERS)} |",
             f"| --- |{' --- |' * len(PLAYERS)}"]  # fmt: skip
    lines += [f"| {name} | {' | '.join(form.format(one[key]) for one in found)} |" for key, name, form in ROWS]
    return "\n".join(lines)


def measured() -> dict[str, Any]:
    """What `costs.py` has kept."""
    found: dict[str, Any] = json.loads((HERE / "costs.json").read_text())
    return found


def document(text: str, costs: dict[str, Any]) -> str:
    """docs/scale.md with its tables made anew."""
    for name, made in (("costs", list_of(costs)), ("prediction", prediction(costs)), ("sizes", sizes(costs))):
        mark = re.compile(rf"(<!-- {name}: made by [^\n]+ -->\n\n).*?(\n\n<!-- end -->)", re.S)
        places = list(mark.finditer(text))
        assert len(places) == 1, f"docs/scale.md has {len(places)} places for {name}"
        text = text[: places[0].end(1)] + made + text[places[0].start(2) :]
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="into docs/scale.md")
    args = parser.parse_args()
    costs = measured()
    print(prediction(costs), "", sizes(costs), sep="\n")
    if args.write:
        DOCUMENT.write_text(document(DOCUMENT.read_text(), costs))


if __name__ == "__main__":
    main()
