"""Tables of `forced` by another way: sets of barriers drawn by lot, solved by the kernel of the bots.

python -m research barrieres forced-again                             7×7: sets of two barriers, up to two in both hands
python -m research barrieres forced-again --keep FOLDER --sets 200    sets of four, from what the run of six has kept

The kernel of the bots knows a layer by its edges and a queue. Every position of a set with every stocks must be won by
the same seat in both; what is compared are the very tables that the result was carried from.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from research import parser_of

SIZE = 7
IN_HAND = 2


def main(argv: list[str]) -> int:
    """Print how many positions were compared; 1 if one differs."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--sets", type=int, default=20, help="how many sets are drawn by lot")
    parser.add_argument("--keep", type=Path, help="what `forced --all` has kept of 7×7 with six barriers")
    given = parser.parse_args(argv)
    compared, differ = compare(SIZE, 4 if given.keep else 2, given.sets, given.keep)
    print(f"{given.sets} sets, {compared:,} positions: {differ or 'none'} differ")
    return 1 if differ else 0


def compare(size: int, barriers: int, count: int, keep: Path | None = None, seed: int = 0) -> tuple[int, int]:
    """So many sets of so many barriers, two in hand: how many positions were compared, and how many differ."""
    from research.barrieres.carried import Forced, every_set

    total = barriers + IN_HAND
    forced = Forced(size, [(one, total - one) for one in range(total + 1)], keep)
    offers = forced.carried_to(barriers)
    sets = every_set(size, barriers)
    compared = differ = 0
    rng = Random(seed)
    for number in rng.sample(range(len(sets)), min(count, len(sets))):
        some, others = _compare_set(forced, barriers, sets[number], offers[number])
        compared, differ = compared + some, differ + others
    return compared, differ


def _compare_set(forced: Any, barriers: int, key: int, offers: Any) -> tuple[int, int]:
    import numpy as np

    from mulot.games.barrieres.bots.kernel.layout import decode
    from research.barrieres.solved_again import with_up_to_two

    n, squares = forced.n, forced.n**2
    left, grooves = int(key), list[int]()
    for crossing in range((n - 1) ** 2):
        left, lies = divmod(left, 3)
        if lies:
            grooves.append(crossing + (n - 1) ** 2 * (lies - 1))
    placed: list[Any] = [decode(groove + squares, n) for groove in grooves]
    there, won = forced.tables_of(barriers, key, offers)
    bits = np.arange(squares, dtype=np.uint64)
    real = (there[:, None] >> bits & np.uint64(1)).astype(bool)
    compared = differ = 0
    for stocks, worth in with_up_to_two(n, tuple(sorted(one.at + one.lies for one in placed))):
        if sum(stocks) != IN_HAND:
            continue
        table = won[forced.stocks[barriers].index(stocks)]
        for turn in (0, 1):
            ours = (table[turn][:, None] >> bits & np.uint64(1)).astype(bool)
            theirs = worth.reshape(2, squares, squares)[turn, : n * (n - 1)]
            wins = theirs > 0 if turn == 0 else theirs < 0
            compared += int(real.sum())
            differ += int((ours != wins)[real].sum())
    return compared, differ
