"""A table that was begun in the house inside a browser is copied up to this one."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from mulot.actor import Conflict, Store
from mulot.core.errors import BrokenJournal, MulotError
from mulot.server.config import Config
from mulot.server.edge.address import client_address
from mulot.server.edge.device_cookie import request_device
from mulot.server.edge.request_limits import MAX_UPLOAD_BYTES, UPLOAD_PATH, mark_table_opened
from mulot.server.schema import REFUSALS
from mulot.server.workers.artifacts import TooManyPending, WorkNotDone
from mulot.server.workers.fair_queue import Requester
from mulot.server.workers.upload_reader import UploadOrder, UploadResult
from mulot.server.workers.worker import FORK_TIMEOUT_S
from mulot.server.workers.worker_pool import WorkerFailed, WorkerPool
from mulot.service.problems import Problem, problem_of_error
from mulot.service.schemas import CommandResult, UploadRequest
from mulot.service.table_requests import Denied
from mulot.table.records import Row

HEADER = '{"kind":"header",'
"""How a file begins. What is plainly no journal need not wait to be read."""
LINES = tuple(b'{"kind":"%s",' % kind for kind in (b"header", b"deal", b"move", b"undo"))
"""How the rows of a table begin that are lines of its journal."""
READ = msgspec.msgpack.Decoder(UploadResult)
WAITING = 32
"""ClientFiles that wait; and of them from one address:"""
OF_AN_ADDRESS = 8
QUEUE_TIMEOUT_S = 60.0
"""Seconds that a file waits for its turn. Waiting is not reading: the time for that begins when its turn has come."""
EXTRA_S = 5.0
"""Seconds for the way there and back, beyond those that a process has for a file."""


class UploadQueueFull(MulotError):
    """Many others wait already."""

    key = "house-no-crowded"


class DivergedUpload(MulotError):
    """This table was copied up before, and has gone on otherwise."""

    key = "house-no-other-copy"


class UploadRejected(Denied):
    """Something is wrong with the file, or with who is to sit where."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        Exception.__init__(self, problem.no)


class Uploads:
    """ClientFiles are read one after the other, in a process that does nothing else."""

    def __init__(self, config: Config, store: Store) -> None:
        self._store = store
        self._reader = WorkerPool("read", 1, config)
        self._devices: set[str] = set()
        """Each has one file at a time that is read, or waits for it."""

    async def take(self, wanted: UploadRequest, requester: Requester) -> tuple[str, int, bool]:
        """Its name, its last row, and whether it is new here. Raises TooManyPending, UploadQueueFull, WorkNotDone,
        UploadRejected, DivergedUpload."""
        device = requester[-1]
        if not wanted.journal.startswith(HEADER) or len(seed_of_file(wanted.journal)) < 64:
            raise UploadRejected(
                problem_of_error(BrokenJournal(None, "it does not begin or does not end as a journal does", "strange"))
            )
        if device in self._devices:
            raise TooManyPending()
        self._devices.add(device)
        try:
            name = upload_table_id(wanted.journal, device)
            found = await self.read(UploadOrder(name, device, wanted), requester)
        finally:
            self._devices.discard(device)
        if found.problem is not None:
            raise UploadRejected(found.problem)
        return await self._keep(found)

    async def read(self, order: UploadOrder, requester: Requester) -> UploadResult:
        """What is in a file. Raises UploadQueueFull, WorkNotDone."""
        if self._reader.waiting(()) >= WAITING or self._reader.waiting(requester[:1]) >= OF_AN_ADDRESS:
            raise UploadQueueFull()
        file = msgspec.msgpack.encode(order)
        try:
            return await self._reader.run(file, requester, QUEUE_TIMEOUT_S, FORK_TIMEOUT_S + EXTRA_S, READ.decode)
        except WorkerFailed as failed:
            raise UploadQueueFull() if failed.why == "crowded" else WorkNotDone() from None

    async def stop(self) -> None:
        """The house closes."""
        await self._reader.stop()

    async def _keep(self, found: UploadResult) -> tuple[str, int, bool]:
        """All of it, or nothing. What was copied before is there already; it may have gone on since."""
        last = found.appends[-1]
        try:
            await self._store.append(*found.appends)
        except Conflict:
            before = await self._store.rows(last.table)
            ours, theirs = _lines(last.rows), _lines(before)
            if theirs[: len(ours)] != ours:
                raise DivergedUpload() from None
            return last.table, before[-1].line, False
        if found.snapshot is not None:
            await self._store.save_snapshot(last.table, found.snapshot)
        return last.table, last.rows[-1].line, True


def upload_table_id(file: str, device: str) -> str:
    """The same table from the same device has the same name here, so that it is here once; and nobody guesses it who
    does not know its seed, and the device. (A file without a seed is refused, whatever it would have been called.)"""
    digest = hashlib.sha256(f"mulot copy {device} {seed_of_file(file)}".encode()).digest()
    # As `new_name` has it: it never begins with a dash.
    return ascii_lowercase[digest[16] % 26] + base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")[1:]


def seed_of_file(file: str) -> str:
    """As its last line has it; empty where it has none."""
    return file.rstrip().rpartition("\n")[2].partition('"seed":"')[2][:64]


def _lines(rows: Sequence[Row]) -> list[bytes]:
    return [row.body for row in rows if row.body.startswith(LINES)]


@post(
    UPLOAD_PATH, tags=["tables"], responses=REFUSALS, summary="Copy a table up", request_max_body_size=MAX_UPLOAD_BYTES
)
async def upload_table(
    request: Request[Any, Any, State], uploads: NamedDependency[Uploads], data: JSONBody[UploadRequest]
) -> Response[CommandResult]:
    """A table that was begun in the house inside this browser: the device is its host, and sits where it says. The luck
    of one that is not over counts as open from there on. The same one again is the one that is here."""
    mark_table_opened(request.scope)  # it is counted whatever comes of it: reading a file is dear
    requester = (client_address(request.scope), request_device(request.scope))
    table, rev, new = await uploads.take(data, requester)
    return Response(
        CommandResult(rev, table=table), status_code=201 if new else 200, headers={"Location": f"/api/tables/{table}"}
    )
