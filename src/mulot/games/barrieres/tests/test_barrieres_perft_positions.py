"""Fixed positions, with legal actions and move counts from another engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.engine import search

GAME = mulot.load("barrieres")
SETS: dict[str, Any] = json.loads((Path(__file__).parent / "perft.json").read_text())["sets"]
POSITIONS = [(name, i) for name, found in SETS.items() for i in range(len(found["positions"]))]


def ignore_event(event: Any) -> None:
    """Drop an event."""


def after(name: str, moves: list[str]) -> Any:
    found = SETS[name]
    s = GAME.new(GAME.options(size=found["size"], barriers=found["barriers"], first=0), found["seats"], RandomLuck(0))
    for move in moves:
        action = GAME.read(move)
        assert GAME.why_not(s, s.turn, action) is None, move
        GAME.play(s, s.turn, action, RandomLuck(0), ignore_event)
    return s


def perft(s: Any, depth: int) -> int:
    """Return the number of sequences of exactly `depth` plies; a finished game has no continuation."""
    legal = GAME.legal(s, s.turn)
    if depth == 1 or not legal:
        return len(legal)
    count = 0
    for action in legal:
        t = GAME.copy(s)
        GAME.play(t, t.turn, action, RandomLuck(0), ignore_event)
        count += perft(t, depth - 1)
    return count


@pytest.mark.parametrize(("name", "i"), POSITIONS)
def test_legal_actions_are_those_of_the_oracle(name: str, i: int) -> None:
    position = SETS[name]["positions"][i]
    s = after(name, position["moves"])
    assert sorted(map(GAME.write, GAME.legal(s, s.turn))) == position["legal"]


@pytest.mark.parametrize("name", SETS)
def test_the_rules_count_as_the_oracle_does(name: str) -> None:
    assert [perft(after(name, []), depth) for depth in (1, 2)] == SETS[name]["initial_perft"][:2]
    late = [p for p in SETS[name]["positions"] if p["perft"][2] < 2000]
    assert late
    for position in late:
        s = after(name, position["moves"])
        assert [perft(s, depth) for depth in (1, 2, 3)] == position["perft"]


@pytest.mark.parametrize("name", SETS)
def test_the_module_counts_from_the_start_as_the_oracle_does(name: str) -> None:
    """`tests/offline/test_offline_engine.py` compares the other positions."""
    memory, expected = search.load_engine().memories[1], SETS[name]["initial_perft"]
    memory.lay_out(after(name, []))
    assert [memory.perft(depth + 1) for depth in range(len(expected))] == expected
