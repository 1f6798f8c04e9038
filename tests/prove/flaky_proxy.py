"""A line between people and the house that delays, breaks, falls silent, and delivers late what was sent before."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress


class ProxiedConnection:
    """One connection through the line: the person's end and the house's."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.client, self.server = client, server
        self.delay = 0.0
        self.dropping = {"up": False, "down": False}
        """Directions in which nothing arrives any more, although both connection believe that they are connected."""
        self.delayed = b""
        """What was on its direction to the house when the person's end broke."""
        self.is_delaying = False

    def abort(self) -> None:
        """Both connection at once."""
        for end in (self.client, self.server):
            end.transport.abort()


class FlakyProxy:
    """Listens on a port of its own and passes everything on to the house's."""

    FAULTS = ("delay", "cut", "half-open", "late delivery")

    def __init__(self, server_port: int, rng: random.Random) -> None:
        self.server_port, self.rng = server_port, rng
        self.connections: list[ProxiedConnection] = []
        self.fault_counts = dict.fromkeys(self.FAULTS, 0)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """Where people connect to."""
        return f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        """Everything is hung up."""
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
        """Something goes wrong with one of the connections; None where there is none."""
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
        """A connection that is open on one side only is noticed at last."""
        try:
            await asyncio.sleep(self.rng.uniform(3, 12))
        finally:
            connection.abort()

    async def _deliver_late(self, connection: ProxiedConnection) -> None:
        """Frames are kept for a while; the person hangs up and connects again; then the old frames arrive after all."""
        try:
            await asyncio.sleep(self.rng.uniform(0.1, 0.6))
            connection.client.transport.abort()
            await asyncio.sleep(self.rng.uniform(0.3, 2.0))
            with suppress(OSError, RuntimeError):
                connection.server.write(connection.delayed)
                await connection.server.drain()
                await asyncio.sleep(0.3)
        finally:  # also where the line is hung up meanwhile
            connection.abort()
