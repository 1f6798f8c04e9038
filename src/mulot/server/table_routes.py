"""REST: tables that are found, opened, started, and gone on from."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Raw, Struct

from mulot.core.luck import commitment
from mulot.server.at_table import AtTable, Done, Name, granted
from mulot.server.device import device_of
from mulot.server.door.openings import opened
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms
from mulot.store.naming import new_name
from mulot.table import Settings, Table
from mulot.table import commands as c
from mulot.table.commands import Hex, Key, SeatNumber

SeatKey = Annotated[str, Meta(pattern="^[0-9]{1,2}$")]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the host takes at once."""

    seat: SeatNumber
    name: Key | None = None
    added: Hex = ""
    face: Key | None = None
    coat: Key | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `characters` says which seats bots have, by seat."""

    game: Key
    seats: SeatNumber | None = None
    options: dict[Name, Any] = {}
    settings: Settings = Settings()
    take: Annotated[list[Sit], Meta(max_length=16)] = []
    characters: dict[SeatKey, Key] = {}


class TableOpened(Struct, frozen=True):
    """A table was opened."""

    table: str
    commitment: str
    rev: int


class TableHere(Struct, frozen=True):
    """A table as this device may see it from the door."""

    rev: int
    yours: tuple[int, ...]
    hosting: bool
    table: Raw


class TableListed(Struct, frozen=True):
    """An open table that everybody may find."""

    table: str
    game: str
    phase: str
    seats: int
    free: int
    opened_at: int
    changed_at: int


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
        command = c.Open(
            table=new_name(),
            seed=secrets.token_bytes(32),
            game=rooms.games.on_shelf(data.game).id,
            seats=data.seats,
            options=data.options,
            settings=data.settings,
            take=[c.Take(**msgspec.structs.asdict(sit)) for sit in data.take],
            characters={int(seat): name for seat, name in data.characters.items()},
        )
        ack = granted(await rooms.create(command, device_of(request.scope)))
        opened(request.scope)
        told = TableOpened(command.table, commitment(command.seed), ack.rev)
        return Response(told, headers={"Location": f"/api/tables/{command.table}"})

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
        rooms.games.on_shelf(await here.see(_game))
        return await here.do(c.Rematch(new_name(), secrets.token_bytes(32)))

    @post("/{table:str}/sequel", responses=REFUSALS, summary="Turn the page", status_code=200)
    async def next_page(self, here: NamedDependency[AtTable], rooms: NamedDependency[Rooms]) -> Done:
        """Open the next page of the book, everybody on the same seat. A table has one next table."""
        rooms.games.on_shelf(await here.see(_game))
        return await here.do(c.NextPage(new_name(), secrets.token_bytes(32)))


def _game(table: Table) -> str:
    return table.game.id
