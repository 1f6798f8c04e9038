"""The routes of every house, mounted on the web framework; and what a server alone knows of who asks."""

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
from mulot.server.edge.request_limits import mark_table_opened
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
FROM: dict[str, Any] = {"caller": NamedDependency, "here": NamedDependency, "data": JSONBody}
"""Where a function's arguments come from that are not in the path."""
GONE = [
    Cookie(key=INSECURE_NAME, value="", max_age=0, path="/", httponly=True, samesite="lax"),
    Cookie(key=SECURE_NAME, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True),
]
"""Whichever of the two the browser has, it forgets it."""


class ServerCaller:
    """A device asks something over HTTP."""

    def __init__(
        self,
        request: Request[Any, Any, State],
        rooms: ServerTableManager,
        artifacts: ArtifactCache,
        reviews: GameReviews,
        config: Config,
    ) -> None:
        self.tables = rooms
        self.device = request_device(request.scope)
        self._request = request
        self._artifacts = artifacts
        self._reviews = reviews
        self._config = config
        self._cookies: list[Cookie] = []

    async def run_blocking(self, work: Callable[[], T]) -> T:
        """In a thread."""
        return await asyncio.to_thread(work)

    def house_info(self) -> HouseInfo:
        """What a client has to know of the house."""
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
        """A new table was opened: it is counted."""
        mark_table_opened(self._request.scope)

    async def make_artifact(self, what: str, table: str) -> bytes | None:
        """Who may watch may see what is made of a table. CompressedFiles with gzip."""
        check_table_id(table)
        if not await self._artifacts.is_public(table):
            await read_as_viewer(await self.tables.driver(table), self.device, lambda table: None)
        if what == "course":
            return await self._reviews.get(table, client_address(self._request.scope), self.device)
        return await self._artifacts.get(what, table, self.device)

    async def erase_device(self, tables: Sequence[str]) -> None:
        """Its cookie is taken away, and no table knows any more which device it was."""
        await self.tables.forget_device(self.device, tables)
        self._cookies = GONE

    def answer(self, told: Any) -> Response[Any]:
        """As it goes over the wire."""
        if isinstance(told, FileResponse):
            headers = {"Content-Disposition": f'attachment; filename="{told.name}"'}
            return Response(told.body, media_type="application/x-ndjson", headers=headers)
        if isinstance(told, MadeResponse):
            return review_response(told.body, self._request.headers.get("accept-encoding", ""))
        return Response(told, cookies=self._cookies)


async def caller(
    request: Request[Any, Any, State],
    rooms: NamedDependency[ServerTableManager],
    artifacts: NamedDependency[ArtifactCache],
    reviews: NamedDependency[GameReviews],
    config: NamedDependency[Config],
) -> ServerCaller:
    """Who asks."""
    return ServerCaller(request, rooms, artifacts, reviews, config)


async def at_table(caller: NamedDependency[ServerCaller], table: FromPath[str]) -> TableRequest:
    """The table that a path names. Raises NoSuchTable, PutAside or StoreDown."""
    return TableRequest(caller, await caller.tables.driver(table))


def mount() -> list[HTTPRouteHandler]:
    """All routes."""
    return [_mounted(route) for route in ROUTES]


def _mounted(route: Route) -> HTTPRouteHandler:
    """One of them. The framework reads what it takes and gives from its signature."""

    async def answer(caller: ServerCaller, **given: Any) -> Response[Any]:
        asks = given if "here" in given else {"caller": caller, **given}
        told = caller.answer(await route.function(**asks))
        if route.status == 201:
            told.headers["Location"] = f"/api/{route.path}/{told.content.table}"
        return told

    gives: Any = route.types["return"]
    response: Any = Response
    path: Any = FromPath
    gives = bytes if gives is FileResponse else get_args(gives)[0] if get_origin(gives) is MadeResponse else gives
    takes = {
        name: FROM.get(name, path)[Any if name in ("caller", "here") else kind]
        for name, kind in {"caller": Any, **route.types}.items()
        if name != "return"
    }
    answer.__annotations__ = takes | {"return": response[gives]}
    answer.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in takes.items()]
    )
    answer.__name__, answer.__doc__ = route.function.__name__, route.function.__doc__
    tag = "tables" if route.path.startswith("tables") else "house"
    kept: HTTPRouteHandler = METHODS[route.method](
        f"/api/{route.path}", tags=[tag], responses=REFUSALS, summary=route.summary, status_code=route.status
    )(answer)
    return kept
