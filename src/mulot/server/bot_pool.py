"""The processes in which bots think: never on the event loop, with a deadline, at a pace that people can follow.

Who lets much be thought at once waits for it; see `fair_queue`. A thought that has waited too long, or has failed, is
left to the game's quick character, in a process of its own.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any, TypeVar

import structlog

from mulot.house.courses import Piece, Progress
from mulot.house.thinking import NOTHING, Thought
from mulot.server import metrics
from mulot.server.bot_worker import READY
from mulot.server.config import Config
from mulot.server.fair_queue import FairQueue, Whose
from mulot.server.orders import ask, start
from mulot.table import Known

log = structlog.get_logger()
GRACE = 1.5
"""Seconds that a process may need beyond its thinking time."""
START = 30.0
"""Seconds that a process may take to start. On a busy machine it takes long; what it thinks is not yet counted."""
FIRST = 5.0
"""Seconds that its first thought may take beyond that: the game is loaded for it."""
PATIENCE = 5.0
"""Seconds that a thought waits for a free process; then the quick character plays."""
HURRY = 20.0
"""Seconds that the quick character may take, with all who wait for it; the table asks again after 30."""
FEW = 4
"""Thoughts of one device that may wait before each of them has to be shorter."""
SHORTEST = 0.1
"""The part of the thinking time that remains however many wait."""


LOOKING_GRACE = 20.0
"""Seconds that a piece of a course may need beyond its own: a long game is played again for the first."""

T = TypeVar("T")


class Failed(Exception):
    """No thought has come."""


class BotPool:
    """`choose` gives an action, or None if the bot lets the moment pass."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._processes: list[asyncio.subprocess.Process | None] = [None] * (config.minds + 1)
        self._minds = FairQueue(config.minds)
        self._quick = FairQueue(1)
        self._rng = SystemRandom()

    async def choose(self, known: Known, whose: Whose, must: bool) -> Any:
        """What this character does. It takes about the same time whatever it knows."""
        pause = self._config.pace * self._rng.uniform(0.67, 1.33)
        began = time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 else await self._chosen(known, whose, must)
        spent = time.monotonic() - began
        metrics.thoughts.observe(spent)
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _chosen(self, known: Known, whose: Whose, must: bool) -> Any:
        """Its own thought, else the quick character's, else any; never simply the first of the list."""
        for think in (self._thought, self._quick_thought):
            with suppress(Failed):
                choice = await think(known, whose)
                if choice != NOTHING or not must:
                    return None if choice == NOTHING else known.legal[choice]
        return self._rng.choice(known.legal) if must else None

    async def look_back(self, piece: Piece, whose: Whose) -> Progress:
        """A piece of the course of a game that is over. It waits as thoughts do, but nobody does it in its place.
        Raises Failed."""
        return await self._in_turn(self._minds, 0, PATIENCE, piece, piece.seconds + LOOKING_GRACE, whose, pickle.loads)

    async def _thought(self, known: Known, whose: Whose) -> int:
        seconds = self._config.thinking
        crowd = self._minds.waiting(whose)
        if crowd > FEW:
            seconds *= max(SHORTEST, FEW / crowd)
        return await self._choice(self._minds, 0, PATIENCE, Thought(known, seconds), whose)

    async def _quick_thought(self, known: Known, whose: Whose) -> int:
        thought = Thought(known, self._config.thinking * SHORTEST, quick=True)
        return await self._choice(self._quick, self._config.minds, HURRY, thought, whose)

    async def _choice(self, queue: FairQueue, first: int, patience: float, thought: Thought, whose: Whose) -> int:
        """The place of an action, or NOTHING. Raises Failed."""

        def place(answer: bytes) -> int:
            choice = int.from_bytes(answer, "big")
            if choice != NOTHING and choice >= len(thought.known.legal):
                raise EOFError("no such action")
            return choice

        return await self._in_turn(queue, first, patience, thought, thought.seconds + GRACE, whose, place)

    async def _in_turn(
        self,
        queue: FairQueue,
        first: int,
        patience: float,
        work: Thought | Piece,
        limit: float,
        whose: Whose,
        read: Callable[[bytes], T],
    ) -> T:
        """Wait for a process and let it think. Raises Failed."""
        try:
            place = await queue.take(whose, patience)
        except TimeoutError:
            metrics.bots_failed.labels("crowded").inc()
            raise Failed from None
        number = first + place
        try:
            fresh = await asyncio.wait_for(self._start(number), START)
            return read(await asyncio.wait_for(self._exchange(number, work), limit + (FIRST if fresh else 0)))
        except (TimeoutError, EOFError, OSError) as error:
            why = "late" if isinstance(error, TimeoutError) else "died"
            metrics.bots_failed.labels(why).inc()
            log.warning("bot failed", **_named(work), why=why)
            await self._replace(number)
            raise Failed from None
        except BaseException:
            # Cancelled in the middle of an exchange: the answer would be taken for that of the next one.
            await self._replace(number)
            raise
        finally:
            queue.give_back(place, whose)

    async def _start(self, number: int) -> bool:
        """Start the process if there is none, and wait until it is ready; True if it was started."""
        process = self._processes[number]
        if process is not None and process.returncode is None:
            return False
        process = self._processes[number] = await start("mulot.server.bot_worker", self._config.more_games)
        await ask(process, READY)
        return True

    async def _exchange(self, number: int, work: Thought | Piece) -> bytes:
        process = self._processes[number]
        assert process is not None
        return await ask(process, pickle.dumps(work, protocol=5))

    async def _replace(self, number: int) -> None:
        process, self._processes[number] = self._processes[number], None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End the processes."""
        for number in range(len(self._processes)):
            await self._replace(number)


def _named(work: Thought | Piece) -> dict[str, str]:
    """What failed, for the log."""
    return (
        {"game": work.known.game, "character": work.known.character} if isinstance(work, Thought) else {"course": "yes"}
    )
