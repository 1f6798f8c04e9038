"""The first words of Python in a worker: the worker calls these functions and hands itself in."""

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
"""Seconds for the course of a game. Characters wait for it, as long as they would for another's thought."""
ORDERS: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)


class FromScript:
    """The worker's script as the house expects it: bytes are copied at the border, and what it says is told as text."""

    def __init__(self, script: Any) -> None:
        self._script = script

    def __getattr__(self, name: str) -> Any:
        return getattr(self._script, name)

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Have the second worker do something."""
        answer = await self._script.work(what, _bytes_out(order), seconds)
        made: bytes = answer.to_bytes()
        return made


def begin(script: Any, version: str) -> PocketHouse:
    """In the first worker: the house."""
    return PocketHouse(FromScript(script), version)


def work(games: Games, what: str, order: bytes) -> bytes:
    """One order for the second worker: a thought, the course of a game, or a film or a proof of it."""
    if what == "think":
        return think(games, order)
    wanted = ORDERS.decode(order)
    if wanted.what == "course":
        return at_once(games, wanted.rows, LOOKING_BACK, plain=not IN_A_BROWSER)
    return make(games.catalogue, wanted)


class Helper:
    """In the second worker: what takes long."""

    def __init__(self) -> None:
        self._games = Games()

    def work(self, what: str, order: Any) -> Any:
        """One order, answered in bytes."""
        return _bytes_out(work(self._games, what, order.to_bytes()))


def _bytes_out(body: bytes) -> Any:
    from pyodide.ffi import to_js

    return to_js(body)
