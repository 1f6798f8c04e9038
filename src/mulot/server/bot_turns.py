"""The turns of the characters at one table: each thinks in a task of its own, as long as somebody watches."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol

import structlog

from mulot.server import metrics
from mulot.server.bot_pool import BotPool
from mulot.server.fair_queue import Whose
from mulot.table import Known, Table, Think
from mulot.table import commands as c

log = structlog.get_logger()


class Asking(Protocol):
    """The room that asks its characters."""

    @property
    def table(self) -> Table | None:
        """Where it is in memory."""

    def post(self, command: c.Command) -> None:
        """What a character wants."""

    def whose(self, beside: int | None) -> Whose:
        """For whom a character thinks that plays, or is the friend beside a seat: they share the processes fairly."""


class BotTurns:
    """What is being thought at a table, and what is put off until somebody watches. Its room is known to what is being
    thought alone: a room that knows of this, and this of the room, would stay in memory when both are let go of."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._held: list[Think] = []
        self._tasks: dict[tuple[int, int, bool], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self._tasks)

    def begin(self, room: Asking, thinks: list[Think], watched: bool) -> None:
        """Let characters think about what they are asked; a question that is over is left alone."""
        if not watched:
            self._held += thinks
            return
        table = room.table
        for think in thinks:
            key = (think.seat, think.question, think.friend)
            if key in self._tasks or table is None or (table.plays(think.seat) is None) is not think.friend:
                continue
            if table.questions[think.seat] != think.question:
                continue
            known = table.known_to(think.seat, think.character)
            self._tasks[key] = task = asyncio.create_task(self._think(room, think, known))
            task.add_done_callback(partial(self._thought, key))

    def somebody_watches(self, room: Asking) -> None:
        """Go on with what was put off."""
        held, self._held = self._held, []
        self.begin(room, held, watched=True)

    def stop(self) -> None:
        """Nobody needs it any more."""
        for task in self._tasks.values():
            task.cancel()

    async def _think(self, room: Asking, think: Think, known: Known) -> None:
        action = await self._pool.choose(known, room.whose(think.seat if think.friend else None), think.must)
        if think.friend:
            room.post(c.FriendSays(think.seat, think.question, action))
        elif action is not None or think.must:
            room.post(c.BotPlays(think.seat, think.question, action))

    def _thought(self, key: tuple[int, int, bool], task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            metrics.errors.inc()
            log.error("thinking failed", seat=key[0], exc_info=task.exception())
