"""The processes in which bots think: never on the event loop, with a deadline, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import pickle
import sys
import time
from contextlib import suppress
from random import SystemRandom
from typing import Any

import structlog

from mulot.server import metrics
from mulot.server.bot_worker import LENGTH, NOTHING
from mulot.server.config import Config
from mulot.table import Known

log = structlog.get_logger()
GRACE = 1.5
"""Seconds that a process may need beyond its thinking time."""
START = 5.0
"""And for starting, the first time."""
PATIENCE = 20.0
"""Seconds that a thought waits for a free process; the table asks again after 30."""


class BotPool:
    """`choose` gives an action, or None if the bot lets the moment pass or its process failed."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._processes: list[asyncio.subprocess.Process | None] = [None] * config.minds
        self._free: asyncio.LifoQueue[int] = asyncio.LifoQueue()
        for number in range(config.minds):
            self._free.put_nowait(number)
        self._rng = SystemRandom()

    async def choose(self, known: Known) -> Any:
        """What this character does. It takes about the same time whatever it knows."""
        pause = self._config.pace * self._rng.uniform(0.67, 1.33)
        began = time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 else await self._thought(known)
        spent = time.monotonic() - began
        metrics.thoughts.observe(spent)
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _thought(self, known: Known) -> Any:
        try:
            number = await asyncio.wait_for(self._free.get(), PATIENCE)
        except TimeoutError:
            metrics.bots_failed.labels("crowded").inc()
            return None
        try:
            fresh = self._processes[number] is None
            limit = self._config.thinking + GRACE + (START if fresh else 0)
            choice = await asyncio.wait_for(self._exchange(number, known), limit)
            return None if choice == NOTHING else known.legal[choice]
        except (TimeoutError, EOFError, OSError, IndexError) as error:
            # IncompleteReadError is an EOFError: the process died.
            why = "late" if isinstance(error, TimeoutError) else "died"
            metrics.bots_failed.labels(why).inc()
            log.warning("bot failed", game=known.game, character=known.character, why=why)
            await self._replace(number)
            return None
        except BaseException:
            # Cancelled in the middle of an exchange: the answer would be taken for that of the next one.
            await self._replace(number)
            raise
        finally:
            self._free.put_nowait(number)

    async def _exchange(self, number: int, known: Known) -> int:
        process = self._processes[number]
        if process is None or process.returncode is not None:
            process = self._processes[number] = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "mulot.server.bot_worker",
                self._config.more_games,
                str(self._config.thinking),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        body = pickle.dumps(known, protocol=5)
        process.stdin.write(LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        answer: int = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        return answer

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
