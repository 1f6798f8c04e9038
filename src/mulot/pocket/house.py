"""The house in a browser, as the page calls it: its tables, the API routes that need no other devices, and routes of
its own for files and backups."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from mulot.core.errors import MulotError, Reason, Refused
from mulot.house.asking import AtTable, Denied, granted, see, watch
from mulot.house.games import show_house
from mulot.house.keepsakes import Order
from mulot.house.problems import Problem, of_error, problem
from mulot.house.routes import ROUTES, TABLE, File, Made, Route
from mulot.house.shown import Done, HouseShown
from mulot.pocket.everything import bring_everything, write_everything
from mulot.pocket.ports import DEVICE
from mulot.pocket.rehearsal import rehearse
from mulot.pocket.rooms import PocketRooms
from mulot.room import StoreDown
from mulot.room.files import import_table
from mulot.room.naming import new_name
from mulot.room.opening import here
from mulot.table import Seen, Table
from mulot.table import commands as c

KEEPSAKE_TIME = 120.0
"""Seconds that an artifact may take: a long game is replayed for it."""
KINDS = {"str": "[^/]+", "int": "[0-9]+"}


class PocketHouse(PocketRooms):
    """The house in a browser: `call` answers what the server answers over HTTP, for the one device there is."""

    device = DEVICE
    beside = staticmethod(here)

    @property
    def rooms(self) -> PocketHouse:
        """The tables of this house, which is its own table manager."""
        return self

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Return the status and body of the response to a request."""
        try:
            for route, pattern in PATTERNS:
                found = pattern.fullmatch(path)
                if route.method == method and found:
                    told = await route.function(**await self._given(route, found.groupdict(), body.encode()))
                    if isinstance(told, Made | File):
                        told = told.body
                    return 200, (told if isinstance(told, bytes) else msgspec.json.encode(told)).decode()
            return _refused(problem(404, "such-page"))
        except Denied as error:
            return _refused(error.problem)
        except MulotError as error:
            return _refused(of_error(error))
        except (msgspec.DecodeError, msgspec.ValidationError):
            return _refused(problem(400, "malformed"))

    async def _given(self, route: Route, parts: dict[str, str], body: bytes) -> dict[str, Any]:
        """Return the arguments for a route's handler. Raises msgspec's errors and MulotError."""
        given: dict[str, Any] = {}
        for name, kind in route.types.items():
            if name == "here":
                given[name] = AtTable(self, await self.room(parts["table"]))
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in parts:
                given[name] = msgspec.convert(parts[name], kind, strict=False)
            elif name != "return":
                given[name] = self
        return given

    def house(self) -> HouseShown:
        """Return what the page needs to know about this house."""
        return show_house(self.games)

    def opened(self) -> None:
        """Do nothing: there is no rate limit in a browser."""

    async def make(self, what: str, table: str) -> bytes | None:
        """Return an artifact, made by the second worker on every request."""
        await see(await self.room(table), Table.file)  # refused while it is not over
        order = msgspec.msgpack.encode(Order(what, await self.store.rows(table)))
        try:
            made = await self.outside.work("make", order, KEEPSAKE_TIME)
        except Exception as error:
            raise StoreDown(error) from None
        if what == "course" and not made:
            raise Refused(Reason("no-course"))
        return made

    async def forgotten(self, tables: Sequence[str]) -> None:
        """Do nothing: the only device has no identity to erase."""


def _refused(told: Problem) -> tuple[int, str]:
    return told.status, msgspec.json.encode(told).decode()


# ---------------------------------------------------------------- routes of its own


async def _rehearse(house: PocketHouse, game: str) -> Raw | None:
    """Warm up a game while its box is on screen."""
    return await rehearse(house.games, house.games.on_shelf(game), lambda: house.at_rest)


async def _bring(house: PocketHouse, data: str) -> Done:
    """Import a journal file as a new table."""
    name = new_name()
    made = await import_table(house.store, house.games.catalogue, name, data.encode(), DEVICE)
    return Done(made.rev, table=name)


async def _take_out(here: AtTable) -> bytes:
    """Return a table's journal, with the earlier chapters of its campaign. A table that was begun here can be exported
    before its end; from then on its luck is open."""

    def begun_here(t: Table) -> list[str]:
        if t.put_on and t.phase != "over":
            raise Refused(Reason("not-over"))
        return [page.table for page in t.pages]

    rooms, pages = here.caller.rooms, await here.see(begun_here)
    before = [await watch(await rooms.room(page), DEVICE, Table.file) for page in pages]
    taken = await here.room.ask(c.TakeOut(), DEVICE)
    if isinstance(taken, Seen):
        return b"".join(before) + bytes(taken.what)
    granted(taken)
    raise AssertionError


OWN = [
    Route("POST", "games/{game:str}/rehearsal", "Play a little", _rehearse),
    Route("POST", "files", "Bring a journal", _bring),
    Route("POST", TABLE + "/file", "Take a journal out", _take_out),
    Route("POST", "everything/file", "Write all there is", write_everything),
    Route("POST", "everything", "Bring all of it back", bring_everything),
]
PATTERNS = [
    (route, re.compile(re.sub(r"{(\w+):(\w+)}", lambda part: f"(?P<{part[1]}>{KINDS[part[2]]})", route.path)))
    for route in (*ROUTES, *OWN)
    if not route.people
]
"""Every route with the regular expression for its path."""
