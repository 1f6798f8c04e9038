"""Determines which seat can force a win, level by level from the fullest board to the empty one.

A position takes one bit (`kernel/forced_wins.py`). The result for a set of barriers is immediately passed on to all
sets with one barrier fewer (`kernel/propagate_wins.py`), so only two levels are in memory. Passing on a result twice is
harmless, so an interrupted run can continue from the last saved state.
"""

import hashlib
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from research.barrieres.kernel.propagate_wins import list_sets, propagate_level
from research.barrieres.small_board_results import TimeLimitReached

Sets = NDArray[np.int64]
Words = NDArray[np.uint64]
Stocks = tuple[int, int]
"""The hero's barriers and the rival's."""
SETS_PER_BATCH = 2_000
KEEP_LIMIT_BYTES = 1 << 30
"""Once a level is solved, its file is deleted if it is larger than this."""
SAVE_EVERY_S = 600.0
"""CPU seconds between two saves."""


class SolvedLevel(NamedTuple):
    """The result of a level: all positions with this number of barriers on the board."""

    barriers: int
    sets: int
    """Sets of barriers; mirror images count once."""
    rounds: int
    """The most iterations that one layer took."""
    checksum: str
    """The SHA-256 of the results passed on to this level (of no data on the last level, which gets none)."""


def groove_values(n: int) -> tuple[Sets, Sets]:
    """Return what each groove adds to the number of a set, and to the number of its mirror image."""
    side = n - 1
    grooves = [(lies, row, column) for lies in (1, 2) for row in range(side) for column in range(side)]
    plain = [lies * 3 ** (row * side + column) for lies, row, column in grooves]
    mirrored = [lies * 3 ** (row * side + side - 1 - column) for lies, row, column in grooves]
    return np.array(plain), np.array(mirrored)


def list_all_sets(n: int, barriers: int) -> Sets:
    """Return all sets of this many barriers in order; mirror images count once."""
    values = groove_values(n)
    found = np.empty(list_sets(n, barriers, *values, np.empty(0, np.int64)), np.int64)
    list_sets(n, barriers, *values, found)
    found.sort()
    return found


def stocks_left(starts: list[Stocks]) -> list[list[Stocks]]:
    """Return the stocks that can be left with 0, 1, 2 … barriers on the board, from either seat's point of view."""
    levels = [sorted({*starts, *((other, one) for one, other in starts)})]
    while any(map(sum, levels[-1])):
        less = {(one - 1, other) for one, other in levels[-1] if one}
        levels.append(sorted(less | {(one, other - 1) for one, other in levels[-1] if other}))
    return levels


def number_slots(stocks: list[Stocks]) -> dict[tuple[Stocks, int], int]:
    """Number each pair of stocks together with a seat (0: hero, 1: rival) that has a barrier to place."""
    return {key: slot for slot, key in enumerate((held, who) for held in stocks for who in (0, 1) if held[who])}


class ForcedWinSolver:
    """Solves a board for initial stocks that add up to the same number of barriers."""

    def __init__(self, n: int, starts: list[Stocks], keep: Path | None = None, until: float = float("inf")) -> None:
        self.n, self.keep, self.until = n, keep, until
        self.stocks = stocks_left(starts)
        self.levels: list[SolvedLevel] = []
        self.seconds = 0.0
        """CPU seconds, including earlier runs."""
        self.found: Words
        self._started_at = self._saved_at = time.process_time()

    def solve(self) -> None:
        """Solve all levels from the fullest board to the empty one. Afterwards `found` contains the tables of the empty
        board for each pair of stocks."""
        barriers, done, rounds = self._load_progress()
        sets = list_all_sets(self.n, barriers)
        offers = self._empty_offers(barriers, sets) if barriers == len(self.stocks) - 1 else self._load_table(barriers)
        while True:
            less = list_all_sets(self.n, barriers - 1) if barriers else np.empty(0, np.int64)
            carried = self._load_table(barriers - 1) if done else self._empty_offers(barriers - 1, less)
            self.found = self._empty_tables(0 if barriers else 1, barriers)
            while done < len(sets):
                late = time.process_time() > self.until
                if done and (late or time.process_time() > self._saved_at + SAVE_EVERY_S):
                    self._save_progress(barriers, carried, done, rounds)  # the start of a level is already saved
                if late:
                    raise TimeLimitReached(
                        f"{barriers} barriers on the board: {done:,} of {len(sets):,} sets are solved"
                    )
                high = min(done + SETS_PER_BATCH, len(sets))
                rounds = max(rounds, self._solve_batch(barriers, sets, done, high, offers, less, carried, self.found))
                done = high
            checksum = hashlib.sha256(offers.data).hexdigest()
            self.levels.insert(0, SolvedLevel(barriers, len(sets), rounds, checksum))
            if not barriers:
                self.seconds += time.process_time() - self._started_at
                return
            barriers, sets, offers, done, rounds = barriers - 1, less, carried, 0, 0
            self._save_progress(barriers, offers, 0, 0)

    def wins(self, stocks: Stocks, mice: tuple[int, int], turn: int = 0) -> int | None:
        """Return the seat that can force a win on the empty board, or None. The mice are given by the numbers of
        their squares."""
        last = self.n * self.n - 1
        for seat in (0, 1):
            held = (stocks[seat], stocks[1 - seat])
            hero, rival = mice if seat == 0 else (last - mice[1], last - mice[0])
            word = int(self.found[0, self.stocks[0].index(held), int(seat != turn), hero])
            if word >> rival & 1:
                return seat
        return None

    def _empty_tables(self, sets: int, barriers: int) -> Words:
        return np.zeros((sets, len(self.stocks[barriers]), 2, self.n * (self.n - 1)), np.uint64)

    def _solve_batch(
        self, barriers: int, sets: Sets, low: int, high: int, offers: Words, less: Sets, carried: Words, found: Words
    ) -> int:
        here = number_slots(self.stocks[barriers])
        before = number_slots(self.stocks[barriers - 1]) if len(carried) else {}
        slots, leads = [], []
        for one, other in self.stocks[barriers]:
            slots.append([here.get(((one, other), who), -1) for who in (0, 1)])
            leads.append([before.get(((one + 1, other), 0), -1), before.get(((one, other + 1), 1), -1)])
        tables = np.array(slots), less, carried, np.array(leads), found
        return int(propagate_level(self.n, sets, low, high, *groove_values(self.n), offers, *tables))

    def _empty_offers(self, barriers: int, sets: Sets) -> Words:
        slots = len(number_slots(self.stocks[barriers])) if barriers >= 0 else 0
        return np.zeros((len(sets), slots, self.n * (self.n - 1)), np.uint64)

    # ---------------------------------------------------------------- saved progress

    def _load_progress(self) -> tuple[int, int, int]:
        """Return where to continue: barriers on the board, sets solved on that level, most iterations so far."""
        progress_file = self._file("json")
        if self.keep is None or not progress_file.is_file():
            return len(self.stocks) - 1, 0, 0
        so_far: Any = json.loads(progress_file.read_text())
        self.levels = [SolvedLevel(*level) for level in so_far["levels"]]
        self.seconds = so_far["seconds"]
        return so_far["barriers"], so_far["done"], so_far["rounds"]

    def _save_progress(self, barriers: int, carried: Words, done: int, rounds: int) -> None:
        """Save the results for the next level, and the progress."""
        self._saved_at = time.process_time()
        if self.keep is None:
            return
        self.keep.mkdir(parents=True, exist_ok=True)
        file = self._file(f"{barriers - 1 if done else barriers}.npy")
        with file.with_suffix(".new").open("wb") as out:
            np.save(out, carried)
        file.with_suffix(".new").replace(file)
        progress_file = self._file("json")
        so_far = {"barriers": barriers, "done": done, "rounds": rounds, "levels": self.levels}
        text = json.dumps({**so_far, "seconds": self.seconds + self._saved_at - self._started_at})
        progress_file.with_suffix(".new").write_text(text)
        progress_file.with_suffix(".new").replace(progress_file)
        last = self._file(f"{barriers + 1}.npy")
        if not done and last.is_file() and last.stat().st_size > KEEP_LIMIT_BYTES:
            last.unlink()

    def _load_table(self, barriers: int) -> Words:
        found: Words = np.load(self._file(f"{barriers}.npy"))
        return found

    def _file(self, kind: str) -> Path:
        starts = "-".join(f"{one}.{other}" for one, other in self.stocks[0])
        return (self.keep or Path()) / f"forced-{self.n}x{self.n}-{starts}.{kind}"
