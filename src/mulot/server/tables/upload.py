"""Uploads: a table that was started offline, in a browser, is copied to this server."""

import base64
import hashlib
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any, NamedTuple

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
from mulot.server.edge.rate_limit import MAX_UPLOAD_BYTES, UPLOAD_PATH, mark_table_opened
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

FILE_START = '{"kind":"header",'
"""The first characters of a journal file. Anything else is refused without being queued."""
JOURNAL_LINES = tuple(b'{"kind":"%s",' % kind for kind in (b"header", b"deal", b"move", b"undo"))
"""The first bytes of the table rows that are journal lines."""
RESULT_DECODER = msgspec.msgpack.Decoder(UploadResult)
MAX_QUEUED = 32
"""Maximum number of files that wait to be read."""
MAX_QUEUED_PER_ADDRESS = 8
QUEUE_TIMEOUT_S = 60.0
"""Maximum seconds that a file waits for its turn. They do not count towards the time for reading it."""
EXTRA_S = 5.0
"""Seconds for communicating with the worker, in addition to its own time limit."""


class UploadQueueFull(MulotError):
    """Too many files are already waiting."""

    key = "house-no-crowded"


class DivergedUpload(MulotError):
    """This table was uploaded before and has since diverged."""

    key = "house-no-other-copy"


class UploadRejected(Denied):
    """Something is wrong with the file, or with the requested seats."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        Exception.__init__(self, problem.no)


class UploadedTable(NamedTuple):
    """An uploaded table: its id, the number of its last row, and whether it is new on this server."""

    table: str
    last_row: int
    is_new: bool


class Uploads:
    """Reads uploaded files one after another in a separate worker process, and stores their tables."""

    def __init__(self, config: Config, store: Store) -> None:
        self._store = store
        self._workers = WorkerPool("read", 1, config)
        self._devices: set[str] = set()
        """Devices with a file that is being read or waiting. Each device can have only one."""

    async def upload(self, wanted: UploadRequest, requester: Requester) -> UploadedTable:
        """Store the table in an uploaded file.

        Raises TooManyPending, UploadQueueFull, WorkNotDone, UploadRejected or DivergedUpload.
        """
        device = requester[-1]
        if not wanted.journal.startswith(FILE_START) or len(seed_of_file(wanted.journal)) < 64:
            raise UploadRejected(
                problem_of_error(BrokenJournal(None, "the file does not begin or end like a journal", "strange"))
            )
        if device in self._devices:
            raise TooManyPending()
        self._devices.add(device)
        try:
            table = upload_table_id(wanted.journal, device)
            result = await self.read(UploadOrder(table, device, wanted), requester)
        finally:
            self._devices.discard(device)
        if result.problem is not None:
            raise UploadRejected(result.problem)
        return await self._store_tables(result)

    async def read(self, order: UploadOrder, requester: Requester) -> UploadResult:
        """Read a file in the worker process, and return its rows or what is wrong with it. Raises UploadQueueFull or
        WorkNotDone."""
        if (
            self._workers.count_waiting(()) >= MAX_QUEUED
            or self._workers.count_waiting(requester[:1]) >= MAX_QUEUED_PER_ADDRESS
        ):
            raise UploadQueueFull()
        job, timeout = msgspec.msgpack.encode(order), FORK_TIMEOUT_S + EXTRA_S
        try:
            return await self._workers.run(job, requester, QUEUE_TIMEOUT_S, timeout, RESULT_DECODER.decode)
        except WorkerFailed as failed:
            raise UploadQueueFull() if failed.why == "crowded" else WorkNotDone() from None

    async def stop(self) -> None:
        """Stop the worker process."""
        await self._workers.stop()

    async def _store_tables(self, result: UploadResult) -> UploadedTable:
        """Store all tables of a file, or none. If the table was uploaded before, the stored one may have continued
        since then."""
        last = result.appends[-1]
        try:
            await self._store.append(*result.appends)
        except Conflict:
            stored = await self._store.rows(last.table)
            uploaded_lines, stored_lines = _journal_lines(last.rows), _journal_lines(stored)
            if stored_lines[: len(uploaded_lines)] != uploaded_lines:
                raise DivergedUpload() from None
            return UploadedTable(last.table, stored[-1].line, is_new=False)
        if result.snapshot is not None:
            await self._store.save_snapshot(last.table, result.snapshot)
        return UploadedTable(last.table, last.rows[-1].line, is_new=True)


def upload_table_id(file: str, device: str) -> str:
    """Return the id for an uploaded table. The same table from the same device always gets the same id, so that it is
    stored only once. The id cannot be guessed without knowing the table's seed and the device. (Files without a seed
    are refused anyway.)"""
    digest = hashlib.sha256(f"mulot copy {device} {seed_of_file(file)}".encode()).digest()
    # Like ids from `new_table_id`, it never begins with a dash.
    return ascii_lowercase[digest[16] % 26] + base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")[1:]


def seed_of_file(file: str) -> str:
    """Return the seed in the last line of a journal file, or an empty string."""
    return file.rstrip().rpartition("\n")[2].partition('"seed":"')[2][:64]


def _journal_lines(rows: Sequence[Row]) -> list[bytes]:
    return [row.body for row in rows if row.body.startswith(JOURNAL_LINES)]


@post(
    UPLOAD_PATH, tags=["tables"], responses=REFUSALS, summary="Upload a table", request_max_body_size=MAX_UPLOAD_BYTES
)
async def upload_table(
    request: Request[Any, Any, State], uploads: NamedDependency[Uploads], data: JSONBody[UploadRequest]
) -> Response[CommandResult]:
    """Copy a table that was started offline to this server. The device becomes its host and takes the seats that it
    names. If the game is not over, its luck counts as known from here on. Uploading the same file again leads to the
    same table."""
    mark_table_opened(request.scope)  # counted whatever the result, because reading a file is expensive
    requester = (client_address(request.scope), request_device(request.scope))
    table, last_row, is_new = await uploads.upload(data, requester)
    return Response(
        CommandResult(last_row, table=table),
        status_code=201 if is_new else 200,
        headers={"Location": f"/api/tables/{table}"},
    )
