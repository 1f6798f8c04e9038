"""Builds the commands that open tables: new ones, rematches, next chapters, branches."""

import secrets

import msgspec

from mulot.actor.store_interface import new_table_id
from mulot.core.daily import daily_seats, daily_seed
from mulot.core.luck import commitment
from mulot.service import daily
from mulot.service.games import OfferedGames
from mulot.service.schemas import NewTableRequest, PlayOnRequest, TableOpened
from mulot.table import commands as c


def open_command(games: OfferedGames, wanted: NewTableRequest) -> c.OpenTable:
    """Return the command that opens a new table, with a random id and seed. Raises NoSuchGame."""
    if wanted.day is not None:
        return _open_daily_command(games, wanted, wanted.day)
    return c.OpenTable(
        table=new_table_id(),
        seed=secrets.token_bytes(32),
        game=games.game_on_shelf(wanted.game).id,
        seats=wanted.seats,
        options=wanted.options,
        settings=wanted.settings,
        take=[c.ClaimSeat(**msgspec.structs.asdict(sit)) for sit in wanted.take],
        characters={int(seat): name for seat, name in wanted.characters.items()},
    )


def _open_daily_command(games: OfferedGames, wanted: NewTableRequest, date: str) -> c.OpenTable:
    """Return the command that opens the daily game. Only the person's seat can be chosen, and nobody adds random bytes
    to the luck."""
    game = games.game_on_shelf(wanted.game)
    daily.check_date(game, date)
    first = [sit for sit in wanted.take if sit.seat == daily.PERSON_SEAT]
    take = [c.ClaimSeat(**{**msgspec.structs.asdict(sit), "added": ""}) for sit in first]
    others = dict.fromkeys(range(1, daily_seats(game)), daily.daily_character(games, game))
    return c.OpenTable(
        table=new_table_id(),
        seed=daily_seed(game.id, date),
        game=game.id,
        seats=daily_seats(game),
        settings=wanted.settings,
        take=take,
        characters=others,
        public=True,
    )


def opened_response(command: c.OpenTable, rev: int) -> TableOpened:
    """Return the response to the device that opened a table. It contains the commitment, never the seed."""
    return TableOpened(command.table, commitment(command.seed), rev)


def rematch_command() -> c.Rematch:
    """Return the command that opens a rematch, with everyone moved one seat on."""
    return c.Rematch(new_table_id(), secrets.token_bytes(32))


def next_chapter_command() -> c.NextChapter:
    """Return the command that opens the next chapter of a campaign, with everyone keeping their seat."""
    return c.NextChapter(new_table_id(), secrets.token_bytes(32))


def branch_command(wanted: PlayOnRequest) -> c.BranchOff:
    """Return the command that opens a branch: a new table that continues this game from a line with fresh luck."""
    return c.BranchOff(new_table_id(), secrets.token_bytes(32), wanted.line, wanted.seat, wanted.character)
