"""A device goes for good: its seats are given up, its cookie is gone, and what it left alone is deleted."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from mulot.room import NoSuchTable, PutAside
from mulot.server.at_table import Denied, Name, find_room, see
from mulot.server.deleting import delete_table
from mulot.server.device import PLAIN, SECURE, device_of
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.deleting import others

GONE = [
    Cookie(key=PLAIN, value="", max_age=0, path="/", httponly=True, samesite="lax"),
    Cookie(key=SECURE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True),
]
"""Whichever of the two the browser has, it forgets it."""


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that the device remembers: the house itself keeps no list of who sat where."""

    tables: Annotated[list[Name], Meta(max_length=24)] = []


class Forgotten(Struct, frozen=True):
    """What came of it: tables that are deleted, and tables where others go on without this device."""

    deleted: list[str]
    left: list[str]


@post("/api/forget", tags=["house"], responses=REFUSALS, summary="Forget this device", status_code=200)
async def forget(
    request: Request[Any, Any, State], rooms: NamedDependency[Rooms], data: JSONBody[Forget]
) -> Response[Forgotten]:
    """Tables where nobody else sits are deleted, seats at others are given up, the cookie is taken away."""
    device = device_of(request.scope)
    deleted: list[str] = []
    left: list[str] = []
    for table in dict.fromkeys(data.tables):
        try:
            await _leave(rooms, table, device, deleted, left)
        except (NoSuchTable, PutAside, Denied):
            continue  # it is gone already, or it is not this device's to touch: then nothing of it is there
    rooms.hang_up(device)
    return Response(Forgotten(deleted, left), cookies=GONE)


async def _leave(rooms: Rooms, table: str, device: str, deleted: list[str], left: list[str]) -> None:
    room = await find_room(rooms, table)
    seats, hosts, phase, people = await see(room, lambda t: _seen(t, device))
    if not seats and not hosts:
        return
    await room.ask(c.Unshare(), device)  # what nobody looks after is shown to nobody; where nothing is shared, nothing
    if not people:
        try:
            deleted += await delete_table(rooms, table, device)
            return
        except Denied:
            pass  # a host who does not sit, or is away for a while: the table is theirs, and only the seats go
    if phase != "over":
        if hosts and people:
            await room.ask(c.HandOver(seat=people[0]), device)
        for seat in seats:
            await room.ask(c.GiveUp(seat=seat), device)
    left.append(table)


def _seen(t: Table, device: str) -> tuple[tuple[int, ...], bool, str, tuple[int, ...]]:
    return t.seats_of(device), t.is_host(device), t.phase, others(t, device)
