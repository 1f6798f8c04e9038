"""The compiled code: action numbers, the search's legal actions, uniform random actions, and the cache's folder."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import numpy as np
import pytest

import mulot
from mulot.bots.numba_cache import cache_folder
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import jit, layout
from mulot.games.barrieres.arrays.bits import new_random_state
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import new
from mulot.games.barrieres.scenes import scene
from research.barrieres.engine import evaluate, random_move, search

GAME = mulot.load("barrieres")
NONE = np.empty(0, np.int32)
"""The keys of no position."""


def positions(count: int, seed: int) -> list[State]:
    found = []
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        third = rng.choice(("blocks", "side-step"))
        s = new(Options(size=rng.choice((5, 7, 9, 11)), third_mouse=third), rng.choice((2, 4)), RandomLuck(rng))
        for _ in range(rng.randrange(40)):
            if s.outcome is None:
                GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), lambda event: None)
        if s.outcome is None:
            found.append(s)
    return found


def test_action_numbers_round_trip() -> None:
    for size in (5, 7, 9, 11):
        every = size**2 + 2 * (size - 1) ** 2
        assert [layout.encode(layout.decode(n, size), size) for n in range(-1, every)] == list(range(-1, every))


def test_the_search_considers_only_legal_actions_and_all_of_them_at_the_root() -> None:
    nodes, x = np.empty(4000, search.NODE), np.empty(1, evaluate.SCRATCH)[0]
    for s in positions(60, seed=1):
        g, t = layout.lay_out(s)
        search.think(
            g, np.array([t]), nodes, 0, 1, x, evaluate.search_weights(s.size, len(s.mice)), new_random_state(1), NONE
        )
        first = int(nodes[0]["first"])
        seen = {layout.decode(int(n), s.size) for n in nodes["action"][first : first + int(nodes[0]["children"])]}
        legal = set(GAME.legal(s, s.turn))
        assert seen <= legal
        assert seen == legal or int(nodes[0]["winner"]) == s.turn


def test_random_actions_are_uniform_over_the_legal_ones() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5
                  ━━━━━
        4 ·   · ┃ ▼   ·   · 4
                ┃
        3 ·   · ┃ ▲   ·   · 3
          ━━━━━   ━━━━━
        2 ·   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    g, t = layout.lay_out(s)
    luck, found = new_random_state(5), np.empty(16, np.int64)
    draws = 40_000
    counted: dict[str, int] = {}
    for _ in range(draws):
        name = GAME.write(layout.decode(int(random_move.random_legal_action(g, t, luck, found)), 5))
        counted[name] = counted.get(name, 0) + 1
    legal = [GAME.write(action) for action in GAME.legal(s, 0)]
    assert sorted(counted) == sorted(legal)
    expected = draws / len(legal)
    off = sum((n - expected) ** 2 / expected for n in counted.values())
    assert off < len(legal) + 4 * (2 * len(legal)) ** 0.5


def test_compiled_code_is_cached_in_a_writable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    kernel = Path(jit.__file__).parent
    assert cache_folder(kernel, "barrieres").parent == kernel / "__pycache__"
    blocked = tmp_path / "file"
    blocked.write_text("a file where a folder is expected")
    assert cache_folder(blocked, "barrieres").parent == tmp_path / "cache" / "mulot"
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_folder(blocked, "barrieres").parent == tmp_path
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "told"))
    assert cache_folder(kernel, "barrieres").parent == tmp_path / "told"
