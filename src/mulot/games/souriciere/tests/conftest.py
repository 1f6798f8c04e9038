"""A fixture that sets up a position from words, as `scenes` does: `table("12 house bedroom trap2")`.

The tests use the square numbers of the board:

    room           bedroom  bathroom  dining-room  laundry  library  kitchen
    hole                 5        15           24       36       46       53
    green arrow         20        31           40       49       52       55
    red arrow            2        11           21       32       43       51

The trap's square is 51, and the cheese is on 56.
"""

from __future__ import annotations

from typing import Any

import pytest

from mulot.core.game import Ask
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import Options
from mulot.games.souriciere.scenes import describe_scene, scene
from mulot.testing import act


class Table:
    """A state set up by hand, in which the test chooses the numbers thrown."""

    def __init__(self, mice: str, turn: int = 0, **options: Any) -> None:
        self.state = scene(mice, turn, Options(**options))

    def throw(self, *faces: int) -> list[Any]:
        """Let one seat after another throw these numbers, and return all events."""
        return [event for face in faces for event in act(GAME, self.state, self.turn, "roll", face)]

    @property
    def turn(self) -> int:
        """Return the seat that must throw."""
        ask = GAME.waiting(self.state)
        assert isinstance(ask, Ask), ask
        assert (ask.about, ask.must) == ("roll-again" if self.state.second else "roll", ask.seats)
        return ask.seats[0]

    @property
    def mice(self) -> str:
        """Return the places of all mice, in the words of `scene`."""
        return describe_scene(self.state)


@pytest.fixture
def table() -> type[Table]:
    return Table
