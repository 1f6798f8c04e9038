"""Run commands at a table and read from it on behalf of an API caller."""

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
    """The device that sent a request, and what differs between the server and the house in a browser."""

    @property
    def rooms(self) -> Rooms:
        """The tables of this house."""

    @property
    def device(self) -> str:
        """The id of the device that sent the request."""

    async def beside(self, work: Callable[[], T]) -> T:
        """Return the result of slow work, run where it does not block other requests."""

    def house(self) -> HouseShown:
        """Return what a client needs to know about this house."""

    def opened(self) -> None:
        """Count a table that this caller has opened, for rate limits."""

    async def make(self, what: str, table: str) -> bytes | None:
        """Return the replay, drawings, proof or review of a finished table as the body of a response, or None while
        it is still being made. Raises Denied, NoSuchTable, Refused."""

    async def forgotten(self, tables: Sequence[str]) -> None:
        """Erase the device's identity; its seats at these tables have been given up."""


class Denied(Exception):
    """A table refused a command; `problem` is the response."""

    def __init__(self, no: No) -> None:
        self.problem = of_no(no)
        super().__init__(no.no)


def granted(answer: Answer) -> Ack:
    """Return the acknowledgement. Raises Denied if the answer is a refusal."""
    if isinstance(answer, No):
        raise Denied(answer)
    assert isinstance(answer, Ack)
    return answer


async def see(room: Driver, what: Callable[[Table], T]) -> T:
    """Return what a function reads from a table. Raises Denied."""
    answer = await room.ask(c.See(what))
    if isinstance(answer, Seen):
        seen: T = answer.what
        return seen
    assert isinstance(answer, No)
    raise Denied(answer)


async def watch(room: Driver, device: str, what: Callable[[Table], T]) -> T:
    """Return what a function reads from a table that this device may watch, during the game and after it.

    Raises Denied, and Refused where spectators are not allowed.
    """

    def look(table: Table) -> T:
        if not table.may_watch(device):
            raise Refused(Reason("no-spectators"))
        return what(table)

    return await see(room, look)


class AtTable:
    """A request of one device about one table."""

    def __init__(self, caller: Caller, room: Driver) -> None:
        self.caller = caller
        self.room = room
        self.device = caller.device

    async def do(self, wish: c.Command) -> Done:
        """Run a command and return its result. Raises Denied."""
        ack = granted(await self.room.ask(wish, self.device))
        if ack.table is not None and ack.table == getattr(wish, "table", None):
            self.caller.opened()
        return Done(ack.rev, table=ack.table)

    async def see(self, what: Callable[[Table], T]) -> T:
        """Return what a function reads from the table, once all its rows are stored. Raises Denied."""
        return await see(self.room, what)

    async def watch(self, what: Callable[[Table], T]) -> T:
        """Return what a function reads, if this device may watch the table. Raises Denied, Refused."""
        return await watch(self.room, self.device, what)


def seat_number(seat: int) -> int:
    """Return the seat number from a path. Raises Refused if no table has such a seat."""
    if not 0 <= seat < 64:
        raise Refused(Reason("no-such-seat"))
    return seat
