"""All tables that are in memory, and the house's own work: other nodes, dozing off, purging."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from mulot.actor import (
    Answer,
    DriverPorts,
    Quarantined,
    RemoteWrite,
    RowsRewritten,
    StoreDown,
    StoreError,
    TableDeleted,
    TableDriver,
    save_snapshot,
)
from mulot.core.errors import MulotError
from mulot.server import metrics
from mulot.server.cluster.pubsub import DELETED_REV, Notice, Notifier
from mulot.server.config import Config
from mulot.server.edge.rate_limit import RateLimiter
from mulot.server.games import ServerGames
from mulot.server.live.client import ClientConnection
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.server.tables.observer import TableObserver
from mulot.server.workers.bot_pool import BotPool
from mulot.service.tables import TableManager
from mulot.store.retention import PurgeResult, Retention, purge
from mulot.table import commands as c

T = TypeVar("T")
log = structlog.get_logger()
REPLAY_THREADS = 4
"""In which long tables are played again. They take turns with the loop, every half a millisecond
(`serve.THREAD_SWITCH_S`), so their number says what part of the processor the loop has at least; and how many long
tables keep others waiting that are long, too."""
POLL_S = 1.5
"""Seconds between two looks into a store that other nodes write to as well."""
UNLOAD_CHECK_S = 15.0
"""Seconds between two searches for tables that nobody watches."""
UNLOAD_REMOTE_AFTER_S = 0.2
"""Seconds for which a table that another node has taken in stays here, too: somebody may be coming in."""
PURGE_EVERY_S = 3600.0
"""Seconds between two purges."""
SNAPSHOT_ON_UNLOAD_ROWS = 100
"""A table with more rows than this gets a snapshot when it leaves the memory."""
SNAPSHOT_AFTER_ROWS = 256
"""A table with so many rows since its last snapshot gets one while it is played."""


class Stopping(MulotError):
    """The house is being closed."""

    key = "house-no-stopping"


class ServerTableManager(TableManager):
    """A table that nobody watches leaves the memory after a while."""

    def __init__(
        self,
        store: MonitoredStore,
        games: ServerGames,
        config: Config,
        notifier: Notifier | None = None,
        shared: bool = False,
    ) -> None:
        self.config = config
        self.notifier = notifier or Notifier()
        self.bots = BotPool(config)
        """Where characters think."""
        self.stopping = False
        self.on_deleted: Callable[[str], object] = lambda table: None
        """Called with every table of which this node hears that it is deleted: whatever else it keeps of it goes."""
        self._threads = ThreadPoolExecutor(REPLAY_THREADS, "long-table")
        notify, now = TableObserver(self.notifier, store), asyncio.get_running_loop().time
        super().__init__(
            DriverPorts(store, store.write_unmonitored, games.catalogue, self.bots, notify, now, shared, self._beside),
            games,
        )
        self._unload_timers: dict[str, asyncio.TimerHandle] = {}
        """Tables of other nodes that leave the memory here, if nobody comes."""
        self._tasks: list[asyncio.Task[None]] = []
        self._loop_lag: metrics.LoopLag | None = None
        self._last_client_number = 0
        self.client_count = 0
        self.command_rates, self.history_rates = (
            RateLimiter(config.command_rate, 20),
            RateLimiter(config.history_rate, 20),
        )
        """What addresses may ask for."""
        self.clients_by_address: Counter[str] = Counter()
        """Connections by address, in memory only."""

    async def _beside(self, work: Callable[[], T]) -> T:
        """In a thread: a table is too big to be handed from one process to another in no time, and its rules are the
        same there."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def next_client_number(self) -> int:
        """A number for a new client."""
        self._last_client_number += 1
        return self._last_client_number

    # ---------------------------------------------------------------- tables

    async def driver(self, table: str) -> TableDriver:
        """The room of a table. Raises Stopping, NoSuchTable, PutAside, StoreDown."""
        if self.stopping:
            raise Stopping()
        return await super().driver(table)

    async def _open(self, table: str) -> TableDriver:
        try:
            room = await super()._open(table)
        except Quarantined:
            # Why is kept beside the table (`mulot admin list`): it may tell what is in the journal.
            log.error("a table does not replay and is put aside", table=table)
            raise
        self.notifier.ask_presence(table)
        return room

    def _add(self, room: TableDriver) -> TableDriver:
        super()._add(room)
        metrics.tables.set(len(self._drivers))
        return room

    def unload(self, room: TableDriver) -> None:
        """A table leaves the memory."""
        if self._drivers.get(room.id) is room and room.id in self._unload_timers:
            self._unload_timers.pop(room.id).cancel()
        super().unload(room)
        metrics.tables.set(len(self._drivers))

    async def delete(self, table: str) -> None:
        """A table is deleted: first in the store, so that nothing is appended any more, then on every client."""
        naming = await self.store.erase(table)
        if table in self._opening:  # it may have been read before it was erased
            await asyncio.wait([self._opening[table]])
        if table in self._drivers:
            self._drivers[table].drive(TableDeleted())
        self.on_deleted(table)
        self.notifier.publish_deletion(table)
        for each in naming:
            await self._reload(each)

    async def forget_device(self, device: str, tables: Sequence[str]) -> None:
        """A device is forgotten: it watches nothing any more, and in these tables somebody unknown was in its place."""
        self.disconnect(device)
        for table in tables:
            await self.store.replace_in_rows(table, device, secrets.token_hex(len(device) // 2))
            await self._reload(table)

    async def _reload(self, table: str) -> None:
        """Rows of a table were changed in the store: whoever has it in memory loads it again."""
        if table in self._opening:  # it may have been read before
            await asyncio.wait([self._opening[table]])
        if table in self._drivers:
            self._drivers[table].drive(RowsRewritten())
        self.notifier.publish_rewrite(table)

    # ---------------------------------------------------------------- screens

    def enter(self, room: TableDriver, client: ClientConnection, since: int | None) -> None:
        """A client begins to watch a table."""
        self.client_count += 1
        metrics.sockets.set(self.client_count)
        if not any(other.device == client.device for other in room.screens.values()):
            self.notifier.publish_presence(room.id, client.device, True)
        room.connect_screen(client, since)

    def exit(self, room: TableDriver, client: ClientConnection) -> None:
        """A client is gone."""
        self.client_count -= 1
        metrics.sockets.set(self.client_count)
        room.disconnect_screen(client)
        if not any(other.device == client.device for other in room.screens.values()):
            self.notifier.publish_presence(room.id, client.device, False)

    def disconnect(self, device: str) -> None:
        """A device is forgotten: whatever it still watches here, it watches no longer."""
        for room in list(self._drivers.values()):
            for client in room.screens.values():
                if client.device == device:
                    client.drop("forgotten")

    # ---------------------------------------------------------------- other nodes

    def _on_notice(self, notice: Notice) -> None:
        if notice.rev == DELETED_REV:
            self.on_deleted(notice.table)
        room = self._drivers.get(notice.table)
        if room is None:
            return
        if notice.rev == DELETED_REV or (notice.rev is not None and room.is_busy):
            room.drive(
                RemoteWrite(notice.rev)
            )  # where nobody is, rows are not read: whoever comes in looks for himself
        if notice.rewritten:
            room.drive(RowsRewritten())
        if notice.said is not None:
            room.broadcast(notice.said.encode())
        if notice.device is not None:
            here = notice.device in self.notifier.remote_devices(notice.table)
            room.post(c.RemotePresence(notice.device, here))
        if notice.who:
            self.notifier.announce_loaded(room.id, None if room.table is None else room.table.rev)
            for device in {client.device for client in room.screens.values()}:
                self.notifier.publish_presence(room.id, device, True)
        if notice.here and not room.is_active and room.id not in self._unload_timers:
            self._unload_timers[room.id] = asyncio.get_running_loop().call_later(
                UNLOAD_REMOTE_AFTER_S, self._unload_remote, room
            )

    def _unload_remote(self, room: TableDriver) -> None:
        """A table that was opened here and lives on another node: if nobody has come, nobody need follow it here."""
        self._unload_timers.pop(room.id)
        if not room.is_busy:
            self.unload(room)
            self.notifier.announce_unloaded(room.id)

    def _on_device_lost(self, table: str, device: str) -> None:
        if table in self._drivers:
            self._drivers[table].post(c.RemotePresence(device, False))

    async def _poll_store(self) -> None:
        """Whatever the bell did not tell is found here."""
        while True:
            await asyncio.sleep(POLL_S)
            if not self._drivers:
                continue
            try:
                for listed in await self.store.tables(limit=max(1000, 2 * len(self._drivers))):
                    room = self._drivers.get(listed.table)
                    if room is not None:
                        if room.table is not None and listed.lines - 1 > room.table.rev:
                            self.notifier.ask_presence(
                                room.id
                            )  # somebody writes there, and does not know that it is here, too
                        room.drive(RemoteWrite(listed.lines - 1))
            except StoreError as error:
                log.warning("the store is away", why=str(error))

    # ---------------------------------------------------------------- the house's own work

    async def start(self) -> None:
        """Begin to work."""
        loop = asyncio.get_running_loop()
        self._loop_lag = metrics.LoopLag()
        self._tasks = [loop.create_task(self._unload_idle()), loop.create_task(self._purge_regularly())]
        if self._ports.shared_store:
            self._tasks.append(loop.create_task(self._poll_store()))
        self.notifier.start(self._on_notice, self._on_device_lost)

    async def stop(self) -> None:
        """Finish what was asked, tell everybody who watches, let go."""
        self.stopping = True
        for room in list(self._drivers.values()):
            await room.wait_until_idle()
        clients = [
            one for room in self._drivers.values() for one in room.screens.values() if isinstance(one, ClientConnection)
        ]
        for client in clients:
            client.drop("stopping")
        await asyncio.gather(*(client.wait_closed() for client in clients))

    async def close(self) -> None:
        """After the last connection is gone."""
        for room in list(self._drivers.values()):
            await room.wait_until_idle()
            self.unload(room)
        for task in self._tasks:
            task.cancel()
        if self._loop_lag is not None:
            self._loop_lag.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifier.stop()
        await self.bots.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _unload_idle(self) -> None:
        while True:
            await asyncio.sleep(min(UNLOAD_CHECK_S, max(self.config.unload_after, 0.05)))
            now = self.now()
            for room in list(self._drivers.values()):
                if self.notifier.is_loaded_elsewhere(room.id):
                    self.notifier.ask_presence(room.id)  # so both go on knowing of each other
                if not room.is_busy and now - room.quiet_since > self.config.unload_after:
                    await self._save_snapshot(room, SNAPSHOT_ON_UNLOAD_ROWS)
                    if not room.is_busy:
                        self.unload(room)
                else:
                    await self._save_snapshot(room, SNAPSHOT_AFTER_ROWS)

    async def _save_snapshot(self, room: TableDriver, rows: int) -> None:
        """A game with so many rows more than its last snapshot knows is opened faster next time, also after a fall."""
        table = room.table
        if table is None or table.phase != "playing" or table.rev - room.snapshot_rev <= rows or not room.is_idle:
            return
        room.snapshot_rev = table.rev
        try:
            await save_snapshot(self.store, table)
        except StoreError as error:
            log.warning("no snapshot", table=room.id, why=str(error))

    async def _purge_regularly(self) -> None:
        while True:
            try:
                await self.purge()
            except StoreDown as error:
                log.warning("the store is away", why=str(error))
            except Exception:
                log.exception("purging failed")
            await asyncio.sleep(PURGE_EVERY_S)

    async def purge(self) -> PurgeResult:
        """End tables that nobody has touched for long; delete those that have been over for long."""

        async def ask(table: str, command: c.Command) -> Answer:
            return await (await self.driver(table)).run_command(command)

        retention = Retention(self.config.keep_idle_days, self.config.keep_finished_days)
        return await purge(self.store, self.games.catalogue, retention, self.now(), ask, beside=self._beside)
