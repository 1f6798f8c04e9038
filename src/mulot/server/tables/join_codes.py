"""A short code for an open table, to be read aloud or written on a board and typed in by everybody who joins.

It is made from the table's name, so that it need not be kept, holds on every node and after a restart, and is void as
soon as the game begins. Who guesses is slowed down: wrong codes are counted, right ones are not, for a whole class may
sit behind one address.
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
"""No sign is taken for another, and no word comes of them."""
CONFUSABLE = str.maketrans("O0ZUN", "QQ2VM")
"""Signs that no code has, and which one was meant."""
LENGTH = 6
MAX_TABLES_SEARCHED = 2000
"""So many open tables are looked through, those that changed last."""
WRONG_CODES_PER_10_MIN = 30
"""So many wrong codes in ten minutes from one address."""
_wrong = RateLimiter(WRONG_CODES_PER_10_MIN, 600)


class Code(Struct, frozen=True):
    """What is typed in to come to this table."""

    code: str


class TableFound(Struct, frozen=True):
    """The table of a code."""

    table: str


def join_code(table: str) -> str:
    """The code of a table."""
    number = int.from_bytes(hashlib.sha256(b"mulot code " + table.encode()).digest()[:8])
    signs = ""
    for _ in range(LENGTH):
        number, sign = divmod(number, len(ALPHABET))
        signs += ALPHABET[sign]
    return signs


@get("/api/tables/{table:str}/code", tags=["tables"], responses=REFUSALS, summary="The code of an open table")
async def code_of_table(here: NamedDependency[TableRequest], config: NamedDependency[Config]) -> Code:
    """For the host and those who sit there, where the house has codes."""
    device = here.device

    def look(t: Table) -> Code:
        if not (t.is_host(device) or t.seats_of(device)):
            raise Refused(Reason("not-host"))
        if t.phase != "open":
            raise Refused(Reason("not-open"))
        return Code(join_code(t.id))

    found = await here.read_table(look)
    if not config.join_codes:
        raise NotFoundException
    return found


@get("/api/codes/{code:str}", tags=["tables"], responses=REFUSALS, summary="The open table with this code")
async def find_code(
    request: Request[Any, Any, State],
    rooms: NamedDependency[ServerTableManager],
    config: NamedDependency[Config],
    code: FromPath[str],
) -> TableFound:
    """Big or small letters; whatever stands between them (`qx7-hkd`) does not count, and an O is taken for a Q."""
    if not config.join_codes:
        raise NotFoundException
    address = f"a {client_address(request.scope)}"
    if not _wrong.has_token(address):
        raise TooManyRequestsException
    wanted = "".join(filter(str.isalnum, code)).upper().translate(CONFUSABLE)
    for listed in await rooms.store.tables(phase="open", limit=MAX_TABLES_SEARCHED):
        if listed.quarantine_reason is None and join_code(listed.table) == wanted:
            return TableFound(listed.table)
    _wrong.take(address)
    raise NotFoundException
