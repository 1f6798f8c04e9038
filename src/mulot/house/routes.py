"""The routes of every house: what is asked at its door, by method and path. A server mounts them on its web framework,
the house inside a browser looks them up itself.

A function takes who asks (`caller`), or who asks at which table (`here`), then what the path names, then `data`, the
body. What it returns is told as JSON, or as it is where it is a `File` or `Made`.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Raw

from mulot.bots.course import Course
from mulot.core.errors import Reason, Refused
from mulot.core.film import Film
from mulot.core.game import Outcome
from mulot.core.proof import Proof
from mulot.house import opening
from mulot.house.asking import AtTable, Caller, granted, seat_number, watch
from mulot.house.day import check, day_of
from mulot.house.deleting import delete_table
from mulot.house.forgetting import leave_all
from mulot.house.games import kinds_of
from mulot.house.rooms import is_name
from mulot.house.shown import (
    DayShown,
    Deleted,
    Done,
    Forget,
    Forgotten,
    GameShown,
    HouseShown,
    Kinds,
    NewTable,
    PlayOn,
    Seed,
    TableHere,
    TableListed,
    TableOpened,
    TakeSeat,
)
from mulot.room import NoSuchTable
from mulot.table import Table, invitation_digest
from mulot.table import commands as c

T = TypeVar("T")
Answering = TypeVar("Answering", bound=Callable[..., Awaitable[Any]])
TABLE = "tables/{table:str}"
SEAT = TABLE + "/seats/{seat:int}"


@dataclass(frozen=True)
class File:
    """An answer that is a file of lines of JSON."""

    body: bytes
    name: str


@dataclass(frozen=True)
class Made(Generic[T]):
    """An answer that was made elsewhere, as the house sends it. None: ask again."""

    body: bytes | None


@dataclass(frozen=True)
class Route:
    """One thing that can be asked."""

    method: str
    path: str
    """Below `/api/`; its parts are called as the function calls them."""
    summary: str
    function: Callable[..., Awaitable[Any]]
    status: int = 200
    people: bool = False
    """It is of use where several people play, each with a device of their own."""

    @cached_property
    def types(self) -> dict[str, Any]:
        """What the function takes and returns, by name."""
        return get_type_hints(self.function)


ROUTES: list[Route] = []


def route(
    method: str, path: str, summary: str, status: int = 200, people: bool = False
) -> Callable[[Answering], Answering]:
    """What answers this."""

    def keep(function: Answering) -> Answering:
        ROUTES.append(Route(method, path, summary, function, status, people))
        return function

    return keep


# ---------------------------------------------------------------- the house and its games


@route("GET", "house", "The house")
async def house(caller: Caller) -> HouseShown:
    """Names, phrases and games; the answer sets the cookie by which a device is known."""
    return caller.house()


@route("GET", "games", "All games")
async def all_games(caller: Caller) -> list[GameShown]:
    """With their options and characters."""
    return caller.rooms.games.all_shown()


@route("GET", "games/{game:str}", "One game")
async def one_game(caller: Caller, game: str) -> GameShown:
    """With its options and characters."""
    games = caller.rooms.games
    return games.show(games.on_shelf(game))


@route("GET", "games/{game:str}/day/{date:str}", "The game of a day")
async def day(caller: Caller, game: str, date: str) -> DayShown:
    """The deal that is the same for everybody, and what a character of the house reached with it."""
    games = caller.rooms.games
    found = games.on_shelf(game)
    check(found, date)
    return await caller.beside(partial(day_of, games, found.id, date))


@route("GET", "games/{game:str}/kinds", "Which fields are seats and things")
async def kinds(caller: Caller, game: str) -> Kinds:
    """For boards that are not built with the client."""
    return kinds_of(caller.rooms.games.game(game))


@route("POST", "forget", "Forget this device")
async def forget(caller: Caller, data: Forget) -> Forgotten:
    """Tables where nobody else sits are deleted, seats at others are given up, the cookie is taken away, and no table
    knows any more which device it was."""
    gone = await leave_all(caller.rooms, data.tables, caller.device)
    await caller.forgotten(gone.left)
    return gone


# ---------------------------------------------------------------- tables


@route("GET", "tables", "Open tables", people=True)
async def listed(caller: Caller) -> list[TableListed]:
    """Those that their hosts want to be found."""
    found = await caller.rooms.store.tables(phase="open", listed=True, limit=200)
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


@route("POST", "tables", "Open a table", status=201)
async def open(caller: Caller, data: NewTable) -> TableOpened:  # noqa: A001
    """The device is its host, and may sit down and seat bots at once."""
    command = opening.opening(caller.rooms.games, data)
    ack = granted(await caller.rooms.create(command, caller.device))
    caller.opened()
    return opening.told(command, ack.rev)


@route("GET", TABLE, "A table from the door")
async def look(here: AtTable) -> TableHere:
    """The table round the game: phase, seats, options, commitment."""
    device = here.device
    return await here.watch(lambda t: TableHere(t.rev, t.seats_of(device), t.is_host(device), Raw(t.shown())))


@route("POST", TABLE + "/start", "Start")
async def start(here: AtTable) -> Done:
    """Write the header and deal."""
    return await here.do(c.Start())


@route("POST", TABLE + "/rematch", "Play again")
async def rematch(here: AtTable) -> Done:
    """Open the next table, everybody one seat further. A table has one next table."""
    here.caller.rooms.games.on_shelf(await here.see(_game_of))
    return await here.do(opening.rematch())


@route("POST", TABLE + "/sequel", "Turn the page")
async def next_page(here: AtTable) -> Done:
    """Open the next page of the book, everybody on the same seat. A table has one next table."""
    here.caller.rooms.games.on_shelf(await here.see(_game_of))
    return await here.do(opening.next_page())


@route("POST", TABLE + "/delete", "Delete for good")
async def delete(caller: Caller, table: str) -> Deleted:
    """The host at any time; when it is over, everybody who has a seat there. A book goes as a whole."""
    return Deleted(await delete_table(caller.rooms, table, caller.device))


def _game_of(table: Table) -> str:
    return table.game.id


# ---------------------------------------------------------------- one seat of a table


@route("POST", SEAT + "/take", "Sit down")
async def take(here: AtTable, seat: int, data: TakeSeat) -> Done:
    """With the secret, where the seat is for somebody who was invited."""
    return await here.do(c.Take(seat=seat_number(seat), **msgspec.structs.asdict(data)))


@route("POST", SEAT + "/leave", "Go away for now", people=True)
async def leave(here: AtTable, seat: int) -> Done:
    """The seat is kept once the game has begun."""
    return await here.do(c.Leave(seat=seat_number(seat)))


@route("POST", SEAT + "/give-up", "Give the seat up", people=True)
async def give_up(here: AtTable, seat: int) -> Done:
    """For good."""
    return await here.do(c.GiveUp(seat=seat_number(seat)))


@route("POST", SEAT + "/invitation", "Invite to a seat", people=True)
async def invite(here: AtTable, seat: int) -> Done:
    """A fresh secret; an older one is void. The house keeps its digest only."""
    secret = secrets.token_urlsafe(32)
    done = await here.do(c.Invite(seat_number(seat), invitation_digest(secret)))
    return Done(done.rev, secret=secret)


@route("DELETE", SEAT + "/invitation", "Take an invitation back", people=True)
async def uninvite(here: AtTable, seat: int) -> Done:
    """The secret is void."""
    return await here.do(c.Invite(seat_number(seat), None))


# ---------------------------------------------------------------- a table that is over


@route("GET", TABLE + "/book", "The book so far")
async def book(here: AtTable, table: str) -> File:
    """The journals of all pages that are over, one after the other, seeds included."""
    rooms = here.caller.rooms
    pages = await here.watch(_pages_of)
    journals = [await watch(await rooms.room(page), here.device, Table.file) for page in pages]
    return File(b"".join(journals), f"{table[:8]}.book.jsonl")


@route("GET", TABLE + "/journal", "The journal of a finished game")
async def journal(here: AtTable, table: str) -> File:
    """The file, seed included."""
    return File(await here.watch(Table.file), f"{table[:8]}.jsonl")


@route("GET", TABLE + "/film", "A finished game, line by line")
async def film(caller: Caller, table: str) -> Made[Film]:
    """What a spectator saw and heard, and the luck."""
    return Made(await caller.make("film", table))


@route("GET", TABLE + "/film/{eye:int}", "The same with a seat's eyes")
async def film_of_seat(caller: Caller, table: str, eye: int) -> Made[Film]:
    """What that seat saw, heard and could do."""
    return Made(await caller.make(f"film-{seat_number(eye)}", table))


@route("POST", TABLE + "/play-on", "Play on from a moment")
async def play_on(here: AtTable, data: PlayOn) -> Done:
    """Open a table of its own that begins as this one was after a line, with luck of its own from there."""
    here.caller.rooms.games.on_shelf(await here.watch(_game_of))
    return await here.do(opening.play_on(data))


@route("GET", TABLE + "/drawings", "The positions of a finished game, as text")
async def drawings(caller: Caller, table: str) -> Made[list[str]]:
    """One for each line of the film, as a spectator saw it: for games without a board of their own."""
    return Made(await caller.make("drawings", table))


@route("GET", TABLE + "/course", "How a finished game went")
async def course(caller: Caller, table: str) -> Made[Course]:
    """Everybody's chances at each place of the film, and where it turned. Empty (202): the house still looks."""
    return Made(await caller.make("course", table))


@route("GET", TABLE + "/proof", "The check of a finished game")
async def proof(caller: Caller, table: str) -> Made[Proof]:
    """Rules, chain and every draw of luck."""
    return Made(await caller.make("proof", table))


@route("GET", TABLE + "/seed", "The seed of a table that is over")
async def seed(caller: Caller, table: str) -> Seed:
    """Also known after the table was purged."""
    try:
        return await watch(await caller.rooms.room(table), caller.device, seed_of)
    except NoSuchTable:
        known = await caller.rooms.store.revealed(table) if is_name(table) else None
        if known is None:
            raise
        return Seed(*known)


def seed_of(table: Table) -> Seed:
    """The seed, once everything may be known."""
    if table.phase != "over":
        raise Refused(Reason("not-over"))
    return Seed(table.commitment, table.seed.hex())


def _pages_of(table: Table) -> list[str]:
    """The tables of the book's pages that are over."""
    pages = [page.table for page in table.pages]
    if isinstance(table.waiting, Outcome):
        pages.append(table.id)
    if not pages:
        raise Refused(Reason("not-over"))
    return pages
