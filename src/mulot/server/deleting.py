"""A family deletes its table: the rows are gone from the store, then the table from every screen."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from mulot.room import NoSuchTable
from mulot.server.at_table import find_room, see
from mulot.server.device import device_of
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.table import Table
from mulot.table.deleting import check_may_delete


class Deleted(Struct, frozen=True):
    """These tables are gone: the one that was named, and the other pages of its book."""

    tables: list[str]


@post("/api/tables/{table:str}/delete", tags=["tables"], responses=REFUSALS, summary="Delete for good", status_code=200)
async def delete(request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]) -> Deleted:
    """The host at any time; when it is over, everybody who has a seat there. A book goes as a whole."""
    return Deleted(await delete_table(rooms, table, device_of(request.scope)))


async def delete_table(rooms: Rooms, table: str, device: str) -> list[str]:
    """Delete a table and the other pages of its book; all of them or, if one may not be deleted, none."""

    def look(t: Table) -> tuple[list[str], str | None]:
        check_may_delete(t, device)
        return [page.table for page in t.pages], t.next

    before, following = await see(await find_room(rooms, table), look)
    book = [table]
    for page in before:
        if await _there(rooms, page):
            await see(await find_room(rooms, page), look)
            book.insert(-1, page)
    while following is not None and following not in book and await _is_page(rooms, following, table):
        book.append(following)
        _, following = await see(await find_room(rooms, following), look)
    for page in reversed(book):
        await rooms.erase(page)
    return book


async def _is_page(rooms: Rooms, following: str, table: str) -> bool:
    """Whether the next table goes on in the same book: after a rematch it does not."""
    try:
        return await see(await find_room(rooms, following), lambda t: table in [page.table for page in t.pages])
    except NoSuchTable:
        return False


async def _there(rooms: Rooms, table: str) -> bool:
    try:
        await rooms.store.find(table)
    except NoSuchTable:
        return False
    return True
