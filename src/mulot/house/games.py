"""The games of a house, as its lobby needs them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import UNSET, UnsetType

import mulot
from mulot.bots.bot import Bot
from mulot.core.errors import GameAside, NoSuchGame
from mulot.core.game import AnyGame
from mulot.core.options import SEAT_OPTIONS, choices
from mulot.core.text import LANGUAGES, field_kinds, members, tag_of
from mulot.games import Shelf
from mulot.house.shown import Aside, Elsewhere, GameShown, HouseShown, Kinds, OptionShown
from mulot.table import Catalogue
from mulot.table.words import COATS, FACES, NAMES, PHRASES, REACTIONS


class Games:
    """Games by id, with their characters."""

    def __init__(self, shelf: Shelf | None = None, offered: tuple[str, ...] | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.offered = offered
        """None: all there are."""
        self.catalogue = Catalogue(self.game, self.ladder)

    @property
    def ids(self) -> tuple[str, ...]:
        """The games on the shelf of this house."""
        return tuple(filter(self.offers, self.shelf.ids))

    def offers(self, game: str) -> bool:
        """Whether a game may be on the shelf of this house."""
        return self.offered is None or game in self.offered

    def game(self, game: str) -> AnyGame:
        """The game with this id. Raises NoSuchGame, GameAside."""
        return self.shelf.load(game)

    def on_shelf(self, game: str) -> AnyGame:
        """The same where it is offered: at a locked shelf only tables that are there already go on with other games."""
        if not self.offers(game):
            raise NoSuchGame(game, ", ".join(self.ids))
        return self.game(game)

    def bots(self, game: AnyGame) -> dict[str, Bot]:
        """A game's characters and the rungs between them by name."""
        return self.shelf.bots(game.id)

    def characters(self, game: AnyGame) -> dict[str, Bot]:
        """Those that people choose, from gentle to strong."""
        return self.shelf.characters(game.id)

    def ladder(self, game: AnyGame) -> Sequence[str]:
        """The names of all of them, from gentle to strong."""
        return tuple(self.bots(game))

    def quick_bot(self, game: AnyGame) -> Bot:
        """The character that plays for another one when there is no time: the strongest of those that need none."""
        bots = tuple(self.bots(game).values())
        return next((bot for bot in reversed(bots) if bot.quick), bots[0])

    def elsewhere(self, game: AnyGame) -> Elsewhere | None:
        """What a game brings along that was not there when the client was built."""
        return None

    def aside(self, why: bool) -> tuple[Aside, ...] | UnsetType:
        """The games that are set aside, and why, if that is to be told."""
        found = ((game, told) for game, told in self.shelf.aside.items() if self.offers(game))
        return tuple(Aside(game, told if why else "") for game, told in found) or UNSET

    def all_shown(self) -> list[GameShown]:
        """What the lobby is told about all games; one that cannot even be shown is set aside."""
        found = []
        for name in self.ids:
            with suppress(GameAside), self.shelf.guard(name):
                found.append(self.show(self.game(name)))
        return found

    def show(self, game: AnyGame) -> GameShown:
        """What the lobby is told about a game."""
        defaults, values = msgspec.to_builtins(game.options()), choices(game, game.seats[0])
        options = [
            # One that came later is off, or nobody's, where it is unset.
            OptionShown(f.name, defaults.get(f.name, None if f.name in SEAT_OPTIONS else False), values.get(f.name))
            for f in msgspec.structs.fields(game.options)
        ]
        _, parts = msgspec.json.schema_components([game.options])
        schema = dict(parts[game.options.__name__])
        characters = self.characters(game)
        slower = tuple(bot.name for bot in characters.values() if bot.slowed)
        course = self.shelf.judge(game.id) is not None
        elsewhere = self.elsewhere(game)
        names = tuple(characters)
        return GameShown(game.id, game.version, game.seats, names, options, schema, slower, elsewhere, course)


def kinds_of(game: AnyGame) -> Kinds:
    """Of one game."""
    found = [{tag_of(kind): field_kinds(kind) for kind in members(union)} for union in (game.event, game.action)]
    return Kinds(*({tag: fields for tag, fields in one.items() if fields} for one in found))


def show_house(games: Games, why: bool = True) -> HouseShown:
    """What a client is told of a house inside its own browser: nothing there is deleted because it is old. `why`: also
    of a game that is set aside."""
    return HouseShown(
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
        aside=games.aside(why),
    )
