"""How characters think in a browser: in a second worker, with a time limit, at a pace that people can follow.

The second worker takes seconds to start, and a phone may end it at any time. A thought that does not come is left to
the game's quick character, here; a turn never waits for ever.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from random import SystemRandom
from typing import Any

from mulot.house.games import Games
from mulot.house.thinking import NOTHING, Thought, choose
from mulot.pocket.outside import Outside
from mulot.table import Known

THINKING = 1.0
"""Seconds that a character may think, as in the served house."""
GRACE = 30.0
"""Seconds that the second worker may need beyond that; it may have to start first, on a slow phone."""
PACE = 0.9
"""Seconds that a move takes at least, more or less."""
IN_A_HURRY = 0.1


class Minds:
    """`choose` gives an action, or None if the character lets the moment pass."""

    def __init__(self, outside: Outside, games: Games, pace: float = PACE) -> None:
        self._outside = outside
        self._games = games
        self._pace = pace
        self._rng = SystemRandom()
        self._turn = asyncio.Lock()

    async def choose(self, known: Known, whose: tuple[str, str], must: bool) -> Any:
        """What this character does. It takes about the same time whatever it knows."""
        pause, began = self._pace * self._rng.uniform(0.67, 1.33), time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 and must else await self._chosen(known, must)
        spent = time.monotonic() - began
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _chosen(self, known: Known, must: bool) -> Any:
        for think in (self._thought, self._quick_thought):
            try:
                choice = await think(known)
            except Exception:  # whatever it was, the game goes on
                continue
            if choice != NOTHING or not must:
                return None if choice == NOTHING else known.legal[choice]
        return self._rng.choice(known.legal) if must else None

    async def _thought(self, known: Known) -> int:
        order = pickle.dumps(Thought(known, THINKING), protocol=5)
        async with self._turn:
            answer = await self._outside.work("think", order, THINKING + GRACE)
        choice = int.from_bytes(answer, "big")
        if choice != NOTHING and choice >= len(known.legal):
            raise ValueError("no such action")
        return choice

    async def _quick_thought(self, known: Known) -> int:
        return choose(self._games, Thought(known, IN_A_HURRY, quick=True))


def think(games: Games, order: bytes) -> bytes:
    """In the second worker: one thought."""
    return choose(games, pickle.loads(order)).to_bytes(4, "big")
