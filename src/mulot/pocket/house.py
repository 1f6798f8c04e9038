"""The house in a browser, as the page calls it: its tables, and what is asked at its door. That is the routes of every
house that need no other people, and those of its own, for files and for what a browser keeps."""

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
"""Seconds that a film may take: a long game is played again for it."""
KINDS = {"str": "[^/]+", "int": "[0-9]+"}


class PocketHouse(PocketRooms):
    """`call` is what a served house answers over HTTP. Whoever asks is the one who has it in the browser."""

    device = DEVICE
    beside = staticmethod(here)

    @property
    def rooms(self) -> PocketHouse:
        """Its tables."""
        return self

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer a request: the status, and the body of the answer."""
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
        """What a function takes."""
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
        """What the page has to know."""
        return show_house(self.games)

    def opened(self) -> None:
        """Nobody counts tables here."""

    async def make(self, what: str, table: str) -> bytes | None:
        """In the second worker, each time anew."""
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
        """All devices have the same name here, which tells nothing."""


def _refused(told: Problem) -> tuple[int, str]:
    return told.status, msgspec.json.encode(told).decode()


# ---------------------------------------------------------------- routes of its own


async def _rehearse(house: PocketHouse, game: str) -> Raw | None:
    """While somebody looks at its box."""
    return await rehearse(house.games, house.games.on_shelf(game), lambda: house.at_rest)


async def _bring(house: PocketHouse, data: str) -> Done:
    """A journal file as a table of this house: to be looked at again, or to be gone on with."""
    name = new_name()
    made = await import_table(house.store, house.games.catalogue, name, data.encode(), DEVICE)
    return Done(made.rev, table=name)


async def _take_out(here: AtTable) -> bytes:
    """The file of a table, also before its end, where it was begun here: its luck is no longer sealed from then on. Of
    a book, the pages before it, too: without them it is no book."""

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
"""Every route with the pattern of its path."""
