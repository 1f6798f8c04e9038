"""The tables that this server has in memory, and its background work: following other nodes, unloading idle tables,
deleting old ones."""

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
from mulot.server.live.viewer_connection import ViewerConnection
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.server.tables.observer import TableObserver
from mulot.server.workers.bot_pool import BotPool
from mulot.service.tables import TableManager
from mulot.store.retention import PurgeResult, Retention, purge
from mulot.table import commands as c

T = TypeVar("T")
log = structlog.get_logger()
REPLAY_THREADS = 4
"""Number of threads that replay long tables. They and the event loop take turns every half a millisecond
(`serve.THREAD_SWITCH_S`). With more threads, the loop would get a smaller share of the CPU; with fewer, long tables
would wait for each other."""
POLL_S = 1.5
"""Seconds between two queries for rows written by other nodes."""
UNLOAD_CHECK_S = 15.0
"""Seconds between two checks for tables that nobody is watching."""
UNLOAD_REMOTE_AFTER_S = 0.2
"""Seconds for which a table that another node has also loaded stays in memory, because someone may be connecting."""
PURGE_EVERY_S = 3600.0
SNAPSHOT_ON_UNLOAD_ROWS = 100
"""A table with more new rows than this gets a new snapshot when it is unloaded."""
SNAPSHOT_AFTER_ROWS = 256
"""A table with more new rows than this gets a new snapshot during the game."""


class Stopping(MulotError):
    """The server is stopping."""

    key = "house-no-stopping"


class ServerTableManager(TableManager):
    """Keeps tables in memory while people are watching them, and connects their viewers."""

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
        self.stopping = False
        self.on_deleted: Callable[[str], object] = lambda table: None
        """Called with the id of each deleted table, so that everything derived from it is also removed."""
        self._threads = ThreadPoolExecutor(REPLAY_THREADS, "long-table")
        observer, now = TableObserver(self.notifier, store), asyncio.get_running_loop().time
        super().__init__(
            DriverPorts(
                store, store.write_unmonitored, games.catalogue, self.bots, observer, now, shared, self._run_in_thread
            ),
            games,
        )
        self._unload_timers: dict[str, asyncio.TimerHandle] = {}
        """Timers that unload tables which another node has loaded too, unless someone connects here."""
        self._tasks: list[asyncio.Task[None]] = []
        self._loop_lag: metrics.LoopLag | None = None
        self._last_client_number = 0
        self.client_count = 0
        self.command_limiter = RateLimiter(config.command_rate, 20)
        self.history_limiter = RateLimiter(config.history_rate, 20)
        self.clients_by_address: Counter[str] = Counter()
        """Number of connected clients by network address, in memory only."""

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        """Run a function in a thread of this process, because passing a large table to another process would take too
        long. Return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def next_client_number(self) -> int:
        """Return a number that no client of this process has had."""
        self._last_client_number += 1
        return self._last_client_number

    # ---------------------------------------------------------------- tables

    async def driver(self, table: str) -> TableDriver:
        """Return the driver of a table, loading the table if needed. Raises Stopping, NoSuchTable, Quarantined or
        StoreDown."""
        if self.stopping:
            raise Stopping()
        return await super().driver(table)

    async def _open(self, table: str) -> TableDriver:
        try:
            driver = await super()._open(table)
        except Quarantined:
            # The reason may quote the journal, so it is stored instead of logged (`mulot admin list` shows it).
            log.error("table cannot be replayed; quarantined", table=table)
            raise
        self.notifier.ask_presence(table)
        return driver

    def _add(self, driver: TableDriver) -> TableDriver:
        super()._add(driver)
        metrics.tables.set(len(self._drivers))
        return driver

    def unload(self, driver: TableDriver) -> None:
        """Remove a table from memory. Its rows stay in the store."""
        if self._drivers.get(driver.id) is driver and driver.id in self._unload_timers:
            self._unload_timers.pop(driver.id).cancel()
        super().unload(driver)
        metrics.tables.set(len(self._drivers))

    async def delete(self, table: str) -> None:
        """Delete a table: first in the store, so that no more rows are appended, then for its viewers and other
        nodes."""
        referring = await self.store.erase(table)
        if table in self._opening:  # it may have been read before it was erased
            await asyncio.wait([self._opening[table]])
        if table in self._drivers:
            self._drivers[table].drive(TableDeleted())
        self.on_deleted(table)
        self.notifier.publish_deletion(table)
        for other in referring:
            await self._reload(other)

    async def forget_device(self, device: str, tables: Sequence[str]) -> None:
        """Disconnect a device, and replace its digest in the rows of these tables with a random one."""
        self.disconnect(device)
        for table in tables:
            await self.store.replace_in_rows(table, device, secrets.token_hex(len(device) // 2))
            await self._reload(table)

    async def _reload(self, table: str) -> None:
        """Reload a table whose stored rows were changed, on every node that has it in memory."""
        if table in self._opening:  # it may have been read before the change
            await asyncio.wait([self._opening[table]])
        if table in self._drivers:
            self._drivers[table].drive(RowsRewritten())
        self.notifier.publish_rewrite(table)

    # ---------------------------------------------------------------- clients

    def connect(self, driver: TableDriver, client: ViewerConnection, since: int | None) -> None:
        """Connect a client to a table. `since` is the last row it has already seen, or None."""
        self.client_count += 1
        metrics.sockets.set(self.client_count)
        if not any(other.device == client.device for other in driver.sockets.values()):
            self.notifier.publish_presence(driver.id, client.device, True)
        driver.connect_viewer(client, since)

    def disconnect_client(self, driver: TableDriver, client: ViewerConnection) -> None:
        """Disconnect a client from its table, because its connection has ended."""
        self.client_count -= 1
        metrics.sockets.set(self.client_count)
        driver.disconnect_viewer(client)
        if not any(other.device == client.device for other in driver.sockets.values()):
            self.notifier.publish_presence(driver.id, client.device, False)

    def disconnect(self, device: str) -> None:
        """Close all connections of a device that has been forgotten."""
        for driver in list(self._drivers.values()):
            for client in driver.sockets.values():
                if client.device == device:
                    client.drop("forgotten")

    # ---------------------------------------------------------------- other nodes

    def _on_notice(self, notice: Notice) -> None:
        """Handle a notice from another node."""
        if notice.rev == DELETED_REV:
            self.on_deleted(notice.table)
        driver = self._drivers.get(notice.table)
        if driver is None:
            return
        # The rows of an unused table are not read now; they are read when the next viewer connects.
        if notice.rev == DELETED_REV or (notice.rev is not None and driver.is_busy):
            driver.drive(RemoteWrite(notice.rev))
        if notice.rewritten:
            driver.drive(RowsRewritten())
        if notice.said is not None:
            driver.broadcast(notice.said.encode())
        if notice.device is not None:
            here = notice.device in self.notifier.remote_devices(notice.table)
            driver.post(c.RemotePresence(notice.device, here))
        if notice.who:
            self.notifier.announce_loaded(driver.id, None if driver.table is None else driver.table.rev)
            for device in {client.device for client in driver.sockets.values()}:
                self.notifier.publish_presence(driver.id, device, True)
        if notice.here and not driver.is_active and driver.id not in self._unload_timers:
            loop = asyncio.get_running_loop()
            self._unload_timers[driver.id] = loop.call_later(UNLOAD_REMOTE_AFTER_S, self._unload_if_unused, driver)

    def _unload_if_unused(self, driver: TableDriver) -> None:
        """Unload a table that another node has loaded too, unless someone is using it here."""
        self._unload_timers.pop(driver.id)
        if not driver.is_busy:
            self.unload(driver)
            self.notifier.announce_unloaded(driver.id)

    def _on_device_lost(self, table: str, device: str) -> None:
        """Record that a device is no longer connected, because its node has died."""
        if table in self._drivers:
            self._drivers[table].post(c.RemotePresence(device, False))

    async def _poll_store(self) -> None:
        """Regularly look for rows that other nodes have written and whose notice was lost."""
        while True:
            await asyncio.sleep(POLL_S)
            if not self._drivers:
                continue
            try:
                for entry in await self.store.tables(limit=max(1000, 2 * len(self._drivers))):
                    driver = self._drivers.get(entry.table)
                    if driver is not None:
                        if driver.table is not None and entry.lines - 1 > driver.table.rev:
                            # The node that wrote the row does not know that the table is in memory here.
                            self.notifier.ask_presence(driver.id)
                        driver.drive(RemoteWrite(entry.lines - 1))
            except StoreError as error:
                log.warning("database unavailable", why=str(error))

    # ---------------------------------------------------------------- background work

    async def start(self) -> None:
        """Start the background work."""
        loop = asyncio.get_running_loop()
        self._loop_lag = metrics.LoopLag()
        self._tasks = [loop.create_task(self._unload_idle()), loop.create_task(self._purge_regularly())]
        if self._ports.shared_store:
            self._tasks.append(loop.create_task(self._poll_store()))
        self.notifier.start(self._on_notice, self._on_device_lost)

    async def stop(self) -> None:
        """Accept no more requests, finish those in progress, and close all clients' connections."""
        self.stopping = True
        for driver in list(self._drivers.values()):
            await driver.wait_until_idle()
        clients = [
            one
            for driver in self._drivers.values()
            for one in driver.sockets.values()
            if isinstance(one, ViewerConnection)
        ]
        for client in clients:
            client.drop("stopping")
        await asyncio.gather(*(client.wait_closed() for client in clients))

    async def close(self) -> None:
        """Unload all tables and stop everything else. Call this after the last connection has been closed."""
        while self._drivers:
            driver = next(iter(self._drivers.values()))
            await driver.wait_until_idle()
            self.unload(driver)
            del driver
            await asyncio.sleep(0)  # freeing all tables in one turn of the loop would take long
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
        """Regularly unload tables that nobody has watched for a while, and save snapshots of long ones."""
        while True:
            await asyncio.sleep(min(UNLOAD_CHECK_S, max(self.config.unload_after, 0.05)))
            now = self.now()
            for table in list(self._drivers):  # a list of drivers would keep all tables until its end
                if table in self._drivers:
                    await self._unload_if_idle(self._drivers[table], now)

    async def _unload_if_idle(self, driver: TableDriver, now: float) -> None:
        if self.notifier.is_loaded_elsewhere(driver.id):
            self.notifier.ask_presence(driver.id)  # so that the other node knows that it is still loaded here
        if not driver.is_busy and now - driver.quiet_since > self.config.unload_after:
            await self._save_snapshot(driver, SNAPSHOT_ON_UNLOAD_ROWS)
            if not driver.is_busy:
                self.unload(driver)
                await asyncio.sleep(0)  # others go on: a thousand tables may become idle at once
        else:
            await self._save_snapshot(driver, SNAPSHOT_AFTER_ROWS)

    async def _save_snapshot(self, driver: TableDriver, rows: int) -> None:
        """Save a snapshot of a running game with more than `rows` new rows since the last one, so that it loads
        faster."""
        table = driver.table
        if table is None or table.phase != "playing" or table.rev - driver.snapshot_rev <= rows or not driver.is_idle:
            return
        driver.snapshot_rev = table.rev
        try:
            await save_snapshot(self.store, table)
        except StoreError as error:
            log.warning("snapshot failed", table=driver.id, why=str(error))

    async def _purge_regularly(self) -> None:
        while True:
            try:
                await self.purge()
            except StoreDown as error:
                log.warning("database unavailable", why=str(error))
            except Exception:
                log.exception("purging failed")
            await asyncio.sleep(PURGE_EVERY_S)

    async def purge(self) -> PurgeResult:
        """End tables that have not been used for too long, and delete those that have been over for too long. Return
        their ids."""

        async def run(table: str, command: c.Command) -> Answer:
            return await (await self.driver(table)).run_command(command)

        retention = Retention(self.config.keep_idle_days, self.config.keep_finished_days)
        return await purge(self.store, self.games.catalogue, retention, self.now(), run, offload=self._run_in_thread)
