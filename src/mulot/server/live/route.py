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
from mulot.server.live.client import DIRECT_SOCKET, ClientConnection
from mulot.server.tables.manager import ServerTableManager, Stopping
from mulot.service.problems import close_reason


@websocket("/api/tables/{table:str}/live", opt={"who": "has the link"})
async def live(
    socket: WebSocket[Any, Any, State],
    rooms: NamedDependency[ServerTableManager],
    config: NamedDependency[Config],
    table: FromPath[str],
) -> None:
    """Full view at once, then numbered messages; wishes come in."""
    await socket.accept()
    scope: Any = socket.scope
    state = scope["state"]
    device, address = state["device"], state["address"]
    direct_socket = scope.get("extensions", {}).get(DIRECT_SOCKET)
    client = ClientConnection(rooms.next_client_number(), device or "", socket.send, config, direct_socket, address)
    room = await _find_table(rooms, table, client)
    if room is None or device is None or not _admit(rooms, address):
        client.drop("no-cookie" if room is not None and device is None else "flood")
        await client.wait_closed()
        return
    try:
        rooms.enter(room, client, _parse_since(socket.query_params.get("since")))
        client.accept_commands(room.drive, rooms.command_rates, rooms.history_rates)
        while (message := await socket.receive())["type"] == "websocket.receive":
            text: str | None = message.get("text")
            if text is None:
                client.drop("binary")
            else:
                client.on_frame(text.encode())
                await client.wait_until_resumed()
    finally:
        rooms.clients_by_address[address] -= 1
        if not rooms.clients_by_address[address]:
            del rooms.clients_by_address[address]
        client.detach()
        rooms.exit(room, client)


async def _find_table(rooms: ServerTableManager, table: str, client: ClientConnection) -> TableDriver | None:
    try:
        return await rooms.driver(table)
    except Stopping:
        client.drop("stopping")
    except MulotError as error:
        client.drop(close_reason(error))
    return None


def _admit(rooms: ServerTableManager, address: str) -> bool:
    clients, config = rooms.clients_by_address, rooms.config
    if rooms.client_count >= config.websockets or clients[address] >= config.websockets_per_address:
        return False
    clients[address] += 1
    return True


def _parse_since(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
