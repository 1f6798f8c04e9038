"""The kernel and OpenSpiel's C++ side by side, in one process and one thread; three runs, medians, ratios.

Time is the thread's own processor time, so that other work on the machine does not count. It needs the extra
`research`.

- sampled: random games to the end, each ply drawn uniformly from the legal ones without listing them;
- listed: the same, with all legal actions listed at every ply (as OpenSpiel's rollouts do);
- tree search: simulations a second of plain UCT with one random rollout a leaf, on both sides;
- legal: listing all legal actions of positions from random games: at the start, in mid-game, late.
"""

from __future__ import annotations

import platform

from research import parser_of


def main(argv: list[str]) -> int:
    """Print a line a measurement: ours, theirs, ratio."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="a tenth of the work: 0.1")
    scale = parser.parse_args(argv).scale

    from mulot import __version__
    from research.barrieres.side_by_side import all_boards  # here, so that the help needs no compiler

    print(f"Mulot {__version__}, Python {platform.python_version()}, one thread; ours, OpenSpiel's, ratio")
    all_boards(scale)
    return 0
