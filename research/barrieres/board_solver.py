"""Solves a board level by level, from the sets of barriers after which neither seat has one left to the empty board."""

import hashlib
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from research.barrieres.kernel.barrier_sets import add_barrier, count_symmetric_sets, solve_sets
from research.barrieres.kernel.solve_layer import WIN_BASE
from research.barrieres.small_board_results import TimeLimitReached

Sets = NDArray[np.int64]
Worth = NDArray[np.int8]
Stocks = tuple[int, int]
SETS_PER_BATCH = 2_000
"""Sets between two clock checks and saves."""
FILE_LIMIT_BYTES = 1 << 30
"""A larger level is a memory-mapped file if a folder is given."""


class LevelSummary(NamedTuple):
    """A summary of a level, which is all positions with this number of barriers on the board."""

    barriers: int
    sets: int
    """The number of sets of barriers up to rotation and reflection."""
    all_sets: int
    stocks: int
    longest: int
    """The plies of the longest forced win."""
    checksum: str


def groove_numbers(n: int) -> Sets:
    """Return the number of every groove on the original board, mirrored, rotated by 180°, and both."""
    side = n - 1
    found = np.empty((4, 2 * side * side), np.int64)
    for lies in (0, 1):
        for row in range(side):
            for column in range(side):
                groove = lies * side * side + row * side + column
                places = ((row, column), (row, side - 1 - column))
                for way, (y, x) in enumerate((*places, *((side - 1 - y, side - 1 - x) for y, x in places))):
                    found[way, groove] = (lies + 1) * 3 ** (y * side + x)
    return found


def symmetric_positions(n: int) -> Sets:
    """Return the index of each position of a layer on the mirrored board, the rotated board (with seats exchanged),
    and both."""
    places = n * (n - 1)
    found = np.empty((4, places * places), np.int64)
    for a in range(places):
        for b in range(places):
            mirrored = [place - place % n + n - 1 - place % n for place in (a, b)]
            for way, (x, y) in enumerate(((a, b), mirrored)):
                found[way, a * places + b] = x * places + y
                found[way + 2, a * places + b] = (places - 1 - y) * places + places - 1 - x
    return found


def stocks_by_level(n: int, starts: Iterable[Stocks]) -> list[list[Stocks]]:
    """Return the stocks that can be left on each level. A stock is capped at the number of barriers that still fit on
    the board, so that there are fewer cases."""
    room = (n - 1) ** 2
    now = {(min(one, room), min(other, room)) for one, other in starts}
    levels = [sorted(now | {(other, one) for one, other in now})]
    while any(levels[-1][0]) or any(levels[-1][-1]):
        room -= 1
        now = {(one - 1, other) for one, other in levels[-1] if one}
        now |= {(one, other - 1) for one, other in levels[-1] if other}
        now = {(min(one, room), min(other, room)) for one, other in now}
        levels.append(sorted(now | {(other, one) for one, other in now}))
    return levels


def next_stocks(stocks: list[Stocks], after: list[Stocks], room: int) -> NDArray[np.int64]:
    """Return, for each pair of stocks and each seat, the index of the stocks after the seat has placed a barrier, and
    their index with the seats exchanged."""
    found = np.full((len(stocks), 2, 2), -1, np.int64)
    for i, held in enumerate(stocks):
        for seat in (0, 1):
            if held[seat]:
                left = [min(one - (place == seat), room) for place, one in enumerate(held)]
                found[i, seat] = after.index((left[0], left[1])), after.index((left[1], left[0]))
    return found


def list_all_sets(n: int, levels: int) -> list[Sets]:
    """Return the sets of 0, 1, … barriers up to rotation and reflection."""
    of, found = groove_numbers(n), [np.zeros(1, np.int64)]
    while len(found) < levels:
        parts = []
        for low in range(0, len(found[-1]), 1_000_000):
            part = found[-1][low : low + 1_000_000]
            more = np.empty(len(part) * 2 * (n - 1) ** 2, np.int64)
            parts.append(np.unique(more[: add_barrier(n, of, part, more)]))
        found.append(np.unique(np.concatenate(parts)))
    return found


class BoardSolver:
    """Solves a board for initial stocks that add up to the same number of barriers."""

    def __init__(self, n: int, starts: list[Stocks], keep: Path | None = None, until: float = float("inf")) -> None:
        self.n, self.keep, self.until = n, keep, until
        self.stocks = stocks_by_level(n, starts)
        self.sets = [sets for sets in list_all_sets(n, len(self.stocks)) if len(sets)]
        self.levels: list[LevelSummary] = []
        self.start: Worth

    def solve(self) -> None:
        """Solve all levels from the last to the first. Afterwards `start` contains the layer of the empty board for
        each pair of stocks."""
        after, next_sets = np.empty((0, 1, 0), np.int8), np.empty(0, np.int64)
        for barriers in reversed(range(len(self.sets))):
            worth, longest = self._solve_level(barriers, next_sets, after)
            checksum = hashlib.sha256(np.ascontiguousarray(worth).data).hexdigest()
            sets, stocks = self.sets[barriers], self.stocks[barriers]
            every = int(count_symmetric_sets(self.n, groove_numbers(self.n), sets))
            self.levels.insert(0, LevelSummary(barriers, len(sets), every, len(stocks), longest, checksum))
            after, next_sets = worth, sets
        self.start = after[0]

    def worth(self, stocks: Stocks, mice: tuple[int, int], turn: int = 0) -> int:
        """Return the value for the seat to move on the empty board: n wins in n plies, -n loses in n plies, 0 is a
        draw. The mice are given by the numbers of their squares."""
        room = (self.n - 1) ** 2
        held = (min(stocks[0], room), min(stocks[1], room))
        places = self.n * (self.n - 1)
        here = (turn * places + mice[0]) * places + mice[1] - self.n
        return decode_plies(int(self.start[self.stocks[0].index(held), here]))

    def _solve_level(self, barriers: int, next_sets: Sets, after: Worth) -> tuple[Worth, int]:
        n, sets, stocks = self.n, self.sets[barriers], self.stocks[barriers]
        shape = (len(sets), len(stocks), 2 * (n * (n - 1)) ** 2)
        worth, done, longest = self._load_level(barriers, shape)
        last = barriers == len(self.stocks) - 1
        leads = next_stocks(stocks, stocks if last else self.stocks[barriers + 1], (n - 1) ** 2 - barriers - 1)
        if not len(next_sets):
            leads[:] = -1
        tables = groove_numbers(n), symmetric_positions(n)
        for low in range(done, len(sets), SETS_PER_BATCH):
            if time.process_time() > self.until:
                raise TimeLimitReached(f"{barriers} barriers on the board: {low:,} of {len(sets):,} sets are solved")
            high = min(low + SETS_PER_BATCH, len(sets))
            found = solve_sets(n, *tables, sets, low, high, leads, next_sets, after, worth[low:high])
            if found < 0:
                raise OverflowError("a forced win is too long for one byte")
            longest = max(longest, int(found))
            self._save_progress(barriers, worth, high, longest)
        return worth, longest

    def _load_level(self, barriers: int, shape: tuple[int, int, int]) -> tuple[Worth, int, int]:
        """Return the array of a level, the number of sets already solved, and the longest forced win so far."""
        if self.keep is None or np.prod(shape) < FILE_LIMIT_BYTES:
            return np.empty(shape, np.int8), 0, 0
        file, progress_file = self._files(barriers)
        if progress_file.is_file():
            so_far: Any = json.loads(progress_file.read_text())
            return np.memmap(file, np.int8, "r+", shape=shape), so_far["done"], so_far["longest"]
        self.keep.mkdir(parents=True, exist_ok=True)
        return np.memmap(file, np.int8, "w+", shape=shape), 0, 0

    def _save_progress(self, barriers: int, worth: Worth, done: int, longest: int) -> None:
        if isinstance(worth, np.memmap) and (done % (50 * SETS_PER_BATCH) == 0 or done == len(worth)):
            worth.flush()
            progress_file = self._files(barriers)[1]
            progress_file.with_suffix(".new").write_text(json.dumps({"done": done, "longest": longest}))
            progress_file.with_suffix(".new").replace(progress_file)

    def _files(self, barriers: int) -> tuple[Path, Path]:
        assert self.keep is not None
        total = max(sum(held) for held in self.stocks[0])
        name = f"{self.n}x{self.n}-{total}-{barriers}"
        return self.keep / f"{name}.worth", self.keep / f"{name}.json"


def decode_plies(worth: int) -> int:
    """Return the plies that a byte of a table stands for: n wins in n plies, -n loses in n plies, 0 is a draw."""
    return WIN_BASE - worth if worth > 0 else -WIN_BASE - worth if worth < 0 else 0
