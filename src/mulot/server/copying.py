"""A table that was begun in the house inside a browser is copied up to this one."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from contextlib import suppress
from string import ascii_lowercase
from typing import Any

import msgspec
import structlog
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from mulot.core.errors import BrokenJournal, MulotError
from mulot.house.asking import Denied
from mulot.house.problems import Problem, of_error
from mulot.house.shown import CopyUp, Done
from mulot.room import Conflict, Store
from mulot.server.config import Config
from mulot.server.copy_reader import CopyOrder, CopyRead
from mulot.server.device import device_of
from mulot.server.door.bodies import COPIES, COPY
from mulot.server.door.openings import opened
from mulot.server.keepsakes import NotMade, TooMany
from mulot.server.orders import ask, start
from mulot.server.problems import REFUSALS
from mulot.table.records import Row

log = structlog.get_logger()
WAITING = 4
"""Files that are read, or wait for it; from one device there is one at a time."""
PATIENCE = 60.0
"""Seconds that one of them may take, on a machine that has much else to do."""
HEADER = '{"kind":"header",'
"""How a file begins. A process is dear: what is plainly no journal does not get one."""
LINES = tuple(b'{"kind":"%s",' % kind for kind in (b"header", b"deal", b"move", b"undo"))
"""How the rows of a table begin that are lines of its journal."""


class OtherCopy(MulotError):
    """This table was copied up before, and has gone on otherwise."""

    key = "house-no-other-copy"


class NotTaken(Denied):
    """Something is wrong with the file, or with who is to sit where."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        Exception.__init__(self, problem.no)


class Copies:
    """Files are read one after the other, each in a process of its own."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._devices: set[str] = set()
        self._one_at_a_time = asyncio.Lock()

    async def take(self, wanted: CopyUp, device: str) -> tuple[str, int, bool]:
        """Its name, its last row, and whether it is new here. Raises TooMany, NotMade, NotTaken, OtherCopy."""
        if not wanted.journal.startswith(HEADER) or len(seed_in(wanted.journal)) < 64:
            raise NotTaken(of_error(BrokenJournal(None, "it does not begin or does not end as a journal does")))
        if device in self._devices or len(self._devices) >= WAITING:
            raise TooMany()
        self._devices.add(device)
        try:
            async with self._one_at_a_time:
                name = name_of(wanted.journal, device)
                order = CopyOrder(name, device, wanted, self._config.more_games, self._config.only_games)
                found = await _read(order)
        finally:
            self._devices.discard(device)
        if found.problem is not None:
            raise NotTaken(found.problem)
        return await self._keep(found)

    async def _keep(self, found: CopyRead) -> tuple[str, int, bool]:
        """All of it, or nothing. What was copied before is there already; it may have gone on since."""
        last = found.appends[-1]
        try:
            await self._store.append(*found.appends)
        except Conflict:
            before = await self._store.rows(last.table)
            ours, theirs = _lines(last.rows), _lines(before)
            if theirs[: len(ours)] != ours:
                raise OtherCopy() from None
            return last.table, before[-1].line, False
        if found.snapshot is not None:
            await self._store.keep_snapshot(last.table, found.snapshot)
        return last.table, last.rows[-1].line, True


def name_of(file: str, device: str) -> str:
    """The same table from the same device has the same name here, so that it is here once; and nobody guesses it who
    does not know its seed, and the device. (A file without a seed is refused, whatever it would have been called.)"""
    digest = hashlib.sha256(f"mulot copy {device} {seed_in(file)}".encode()).digest()
    # As `new_name` has it: it never begins with a dash.
    return ascii_lowercase[digest[16] % 26] + base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")[1:]


def seed_in(file: str) -> str:
    """As its last line has it; empty where it has none."""
    return file.rstrip().rpartition("\n")[2].partition('"seed":"')[2][:64]


async def _read(order: CopyOrder) -> CopyRead:
    process = await start("mulot.server.copy_reader")
    try:
        out = await asyncio.wait_for(ask(process, msgspec.msgpack.encode(order)), PATIENCE)
        return msgspec.msgpack.decode(out, type=CopyRead)
    except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
        log.warning("a file was not read", why=type(error).__name__)
        raise NotMade() from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _lines(rows: Sequence[Row]) -> list[bytes]:
    return [row.body for row in rows if row.body.startswith(LINES)]


@post(COPIES, tags=["tables"], responses=REFUSALS, summary="Copy a table up", request_max_body_size=COPY)
async def copy_up(
    request: Request[Any, Any, State], copies: NamedDependency[Copies], data: JSONBody[CopyUp]
) -> Response[Done]:
    """A table that was begun in the house inside this browser: the device is its host, and sits where it says. The luck
    of one that is not over counts as open from there on. The same one again is the one that is here."""
    opened(request.scope)  # it is counted whatever comes of it: reading a file is dear
    table, rev, new = await copies.take(data, device_of(request.scope))
    return Response(
        Done(rev, table=table), status_code=201 if new else 200, headers={"Location": f"/api/tables/{table}"}
    )
