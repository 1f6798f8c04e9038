"""What each seat can force, carried level by level from the fullest board to the empty one.

One bit for a position (`kernel/forced.py`), and what a set of barriers is worth goes at once to all sets of one barrier
less (`kernel/carry.py`): only what is carried is in memory. To carry a set twice does no harm, so who is stopped goes
on from what was kept last.
"""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from research.barrieres.kernel.propagate import carry, list_sets
from research.barrieres.results_file import OutOfTime

Sets = NDArray[np.int64]
Words = NDArray[np.uint64]
Stocks = tuple[int, int]
"""The hero's barriers and the rival's."""
AT_ONCE = 2_000
LARGE = 1 << 30
"""Bytes of what was carried to a level from which on it is not kept once that level is done."""
BETWEEN = 600.0
"""Seconds of the processor after which what is done is kept."""


class Level(NamedTuple):
    """What was found with so many barriers on the board."""

    barriers: int
    sets: int
    """Mirror images once."""
    rounds: int
    """The most that one layer took."""
    checksum: str
    """Of what was carried to this level; of nothing where nobody has a barrier left."""


def numbers(n: int) -> tuple[Sets, Sets]:
    """What each groove adds to the number of a set, and to that of its mirror image."""
    side = n - 1
    grooves = [(lies, row, column) for lies in (1, 2) for row in range(side) for column in range(side)]
    plain = [lies * 3 ** (row * side + column) for lies, row, column in grooves]
    mirrored = [lies * 3 ** (row * side + side - 1 - column) for lies, row, column in grooves]
    return np.array(plain), np.array(mirrored)


def every_set(n: int, barriers: int) -> Sets:
    """All sets of so many barriers, mirror images once, in order."""
    values = numbers(n)
    found = np.empty(list_sets(n, barriers, *values, np.empty(0, np.int64)), np.int64)
    list_sets(n, barriers, *values, found)
    found.sort()
    return found


def stocks_left(starts: list[Stocks]) -> list[list[Stocks]]:
    """What both can have left with 0, 1, 2 … barriers on the board, seen by either seat."""
    levels = [sorted({*starts, *((other, one) for one, other in starts)})]
    while any(map(sum, levels[-1])):
        less = {(one - 1, other) for one, other in levels[-1] if one}
        levels.append(sorted(less | {(one, other - 1) for one, other in levels[-1] if other}))
    return levels


def slots_of(stocks: list[Stocks]) -> dict[tuple[Stocks, int], int]:
    """A number for each stocks and whoever (0, the hero; 1, the rival) has a barrier to place."""
    return {key: slot for slot, key in enumerate((held, who) for held in stocks for who in (0, 1) if held[who])}


class Forced:
    """What each seat can force on a board, for starts that leave the same number of barriers to be placed."""

    def __init__(self, n: int, starts: list[Stocks], keep: Path | None = None, until: float = float("inf")) -> None:
        self.n, self.keep, self.until = n, keep, until
        self.stocks = stocks_left(starts)
        self.levels: list[Level] = []
        self.seconds = 0.0
        """Of the processor, of earlier parts too."""
        self.found: Words
        self._began = self._kept = time.process_time()

    def solve(self) -> None:
        """From the fullest board to the empty one; `found` are then the tables of the empty board with each stocks."""
        barriers, done, rounds = self._opened()
        sets = every_set(self.n, barriers)
        offers = self._room(barriers, sets) if barriers == len(self.stocks) - 1 else self._load(barriers)
        while True:
            less = every_set(self.n, barriers - 1) if barriers else np.empty(0, np.int64)
            carried = self._load(barriers - 1) if done else self._room(barriers - 1, less)
            self.found = self._tables(0 if barriers else 1, barriers)
            while done < len(sets):
                late = time.process_time() > self.until
                if done and (late or time.process_time() > self._kept + BETWEEN):
                    self._keep(barriers, carried, done, rounds)  # the beginning of a level is kept already
                if late:
                    raise OutOfTime(f"{barriers} barriers on the board: {done:,} of {len(sets):,} sets are solved")
                high = min(done + AT_ONCE, len(sets))
                rounds = max(rounds, self._carry(barriers, sets, done, high, offers, less, carried, self.found))
                done = high
            checksum = hashlib.sha256(offers.data).hexdigest()
            self.levels.insert(0, Level(barriers, len(sets), rounds, checksum))
            if not barriers:
                self.seconds += time.process_time() - self._began
                return
            barriers, sets, offers, done, rounds = barriers - 1, less, carried, 0, 0
            self._keep(barriers, offers, 0, 0)

    def wins(self, stocks: Stocks, mice: tuple[int, int], turn: int = 0) -> int | None:
        """The seat that wins by force on the empty board, both mice by the number of their square; None: neither."""
        last = self.n * self.n - 1
        for seat in (0, 1):
            held = (stocks[seat], stocks[1 - seat])
            hero, rival = mice if seat == 0 else (last - mice[1], last - mice[0])
            word = int(self.found[0, self.stocks[0].index(held), int(seat != turn), hero])
            if word >> rival & 1:
                return seat
        return None

    def _tables(self, sets: int, barriers: int) -> Words:
        return np.zeros((sets, len(self.stocks[barriers]), 2, self.n * (self.n - 1)), np.uint64)

    def _carry(
        self, barriers: int, sets: Sets, low: int, high: int, offers: Words, less: Sets, carried: Words, found: Words
    ) -> int:
        here = slots_of(self.stocks[barriers])
        before = slots_of(self.stocks[barriers - 1]) if len(carried) else {}
        slots, leads = [], []
        for one, other in self.stocks[barriers]:
            slots.append([here.get(((one, other), who), -1) for who in (0, 1)])
            leads.append([before.get(((one + 1, other), 0), -1), before.get(((one, other + 1), 1), -1)])
        tables = np.array(slots), less, carried, np.array(leads), found
        return int(carry(self.n, sets, low, high, *numbers(self.n), offers, *tables))

    def _room(self, barriers: int, sets: Sets) -> Words:
        slots = len(slots_of(self.stocks[barriers])) if barriers >= 0 else 0
        return np.zeros((len(sets), slots, self.n * (self.n - 1)), np.uint64)

    # ---------------------------------------------------------------- what is kept

    def _opened(self) -> tuple[int, int, int]:
        """Where to go on: barriers on the board, sets that are done there, most rounds so far."""
        told = self._file("json")
        if self.keep is None or not told.is_file():
            return len(self.stocks) - 1, 0, 0
        so_far: Any = json.loads(told.read_text())
        self.levels = [Level(*level) for level in so_far["levels"]]
        self.seconds = so_far["seconds"]
        return so_far["barriers"], so_far["done"], so_far["rounds"]

    def _keep(self, barriers: int, carried: Words, done: int, rounds: int) -> None:
        """Keep what is carried to the level before, or at the beginning of a level what is carried to it."""
        self._kept = time.process_time()
        if self.keep is None:
            return
        self.keep.mkdir(parents=True, exist_ok=True)
        file = self._file(f"{barriers - 1 if done else barriers}.npy")
        with file.with_suffix(".new").open("wb") as out:
            np.save(out, carried)
        file.with_suffix(".new").replace(file)
        told = self._file("json")
        so_far = {"barriers": barriers, "done": done, "rounds": rounds, "levels": self.levels}
        text = json.dumps({**so_far, "seconds": self.seconds + self._kept - self._began})
        told.with_suffix(".new").write_text(text)
        told.with_suffix(".new").replace(told)
        last = self._file(f"{barriers + 1}.npy")
        if not done and last.is_file() and last.stat().st_size > LARGE:
            last.unlink()

    def _load(self, barriers: int) -> Words:
        found: Words = np.load(self._file(f"{barriers}.npy"))
        return found

    def _file(self, kind: str) -> Path:
        starts = "-".join(f"{one}.{other}" for one, other in self.stocks[0])
        return (self.keep or Path()) / f"forced-{self.n}x{self.n}-{starts}.{kind}"
