"""Mounts the routes from `mulot.service` on the web framework."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from inspect import Parameter, Signature
from typing import Any, TypeVar, get_args, get_origin

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import structs

from mulot.server.config import Config, lan_url
from mulot.server.edge.address import client_address, is_local
from mulot.server.edge.device_cookie import INSECURE_NAME, SECURE_NAME, request_device, visit_token
from mulot.server.edge.rate_limit import mark_table_opened
from mulot.server.schema import REFUSALS
from mulot.server.tables.manager import ServerTableManager
from mulot.server.workers.artifacts import ArtifactCache
from mulot.server.workers.reviews import GameReviews, review_response
from mulot.service.games import describe_house
from mulot.service.routes import ROUTES, FileResponse, MadeResponse, Route
from mulot.service.schemas import HouseInfo
from mulot.service.table_requests import TableRequest, read_as_viewer
from mulot.service.tables import check_table_id

T = TypeVar("T")
METHODS: dict[str, Any] = {"GET": get, "POST": post, "DELETE": delete}
PARAMETER_SOURCES: dict[str, Any] = {"caller": NamedDependency, "table_request": NamedDependency, "data": JSONBody}
"""The sources of route parameters that are not part of the path."""
EXPIRED_COOKIES = [
    Cookie(key=INSECURE_NAME, value="", max_age=0, path="/", httponly=True, samesite="lax"),
    Cookie(key=SECURE_NAME, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True),
]
"""Deletes the device cookie, whichever of the two the browser has."""


class ServerCaller:
    """The device that sent an HTTP request, and what only the server knows about the request."""

    def __init__(
        self,
        request: Request[Any, Any, State],
        tables: ServerTableManager,
        artifacts: ArtifactCache,
        reviews: GameReviews,
        config: Config,
    ) -> None:
        self.tables = tables
        self.device = request_device(request.scope)
        self._request = request
        self._artifacts = artifacts
        self._reviews = reviews
        self._config = config
        self._cookies: list[Cookie] = []

    async def run_blocking(self, work: Callable[[], T]) -> T:
        """Run a slow function in a thread, and return its result."""
        return await asyncio.to_thread(work)

    def house_info(self) -> HouseInfo:
        """Return what a client needs to know about this server."""
        config, scope = self._config, self._request.scope
        return structs.replace(
            describe_house(self.tables.games, why=is_local(scope)),
            home=lan_url(config),
            shared=config.shared_devices,
            codes=config.join_codes,
            visit=visit_token(self.device) if config.shared_devices else None,
            keep_over=config.keep_finished_days,
            keep_idle=config.keep_idle_days,
        )

    def count_opened_table(self) -> None:
        """Count a new table towards the rate limit."""
        mark_table_opened(self._request.scope)

    async def make_artifact(self, what: str, table: str) -> bytes | None:
        """Return an artifact, gzipped, if the device may watch the table. None means that a review is not ready yet."""
        check_table_id(table)
        if not await self._artifacts.is_public(table):
            await read_as_viewer(await self.tables.driver(table), self.device, lambda table: None)
        if what == "course":
            return await self._reviews.get(table, client_address(self._request.scope), self.device)
        return await self._artifacts.get(what, table, self.device)

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Disconnect the device, delete its cookie, and replace its digest in the rows of these tables."""
        await self.tables.forget_device(self.device, tables)
        self._cookies = EXPIRED_COOKIES

    def respond(self, result: Any) -> Response[Any]:
        """Return the response for a route's result."""
        if isinstance(result, FileResponse):
            headers = {"Content-Disposition": f'attachment; filename="{result.name}"'}
            return Response(result.body, media_type="application/x-ndjson", headers=headers)
        if isinstance(result, MadeResponse):
            return review_response(result.body, self._request.headers.get("accept-encoding", ""))
        return Response(result, cookies=self._cookies)


async def caller(
    request: Request[Any, Any, State],
    table_manager: NamedDependency[ServerTableManager],
    artifacts: NamedDependency[ArtifactCache],
    reviews: NamedDependency[GameReviews],
    config: NamedDependency[Config],
) -> ServerCaller:
    """Return the caller of a request, for the framework's dependency injection."""
    return ServerCaller(request, table_manager, artifacts, reviews, config)


async def table_request(caller: NamedDependency[ServerCaller], table: FromPath[str]) -> TableRequest:
    """Return a request for the table named in a path, loading the table if needed. Raises NoSuchTable, Quarantined or
    StoreDown."""
    return TableRequest(caller, await caller.tables.driver(table))


def service_routes() -> list[HTTPRouteHandler]:
    """Return handlers for all routes in `mulot.service`."""
    return [_mount(route) for route in ROUTES]


def _mount(route: Route) -> HTTPRouteHandler:
    """Return the handler of a route. The framework reads the route's parameters and result from its signature."""

    async def answer(caller: ServerCaller, **given: Any) -> Response[Any]:
        arguments = given if "table_request" in given else {"caller": caller, **given}
        response = caller.respond(await route.function(**arguments))
        if route.status == 201:
            response.headers["Location"] = f"/api/{route.path}/{response.content.table}"
        return response

    result: Any = route.types["return"]
    response_type: Any = Response
    path: Any = FromPath
    result = bytes if result is FileResponse else get_args(result)[0] if get_origin(result) is MadeResponse else result
    parameters = {
        name: PARAMETER_SOURCES.get(name, path)[Any if name in ("caller", "table_request") else kind]
        for name, kind in {"caller": Any, **route.types}.items()
        if name != "return"
    }
    answer.__annotations__ = parameters | {"return": response_type[result]}
    answer.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in parameters.items()]
    )
    answer.__name__, answer.__doc__ = route.function.__name__, route.function.__doc__
    tag = "tables" if route.path.startswith("tables") else "house"
    handler: HTTPRouteHandler = METHODS[route.method](
        f"/api/{route.path}", tags=[tag], responses=REFUSALS, summary=route.summary, status_code=route.status
    )(answer)
    return handler
