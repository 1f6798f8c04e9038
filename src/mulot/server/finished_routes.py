"""REST: what can be read of a table that is over, and how it is played on from one of its moments."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from mulot.bots.course import Course
from mulot.core.film import Film
from mulot.core.proof import Proof
from mulot.house import opening
from mulot.house.asking import check_name, is_name, seat_number, watch
from mulot.house.finished import book_of, seed_of
from mulot.house.shown import Done, PlayOn, Seed
from mulot.room import NoSuchTable
from mulot.server.at_table import AtTable, find_room
from mulot.server.courses import Courses, course_told
from mulot.server.device import device_of
from mulot.server.door.address import address_of
from mulot.server.files import packed_json
from mulot.server.keepsakes import Keepsakes
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.table import Table


class FinishedController(Controller):
    """A table that is over."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]

    @get("/book", responses=REFUSALS, summary="The book so far")
    async def book(
        self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Response[bytes]:
        """The journals of all pages that are over, one after the other, seeds included."""
        return _file(await book_of(rooms, table, here.device), f"{table[:8]}.book.jsonl")

    @get("/journal", responses=REFUSALS, summary="The journal of a finished game")
    async def journal(self, here: NamedDependency[AtTable], table: FromPath[str]) -> Response[bytes]:
        """The file, seed included."""
        return _file(await here.watch(Table.file), f"{table[:8]}.jsonl")

    @get("/film", responses=REFUSALS, summary="A finished game, line by line")
    async def film(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        keepsakes: NamedDependency[Keepsakes],
        table: FromPath[str],
    ) -> Response[Film]:
        """What a spectator saw and heard, and the luck."""
        return await _keepsake(request, rooms, keepsakes, table, "film")

    @get("/film/{eye:int}", responses=REFUSALS, summary="The same with a seat's eyes")
    async def film_of_seat(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        keepsakes: NamedDependency[Keepsakes],
        table: FromPath[str],
        eye: FromPath[int],
    ) -> Response[Film]:
        """What that seat saw, heard and could do."""
        return await _keepsake(request, rooms, keepsakes, table, f"film-{seat_number(eye)}")

    @post("/play-on", responses=REFUSALS, summary="Play on from a moment", status_code=200)
    async def play_on(
        self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms], data: JSONBody[PlayOn]
    ) -> Done:
        """Open a table of its own that begins as this one was after a line, with luck of its own from there."""
        rooms.games.on_shelf(await here.watch(lambda table: table.game.id))
        return await here.do(opening.play_on(data))

    @get("/drawings", responses=REFUSALS, summary="The positions of a finished game, as text")
    async def drawings(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        keepsakes: NamedDependency[Keepsakes],
        table: FromPath[str],
    ) -> Response[list[str]]:
        """One for each line of the film, as a spectator saw it: for games without a board of their own."""
        return await _keepsake(request, rooms, keepsakes, table, "drawings")

    @get("/course", responses=REFUSALS, summary="How a finished game went")
    async def course(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        keepsakes: NamedDependency[Keepsakes],
        courses: NamedDependency[Courses],
        table: FromPath[str],
    ) -> Response[Course]:
        """Everybody's chances at each place of the film, and where it turned. Empty (202): the house still looks."""
        await _may_see(request, rooms, keepsakes, table)
        made = await courses.give(table, address_of(request.scope), device_of(request.scope))
        return course_told(made, request.headers.get("accept-encoding", ""))

    @get("/proof", responses=REFUSALS, summary="The check of a finished game")
    async def proof(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        keepsakes: NamedDependency[Keepsakes],
        table: FromPath[str],
    ) -> Response[Proof]:
        """Rules, chain and every draw of luck."""
        return await _keepsake(request, rooms, keepsakes, table, "proof")

    @get("/seed", responses=REFUSALS, summary="The seed of a table that is over")
    async def seed(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Seed:
        """Also known after the table was purged."""
        try:
            return await watch(await find_room(rooms, table), device_of(request.scope), seed_of)
        except NoSuchTable:
            known = await rooms.store.revealed(table) if is_name(table) else None
            if known is None:
                raise
            return Seed(*known)


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/x-ndjson", headers=headers)


async def _keepsake(
    request: Request[Any, Any, State], rooms: Rooms, keepsakes: Keepsakes, table: str, what: str
) -> Response[Any]:
    await _may_see(request, rooms, keepsakes, table)
    made = await keepsakes.give(what, table, device_of(request.scope))
    return packed_json(made, request.headers.get("accept-encoding", ""))


async def _may_see(request: Request[Any, Any, State], rooms: Rooms, keepsakes: Keepsakes, table: str) -> None:
    """Who may watch may see what is made of it. Raises Denied, NoSuchTable."""
    check_name(table)
    if not await keepsakes.for_everybody(table):
        await watch(await find_room(rooms, table), device_of(request.scope), lambda table: None)
