"""Who can force a win, and nothing else: boards too large for tables that also say how long it takes.

python -m research barrieres forced                                       what is known, as a table
python -m research barrieres forced --size 5 --barriers 4                 solve it anew, and compare with what is known
python -m research barrieres forced --all --keep FOLDER --seconds 3600    go on with all that are not known yet

All stocks of as many barriers together are solved at once, one bit for a position (`carried.py`). It needs the extra
`research`; 7×7 with six barriers takes 4.6 GB of memory.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import NamedTuple

from research.barrieres import results_file

KNOWN = Path(__file__).with_name("forced.json")
PLAN = [(size, total) for size, most in ((3, 8), (4, 18), (5, 12), (7, 6)) for total in range(most + 1)]
"""Boards, and the barriers of both hands together."""


class Known(NamedTuple):
    """Who wins by force, of all stocks that leave as many barriers to be placed."""

    size: int
    barriers: int
    """Of both hands together."""
    wins: tuple[int | None, ...]
    """The seat that wins where the first player has 0, 1, 2 … of them; None: neither can force it."""
    sets: int
    """Of barriers, mirror images once."""
    checksum: str
    """Of all that was carried from level to level."""
    seconds: float


def solve(size: int, barriers: int, keep: Path | None = None, until: float = float("inf")) -> Known:
    """Solve a board for every way to share out so many barriers."""
    from research.barrieres.forced_win_solver import Forced

    starts = [(one, barriers - one) for one in range(barriers + 1)]
    forced = Forced(size, starts, keep, until)
    forced.solve()
    mice = size // 2, size * (size - 1) + size // 2
    wins = tuple(forced.wins(stocks, mice) for stocks in starts)
    checksum = hashlib.sha256("".join(level.checksum for level in forced.levels).encode()).hexdigest()
    sets = sum(level.sets for level in forced.levels)
    return Known(size, barriers, wins, sets, checksum, round(forced.seconds, 1))


def known(file: Path = KNOWN) -> dict[tuple[int, int], Known]:
    """What was solved, by size and barriers."""
    found = (Known(**{**row, "wins": tuple(row["wins"])}) for row in results_file.read(file))
    return {(each.size, each.barriers): each for each in found}


def go_on(keep: Path | None, seconds: float, file: Path = KNOWN) -> bool:
    """Solve what is not known yet, within so many seconds of the processor; False if some is left."""
    until = time.process_time() + seconds
    for size, barriers in PLAN:
        done = known(file)
        if (size, barriers) in done:
            continue
        try:
            found = solve(size, barriers, keep, until)
        except results_file.OutOfTime as stopped:
            print(f"{size}×{size}, {barriers} barriers: {stopped}")
            return False
        results_file.write([*done.values(), found], file)
        print(told(found), flush=True)
    return True


def told(each: Known) -> str:
    """A line of the table."""
    won = []
    for seat in (1, None, 0):
        stocks = [f"{one}/{each.barriers - one}" for one, winner in enumerate(each.wins) if winner == seat]
        if stocks:  # more barriers never hurt, so they are next to each other
            all_of_them = stocks[0] if len(stocks) == 1 else f"{stocks[0]} to {stocks[-1]}"
            won.append(f"{'nobody' if seat is None else ('first', 'second')[seat]} {all_of_them}")
    cells = (f"{each.size} by {each.size}", f"{each.barriers}", "; ".join(won), f"{each.sets:,}")
    return f"| {' | '.join(cells)} | {each.seconds:.0f} s | `{each.checksum[:16]}` |"


def main(argv: list[str]) -> int:
    """Solve, compare or show."""
    parser = results_file.asked(__name__, __doc__, KNOWN)
    parser.add_argument("--barriers", type=int, default=0, help="of both hands together")
    given = parser.parse_args(argv)
    if given.all:
        return 0 if go_on(given.keep, given.seconds, given.file) else 1
    if given.size is None:
        for each in known(given.file).values():
            print(told(each))
        return 0
    found = solve(given.size, given.barriers, given.keep)
    before = known(given.file).get((given.size, given.barriers))
    agrees = before is None or found._replace(seconds=before.seconds) == before
    print(told(found))
    print("not known before" if before is None else "as known" if agrees else f"differs from what is known: {before}")
    return 0 if agrees else 1
