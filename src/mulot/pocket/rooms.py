"""The tables of the house in a browser: those in memory, the screens that watch them, and what other tabs tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from mulot.core.errors import MulotError
from mulot.house.asking import check_name
from mulot.house.games import Games
from mulot.house.problems import CODES, MALFORMED_FRAME, bye
from mulot.pocket.driver import DEVICE, PocketDriver, Tools
from mulot.pocket.minds import PACE, Minds
from mulot.pocket.outside import Outside
from mulot.pocket.store import PocketStore
from mulot.room import Answer, Asked, Erased, Loaded, NoSuchTable, Noticed, PutAside, open_table
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.commands import Wish
from mulot.table.messages import No, encode

WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
PING, PONG = '{"do":"ping"}', '{"kind":"pong"}'


class PocketRooms:
    """Tables by name. `enter`, `hear` and `exit` are what a WebSocket is in a served house."""

    def __init__(self, outside: Outside, version: str = "0", pace: float = PACE, games: Games | None = None) -> None:
        self.version = version
        self.games = games or Games()
        self.store = PocketStore(outside)
        self.outside = outside
        self.now: Callable[[], float] = time.monotonic
        self._tools = Tools(outside, self.store, self.games.catalogue, Minds(outside, self.games, pace), self.now)
        self._rooms: dict[str, PocketDriver] = {}
        self._opening: dict[str, asyncio.Task[PocketDriver]] = {}
        self._screens: dict[int, PocketDriver] = {}

    # ---------------------------------------------------------------- tables

    @property
    def at_rest(self) -> bool:
        """No table is in memory."""
        return not self._rooms and not self._opening

    async def create(self, command: c.Open, device: str = DEVICE) -> Answer:
        """Open a new table. It stays in memory, unless it was refused."""
        room = PocketDriver(self._tools, command.table, self.forget, Table(self.games.catalogue, self.now()))
        self._rooms[room.id] = room
        answer = await room.ask(command, device)
        if isinstance(answer, No):
            self.forget(room)
        return answer

    async def room(self, table: str) -> PocketDriver:
        """The room of a table, loaded if need be (once, however many ask). Raises NoSuchTable, PutAside, StoreDown."""
        check_name(table)
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._opening:
            self._opening[table] = task = asyncio.get_running_loop().create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> PocketDriver:
        loaded = await open_table(self.store, self.games.catalogue, table, self.now())
        room = self._rooms[table] = PocketDriver(self._tools, table, self.forget)
        room.drive(Loaded(loaded))
        return room

    async def erase(self, table: str) -> None:
        """A table is deleted: first in the store, then on every screen, here and in other tabs."""
        await self.store.erase(table)
        self.hear_of(table, -1)
        self.outside.ring(table, -1)

    def forget(self, room: PocketDriver) -> None:
        """A table leaves the memory."""
        room.close()
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def hear_of(self, table: str, rev: int) -> None:
        """Another tab has written this row, or (-1) deleted the table."""
        if table in self._rooms:
            self._rooms[table].drive(Erased() if rev < 0 else Noticed(rev))

    # ---------------------------------------------------------------- screens

    async def enter(self, screen: int, table: str, since: int | None) -> None:
        """A screen begins to watch a table: it is told everything at once."""
        try:
            room = await self.room(table)
        except MulotError as error:
            missing = isinstance(error, NoSuchTable)
            why = "no-such-table" if missing else "put-aside" if isinstance(error, PutAside) else "store-down"
            self.outside.tell(screen, bye(why).decode())
            self.outside.close(screen, CODES[why])
            return
        self._screens[screen] = room
        room.enter(screen, since)

    def hear(self, screen: int, text: str) -> None:
        """One packet of a screen: a wish, or it is told that it is none."""
        room = self._screens.get(screen)
        if room is None:
            return
        if text == PING:
            self.outside.tell(screen, PONG)
            return
        try:
            wish = WISH.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.outside.tell(screen, MALFORMED_FRAME.decode())
        else:
            room.drive(Asked(wish, DEVICE, screen, encode))

    def exit(self, screen: int) -> None:
        """A screen is gone. A table that nobody watches leaves the memory: the characters rest."""
        room = self._screens.pop(screen, None)
        if room is not None:
            room.exit(screen)
            if not room.screens:
                self.forget(room)
