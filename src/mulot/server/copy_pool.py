"""The process in which files from outside are read stays for the next one, and is replaced where it fails.

Those that wait for it take turns, as thoughts of bots do (`fair_queue`): by address, and by the devices at an address.
Waiting is not reading: the time for a file begins when its turn has come and the process is there.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process

import msgspec
import structlog

from mulot.core.errors import MulotError
from mulot.server.config import Config
from mulot.server.copy_reader import READY, SECONDS, CopyOrder, CopyRead
from mulot.server.fair_queue import FairQueue, Whose
from mulot.server.keepsakes import NotMade
from mulot.server.orders import ask, end_group, start_group

log = structlog.get_logger()
WAITING = 32
"""Files that wait; and of them from one address:"""
OF_AN_ADDRESS = 8
PATIENCE = 60.0
"""Seconds that a file waits for its turn."""
START = 120.0
"""Seconds that the process may take to start, on a machine that has much else to do."""
GRACE = 5.0
"""Seconds for the way there and back, beyond those that the reader has for a file."""


class Crowded(MulotError):
    """Many others wait already."""

    key = "house-no-crowded"


class CopyPool:
    """`read` reads a file."""

    def __init__(self, config: Config) -> None:
        self._games = (config.more_games, config.only_games)
        self._queue = FairQueue(1)
        self._process: Process | None = None

    async def read(self, order: CopyOrder, whose: Whose) -> CopyRead:
        """What is in it. Raises Crowded, NotMade."""
        if self._queue.waiting(()) >= WAITING or self._queue.waiting(whose[:1]) >= OF_AN_ADDRESS:
            raise Crowded()
        try:
            place = await self._queue.take(whose, PATIENCE)
        except TimeoutError:
            raise Crowded() from None
        try:
            return await self._read(order)
        finally:
            self._queue.give_back(place, whose)

    async def _read(self, order: CopyOrder) -> CopyRead:
        try:
            try:
                out = await self._ask(order)
            except (EOFError, ConnectionError):
                # Somebody has killed the process; no file can, for it is read in a copy.
                await self.stop()
                out = await self._ask(order)
            if out:
                return msgspec.msgpack.decode(out, type=CopyRead)
            why = "died"  # the copy that read it; the process itself is as it was
        except BaseException as error:
            # Also where it was cancelled: the answer would be taken for that of the next one.
            await self.stop()
            if not isinstance(error, TimeoutError | EOFError | OSError | msgspec.DecodeError):
                raise
            why = type(error).__name__
        log.warning("a file was not read", why=why)
        raise NotMade()

    async def _ask(self, order: CopyOrder) -> bytes:
        process = await asyncio.wait_for(self._started(), START)
        return await asyncio.wait_for(ask(process, msgspec.msgpack.encode(order)), SECONDS + GRACE)

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self.stop()
            self._process = await start_group("mulot.server.copy_reader", *self._games)
            await ask(self._process, READY)
        return self._process

    async def stop(self) -> None:
        """End the process; the next file has another one."""
        process, self._process = self._process, None
        if process is not None:
            await end_group(process)
