"""The games that this server offers: those on the shelf, and modules named in the settings."""

from collections.abc import Sequence
from functools import cached_property

import structlog

from mulot.bots import Bot
from mulot.bots.program import program_bot
from mulot.core.errors import BadOptions
from mulot.core.game import AnyGame
from mulot.games import Shelf
from mulot.server.config import BadSetting
from mulot.server.static_files import CompressedFiles
from mulot.service import external_assets, games
from mulot.service.schemas import ExternalAssets

log = structlog.get_logger()
PROGRAM = "program"
"""The name of a host's program at a table."""


class ServerGames(games.OfferedGames):
    """The offered games with their bots, and the browser files of external games."""

    def __init__(self, more: str = "", only: str = "", programs: str = "") -> None:
        shelf = Shelf(more)
        super().__init__(shelf, select_offered((*shelf.ids, *shelf.disabled), only))
        self._programs = read_programs(programs, shelf.ids)

    def programs(self, game: AnyGame) -> dict[str, Bot]:
        """Return the program that the setting `bot_programs` names for this game."""
        return self._programs.get(game.id, {})

    @cached_property
    def external_files(self) -> dict[str, CompressedFiles]:
        """The browser files of each external game. They are listed only once, so a file that is added later is found
        only after a restart."""
        return {
            game: CompressedFiles(external_assets.asset_files(self.shelf.folder(game)))
            for game in self.shelf.external_ids
        }

    def check_external_games(self) -> None:
        """Check the external games briefly before the server starts. Games that fail are disabled, and this is
        logged."""
        if self.shelf.external_ids:
            from mulot.testing.plugin_check import disable_failing_games  # most servers do not need it

            disable_failing_games(self.shelf)
        self.describe_all_games()  # imports everything now that would otherwise be imported while a player waits
        for game, why in self.shelf.disabled.items():
            log.warning("game disabled", game=game, why=why)

    def external_assets(self, game: AnyGame) -> ExternalAssets | None:
        """Return the browser files of an external game, or None if the client already contains them."""
        return self.describe_external_files(game.id) if game.id in self.external_files else None

    def describe_external_files(self, game: str) -> ExternalAssets:
        """Return the browser files of an external game as they are now, so that after a change it is enough to reload
        the page."""
        files = self.external_files[game]
        return external_assets.describe_assets({name: files.load(name).plain for name in files.names})


def read_programs(setting: str, ids: Sequence[str]) -> dict[str, dict[str, Bot]]:
    """Return the programs in the setting `bot_programs`, by game and by name. Raises BadSetting for an unknown game or
    program."""
    found: dict[str, dict[str, Bot]] = {}
    for part in filter(None, map(str.strip, setting.split(";"))):
        game, _, command = (word.strip() for word in part.partition("="))
        try:
            bot = program_bot(command)
        except BadOptions:
            raise BadSetting(why=f"bot_programs: no such program: {part}") from None
        if game not in ids:
            raise BadSetting(why=f"bot_programs: unknown game: {game}")
        found[game] = {PROGRAM: bot}
    return found


def select_offered(ids: Sequence[str], only: str) -> tuple[str, ...]:
    """Return the ids that the setting `only_games` allows; all of them if it is empty. Raises BadSetting for an unknown
    game, so that a misspelt setting does not offer all games."""
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        raise BadSetting(why=f"only_games: unknown game: {', '.join(unknown)}")
    return tuple(name for name in ids if not wanted or name in wanted)
