"""Run bots in the browser's second worker, with a time limit.

That worker takes seconds to start, and a phone may kill it at any time.
"""

from __future__ import annotations

import asyncio
import pickle

from mulot.house.games import Games
from mulot.house.thinking import Characters, Thought, choose, place
from mulot.pocket.outside import Outside
from mulot.table import Known

THINKING = 1.0
"""Seconds that a bot has per move, as on the server."""
GRACE = 30.0
"""Extra seconds for the second worker, which may have to start first on a slow phone."""
PACE = 0.9
"""Approximate minimum seconds per move."""
IN_A_HURRY = 0.1


class Minds(Characters):
    """Chooses actions for the characters in the second worker, one at a time."""

    def __init__(self, outside: Outside, games: Games, pace: float = PACE) -> None:
        super().__init__(pace)
        self._outside = outside
        self._games = games
        self._turn = asyncio.Lock()

    async def think(self, known: Known, whose: tuple[str, ...], quick: bool) -> int:
        """Return the index of the chosen action; a quick choice is made in this worker."""
        if quick:
            return choose(self._games, Thought(known, IN_A_HURRY, quick=True))
        order = pickle.dumps(Thought(known, THINKING), protocol=5)
        async with self._turn:
            return place(known, await self._outside.work("think", order, THINKING + GRACE))


def think(games: Games, order: bytes) -> bytes:
    """Return the index of a bot's choice as four bytes, in the second worker."""
    return choose(games, pickle.loads(order)).to_bytes(4, "big")
