"""Characters that adapt: a little stronger after people have won, a little weaker after two losses, if it is wanted."""

from __future__ import annotations

import msgspec
import pytest

from kit.checked_table import Parlour
from mulot.core.game import Outcome
from mulot.games import house
from mulot.table import Catalogue, Settings
from mulot.table import commands as c

SHELF = Catalogue(house().load, lambda game: tuple(house().bots(game.id)))


def next_one(scores: tuple[float, ...], character: str, lost: int = 0, adapt: bool = True) -> tuple[str, int]:
    """Who plays at the next table after a game of Barrières that ended so, and how many lost games it knows of."""
    game = house().load("barrieres")
    p = Parlour(game=game, catalogue=SHELF, options={"first": 0}, settings=Settings(adapt=adapt)).sit("anna")
    p.done("anna", c.Replace(seat=1, character=character))
    p.start()
    assert p.table.match is not None
    p.table.lost = lost
    p.table.waiting = p.table.match.state.outcome = Outcome(scores, "arrived")
    p.table.phase = "over"
    opens = p.done("anna", c.Rematch("next", bytes(32))).opens
    assert opens is not None
    rows = [msgspec.json.decode(row.body) for row in opens.rows]
    plays = next(row["place"]["character"] for row in rows if row.get("place", {}).get("sits") == "bot")
    return plays, rows[0]["lost"]


@pytest.mark.parametrize(
    ("scores", "before", "lost", "after"),
    [
        ((1.0, 0.0), "gentle", 0, ("sensible", 0)),
        ((1.0, 0.0), "gentle", 1, ("sensible", 0)),
        ((1.0, 0.0), "strong", 0, ("master", 0)),
        ((1.0, 0.0), "master", 0, ("master", 0)),
        ((0.0, 1.0), "strong", 0, ("strong", 1)),
        ((0.0, 1.0), "strong", 1, ("sensible", 0)),
        ((0.0, 1.0), "gentle", 1, ("gentle", 0)),
        ((0.5, 0.5), "sensible", 1, ("sensible", 1)),
        ((1.0, 1.0), "sensible", 0, ("strong", 0)),
        ((0.0, 0.0), "sensible", 1, ("gentle", 0)),
    ],
)
def test_by_how_it_ended(scores: tuple[float, ...], before: str, lost: int, after: tuple[str, int]) -> None:
    assert next_one(scores, before, lost) == after


def test_not_where_nobody_wanted_it() -> None:
    assert next_one((1.0, 0.0), "gentle", adapt=False) == ("gentle", 0)
