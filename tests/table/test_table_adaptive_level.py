"""Bots that adapt: one level stronger after people have won, one weaker after two losses, if the setting is on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kit.table_harness import TableHarness
from mulot.core.game import Outcome
from mulot.games import default_shelf
from mulot.service.daily import daily_character
from mulot.service.games import OfferedGames
from mulot.table import Catalogue, Row, Table, TableSettings
from mulot.table import commands as c
from mulot.table.messages import Ack

SHELF = Catalogue(default_shelf().load, lambda game: tuple(default_shelf().bots(game.id)))


def next_one(scores: tuple[float, ...], character: str, lost: int = 0, adapt: bool = True) -> tuple[str, int]:
    """Return the bot of the next table after a game of Barrières with this outcome, and its recorded number of
    losses."""
    game = default_shelf().load("barrieres")
    p = TableHarness(game=game, catalogue=SHELF, options={"first": 0}, settings=TableSettings(adapt=adapt)).sit("anna")
    p.done("anna", c.SeatBot(seat=1, character=character))
    p.start()
    assert p.table.match is not None
    p.table.games_lost = lost
    p.table.waiting = p.table.match.state.outcome = Outcome(scores, "arrived")
    p.table.phase = "over"
    opens = p.done("anna", c.Rematch("next", bytes(32))).new_table
    assert opens is not None
    rows = [msgspec.json.decode(row.body) for row in opens.rows]
    plays = next(row["place"]["character"] for row in rows if row.get("place", {}).get("sits") == "bot")
    return plays, rows[0]["lost"]


@pytest.mark.parametrize(
    ("scores", "before", "lost", "after"),
    [
        ((1.0, 0.0), "gentle", 0, ("gentle-1", 0)),
        ((1.0, 0.0), "gentle", 1, ("gentle-1", 0)),
        ((1.0, 0.0), "gentle-2", 0, ("playful", 0)),
        ((1.0, 0.0), "strong", 0, ("strong-1", 0)),
        ((1.0, 0.0), "strong-5", 0, ("master", 0)),
        ((1.0, 0.0), "master", 0, ("master", 0)),
        ((0.0, 1.0), "strong", 0, ("strong", 1)),
        ((0.0, 1.0), "strong", 1, ("sensible", 0)),
        ((0.0, 1.0), "strong-1", 1, ("strong", 0)),
        ((0.0, 1.0), "master", 1, ("strong-5", 0)),
        ((0.0, 1.0), "gentle-1", 1, ("gentle", 0)),
        ((0.0, 1.0), "gentle", 1, ("gentle", 0)),
        ((0.5, 0.5), "sensible", 1, ("sensible", 1)),
        ((0.75, 0.25), "sensible", 0, ("strong", 0)),
        ((0.25, 0.75), "sensible", 0, ("sensible", 1)),
        ((1.0, 1.0), "sensible", 0, ("strong", 0)),
        ((0.0, 0.0), "sensible", 1, ("playful", 0)),
    ],
)
def test_level_change_by_outcome(scores: tuple[float, ...], before: str, lost: int, after: tuple[str, int]) -> None:
    assert next_one(scores, before, lost) == after


def test_levels_stay_if_the_setting_is_off() -> None:
    assert next_one((1.0, 0.0), "gentle", adapt=False) == ("gentle", 0)


def test_each_level_is_visited_once_from_weakest_to_strongest_and_back() -> None:
    names = list(default_shelf().bots("barrieres"))
    up, down = [names[0]], [names[-1]]
    while up[-1] != names[-1]:
        up.append(next_one((1.0, 0.0), up[-1])[0])
    while down[-1] != names[0]:
        down.append(next_one((0.0, 1.0), down[-1], lost=1)[0])
    assert up == down[::-1] == names


def test_a_game_without_levels_adapts_by_character() -> None:
    assert not any(bot.level_of for bot in default_shelf().bots("trio").values())
    assert tuple(default_shelf().characters("trio")) == SHELF.characters(default_shelf().load("trio"))


def test_menus_list_characters_without_levels() -> None:
    """Menus and the daily game list no levels, but a table accepts them, so that its rows can name one."""
    games = OfferedGames()
    game = games.game("barrieres")
    assert games.describe_game(game).characters == ("gentle", "playful", "sensible", "strong", "master")
    assert daily_character(games, game) == "playful"
    assert games.quick_bot(game).name == "sensible"
    assert set(games.catalogue.characters(game)) > set(games.describe_game(game).characters)


def test_a_table_stored_before_levels_existed_still_adapts() -> None:
    """The rows of the table were written by a version with four characters."""
    lines = Path(__file__).with_name("table_before_rungs.jsonl").read_bytes().splitlines()
    table = Table.load(SHELF, [Row(number, body) for number, body in enumerate(lines)], 0.0)
    assert (table.phase, table.bot_on(1)) == ("playing", "strong")
    for number, action in enumerate(("c3", "a5", "c4", "b5", "c5")):
        seat = number % 2
        move = c.PlayMove(f"move-{number:06}", 0, table.questions[seat], msgspec.Raw(msgspec.json.encode(action)))
        bots = c.BotMove(1, table.questions[seat], action)
        answer = table.handle(bots if seat else move, 1.0, None if seat else "anna").answer
        assert seat or isinstance(answer, Ack), answer
    assert table.phase == "over"
    opens = table.handle(c.Rematch("next", bytes(32)), 2.0, "anna").new_table
    assert opens is not None
    assert Table.load(SHELF, opens.rows, 3.0).bot_on(0) == "strong-1", "the seats have moved on"
