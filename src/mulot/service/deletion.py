"""Deletes a table for good (first its rows in the store, then the table on every screen), and removes a device from its
tables: gives up its seats, and deletes tables where nobody else sits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mulot.actor import NoSuchTable, Quarantined
from mulot.service.schemas import ForgetResult
from mulot.service.table_requests import Denied, read_table
from mulot.service.tables import TableManager, check_table_id
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.host_commands import check_may_delete, seats_of_others


async def delete_table(tables: TableManager, table: str, device: str) -> list[str]:
    """Delete a table and all other tables of its campaign, and return their ids. If the device may not delete one of
    them, none is deleted and Denied is raised."""

    def chapters_and_next_table(t: Table) -> tuple[list[str], str | None]:
        check_may_delete(t, device)
        return [page.table for page in t.chapters], t.next_table

    check_table_id(table)
    before, following = await read_table(await tables.driver(table), chapters_and_next_table)
    book = [table]
    for page in before:
        if await _exists(tables, page):
            await read_table(await tables.driver(page), chapters_and_next_table)
            book.insert(-1, page)
    while following is not None and following not in book and await _in_same_campaign(tables, following, table):
        book.append(following)
        _, following = await read_table(await tables.driver(following), chapters_and_next_table)
    for page in reversed(book):
        await tables.delete(page)
    return book


async def _in_same_campaign(tables: TableManager, following: str, table: str) -> bool:
    """True if the next table belongs to the same campaign, which is not the case after a rematch."""
    try:
        return await read_table(await tables.driver(following), lambda t: table in [page.table for page in t.chapters])
    except NoSuchTable:
        return False


async def _exists(tables: TableManager, table: str) -> bool:
    try:
        await tables.store.find(table)
    except NoSuchTable:
        return False
    return True


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
