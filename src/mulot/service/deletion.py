"""Deletes a table for good: first its rows in the store, then the table on every screen."""

from __future__ import annotations

from mulot.actor import NoSuchTable
from mulot.service.table_requests import read_table
from mulot.service.tables import TableManager, check_table_id
from mulot.table import Table
from mulot.table.host_commands import check_may_delete


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
