"""The bell between nodes: Redis carries "table t has row n" on one fixed channel. Losing it costs time, never data.

It also carries what is kept nowhere: phrases, and who is connected where.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from mulot.server.config import BadSetting

log = structlog.get_logger()
CHANNEL = "mulot"
DELETED_REV = 2**31 - 1
"""A row that no table reaches: who hears of it looks, and finds that the table is gone."""
TABLE_EXPIRES_S = 60.0
"""Seconds after which a node that has said nothing of a table has it no longer in memory."""
HEARTBEAT_S = 2.0
"""Seconds between signs of life; a node that gave none for three beats has nobody connected any more."""


class Notice(Struct, frozen=True, omit_defaults=True):
    """What goes over the channel. `rev`: a row is there. `said`: pass it on. `device`: is here now, or is not;
    where none is named, the table itself is in this node's memory, or is not. `rewritten`: load it again.
    `who`: tell me who is connected to this table. Nothing of these: a sign of life."""

    node: str
    table: str = ""
    rev: int | None = None
    said: str | None = None
    device: str | None = None
    here: bool = True
    who: bool = False
    rewritten: bool = False


class Notifier:
    """The bell of a house that is alone: nobody hears it."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(8)
        self._here: dict[str, dict[str, set[str]]] = {}
        """table → node → devices, of the other nodes."""
        self.nodes_by_table: dict[str, dict[str, float]] = {}
        """table → node → when it has said something of it: it has it in memory."""

    def publish_row(self, table: str, rev: int) -> None:
        """Row `rev` of a table is there: for those nodes that have it in memory, too."""
        self._put(Notice(self.node, table, rev=rev))

    def publish_deletion(self, table: str) -> None:
        """A table is deleted: for everybody."""
        self._put(Notice(self.node, table, rev=DELETED_REV))

    def publish_rewrite(self, table: str) -> None:
        """Rows of a table were changed: for those nodes that have it in memory, too."""
        self._put(Notice(self.node, table, rewritten=True))

    def publish_message(self, table: str, message: bytes) -> None:
        """Something was said that is kept nowhere."""
        self._put(Notice(self.node, table, said=message.decode()))

    def publish_presence(self, table: str, device: str, here: bool) -> None:
        """A device is connected to a table on this node, or no longer."""
        self._put(Notice(self.node, table, device=device, here=here))

    def ask_presence(self, table: str) -> None:
        """Ask the other nodes who is connected to a table; so they know that it is in memory here."""
        self._put(Notice(self.node, table, who=True))

    def announce_loaded(self, table: str, rev: int | None) -> None:
        """Say that a table is in memory here, up to this row: whoever asked may have read the rows before it came."""
        self._put(Notice(self.node, table, rev=rev))

    def announce_unloaded(self, table: str) -> None:
        """Say that a table is no longer in memory here."""
        self._put(Notice(self.node, table, here=False))

    def is_loaded_elsewhere(self, table: str) -> bool:
        """Whether another node has a table in memory, as far as is known here."""
        return table in self.nodes_by_table

    def remote_devices(self, table: str) -> set[str]:
        """The devices that are connected to a table on other nodes."""
        return set[str]().union(*self._here.get(table, {}).values())

    def start(self, heard: Callable[[Notice], None], dead: Callable[[str, str], None]) -> None:
        """Begin to listen. `heard` gets all that others ring; `dead` each (table, device) of a node that died."""

    async def stop(self) -> None:
        """Let go."""

    def _put(self, notice: Notice) -> None:
        """Send it to the other nodes."""


def check_redis_url(url: str) -> None:
    """Whether a connection could be made of this address; nobody is asked. Raises BadSetting."""
    from redis.asyncio import Redis

    try:
        bell: Any = Redis.from_url(url)
        bell.connection_pool.make_connection()
    except (ValueError, TypeError):  # it may hold a password, so it is not told again
        raise BadSetting("house-no-setting-address", setting="redis", known="redis://bell:6379/0") from None


class RedisNotifier(Notifier):
    """The bell of several nodes. Sends what it can; whatever is lost is found by the next look into the store."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=10)
        self._out: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._alive: dict[str, float] = {}
        self._decoder = msgspec.json.Decoder(Notice)
        self.listening = asyncio.Event()

    def _put(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(notice)

    def start(self, heard: Callable[[Notice], None], dead: Callable[[str, str], None]) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._sending()),
            loop.create_task(self._listening(heard)),
            loop.create_task(self._living(dead)),
        ]

    async def _sending(self) -> None:
        while True:
            waiting = [await self._out.get()]
            while not self._out.empty():
                waiting.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as together:
                    for notice in coalesce(waiting):
                        together.publish(CHANNEL, msgspec.json.encode(notice))
                    await together.execute()
            except Exception as error:
                log.warning("the bell is away", why=type(error).__name__)
                await asyncio.sleep(0.5)
                while not self._out.empty():  # what was not heard is found in the store
                    self._out.get_nowait()

    async def _listening(self, heard: Callable[[Notice], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self.listening.set()
                    while True:
                        message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT_S)
                        if message is not None:
                            self._take(message["data"], heard)
            except Exception as error:
                self.listening.clear()
                log.warning("the bell is away", why=type(error).__name__)
                await asyncio.sleep(0.5)

    def _take(self, data: bytes, heard: Callable[[Notice], None]) -> None:
        try:
            notice = self._decoder.decode(data)
        except msgspec.DecodeError:
            return
        if notice.node == self.node:
            return
        self._alive[notice.node] = now = asyncio.get_running_loop().time()
        if notice.table and (notice.here or notice.device is not None):
            self.nodes_by_table.setdefault(notice.table, {})[notice.node] = now
        elif notice.table:
            self._forget(notice.table, notice.node)
        if notice.device is not None:
            devices = self._here.setdefault(notice.table, {}).setdefault(notice.node, set())
            (devices.add if notice.here else devices.discard)(notice.device)
        heard(notice)

    def _forget(self, table: str, node: str) -> None:
        """A node has a table no longer in memory."""
        nodes = self.nodes_by_table.get(table, {})
        nodes.pop(node, None)
        if not nodes:
            self.nodes_by_table.pop(table, None)

    async def _living(self, dead: Callable[[str, str], None]) -> None:
        while True:
            self._put(Notice(self.node))
            await asyncio.sleep(HEARTBEAT_S)
            now = asyncio.get_running_loop().time()
            lapsed = [
                (table, node)
                for table, at in self.nodes_by_table.items()
                for node in at
                if now - at[node] >= TABLE_EXPIRES_S
            ]
            for table, node in lapsed:
                self._forget(table, node)
            for node in [n for n, at in self._alive.items() if now - at > 3 * HEARTBEAT_S]:
                del self._alive[node]
                for table, nodes in list(self._here.items()):
                    for device in nodes.pop(node, ()):
                        if device not in self.remote_devices(table):
                            dead(table, device)
                    if not nodes:
                        del self._here[table]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()


def coalesce(waiting: Sequence[Notice]) -> list[Notice]:
    """What is left to say, in order: whoever hears of a table's last row need not hear of those before it."""
    last = {notice.table: at for at, notice in enumerate(waiting) if notice.rev is not None}
    return [notice for at, notice in enumerate(waiting) if notice.rev is None or last[notice.table] == at]
