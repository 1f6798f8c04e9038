"""REST: the house and its games."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from litestar import Controller, Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.core.text import LANGUAGES
from mulot.house.day import check, day_of
from mulot.house.games import kinds_of
from mulot.house.shown import DayShown, GameShown, HouseShown, Kinds
from mulot.server.config import Config
from mulot.server.device import device_of, visit_of
from mulot.server.door.address import is_here
from mulot.server.games import Games
from mulot.server.home import home_url
from mulot.server.problems import REFUSALS
from mulot.table.words import COATS, FACES, NAMES, PHRASES, REACTIONS


class HouseController(Controller):
    """The house and its games."""

    path = "/api"
    tags = ["house"]

    @get("/house", responses=REFUSALS, summary="The house")
    async def house(
        self,
        request: Request[Any, Any, State],
        games: NamedDependency[Games],
        config: NamedDependency[Config],
        version: NamedDependency[str],
    ) -> HouseShown:
        """Names, phrases and games; the answer sets the cookie by which a device is known."""
        return HouseShown(
            version,
            LANGUAGES,
            NAMES,
            FACES,
            COATS,
            PHRASES,
            REACTIONS,
            games.ids,
            home_url(config),
            config.shared_devices,
            config.codes,
            visit_of(device_of(request.scope)) if config.shared_devices else None,
            config.keep_over,
            config.keep_idle,
            games.aside(why=is_here(request.scope)),
        )

    @get("/games", responses=REFUSALS, summary="All games")
    async def all_games(self, games: NamedDependency[Games]) -> list[GameShown]:
        """With their options and characters."""
        return games.all_shown()

    @get("/games/{game:str}", responses=REFUSALS, summary="One game")
    async def one_game(self, games: NamedDependency[Games], game: FromPath[str]) -> GameShown:
        """With its options and characters."""
        return games.show(games.on_shelf(game))

    @get("/games/{game:str}/day/{date:str}", responses=REFUSALS, summary="The game of a day")
    async def day(self, games: NamedDependency[Games], game: FromPath[str], date: FromPath[str]) -> DayShown:
        """The deal that is the same for everybody, and what a character of the house reached with it."""
        found = games.on_shelf(game)
        check(found, date)
        return await to_thread(day_of, games, found.id, date)

    @get("/games/{game:str}/kinds", responses=REFUSALS, summary="Which fields are seats and things")
    async def kinds(self, games: NamedDependency[Games], game: FromPath[str]) -> Kinds:
        """For boards that are not built with the client."""
        return kinds_of(games.game(game))
