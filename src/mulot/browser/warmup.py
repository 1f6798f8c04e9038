"""Warms up a game while its box is on screen, by playing a few moves at a table that is neither stored nor shown.

This imports everything the game needs, and lets the browser compile the hot code before the first real move.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from mulot.browser.driver_ports import DEVICE
from mulot.browser.tables import BrowserTables
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.service.games import OfferedGames
from mulot.table import commands as c
from mulot.table.messages import Turn

MOVES = 40
SECONDS = 0.7
"""Maximum seconds for the moves; a slow phone plays fewer of them."""
WARMUP_TABLE, WARMUP_VIEWER = "rehearsal", 0


class TableMessage(Struct):
    """The parts of a table's message that are needed to choose the next move."""

    kind: str
    turns: tuple[Turn, ...] = ()
    waiting: Ask | Outcome | None = None


MESSAGE_DECODER = msgspec.json.Decoder(TableMessage)


class NullHost:
    """A `JavaScriptWorker` that stores nothing and has no second worker."""

    def __init__(self) -> None:
        self._told: asyncio.Queue[str] = asyncio.Queue()

    async def next_message(self) -> tuple[Raw, TableMessage]:
        """Return the table's next message, raw and decoded, after letting real requests run."""
        await asyncio.sleep(0)
        last = (await self._told.get()).encode().splitlines()[-1]
        return Raw(last), MESSAGE_DECODER.decode(last)

    async def return_nothing(self, *given: object) -> Any:
        """Return an empty answer, because nothing is stored."""
        return ""

    async def rows(self, table: str, after: int) -> str:
        return "[]"  # nobody else writes rows

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        raise AssertionError("nothing needs the second worker while warming up: there are no bots")

    def tell(self, screen: int, text: str) -> None:
        self._told.put_nowait(text)

    def ignore(self, *given: object) -> None:
        """Do nothing, because there are no other tabs."""

    append = tables = entry = put_aside = erase = claim = return_nothing
    close = ring = release = ignore


async def warm_up(games: OfferedGames, game: AnyGame, wanted: Callable[[], bool]) -> Raw | None:
    """Play moves while `wanted` returns True. Return the last message to a player who had to move, or None if
    there was none."""
    nowhere, until = NullHost(), time.monotonic() + SECONDS
    tables = BrowserTables(nowhere, games=games)
    # The seed is all zeros, because warming up must not use up real randomness.
    seats = [c.ClaimSeat(seat=seat) for seat in range(game.seats[0])]
    await tables.create(c.OpenTable(table=WARMUP_TABLE, seed=bytes(32), game=game.id, take=seats), DEVICE)
    await (await tables.driver(WARMUP_TABLE)).run_command(c.StartGame(), DEVICE)
    await tables.enter(WARMUP_VIEWER, WARMUP_TABLE, None)
    seen: Raw | None = None
    for move in range(MOVES):
        told, heard = await nowhere.next_message()
        if heard.kind != "now" or not isinstance(heard.waiting, Ask):
            break
        seen = told if heard.turns else seen
        if not wanted() or time.monotonic() > until:
            break
        tables.hear(WARMUP_VIEWER, _next_command(heard.turns, heard.waiting, move))
    tables.exit(WARMUP_VIEWER)
    return seen


def _next_command(turns: tuple[Turn, ...], waiting: Ask, move: int) -> str:
    """Return the next command as JSON: a legal move, or lifting the curtain for the seat that must move."""
    if not turns:
        return msgspec.json.encode(c.LiftCurtain(seat=waiting.must[0])).decode()
    seat, question = turns[0].seat, turns[0].question
    legal = msgspec.json.decode(turns[0].legal, type=list[Raw])
    return msgspec.json.encode(c.PlayMove(f"rehearsed-{move}", seat, question, legal[move % len(legal)])).decode()
