"""REST: the house and its games, and tables that are opened, found, joined, started, and read when they are over."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct

from mulot.core.drawing import drawings
from mulot.core.errors import Refused
from mulot.core.film import Film, film
from mulot.core.game import Outcome, Reason
from mulot.core.match import Match
from mulot.core.proof import Proof, verify
from mulot.core.text import LANGUAGES
from mulot.server.config import Config
from mulot.server.device import device_of
from mulot.server.door.openings import opened
from mulot.server.games import Games, GameShown, Kinds, kinds_of, show_game
from mulot.server.home import home_url
from mulot.server.problems import REFUSALS, of_no
from mulot.server.rooms import Rooms
from mulot.store import NoSuchTable
from mulot.store.naming import new_name
from mulot.table import Settings, Table, invitation_digest
from mulot.table import commands as c
from mulot.table.commands import Hex, Key, SeatNumber, Secret
from mulot.table.messages import Ack, No
from mulot.table.words import NAMES, PHRASES, REACTIONS

T = TypeVar("T")
Name = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
SeatKey = Annotated[str, Meta(pattern="^[0-9]{1,2}$")]


class HouseShown(Struct, frozen=True):
    """What a client has to know before it shows anything."""

    version: str
    languages: tuple[str, ...]
    names: tuple[str, ...]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]
    games: tuple[str, ...]
    home: str | None = None
    """The address for other devices in the home network."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the host takes at once."""

    seat: SeatNumber
    name: Key | None = None
    added: Hex = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `characters` says which seats bots have, by seat."""

    game: Key
    seats: SeatNumber | None = None
    options: dict[Name, Any] = {}
    settings: Settings = Settings()
    take: Annotated[list[Sit], Meta(max_length=16)] = []
    characters: dict[SeatKey, Key] = {}


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down."""

    name: Key | None = None
    secret: Secret | None = None
    added: Hex = ""


class Opened(Struct, frozen=True):
    """A table was opened."""

    table: str
    commitment: str
    rev: int


class Done(Struct, frozen=True, omit_defaults=True):
    """It is done, and safe."""

    rev: int
    table: str | None = None
    secret: str | None = None


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


class Seed(Struct, frozen=True):
    """What was committed to, and what it was."""

    commitment: str
    seed: str


class Denied(Exception):
    """The table refuses."""

    def __init__(self, no: No) -> None:
        self.problem = of_no(no)
        super().__init__(no.no)


def granted(answer: Ack | No) -> Ack:
    """The answer, unless it is a refusal."""
    if isinstance(answer, No):
        raise Denied(answer)
    return answer


class HouseController(Controller):
    """The house and its games."""

    path = "/api"
    tags = ["house"]

    @get("/house", responses=REFUSALS, summary="The house")
    async def house(
        self, games: NamedDependency[Games], config: NamedDependency[Config], version: NamedDependency[str]
    ) -> HouseShown:
        """Names, phrases and games; the answer sets the cookie by which a device is known."""
        return HouseShown(version, LANGUAGES, NAMES, PHRASES, REACTIONS, games.ids, home_url(config))

    @get("/games", responses=REFUSALS, summary="All games")
    async def all_games(self, games: NamedDependency[Games]) -> list[GameShown]:
        """With their options and characters."""
        return [show_game(games, games.game(name)) for name in games.ids]

    @get("/games/{game:str}", responses=REFUSALS, summary="One game")
    async def one_game(self, games: NamedDependency[Games], game: FromPath[str]) -> GameShown:
        """With its options and characters."""
        return show_game(games, games.game(game))

    @get("/games/{game:str}/kinds", responses=REFUSALS, summary="Which fields are seats and things")
    async def kinds(self, games: NamedDependency[Games], game: FromPath[str]) -> Kinds:
        """For boards that are not built with the client."""
        return kinds_of(games.game(game))


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
    ) -> Response[Opened]:
        """The device is its host, and may sit down and seat bots at once."""
        device = device_of(request.scope)
        command = c.Open(
            table=new_name(),
            seed=secrets.token_bytes(32),
            game=data.game,
            seats=data.seats,
            options=data.options,
            settings=data.settings,
            take=[c.Take(seat=sit.seat, name=sit.name, added=sit.added) for sit in data.take],
            characters={int(seat): name for seat, name in data.characters.items()},
        )
        table, effects = await rooms.create(command, device)
        if isinstance(effects.answer, No):
            raise Denied(effects.answer)
        opened(request.scope)
        told = Opened(table.id, table.commitment, table.rev)
        return Response(told, headers={"Location": f"/api/tables/{table.id}"})

    @get("/{table:str}", responses=REFUSALS, summary="A table from the door")
    async def look(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> TableHere:
        """The table round the game: phase, seats, options, commitment."""
        device = device_of(request.scope)
        return await _read(
            rooms, table, lambda t: TableHere(t.rev, t.seats_of(device), t.is_host(device), Raw(t.shown()))
        )

    @post("/{table:str}/seats/{seat:int}/take", responses=REFUSALS, summary="Sit down", status_code=200)
    async def take(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[TakeSeat],
    ) -> Done:
        """With the secret, where the seat is for somebody who was invited."""
        wish = c.Take(seat=_seat(seat), name=data.name, secret=data.secret, added=data.added)
        return await _do(request, rooms, table, wish)

    @post("/{table:str}/seats/{seat:int}/leave", responses=REFUSALS, summary="Go away for now", status_code=200)
    async def leave(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        table: FromPath[str],
        seat: FromPath[int],
    ) -> Done:
        """The seat is kept once the game has begun."""
        return await _do(request, rooms, table, c.Leave(seat=_seat(seat)))

    @post("/{table:str}/seats/{seat:int}/give-up", responses=REFUSALS, summary="Give the seat up", status_code=200)
    async def give_up(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        table: FromPath[str],
        seat: FromPath[int],
    ) -> Done:
        """For good."""
        return await _do(request, rooms, table, c.GiveUp(seat=_seat(seat)))

    @post("/{table:str}/seats/{seat:int}/invitation", responses=REFUSALS, summary="Invite to a seat", status_code=200)
    async def invite(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        table: FromPath[str],
        seat: FromPath[int],
    ) -> Done:
        """A fresh secret; an older one is void. The house keeps its digest only."""
        secret = secrets.token_urlsafe(32)
        done = await _do(request, rooms, table, c.Invite(_seat(seat), invitation_digest(secret)))
        return Done(done.rev, secret=secret)

    @delete(
        "/{table:str}/seats/{seat:int}/invitation",
        responses=REFUSALS,
        summary="Take an invitation back",
        status_code=200,
    )
    async def uninvite(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        table: FromPath[str],
        seat: FromPath[int],
    ) -> Done:
        """The secret is void."""
        return await _do(request, rooms, table, c.Invite(_seat(seat), None))

    @post("/{table:str}/start", responses=REFUSALS, summary="Start", status_code=200)
    async def start(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Done:
        """Write the header and deal."""
        return await _do(request, rooms, table, c.Start())

    @post("/{table:str}/rematch", responses=REFUSALS, summary="Play again", status_code=200)
    async def rematch(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Done:
        """Open the next table, everybody one seat further. There is one a table."""
        wish = c.Rematch(new_name(), secrets.token_bytes(32))
        return await _do(request, rooms, table, wish)

    @post("/{table:str}/sequel", responses=REFUSALS, summary="Turn the page", status_code=200)
    async def sequel(
        self, request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]
    ) -> Done:
        """Open the next page of the book, everybody on the same seat. There is one a table."""
        wish = c.NextPage(new_name(), secrets.token_bytes(32))
        return await _do(request, rooms, table, wish)

    @get("/{table:str}/book", responses=REFUSALS, summary="The book so far")
    async def book(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Response[bytes]:
        """The journals of all pages that are over, one after the other, seeds included."""
        pages = await _read(rooms, table, _pages)
        body = b"".join([await _read(rooms, page, Table.file) for page in pages])
        name = f'attachment; filename="{table[:8]}.book.jsonl"'
        return Response(body, media_type="application/x-ndjson", headers={"Content-Disposition": name})

    @get("/{table:str}/journal", responses=REFUSALS, summary="The journal of a finished game")
    async def journal(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Response[bytes]:
        """The file, seed included."""
        body = await _read(rooms, table, Table.file)
        name = f'attachment; filename="{table[:8]}.jsonl"'
        return Response(body, media_type="application/x-ndjson", headers={"Content-Disposition": name})

    @get("/{table:str}/film", responses=REFUSALS, summary="A finished game, line by line")
    async def film(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Film:
        """What a spectator saw and heard, and the luck."""
        return await asyncio.to_thread(film, await _read(rooms, table, _over))

    @get("/{table:str}/drawings", responses=REFUSALS, summary="The positions of a finished game, as text")
    async def drawings(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> list[str]:
        """One for each line of the film, as a spectator saw it: for games without a board of their own."""
        return await asyncio.to_thread(drawings, await _read(rooms, table, _over))

    @get("/{table:str}/proof", responses=REFUSALS, summary="The check of a finished game")
    async def proof(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Proof:
        """Rules, chain and every draw of luck."""
        match = await _read(rooms, table, _over)
        return await asyncio.to_thread(verify, match.journal, match.seed, match.game)

    @get("/{table:str}/seed", responses=REFUSALS, summary="The seed of a table that is over")
    async def seed(self, rooms: NamedDependency[Rooms], table: FromPath[str]) -> Seed:
        """Also known after the table was purged."""
        try:
            return await _read(rooms, table, _seed)
        except NoSuchTable:
            known = await rooms.store.revealed(table) if _well_formed(table) else None
            if known is None:
                raise
            return Seed(*known)


def _well_formed(table: str) -> bool:
    try:
        msgspec.convert(table, Name)
    except msgspec.ValidationError:
        return False
    return True


async def _read(rooms: Rooms, table: str, see: Callable[[Table], T]) -> T:
    """What is to be seen of a table, as it is in the store."""
    if not _well_formed(table):
        raise NoSuchTable(table)
    return await (await rooms.room(table)).read(see)


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


def _seat(seat: int) -> int:
    if not 0 <= seat < 64:
        raise Refused(Reason("no-such-seat"))
    return seat


async def _do(request: Request[Any, Any, State], rooms: Rooms, table: str, wish: c.Command) -> Done:
    if not _well_formed(table):
        raise NoSuchTable(table)
    room = await rooms.room(table)
    ack = granted(await room.ask(wish, device_of(request.scope)))
    if ack.table is not None and ack.table == getattr(wish, "table", None):
        opened(request.scope)
    return Done(ack.rev, table=ack.table)
