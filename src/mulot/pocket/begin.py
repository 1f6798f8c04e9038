"""The first words of Python in a worker: the worker calls these functions and hands itself in."""

from __future__ import annotations

from typing import Any

import msgspec

from mulot.house.games import Games
from mulot.house.keepsakes import Order, make
from mulot.pocket.house import PocketHouse
from mulot.pocket.minds import think

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


class Helper:
    """In the second worker: what takes long."""

    def __init__(self) -> None:
        self._games = Games()

    def work(self, what: str, order: Any) -> Any:
        """One order, answered in bytes."""
        body: bytes = order.to_bytes()
        return _bytes_out(
            think(self._games, body) if what == "think" else make(self._games.catalogue, ORDERS.decode(body))
        )


def _bytes_out(body: bytes) -> Any:
    from pyodide.ffi import to_js

    return to_js(body)
