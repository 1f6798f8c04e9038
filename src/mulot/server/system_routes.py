"""Routes outside the API: the built client, files of external games, health, readiness, metrics."""

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

PAGE_WITHOUT_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mulot</title><h1>Mulot</h1><p>The server is running. Games: {games}.</p>
<p>The client has not been built. <a href="/api/schema">The API</a> · <a href="/health">health</a> ·
<a href="/ready">readiness</a> · <a href="/metrics">metrics</a></p></html>
"""


class Health(Struct, frozen=True):
    """The server's state."""

    status: str


@get("/health", tags=["house"], responses=REFUSALS, summary="Is the server running?")
async def health() -> Health:
    """Always `ok`."""
    return Health("ok")


@get("/ready", tags=["house"], responses=REFUSALS, summary="Is the server ready?")
async def ready(
    table_manager: NamedDependency[ServerTableManager], store: NamedDependency[MonitoredStore]
) -> Response[Health]:
    """503 if the database cannot be written to, if it failed a moment ago, or if the server is stopping."""
    if table_manager.stopping:
        return Response(Health("stopping"), status_code=503)
    if not await store.is_ready():
        return Response(Health("store-down"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["house"], responses=REFUSALS, summary="Metrics for Prometheus", media_type="text/plain")
async def read_metrics() -> Response[bytes]:
    """Counters and timings. They name no people and no tables."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get("/elsewhere/{game:str}/{edition:str}/{name:path}", include_in_schema=False)
async def external_asset(
    request: Request[Any, Any, Any],
    games: NamedDependency[ServerGames],
    game: FromPath[str],
    edition: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    """Return a file of an external game, such as `words/fr`, `rulebook/fr` or `web/board.js`. The edition is a
    digest of all its files, so browsers may cache them forever. A page that asks for an old edition gets the
    current files."""
    name = name.lstrip("/")
    if game not in games.external_files or name not in games.external_files[game]:
        raise NotFoundException
    cache_control = CACHE_FOREVER if edition == games.describe_external_files(game).edition else "no-cache"
    return await games.external_files[game].respond(name, request.headers.get("accept-encoding", ""), cache_control)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    games: NamedDependency[ServerGames],
    files: NamedDependency[ClientFiles],
    path: FromPath[str] = "/",
) -> Any:
    """Return a file of the client. For any other path, return the client's first page, which has its own router."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    accept_encoding = request.headers.get("accept-encoding", "")
    if name in files:
        return await files.respond_client_file(name, accept_encoding)
    if name.startswith("assets/"):
        raise NotFoundException
    if "index.html" in files:
        return await files.respond_client_file("index.html", accept_encoding)
    return Response(PAGE_WITHOUT_CLIENT.format(games=", ".join(games.ids)), media_type="text/html")
