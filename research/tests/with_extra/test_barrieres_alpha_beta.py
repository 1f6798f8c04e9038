"""The alpha-beta search plays well; otherwise a comparison of the tree search with it would be meaningless."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.barrieres.bots.engine.search import solve_actions
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import new
from research.barrieres.kernel import alpha_beta

GAME = mulot.load("barrieres")


def race(seed: int) -> State | None:
    """Return a random position in which neither seat has a barrier left; None if the game ended before."""
    rng = Random(seed)
    s = new(Options(size=5, barriers=3, first=0), 2, RandomLuck(rng))
    while not s.outcome and any(s.stock):
        GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), lambda event: None)
    return None if s.outcome else s


def test_a_race_is_searched_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alpha_beta, "can_solve", lambda s: False)
    seen = 0
    for s in filter(None, map(race, range(40))):
        worth = solve_actions(s)
        assert worth is not None
        best = max(worth.values(), key=lambda n: (n > 0, n == 0, -n))
        if not 0 < best <= 9:
            continue
        thought = alpha_beta.think(s, 60.0, Random(1), depth=12)
        assert (thought.chance, worth[thought.action]) == (1.0, best)
        seen += 1
    assert seen >= 5


def test_it_steps_onto_the_cheese_and_blocks_the_rival() -> None:
    s = new(Options(first=0), 2, ScriptedLuck())
    s.mice = ("b6", "e4")
    assert GAME.write(alpha_beta.think(s, 60.0, Random(1), depth=3).action) == "b7"
    s.mice = ("b3", "e2")
    assert GAME.write(alpha_beta.think(s, 60.0, Random(1), depth=5).action) in {"d1h", "e1h"}


def test_the_time_limit_stops_the_search() -> None:
    s = new(Options(size=9, first=0), 2, ScriptedLuck())
    assert alpha_beta.think(s, 60.0, Random(1), depth=2).rounds > 0
    assert alpha_beta.think(s, 0.05, Random(1)).action in GAME.legal(s, 0)
