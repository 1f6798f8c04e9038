"""How characters think in a browser: in a second worker, with a time limit, at a pace that people can follow.

The second worker takes seconds to start, and a phone may end it at any time.
"""

from __future__ import annotations

import asyncio
import pickle

from mulot.house.games import Games
from mulot.house.thinking import Characters, Thought, choose, place
from mulot.pocket.outside import Outside
from mulot.table import Known

THINKING = 1.0
"""Seconds that a character may think, as in the served house."""
GRACE = 30.0
"""Seconds that the second worker may need beyond that; it may have to start first, on a slow phone."""
PACE = 0.9
"""Seconds that a move takes at least, more or less."""
IN_A_HURRY = 0.1


class Minds(Characters):
    """The characters of the house in a browser."""

    def __init__(self, outside: Outside, games: Games, pace: float = PACE) -> None:
        super().__init__(pace)
        self._outside = outside
        self._games = games
        self._turn = asyncio.Lock()

    async def think(self, known: Known, whose: tuple[str, ...], quick: bool) -> int:
        """In the second worker, or in a hurry here."""
        if quick:
            return choose(self._games, Thought(known, IN_A_HURRY, quick=True))
        order = pickle.dumps(Thought(known, THINKING), protocol=5)
        async with self._turn:
            return place(known, await self._outside.work("think", order, THINKING + GRACE))


def think(games: Games, order: bytes) -> bytes:
    """In the second worker: one thought."""
    return choose(games, pickle.loads(order)).to_bytes(4, "big")
