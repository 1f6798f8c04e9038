"""Everything that is not the API: the built client, what games from elsewhere bring, health, readiness, metrics."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from mulot.server import metrics
from mulot.server.games import ServerGames
from mulot.server.schema import REFUSALS
from mulot.server.static_files import CACHE_FOREVER, ClientFiles
from mulot.server.tables.manager import ServerTableManager
from mulot.server.tables.monitored_store import MonitoredStore

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mulot</title><h1>Mulot</h1><p>The house is open. ServerGames: {games}.</p>
<p>The client is not built here. <a href="/api/schema">The interface</a> · <a href="/health">health</a> ·
<a href="/ready">readiness</a> · <a href="/metrics">metrics</a></p></html>
"""


class Health(Struct, frozen=True):
    """How the house is."""

    status: str


@get("/health", tags=["house"], responses=REFUSALS, summary="Is it alive?")
async def health() -> Health:
    """Yes."""
    return Health("ok")


@get("/ready", tags=["house"], responses=REFUSALS, summary="Can it serve?")
async def ready(rooms: NamedDependency[ServerTableManager], store: NamedDependency[MonitoredStore]) -> Response[Health]:
    """503 while the store cannot be written to, or has just failed, or the house is stopping."""
    if rooms.stopping:
        return Response(Health("stopping"), status_code=503)
    if not await store.is_ready():
        return Response(Health("store-down"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["house"], responses=REFUSALS, summary="For Prometheus", media_type="text/plain")
async def read_metrics() -> Response[bytes]:
    """Counts and times; nothing about people or tables."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get("/elsewhere/{game:str}/{edition:str}/{name:path}", include_in_schema=False)
async def brought(
    request: Request[Any, Any, Any],
    games: NamedDependency[ServerGames],
    game: FromPath[str],
    edition: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    """What a game that was not there when the client was built brings along: `words/fr`, `rulebook/fr`, `web/board.js`.
    The address holds a digest of all of it (the edition), so it is kept by browsers for ever, and another version has
    other addresses. An older page that asks for an edition of before gets today's."""
    name = name.lstrip("/")
    if game not in games.brought or name not in games.brought[game]:
        raise NotFoundException
    cached = CACHE_FOREVER if edition == games.shown(game).edition else "no-cache"
    return await games.brought[game].answer(name, request.headers.get("accept-encoding", ""), cached)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    games: NamedDependency[ServerGames],
    files: NamedDependency[ClientFiles],
    path: FromPath[str] = "/",
) -> Any:
    """A file of the client, or its first page, which finds its way itself."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    accepted = request.headers.get("accept-encoding", "")
    if name in files:
        return await files.send(name, accepted)
    if name.startswith("assets/"):
        raise NotFoundException
    if "index.html" in files:
        return await files.send("index.html", accepted)
    return Response(PLAIN.format(games=", ".join(games.ids)), media_type="text/html")
