"""The functions that the two web workers call after loading Python, with themselves as the argument."""

from __future__ import annotations

from typing import Any

import msgspec

from mulot.bots.kernels import IN_A_BROWSER
from mulot.house.courses import at_once
from mulot.house.games import Games
from mulot.house.keepsakes import Order, make
from mulot.pocket.house import PocketHouse
from mulot.pocket.minds import think

LOOKING_BACK = 5.0
"""Seconds for the review of a game. Bots wait for it no longer than for another bot's move."""
ORDERS: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)


class FromScript:
    """The worker's JavaScript object, with bytes converted in both directions."""

    def __init__(self, script: Any) -> None:
        self._script = script

    def __getattr__(self, name: str) -> Any:
        return getattr(self._script, name)

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Return the result of a job that the second worker has done."""
        answer = await self._script.work(what, _bytes_out(order), seconds)
        made: bytes = answer.to_bytes()
        return made


def begin(script: Any, version: str) -> PocketHouse:
    """Return the house, in the first worker."""
    return PocketHouse(FromScript(script), version)


def work(games: Games, what: str, order: bytes) -> bytes:
    """Return the result of one job in the second worker: a bot's choice, a game's review, replay or proof."""
    if what == "think":
        return think(games, order)
    wanted = ORDERS.decode(order)
    if wanted.what == "course":
        return at_once(games, wanted.rows, LOOKING_BACK, plain=not IN_A_BROWSER)
    return make(games.catalogue, wanted)


class Helper:
    """Does the slow work, in the second worker."""

    def __init__(self) -> None:
        self._games = Games()

    def work(self, what: str, order: Any) -> Any:
        """Return the result of one job as JavaScript bytes."""
        return _bytes_out(work(self._games, what, order.to_bytes()))


def _bytes_out(body: bytes) -> Any:
    from pyodide.ffi import to_js

    return to_js(body)
