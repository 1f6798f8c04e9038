"""What can be read of a table that is over."""

from __future__ import annotations

from mulot.core.errors import Reason, Refused
from mulot.core.game import Outcome
from mulot.house.asking import Rooms, watch
from mulot.house.shown import Seed
from mulot.table import Table


async def book_of(rooms: Rooms, table: str, device: str) -> bytes:
    """The journals of all pages of a book that are over, one after the other, seeds included."""
    pages = await watch(await rooms.room(table), device, pages_of)
    return b"".join([await watch(await rooms.room(page), device, Table.file) for page in pages])


def pages_of(table: Table) -> list[str]:
    """The tables of the book's pages that are over."""
    pages = [page.table for page in table.pages]
    if isinstance(table.waiting, Outcome):
        pages.append(table.id)
    if not pages:
        raise Refused(Reason("not-over"))
    return pages


def seed_of(table: Table) -> Seed:
    """The seed, once everything may be known."""
    if table.phase != "over":
        raise Refused(Reason("not-over"))
    return Seed(table.commitment, table.seed.hex())
