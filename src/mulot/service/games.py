"""The games that a server offers, and their descriptions for clients."""

from collections.abc import Sequence
from contextlib import suppress
from typing import get_args

import msgspec
from msgspec import UNSET, UnsetType

import mulot
from mulot.bots.bot import Bot
from mulot.core.errors import GameDisabled, NoSuchGame
from mulot.core.game import AnyGame
from mulot.core.options import SEAT_OPTIONS, option_values
from mulot.core.text import LANGUAGES, field_kinds, tag_of, union_members
from mulot.games import Shelf
from mulot.service.schemas import ExternalAssets, FailedGame, FieldKinds, GameInfo, HouseInfo, OptionInfo
from mulot.table import Catalogue
from mulot.table.phrases import COATS, FACES, NAMES, PHRASES, REACTIONS


def _unset_value(option: msgspec.structs.FieldInfo) -> bool | int | None:
    """Return what an option from a later version, which has no default, means if it is unset: no seat, off, or zero."""
    if option.name in SEAT_OPTIONS:
        return None
    return False if bool in get_args(option.type) else 0


class OfferedGames:
    """The games that this server offers, with their characters."""

    def __init__(self, shelf: Shelf | None = None, offered: tuple[str, ...] | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.offered = offered
        """The ids of the games on offer; None if all installed games are."""
        self.catalogue = Catalogue(self.game, self.bots_by_strength, lambda game: tuple(self.programs(game)))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the games on offer."""
        return tuple(filter(self.offers, self.shelf.ids))

    def offers(self, game: str) -> bool:
        """True if the settings allow this game to be offered."""
        return self.offered is None or game in self.offered

    def game(self, game: str) -> AnyGame:
        """Return the game with this id, whether it is on offer or not. Raises NoSuchGame or GameDisabled."""
        return self.shelf.load(game)

    def game_on_shelf(self, game: str) -> AnyGame:
        """Return the game with this id if it is on offer. New tables need this; running tables do not. Raises
        NoSuchGame or GameDisabled."""
        if not self.offers(game):
            raise NoSuchGame(game, ", ".join(self.ids))
        return self.game(game)

    def bots(self, game: AnyGame) -> dict[str, Bot]:
        """Return a game's bots by name: its characters and the levels between them."""
        return self.shelf.bots(game.id)

    def programs(self, game: AnyGame) -> dict[str, Bot]:
        """Return the programs that the host lets play this game, by name."""
        return {}

    def characters(self, game: AnyGame) -> dict[str, Bot]:
        """Return the characters that people can choose from by name, the gentlest first."""
        return self.shelf.characters(game.id)

    def bot(self, game: AnyGame, name: str) -> Bot:
        """Return the bot or the program with this name."""
        return {**self.programs(game), **self.bots(game)}[name]

    def bots_by_strength(self, game: AnyGame) -> Sequence[str]:
        """Return the names of all characters and levels, the gentlest first."""
        return tuple(self.bots(game))

    def quick_bot(self, game: AnyGame) -> Bot:
        """Return the bot that takes over when another one runs out of time: the strongest of the quick ones."""
        bots = tuple(self.bots(game).values())
        return next((bot for bot in reversed(bots) if bot.quick), bots[0])

    def external_assets(self, game: AnyGame) -> ExternalAssets | None:
        """Return the browser files of a game that the client was built without, or None if the client has them."""
        return None

    def failed_games(self, why: bool) -> tuple[FailedGame, ...] | UnsetType:
        """Return the games that failed to load, with the reasons only if `why` is True. UNSET if there are none."""
        found = ((game, told) for game, told in self.shelf.disabled.items() if self.offers(game))
        return tuple(FailedGame(game, told if why else "") for game, told in found) or UNSET

    def describe_all_games(self) -> list[GameInfo]:
        """Return the descriptions of all games on offer. A game that cannot be described is disabled."""
        found = []
        for name in self.ids:
            with suppress(GameDisabled), self.shelf.guard(name):
                found.append(self.describe_game(self.game(name)))
        return found

    def describe_game(self, game: AnyGame) -> GameInfo:
        """Describe a game for clients."""
        defaults, values = msgspec.to_builtins(game.options()), option_values(game, game.seats[0])
        options = [
            OptionInfo(f.name, defaults.get(f.name, _unset_value(f)), values.get(f.name))
            for f in msgspec.structs.fields(game.options)
        ]
        _, parts = msgspec.json.schema_components([game.options])
        schema = dict(parts[game.options.__name__])
        characters = self.characters(game)
        slower = tuple(bot.name for bot in characters.values() if bot.lacks_engine)
        course = self.shelf.evaluator(game.id) is not None
        elsewhere = self.external_assets(game)
        names = (*characters, *self.programs(game))
        return GameInfo(game.id, game.version, game.seats, names, options, schema, slower, elsewhere, course)


def field_kinds_of(game: AnyGame) -> FieldKinds:
    """Return which fields of a game's events and actions are seats or things, by tag."""
    found = [{tag_of(kind): field_kinds(kind) for kind in union_members(union)} for union in (game.event, game.action)]
    return FieldKinds(*({tag: fields for tag, fields in one.items() if fields} for one in found))


def describe_house(games: OfferedGames, why: bool = True) -> HouseInfo:
    """Describe the browser version for clients. It never deletes tables because of their age. With `why`, the reasons
    why games failed to load are included."""
    return HouseInfo(
        mulot.__version__,
        LANGUAGES,
        NAMES,
        FACES,
        COATS,
        PHRASES,
        REACTIONS,
        games.ids,
        keep_over=0,
        keep_idle=0,
        aside=games.failed_games(why),
    )
