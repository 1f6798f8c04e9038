"""Remove a device from its tables: give up its seats, and delete tables where nobody else sits."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.actor import NoSuchTable, Quarantined
from mulot.service.deletion import delete_table
from mulot.service.schemas import ForgetResult
from mulot.service.table_requests import Denied, read_table
from mulot.service.tables import TableManager
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.host_commands import seats_of_others


async def leave_tables(manager: TableManager, tables: Sequence[str], device: str) -> ForgetResult:
    """Remove a device from these tables and return which were deleted and which go on without it."""
    deleted: list[str] = []
    left: list[str] = []
    for table in dict.fromkeys(tables):
        try:
            await _leave_table(manager, table, device, deleted, left)
        except (NoSuchTable, Quarantined, Denied):
            continue  # it is gone already, or this device has nothing there
    return ForgetResult(deleted, left)


async def _leave_table(manager: TableManager, table: str, device: str, deleted: list[str], left: list[str]) -> None:
    driver = await manager.driver(table)
    seats, hosts, phase, people = await read_table(driver, lambda t: _roles_of(t, device))
    if not seats and not hosts:
        return
    await driver.run_command(c.UnshareReplay(), device)  # a share link must not outlive its owner
    if not people:
        try:
            deleted += await delete_table(manager, table, device)
            return
        except Denied:
            pass  # the table belongs to a host who is not seated or away: only this device's seats go
    if phase != "over":
        if hosts and people:
            await driver.run_command(c.HandOverHost(seat=people[0]), device)
        for seat in seats:
            await driver.run_command(c.GiveUpSeat(seat=seat), device)
    left.append(table)


def _roles_of(t: Table, device: str) -> tuple[tuple[int, ...], bool, str, tuple[int, ...]]:
    return t.seats_of(device), t.is_host(device), t.phase, seats_of_others(t, device)
