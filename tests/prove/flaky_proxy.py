"""A TCP proxy between players and the server that delays, cuts and half-closes connections, and delivers data late."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress


class ProxiedConnection:
    """One connection through the proxy: its client side and its server side."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.client, self.server = client, server
        self.delay = 0.0
        self.dropping = {"up": False, "down": False}
        """Directions in which data is dropped, although both sides are still connected."""
        self.delayed = b""
        """Data for the server that is held back while `is_delaying`."""
        self.is_delaying = False

    def abort(self) -> None:
        """Abort both sides."""
        for end in (self.client, self.server):
            end.transport.abort()


class FlakyProxy:
    """Listens on a port and forwards every connection to the server's port."""

    FAULTS = ("delay", "cut", "half-open", "late delivery")

    def __init__(self, server_port: int, rng: random.Random) -> None:
        self.server_port, self.rng = server_port, rng
        self.connections: list[ProxiedConnection] = []
        self.fault_counts = dict.fromkeys(self.FAULTS, 0)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start listening."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """The address that players connect to."""
        return f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        """Stop listening and abort all connections."""
        self._server.close()
        for connection in self.connections:
            connection.abort()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            writer.transport.abort()
            return
        connection = ProxiedConnection(writer, server_writer)
        self.connections.append(connection)
        try:
            await asyncio.gather(self._forward(connection, "up", reader, server_writer),
                                 self._forward(connection, "down", server_reader, writer))  # fmt: skip
        finally:
            self.connections.remove(connection)
            if not connection.is_delaying:
                connection.abort()

    async def _forward(
        self, connection: ProxiedConnection, direction: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if connection.delay:
                    await asyncio.sleep(self.rng.random() * connection.delay)
                if connection.is_delaying and direction == "up":
                    connection.delayed += data
                elif not connection.dropping[direction]:
                    writer.write(data)
                    await writer.drain()
        if not connection.is_delaying and not any(connection.dropping.values()):
            connection.abort()

    def inject_fault(self) -> str | None:
        """Inject a fault into a healthy connection. Return its kind, or None if there is no healthy connection."""
        healthy = [
            one for one in self.connections if not one.delay and not one.is_delaying and not any(one.dropping.values())
        ]
        if not healthy:
            return None
        connection, what = self.rng.choice(healthy), self.rng.choice(self.FAULTS)
        if what == "delay":
            connection.delay = self.rng.choice([0.05, 0.3, 1.0])
        elif what == "cut":
            connection.abort()
        elif what == "half-open":
            for direction in self.rng.choice([("up",), ("down",), ("up", "down")]):
                connection.dropping[direction] = True
            self._start_task(self._abort_later(connection))
        else:
            connection.is_delaying = True
            self._start_task(self._deliver_late(connection))
        self.fault_counts[what] += 1
        return what

    def _start_task(self, task: object) -> None:
        made: asyncio.Task[None] = asyncio.create_task(task)  # type: ignore[arg-type]
        self._tasks.add(made)
        made.add_done_callback(self._tasks.discard)

    async def _abort_later(self, connection: ProxiedConnection) -> None:
        """Abort a half-open connection after a few seconds."""
        try:
            await asyncio.sleep(self.rng.uniform(3, 12))
        finally:
            connection.abort()

    async def _deliver_late(self, connection: ProxiedConnection) -> None:
        """Hold frames back until the client has reconnected, then deliver them on the old connection."""
        try:
            await asyncio.sleep(self.rng.uniform(0.1, 0.6))
            connection.client.transport.abort()
            await asyncio.sleep(self.rng.uniform(0.3, 2.0))
            with suppress(OSError, RuntimeError):
                connection.server.write(connection.delayed)
                await connection.server.drain()
                await asyncio.sleep(0.3)
        finally:  # even if the proxy has been stopped in the meantime
            connection.abort()
