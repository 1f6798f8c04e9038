"""Computes which seat can force a win, on boards that are too large for tables with the number of plies.

python -m research barrieres forced-wins                                     print the known results
python -m research barrieres forced-wins --size 5 --barriers 4               solve a board and compare the result
python -m research barrieres forced-wins --all --keep FOLDER --seconds 3600  solve the boards that are missing

All ways to divide the same number of barriers between the seats are solved together, with one bit per position
(`forced_win_solver.py`). Needs the extra `research`; 7×7 with six barriers takes 4.6 GB of memory.
"""

import hashlib
import time
from pathlib import Path
from typing import NamedTuple

from research.barrieres import small_board_results

RESULTS_FILE = Path(__file__).with_name("forced_wins.json")
BOARDS = [(size, total) for size, most in ((3, 8), (4, 18), (5, 12), (7, 6)) for total in range(most + 1)]
"""Board sizes, each with the number of barriers of both seats together."""


class ForcedWins(NamedTuple):
    """The seat that can force a win, for every way to divide a number of barriers between the seats."""

    size: int
    barriers: int
    """The total for both seats."""
    wins: tuple[int | None, ...]
    """The winning seat if the first player has 0, 1, 2 … of the barriers; None if neither can force a win."""
    sets: int
    """The number of sets of barriers; mirror images count once."""
    checksum: str
    """The SHA-256 of the checksums of all levels."""
    seconds: float


def solve(size: int, barriers: int, keep: Path | None = None, until: float = float("inf")) -> ForcedWins:
    """Solve a board for every way to divide this number of barriers between the seats, and return the results. `keep`
    is a folder for saved progress. Raises TimeLimitReached after `until` CPU seconds."""
    from research.barrieres.forced_win_solver import ForcedWinSolver

    starts = [(one, barriers - one) for one in range(barriers + 1)]
    forced = ForcedWinSolver(size, starts, keep, until)
    forced.solve()
    mice = size // 2, size * (size - 1) + size // 2
    wins = tuple(forced.wins(stocks, mice) for stocks in starts)
    checksum = hashlib.sha256("".join(level.checksum for level in forced.levels).encode()).hexdigest()
    sets = sum(level.sets for level in forced.levels)
    return ForcedWins(size, barriers, wins, sets, checksum, round(forced.seconds, 1))


def read_results(file: Path = RESULTS_FILE) -> dict[tuple[int, int], ForcedWins]:
    """Return the known results by size and number of barriers."""
    found = (ForcedWins(**{**row, "wins": tuple(row["wins"])}) for row in small_board_results.read_rows(file))
    return {(each.size, each.barriers): each for each in found}


def solve_missing(keep: Path | None, seconds: float, file: Path = RESULTS_FILE) -> bool:
    """Solve the boards that have no result yet, for at most this many CPU seconds. Return False if some are left."""
    until = time.process_time() + seconds
    for size, barriers in BOARDS:
        done = read_results(file)
        if (size, barriers) in done:
            continue
        try:
            found = solve(size, barriers, keep, until)
        except small_board_results.TimeLimitReached as stopped:
            print(f"{size}×{size}, {barriers} barriers: {stopped}")
            return False
        small_board_results.write_rows([*done.values(), found], file)
        print(table_row(found), flush=True)
    return True


def table_row(each: ForcedWins) -> str:
    """Return a row of the results table."""
    won = []
    for seat in (1, None, 0):
        stocks = [f"{one}/{each.barriers - one}" for one, winner in enumerate(each.wins) if winner == seat]
        if stocks:  # more barriers never hurt, so they are next to each other
            all_of_them = stocks[0] if len(stocks) == 1 else f"{stocks[0]} to {stocks[-1]}"
            won.append(f"{'nobody' if seat is None else ('first', 'second')[seat]} {all_of_them}")
    cells = (f"{each.size} by {each.size}", f"{each.barriers}", "; ".join(won), f"{each.sets:,}")
    return f"| {' | '.join(cells)} | {each.seconds:.0f} s | `{each.checksum[:16]}` |"


def main(argv: list[str]) -> int:
    """Solve a board and compare the result, solve all missing boards, or print the known results."""
    parser = small_board_results.study_parser(__name__, __doc__, RESULTS_FILE)
    parser.add_argument("--barriers", type=int, default=0, help="the number of barriers of both seats together")
    given = parser.parse_args(argv)
    if given.all:
        return 0 if solve_missing(given.keep, given.seconds, given.file) else 1
    if given.size is None:
        for each in read_results(given.file).values():
            print(table_row(each))
        return 0
    found = solve(given.size, given.barriers, given.keep)
    before = read_results(given.file).get((given.size, given.barriers))
    agrees = before is None or found._replace(seconds=before.seconds) == before
    print(table_row(found))
    print("not known before" if before is None else "as known" if agrees else f"differs from what is known: {before}")
    return 0 if agrees else 1
