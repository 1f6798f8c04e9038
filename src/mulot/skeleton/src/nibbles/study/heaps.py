"""The heaps from which the one to take cannot win, with two at the table."""

from __future__ import annotations

import argparse

from ..content import HEAPS, MOST


def lost(up_to: int, last_wins: bool = True) -> list[int]:
    """Found from small to large: a heap is lost if every way to take leaves the other a won one."""
    found: list[int] = [] if last_wins else [1]
    for heap in range(0 if last_wins else 2, up_to + 1):
        if all(heap - count not in found for count in range(1, min(MOST, heap) + 1)):
            found.append(heap)
    return found


def main(argv: list[str]) -> int:
    """Print them."""
    parser = argparse.ArgumentParser(prog="mulot study nibbles heaps", description=__doc__)
    parser.add_argument("--up-to", type=int, default=max(HEAPS))
    chosen = parser.parse_args(argv)
    for name, wins in (("wins", True), ("loses", False)):
        print(f"the last one {name}: {', '.join(map(str, lost(chosen.up_to, wins)))}")
    return 0
