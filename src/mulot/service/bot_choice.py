"""Lets bots choose actions, with a time limit, a fallback bot, and a minimum time per move so that people can
follow."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from random import SystemRandom
from typing import Any, ClassVar

from msgspec import Struct

from mulot.bots import Budget
from mulot.core.errors import ProgramFailed
from mulot.core.game import AnyGame
from mulot.service.games import OfferedGames
from mulot.table import BotInput

PASS = 0xFFFFFFFF
"""The index that means "no action", for a bot that may act but need not, and for a program that failed."""
log = logging.getLogger("mulot.bots")


class BotJob(Struct, frozen=True):
    """A job for a bot: what its seat knows, how many seconds it has, and whether the game's quick bot chooses
    instead."""

    known: BotInput
    seconds: float
    quick: bool = False


def choose_action(games: OfferedGames, job: BotJob) -> int:
    """Return the index of the chosen action in `bot_input.legal`, or PASS if the bot does nothing."""
    bot_input = job.known
    game: AnyGame = games.game(bot_input.game)
    if game.version != bot_input.version:
        game = game.old_versions[bot_input.version]
    bot = games.quick_bot(game) if job.quick else games.bot(game, bot_input.character)
    memory = bot.start(game, bot_input.seat, bot_input.view)
    for events in bot_input.events:
        if events:
            bot.notice(memory, bot_input.view, events)
    try:
        action: Any = bot.choose(memory, bot_input.view, bot_input.legal, SystemRandom(), Budget(job.seconds))
    except ProgramFailed as failed:
        log.warning("program failed: %s", failed.at(len(bot_input.events), "?"))
        return PASS
    return PASS if action is None else bot_input.legal.index(action)


def decode_choice(bot_input: BotInput, answer: bytes) -> int:
    """Return the index in another process's answer, or PASS. Raises EOFError if there is no such action."""
    choice = int.from_bytes(answer, "big")
    if choice != PASS and choice >= len(bot_input.legal):
        raise EOFError("no such action")
    return choice


class BaseBotRunner(ABC):
    """Chooses actions for a server's bot characters. If a bot fails or times out, the game's quick bot chooses, so that
    a turn never waits forever."""

    lost: ClassVar[type[Exception]] = Exception
    """The exception that `choose_index` raises when a bot fails or times out."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._rng = SystemRandom()

    @abstractmethod
    async def choose_index(self, bot_input: BotInput, requester: tuple[str, ...], quick: bool) -> int:
        """Return the index of the chosen action in `bot_input.legal`, or PASS. `requester` is the address and
        device on whose behalf the bot thinks. Raises `lost` if the bot fails or times out."""

    async def choose(self, bot_input: BotInput, requester: tuple[str, ...], must: bool) -> Any:
        """Return the character's action, or None if it does nothing, which is allowed only if `must` is False. How long
        it takes does not reveal what it knows."""
        pause, began = self._pace * self._rng.uniform(0.67, 1.33), time.monotonic()
        action = (
            bot_input.legal[0]
            if len(bot_input.legal) == 1 and must
            else await self._choose_or_fall_back(bot_input, requester, must)
        )
        spent = time.monotonic() - began
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _choose_or_fall_back(self, bot_input: BotInput, requester: tuple[str, ...], must: bool) -> Any:
        """Return the bot's choice, or else the quick bot's, or else a random legal action."""
        for quick in (False, True):
            try:
                choice = await self.choose_index(bot_input, requester, quick)
            except self.lost:
                continue
            if choice != PASS or not must:
                return None if choice == PASS else bot_input.legal[choice]
        return self._rng.choice(bot_input.legal) if must else None
