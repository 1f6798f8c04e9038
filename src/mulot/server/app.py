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
from mulot.house.asking import Denied
from mulot.house.problems import Problem, of_error, problem
from mulot.server import metrics
from mulot.server.bell import Bell, RedisBell
from mulot.server.codes import code_of_table, find_code
from mulot.server.config import Config
from mulot.server.copying import Copies, copy_up
from mulot.server.courses import Courses
from mulot.server.door.bodies import BODY
from mulot.server.files import Files
from mulot.server.games import Games
from mulot.server.guard import Guard
from mulot.server.keepsakes import Keepsakes
from mulot.server.live import live
from mulot.server.neighbours import Neighbours
from mulot.server.offline import Offline, offline
from mulot.server.outside import brought
from mulot.server.pages import health, measured, page, ready
from mulot.server.rooms import Rooms
from mulot.server.routes import at_table, caller, mount
from mulot.server.schema import SchemaPage, schema_router
from mulot.server.sharing import share, shared, shared_film, unshare
from mulot.server.watched_store import WatchedStore
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
    """The application and what it holds: `rooms` is there once it has started."""

    def __init__(self, config: Config, store: Store | None = None, neighbours: Neighbours | None = None) -> None:
        self.config = config
        self.neighbours = neighbours
        """Other processes of the same house, on the same port."""
        self.games = Games(config.more_games, config.only_games)
        self.store: WatchedStore | None = None
        self.rooms: Rooms | None = None
        self.keepsakes: Keepsakes | None = None
        self.courses: Courses | None = None
        self.copies: Copies | None = None
        self._store = store
        self.litestar = _litestar(self)
        self.app = Guard(self.litestar, config)

    async def open_store(self) -> Store:
        """Open it, if it is not open yet. Raises StoreDown or NewerSchema."""
        if self._store is None:
            self._store = await open_store(self.config.database)
        return self._store

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Work on the store, and close it."""
        self.store = store = WatchedStore(await self.open_store())
        bell: Bell = RedisBell(self.config.redis) if self.config.redis else Bell()
        shared = self.config.database.startswith("postgres")
        self.rooms = Rooms(store, self.games, self.config, bell, shared)
        if self.neighbours is not None:
            self.rooms.is_mine = self.neighbours.is_mine
        self.keepsakes = Keepsakes(self.config, store)
        self.courses = Courses(self.config, store, self.rooms.bots, self.keepsakes)
        self.copies = Copies(self.config, store)
        self.rooms.erased = self._erased
        await self.rooms.start()
        try:
            yield
        finally:
            await self.courses.stop()
            await self.copies.stop()
            await self.keepsakes.stop()
            await self.rooms.close()
            self._store = None

    def the_store(self) -> WatchedStore:
        """The store, while the house is open."""
        assert self.store is not None
        return self.store

    def the_rooms(self) -> Rooms:
        """The rooms, while the house is open."""
        assert self.rooms is not None
        return self.rooms

    def the_keepsakes(self) -> Keepsakes:
        """The films and proofs, while the house is open."""
        assert self.keepsakes is not None
        return self.keepsakes

    def the_courses(self) -> Courses:
        """The courses of finished games, while the house is open."""
        assert self.courses is not None
        return self.courses

    def the_copies(self) -> Copies:
        """What reads files from outside, while the house is open."""
        assert self.copies is not None
        return self.copies

    def _erased(self, table: str) -> None:
        """A table is deleted: whatever was made of it goes."""
        self.the_courses().drop(table)
        self.the_keepsakes().drop(table)


def create_app(config: Config, store: Store | None = None, neighbours: Neighbours | None = None) -> App:
    """The house as an ASGI application (`.app`). Without a store the one that the settings name is opened."""
    return App(config, store, neighbours)


def _litestar(house: App) -> Litestar:
    files, inside = Files(), Offline(shelf=house.games.shelf)
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
            "store": Provide(house.the_store, sync_to_thread=False),
            "rooms": Provide(house.the_rooms, sync_to_thread=False),
            "caller": Provide(caller),
            "here": Provide(at_table),
            "keepsakes": Provide(house.the_keepsakes, sync_to_thread=False),
            "courses": Provide(house.the_courses, sync_to_thread=False),
            "copies": Provide(house.the_copies, sync_to_thread=False),
            "games": Provide(lambda: house.games, sync_to_thread=False),
            "outside": Provide(lambda: house.games.outside, sync_to_thread=False),
            "config": Provide(lambda: house.config, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "inside": Provide(lambda: inside, sync_to_thread=False),
        },
        lifespan=[house.lifespan],
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
