"""A device goes for good: its seats are given up, its cookie is gone, and what it left alone is deleted."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from mulot.house.forgetting import leave_all
from mulot.house.shown import Forget, Forgotten
from mulot.server.device import PLAIN, SECURE, device_of
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms

GONE = [
    Cookie(key=PLAIN, value="", max_age=0, path="/", httponly=True, samesite="lax"),
    Cookie(key=SECURE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True),
]
"""Whichever of the two the browser has, it forgets it."""


@post("/api/forget", tags=["house"], responses=REFUSALS, summary="Forget this device", status_code=200)
async def forget(
    request: Request[Any, Any, State], rooms: NamedDependency[Rooms], data: JSONBody[Forget]
) -> Response[Forgotten]:
    """Tables where nobody else sits are deleted, seats at others are given up, the cookie is taken away, and no table
    knows any more which device it was."""
    device = device_of(request.scope)
    gone = await leave_all(rooms, data.tables, device)
    await rooms.forget_device(device, gone.left)
    return Response(gone, cookies=GONE)
