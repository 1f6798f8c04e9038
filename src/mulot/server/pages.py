"""Everything that is not the API: the built client, health, readiness, metrics."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from msgspec import Struct

from mulot.core.errors import MulotError
from mulot.server import metrics
from mulot.server.games import Games
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""What a browser is told a file is; the system's own table differs from machine to machine."""
FOR_EVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mulot</title><h1>Mulot</h1><p>The house is open. Games: {games}.</p>
<p>The client is not built here. <a href="/api/schema">The interface</a> · <a href="/health">health</a> ·
<a href="/ready">readiness</a> · <a href="/metrics">metrics</a></p></html>
"""


class Health(Struct, frozen=True):
    """How the house is."""

    status: str


def find_files(root: Path = STATIC) -> dict[str, Path]:
    """Every file of the client by its path: nothing else is ever read, whatever is asked for."""
    if not (root / "index.html").is_file():
        return {}
    return {f.relative_to(root).as_posix(): f for f in root.rglob("*") if f.is_file() and not f.name.startswith(".")}


@get("/health", tags=["house"], responses=REFUSALS, summary="Is it alive?")
async def health() -> Health:
    """Yes."""
    return Health("ok")


@get("/ready", tags=["house"], responses=REFUSALS, summary="Can it serve?")
async def ready(rooms: NamedDependency[Rooms]) -> Response[Health]:
    """503 while the store is away or the house is stopping."""
    if rooms.stopping:
        return Response(Health("stopping"), status_code=503)
    try:
        await asyncio.wait_for(rooms.store.tables(limit=1), 2)
    except (MulotError, TimeoutError):
        return Response(Health("store-down"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["house"], responses=REFUSALS, summary="For Prometheus", media_type="text/plain")
async def measured() -> Response[bytes]:
    """Counts and times; nothing about people or tables."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    games: NamedDependency[Games], files: NamedDependency[dict[str, Path]], path: FromPath[str] = "/"
) -> Any:
    """A file of the client, or its first page, which finds its way itself."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    if name in files and name != "index.html":
        return _file(files[name], FOR_EVER if name.startswith("assets/") else "no-cache")
    if name.startswith("assets/"):
        raise NotFoundException
    if "index.html" in files:
        return _file(files["index.html"], "no-cache")
    return Response(PLAIN.format(games=", ".join(games.ids)), media_type="text/html")


def _file(path: Path, caching: str) -> File:
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(path, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": caching})
