"""A table for the tests, set and read in words: `table("12 house bedroom trap2")`, a word a mouse, in order of seats.

The numbers in the tests are those of the board:

    room           bedroom  bathroom  dining-room  laundry  library  kitchen
    hole                 5        15           24       36       46       53
    green arrow         20        31           40       49       52       55
    red arrow            2        11           21       32       43       51

The trap's square is 51, the cheese lies on 56.
"""

from __future__ import annotations

from typing import Any

import pytest

from mulot.core.game import Ask
from mulot.core.luck import Scripted
from mulot.games.souriciere import GAME
from mulot.games.souriciere.content import BOARD, HOUSE, ROOMS
from mulot.games.souriciere.rules import ROOM_OF, Options
from mulot.testing import act


class Table:
    """Mice on the board, and who throws next."""

    def __init__(self, mice: str, turn: int = 0, **options: Any) -> None:
        words = mice.split()
        self.state = GAME.new(Options(**{"first": turn, **options}), len(words), Scripted())
        for seat, word in enumerate(words):
            s = self.state
            s.square[seat] = HOUSE if word == "house" else int(word) if word.isdigit() else None
            s.hole[seat] = BOARD.room(word).hole if word in ROOMS else None
            s.lost[seat] = int(word[-1]) if word.startswith("trap") else None

    def throw(self, *faces: int) -> list[Any]:
        """The mice throw these in turn; returns all that was told."""
        return [event for face in faces for event in act(GAME, self.state, self.turn, "roll", face)]

    @property
    def turn(self) -> int:
        """Who is asked to throw."""
        ask = GAME.waiting(self.state)
        assert isinstance(ask, Ask), ask
        assert (ask.about, ask.must) == ("roll", ask.seats)
        return ask.seats[0]

    @property
    def mice(self) -> str:
        """Where all mice are, in the words in which the table was set."""
        return " ".join(self._word(seat) for seat in range(len(self.state.square)))

    def _word(self, seat: int) -> str:
        square, hole, lost = self.state.square[seat], self.state.hole[seat], self.state.lost[seat]
        assert [square, hole, lost].count(None) == 2, "a mouse is in one place"
        if hole is not None:
            return ROOM_OF[hole].id
        return f"trap{lost}" if lost is not None else "house" if square == HOUSE else str(square)


@pytest.fixture
def table() -> type[Table]:
    return Table
