"""The browser version as the page calls it: its tables, the API routes, and its own routes for files and backups.
Guests' phones reach only the routes of tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from mulot.actor import StoreDown
from mulot.actor.journal_files import import_table
from mulot.actor.store_interface import new_table_id
from mulot.actor.table_loader import run_inline
from mulot.browser.backup import restore_backup, write_backup
from mulot.browser.driver_ports import DEVICE
from mulot.browser.tables import BrowserTables
from mulot.browser.warmup import warm_up
from mulot.core.errors import MulotError, Reason, Refused
from mulot.service.artifacts import ArtifactRequest
from mulot.service.games import describe_house
from mulot.service.problems import Problem, new_problem, problem_of_error
from mulot.service.routes import ROUTES, TABLE, FileResponse, MadeResponse, Route
from mulot.service.schemas import CommandResult, HouseInfo
from mulot.service.table_requests import Denied, TableRequest, ack_or_raise, read_as_viewer
from mulot.table import InspectResult, Table
from mulot.table import commands as c

ARTIFACT_SECONDS = 120.0
"""Seconds allowed for making an artifact. A long game has to be replayed for it."""
PARAMETER_PATTERNS = {"str": "[^/]+", "int": "[0-9]+"}


class BrowserHouse(BrowserTables):
    """The browser version: `call` answers what the server answers over HTTP, for this browser or a guest's phone."""

    device = DEVICE
    run_blocking = staticmethod(run_inline)

    @property
    def tables(self) -> BrowserHouse:
        """This object, which is its own table manager."""
        return self

    async def call(self, method: str, path: str, body: str, guest: str | None = None) -> tuple[int, str]:
        """Handle a request of this browser, or of a guest's phone, and return the status and body of the response."""
        caller, routes = (self, ROUTE_PATTERNS) if guest is None else (Guest(self, guest), GUEST_ROUTE_PATTERNS)
        try:
            for route, pattern in routes:
                found = pattern.fullmatch(path)
                if route.method == method and found:
                    told = await route.function(
                        **await self._route_arguments(caller, route, found.groupdict(), body.encode())
                    )
                    if isinstance(told, MadeResponse | FileResponse):
                        told = told.body
                    return 200, (told if isinstance(told, bytes) else msgspec.json.encode(told)).decode()
            return _status_and_body_of(new_problem(404, "such-page"))
        except Denied as error:
            return _status_and_body_of(error.problem)
        except MulotError as error:
            return _status_and_body_of(problem_of_error(error))
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError):
            return _status_and_body_of(new_problem(400, "malformed"))

    async def _route_arguments(
        self, caller: BrowserHouse | Guest, route: Route, parts: dict[str, str], body: bytes
    ) -> dict[str, Any]:
        """Return the arguments for a route's handler. Raises MulotError, or msgspec's errors for a malformed body or
        path."""
        given: dict[str, Any] = {}
        for name, kind in route.types.items():
            if name == "table_request":
                given[name] = TableRequest(caller, await self.driver(parts["table"]))
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in parts:
                given[name] = msgspec.convert(parts[name], kind, strict=False)
            elif name != "return":
                given[name] = caller
        return given

    def house_info(self) -> HouseInfo:
        """Return what the page needs to know about this browser version."""
        return describe_house(self.games)

    def count_opened_table(self) -> None:
        """Do nothing: the page limits how many tables a guest may open."""

    async def make_artifact(self, what: str, table: str, device: str = DEVICE) -> bytes | None:
        """Return an artifact. The second worker makes a new one for every request."""
        await read_as_viewer(await self.driver(table), device, Table.journal_file)  # refused unless the game is over
        order = msgspec.msgpack.encode(ArtifactRequest(what, await self.store.rows(table)))
        try:
            made = await self.outside.work("make", order, ARTIFACT_SECONDS)
        except Exception as error:
            raise StoreDown(error) from None
        if what == "course" and not made:
            raise Refused(Reason("no-course"))
        return made

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Delete all tables, because they are all stored in this browser."""
        for listed in await self.store.tables(limit=1 << 30):
            await self.delete(listed.table)


class Guest:
    """A guest's phone as a caller of the API, with the rights of its own device and no others."""

    def __init__(self, house: BrowserHouse, device: str) -> None:
        self.tables = house
        self.device = device
        self.run_blocking = house.run_blocking
        self.house_info = house.house_info
        self.count_opened_table = house.count_opened_table

    async def make_artifact(self, what: str, table: str) -> bytes | None:
        """Return an artifact of a table that this device may watch."""
        return await self.tables.make_artifact(what, table, self.device)

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Do nothing: a guest's phone forgets its key itself."""


def _status_and_body_of(problem: Problem) -> tuple[int, str]:
    return problem.status, msgspec.json.encode(problem).decode()


# ---------------------------------------------------------------- routes of its own


async def _warm_up(house: BrowserHouse, game: str) -> Raw | None:
    """Warm up a game while its box is on screen. Return a message that the page can use to warm up its board, or
    None."""
    return await warm_up(house.games, house.games.game_on_shelf(game), lambda: house.at_rest)


async def _import_journal(house: BrowserHouse, data: str) -> CommandResult:
    """Import a journal file as a new table, and return its id."""
    name = new_table_id()
    made = await import_table(house.store, house.games.catalogue, name, data.encode(), DEVICE)
    return CommandResult(made.rev, table=name)


async def _export_table(table_request: TableRequest) -> bytes:
    """Return a table's journal with the earlier chapters of its campaign. A game that was started here can be exported
    before it is over; from then on its luck counts as known."""

    def earlier_chapters(t: Table) -> list[str]:
        if t.imported and t.phase != "over":
            raise Refused(Reason("not-over"))
        return [page.table for page in t.chapters]

    tables, pages = table_request.caller.tables, await table_request.read_table(earlier_chapters)
    before = [await read_as_viewer(await tables.driver(page), DEVICE, Table.journal_file) for page in pages]
    taken = await table_request.driver.run_command(c.ExportJournal(), DEVICE)
    if isinstance(taken, InspectResult):
        return b"".join(before) + bytes(taken.value)
    ack_or_raise(taken)
    raise AssertionError


def _path_parameter(declared: re.Match[str]) -> str:
    """Return a regular expression group for a parameter declared in a path as `{name:type}`."""
    return f"(?P<{declared[1]}>{PARAMETER_PATTERNS[declared[2]]})"


OWN_ROUTES = [
    Route("POST", "games/{game:str}/rehearsal", "Warm up a game", _warm_up),
    Route("POST", "files", "Import a journal", _import_journal),
    Route("POST", TABLE + "/file", "Export a journal", _export_table),
    Route("POST", "everything/file", "Back up everything", write_backup),
    Route("POST", "everything", "Restore a backup", restore_backup),
]
ROUTE_PATTERNS = [
    (route, re.compile(re.sub(r"{(\w+):(\w+)}", _path_parameter, route.path))) for route in (*ROUTES, *OWN_ROUTES)
]
"""Every route with the regular expression for its path."""
GUEST_ROUTE_PATTERNS = [
    (route, path) for route, path in ROUTE_PATTERNS if route.path.startswith(TABLE) and route in ROUTES
]
"""The routes for guests: those of a table whose id they know."""
