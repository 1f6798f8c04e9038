"""Publish/subscribe between nodes: notices such as "table t has row n", on one Redis channel.

Losing a notice costs time but never data, because the rows are in the database. Notices also carry information that is
not stored anywhere: phrases, and which device is connected to which node.
"""

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
"""A row number that no table reaches. It makes other nodes read the table, so that they find it deleted."""
TABLE_EXPIRES_S = 60.0
"""Seconds without a notice after which another node is assumed to have unloaded a table."""
HEARTBEAT_S = 2.0
"""Seconds between heartbeats. After three missed heartbeats, a node's devices count as disconnected."""


class Notice(Struct, frozen=True, omit_defaults=True):
    """A message on the channel. At most one of the fields below `table` is set; a notice without any is a heartbeat.

    `rev`: this row has been written. `said`: send this message to the viewers. `device`: it has connected (`here`) or
    disconnected. `rewritten`: rows have changed, so reload the table. `who`: asks who is connected to the table. If
    only `table` is set, the node has loaded it (`here`) or unloaded it.
    """

    node: str
    table: str = ""
    rev: int | None = None
    said: str | None = None
    device: str | None = None
    here: bool = True
    who: bool = False
    rewritten: bool = False


class Notifier:
    """Notifies other nodes, and keeps track of what they report. This base class is for a server without other nodes
    and sends nothing."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(8)
        self._devices: dict[str, dict[str, set[str]]] = {}
        """table → other node → devices connected there."""
        self.nodes_by_table: dict[str, dict[str, float]] = {}
        """table → other node that has it in memory → time of that node's last notice about it."""

    def publish_row(self, table: str, rev: int) -> None:
        """Tell other nodes that row `rev` of a table has been written."""
        self._send(Notice(self.node, table, rev=rev))

    def publish_deletion(self, table: str) -> None:
        """Tell other nodes that a table has been deleted."""
        self._send(Notice(self.node, table, rev=DELETED_REV))

    def publish_rewrite(self, table: str) -> None:
        """Tell other nodes that stored rows of a table have changed."""
        self._send(Notice(self.node, table, rewritten=True))

    def publish_message(self, table: str, message: bytes) -> None:
        """Have other nodes send a message, which is not stored, to their viewers of a table."""
        self._send(Notice(self.node, table, said=message.decode()))

    def publish_presence(self, table: str, device: str, here: bool) -> None:
        """Tell other nodes that a device has connected to a table on this node (`here`), or disconnected from it."""
        self._send(Notice(self.node, table, device=device, here=here))

    def ask_presence(self, table: str) -> None:
        """Ask other nodes who is connected to a table. This also tells them that the table is in memory here."""
        self._send(Notice(self.node, table, who=True))

    def announce_loaded(self, table: str, rev: int | None) -> None:
        """Tell other nodes that a table is in memory here, up to row `rev`, because one of them may have loaded it just
        before that row was written."""
        self._send(Notice(self.node, table, rev=rev))

    def announce_unloaded(self, table: str) -> None:
        """Tell other nodes that a table is no longer in memory here."""
        self._send(Notice(self.node, table, here=False))

    def is_loaded_elsewhere(self, table: str) -> bool:
        """True if another node is known to have a table in memory."""
        return table in self.nodes_by_table

    def remote_devices(self, table: str) -> set[str]:
        """Return the devices that are connected to a table on other nodes."""
        return set[str]().union(*self._devices.get(table, {}).values())

    def start(self, on_notice: Callable[[Notice], None], on_device_lost: Callable[[str, str], None]) -> None:
        """Start listening: call `on_notice` with each notice from another node, and `on_device_lost` with each (table,
        device) that was connected to a node that has died."""

    async def stop(self) -> None:
        """Stop listening and disconnect."""

    def _send(self, notice: Notice) -> None:
        """Send a notice to the other nodes."""


def check_redis_url(url: str) -> None:
    """Raise BadSetting unless this is a valid Redis URL. Does not connect."""
    from redis.asyncio import Redis

    try:
        client: Any = Redis.from_url(url)
        client.connection_pool.make_connection()
    except (ValueError, TypeError):  # the original error may contain a password, so it is not shown
        raise BadSetting("house-no-setting-address", setting="redis", known="redis://redis:6379/0") from None


class RedisNotifier(Notifier):
    """Notifies other nodes through Redis, on a best-effort basis. Rows whose notice is lost are found when the database
    is next polled."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=10)
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._last_seen: dict[str, float] = {}
        """node → time of its last notice."""
        self._decoder = msgspec.json.Decoder(Notice)
        self.listening = asyncio.Event()

    def _send(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(notice)

    def start(self, on_notice: Callable[[Notice], None], on_device_lost: Callable[[str, str], None]) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._publish_all()),
            loop.create_task(self._subscribe(on_notice)),
            loop.create_task(self._watch_nodes(on_device_lost)),
        ]

    async def _publish_all(self) -> None:
        while True:
            waiting = [await self._outbox.get()]
            while not self._outbox.empty():
                waiting.append(self._outbox.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for notice in coalesce(waiting):
                        pipeline.publish(CHANNEL, msgspec.json.encode(notice))
                    await pipeline.execute()
            except Exception as error:
                log.warning("Redis unavailable", why=type(error).__name__)
                await asyncio.sleep(0.5)
                while not self._outbox.empty():  # outdated: other nodes will find these rows in the database
                    self._outbox.get_nowait()

    async def _subscribe(self, on_notice: Callable[[Notice], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self.listening.set()
                    while True:
                        message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT_S)
                        if message is not None:
                            self._receive(message["data"], on_notice)
            except Exception as error:
                self.listening.clear()
                log.warning("Redis unavailable", why=type(error).__name__)
                await asyncio.sleep(0.5)

    def _receive(self, data: bytes, on_notice: Callable[[Notice], None]) -> None:
        try:
            notice = self._decoder.decode(data)
        except msgspec.DecodeError:
            return
        if notice.node == self.node:
            return
        self._last_seen[notice.node] = now = asyncio.get_running_loop().time()
        if notice.table and (notice.here or notice.device is not None):
            self.nodes_by_table.setdefault(notice.table, {})[notice.node] = now
        elif notice.table:
            self._forget_table(notice.table, notice.node)
        if notice.device is not None:
            devices = self._devices.setdefault(notice.table, {}).setdefault(notice.node, set())
            (devices.add if notice.here else devices.discard)(notice.device)
        on_notice(notice)

    def _forget_table(self, table: str, node: str) -> None:
        """Record that a node no longer has a table in memory."""
        nodes = self.nodes_by_table.get(table, {})
        nodes.pop(node, None)
        if not nodes:
            self.nodes_by_table.pop(table, None)

    async def _watch_nodes(self, on_device_lost: Callable[[str, str], None]) -> None:
        """Send heartbeats, and detect nodes that have stopped sending theirs."""
        while True:
            self._send(Notice(self.node))
            await asyncio.sleep(HEARTBEAT_S)
            now = asyncio.get_running_loop().time()
            expired = [
                (table, node)
                for table, at in self.nodes_by_table.items()
                for node in at
                if now - at[node] >= TABLE_EXPIRES_S
            ]
            for table, node in expired:
                self._forget_table(table, node)
            for node in [n for n, at in self._last_seen.items() if now - at > 3 * HEARTBEAT_S]:
                del self._last_seen[node]
                for table, nodes in list(self._devices.items()):
                    for device in nodes.pop(node, ()):
                        if device not in self.remote_devices(table):
                            on_device_lost(table, device)
                    if not nodes:
                        del self._devices[table]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()


def coalesce(waiting: Sequence[Notice]) -> list[Notice]:
    """Return the notices that are still needed, in order: if several rows of a table were written, only the last
    one."""
    last = {notice.table: at for at, notice in enumerate(waiting) if notice.rev is not None}
    return [notice for at, notice in enumerate(waiting) if notice.rev is None or last[notice.table] == at]
