"""The WebSocket route of a table. Each viewer has one WebSocket."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.actor import TableDriver
from mulot.core.errors import MulotError
from mulot.server.config import Config
from mulot.server.live.viewer_connection import DIRECT_SOCKET, ViewerConnection
from mulot.server.tables.manager import ServerTableManager, Stopping
from mulot.service.problems import close_reason


@websocket("/api/tables/{table:str}/live", opt={"who": "has the link"})
async def live(
    socket: WebSocket[Any, Any, State],
    table_manager: NamedDependency[ServerTableManager],
    config: NamedDependency[Config],
    table: FromPath[str],
) -> None:
    """Send the full state, then numbered messages; receive commands."""
    try:
        await _serve_viewer(socket, table_manager, config, table)
    finally:
        del socket.receive, socket.send  # reference cycles: both have the socket


async def _serve_viewer(
    socket: WebSocket[Any, Any, State], table_manager: ServerTableManager, config: Config, table: str
) -> None:
    await socket.accept()
    scope: Any = socket.scope
    state = scope["state"]
    device, address = state["device"], state["address"]
    direct_socket = scope.get("extensions", {}).get(DIRECT_SOCKET)
    client = ViewerConnection(
        table_manager.next_client_number(), device or "", socket.send, config, direct_socket, address
    )
    driver = await _find_driver(table_manager, table, client)
    if driver is None or device is None or not _admit(table_manager, address):
        client.drop("no-cookie" if driver is not None and device is None else "flood")
        await client.wait_closed()
        client.detach()
        return
    try:
        table_manager.connect(driver, client, _parse_row_number(socket.query_params.get("since")))
        client.accept_commands(driver.drive, table_manager.command_limiter, table_manager.history_limiter)
        while (message := await socket.receive())["type"] == "websocket.receive":
            text: str | None = message.get("text")
            if text is None:
                client.drop("binary")
            else:
                client.on_frame(text.encode())
                await client.wait_until_resumed()
    finally:
        table_manager.clients_by_address[address] -= 1
        if not table_manager.clients_by_address[address]:
            del table_manager.clients_by_address[address]
        client.detach()
        table_manager.disconnect_client(driver, client)


async def _find_driver(tables: ServerTableManager, table: str, client: ViewerConnection) -> TableDriver | None:
    """Return the driver of a table. If there is none, return None and close the client's connection with the reason."""
    try:
        return await tables.driver(table)
    except Stopping:
        client.drop("stopping")
    except MulotError as error:
        client.drop(close_reason(error))
        error.__traceback__ = None  # a reference cycle: a frame below has the future that has the error
    return None


def _admit(tables: ServerTableManager, address: str) -> bool:
    """Count one more client at this address. Return False if the address, or the server, has too many."""
    clients, config = tables.clients_by_address, tables.config
    if tables.client_count >= config.websockets or clients[address] >= config.websockets_per_address:
        return False
    clients[address] += 1
    return True


def _parse_row_number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None
