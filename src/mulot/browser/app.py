"""The browser version as the page calls it: its tables, the API routes that need no other devices, and its own routes
for files and backups."""

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
from mulot.service.table_requests import Denied, TableRequest, ack_or_raise, read_as_viewer, read_table
from mulot.table import InspectResult, Table
from mulot.table import commands as c

ARTIFACT_SECONDS = 120.0
"""Seconds allowed for making an artifact. A long game has to be replayed for it."""
PARAMETER_PATTERNS = {"str": "[^/]+", "int": "[0-9]+"}


class BrowserHouse(BrowserTables):
    """The browser version: `call` answers what the server answers over HTTP, for its only device."""

    device = DEVICE
    run_blocking = staticmethod(run_inline)

    @property
    def tables(self) -> BrowserHouse:
        """This object, which is its own table manager."""
        return self

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Handle a request, and return the status and body of the response."""
        try:
            for route, pattern in ROUTE_PATTERNS:
                found = pattern.fullmatch(path)
                if route.method == method and found:
                    told = await route.function(**await self._route_arguments(route, found.groupdict(), body.encode()))
                    if isinstance(told, MadeResponse | FileResponse):
                        told = told.body
                    return 200, (told if isinstance(told, bytes) else msgspec.json.encode(told)).decode()
            return _status_and_body_of(new_problem(404, "such-page"))
        except Denied as error:
            return _status_and_body_of(error.problem)
        except MulotError as error:
            return _status_and_body_of(problem_of_error(error))
        except (msgspec.DecodeError, msgspec.ValidationError):
            return _status_and_body_of(new_problem(400, "malformed"))

    async def _route_arguments(self, route: Route, parts: dict[str, str], body: bytes) -> dict[str, Any]:
        """Return the arguments for a route's handler. Raises MulotError, or msgspec's errors for a malformed body or
        path."""
        given: dict[str, Any] = {}
        for name, kind in route.types.items():
            if name == "table_request":
                given[name] = TableRequest(self, await self.driver(parts["table"]))
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in parts:
                given[name] = msgspec.convert(parts[name], kind, strict=False)
            elif name != "return":
                given[name] = self
        return given

    def house_info(self) -> HouseInfo:
        """Return what the page needs to know about this browser version."""
        return describe_house(self.games)

    def count_opened_table(self) -> None:
        """Do nothing, because there is no rate limit in a browser."""

    async def make_artifact(self, what: str, table: str) -> bytes | None:
        """Return an artifact. The second worker makes a new one for every request."""
        await read_table(await self.driver(table), Table.journal_file)  # refused unless the game is over
        order = msgspec.msgpack.encode(ArtifactRequest(what, await self.store.rows(table)))
        try:
            made = await self.outside.work("make", order, ARTIFACT_SECONDS)
        except Exception as error:
            raise StoreDown(error) from None
        if what == "course" and not made:
            raise Refused(Reason("no-course"))
        return made

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Delete all tables, because they all belong to the only device."""
        for listed in await self.store.tables(limit=1 << 30):
            await self.delete(listed.table)


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
    (route, re.compile(re.sub(r"{(\w+):(\w+)}", _path_parameter, route.path)))
    for route in (*ROUTES, *OWN_ROUTES)
    if not route.people
]
"""Every route with the regular expression for its path."""
