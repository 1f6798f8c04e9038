"""Delete a table for good: first its rows in the store, then the table on every screen."""

from __future__ import annotations

from mulot.house.asking import see
from mulot.house.rooms import Rooms, check_name
from mulot.room import NoSuchTable
from mulot.table import Table
from mulot.table.hosting import check_may_delete


async def delete_table(rooms: Rooms, table: str, device: str) -> list[str]:
    """Delete a table with all other tables of its campaign and return their ids. Raises Denied, and then deletes
    none, if the device may not delete one of them."""

    def look(t: Table) -> tuple[list[str], str | None]:
        check_may_delete(t, device)
        return [page.table for page in t.pages], t.next

    check_name(table)
    before, following = await see(await rooms.room(table), look)
    book = [table]
    for page in before:
        if await _there(rooms, page):
            await see(await rooms.room(page), look)
            book.insert(-1, page)
    while following is not None and following not in book and await _is_page(rooms, following, table):
        book.append(following)
        _, following = await see(await rooms.room(following), look)
    for page in reversed(book):
        await rooms.erase(page)
    return book


async def _is_page(rooms: Rooms, following: str, table: str) -> bool:
    """True if the next table belongs to the same campaign, which it does not after a rematch."""
    try:
        return await see(await rooms.room(following), lambda t: table in [page.table for page in t.pages])
    except NoSuchTable:
        return False


async def _there(rooms: Rooms, table: str) -> bool:
    try:
        await rooms.store.find(table)
    except NoSuchTable:
        return False
    return True
