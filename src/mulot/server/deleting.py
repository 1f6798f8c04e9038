"""A family deletes its table: the rows are gone from the store, then the table from every screen."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.house.deleting import delete_table
from mulot.house.shown import Deleted
from mulot.server.device import device_of
from mulot.server.problems import REFUSALS
from mulot.server.rooms import Rooms


@post("/api/tables/{table:str}/delete", tags=["tables"], responses=REFUSALS, summary="Delete for good", status_code=200)
async def delete(request: Request[Any, Any, State], rooms: NamedDependency[Rooms], table: FromPath[str]) -> Deleted:
    """The host at any time; when it is over, everybody who has a seat there. A book goes as a whole."""
    return Deleted(await delete_table(rooms, table, device_of(request.scope)))
