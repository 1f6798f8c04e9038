"""The characters at one table: each thinks in a task of its own, as long as somebody watches."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from mulot.server import metrics
from mulot.table import Think
from mulot.table import commands as c

if TYPE_CHECKING:
    from mulot.server.room import Room

log = structlog.get_logger()


class Thinking:
    """What is being thought at a table, and what is put off until somebody watches."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held: list[Think] = []
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self._tasks)

    def begin(self, thinks: list[Think]) -> None:
        """Let characters think about what they are asked; a question that is over is left alone."""
        room, table = self._room, self._room.table
        if not room.screens:
            self._held += thinks
            return
        for think in thinks:
            key = (think.seat, think.question)
            if key in self._tasks or table is None or table.plays(think.seat) is None:
                continue
            if table.questions[think.seat] != think.question:
                continue
            self._tasks[key] = task = asyncio.create_task(self._think(think, table.known_to(think.seat)))
            task.add_done_callback(partial(self._thought, key))

    def somebody_watches(self) -> None:
        """Go on with what was put off."""
        held, self._held = self._held, []
        self.begin(held)

    def stop(self) -> None:
        """Nobody needs it any more."""
        for task in self._tasks.values():
            task.cancel()

    async def _think(self, think: Think, mind: Any) -> None:
        action = await self._room.rooms.minds.choose(mind)
        if action is not None or think.must:
            self._room.post(c.BotPlays(think.seat, think.question, action), None, None, None)

    def _thought(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            metrics.errors.inc()
            log.error("thinking failed", table=self._room.id, exc_info=task.exception())
