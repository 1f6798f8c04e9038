"""Share links to the replay of a finished game: creating, opening and revoking them.

A link contains the table's id, encrypted with a key of the server. Nothing has to be stored to find the table, and
nothing is left over when it is deleted; only the table knows which links are valid. The secret is in the link after `#`
and in the body of requests, so it appears in no log. Wrong links are rate-limited, like wrong join codes.
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

NONCE_BYTES = 16
MAX_ID_LENGTH = 40
"""The length to which shorter table ids are padded."""
WRONG_LINKS_PER_10_MIN = 30
"""Number of wrong links allowed per address."""
_wrong_links = RateLimiter(WRONG_LINKS_PER_10_MIN, 600)


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a share link, which is in its URL after `#`."""

    secret: Secret


class SharedFilm(Struct, frozen=True):
    """The game and the players in a shared replay."""

    game: str
    seats: tuple[SeatView, ...]


async def _link_key(store: Store) -> bytes:
    """Return the server's own key, creating it if there is none."""
    if await store.get_meta(OWN_KEY) is None:
        await store.set_meta(OWN_KEY, secrets.token_bytes(KEY_BYTES))
    return (await load_link_keys(store))[0]


def _xor_mask(key: bytes, nonce: bytes, name: bytes) -> bytes:
    """Encrypt or decrypt a table's id."""
    mask = hmac.digest(key, b"0" + nonce, hashlib.sha256) + hmac.digest(key, b"1" + nonce, hashlib.sha256)
    return bytes(a ^ b for a, b in zip(name.ljust(MAX_ID_LENGTH, b"."), mask, strict=False))


def encrypt_table_id(key: bytes, table: str) -> str:
    """Return a new secret that contains the encrypted id of a table."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    return base64.urlsafe_b64encode(nonce + _xor_mask(key, nonce, table.encode())).decode().rstrip("=")


def decrypt_table_id(key: bytes, secret: str) -> str | None:
    """Return the table id in a secret, or None if the secret was not made with this key."""
    try:
        sealed = base64.b64decode(secret + "=" * (-len(secret) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    if len(sealed) != NONCE_BYTES + MAX_ID_LENGTH:
        return None
    name = _xor_mask(key, sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]).rstrip(b".")
    table = name.decode("ascii", "replace")
    return table if is_table_id(table) else None


@post("/api/tables/{table:str}/share", tags=["tables"], responses=REFUSALS, summary="Share the replay", status_code=200)
async def share(
    table_request: NamedDependency[TableRequest],
    table_manager: NamedDependency[ServerTableManager],
    table: FromPath[str],
) -> CommandResult:
    """Create a link to the replay of a finished game. Everyone with a seat may do this. It replaces this device's
    previous link."""
    secret = encrypt_table_id(await _link_key(table_manager.store), table)
    done = await table_request.run(c.ShareReplay(link_digest(secret)))
    return CommandResult(done.rev, secret=secret)


@delete("/api/tables/{table:str}/share", tags=["tables"], responses=REFUSALS, summary="Stop sharing", status_code=200)
async def unshare(table_request: NamedDependency[TableRequest]) -> CommandResult:
    """Revoke this device's link, or all links if it is the host's device."""
    return await table_request.run(c.UnshareReplay())


@post("/api/shared", tags=["tables"], responses=REFUSALS, summary="The game behind a share link", status_code=200)
async def shared(
    request: Request[Any, Any, State], table_manager: NamedDependency[ServerTableManager], data: JSONBody[Link]
) -> SharedFilm:
    """The game and its players."""
    return (await _find_shared_table(request, table_manager, data.secret))[1]


@post("/api/shared/{what:str}", tags=["tables"], responses=REFUSALS, summary="A shared replay", status_code=200)
async def shared_film(
    request: Request[Any, Any, State],
    table_manager: NamedDependency[ServerTableManager],
    artifacts: NamedDependency[ArtifactCache],
    reviews: NamedDependency[GameReviews],
    what: FromPath[str],
    data: JSONBody[Link],
) -> Response[Replay]:
    """`film` is the replay as a spectator saw and heard it, `drawings` the positions as text, `course` the review."""
    table, _ = await _find_shared_table(request, table_manager, data.secret)
    if what not in ("film", "drawings", "course"):
        raise NoSuchTable("")
    device, accepted = request_device(request.scope), request.headers.get("accept-encoding", "")
    if what == "course":
        return review_response(await reviews.get(table, client_address(request.scope), device), accepted)
    artifact = await artifacts.get("shown" if what == "film" else what, table, device)
    return gzipped_json(artifact, accepted)


async def _find_shared_table(
    request: Request[Any, Any, State], tables: ServerTableManager, secret: str
) -> tuple[str, SharedFilm]:
    """Return the table and the description for a valid link. Raises the same NoSuchTable for every kind of invalid
    link."""

    def describe(t: Table) -> SharedFilm | None:
        return SharedFilm(t.game.id, seat_views(t)) if is_valid_link(t, secret) else None

    candidates = (decrypt_table_id(key, secret) for key in await load_link_keys(tables.store))
    table = next(filter(None, candidates), None)
    try:
        found = None if table is None else await read_table(await tables.driver(table), describe)
    except NoSuchTable:
        found = None
    address = f"a {client_address(request.scope)}"
    # There is no `await` from here on, so that a burst of guesses cannot pass before the first one counts.
    if not _wrong_links.has_token(address):
        raise TooManyRequestsException
    if table is None or found is None:
        _wrong_links.take(address)
        raise NoSuchTable("")
    return table, found
