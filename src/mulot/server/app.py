"""The application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from mulot import __version__
from mulot.core.errors import MulotError
from mulot.server import metrics
from mulot.server.cluster.pubsub import Bell, RedisBell
from mulot.server.cluster.worker_handoff import Neighbours
from mulot.server.config import Config
from mulot.server.edge.request_limits import BODY
from mulot.server.games import Games
from mulot.server.guard import Guard
from mulot.server.live.route import live
from mulot.server.offline_site import Offline, offline
from mulot.server.routes import at_table, caller, mount
from mulot.server.schema import SchemaPage, schema_router
from mulot.server.static_files import Files
from mulot.server.system_routes import brought, health, measured, page, ready
from mulot.server.tables.join_codes import code_of_table, find_code
from mulot.server.tables.manager import Rooms
from mulot.server.tables.monitored_store import WatchedStore
from mulot.server.tables.share_links import share, shared, shared_film, unshare
from mulot.server.tables.upload import Copies, copy_up
from mulot.server.workers.artifacts import Keepsakes
from mulot.server.workers.reviews import Courses
from mulot.service.problems import Problem, of_error, problem
from mulot.service.table_requests import Denied
from mulot.store import Store, open_store

log = structlog.get_logger()
NAMES = {
    400: "malformed",
    401: "no-cookie",
    404: "such-page",
    405: "such-page",
    413: "too-big",
    415: "not-json",
    429: "too-fast",
}


class App:
    """The house as an ASGI application (`app`), and what it holds. Without a store the one that the settings name is
    opened."""

    def __init__(self, config: Config, store: Store | None = None, neighbours: Neighbours | None = None) -> None:
        self.config = config
        self.neighbours = neighbours
        """Other processes of the same house, on the same port."""
        self.games = Games(config.more_games, config.only_games)
        self.rooms: Rooms | None = None
        """None until it has started."""
        self._store = store
        inside = Offline(shelf=self.games.shelf)
        self._held: dict[str, Any] = {"config": config, "games": self.games, "files": Files(), "inside": inside}
        """What those who answer ask for, by the names of their arguments."""
        self.litestar = self._litestar()
        self.app = Guard(self.litestar, config)

    async def open_store(self) -> Store:
        """Open it, if it is not open yet. Raises StoreDown or NewerSchema."""
        if self._store is None:
            self._store = await open_store(self.config.database)
        return self._store

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Work on the store, and close it."""
        config, store = self.config, WatchedStore(await self.open_store())
        bell: Bell = RedisBell(config.redis) if config.redis else Bell()
        self.rooms = rooms = Rooms(store, self.games, config, bell, config.database.startswith("postgres"))
        if self.neighbours is not None:
            rooms.is_mine = self.neighbours.is_mine
        keepsakes, copies = Keepsakes(config, store), Copies(config, store)
        courses = Courses(config, store, rooms.bots, keepsakes)

        def erased(table: str) -> None:
            """Whatever was made of it goes."""
            courses.drop(table)
            keepsakes.drop(table)

        rooms.erased = erased
        self._held |= {"store": store, "rooms": rooms, "keepsakes": keepsakes, "courses": courses, "copies": copies}
        await rooms.start()
        try:
            yield
        finally:
            for each in (courses, copies, keepsakes):
                await each.stop()
            await rooms.close()
            self._store = None

    def _litestar(self) -> Litestar:
        def held(name: str) -> Provide:
            return Provide(lambda: self._held[name], sync_to_thread=False)

        names = (*self._held, "store", "rooms", "keepsakes", "courses", "copies")
        return Litestar(
            route_handlers=[
                *mount(),
                code_of_table,
                find_code,
                share,
                unshare,
                shared,
                shared_film,
                copy_up,
                live,
                health,
                ready,
                measured,
                brought,
                offline,
                page,
            ],
            dependencies={
                **{name: held(name) for name in names},
                "caller": Provide(caller),
                "here": Provide(at_table),
            },
            lifespan=[self._lifespan],
            exception_handlers={
                Denied: _denied,
                MulotError: _told,
                HTTPException: _http,
                RecursionError: _unreadable,
                UnicodeDecodeError: _unreadable,
                Exception: _unforeseen,
            },
            openapi_config=OpenAPIConfig(
                title="Mulot",
                version=__version__,
                openapi_router=schema_router(),
                render_plugins=[SchemaPage()],
                use_handler_docstrings=True,
            ),
            request_max_body_size=BODY,
            logging_config=None,
            debug=False,
        )


def _answer(told: Problem) -> Response[Any]:
    return Response(msgspec.json.encode(told), status_code=told.status, media_type="application/problem+json")


def _denied(request: Request[Any, Any, State], error: Denied) -> Response[Any]:
    return _answer(error.problem)


def _told(request: Request[Any, Any, State], error: MulotError) -> Response[Any]:
    return _answer(of_error(error))


def _http(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    status = error.status_code
    return _answer(problem(status, NAMES.get(status, "malformed")))


def _unreadable(request: Request[Any, Any, State], error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """JSON of so many brackets that nobody reads it to the end, or with bytes in it that are no UTF-8."""
    return _answer(problem(400, "malformed"))


def _unforeseen(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    metrics.errors.inc()
    log.error("request failed", route=request.scope["path_template"], exc_info=error)
    return _answer(problem(500, "error"))
