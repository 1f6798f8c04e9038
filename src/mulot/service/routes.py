"""The routes of the API. The server mounts them on its web framework; the browser version matches paths itself.

A handler takes `caller`, or `table_request` if the path names a table, then the path's parameters, then `data`, the
request body. Its result is sent as JSON; `FileResponse` and `MadeResponse` are sent as they are.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Raw

from mulot.actor import NoSuchTable
from mulot.bots.game_review import GameReview
from mulot.core.errors import Reason, Refused
from mulot.core.game import Outcome
from mulot.core.proof import Proof
from mulot.core.replay import Replay
from mulot.service import open_commands, schemas
from mulot.service.daily import check_date, daily_game
from mulot.service.deletion import delete_table, leave_tables
from mulot.service.games import field_kinds_of
from mulot.service.table_requests import Caller, TableRequest, ack_or_raise, check_seat_number, read_as_viewer
from mulot.service.tables import is_table_id
from mulot.table import Table, invitation_digest
from mulot.table import commands as c

T = TypeVar("T")
Answering = TypeVar("Answering", bound=Callable[..., Awaitable[Any]])
TABLE = "tables/{table:str}"
SEAT = TABLE + "/seats/{seat:int}"


@dataclass(frozen=True)
class FileResponse:
    """A response that is a file of JSON lines; `name` is its file name."""

    body: bytes
    name: str


@dataclass(frozen=True)
class MadeResponse(Generic[T]):
    """A response whose body was made by a worker. `body` is None if it is not ready yet; the client then asks again."""

    body: bytes | None


@dataclass(frozen=True)
class Route:
    """One endpoint."""

    method: str
    path: str
    """The path below `/api/`. Its parameters have the same names as the handler's."""
    summary: str
    function: Callable[..., Awaitable[Any]]
    status: int = 200

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of the handler's parameters and of its result (`return`), by name."""
        return get_type_hints(self.function)


ROUTES: list[Route] = []


def route(method: str, path: str, summary: str, status: int = 200) -> Callable[[Answering], Answering]:
    """Return a decorator that registers a handler for this method and path."""

    def register(function: Answering) -> Answering:
        ROUTES.append(Route(method, path, summary, function, status))
        return function

    return register


# ---------------------------------------------------------------- the house and its games


@route("GET", "house", "The house")
async def get_house(caller: Caller) -> schemas.HouseInfo:
    """Names, phrases and games of this server. The response sets the cookie that identifies the device."""
    return caller.house_info()


@route("GET", "games", "All games")
async def list_games(caller: Caller) -> list[schemas.GameInfo]:
    """All games on offer, with their options and characters."""
    return caller.tables.games.describe_all_games()


@route("GET", "games/{game:str}", "One game")
async def get_game(caller: Caller, game: str) -> schemas.GameInfo:
    """One game on offer, with its options and characters."""
    games = caller.tables.games
    return games.describe_game(games.game_on_shelf(game))


@route("GET", "games/{game:str}/day/{date:str}", "The game of a day")
async def get_daily_game(caller: Caller, game: str, date: str) -> schemas.DailyGameInfo:
    """The deal that is the same for everyone, and a bot character's result with it."""
    games = caller.tables.games
    found = games.game_on_shelf(game)
    check_date(found, date)
    return await caller.run_blocking(partial(daily_game, games, found.id, date))


@route("GET", "games/{game:str}/kinds", "Which fields are seats and things")
async def get_field_kinds(caller: Caller, game: str) -> schemas.FieldKinds:
    """Which fields of a game's events and actions are seats or things, for boards that are not part of the client."""
    return field_kinds_of(caller.tables.games.game(game))


@route("POST", "forget", "Forget this device")
async def forget_device(caller: Caller, data: schemas.ForgetRequest) -> schemas.ForgetResult:
    """Delete tables where nobody else sits, give up seats at the others, remove the cookie, and erase the device's
    identity from every table."""
    gone = await leave_tables(caller.tables, data.tables, caller.device)
    await caller.erase_device(gone.left)
    return gone


# ---------------------------------------------------------------- tables


@route("GET", "tables", "Open tables")
async def list_tables(caller: Caller) -> list[schemas.TableListing]:
    """The open tables that their hosts have listed publicly."""
    found = await caller.tables.store.tables(phase="open", listed=True, limit=200)
    return [
        schemas.TableListing(
            each.table,
            each.summary.game,
            each.summary.phase,
            each.summary.seats,
            each.summary.free,
            each.opened_at,
            each.changed_at,
        )
        for each in found
        if each.quarantine_reason is None
    ]


@route("POST", "tables", "Open a table", status=201)
async def open_table(caller: Caller, data: schemas.NewTableRequest) -> schemas.TableOpened:
    """Open a table with this device as its host. The host may take seats and add bots in the same request."""
    command = open_commands.open_command(caller.tables.games, data)
    ack = ack_or_raise(await caller.tables.create(command, caller.device))
    caller.count_opened_table()
    return open_commands.opened_response(command, ack.rev)


@route("GET", TABLE, "A table without its game")
async def get_table(table_request: TableRequest) -> schemas.TableInfo:
    """The table without the game: phase, seats, options, commitment."""
    device = table_request.device
    return await table_request.read_as_viewer(
        lambda t: schemas.TableInfo(t.rev, t.seats_of(device), t.is_host(device), Raw(t.view_json()))
    )


@route("POST", TABLE + "/start", "Start")
async def start_game(table_request: TableRequest) -> schemas.CommandResult:
    """Start the game: write the journal's header and deal."""
    return await table_request.run(c.StartGame())


@route("POST", TABLE + "/rematch", "Play again")
async def open_rematch(table_request: TableRequest) -> schemas.CommandResult:
    """Open a rematch with everyone moved one seat on. A table has at most one next table."""
    table_request.caller.tables.games.game_on_shelf(await table_request.read_table(_game_id))
    return await table_request.run(open_commands.rematch_command())


@route("POST", TABLE + "/sequel", "Open the next chapter")
async def open_next_chapter(table_request: TableRequest) -> schemas.CommandResult:
    """Open the campaign's next chapter with everyone keeping their seat. A table has at most one next table."""
    table_request.caller.tables.games.game_on_shelf(await table_request.read_table(_game_id))
    return await table_request.run(open_commands.next_chapter_command())


@route("POST", TABLE + "/delete", "Delete for good")
async def delete_for_good(caller: Caller, table: str) -> schemas.DeleteResult:
    """Delete a table for good. The host may do so at any time, and everyone with a seat once the game is over. A
    campaign is deleted as a whole."""
    return schemas.DeleteResult(await delete_table(caller.tables, table, caller.device))


def _game_id(table: Table) -> str:
    return table.game.id


# ---------------------------------------------------------------- one seat of a table


@route("POST", SEAT + "/take", "Sit down")
async def take_seat(table_request: TableRequest, seat: int, data: schemas.TakeSeatRequest) -> schemas.CommandResult:
    """Take a seat. The invitation's secret is needed if the seat is reserved for a guest."""
    return await table_request.run(c.ClaimSeat(seat=check_seat_number(seat), **msgspec.structs.asdict(data)))


@route("POST", SEAT + "/leave", "Leave a seat for now")
async def leave_seat(table_request: TableRequest, seat: int) -> schemas.CommandResult:
    """Leave a seat for now. Once the game has started, the seat stays reserved."""
    return await table_request.run(c.LeaveSeat(seat=check_seat_number(seat)))


@route("POST", SEAT + "/give-up", "Give the seat up")
async def give_up_seat(table_request: TableRequest, seat: int) -> schemas.CommandResult:
    """Give up a seat for good."""
    return await table_request.run(c.GiveUpSeat(seat=check_seat_number(seat)))


@route("POST", SEAT + "/invitation", "Invite to a seat")
async def create_invitation(table_request: TableRequest, seat: int) -> schemas.CommandResult:
    """Create an invitation for a seat, replacing an older one. The server stores only the secret's digest."""
    secret = secrets.token_urlsafe(32)
    done = await table_request.run(c.SetInvitation(check_seat_number(seat), invitation_digest(secret)))
    return schemas.CommandResult(done.rev, secret=secret)


@route("DELETE", SEAT + "/invitation", "Take an invitation back")
async def revoke_invitation(table_request: TableRequest, seat: int) -> schemas.CommandResult:
    """Revoke the invitation for a seat."""
    return await table_request.run(c.SetInvitation(check_seat_number(seat), None))


# ---------------------------------------------------------------- a table that is over


@route("GET", TABLE + "/book", "The journals of a campaign")
async def get_campaign_journals(table_request: TableRequest, table: str) -> FileResponse:
    """The journals of all finished chapters of a campaign in one file, with their seeds."""
    tables = table_request.caller.tables
    pages = await table_request.read_as_viewer(_finished_chapters)
    journals = [
        await read_as_viewer(await tables.driver(page), table_request.device, Table.journal_file) for page in pages
    ]
    return FileResponse(b"".join(journals), f"{table[:8]}.book.jsonl")


@route("GET", TABLE + "/journal", "The journal of a finished game")
async def get_journal(table_request: TableRequest, table: str) -> FileResponse:
    """The journal of a finished game as a file, with its seed."""
    return FileResponse(await table_request.read_as_viewer(Table.journal_file), f"{table[:8]}.jsonl")


@route("GET", TABLE + "/film", "The replay of a finished game")
async def get_replay(caller: Caller, table: str) -> MadeResponse[Replay]:
    """The replay of a finished game: what spectators saw, and every draw of luck."""
    return MadeResponse(await caller.make_artifact("film", table))


@route("GET", TABLE + "/film/{eye:int}", "The replay as one seat saw it")
async def get_seat_replay(caller: Caller, table: str, eye: int) -> MadeResponse[Replay]:
    """The replay of a finished game as one seat saw it, with its legal actions."""
    return MadeResponse(await caller.make_artifact(f"film-{check_seat_number(eye)}", table))


@route("POST", TABLE + "/play-on", "Play on from a moment")
async def open_branch(table_request: TableRequest, data: schemas.PlayOnRequest) -> schemas.CommandResult:
    """Open a new table that continues this game from a journal line, with fresh luck."""
    table_request.caller.tables.games.game_on_shelf(await table_request.read_as_viewer(_game_id))
    return await table_request.run(open_commands.branch_command(data))


@route("GET", TABLE + "/drawings", "The positions of a finished game, as text")
async def get_drawings(caller: Caller, table: str) -> MadeResponse[list[str]]:
    """The position after each line as text, as spectators saw it, for games that have no board."""
    return MadeResponse(await caller.make_artifact("drawings", table))


@route("GET", TABLE + "/course", "How a finished game went")
async def get_review(caller: Caller, table: str) -> MadeResponse[GameReview]:
    """The review of a finished game: each player's chances after each line, and the turning points. While it is being
    made, the response is 202 without a body."""
    return MadeResponse(await caller.make_artifact("course", table))


@route("GET", TABLE + "/proof", "The verification of a finished game")
async def get_proof(caller: Caller, table: str) -> MadeResponse[Proof]:
    """The verification of a finished game: its rules, its hash chain, and every draw of luck."""
    return MadeResponse(await caller.make_artifact("proof", table))


@route("GET", TABLE + "/seed", "The seed of a table that is over")
async def get_seed(caller: Caller, table: str) -> schemas.RevealedSeed:
    """The seed of a finished table. It is available even after the table has been purged."""
    try:
        return await read_as_viewer(await caller.tables.driver(table), caller.device, revealed_seed)
    except NoSuchTable:
        known = await caller.tables.store.get_revealed_seed(table) if is_table_id(table) else None
        if known is None:
            raise
        return schemas.RevealedSeed(*known)


def revealed_seed(table: Table) -> schemas.RevealedSeed:
    """Return a table's commitment and seed. Raises Refused unless the game is over."""
    if table.phase != "over":
        raise Refused(Reason("not-over"))
    return schemas.RevealedSeed(table.commitment, table.seed.hex())


def _finished_chapters(table: Table) -> list[str]:
    """Return the ids of the campaign's finished tables. Raises Refused if there are none."""
    pages = [page.table for page in table.chapters]
    if isinstance(table.waiting, Outcome):
        pages.append(table.id)
    if not pages:
        raise Refused(Reason("not-over"))
    return pages
