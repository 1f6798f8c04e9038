"""What a game that was not there when the client was built brings along, as a served house sends it.

It is sent from the folder of its package as the client's own files are: same origin, same policy, packed, and kept by
browsers for ever. The address holds a digest of all of it (the edition), so another version has other addresses.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from mulot.games import Shelf
from mulot.house import brought as packages
from mulot.house.shown import Elsewhere
from mulot.server.files import FOR_EVER, Packed


class Brought:
    """The files of one package that browsers may have, by the names under which they are asked for."""

    def __init__(self, folder: Path) -> None:
        self.files = Packed(packages.files(folder))

    def shown(self) -> Elsewhere:
        """As it is now: who writes a board reloads the page and sees it."""
        return packages.shown({name: self.files.read(name).plain for name in self.files.names})


class Outside:
    """The games of a shelf that do not lie in the house's own folder."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    @cached_property
    def games(self) -> dict[str, Brought]:
        """By id. Listed once: a file that is added later is not there before the house is opened again."""
        return {game: Brought(self._shelf.folder(game)) for game in self._shelf.from_elsewhere}

    def shown(self, game: str) -> Elsewhere | None:
        """What a game brings; None for one of the house, whose words and pictures are in the client."""
        return self.games[game].shown() if game in self.games else None


@get("/elsewhere/{game:str}/{edition:str}/{name:path}", include_in_schema=False)
async def brought(
    request: Request[Any, Any, Any],
    outside: NamedDependency[Outside],
    game: FromPath[str],
    edition: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    """`words/fr`, `rulebook/fr`, `web/board.js`. An older page that asks for an edition of before gets today's."""
    name = name.lstrip("/")
    if game not in outside.games or name not in outside.games[game].files:
        raise NotFoundException
    cached = FOR_EVER if edition == outside.games[game].shown().edition else "no-cache"
    return await outside.games[game].files.answer(name, request.headers.get("accept-encoding", ""), cached)
