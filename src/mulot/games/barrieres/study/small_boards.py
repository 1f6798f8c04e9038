"""Small boards with few barriers, solved from the start: who wins them, and in how many plies."""

from __future__ import annotations

import argparse
import time
from importlib.util import find_spec
from typing import NamedTuple

from mulot.core.luck import Scripted
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Options
from mulot.games.barrieres.rules import new

BOARDS: tuple[tuple[Size, int], ...] = ((5, 0), (5, 1), (7, 0), (7, 1), (9, 0), (11, 0))
"""Size, and barriers of each seat. With one barrier each 9×9 takes more memory than the solver gives itself."""


class Solved(NamedTuple):
    """What the first seat can reach: n wins in n plies, -n loses in n, 0 is a draw."""

    worth: int
    seconds: float
    """Of the processor."""


def solved(size: Size, barriers: int) -> Solved:
    """Solve a board from the start. Needs the extra `research`."""
    from mulot.games.barrieres.bots.kernel.solving import solve

    s = new(Options(size=size, barriers=barriers, first=0), 2, Scripted())
    start = time.thread_time()
    worth = solve(s)
    seconds = time.thread_time() - start
    assert worth is not None, "there is room and time for all of BOARDS"
    return Solved(max(worth.values(), key=lambda n: (n > 0, n == 0, -n)), seconds)


def main(argv: list[str]) -> int:
    """Print a line a board."""
    argparse.ArgumentParser(prog="mulot study barrieres small-boards", description=__doc__).parse_args(argv)
    if find_spec("numba") is None:
        print("This needs the extra: pip install mulot[research]")
        return 2
    for size, barriers in BOARDS:
        worth, seconds = solved(size, barriers)
        end = f"{'first' if worth > 0 else 'second'} player wins in {abs(worth)} plies" if worth else "a draw"
        print(f"{size:2}×{size:<2} {barriers} barriers each: {end} ({seconds:.2f} s)")
    return 0
