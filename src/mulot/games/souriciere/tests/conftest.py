"""A fixture for positions in words, as in `scenes`: `table("12 house bedroom trap2")`.

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
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import Options
from mulot.games.souriciere.scenes import describe_scene, scene
from mulot.testing import act


class Table:
    """A state set up by hand, with throws of chosen numbers."""

    def __init__(self, mice: str, turn: int = 0, **options: Any) -> None:
        self.state = scene(mice, turn, Options(**options))

    def throw(self, *faces: int) -> list[Any]:
        """Let the seats on turn throw these numbers; return all events."""
        return [event for face in faces for event in act(GAME, self.state, self.turn, "roll", face)]

    @property
    def turn(self) -> int:
        """The seat that is asked to throw."""
        ask = GAME.waiting(self.state)
        assert isinstance(ask, Ask), ask
        assert (ask.about, ask.must) == ("roll-again" if self.state.second else "roll", ask.seats)
        return ask.seats[0]

    @property
    def mice(self) -> str:
        """Where all mice are, in the words of `scene`."""
        return describe_scene(self.state)


@pytest.fixture
def table() -> type[Table]:
    return Table
