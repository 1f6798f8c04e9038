"""Removes a device from its tables: gives up its seats, and deletes tables where nobody else sits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mulot.actor import NoSuchTable, Quarantined
from mulot.service.deletion import delete_table
from mulot.service.schemas import ForgetResult
from mulot.service.table_requests import Denied, read_table
from mulot.service.tables import TableManager
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.host_commands import seats_of_others


async def leave_tables(manager: TableManager, tables: Sequence[str], device: str) -> ForgetResult:
    """Remove a device from these tables. Return which of them were deleted, and which continue without it."""
    deleted: list[str] = []
    left: list[str] = []
    for table in dict.fromkeys(tables):
        try:
            await _leave_table(manager, table, device, deleted, left)
        except (NoSuchTable, Quarantined, Denied):
            continue  # it does not exist any more, or this device has no role there
    return ForgetResult(deleted, left)


async def _leave_table(manager: TableManager, table: str, device: str, deleted: list[str], left: list[str]) -> None:
    driver = await manager.driver(table)
    seats, hosts, phase, people = await read_table(driver, lambda t: _find_roles(t, device))
    if not seats and not hosts:
        return
    await driver.run_command(c.UnshareReplay(), device)  # the device's share link must not outlive it
    if not people:
        try:
            deleted += await delete_table(manager, table, device)
            return
        except Denied:
            pass  # the table belongs to a host who has no seat or is away: only give up this device's seats
    if phase != "over":
        if hosts and people:
            await driver.run_command(c.HandOverHost(seat=people[0]), device)
        for seat in seats:
            await driver.run_command(c.GiveUpSeat(seat=seat), device)
    left.append(table)


class _DeviceRoles(NamedTuple):
    seats: tuple[int, ...]
    is_host: bool
    phase: str
    seats_of_others: tuple[int, ...]


def _find_roles(t: Table, device: str) -> _DeviceRoles:
    return _DeviceRoles(t.seats_of(device), t.is_host(device), t.phase, seats_of_others(t, device))
