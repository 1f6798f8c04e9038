"""Solves small boards from the initial position: who wins with best play, and in how many plies.

python -m research barrieres small-boards                                     print the known results
python -m research barrieres small-boards --size 5 --stocks 2                 solve a board and compare the result
python -m research barrieres small-boards --all --keep FOLDER --seconds 3600  solve the boards that are missing

Each set of barriers with each pair of stocks is a layer, and layers are solved by retrograde analysis
(`kernel/solve_layer.py`). Needs the extra `research`; the largest board takes 3 GB of memory, or files in FOLDER.
"""

import hashlib
import time
from pathlib import Path
from typing import NamedTuple

from research.barrieres import small_board_results

RESULTS_FILE = Path(__file__).with_name("small_boards.json")
EQUAL_STOCKS = {size: [(each, each) for each in range((size - 1) ** 2 + 1)] for size in (3, 4, 5)}
"""All equal stocks by board size, up to the number of crossings, because no more barriers fit on the board."""
STOCKS_OF_7 = [(one, total - one) for total in range(5) for one in range(total + 1)]


class SolvedBoard(NamedTuple):
    """The value of the initial position for the first player: n wins in n plies, -n loses in n plies, 0 is a draw."""

    size: int
    stocks: tuple[int, int]
    plies: int
    turned: int
    """The value if the mice start one column apart, because boards of even size have no middle column."""
    layers: int
    longest: int
    """The plies of the longest forced win from any position."""
    checksum: str
    """The SHA-256 of all tables."""
    seconds: float


def solve(size: int, starts: list[tuple[int, int]], keep: Path | None = None, until: float = 1e9) -> list[SolvedBoard]:
    """Solve a board for these initial stocks, which must add up to the same number of barriers, and return one result
    per pair of stocks. `keep` is a folder for saved progress. Raises TimeLimitReached after `until` CPU seconds."""
    from research.barrieres.board_solver import BoardSolver

    began = time.process_time()
    tables = BoardSolver(size, starts, keep, until)
    tables.solve()
    checksum = hashlib.sha256("".join(level.checksum for level in tables.levels).encode()).hexdigest()
    layers = sum(level.sets * level.stocks for level in tables.levels)
    longest = max(level.longest for level in tables.levels)
    first, second = size // 2, size * (size - 1) + size // 2
    seconds = round(time.process_time() - began, 1)
    found = []
    for stocks in starts:
        plies = tables.worth(stocks, (first, second))
        turned = tables.worth(stocks, (first, second - (size % 2 == 0)))
        found.append(SolvedBoard(size, stocks, plies, turned, layers, longest, checksum, seconds))
    return found


def read_results(file: Path = RESULTS_FILE) -> dict[tuple[int, tuple[int, int]], SolvedBoard]:
    """Return the known results by size and stocks."""
    found = (SolvedBoard(**{**row, "stocks": tuple(row["stocks"])}) for row in small_board_results.read_rows(file))
    return {(each.size, each.stocks): each for each in found}


def boards_to_solve() -> list[tuple[int, list[tuple[int, int]]]]:
    """Return all board sizes with the stocks that are solved together, the quickest first within each group."""
    small = [(size, [stocks]) for size in (3, 4, 5) for stocks in EQUAL_STOCKS[size]]
    large = [(7, [stocks for stocks in STOCKS_OF_7 if sum(stocks) == total]) for total in range(5)]
    return [*large, *small]


def solve_missing(keep: Path | None, seconds: float, file: Path = RESULTS_FILE) -> bool:
    """Solve the boards that have no result yet, for at most this many CPU seconds. Return False if some are left."""
    until = time.process_time() + seconds
    for size, starts in boards_to_solve():
        done = read_results(file)
        if all((size, stocks) in done for stocks in starts):
            continue
        try:
            found = solve(size, starts, keep, until)
        except small_board_results.TimeLimitReached as stopped:
            print(f"{size}×{size}, {sum(starts[0])} barriers: {stopped}")
            return False
        small_board_results.write_rows([*done.values(), *found], file)
        for each in found:
            print(table_row(each), flush=True)
    return True


def table_row(each: SolvedBoard) -> str:
    """Return a row of the results table."""
    one, other = each.stocks
    cells = (
        f"{each.size}×{each.size}",
        f"{one} / {other}",
        describe_result(each.plies),
        f"{each.layers:,}",
        str(each.longest),
    )
    return f"| {' | '.join(cells)} | {each.seconds:.0f} s | `{each.checksum[:16]}` |"


def describe_result(plies: int) -> str:
    """Return who wins and in how many plies, as text."""
    return f"{'first' if plies > 0 else 'second'} in {abs(plies)}" if plies else "nobody"


def main(argv: list[str]) -> int:
    """Solve a board and compare the result, solve all missing boards, or print the known results."""
    parser = small_board_results.study_parser(__name__, __doc__, RESULTS_FILE)
    parser.add_argument(
        "--stocks", type=int, nargs="+", metavar="N", help="barriers of each player, or of the first and the second"
    )
    given = parser.parse_args(argv)
    if given.all:
        return 0 if solve_missing(given.keep, given.seconds, given.file) else 1
    if given.size is None:
        for each in read_results(given.file).values():
            print(table_row(each))
        return 0
    stocks = tuple(given.stocks or (0,)) * (1 if len(given.stocks or ()) == 2 else 2)
    total = sum(stocks)
    together = [held for held in STOCKS_OF_7 if sum(held) == total] if given.size == 7 else [(stocks[0], stocks[1])]
    same = True
    for each in solve(given.size, together, given.keep):
        before = read_results(given.file).get((each.size, each.stocks))
        agrees = before is None or each._replace(seconds=before.seconds) == before
        same = same and agrees
        print(
            table_row(each), "" if before is None else "as known" if agrees else f"differs from what is known: {before}"
        )
    return 0 if same else 1
