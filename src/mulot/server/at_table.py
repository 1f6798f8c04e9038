"""What the requests about one table have in common: its room, who asks, and how a refusal becomes an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.house.asking import check_name, granted, see, watch
from mulot.house.shown import Done
from mulot.server.device import device_of
from mulot.server.door.openings import opened
from mulot.server.room_driver import RoomDriver
from mulot.server.rooms import Rooms
from mulot.table import Table
from mulot.table import commands as c

T = TypeVar("T")


class AtTable:
    """Somebody asks something of a table, over HTTP."""

    def __init__(self, room: RoomDriver, request: Request[Any, Any, State]) -> None:
        self.room = room
        self.request = request
        self.device = device_of(request.scope)

    async def do(self, wish: c.Command) -> Done:
        """Put a wish to the table. Raises Denied."""
        ack = granted(await self.room.ask(wish, self.device))
        if ack.table is not None and ack.table == getattr(wish, "table", None):
            opened(self.request.scope)
        return Done(ack.rev, table=ack.table)

    async def see(self, what: Callable[[Table], T]) -> T:
        """Read something off the table, as it is in the store. Raises Denied."""
        return await see(self.room, what)

    async def watch(self, what: Callable[[Table], T]) -> T:
        """The same for who may watch. Raises Denied."""
        return await watch(self.room, self.device, what)


async def at_table(request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]) -> AtTable:
    """The table that a path names. Raises NoSuchTable, PutAside or StoreDown."""
    return AtTable(await find_room(rooms, table), request)


async def find_room(rooms: Rooms, table: str) -> RoomDriver:
    """The room of a table. Raises NoSuchTable, also where no table can have this name."""
    check_name(table)
    return await rooms.room(table)
