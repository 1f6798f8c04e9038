"""The search tree is kept from move to move, and discarded if it no longer applies."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec
import pytest

import mulot
from mulot.bots.engine_loader import instantiate
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.engine.records import Node
from mulot.games.barrieres.bots.engine.search import NOBODY, think
from mulot.games.barrieres.bots.engine.search_memory import (
    MODULE,
    SearchMemory,
    StoredFloats,
    new_search_memories,
    read_kernel_info,
)
from mulot.games.barrieres.bots.memory_layout import decode, encode
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.rules import legal, new
from mulot.games.barrieres.rules import play as play_by_rules

GAME = mulot.load("barrieres")
WIDEN_AT_VISITS = 16
"""A node with this many visits gets all of its actions (the engine's `search.WIDEN_AT_VISITS`)."""


def searched(s: State, rounds: int, most: int = 100_000) -> SearchMemory:
    """Return a memory with the saved tree of a search."""
    memory = SearchMemory(instantiate(MODULE), read_kernel_info(), most)
    memory.start_search(s, 3, discard_tree=True)
    run_rounds(memory, rounds)
    memory.save_tree()
    return memory


def run_rounds(memory: SearchMemory, rounds: int) -> list[int]:
    """Run rounds in batches, as a bot does. Return how many nodes were in use after each batch."""
    used = []
    for some in [50] * (rounds // 50) + [rounds % 50]:
        memory.run_rounds(some)
        used.append(memory._used)
    return used


def tree_contents(memory: SearchMemory, node: Node, deep: int = 4) -> Any:
    """Return the contents of a tree below a node, without addresses."""
    below = memory.children(node) if deep else []
    return [(child.action, child.visits, child.total, tree_contents(memory, child, deep - 1)) for child in below]


def after(s: State, *moves: Action) -> State:
    for move in moves:
        play_by_rules(s, s.turn, move, RandomLuck(0), lambda event: None)
    return s


def fresh(size: Any = 7) -> State:
    return new(Options(size=size, first=0), 2, RandomLuck(0))


@pytest.mark.parametrize("moves", [["d2"], ["d2", "d6"]])
def test_what_was_seen_below_the_moves_that_were_made_is_kept(moves: list[str]) -> None:
    memory = searched(fresh(), 3000)
    node, used = memory.root(), memory._used
    for move in moves:
        node = next(child for child in memory.children(node) if child.action == encode(GAME.read(move), 7))
    before, visits = tree_contents(memory, node), node.visits
    assert visits > 50
    now = after(fresh(), *map(GAME.read, moves))
    memory.start_search(now, 4, discard_tree=False)
    assert 0 < memory._used < used
    assert tree_contents(memory, memory.root()) == before
    assert memory.root().visits == visits
    check(memory, now)


def check(memory: SearchMemory, s: State) -> None:
    """Check that blocks of children do not overlap, and that their actions can be played one after another."""
    seen = {0}
    open_ = [(memory.root(), s)]
    while open_:
        node, at = open_.pop()
        can = {encode(action, at.size) for action in legal(at, at.turn)}
        for i, child in enumerate(memory.children(node), node.first):
            assert i < memory._used
            assert i not in seen
            seen.add(i)
            assert child.mover == at.turn
            assert child.action in can
            if child.children and len(open_) < 200:
                open_.append((child, after(GAME.copy(at), decode(child.action, at.size))))
    assert len(seen) > 10


def test_who_comes_with_another_position_finds_the_desk_empty() -> None:
    elsewhere = after(fresh(), *map(GAME.read, ["d2", "d6", "d3", "d5"]))
    for other in (elsewhere, fresh(9)):
        memory = searched(fresh(), 500)
        memory.start_search(other, 4, discard_tree=False)
        assert memory._used == 0
    memory = searched(fresh(), 500)
    address, length = memory._weights[7, 2]
    memory._weights[7, 2] = StoredFloats(memory._store(memory.machine.read(address, 4 * length)), length)
    memory.start_search(after(fresh(), GAME.read("d2")), 4, discard_tree=False)
    assert memory._used == 0, "another player's"


def test_where_there_is_no_more_room_what_was_hardly_visited_is_forgotten() -> None:
    memory = searched(fresh(), 3000, 60_000)
    best = max(memory.children(memory.root()), key=lambda child: child.visits).action
    visits, rounds = memory.root().visits, 2000
    used = run_rounds(memory, rounds)
    assert used != sorted(used), "something was forgotten"
    assert 100 < memory._used < 60_000
    assert max(memory.children(memory.root()), key=lambda child: child.visits).action == best
    check(memory, fresh())
    assert memory.root().visits == visits + rounds, "and it goes on"


def test_at_the_root_every_action_gets_its_even_part_of_a_tenth_of_the_visits() -> None:
    memory = searched(fresh(9), 6000)
    visits = [child.visits for child in memory.children(memory.root())]
    assert len(visits) == len(legal(fresh(9), 0))
    assert min(visits) >= 600 // len(visits)
    assert max(visits) > 1000


def test_a_second_thought_goes_on_where_the_first_one_was() -> None:
    memory, s = new_search_memories()[0], fresh(9)
    one = think(s, 0.1, Random(1), clock=time.thread_time, memory=memory)
    after(s, one.action, one.line[1])
    two = think(s, 0.1, Random(1), clock=time.thread_time, memory=memory)
    assert memory.root().visits > two.rounds


def test_an_attempt_to_solve_an_endgame_leaves_the_tree_alone() -> None:
    """With two barriers in hand on 9×9 there is no time to solve the position, but it is considered at every move."""
    memory = new_search_memories()[0]
    s = msgspec.structs.replace(after(fresh(9), *map(GAME.read, ["e2", "e8"])), stock=(1, 1))
    one = think(s, 0.1, Random(1), clock=time.thread_time, memory=memory)
    assert one.exact is None
    two = think(after(s, one.action, one.line[1]), 0.1, Random(1), clock=time.thread_time, memory=memory)
    assert memory.root().visits > two.rounds


def test_the_same_position_again_is_thought_about_further() -> None:
    memory, s = searched(fresh(), 500), fresh()
    before = tree_contents(memory, memory.root())
    memory.start_search(s, 4, discard_tree=False)
    assert memory.root().visits == 500
    assert tree_contents(memory, memory.root()) == before
    check(memory, s)


def test_where_rounds_are_counted_nothing_is_left_over() -> None:
    s = fresh(7)
    once = think(s, 60, Random(5), rounds=400)
    think(s, 0.05, Random(1))
    assert think(s, 60, Random(5), rounds=400) == once


def test_a_root_that_was_kept_without_hopeless_actions_looks_at_them_before_it_gives_up() -> None:
    memory = searched(fresh(), WIDEN_AT_VISITS - 4)  # fewer visits than it takes to consider all actions anyway
    used, root = memory._used, memory.root()
    write(memory, 0, "complete", 0)
    for child in range(root.first, root.first + root.children):
        write(memory, child, "winner", 1)  # mark every action considered so far as lost
    memory.run_rounds(20)
    assert memory._used > used
    assert memory.root().winner == NOBODY
    assert memory.root().first >= used


def write(memory: SearchMemory, node: int, name: str, number: int) -> None:
    """Write a number into a one-byte field of a node."""
    field = memory.info.records["node"].fields[name]
    memory.machine.write(memory._nodes + node * memory.info.records["node"].size + field.at, bytes([number]))
