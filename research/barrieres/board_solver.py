"""A board solved level by level: first all sets of barriers after which nobody has one left, last the empty board."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from research.barrieres.results_file import OutOfTime
from research.barrieres.kernel.layer import SURE
from research.barrieres.kernel.level import grow, orbit, solve_sets

Sets = NDArray[np.int64]
Worth = NDArray[np.int8]
Stocks = tuple[int, int]
AT_ONCE = 2_000
"""Sets between two looks at the clock; what is kept is kept up to there."""
LARGE = 1 << 30
"""Bytes of a level from which on it is a file and not memory, where a folder is given."""


class Level(NamedTuple):
    """What is known of all positions with so many barriers on the board."""

    barriers: int
    sets: int
    """Up to turning and mirroring."""
    all_sets: int
    stocks: int
    longest: int
    """Plies of the longest forced win."""
    checksum: str


def powers(n: int) -> Sets:
    """The number of every groove, as the board lies, mirrored, turned by half, and both."""
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


def turned(n: int) -> Sets:
    """Where each position of a layer is once the board is mirrored, turned by half (and seats changed), and both."""
    places = n * (n - 1)
    found = np.empty((4, places * places), np.int64)
    for a in range(places):
        for b in range(places):
            mirrored = [place - place % n + n - 1 - place % n for place in (a, b)]
            for way, (x, y) in enumerate(((a, b), mirrored)):
                found[way, a * places + b] = x * places + y
                found[way + 2, a * places + b] = (places - 1 - y) * places + places - 1 - x
    return found


def stocks_of(n: int, starts: Iterable[Stocks]) -> list[list[Stocks]]:
    """The stocks that can be left on each level. Where fewer barriers fit on the board than a seat holds, it holds as
    good as that many; so that there are fewer cases, no seat is said to hold more."""
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


def leads_to(stocks: list[Stocks], after: list[Stocks], room: int) -> NDArray[np.int64]:
    """Of each stocks and seat: the number of the stocks once it has placed one, as they lie and with seats changed."""
    found = np.full((len(stocks), 2, 2), -1, np.int64)
    for i, held in enumerate(stocks):
        for seat in (0, 1):
            if held[seat]:
                left = [min(one - (place == seat), room) for place, one in enumerate(held)]
                found[i, seat] = after.index((left[0], left[1])), after.index((left[1], left[0]))
    return found


def every_set(n: int, levels: int) -> list[Sets]:
    """The sets of 0, 1, … barriers, up to turning and mirroring."""
    of, found = powers(n), [np.zeros(1, np.int64)]
    while len(found) < levels:
        parts = []
        for low in range(0, len(found[-1]), 1_000_000):
            part = found[-1][low : low + 1_000_000]
            more = np.empty(len(part) * 2 * (n - 1) ** 2, np.int64)
            parts.append(np.unique(more[: grow(n, of, part, more)]))
        found.append(np.unique(np.concatenate(parts)))
    return found


class Tables:
    """The solution of a board for some stocks at the start that leave the same number of barriers to be placed."""

    def __init__(self, n: int, starts: list[Stocks], keep: Path | None = None, until: float = float("inf")) -> None:
        self.n, self.keep, self.until = n, keep, until
        self.stocks = stocks_of(n, starts)
        self.sets = [sets for sets in every_set(n, len(self.stocks)) if len(sets)]
        self.levels: list[Level] = []
        self.start: Worth

    def solve(self) -> None:
        """From the last level to the first; `start` is then the layer of the empty board with each stocks."""
        after, next_sets = np.empty((0, 1, 0), np.int8), np.empty(0, np.int64)
        for barriers in reversed(range(len(self.sets))):
            worth, longest = self._level(barriers, next_sets, after)
            checksum = hashlib.sha256(np.ascontiguousarray(worth).data).hexdigest()
            sets, stocks = self.sets[barriers], self.stocks[barriers]
            every = int(orbit(self.n, powers(self.n), sets))
            self.levels.insert(0, Level(barriers, len(sets), every, len(stocks), longest, checksum))
            after, next_sets = worth, sets
        self.start = after[0]

    def worth(self, stocks: Stocks, mice: tuple[int, int], turn: int = 0) -> int:
        """n: the seat on turn wins in n plies; -n: it loses in n; 0: nobody can force a win. On the empty board, both
        mice by the number of their square."""
        room = (self.n - 1) ** 2
        held = (min(stocks[0], room), min(stocks[1], room))
        places = self.n * (self.n - 1)
        here = (turn * places + mice[0]) * places + mice[1] - self.n
        return plies(int(self.start[self.stocks[0].index(held), here]))

    def _level(self, barriers: int, next_sets: Sets, after: Worth) -> tuple[Worth, int]:
        n, sets, stocks = self.n, self.sets[barriers], self.stocks[barriers]
        shape = (len(sets), len(stocks), 2 * (n * (n - 1)) ** 2)
        worth, done, longest = self._opened(barriers, shape)
        last = barriers == len(self.stocks) - 1
        leads = leads_to(stocks, stocks if last else self.stocks[barriers + 1], (n - 1) ** 2 - barriers - 1)
        if not len(next_sets):
            leads[:] = -1
        tables = powers(n), turned(n)
        for low in range(done, len(sets), AT_ONCE):
            if time.process_time() > self.until:
                raise OutOfTime(f"{barriers} barriers on the board: {low:,} of {len(sets):,} sets are solved")
            high = min(low + AT_ONCE, len(sets))
            found = solve_sets(n, *tables, sets, low, high, leads, next_sets, after, worth[low:high])
            if found < 0:
                raise OverflowError("a forced win longer than a byte can tell")
            longest = max(longest, int(found))
            self._keep(barriers, worth, high, longest)
        return worth, longest

    def _opened(self, barriers: int, shape: tuple[int, int, int]) -> tuple[Worth, int, int]:
        """Room for a level, what is already done of it, and the longest forced win there."""
        if self.keep is None or np.prod(shape) < LARGE:
            return np.empty(shape, np.int8), 0, 0
        file, told = self._files(barriers)
        if told.is_file():
            so_far: Any = json.loads(told.read_text())
            return np.memmap(file, np.int8, "r+", shape=shape), so_far["done"], so_far["longest"]
        self.keep.mkdir(parents=True, exist_ok=True)
        return np.memmap(file, np.int8, "w+", shape=shape), 0, 0

    def _keep(self, barriers: int, worth: Worth, done: int, longest: int) -> None:
        if isinstance(worth, np.memmap) and (done % (50 * AT_ONCE) == 0 or done == len(worth)):
            worth.flush()
            told = self._files(barriers)[1]
            told.with_suffix(".new").write_text(json.dumps({"done": done, "longest": longest}))
            told.with_suffix(".new").replace(told)

    def _files(self, barriers: int) -> tuple[Path, Path]:
        assert self.keep is not None
        total = max(sum(held) for held in self.stocks[0])
        name = f"{self.n}x{self.n}-{total}-{barriers}"
        return self.keep / f"{name}.worth", self.keep / f"{name}.json"


def plies(worth: int) -> int:
    """A byte of a table, as plies."""
    return SURE - worth if worth > 0 else -SURE - worth if worth < 0 else 0
