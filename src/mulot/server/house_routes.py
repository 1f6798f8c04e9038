"""REST: the house and its games."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from mulot.core.text import LANGUAGES
from mulot.server.config import Config
from mulot.server.games import Games, GameShown, Kinds, kinds_of, show_game
from mulot.server.home import home_url
from mulot.server.problems import REFUSALS
from mulot.table.words import NAMES, PHRASES, REACTIONS


class HouseShown(Struct, frozen=True):
    """What a client has to know before it shows anything."""

    version: str
    languages: tuple[str, ...]
    names: tuple[str, ...]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]
    games: tuple[str, ...]
    home: str | None = None
    """The address for other devices in the home network."""
    shared: bool = False
    """One child after the other uses a device."""
    codes: bool = False
    """Open tables have a short code."""


class HouseController(Controller):
    """The house and its games."""

    path = "/api"
    tags = ["house"]

    @get("/house", responses=REFUSALS, summary="The house")
    async def house(
        self, games: NamedDependency[Games], config: NamedDependency[Config], version: NamedDependency[str]
    ) -> HouseShown:
        """Names, phrases and games; the answer sets the cookie by which a device is known."""
        words = (LANGUAGES, NAMES, PHRASES, REACTIONS)
        return HouseShown(version, *words, games.ids, home_url(config), config.shared_devices, config.codes)

    @get("/games", responses=REFUSALS, summary="All games")
    async def all_games(self, games: NamedDependency[Games]) -> list[GameShown]:
        """With their options and characters."""
        return [show_game(games, games.game(name)) for name in games.ids]

    @get("/games/{game:str}", responses=REFUSALS, summary="One game")
    async def one_game(self, games: NamedDependency[Games], game: FromPath[str]) -> GameShown:
        """With its options and characters."""
        return show_game(games, games.on_shelf(game))

    @get("/games/{game:str}/kinds", responses=REFUSALS, summary="Which fields are seats and things")
    async def kinds(self, games: NamedDependency[Games], game: FromPath[str]) -> Kinds:
        """For boards that are not built with the client."""
        return kinds_of(games.game(game))
