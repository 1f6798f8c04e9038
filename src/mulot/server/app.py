"""The web application: assembles the routes and their dependencies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
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
from mulot.server.cluster.pubsub import Notifier, RedisNotifier
from mulot.server.cluster.worker_handoff import Peers
from mulot.server.config import Config
from mulot.server.edge.rate_limit import MAX_BODY_BYTES
from mulot.server.games import ServerGames
from mulot.server.guard import Guard
from mulot.server.live.route import live
from mulot.server.offline_site import OfflineSite, offline
from mulot.server.routes import caller, service_routes, table_request
from mulot.server.schema import SchemaPage, schema_router
from mulot.server.static_files import ClientFiles
from mulot.server.system_routes import external_asset, health, page, read_metrics, ready
from mulot.server.tables.join_codes import code_of_table, find_code
from mulot.server.tables.manager import ServerTableManager
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.server.tables.share_links import share, shared, shared_film, unshare
from mulot.server.tables.upload import Uploads, upload_table
from mulot.server.workers.artifacts import ArtifactCache
from mulot.server.workers.reviews import GameReviews
from mulot.service.problems import Problem, new_problem, problem_of_error
from mulot.service.table_requests import Denied
from mulot.store import Store, open_store

log = structlog.get_logger()
PROBLEM_BY_STATUS = {
    400: "malformed",
    401: "no-cookie",
    404: "such-page",
    405: "such-page",
    413: "too-big",
    415: "not-json",
    429: "too-fast",
}


class App:
    """The server as an ASGI application (`app`), and its parts. If no store is given, the configured database is
    opened."""

    def __init__(self, config: Config, store: Store | None = None, peers: Peers | None = None) -> None:
        self.config = config
        self.peers = peers
        """The other processes of this server, which share its port; None if there are none."""
        self.games = ServerGames(config.more_games, config.only_games, config.bot_programs)
        self.tables: ServerTableManager | None = None
        """None until the application has started."""
        self._store = store
        # On shared devices, games must not stay in the browser.
        offline_site = OfflineSite(shelf=self.games.shelf, offered=not config.shared_devices)
        self._dependencies: dict[str, Any] = {
            "config": config,
            "games": self.games,
            "files": ClientFiles(),
            "offline_site": offline_site,
        }
        """The objects that routes depend on, by parameter name."""
        self.litestar = self._build_litestar()
        self.app = Guard(self.litestar, config)

    async def open_store(self) -> Store:
        """Open the database if it is not open, and return the store. Raises StoreDown or NewerSchema."""
        if self._store is None:
            self._store = await open_store(self.config.database)
        return self._store

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Start everything that needs the database, and stop it when the application ends."""
        config, store = self.config, MonitoredStore(await self.open_store())
        notifier: Notifier = RedisNotifier(config.redis) if config.redis else Notifier()
        self.tables = tables = ServerTableManager(
            store, self.games, config, notifier, config.database.startswith("postgres")
        )
        if self.peers is not None:
            tables.is_mine = self.peers.is_mine
        artifacts, uploads = ArtifactCache(config, store), Uploads(config, store)
        reviews = GameReviews(config, store, tables.bots, artifacts)

        def drop_artifacts(table: str) -> None:
            reviews.drop(table)
            artifacts.drop(table)

        tables.on_deleted = drop_artifacts
        self._dependencies |= {
            "store": store,
            "table_manager": tables,
            "artifacts": artifacts,
            "reviews": reviews,
            "uploads": uploads,
        }
        await tables.start()
        try:
            yield
        finally:
            for each in (reviews, uploads, artifacts):
                await each.stop()
            await tables.close()
            self._store = None

    def _build_litestar(self) -> Litestar:
        def provide(name: str) -> Provide:
            return Provide(lambda: self._dependencies[name], sync_to_thread=False)

        names = (*self._dependencies, "store", "table_manager", "artifacts", "reviews", "uploads")
        return Litestar(
            route_handlers=[
                *service_routes(),
                code_of_table,
                find_code,
                share,
                unshare,
                shared,
                shared_film,
                upload_table,
                live,
                health,
                ready,
                read_metrics,
                external_asset,
                offline,
                page,
            ],
            dependencies={
                **{name: provide(name) for name in names},
                "caller": Provide(caller),
                "table_request": Provide(table_request),
            },
            lifespan=[self._lifespan],
            exception_handlers={
                Denied: _answer_with(lambda denied: denied.problem),
                MulotError: _answer_with(problem_of_error),
                HTTPException: _answer_with(
                    lambda e: new_problem(e.status_code, PROBLEM_BY_STATUS.get(e.status_code, "malformed"))
                ),
                # JSON that is nested too deeply or is not valid UTF-8
                RecursionError: _answer_with(lambda error: new_problem(400, "malformed")),
                UnicodeDecodeError: _answer_with(lambda error: new_problem(400, "malformed")),
                Exception: _handle_unexpected_error,
            },
            openapi_config=OpenAPIConfig(
                title="Mulot",
                version=__version__,
                openapi_router=schema_router(),
                render_plugins=[SchemaPage()],
                use_handler_docstrings=True,
            ),
            request_max_body_size=MAX_BODY_BYTES,
            logging_config=None,
            debug=False,
        )


def _problem_response(problem: Problem) -> Response[Any]:
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type="application/problem+json")


def _answer_with(problem_of: Callable[[Any], Problem]) -> Callable[[Request[Any, Any, State], Any], Response[Any]]:
    """Return an exception handler that answers with the problem of an error."""
    return lambda request, error: _problem_response(problem_of(error))


def _handle_unexpected_error(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    metrics.errors.inc()
    log.error("request failed", route=request.scope["path_template"], exc_info=error)
    return _problem_response(new_problem(500, "error"))
