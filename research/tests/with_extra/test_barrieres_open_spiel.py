"""The rules, the array rules and OpenSpiel's Quoridor have the same legal actions in every state of random games.

OpenSpiel's Quoridor has the same rules, but counts rows from the top. We work around its known bugs with four players:

- It may list a square twice if a mouse can reach it by sidestepping either of two others, so we compare names.
- Its player 2 is the second to move, but its returns are in turn order, like our seats.
- It offers an action off the board to a seat that cannot move, and playing it fails, so we end the game there.

It also scores a win on the very last ply as a draw; these games stop before that.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import mulot
from kit.sampled_cases import WHOLE
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout, movegen
from research.barrieres.open_spiel import OpenSpiel

GAME = mulot.load("barrieres")
# Size, stock, seats, states to compare; a sample compares half as many.
TABLES = [
    (5, 3, 2, 4000),
    (5, 6, 2, 4000),
    (7, 8, 2, 8000),
    (9, 10, 2, 6000),
    (11, 12, 2, 2400),
    (5, 3, 4, 4000),
    (7, 4, 4, 8000),
    (9, 5, 4, 4000),
    (11, 6, 4, 1600),
]
LONGEST = 90


def compared(states: int) -> int:
    return states if WHOLE else states // 2


def test_enough_states_are_compared() -> None:
    assert sum(compared(states) for *_, states in TABLES) >= 20_000


class Fast:
    """A game in the array rules: a position that `play` updates."""

    def __init__(self, s: Any) -> None:
        self.g, self.t = layout.lay_out(s)
        self.found, self.across = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64)
        self.fits, self.actions = np.empty(4, np.uint64), np.empty(layout.MAX_ACTIONS, np.int64)

    def legal(self) -> list[str]:
        n = movegen.legal(self.g, self.t, self.found, self.across, self.fits, self.actions)
        return [GAME.write(layout.decode(int(action), int(self.g["size"]))) for action in self.actions[:n]]

    def play(self, action: Any) -> bool:
        return bool(movegen.play(self.g, self.t, layout.encode(action, int(self.g["size"]))))


def games(size: int, stock: int, seats: int, states: int) -> Iterator[tuple[Any, Fast]]:
    """Play random games with our rules, OpenSpiel's and the array rules side by side, compare them at every ply, and
    yield the final positions."""
    rng, other = Random(size * 100 + seats), OpenSpiel(size, stock, seats)
    compared = 0
    while compared < states:
        s = GAME.new(GAME.options(size=size, barriers=stock, first=0), seats, RandomLuck(rng))
        other.restart()
        fast = Fast(s)
        wants_to_walk = rng.random()
        while compared < states and s.ply < LONGEST:
            legal = {GAME.write(action): action for action in GAME.legal(s, s.turn)}
            if "pass" in legal:
                assert fast.legal() == ["pass"]
                break
            assert other.legal().keys() == legal.keys(), GAME.draw(GAME.look(s, None))
            assert sorted(fast.legal()) == sorted(legal), GAME.draw(GAME.look(s, None))
            compared += 1
            steps = [name for name in legal if name[-1].isdigit()]
            name = rng.choice(steps if steps and rng.random() < wants_to_walk else list(legal))
            GAME.play(s, s.turn, legal[name], RandomLuck(rng), lambda event: None)
            other.play(name)
            won = fast.play(legal[name])
            assert other.state.is_terminal() == bool(s.outcome) == won
            if s.outcome:
                assert [score == 1 for score in s.outcome.scores] == [value == 1 for value in other.state.returns()]
                break
        yield s, fast


@pytest.mark.parametrize(("size", "stock", "seats", "states"), TABLES)
def test_same_legal_actions_in_every_state(size: int, stock: int, seats: int, states: int) -> None:
    for s, fast in games(size, stock, seats, compared(states)):
        _, again = layout.lay_out(s)
        for field in ("north", "east", "free", "exits", "mice", "stock", "turn", "ply"):
            assert np.array_equal(again[field], fast.t[field]), field
        assert groups(fast.t["label"]) == groups(again["label"])


def groups(labels: Any) -> list[int]:
    """Return, for each point, the index of the first point with the same label, so that groups can be compared whatever
    their labels are."""
    return [list(labels).index(label) for label in labels]
