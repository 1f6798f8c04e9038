"""All tables that are in memory, and the house's own work: other nodes, dozing off, purging."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import structlog

from mulot.core.errors import MulotError
from mulot.server import metrics
from mulot.server.bell import Bell, Rang
from mulot.server.config import Config
from mulot.server.games import Games
from mulot.server.minds import Minds
from mulot.server.room import Room
from mulot.server.screen import Screen
from mulot.store import Retention, Store, keep_snapshot, open_table, purge
from mulot.store.opening import Purged
from mulot.store.store import PutAside, StoreDown, StoreError
from mulot.table import Append, Effects, Table
from mulot.table import commands as c

log = structlog.get_logger()
LOOK = 1.5
"""Seconds between two looks into a store that other nodes write to as well."""
SWEEP = 15.0
PURGE = 3600.0
LONG = 100
"""From so many rows on a snapshot is kept."""


class Stopping(MulotError):
    """The house is being closed."""

    key = "house-no-stopping"


class Rooms:
    """Tables by name. A table that nobody watches leaves the memory after a while; the store has everything."""

    def __init__(
        self, store: Store, games: Games, config: Config, bell: Bell | None = None, shared: bool = False
    ) -> None:
        self.store = store
        self.append_soon: Callable[..., None] | None = getattr(store, "append_soon", None)
        """Where the store can be asked without a task that waits."""
        self.games = games
        self.config = config
        self.minds = Minds(config)
        self.bell = bell or Bell()
        self.shared = shared
        """Other processes write to the same store."""
        self.stopping = False
        self.now: Callable[[], float] = asyncio.get_running_loop().time
        """A clock that never goes back."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._viewers = 0
        self.screens = 0
        self.crowd: Counter[str] = Counter()
        """Connections by address, in memory only."""

    def next_viewer(self) -> int:
        """A number for a new screen."""
        self._viewers += 1
        return self._viewers

    # ---------------------------------------------------------------- opening

    async def create(self, command: c.Open, device: str) -> tuple[Table, Effects]:
        """Open a table and make it durable, unless that is refused."""
        table = Table(self.games.catalogue, self.now())
        effects = table.handle(command, self.now(), device=device)
        if effects.append:
            await self.store.append(Append(table.id, effects.append, effects.summary))
            self._rooms[table.id] = Room(self, table)
            metrics.tables.set(len(self._rooms))
        return table, effects

    async def open(self, table: str) -> Table:
        """Load a table from the store. Raises NoSuchTable, PutAside or StoreDown."""
        try:
            return await open_table(self.store, self.games.catalogue, table, self.now())
        except PutAside:
            # Why is kept beside the table (`mulot admin list`): it may tell what is in the journal.
            log.error("a table does not replay and is put aside", table=table)
            raise

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be (once, however many ask)."""
        if self.stopping:
            raise Stopping()
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._opening:
            self._opening[table] = task = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        loaded = await self.open(table)
        room = self._rooms[table] = Room(self, loaded)
        metrics.tables.set(len(self._rooms))
        self.bell.who(table)
        room._carry_out(None, loaded.awake(self.now()), set())
        return room

    def forget(self, room: Room) -> None:
        """A table leaves the memory."""
        room.close()
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        metrics.tables.set(len(self._rooms))

    def try_later(self, room: Room) -> None:
        """The store is away: those who watch are shown the table again when it is back."""
        if room.screens and not self.stopping:
            asyncio.get_running_loop().call_later(1.0, room.post, c.Tick(), None, None, None)

    # ---------------------------------------------------------------- screens

    def enter(self, room: Room, screen: Screen, since: int | None) -> None:
        """A screen begins to watch a table."""
        self.screens += 1
        metrics.sockets.set(self.screens)
        if not any(other.device == screen.device for other in room.screens.values()):
            self.bell.present(room.id, screen.device, True)
        room.enter(screen, since)

    def exit(self, room: Room, screen: Screen) -> None:
        """A screen is gone."""
        self.screens -= 1
        metrics.sockets.set(self.screens)
        room.exit(screen)
        if not any(other.device == screen.device for other in room.screens.values()):
            self.bell.present(room.id, screen.device, False)

    # ---------------------------------------------------------------- other nodes

    def ring(self, table: str, rev: int) -> None:
        """Tell the other nodes that a row is there."""
        self.bell.ring(table, rev)

    def pass_on(self, table: str, message: bytes) -> None:
        """Tell the other nodes what was said."""
        self.bell.pass_on(table, message)

    def elsewhere(self, table: str) -> set[str]:
        """Devices that watch a table on other nodes."""
        return self.bell.elsewhere(table)

    def _heard(self, rang: Rang) -> None:
        room = self._rooms.get(rang.table)
        if room is None:
            return
        if rang.rev is not None:
            self._notice(room, rang.rev)
        if rang.said is not None:
            room.hear(rang.said.encode())
        if rang.device is not None:
            here = rang.device in self.bell.elsewhere(rang.table)
            room.post(c.Present(rang.device, here), None, None, None)
        if rang.who:
            for device in {screen.device for screen in room.screens.values()}:
                self.bell.present(room.id, device, True)

    def _dead(self, table: str, device: str) -> None:
        if table in self._rooms:
            self._rooms[table].post(c.Present(device, False), None, None, None)

    def _notice(self, room: Room, rev: int) -> None:
        if room.table is not None and rev > room.table.rev:
            room.heard_of = max(room.heard_of, rev)
            room.stir()

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
                        self._notice(room, listed.lines - 1)
            except StoreError as error:
                log.warning("the store is away", why=str(error))

    # ---------------------------------------------------------------- the house's own work

    async def start(self) -> None:
        """Begin to work."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._purge())]
        if self.shared:
            self._tasks.append(loop.create_task(self._look()))
        self.bell.start(self._heard, self._dead)

    async def stop(self) -> None:
        """Finish what was asked, tell everybody who watches, let go."""
        self.stopping = True
        for room in list(self._rooms.values()):
            await room.settled()
        screens = [screen for room in self._rooms.values() for screen in room.screens.values()]
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
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bell.stop()
        await self.minds.stop()
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(self.config.doze, 0.05)))
            now = self.now()
            for room in list(self._rooms.values()):
                if not room.busy and now - room.quiet_since > self.config.doze:
                    await self._doze(room)

    async def _doze(self, room: Room) -> None:
        """A long game is opened faster next time."""
        if room.table is not None and room.table.phase == "playing" and room.table.rev > LONG:
            try:
                await keep_snapshot(self.store, room.table)
            except StoreError as error:
                log.warning("no snapshot", table=room.id, why=str(error))
        if not room.busy:
            self.forget(room)

    async def _purge(self) -> None:
        while True:
            try:
                await self.purge()
            except StoreDown as error:
                log.warning("the store is away", why=str(error))
            except Exception:
                log.exception("purging failed")
            await asyncio.sleep(PURGE)

    async def purge(self) -> Purged:
        """End tables that nobody has touched for long; delete those that have been over for long."""
        retention = Retention(self.config.keep_idle, self.config.keep_over)
        return await purge(self.store, self.games.catalogue, retention, self.now())
