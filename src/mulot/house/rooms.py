"""The tables in memory, for the server and the house in a browser alike."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from mulot.house.games import Games
from mulot.house.shown import Name
from mulot.room import Answer, Driver, Loaded, NoSuchTable, Ports, open_table
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.messages import No


class Rooms(ABC):
    """Loads and unloads tables by id. The store has all of them."""

    def __init__(self, ports: Ports, games: Games) -> None:
        self.games = games
        self.store = ports.store
        self.now = ports.now
        self.is_mine: Callable[[str], bool] = lambda table: True
        """True if a table belongs to this process, where several processes serve one port."""
        self._ports = ports
        self._rooms: dict[str, Driver] = {}
        self._opening: dict[str, asyncio.Task[Driver]] = {}

    async def create(self, command: c.Open, device: str) -> Answer:
        """Open a new table and return its answer. It stays in memory unless it was refused or belongs to another
        process."""
        room = self._take_in(Driver(self._ports, command.table, self.forget, Table(self.games.catalogue, self.now())))
        answer = await room.ask(command, device)
        if isinstance(answer, No) or (not self.is_mine(command.table) and not room.busy):
            self.forget(room)
        return answer

    async def room(self, table: str) -> Driver:
        """Return the driver of a table, loading it if needed; concurrent calls load it once. Raises NoSuchTable,
        PutAside, StoreDown."""
        check_name(table)
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._opening:
            self._opening[table] = task = asyncio.get_running_loop().create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Driver:
        ports = self._ports
        loaded = await open_table(ports.store, ports.catalogue, table, ports.now(), beside=ports.beside)
        room = self._take_in(Driver(ports, table, self.forget))
        room.drive(Loaded(loaded))
        return room

    def _take_in(self, room: Driver) -> Driver:
        self._rooms[room.id] = room
        return room

    def forget(self, room: Driver) -> None:
        """Unload a table from memory."""
        room.close()
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    @abstractmethod
    async def erase(self, table: str) -> None:
        """Delete a table: first in the store, so that no more rows are appended, then on every screen."""


def check_name(table: str) -> None:
    """Raise NoSuchTable if this cannot be the id of a table."""
    if not is_name(table):
        raise NoSuchTable(table)


def is_name(table: str) -> bool:
    """True if this can be the id of a table."""
    try:
        msgspec.convert(table, Name)
    except msgspec.ValidationError:
        return False
    return True
