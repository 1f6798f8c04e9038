"""What the requests about one table have in common: its room, who asks, and how a refusal becomes an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Meta, Struct

from mulot.core.errors import Reason, Refused
from mulot.room import Answer, NoSuchTable
from mulot.server.device import device_of
from mulot.server.door.openings import opened
from mulot.server.problems import of_no
from mulot.server.room_driver import RoomDriver
from mulot.server.rooms import Rooms
from mulot.table import Seen, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, No

T = TypeVar("T")
Name = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""What a table can be called."""


class Done(Struct, frozen=True, omit_defaults=True):
    """It is done, and safe."""

    rev: int
    table: str | None = None
    secret: str | None = None


class Denied(Exception):
    """The table refuses."""

    def __init__(self, no: No) -> None:
        self.problem = of_no(no)
        super().__init__(no.no)


def granted(answer: Answer) -> Ack:
    """The answer, unless it is a refusal."""
    if isinstance(answer, No):
        raise Denied(answer)
    assert isinstance(answer, Ack)
    return answer


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
    if not is_name(table):
        raise NoSuchTable(table)
    return await rooms.room(table)


async def see(room: RoomDriver, what: Callable[[Table], T]) -> T:
    """Read something off a table. Raises Denied."""
    answer = await room.ask(c.See(what))
    if isinstance(answer, Seen):
        seen: T = answer.what
        return seen
    assert isinstance(answer, No)
    raise Denied(answer)


async def watch(room: RoomDriver, device: str, what: Callable[[Table], T]) -> T:
    """The same for who may watch: where spectators are not wanted, the link shows nothing, afterwards neither."""

    def look(table: Table) -> T:
        if not table.may_watch(device):
            raise Refused(Reason("no-spectators"))
        return what(table)

    return await see(room, look)


def is_name(table: str) -> bool:
    """Whether a table can be called this."""
    try:
        msgspec.convert(table, Name)
    except msgspec.ValidationError:
        return False
    return True


def seat_number(seat: int) -> int:
    """A seat of a path, if it can be one."""
    if not 0 <= seat < 64:
        raise Refused(Reason("no-such-seat"))
    return seat
