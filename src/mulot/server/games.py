"""The games that this server offers: those on the shelf, and modules that are named in the settings."""

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
    """The offered games by id, with their bots, and with the browser files of external games."""

    def __init__(self, more: str = "", only: str = "") -> None:
        shelf = Shelf(more)
        super().__init__(shelf, select_offered((*shelf.ids, *shelf.disabled), only))

    @cached_property
    def external_files(self) -> dict[str, CompressedFiles]:
        """The browser files of each game that is not part of Mulot. They are listed once: a file that is added later
        is not found before the next start."""
        return {
            game: CompressedFiles(external_assets.asset_files(self.shelf.folder(game)))
            for game in self.shelf.external_ids
        }

    def check_external_games(self) -> None:
        """Check the external games briefly before the server starts. Those that fail are disabled, and logged."""
        if self.shelf.external_ids:
            from mulot.testing.plugin_check import disable_failing_games  # most servers do not need it

            disable_failing_games(self.shelf)
        self.all_shown()  # imports now what would otherwise be imported while a player waits
        for game, why in self.shelf.disabled.items():
            log.warning("a game is set aside", game=game, why=why)

    def elsewhere(self, game: AnyGame) -> ExternalAssets | None:
        """Return the browser files of an external game, or None if it is part of Mulot."""
        return self.describe_external_files(game.id) if game.id in self.external_files else None

    def describe_external_files(self, game: str) -> ExternalAssets:
        """Return the browser files of an external game as they are now: after a change, reloading the page suffices."""
        files = self.external_files[game]
        return external_assets.describe_assets({name: files.load(name).plain for name in files.names})


def select_offered(ids: Sequence[str], only: str) -> tuple[str, ...]:
    """Return the ids that the setting `only_games` admits. Raises BadSetting for an unknown game: a misspelt setting
    must not offer all of them."""
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        raise BadSetting(why=f"only_games: unknown game: {', '.join(unknown)}")
    return tuple(name for name in ids if not wanted or name in wanted)
