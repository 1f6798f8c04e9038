"""The routes of the API. The server mounts them on its web framework, the house in a browser matches paths itself.

A handler takes `caller`, or `here` if the path names a table, then the path's parameters, then `data`, the request
body. Its result is sent as JSON; `File` and `Made` are sent as they are.
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
    """A response that is a file of JSON lines."""

    body: bytes
    name: str


@dataclass(frozen=True)
class Made(Generic[T]):
    """A response whose body was made by a worker. None: it is not ready yet, ask again."""

    body: bytes | None


@dataclass(frozen=True)
class Route:
    """One endpoint."""

    method: str
    path: str
    """Below `/api/`; its parameters are named like the handler's."""
    summary: str
    function: Callable[..., Awaitable[Any]]
    status: int = 200
    people: bool = False
    """Only of use where several devices share a house, so the house in a browser leaves it out."""

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of the handler's parameters and of its result (`return`), by name."""
        return get_type_hints(self.function)


ROUTES: list[Route] = []


def route(
    method: str, path: str, summary: str, status: int = 200, people: bool = False
) -> Callable[[Answering], Answering]:
    """Return a decorator that registers a handler for this method and path."""

    def keep(function: Answering) -> Answering:
        ROUTES.append(Route(method, path, summary, function, status, people))
        return function

    return keep


# ---------------------------------------------------------------- the house and its games


@route("GET", "house", "The house")
async def house(caller: Caller) -> HouseShown:
    """Names, phrases and games of this house. The response sets the cookie that identifies the device."""
    return caller.house()


@route("GET", "games", "All games")
async def all_games(caller: Caller) -> list[GameShown]:
    """All games on offer, with their options and characters."""
    return caller.rooms.games.all_shown()


@route("GET", "games/{game:str}", "One game")
async def one_game(caller: Caller, game: str) -> GameShown:
    """One game on offer, with its options and characters."""
    games = caller.rooms.games
    return games.show(games.on_shelf(game))


@route("GET", "games/{game:str}/day/{date:str}", "The game of a day")
async def day(caller: Caller, game: str, date: str) -> DayShown:
    """The deal that is the same for everybody, and the result of a character of the house with it."""
    games = caller.rooms.games
    found = games.on_shelf(game)
    check(found, date)
    return await caller.beside(partial(day_of, games, found.id, date))


@route("GET", "games/{game:str}/kinds", "Which fields are seats and things")
async def kinds(caller: Caller, game: str) -> Kinds:
    """Which fields of a game's events and actions are seats or things, for boards that the client was built without."""
    return kinds_of(caller.rooms.games.game(game))


@route("POST", "forget", "Forget this device")
async def forget(caller: Caller, data: Forget) -> Forgotten:
    """Delete tables where nobody else sits, give up seats at others, remove the cookie, and erase the device's
    identity from every table."""
    gone = await leave_all(caller.rooms, data.tables, caller.device)
    await caller.forgotten(gone.left)
    return gone


# ---------------------------------------------------------------- tables


@route("GET", "tables", "Open tables", people=True)
async def listed(caller: Caller) -> list[TableListed]:
    """The open tables that their hosts have listed."""
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
    """Open a table with this device as its host, which may take seats and add bots in the same request."""
    command = opening.opening(caller.rooms.games, data)
    ack = granted(await caller.rooms.create(command, caller.device))
    caller.opened()
    return opening.told(command, ack.rev)


@route("GET", TABLE, "A table from the door")
async def look(here: AtTable) -> TableHere:
    """The table without the game: phase, seats, options, commitment."""
    device = here.device
    return await here.watch(lambda t: TableHere(t.rev, t.seats_of(device), t.is_host(device), Raw(t.shown())))


@route("POST", TABLE + "/start", "Start")
async def start(here: AtTable) -> Done:
    """Start the game: write the journal's header and deal."""
    return await here.do(c.Start())


@route("POST", TABLE + "/rematch", "Play again")
async def rematch(here: AtTable) -> Done:
    """Open a rematch with everybody one seat further. A table has at most one next table."""
    here.caller.rooms.games.on_shelf(await here.see(_game_of))
    return await here.do(opening.rematch())


@route("POST", TABLE + "/sequel", "Turn the page")
async def next_page(here: AtTable) -> Done:
    """Open the campaign's next chapter with everybody on the same seat. A table has at most one next table."""
    here.caller.rooms.games.on_shelf(await here.see(_game_of))
    return await here.do(opening.next_page())


@route("POST", TABLE + "/delete", "Delete for good")
async def delete(caller: Caller, table: str) -> Deleted:
    """Delete a table for good: the host at any time, everybody with a seat once the game is over. A campaign is
    deleted as a whole."""
    return Deleted(await delete_table(caller.rooms, table, caller.device))


def _game_of(table: Table) -> str:
    return table.game.id


# ---------------------------------------------------------------- one seat of a table


@route("POST", SEAT + "/take", "Sit down")
async def take(here: AtTable, seat: int, data: TakeSeat) -> Done:
    """Take a seat, with the invitation's secret if the seat is kept for a guest."""
    return await here.do(c.Take(seat=seat_number(seat), **msgspec.structs.asdict(data)))


@route("POST", SEAT + "/leave", "Go away for now", people=True)
async def leave(here: AtTable, seat: int) -> Done:
    """Leave a seat for now. Once the game has begun, it is kept."""
    return await here.do(c.Leave(seat=seat_number(seat)))


@route("POST", SEAT + "/give-up", "Give the seat up", people=True)
async def give_up(here: AtTable, seat: int) -> Done:
    """Give up a seat for good."""
    return await here.do(c.GiveUp(seat=seat_number(seat)))


@route("POST", SEAT + "/invitation", "Invite to a seat", people=True)
async def invite(here: AtTable, seat: int) -> Done:
    """Create an invitation for a seat, which replaces an older one. The house stores only the secret's digest."""
    secret = secrets.token_urlsafe(32)
    done = await here.do(c.Invite(seat_number(seat), invitation_digest(secret)))
    return Done(done.rev, secret=secret)


@route("DELETE", SEAT + "/invitation", "Take an invitation back", people=True)
async def uninvite(here: AtTable, seat: int) -> Done:
    """Revoke the invitation for a seat."""
    return await here.do(c.Invite(seat_number(seat), None))


# ---------------------------------------------------------------- a table that is over


@route("GET", TABLE + "/book", "The book so far")
async def book(here: AtTable, table: str) -> File:
    """The journals of all finished chapters of a campaign in one file, with their seeds."""
    rooms = here.caller.rooms
    pages = await here.watch(_pages_of)
    journals = [await watch(await rooms.room(page), here.device, Table.file) for page in pages]
    return File(b"".join(journals), f"{table[:8]}.book.jsonl")


@route("GET", TABLE + "/journal", "The journal of a finished game")
async def journal(here: AtTable, table: str) -> File:
    """The journal of a finished game as a file, with its seed."""
    return File(await here.watch(Table.file), f"{table[:8]}.jsonl")


@route("GET", TABLE + "/film", "A finished game, line by line")
async def film(caller: Caller, table: str) -> Made[Film]:
    """The replay of a finished game: what spectators saw, and every draw of luck."""
    return Made(await caller.make("film", table))


@route("GET", TABLE + "/film/{eye:int}", "The same with a seat's eyes")
async def film_of_seat(caller: Caller, table: str, eye: int) -> Made[Film]:
    """The replay of a finished game as one seat saw it, with its legal actions."""
    return Made(await caller.make(f"film-{seat_number(eye)}", table))


@route("POST", TABLE + "/play-on", "Play on from a moment")
async def play_on(here: AtTable, data: PlayOn) -> Done:
    """Open a new table that continues this game from a journal line, with new luck."""
    here.caller.rooms.games.on_shelf(await here.watch(_game_of))
    return await here.do(opening.play_on(data))


@route("GET", TABLE + "/drawings", "The positions of a finished game, as text")
async def drawings(caller: Caller, table: str) -> Made[list[str]]:
    """The position after each line as text, as spectators saw it, for games without a board."""
    return Made(await caller.make("drawings", table))


@route("GET", TABLE + "/course", "How a finished game went")
async def course(caller: Caller, table: str) -> Made[Course]:
    """The review of a finished game: each player's chances after each line, and the turning points. 202 without a
    body: it is still being made."""
    return Made(await caller.make("course", table))


@route("GET", TABLE + "/proof", "The check of a finished game")
async def proof(caller: Caller, table: str) -> Made[Proof]:
    """The verification of a finished game: its rules, its hash chain, and every draw of luck."""
    return Made(await caller.make("proof", table))


@route("GET", TABLE + "/seed", "The seed of a table that is over")
async def seed(caller: Caller, table: str) -> Seed:
    """The seed of a finished table, which is still known after the table has been purged."""
    try:
        return await watch(await caller.rooms.room(table), caller.device, seed_of)
    except NoSuchTable:
        known = await caller.rooms.store.revealed(table) if is_name(table) else None
        if known is None:
            raise
        return Seed(*known)


def seed_of(table: Table) -> Seed:
    """Return a table's commitment and seed. Raises Refused unless the game is over."""
    if table.phase != "over":
        raise Refused(Reason("not-over"))
    return Seed(table.commitment, table.seed.hex())


def _pages_of(table: Table) -> list[str]:
    """Return the ids of the campaign's finished tables. Raises Refused if there are none."""
    pages = [page.table for page in table.pages]
    if isinstance(table.waiting, Outcome):
        pages.append(table.id)
    if not pages:
        raise Refused(Reason("not-over"))
    return pages
