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
from mulot.server.cluster.pubsub import GONE, Bell, Rang
from mulot.server.config import Config
from mulot.server.edge.rate_limit import Buckets
from mulot.server.games import Games
from mulot.server.live.client import Screen
from mulot.server.tables.monitored_store import WatchedStore
from mulot.server.tables.observer import ServerNotify
from mulot.server.workers.bot_pool import BotPool
from mulot.service.tables import Rooms as HouseRooms
from mulot.store.retention import PurgeResult, Retention, purge
from mulot.table import commands as c

T = TypeVar("T")
log = structlog.get_logger()
THREADS = 4
"""In which long tables are played again. They take turns with the loop, every half a millisecond (`serve.SWITCH`), so
their number says what part of the processor the loop has at least; and how many long tables keep others waiting that
are long, too."""
LOOK = 1.5
"""Seconds between two looks into a store that other nodes write to as well."""
SWEEP = 15.0
"""Seconds between two searches for tables that nobody watches."""
LET_GO = 0.2
"""Seconds for which a table that another node has taken in stays here, too: somebody may be coming in."""
PURGE = 3600.0
"""Seconds between two purges."""
LONG = 100
"""A table with more rows than this gets a snapshot when it leaves the memory."""
VERY_LONG = 256
"""A table with so many rows since its last snapshot gets one while it is played."""


class Stopping(MulotError):
    """The house is being closed."""

    key = "house-no-stopping"


class Rooms(HouseRooms):
    """A table that nobody watches leaves the memory after a while."""

    def __init__(
        self, store: WatchedStore, games: Games, config: Config, bell: Bell | None = None, shared: bool = False
    ) -> None:
        self.config = config
        self.bell = bell or Bell()
        self.bots = BotPool(config)
        """Where characters think."""
        self.stopping = False
        self.erased: Callable[[str], object] = lambda table: None
        """Called with every table of which this node hears that it is deleted: whatever else it keeps of it goes."""
        self._threads = ThreadPoolExecutor(THREADS, "long-table")
        notify, now = ServerNotify(self.bell, store), asyncio.get_running_loop().time
        super().__init__(
            DriverPorts(store, store.write_unwatched, games.catalogue, self.bots, notify, now, shared, self._beside),
            games,
        )
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Tables of other nodes that leave the memory here, if nobody comes."""
        self._tasks: list[asyncio.Task[None]] = []
        self._lag: metrics.LoopLag | None = None
        self._viewers = 0
        self.screens = 0
        self.wishes, self.recalls = Buckets(config.command_rate, 20), Buckets(config.history_rate, 20)
        """What addresses may ask for."""
        self.crowd: Counter[str] = Counter()
        """Connections by address, in memory only."""

    async def _beside(self, work: Callable[[], T]) -> T:
        """In a thread: a table is too big to be handed from one process to another in no time, and its rules are the
        same there."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def next_viewer(self) -> int:
        """A number for a new screen."""
        self._viewers += 1
        return self._viewers

    # ---------------------------------------------------------------- tables

    async def room(self, table: str) -> TableDriver:
        """The room of a table. Raises Stopping, NoSuchTable, PutAside, StoreDown."""
        if self.stopping:
            raise Stopping()
        return await super().room(table)

    async def _open(self, table: str) -> TableDriver:
        try:
            room = await super()._open(table)
        except Quarantined:
            # Why is kept beside the table (`mulot admin list`): it may tell what is in the journal.
            log.error("a table does not replay and is put aside", table=table)
            raise
        self.bell.who(table)
        return room

    def _take_in(self, room: TableDriver) -> TableDriver:
        super()._take_in(room)
        metrics.tables.set(len(self._rooms))
        return room

    def forget(self, room: TableDriver) -> None:
        """A table leaves the memory."""
        if self._rooms.get(room.id) is room and room.id in self._leaving:
            self._leaving.pop(room.id).cancel()
        super().forget(room)
        metrics.tables.set(len(self._rooms))

    async def erase(self, table: str) -> None:
        """A table is deleted: first in the store, so that nothing is appended any more, then on every screen."""
        naming = await self.store.erase(table)
        if table in self._opening:  # it may have been read before it was erased
            await asyncio.wait([self._opening[table]])
        if table in self._rooms:
            self._rooms[table].drive(TableDeleted())
        self.erased(table)
        self.bell.gone(table)
        for each in naming:
            await self._load_again(each)

    async def forget_device(self, device: str, tables: Sequence[str]) -> None:
        """A device is forgotten: it watches nothing any more, and in these tables somebody unknown was in its place."""
        self.hang_up(device)
        for table in tables:
            await self.store.replace(table, device, secrets.token_hex(len(device) // 2))
            await self._load_again(table)

    async def _load_again(self, table: str) -> None:
        """Rows of a table were changed in the store: whoever has it in memory loads it again."""
        if table in self._opening:  # it may have been read before
            await asyncio.wait([self._opening[table]])
        if table in self._rooms:
            self._rooms[table].drive(RowsRewritten())
        self.bell.rewritten(table)

    # ---------------------------------------------------------------- screens

    def enter(self, room: TableDriver, screen: Screen, since: int | None) -> None:
        """A screen begins to watch a table."""
        self.screens += 1
        metrics.sockets.set(self.screens)
        if not any(other.device == screen.device for other in room.screens.values()):
            self.bell.present(room.id, screen.device, True)
        room.enter(screen, since)

    def exit(self, room: TableDriver, screen: Screen) -> None:
        """A screen is gone."""
        self.screens -= 1
        metrics.sockets.set(self.screens)
        room.exit(screen)
        if not any(other.device == screen.device for other in room.screens.values()):
            self.bell.present(room.id, screen.device, False)

    def hang_up(self, device: str) -> None:
        """A device is forgotten: whatever it still watches here, it watches no longer."""
        for room in list(self._rooms.values()):
            for screen in room.screens.values():
                if screen.device == device:
                    screen.drop("forgotten")

    # ---------------------------------------------------------------- other nodes

    def _heard(self, rang: Rang) -> None:
        if rang.rev == GONE:
            self.erased(rang.table)
        room = self._rooms.get(rang.table)
        if room is None:
            return
        if rang.rev == GONE or (rang.rev is not None and room.busy):
            room.drive(RemoteWrite(rang.rev))  # where nobody is, rows are not read: whoever comes in looks for himself
        if rang.rewritten:
            room.drive(RowsRewritten())
        if rang.said is not None:
            room.hear(rang.said.encode())
        if rang.device is not None:
            here = rang.device in self.bell.elsewhere(rang.table)
            room.post(c.RemotePresence(rang.device, here))
        if rang.who:
            self.bell.have(room.id, None if room.table is None else room.table.rev)
            for device in {screen.device for screen in room.screens.values()}:
                self.bell.present(room.id, device, True)
        if rang.here and not room.is_needed and room.id not in self._leaving:
            self._leaving[room.id] = asyncio.get_running_loop().call_later(LET_GO, self._let_go, room)

    def _let_go(self, room: TableDriver) -> None:
        """A table that was opened here and lives on another node: if nobody has come, nobody need follow it here."""
        self._leaving.pop(room.id)
        if not room.busy:
            self.forget(room)
            self.bell.let_go(room.id)

    def _dead(self, table: str, device: str) -> None:
        if table in self._rooms:
            self._rooms[table].post(c.RemotePresence(device, False))

    async def _look(self) -> None:
        """Whatever the bell did not tell is found here."""
        while True:
            await asyncio.sleep(LOOK)
            if not self._rooms:
                continue
            try:
                for listed in await self.store.tables(limit=max(1000, 2 * len(self._rooms))):
                    room = self._rooms.get(listed.table)
                    if room is not None:
                        if room.table is not None and listed.lines - 1 > room.table.rev:
                            self.bell.who(room.id)  # somebody writes there, and does not know that it is here, too
                        room.drive(RemoteWrite(listed.lines - 1))
            except StoreError as error:
                log.warning("the store is away", why=str(error))

    # ---------------------------------------------------------------- the house's own work

    async def start(self) -> None:
        """Begin to work."""
        loop = asyncio.get_running_loop()
        self._lag = metrics.LoopLag()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._purge())]
        if self._ports.shared:
            self._tasks.append(loop.create_task(self._look()))
        self.bell.start(self._heard, self._dead)

    async def stop(self) -> None:
        """Finish what was asked, tell everybody who watches, let go."""
        self.stopping = True
        for room in list(self._rooms.values()):
            await room.settled()
        screens = [one for room in self._rooms.values() for one in room.screens.values() if isinstance(one, Screen)]
        for screen in screens:
            screen.drop("stopping")
        await asyncio.gather(*(screen.closed() for screen in screens))

    async def close(self) -> None:
        """After the last connection is gone."""
        for room in list(self._rooms.values()):
            await room.settled()
            self.forget(room)
        for task in self._tasks:
            task.cancel()
        if self._lag is not None:
            self._lag.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bell.stop()
        await self.bots.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(self.config.unload_after, 0.05)))
            now = self.now()
            for room in list(self._rooms.values()):
                if self.bell.is_elsewhere(room.id):
                    self.bell.who(room.id)  # so both go on knowing of each other
                if not room.busy and now - room.quiet_since > self.config.unload_after:
                    await self._keep_snapshot(room, LONG)
                    if not room.busy:
                        self.forget(room)
                else:
                    await self._keep_snapshot(room, VERY_LONG)

    async def _keep_snapshot(self, room: TableDriver, rows: int) -> None:
        """A game with so many rows more than its last snapshot knows is opened faster next time, also after a fall."""
        table = room.table
        if table is None or table.phase != "playing" or table.rev - room.snapshot_rev <= rows or not room.at_rest:
            return
        room.snapshot_rev = table.rev
        try:
            await save_snapshot(self.store, table)
        except StoreError as error:
            log.warning("no snapshot", table=room.id, why=str(error))

    async def _purge(self) -> None:
        while True:
            try:
                await self.purge()
            except StoreDown as error:
                log.warning("the store is away", why=str(error))
            except Exception:
                log.exception("purging failed")
            await asyncio.sleep(PURGE)

    async def purge(self) -> PurgeResult:
        """End tables that nobody has touched for long; delete those that have been over for long."""

        async def ask(table: str, command: c.Command) -> Answer:
            return await (await self.room(table)).ask(command)

        retention = Retention(self.config.keep_idle_days, self.config.keep_finished_days)
        return await purge(self.store, self.games.catalogue, retention, self.now(), ask, beside=self._beside)
