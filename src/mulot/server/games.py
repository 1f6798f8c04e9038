"""The games this server offers: those on the shelf, and modules that are named in the settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import structlog

from mulot.core.game import AnyGame
from mulot.games import Shelf
from mulot.server.config import BadSetting
from mulot.server.static_files import CompressedFiles
from mulot.service import external_assets, games
from mulot.service.schemas import ExternalAssets

log = structlog.get_logger()


class ServerGames(games.OfferedGames):
    """ServerGames by id, with their characters and with what packages bring along for browsers."""

    def __init__(self, more: str = "", only: str = "") -> None:
        shelf = Shelf(more)
        super().__init__(shelf, select_offered((*shelf.ids, *shelf.disabled), only))

    @cached_property
    def brought(self) -> dict[str, CompressedFiles]:
        """What browsers may have of the games that do not lie in the house's own folder. Listed once: a file that is
        added later is not there before the house is opened again."""
        return {
            game: CompressedFiles(external_assets.asset_files(self.shelf.folder(game)))
            for game in self.shelf.external_ids
        }

    def inspect(self) -> None:
        """Hold the games from elsewhere against the laws in brief, before anybody comes: those that break are set aside
        and named in the log."""
        if self.shelf.external_ids:
            from mulot.testing.plugin_check import (
                disable_failing_games,  # most houses have none, and need not wait for it
            )

            disable_failing_games(self.shelf)
        self.all_shown()  # what is only imported when it is needed is imported now: nobody waits for it yet
        for game, why in self.shelf.disabled.items():
            log.warning("a game is set aside", game=game, why=why)

    def elsewhere(self, game: AnyGame) -> ExternalAssets | None:
        """What a game brings along that was not there when the client was built."""
        return self.shown(game.id) if game.id in self.brought else None

    def shown(self, game: str) -> ExternalAssets:
        """The same by its id, as it is now: who writes a board reloads the page and sees it."""
        files = self.brought[game]
        return external_assets.describe_assets({name: files.load(name).plain for name in files.names})


def select_offered(ids: Sequence[str], only: str) -> tuple[str, ...]:
    """The games of a shelf that is locked to some of them. Raises BadSetting: a typing error must not open it."""
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        raise BadSetting(why=f"only_games: {', '.join(unknown)}")
    return tuple(name for name in ids if not wanted or name in wanted)
