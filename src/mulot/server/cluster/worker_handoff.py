"""Passes connections between the server processes that share a port. Each table belongs to one process, which is
determined by the table's id.

The process that accepts a connection looks at the path of the request. If it concerns another process's table, the
connection itself is passed to that process, together with the data received so far; this process then has nothing more
to do with it. This only saves time: a request that cannot be passed on is answered where it is, as happens on nodes
that share only the database.

The processes exit when their parent process does, even if it is killed. They all watch a pipe whose other end only the
parent holds; when the parent exits, the operating system closes that end.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Callable
from zlib import crc32

from mulot.server.config import BadSetting

PATH = re.compile(rb"[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
MAX_HANDOVER_BYTES = 64 * 1024
"""Maximum amount of data passed on with a connection. A request that has already sent more is answered here."""
VARIABLE = "MULOT_NEIGHBOURS"
"""The environment variable that tells a process its number and its file descriptors."""

AcceptConnection = Callable[[socket.socket, bytes], None]


class Peers:
    """This process and the others that share its port. `number` is this process's number, counted from 0; `parent`
    is the pipe that closes with the parent process; connections arrive at `inbox`, and `outboxes` lead to all
    processes."""

    def __init__(self, number: int, parent: int, inbox: socket.socket, outboxes: list[socket.socket]) -> None:
        self.number = number
        self._parent, self._inbox, self._outboxes = parent, inbox, outboxes
        inbox.setblocking(False)
        for outbox in outboxes:
            outbox.setblocking(False)

    def owner(self, table: bytes) -> int:
        """Return the number of the process that a table belongs to."""
        return crc32(table) % len(self._outboxes)

    def is_mine(self, table: str) -> bool:
        """True if a table belongs to this process."""
        return self.owner(table.encode()) == self.number

    def hand_over(self, data: bytes, connection: socket.socket) -> bool:
        """Pass a connection to the process that its request is for. Return False if this process must answer it."""
        found = PATH.match(data)
        if found is None or len(data) > MAX_HANDOVER_BYTES:
            return False
        owner = self.owner(found[1])
        if owner == self.number:
            return False
        try:
            socket.send_fds(self._outboxes[owner], [data], [connection.fileno()])
        except OSError:
            return False  # that process is busy and its inbox is full
        return True

    def receive_connections(self, accept: AcceptConnection) -> None:
        """Call `accept` with each connection passed to this process, and with the data already received from it."""
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._receive, accept)

    def on_parent_exit(self, callback: Callable[[], None]) -> None:
        """Call `callback` when the parent process has exited, or now if it already has."""
        loop = asyncio.get_running_loop()

        def call_once() -> None:
            loop.remove_reader(self._parent)
            callback()

        loop.add_reader(self._parent, call_once)

    def stop_receiving(self) -> None:
        """Stop accepting connections from other processes. Connections wait for the process that replaces this one."""
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def close(self) -> None:
        """Close the sockets to the other processes."""
        os.close(self._parent)
        for one in (self._inbox, *self._outboxes):
            one.close()

    def _receive(self, accept: AcceptConnection) -> None:
        try:
            data, descriptors, _, _ = socket.recv_fds(self._inbox, MAX_HANDOVER_BYTES + 1, 1)
        except OSError:
            return
        for descriptor in descriptors:
            accept(socket.socket(fileno=descriptor), data)


class PeerSockets:
    """The sockets between a number of processes, created by their parent. They stay open when one of the processes
    dies."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._inboxes, self._outboxes = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        self._parent, self._parent_end = os.pipe()

    def descriptors(self, number: int) -> list[int]:
        """Return the file descriptors that process `number` inherits."""
        return [self._parent, self._inboxes[number].fileno(), *(outbox.fileno() for outbox in self._outboxes)]

    def close(self) -> None:
        """Close all sockets. Processes that are still running notice that their parent is gone."""
        os.close(self._parent)
        os.close(self._parent_end)
        for one in (*self._inboxes, *self._outboxes):
            one.close()

    def environment(self, number: int) -> dict[str, str]:
        """Return the environment variable that tells process `number` its sockets."""
        return {VARIABLE: ",".join(map(str, (number, *self.descriptors(number))))}


def inherit_peers() -> Peers | None:
    """Return the peers of this process, or None if its parent started only one."""
    given = os.environ.pop(VARIABLE, None)
    if given is None:
        return None
    try:
        number, parent, inbox, *outboxes = map(int, given.split(","))
        return Peers(number, parent, socket.socket(fileno=inbox), [socket.socket(fileno=outbox) for outbox in outboxes])
    except (ValueError, OSError):
        raise BadSetting(why=f"{VARIABLE} is only for processes that the server starts itself") from None
