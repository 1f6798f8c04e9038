"""Join codes: short codes for open tables, to be read aloud or written on a board and typed in by everybody who joins.

A code is derived from the table's id. It need not be stored, is valid on every node and after a restart, and expires
when the game begins. Guessing is rate-limited: only wrong codes count, since a whole class may share one address.
"""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath
from msgspec import Struct

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.server.config import Config
from mulot.server.edge.address import client_address
from mulot.server.edge.rate_limit import RateLimiter
from mulot.server.schema import REFUSALS
from mulot.server.tables.manager import ServerTableManager
from mulot.service.table_requests import TableRequest
from mulot.table import Table

ALPHABET = "BCDFGHJKMPQRTVWXY2346789"
"""Characters that cannot be confused with each other, without vowels, so that no code is a word."""
CONFUSABLE = str.maketrans("O0ZUN", "QQ2VM")
"""Characters that no code has → the one that was probably meant."""
CODE_LENGTH = 6
MAX_TABLES_SEARCHED = 2000
"""Open tables among which a code is searched for: those that changed last."""
WRONG_CODES_PER_10_MIN = 30
"""Wrong codes per address."""
_wrong_codes = RateLimiter(WRONG_CODES_PER_10_MIN, 600)


class Code(Struct, frozen=True):
    """The code that is typed in to join a table."""

    code: str


class TableFound(Struct, frozen=True):
    """The table that has a code."""

    table: str


def join_code(table: str) -> str:
    """Return the code of a table."""
    number = int.from_bytes(hashlib.sha256(b"mulot code " + table.encode()).digest()[:8])
    code = ""
    for _ in range(CODE_LENGTH):
        number, index = divmod(number, len(ALPHABET))
        code += ALPHABET[index]
    return code


@get("/api/tables/{table:str}/code", tags=["tables"], responses=REFUSALS, summary="The code of an open table")
async def code_of_table(table_request: NamedDependency[TableRequest], config: NamedDependency[Config]) -> Code:
    """For the host and seated players, if the server has join codes."""
    device = table_request.device

    def read_code(t: Table) -> Code:
        if not (t.is_host(device) or t.seats_of(device)):
            raise Refused(Reason("not-host"))
        if t.phase != "open":
            raise Refused(Reason("not-open"))
        return Code(join_code(t.id))

    found = await table_request.read_table(read_code)
    if not config.join_codes:
        raise NotFoundException
    return found


@get("/api/codes/{code:str}", tags=["tables"], responses=REFUSALS, summary="The open table with this code")
async def find_code(
    request: Request[Any, Any, State],
    table_manager: NamedDependency[ServerTableManager],
    config: NamedDependency[Config],
    code: FromPath[str],
) -> TableFound:
    """Upper and lower case are the same, other characters (`qx7-hkd`) are ignored, and an O is taken for a Q."""
    if not config.join_codes:
        raise NotFoundException
    address = f"a {client_address(request.scope)}"
    if not _wrong_codes.has_token(address):
        raise TooManyRequestsException
    wanted = "".join(filter(str.isalnum, code)).upper().translate(CONFUSABLE)
    for entry in await table_manager.store.tables(phase="open", limit=MAX_TABLES_SEARCHED):
        if entry.quarantine_reason is None and join_code(entry.table) == wanted:
            return TableFound(entry.table)
    _wrong_codes.take(address)
    raise NotFoundException
