"""Where a search thinks: room for a tree, and what is left on it from the move before."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel import judging, search
from mulot.games.barrieres.bots.kernel.keeping import GONE, find, keep
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS

MOST_NODES = 3_000_000


class Desk:
    """One tree at a time. Who comes with a position of another game finds the desk empty."""

    def __init__(self, most: int = MOST_NODES) -> None:
        self.nodes, self.x = np.empty(most, search.NODE), np.empty(1, judging.SCRATCH)[0]
        self._places = np.empty(most, np.int32)
        self._left: tuple[Any, Any, Any, int] | None = None

    def leave(self, g: Any, start: Any, weights: Any, used: int) -> None:
        """The tree of start[0] stays for the next move."""
        self._left = (g, start, weights, used)

    def left_of(self, g: Any, now: Any, weights: Any) -> int:
        """Make the position now[0] the root of what is left; returns how many nodes are in use then, 0 if there is
        nothing of it. A tree is its weights' own."""
        if self._left is None:
            return 0
        there, before, by, used = self._left
        self._left = None
        if there is not g or by is not weights:
            return 0
        root = find(g, before, self.nodes, now)
        if root == GONE or not self.nodes[root]["children"]:
            return 0
        return int(keep(self.nodes, used, root, 0, self._places))

    def make_room(self, used: int, rounds: int) -> int:
        """Have room for so many rounds: what was hardly visited is forgotten. Returns how many nodes are in use."""
        least = 2
        while used + (rounds + 1) * MOST_ACTIONS > len(self.nodes) and least < 1 << 30:
            used = int(keep(self.nodes, used, 0, least, self._places))
            least *= 2
        return used
