"""Runs bots in the browser's second worker, with a time limit.

That worker takes seconds to start, and a phone may kill it at any time.
"""

from __future__ import annotations

import asyncio
import pickle

from mulot.browser.js_host import JavaScriptWorker
from mulot.service.bot_choice import BaseBotRunner, BotJob, choose_action, decode_choice
from mulot.service.games import OfferedGames
from mulot.table import BotInput

BOT_SECONDS = 1.0
"""Seconds a bot has for a move, as on the server."""
WORKER_START_SECONDS = 30.0
"""Extra seconds for the second worker, which may have to be started first, on a slow phone."""
MIN_MOVE_SECONDS = 0.9
"""Approximate minimum seconds for a move."""
QUICK_BOT_SECONDS = 0.1


class WorkerBotRunner(BaseBotRunner):
    """Chooses the characters' actions in the second worker, one at a time."""

    def __init__(self, outside: JavaScriptWorker, games: OfferedGames, pace: float = MIN_MOVE_SECONDS) -> None:
        super().__init__(pace)
        self._outside = outside
        self._games = games
        self._turn = asyncio.Lock()

    async def choose_index(self, bot_input: BotInput, requester: tuple[str, ...], quick: bool) -> int:
        """Return the index of the chosen action, or PASS. The quick bot runs in this worker."""
        if quick:
            return choose_action(self._games, BotJob(bot_input, QUICK_BOT_SECONDS, quick=True))
        order = pickle.dumps(BotJob(bot_input, BOT_SECONDS), protocol=5)
        async with self._turn:
            return decode_choice(
                bot_input, await self._outside.work("think", order, BOT_SECONDS + WORKER_START_SECONDS)
            )


def run_bot_job(games: OfferedGames, order: bytes) -> bytes:
    """Run a bot in the second worker, and return the index of its choice as four bytes."""
    return choose_action(games, pickle.loads(order)).to_bytes(4, "big")
