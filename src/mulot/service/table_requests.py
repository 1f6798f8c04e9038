"""Runs commands at a table and reads from it, on behalf of an API caller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from mulot.actor import Answer, TableDriver
from mulot.core.errors import Reason, Refused
from mulot.service.problems import problem_of_rejection
from mulot.service.schemas import CommandResult, HouseInfo
from mulot.service.tables import TableManager
from mulot.table import InspectResult, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection

T = TypeVar("T")


class Caller(Protocol):
    """The device that sent a request, and what differs between the server and the browser version."""

    @property
    def tables(self) -> TableManager:
        """The tables of this server or browser."""

    @property
    def device(self) -> str:
        """The id of the device that sent the request."""

    async def run_blocking(self, work: Callable[[], T]) -> T:
        """Run a slow function where it does not block other requests, and return its result."""

    def house_info(self) -> HouseInfo:
        """Return what a client needs to know about this server."""

    def count_opened_table(self) -> None:
        """Count a table that this caller has opened, for the rate limits."""

    async def make_artifact(self, what: str, table: str) -> bytes | None:
        """Return the replay, drawings, proof or review of a finished table as a response body, or None while it is
        still being made. Raises Denied, NoSuchTable or Refused."""

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Erase the device's identity everywhere. Its seats at these tables have already been given up."""


class Denied(Exception):
    """A table refused a command; `problem` is the response."""

    def __init__(self, no: Rejection) -> None:
        self.problem = problem_of_rejection(no)
        super().__init__(no.no)


def ack_or_raise(answer: Answer) -> Ack:
    """Return the acknowledgement. Raises Denied if the answer is a refusal."""
    if isinstance(answer, Rejection):
        raise Denied(answer)
    assert isinstance(answer, Ack)
    return answer


async def read_table(driver: TableDriver, read: Callable[[Table], T]) -> T:
    """Return what a function reads from a table. Raises Denied if the table refuses."""
    answer = await driver.run_command(c.Inspect(read))
    if isinstance(answer, InspectResult):
        seen: T = answer.value
        return seen
    assert isinstance(answer, Rejection)
    raise Denied(answer)


async def read_as_viewer(driver: TableDriver, device: str, read: Callable[[Table], T]) -> T:
    """Return what a function reads from a table, during the game or after it, if this device may watch it.

    Raises Denied, or Refused if this device may not watch.
    """

    def read_if_allowed(table: Table) -> T:
        if not table.may_watch(device):
            raise Refused(Reason("no-spectators"))
        return read(table)

    return await read_table(driver, read_if_allowed)


class TableRequest:
    """A request from a device about a table."""

    def __init__(self, caller: Caller, driver: TableDriver) -> None:
        self.caller = caller
        self.driver = driver
        self.device = caller.device

    async def run(self, command: c.Command) -> CommandResult:
        """Run a command and return its result. Raises Denied if the table refuses."""
        ack = ack_or_raise(await self.driver.run_command(command, self.device))
        if ack.table is not None and ack.table == getattr(command, "table", None):
            self.caller.count_opened_table()
        return CommandResult(ack.rev, table=ack.table)

    async def read_table(self, read: Callable[[Table], T]) -> T:
        """Return what a function reads from the table, once all its rows are stored. Raises Denied."""
        return await read_table(self.driver, read)

    async def read_as_viewer(self, read: Callable[[Table], T]) -> T:
        """Return what a function reads from the table, if this device may watch it. Raises Denied or Refused."""
        return await read_as_viewer(self.driver, self.device, read)


def check_seat_number(seat: int) -> int:
    """Return the seat number from a path. Raises Refused if no table can have such a seat."""
    if not 0 <= seat < 64:
        raise Refused(Reason("no-such-seat"))
    return seat
