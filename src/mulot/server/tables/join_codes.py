"""Join codes: short codes for open tables, which can be read aloud or written on a board, and are typed in to join.

A code is derived from the table's id. It need not be stored, is valid on every node and after a restart, and expires
when the game starts. Guessing is rate-limited, but only wrong codes count, because a whole class may share one address.
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
"""Characters that cannot be confused with each other. There are no vowels, so no code is a word."""
CONFUSABLE = str.maketrans("O0ZUN", "QQ2VM")
"""Characters that appear in no code → the character that was probably meant."""
CODE_LENGTH = 6
MAX_TABLES_SEARCHED = 2000
"""Maximum number of open tables searched for a code: the most recently changed ones."""
WRONG_CODES_PER_10_MIN = 30
"""Number of wrong codes allowed per address."""
_wrong_codes = RateLimiter(WRONG_CODES_PER_10_MIN, 600)


class Code(Struct, frozen=True):
    """The code that players type in to join a table."""

    code: str


class TableFound(Struct, frozen=True):
    """The table that has a code."""

    table: str


def join_code(table: str) -> str:
    """Return a table's join code."""
    number = int.from_bytes(hashlib.sha256(b"mulot code " + table.encode()).digest()[:8])
    code = ""
    for _ in range(CODE_LENGTH):
        number, index = divmod(number, len(ALPHABET))
        code += ALPHABET[index]
    return code


@get("/api/tables/{table:str}/code", tags=["tables"], responses=REFUSALS, summary="The code of an open table")
async def code_of_table(table_request: NamedDependency[TableRequest], config: NamedDependency[Config]) -> Code:
    """Only the host and seated players may see it. 404 if the server has no join codes."""
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


@get("/api/codes/{code:str}", tags=["tables"], responses=REFUSALS, summary="Find an open table by its code")
async def find_code(
    request: Request[Any, Any, State],
    table_manager: NamedDependency[ServerTableManager],
    config: NamedDependency[Config],
    code: FromPath[str],
) -> TableFound:
    """Case does not matter, separators (`qx7-hkd`) are ignored, and an O is read as a Q."""
    if not config.join_codes:
        raise NotFoundException
    address = f"a {client_address(request.scope)}"
    wanted = "".join(filter(str.isalnum, code)).upper().translate(CONFUSABLE)
    entries = await table_manager.store.tables(phase="open", limit=MAX_TABLES_SEARCHED)
    # There is no `await` from here on, so that a burst of guesses cannot pass before the first one counts.
    if not _wrong_codes.has_token(address):
        raise TooManyRequestsException
    for entry in entries:
        if entry.quarantine_reason is None and join_code(entry.table) == wanted:
            return TableFound(entry.table)
    _wrong_codes.take(address)
    raise NotFoundException
