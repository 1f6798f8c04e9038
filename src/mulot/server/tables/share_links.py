"""A link of its own to the film of a game that is over: made, looked at, taken back.

The link holds the table's name, sealed with a key of the house, so that nothing has to be kept to find the table, and
nothing is left when it is deleted; whether the link is good, the table alone knows. It stands after `#` in an address
and in the body of a request, so it reaches no log. Wrong links are counted, as wrong codes are.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from typing import Any

from litestar import Request, Response, delete, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from mulot.actor import NoSuchTable, Store
from mulot.core.replay import Replay
from mulot.server.edge.address import client_address
from mulot.server.edge.device_cookie import request_device
from mulot.server.edge.rate_limit import RateLimiter
from mulot.server.schema import REFUSALS
from mulot.server.static_files import gzipped_json
from mulot.server.tables.manager import ServerTableManager
from mulot.server.workers.artifacts import ArtifactCache
from mulot.server.workers.reviews import GameReviews, review_response
from mulot.service.schemas import CommandResult
from mulot.service.table_requests import TableRequest, read_table
from mulot.service.tables import is_table_id
from mulot.store.replay_link_keys import KEY_BYTES, OWN_KEY, load_link_keys
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.commands import Secret
from mulot.table.messages import SeatView
from mulot.table.replay_links import is_valid_link, link_digest
from mulot.table.updates import seat_views

NONCE = 16
LONGEST = 40
"""Signs in the name of a table."""
GUESSES = 30
"""So many wrong links in ten minutes from one address."""
_wrong = RateLimiter(GUESSES, 600)


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands after `#` in the address of a shared film."""

    secret: Secret


class SharedFilm(Struct, frozen=True):
    """A shared film is of this game, and these played."""

    game: str
    seats: tuple[SeatView, ...]


async def _key(store: Store) -> bytes:
    """The house's own, made when it is first needed."""
    if await store.get_meta(OWN_KEY) is None:
        await store.set_meta(OWN_KEY, secrets.token_bytes(KEY_BYTES))
    return (await load_link_keys(store))[0]


def _masked(key: bytes, nonce: bytes, name: bytes) -> bytes:
    mask = hmac.digest(key, b"0" + nonce, hashlib.sha256) + hmac.digest(key, b"1" + nonce, hashlib.sha256)
    return bytes(a ^ b for a, b in zip(name.ljust(LONGEST, b"."), mask, strict=False))


def seal(key: bytes, table: str) -> str:
    """A fresh secret that leads to a table."""
    nonce = secrets.token_bytes(NONCE)
    return base64.urlsafe_b64encode(nonce + _masked(key, nonce, table.encode())).decode().rstrip("=")


def unseal(key: bytes, secret: str) -> str | None:
    """The table that a secret leads to; None: it is none of this house's."""
    try:
        sealed = base64.b64decode(secret + "=" * (-len(secret) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    if len(sealed) != NONCE + LONGEST:
        return None
    name = _masked(key, sealed[:NONCE], sealed[NONCE:]).rstrip(b".")
    table = name.decode("ascii", "replace")
    return table if is_table_id(table) else None


@post("/api/tables/{table:str}/share", tags=["tables"], responses=REFUSALS, summary="Share the film", status_code=200)
async def share(
    here: NamedDependency[TableRequest], rooms: NamedDependency[ServerTableManager], table: FromPath[str]
) -> CommandResult:
    """A fresh link, for whoever has a seat there when it is over; this device's older one is void."""
    secret = seal(await _key(rooms.store), table)
    done = await here.run(c.ShareReplay(link_digest(secret)))
    return CommandResult(done.rev, secret=secret)


@delete("/api/tables/{table:str}/share", tags=["tables"], responses=REFUSALS, summary="Share no more", status_code=200)
async def unshare(here: NamedDependency[TableRequest]) -> CommandResult:
    """This device's link shows nothing any more; where it is the host's: none does."""
    return await here.run(c.UnshareReplay())


@post("/api/shared", tags=["tables"], responses=REFUSALS, summary="What a link shares", status_code=200)
async def shared(
    request: Request[Any, Any, State], rooms: NamedDependency[ServerTableManager], data: JSONBody[Link]
) -> SharedFilm:
    """Which game it was, and who played."""
    return (await _open(request, rooms, data.secret))[1]


@post("/api/shared/{what:str}", tags=["tables"], responses=REFUSALS, summary="A shared film", status_code=200)
async def shared_film(
    request: Request[Any, Any, State],
    rooms: NamedDependency[ServerTableManager],
    artifacts: NamedDependency[ArtifactCache],
    reviews: NamedDependency[GameReviews],
    what: FromPath[str],
    data: JSONBody[Link],
) -> Response[Replay]:
    """`film`: what a bystander saw and heard. `drawings`: the positions as text. `course`: how it went."""
    table, _ = await _open(request, rooms, data.secret)
    if what not in ("film", "drawings", "course"):
        raise NoSuchTable("")
    device, accepted = request_device(request.scope), request.headers.get("accept-encoding", "")
    if what == "course":
        return review_response(await reviews.get(table, client_address(request.scope), device), accepted)
    made = await artifacts.get("shown" if what == "film" else what, table, device)
    return gzipped_json(made, accepted)


async def _open(request: Request[Any, Any, State], rooms: ServerTableManager, secret: str) -> tuple[str, SharedFilm]:
    """The table of a link that is good now. Raises NoSuchTable, the same for whatever is wrong with it."""
    address = f"a {client_address(request.scope)}"
    if not _wrong.has_token(address):
        raise TooManyRequestsException

    def look(t: Table) -> SharedFilm | None:
        return SharedFilm(t.game.id, seat_views(t)) if is_valid_link(t, secret) else None

    opened = (unseal(key, secret) for key in await load_link_keys(rooms.store))
    table = next(filter(None, opened), None)
    try:
        found = None if table is None else await read_table(await rooms.driver(table), look)
    except NoSuchTable:
        found = None
    if table is None or found is None:
        _wrong.take(address)
        raise NoSuchTable("")
    return table, found
