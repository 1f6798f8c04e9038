"""The ports that table drivers use in a browser: the page's viewers, the other tabs, and the bots.

Bots run in the browser's second worker, with a time limit. That worker takes seconds to start, and a phone may kill it
at any time.
"""

import asyncio
import pickle
import traceback
from collections.abc import Sequence

from mulot.actor import CommandBatch, Failure, StoreError
from mulot.browser.js_host import JavaScriptWorker
from mulot.service.bot_choice import BaseBotRunner, BotJob, choose_action, decode_choice
from mulot.service.games import OfferedGames
from mulot.service.problems import CLOSE_CODES, MALFORMED_FRAME, encode_bye
from mulot.table import BotInput

DEVICE = "pocket"
"""The id of this browser. Guests' phones have ids of their own, which the page derives from their keys."""
MAX_MALFORMED_FRAMES = 20
"""Number of malformed frames after which a viewer is disconnected, as on the server."""
BOT_SECONDS = 1.0
"""Seconds a bot has for a move, as on the server."""
WORKER_START_SECONDS = 30.0
"""Extra seconds for the second worker, which may have to be started first, on a slow phone."""
MIN_MOVE_SECONDS = 0.9
"""Approximate minimum seconds for a move."""
QUICK_BOT_SECONDS = 0.1


class PageViewer:
    """A viewer on the page or on a guest's phone, as a table driver sees it."""

    address = ""

    def __init__(self, outside: JavaScriptWorker, number: int, device: str = DEVICE) -> None:
        self.number = number
        self.device = device
        self._outside = outside
        self._closed = False
        self._malformed_frames = 0

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """Return the messages as one packet, with one message per line."""
        return b"\n".join(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Send messages to the page, which limits what waits for a guest's phone."""
        if not self._closed:
            self._outside.tell(self.number, (frame or self.packet(messages)).decode())

    def refused(self) -> None:
        """Do nothing: the page limits all commands of a guest to a rate at which refusals cost little."""

    def reject_malformed(self) -> None:
        """Answer a malformed frame with a refusal, or disconnect a viewer that has sent too many."""
        self._malformed_frames += 1
        self.send_packet((MALFORMED_FRAME,))
        if self._malformed_frames >= MAX_MALFORMED_FRAMES:
            self.drop("malformed")

    def drop(self, why: str) -> None:
        """Send the reason for closing, then close the connection."""
        self.send_packet((encode_bye(why),))
        if not self._closed:
            self._closed = True
            self._outside.close(self.number, CLOSE_CODES[why])


class TabNotifier:
    """Notifies other tabs of this browser, and writes errors to its console."""

    def __init__(self, outside: JavaScriptWorker) -> None:
        self._outside = outside

    def batch_done(self, table: str, batch: CommandBatch, seconds: float) -> None:
        """Tell other tabs about the new rows of a table."""
        if batch.rows:
            self._outside.ring(table, batch.rev)

    def phrase_said(self, table: str, message: bytes) -> None:
        """Do nothing: a phrase is heard only by the viewers in this tab, and other tabs are not told about it."""

    def failed(self, table: str, failure: Failure) -> None:
        """Write an error to the console, except for store errors, which players are told about."""
        if failure.error is not None and not isinstance(failure.error, StoreError):
            traceback.print_exception(failure.error)


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
