"""REST: tables that are found, opened, started, and gone on from."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Raw

from mulot.house import opening
from mulot.house.asking import granted
from mulot.house.shown import Done, NewTable, TableHere, TableListed, TableOpened
from mulot.server.at_table import AtTable
from mulot.server.device import device_of
from mulot.server.door.openings import opened
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.table import commands as c


class TableController(Controller):
    """Tables from the door: everything that needs no WebSocket."""

    path = "/api/tables"
    tags = ["tables"]

    @get("", responses=REFUSALS, summary="Open tables")
    async def listed(self, rooms: NamedDependency[Rooms]) -> list[TableListed]:
        """Those that their hosts want to be found."""
        found = await rooms.store.tables(phase="open", listed=True, limit=200)
        return [
            TableListed(
                each.table,
                each.summary.game,
                each.summary.phase,
                each.summary.seats,
                each.summary.free,
                each.opened_at,
                each.changed_at,
            )
            for each in found
            if each.aside is None
        ]

    @post("", responses=REFUSALS, summary="Open a table")
    async def open(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], data: JSONBody[NewTable]
    ) -> Response[TableOpened]:
        """The device is its host, and may sit down and seat bots at once."""
        command = opening.opening(rooms.games, data)
        ack = granted(await rooms.create(command, device_of(request.scope)))
        opened(request.scope)
        return Response(opening.told(command, ack.rev), headers={"Location": f"/api/tables/{command.table}"})

    @get("/{table:str}", responses=REFUSALS, summary="A table from the door")
    async def look(self, here: NamedDependency[AtTable]) -> TableHere:
        """The table round the game: phase, seats, options, commitment."""
        device = here.device
        return await here.watch(lambda t: TableHere(t.rev, t.seats_of(device), t.is_host(device), Raw(t.shown())))

    @post("/{table:str}/start", responses=REFUSALS, summary="Start", status_code=200)
    async def start(self, here: NamedDependency[AtTable]) -> Done:
        """Write the header and deal."""
        return await here.do(c.Start())

    @post("/{table:str}/rematch", responses=REFUSALS, summary="Play again", status_code=200)
    async def rematch(self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms]) -> Done:
        """Open the next table, everybody one seat further. A table has one next table."""
        rooms.games.on_shelf(await here.see(opening.game_of))
        return await here.do(opening.rematch())

    @post("/{table:str}/sequel", responses=REFUSALS, summary="Turn the page", status_code=200)
    async def next_page(self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms]) -> Done:
        """Open the next page of the book, everybody on the same seat. A table has one next table."""
        rooms.games.on_shelf(await here.see(opening.game_of))
        return await here.do(opening.next_page())
