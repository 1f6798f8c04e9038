"""Several processes of one house that share a port: a table lives in one of them, which is known by its name.

Whoever takes a connection in looks at the path of the request. If it is about a table of another process, that one gets
the connection itself, with what has come so far: nothing is passed through here afterwards. It is for speed alone. A
request that cannot be handed over is answered by whoever has it, as on nodes that share nothing but the store.

They end with the process that has started them, however that one ends: it holds the only end of a pipe into which
nobody ever writes, and the system closes it with its last breath.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Callable
from zlib import crc32

PATH = re.compile(rb"[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
MAX_HANDOVER_BYTES = 64 * 1024
"""Bytes that are handed over with a connection; a request that has already sent more stays."""
VARIABLE = "MULOT_NEIGHBOURS"

TakeOver = Callable[[socket.socket, bytes], None]


class Peers:
    """This process and the others: number `me` of as many as there are ways to. `parent`: the pipe that ends with the
    process that has started them."""

    def __init__(self, me: int, parent: int, comes: socket.socket, ways: list[socket.socket]) -> None:
        self.me = me
        self._parent, self._comes, self._ways = parent, comes, ways
        comes.setblocking(False)
        for way in ways:
            way.setblocking(False)

    def owner(self, table: bytes) -> int:
        """The process in which a table lives."""
        return crc32(table) % len(self._ways)

    def is_mine(self, table: str) -> bool:
        """Whether a table lives here."""
        return self.owner(table.encode()) == self.me

    def hand_over(self, data: bytes, connection: socket.socket) -> bool:
        """Give a connection to the process that its request is for; False: it stays here."""
        found = PATH.match(data)
        if found is None or len(data) > MAX_HANDOVER_BYTES:
            return False
        owner = self.owner(found[1])
        if owner == self.me:
            return False
        try:
            socket.send_fds(self._ways[owner], [data], [connection.fileno()])
        except OSError:
            return False  # it has its hands full
        return True

    def listen(self, take: TakeOver) -> None:
        """From now on, `take` gets each connection that is handed over, and what has come of it."""
        asyncio.get_running_loop().add_reader(self._comes.fileno(), self._read, take)

    def on_parent_exit(self, then: Callable[[], None]) -> None:
        """Call `then` when the process that has started this one is gone, also if that was long ago."""
        loop = asyncio.get_running_loop()

        def alone() -> None:
            loop.remove_reader(self._parent)
            then()

        loop.add_reader(self._parent, alone)

    def stop_listening(self) -> None:
        """What comes from now on waits for whoever listens next."""
        asyncio.get_running_loop().remove_reader(self._comes.fileno())

    def close(self) -> None:
        """Let go of the ways."""
        os.close(self._parent)
        for way in (self._comes, *self._ways):
            way.close()

    def _read(self, take: TakeOver) -> None:
        try:
            data, descriptors, _, _ = socket.recv_fds(self._comes, MAX_HANDOVER_BYTES + 1, 1)
        except OSError:
            return
        for descriptor in descriptors:
            take(socket.socket(fileno=descriptor), data)


class PeerSockets:
    """The ways between so many processes, made before they are started; they stay when one of these falls."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._comes, self._ways = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        self._parent, self._here = os.pipe()

    def descriptors(self, number: int) -> list[int]:
        """What process `number` inherits."""
        return [self._parent, self._comes[number].fileno(), *(way.fileno() for way in self._ways)]

    def close(self) -> None:
        """Nobody is started any more, and whoever was is alone."""
        os.close(self._parent)
        os.close(self._here)
        for way in (*self._comes, *self._ways):
            way.close()

    def environment(self, number: int) -> dict[str, str]:
        """How process `number` finds it."""
        return {VARIABLE: ",".join(map(str, (number, *self.descriptors(number))))}


def inherit_peers() -> Peers | None:
    """The peers of this process, if it was started with some."""
    told = os.environ.pop(VARIABLE, None)
    if told is None:
        return None
    me, parent, comes, *ways = map(int, told.split(","))
    return Peers(me, parent, socket.socket(fileno=comes), [socket.socket(fileno=way) for way in ways])
