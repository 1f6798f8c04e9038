"""The games this server offers: those on the shelf, and modules that are named in the settings."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.game import AnyGame
from mulot.games import Shelf
from mulot.house import games
from mulot.house.shown import Elsewhere
from mulot.server.config import BadSetting
from mulot.server.outside import Outside


class Games(games.Games):
    """Games by id, with their characters and with what packages bring along for browsers."""

    def __init__(self, more: str = "", only: str = "") -> None:
        shelf = Shelf(more)
        super().__init__(shelf, offered(shelf.ids, only))
        self.outside = Outside(shelf)

    def elsewhere(self, game: AnyGame) -> Elsewhere | None:
        """What a game brings along that was not there when the client was built."""
        return self.outside.shown(game.id)


def offered(ids: Sequence[str], only: str) -> tuple[str, ...]:
    """The games of a shelf that is locked to some of them. Raises BadSetting: a typing error must not open it."""
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        raise BadSetting(why=f"only_games: {', '.join(unknown)}")
    return tuple(name for name in ids if not wanted or name in wanted)
