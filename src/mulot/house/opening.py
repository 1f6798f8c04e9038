"""Build the commands that open tables: new ones, rematches, next chapters, branches."""

from __future__ import annotations

import secrets

import msgspec

from mulot.core.day import seats_of, seed_of
from mulot.core.luck import commitment
from mulot.house import day
from mulot.house.games import Games
from mulot.house.shown import NewTable, PlayOn, TableOpened
from mulot.room.naming import new_name
from mulot.table import commands as c


def opening(games: Games, wanted: NewTable) -> c.Open:
    """Return the command that opens a new table, with a random id and seed. Raises NoSuchGame."""
    if wanted.day is not None:
        return _opening_of_day(games, wanted, wanted.day)
    return c.Open(
        table=new_name(),
        seed=secrets.token_bytes(32),
        game=games.on_shelf(wanted.game).id,
        seats=wanted.seats,
        options=wanted.options,
        settings=wanted.settings,
        take=[c.Take(**msgspec.structs.asdict(sit)) for sit in wanted.take],
        characters={int(seat): name for seat, name in wanted.characters.items()},
    )


def _opening_of_day(games: Games, wanted: NewTable, date: str) -> c.Open:
    """Return the command that opens the daily game, where only the person's seat is free to choose and nobody adds
    to the luck."""
    game = games.on_shelf(wanted.game)
    day.check(game, date)
    first = [sit for sit in wanted.take if sit.seat == day.PERSON]
    take = [c.Take(**{**msgspec.structs.asdict(sit), "added": ""}) for sit in first]
    others = dict.fromkeys(range(1, seats_of(game)), day.character_of(games, game))
    return c.Open(
        table=new_name(),
        seed=seed_of(game.id, date),
        game=game.id,
        seats=seats_of(game),
        settings=wanted.settings,
        take=take,
        characters=others,
        public=True,
    )


def told(command: c.Open, rev: int) -> TableOpened:
    """Return the response to the device that opened a table: the commitment, never the seed."""
    return TableOpened(command.table, commitment(command.seed), rev)


def rematch() -> c.Rematch:
    """Return the command that opens a rematch, with everybody one seat further."""
    return c.Rematch(new_name(), secrets.token_bytes(32))


def next_page() -> c.NextPage:
    """Return the command that opens the next chapter of a campaign, with everybody on the same seat."""
    return c.NextPage(new_name(), secrets.token_bytes(32))


def play_on(wanted: PlayOn) -> c.PlayOn:
    """Return the command that opens a branch: a new table that continues this one from a line with new luck."""
    return c.PlayOn(new_name(), secrets.token_bytes(32), wanted.line, wanted.seat, wanted.character)
