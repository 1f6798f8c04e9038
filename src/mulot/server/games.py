"""The games this server offers: those on the shelf, and modules that are named in the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mulot.bots.bot import Bot
from mulot.core.errors import NoSuchGame
from mulot.core.game import AnyGame
from mulot.core.options import choices
from mulot.core.text import field_kinds, members, tag_of
from mulot.games import Shelf
from mulot.server.config import BadSetting
from mulot.server.outside import Elsewhere, Outside
from mulot.table import Catalogue


class Games:
    """Games by id, with their characters."""

    def __init__(self, more: str = "", only: str = "") -> None:
        self.shelf = Shelf(more)
        self.ids = offered(self.shelf.ids, only)
        self.outside = Outside(self.shelf)
        self.catalogue = Catalogue(self.game, self.characters)

    def game(self, game: str) -> AnyGame:
        """The game with this id. Raises NoSuchGame."""
        return self.shelf.load(game)

    def on_shelf(self, game: str) -> AnyGame:
        """The same where it is offered: at a locked shelf only tables that are there already go on with other games."""
        if game not in self.ids:
            raise NoSuchGame(game, ", ".join(self.ids))
        return self.game(game)

    def bots(self, game: AnyGame) -> dict[str, Bot]:
        """A game's characters by name."""
        return self.shelf.bots(game.id)

    def quick_bot(self, game: AnyGame) -> Bot:
        """The character that plays for another one when there is no time: the strongest of those that need none."""
        bots = tuple(self.bots(game).values())
        return next((bot for bot in reversed(bots) if bot.quick), bots[0])

    def characters(self, game: AnyGame) -> Sequence[str]:
        """Their names, from gentle to strong."""
        return tuple(self.bots(game))


def offered(ids: Sequence[str], only: str) -> tuple[str, ...]:
    """The games of a shelf that is locked to some of them. Raises BadSetting: a typing error must not open it."""
    wanted = [name.strip() for name in only.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        raise BadSetting(why=f"only_games: {', '.join(unknown)}")
    return tuple(name for name in ids if not wanted or name in wanted)


class OptionShown(Struct, frozen=True):
    """An option: what it is if nothing is said, and what it can be at the smallest table (None: too many to list)."""

    name: str
    default: Any
    values: list[Any] | None


class GameShown(Struct, frozen=True):
    """A game as the lobby needs it. `schema` is the JSON Schema of all options; `slower` are the characters that would
    be quicker if the extra `fast` were installed here."""

    id: str
    version: int
    seats: tuple[int, ...]
    characters: tuple[str, ...]
    options: list[OptionShown]
    schema: dict[str, Any]
    slower: tuple[str, ...] = ()
    elsewhere: Elsewhere | None = None
    """What it brings along, if it was not there when the client was built."""


class Kinds(Struct, frozen=True):
    """Which fields of events and actions are seats and things, by tag: they are told by their names. Boards that are
    built with the client know it; all others ask."""

    event: dict[str, dict[str, str]]
    do: dict[str, dict[str, str]]


def kinds_of(game: AnyGame) -> Kinds:
    """Of one game."""
    found = [{tag_of(kind): field_kinds(kind) for kind in members(union)} for union in (game.event, game.action)]
    return Kinds(*({tag: fields for tag, fields in one.items() if fields} for one in found))


def show_game(games: Games, game: AnyGame) -> GameShown:
    """What the lobby is told about a game."""
    defaults, values = msgspec.to_builtins(game.options()), choices(game, game.seats[0])
    options = [
        OptionShown(f.name, defaults.get(f.name, False), values.get(f.name))  # one that came later is off where unset
        for f in msgspec.structs.fields(game.options)
    ]
    _, parts = msgspec.json.schema_components([game.options])
    schema = dict(parts[game.options.__name__])
    characters, elsewhere = tuple(games.characters(game)), games.outside.shown(game.id)
    slower = tuple(bot.name for bot in games.bots(game).values() if bot.slowed)
    return GameShown(game.id, game.version, game.seats, characters, options, schema, slower, elsewhere)
