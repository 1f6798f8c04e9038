"""The WebSocket of a table: one for each viewer."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.actor import TableDriver
from mulot.core.errors import MulotError
from mulot.server.config import Config
from mulot.server.live.client import SHORT_WAY, Screen
from mulot.server.tables.manager import Rooms, Stopping
from mulot.service.problems import farewell


@websocket("/api/tables/{table:str}/live", opt={"who": "has the link"})
async def live(
    socket: WebSocket[Any, Any, State],
    rooms: NamedDependency[Rooms],
    config: NamedDependency[Config],
    table: FromPath[str],
) -> None:
    """Full view at once, then numbered messages; wishes come in."""
    await socket.accept()
    scope: Any = socket.scope
    state = scope["state"]
    device, address = state["device"], state["address"]
    short_way = scope.get("extensions", {}).get(SHORT_WAY)
    screen = Screen(rooms.next_viewer(), device or "", socket.send, config, short_way, address)
    room = await _find_room(rooms, table, screen)
    if room is None or device is None or not _admit(rooms, address):
        screen.drop("no-cookie" if room is not None and device is None else "flood")
        await screen.closed()
        return
    try:
        rooms.enter(room, screen, _since(socket.query_params.get("since")))
        screen.listen(room.drive, rooms.wishes, rooms.recalls)
        while (message := await socket.receive())["type"] == "websocket.receive":
            text: str | None = message.get("text")
            if text is None:
                screen.drop("binary")
            else:
                screen.hear(text.encode())
                await screen.rested()
    finally:
        rooms.crowd[address] -= 1
        if not rooms.crowd[address]:
            del rooms.crowd[address]
        screen.forget()
        rooms.exit(room, screen)


async def _find_room(rooms: Rooms, table: str, screen: Screen) -> TableDriver | None:
    try:
        return await rooms.room(table)
    except Stopping:
        screen.drop("stopping")
    except MulotError as error:
        screen.drop(farewell(error))
    return None


def _admit(rooms: Rooms, address: str) -> bool:
    crowd, config = rooms.crowd, rooms.config
    if rooms.screens >= config.websockets or crowd[address] >= config.websockets_per_address:
        return False
    crowd[address] += 1
    return True


def _since(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
