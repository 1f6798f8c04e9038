"""Remove a device from its tables: give up its seats, and delete tables where nobody else sits."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.house.asking import Denied, see
from mulot.house.deleting import delete_table
from mulot.house.rooms import Rooms
from mulot.house.shown import Forgotten
from mulot.room import NoSuchTable, PutAside
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.hosting import others


async def leave_all(rooms: Rooms, tables: Sequence[str], device: str) -> Forgotten:
    """Remove a device from these tables and return which were deleted and which go on without it."""
    deleted: list[str] = []
    left: list[str] = []
    for table in dict.fromkeys(tables):
        try:
            await _leave(rooms, table, device, deleted, left)
        except (NoSuchTable, PutAside, Denied):
            continue  # it is gone already, or this device has nothing there
    return Forgotten(deleted, left)


async def _leave(rooms: Rooms, table: str, device: str, deleted: list[str], left: list[str]) -> None:
    room = await rooms.room(table)
    seats, hosts, phase, people = await see(room, lambda t: _seen(t, device))
    if not seats and not hosts:
        return
    await room.ask(c.Unshare(), device)  # a share link must not outlive its owner
    if not people:
        try:
            deleted += await delete_table(rooms, table, device)
            return
        except Denied:
            pass  # the table belongs to a host who is not seated or away: only this device's seats go
    if phase != "over":
        if hosts and people:
            await room.ask(c.HandOver(seat=people[0]), device)
        for seat in seats:
            await room.ask(c.GiveUp(seat=seat), device)
    left.append(table)


def _seen(t: Table, device: str) -> tuple[tuple[int, ...], bool, str, tuple[int, ...]]:
    return t.seats_of(device), t.is_host(device), t.phase, others(t, device)
