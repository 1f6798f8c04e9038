"""Loads the tables in `snapshots.jsonl` in many threads, in a process that has not decoded anything yet."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import msgspec

from mulot.games import load
from mulot.table import Catalogue, Row, Table
from toy_game import GAME

THREADS = 8
HOUSE = Catalogue(game=lambda name: GAME if name == GAME.id else load(name))


def main(files: Sequence[str]) -> None:
    """Load the tables, and print their number."""
    sys.setswitchinterval(1e-6)
    kept = [msgspec.json.decode(line) for file in files for line in Path(file).read_bytes().splitlines()]
    together = Barrier(THREADS)

    def load_all(_: int) -> int:
        loaded = 0
        for table in kept:
            rows = [Row(number, body.encode(), seat, action) for number, body, seat, action in table["rows"]]
            together.wait()
            loaded += Table.load(HOUSE, rows, 0.0, table["snapshot"].encode()).rev == rows[-1].line
        return loaded

    with ThreadPoolExecutor(THREADS) as pool:
        print(sum(pool.map(load_all, range(THREADS))))


if __name__ == "__main__":
    main(sys.argv[1:])
