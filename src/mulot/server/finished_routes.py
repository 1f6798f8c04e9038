"""REST: what can be read of a table that is over."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from mulot.core.drawing import drawings
from mulot.core.errors import Reason, Refused
from mulot.core.film import Film, film
from mulot.core.game import Outcome
from mulot.core.match import Match
from mulot.core.proof import Proof, verify
from mulot.room import NoSuchTable
from mulot.server.at_table import AtTable, find_room, is_name, see
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.table import Table


class Seed(Struct, frozen=True):
    """What was committed to, and what it was."""

    commitment: str
    seed: str


class FinishedController(Controller):
    """A table that is over."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]

    @get("/book", responses=REFUSALS, summary="The book so far")
    async def book(
        self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Response[bytes]:
        """The journals of all pages that are over, one after the other, seeds included."""
        pages = await here.see(_pages)
        body = b"".join([await see(await find_room(rooms, page), Table.file) for page in pages])
        return _file(body, f"{table[:8]}.book.jsonl")

    @get("/journal", responses=REFUSALS, summary="The journal of a finished game")
    async def journal(self, here: NamedDependency[AtTable], table: FromPath[str]) -> Response[bytes]:
        """The file, seed included."""
        return _file(await here.see(Table.file), f"{table[:8]}.jsonl")

    @get("/film", responses=REFUSALS, summary="A finished game, line by line")
    async def film(self, here: NamedDependency[AtTable]) -> Film:
        """What a spectator saw and heard, and the luck."""
        return await asyncio.to_thread(film, await here.see(_over))

    @get("/drawings", responses=REFUSALS, summary="The positions of a finished game, as text")
    async def drawings(self, here: NamedDependency[AtTable]) -> list[str]:
        """One for each line of the film, as a spectator saw it: for games without a board of their own."""
        return await asyncio.to_thread(drawings, await here.see(_over))

    @get("/proof", responses=REFUSALS, summary="The check of a finished game")
    async def proof(self, here: NamedDependency[AtTable]) -> Proof:
        """Rules, chain and every draw of luck."""
        match = await here.see(_over)
        return await asyncio.to_thread(verify, match.journal, match.seed, match.game)

    @get("/seed", responses=REFUSALS, summary="The seed of a table that is over")
    async def seed(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Seed:
        """Also known after the table was purged."""
        try:
            return await see(await find_room(rooms, table), _seed)
        except NoSuchTable:
            known = await rooms.store.revealed(table) if is_name(table) else None
            if known is None:
                raise
            return Seed(*known)


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/x-ndjson", headers=headers)


def _over(table: Table) -> Match:
    """The match of a table that is over: nothing changes in it any more."""
    if table.phase != "over" or table.match is None:
        raise Refused(Reason("not-over"))
    return table.match


def _pages(table: Table) -> list[str]:
    """The tables of the book's pages that are over."""
    pages = [page.table for page in table.pages]
    if isinstance(table.waiting, Outcome):
        pages.append(table.id)
    if not pages:
        raise Refused(Reason("not-over"))
    return pages


def _seed(table: Table) -> Seed:
    if table.phase != "over":
        raise Refused(Reason("not-over"))
    return Seed(table.commitment, table.seed.hex())
