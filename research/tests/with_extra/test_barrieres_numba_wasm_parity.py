"""Numba's machine code and the WebAssembly module, both compiled from the same source, agree bit for bit."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mulot.games import Shelf
from mulot.games.barrieres.bots.engine.search_memory import SearchMemory, new_search_memories, read_kernel_info
from offline.engine_results import states, thought
from research.barrieres.engine.numba_machine import NumbaMachine

SETS: dict[str, Any] = json.loads((Shelf().folder("barrieres") / "tests" / "perft.json").read_text("utf-8"))["sets"]
STEP = 3


def test_both_search_the_same() -> None:
    by_module = thought(SETS, STEP)
    assert thought(SETS, STEP, new_search_memories(NumbaMachine())[1]) == by_module
    assert len(by_module) > 12
    assert sum(tree is not None for _, tree in by_module.values()) > 8
    assert any("exact=None" not in told for told, _ in by_module.values())


def test_both_list_the_same_actions_and_count_the_same_positions() -> None:
    one, other = new_search_memories()[1], new_search_memories(NumbaMachine())[1]
    for s in states(SETS).values():
        for memory in (one, other):
            memory.lay_out(s)
        assert one.legal() == other.legal()
        assert one.perft(2) == other.perft(2)


def test_too_little_memory_is_refused() -> None:
    with pytest.raises(MemoryError):
        SearchMemory(NumbaMachine(1 << 20), read_kernel_info())
