"""A command to a table, and its answer: what all who ask at the door have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from mulot.core.errors import Reason, Refused
from mulot.house.problems import of_no
from mulot.house.rooms import Rooms
from mulot.house.shown import Done, HouseShown
from mulot.room import Answer, Driver
from mulot.table import Seen, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, No

T = TypeVar("T")


class Caller(Protocol):
    """Who asks something of a house, and what only this kind of house knows."""

    @property
    def rooms(self) -> Rooms:
        """Its tables."""

    @property
    def device(self) -> str:
        """Who asks."""

    async def beside(self, work: Callable[[], T]) -> T:
        """Carry out what takes long where nobody else waits for it."""

    def house(self) -> HouseShown:
        """What a client has to know of the house."""

    def opened(self) -> None:
        """A new table was opened for whoever asks."""

    async def make(self, what: str, table: str) -> bytes | None:
        """The film, the drawings, the proof or the course of a table that is over, as this house sends it. None: it is
        still being made. Raises Denied, NoSuchTable, Refused."""

    async def forgotten(self, tables: Sequence[str]) -> None:
        """The device goes for good; in these tables its seats were given up."""


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


async def see(room: Driver, what: Callable[[Table], T]) -> T:
    """Read something off a table. Raises Denied."""
    answer = await room.ask(c.See(what))
    if isinstance(answer, Seen):
        seen: T = answer.what
        return seen
    assert isinstance(answer, No)
    raise Denied(answer)


async def watch(room: Driver, device: str, what: Callable[[Table], T]) -> T:
    """The same for who may watch: where spectators are not wanted, the link shows nothing, afterwards neither."""

    def look(table: Table) -> T:
        if not table.may_watch(device):
            raise Refused(Reason("no-spectators"))
        return what(table)

    return await see(room, look)


class AtTable:
    """Somebody asks something of a table."""

    def __init__(self, caller: Caller, room: Driver) -> None:
        self.caller = caller
        self.room = room
        self.device = caller.device

    async def do(self, wish: c.Command) -> Done:
        """Put a wish to the table. Raises Denied."""
        ack = granted(await self.room.ask(wish, self.device))
        if ack.table is not None and ack.table == getattr(wish, "table", None):
            self.caller.opened()
        return Done(ack.rev, table=ack.table)

    async def see(self, what: Callable[[Table], T]) -> T:
        """Read something off the table, as it is in the store. Raises Denied."""
        return await see(self.room, what)

    async def watch(self, what: Callable[[Table], T]) -> T:
        """The same for who may watch. Raises Denied."""
        return await watch(self.room, self.device, what)


def seat_number(seat: int) -> int:
    """A seat of a path, if it can be one."""
    if not 0 <= seat < 64:
        raise Refused(Reason("no-such-seat"))
    return seat
