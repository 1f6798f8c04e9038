"""Small boards solved from the start: who wins with best play, and in how many plies.

python -m research barrieres solved                                     what is known, as a table
python -m research barrieres solved --size 5 --stocks 2                 solve it anew, and compare with what is known
python -m research barrieres solved --all --keep FOLDER --seconds 3600  go on with all that are not known yet

Every set of barriers with every stock is a layer, and a layer is solved from its ends backwards (`kernel/layer.py`).
It needs the extra `research`; the largest takes 3 GB of memory, or files in FOLDER.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import NamedTuple

from research.barrieres import results_file

KNOWN = Path(__file__).with_name("solved.json")
EVERY = {size: [(each, each) for each in range((size - 1) ** 2 + 1)] for size in (3, 4, 5)}
"""Every stock: no more barriers fit on a board than it has crossings."""
UNEQUAL = [(one, total - one) for total in range(5) for one in range(total + 1)]


class Solved(NamedTuple):
    """What the start is worth to whoever begins: n, wins in n plies; -n, loses in n plies; 0, nobody can win."""

    size: int
    stocks: tuple[int, int]
    plies: int
    turned: int
    """The same where the mice start a column apart: on boards of even size a line has two middles."""
    layers: int
    longest: int
    """Plies of the longest forced win from any position."""
    checksum: str
    """Of all tables."""
    seconds: float


def solve(size: int, starts: list[tuple[int, int]], keep: Path | None = None, until: float = 1e9) -> list[Solved]:
    """Solve a board for stocks that leave the same number of barriers to be placed."""
    from research.barrieres.board_solver import Tables

    began = time.process_time()
    tables = Tables(size, starts, keep, until)
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
        found.append(Solved(size, stocks, plies, turned, layers, longest, checksum, seconds))
    return found


def known(file: Path = KNOWN) -> dict[tuple[int, tuple[int, int]], Solved]:
    """What was solved, by size and stocks."""
    found = (Solved(**{**row, "stocks": tuple(row["stocks"])}) for row in results_file.read(file))
    return {(each.size, each.stocks): each for each in found}


def plan() -> list[tuple[int, list[tuple[int, int]]]]:
    """All boards that are solved, the quick ones first: boards and the stocks that are solved together."""
    small = [(size, [stocks]) for size in (3, 4, 5) for stocks in EVERY[size]]
    large = [(7, [stocks for stocks in UNEQUAL if sum(stocks) == total]) for total in range(5)]
    return [*large, *small]


def go_on(keep: Path | None, seconds: float, file: Path = KNOWN) -> bool:
    """Solve what is not known yet, within so many seconds of the processor; False if some is left."""
    until = time.process_time() + seconds
    for size, starts in plan():
        done = known(file)
        if all((size, stocks) in done for stocks in starts):
            continue
        try:
            found = solve(size, starts, keep, until)
        except results_file.OutOfTime as stopped:
            print(f"{size}×{size}, {sum(starts[0])} barriers: {stopped}")
            return False
        results_file.write([*done.values(), *found], file)
        for each in found:
            print(told(each), flush=True)
    return True


def told(each: Solved) -> str:
    """A line of the table."""
    one, other = each.stocks
    cells = (f"{each.size}×{each.size}", f"{one} / {other}", end(each.plies), f"{each.layers:,}", str(each.longest))
    return f"| {' | '.join(cells)} | {each.seconds:.0f} s | `{each.checksum[:16]}` |"


def end(plies: int) -> str:
    """Who wins, and when."""
    return f"{'first' if plies > 0 else 'second'} in {abs(plies)}" if plies else "nobody"


def main(argv: list[str]) -> int:
    """Solve, compare or show."""
    parser = results_file.asked(__name__, __doc__, KNOWN)
    parser.add_argument("--stocks", type=int, nargs="+", metavar="N", help="barriers of each, or of first and second")
    given = parser.parse_args(argv)
    if given.all:
        return 0 if go_on(given.keep, given.seconds, given.file) else 1
    if given.size is None:
        for each in known(given.file).values():
            print(told(each))
        return 0
    stocks = tuple(given.stocks or (0,)) * (1 if len(given.stocks or ()) == 2 else 2)
    total = sum(stocks)
    together = [held for held in UNEQUAL if sum(held) == total] if given.size == 7 else [(stocks[0], stocks[1])]
    same = True
    for each in solve(given.size, together, given.keep):
        before = known(given.file).get((each.size, each.stocks))
        agrees = before is None or each._replace(seconds=before.seconds) == before
        same = same and agrees
        print(told(each), "" if before is None else "as known" if agrees else f"differs from what is known: {before}")
    return 0 if same else 1
