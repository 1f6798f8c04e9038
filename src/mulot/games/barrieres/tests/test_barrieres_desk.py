"""A tree that is kept from move to move, and forgotten where it must be."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random
from typing import Any

import numpy as np
import pytest

import mulot
from mulot.core.luck import Quick
from mulot.games.barrieres.bots.kernel import judging, search, thinking
from mulot.games.barrieres.bots.kernel.bits import lucky
from mulot.games.barrieres.bots.kernel.chance import NOBODY
from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, encode, lay_out
from mulot.games.barrieres.bots.kernel.plies import play
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.rules import new
from mulot.games.barrieres.rules import play as play_by_rules

GAME = mulot.load("barrieres")


def searched(s: State, rounds: int, most: int = 100_000) -> tuple[Desk, Any, Any, int]:
    """A desk with a tree on it."""
    desk, (g, t) = Desk(most), lay_out(s)
    start, weights = np.array([t]), judging.weights(s.size, 2)
    used = search.think(g, start, desk.nodes, 0, rounds, desk.x, weights, lucky(3))
    desk.leave(g, start, weights, used)
    return desk, g, weights, used


def told(nodes: Any, node: int, deep: int = 4) -> Any:
    """What a tree says, without where it lies; its top as any root."""
    first, n = (int(nodes[node][name]) for name in ("first", "children"))
    below = nodes[first : first + n][["action", "visits", "total"]].tolist() if deep else []
    return [(here, told(nodes, first + i, deep - 1)) for i, here in enumerate(below)]


def after(s: State, *moves: Action) -> State:
    for move in moves:
        play_by_rules(s, s.turn, move, Quick(0), lambda event: None)
    return s


def fresh(size: Any = 7) -> State:
    return new(Options(size=size, first=0), 2, Quick(0))


@pytest.mark.parametrize("moves", [["d2"], ["d2", "d6"]])
def test_what_was_seen_below_the_moves_that_were_made_is_kept(moves: list[str]) -> None:
    desk, g, weights, used = searched(fresh(), 3000)
    node = 0
    for move in moves:
        first, n = int(desk.nodes[node]["first"]), int(desk.nodes[node]["children"])
        node = first + desk.nodes["action"][first : first + n].tolist().index(encode(GAME.read(move), 7))
    before, visits = told(desk.nodes, node), int(desk.nodes[node]["visits"])
    assert visits > 50
    now = np.array([lay_out(after(fresh(), *map(GAME.read, moves)))[1]])
    left = desk.left_of(g, now, weights)
    assert 0 < left < used
    assert told(desk.nodes, 0) == before
    assert int(desk.nodes[0]["visits"]) == visits
    check(g, now, desk.nodes, left)


def check(g: Any, start: Any, nodes: Any, used: int) -> None:
    """Blocks of children do not overlap, and their actions can be played one after another."""
    seen = np.zeros(used, bool)
    seen[0] = True
    open_: list[tuple[int, Any]] = [(0, start.copy())]
    while open_:
        node, at = open_.pop()
        for child in range(int(nodes[node]["first"]), int(nodes[node]["first"] + nodes[node]["children"])):
            assert child < used
            assert not seen[child]
            seen[child] = True
            assert nodes[child]["mover"] == at[0]["turn"]
            if nodes[child]["children"] and len(open_) < 200:
                then = at.copy()
                play(g, then[0], int(nodes[child]["action"]))
                open_.append((child, then))
    assert seen.sum() > 10


def test_who_comes_with_another_position_finds_the_desk_empty() -> None:
    desk, g, weights, _ = searched(fresh(), 500)
    elsewhere = after(fresh(), *map(GAME.read, ["d2", "d6", "d3", "d5"]))
    assert desk.left_of(g, np.array([lay_out(elsewhere)[1]]), weights) == 0
    desk, g, _, _ = searched(fresh(), 500)
    now = np.array([lay_out(after(fresh(), GAME.read("d2")))[1]])
    assert desk.left_of(g, now, judging.weights(7, 2).copy()) == 0, "another player's"
    desk, _, weights, _ = searched(fresh(), 500)
    larger, t = lay_out(fresh(9))
    assert desk.left_of(larger, np.array([t]), weights) == 0, "another board's"


def test_where_there_is_no_more_room_what_was_hardly_visited_is_forgotten() -> None:
    desk, g, weights, used = searched(fresh(), 3000, 60_000)
    best = int(np.argmax(desk.nodes["visits"][1 : 1 + int(desk.nodes[0]["children"])]))
    rounds = (60_000 - used) // MOST_ACTIONS + 10
    left = desk.make_room(used, rounds)
    assert left + rounds * MOST_ACTIONS < 60_000
    assert left > 100
    assert int(np.argmax(desk.nodes["visits"][1 : 1 + int(desk.nodes[0]["children"])])) == best
    start = np.array([lay_out(fresh())[1]])
    check(g, start, desk.nodes, left)
    visits = int(desk.nodes[0]["visits"])
    search.think(g, start, desk.nodes, left, 50, desk.x, weights, lucky(4))
    assert int(desk.nodes[0]["visits"]) == visits + 50, "and it goes on"


def test_a_second_thought_goes_on_where_the_first_one_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking._shelf, "desk", Desk(), raising=False)
    s = fresh(9)
    one = thinking.think(s, 0.1, Random(1), clock=time.thread_time)
    after(s, one.action, one.line[1])
    two = thinking.think(s, 0.1, Random(1), clock=time.thread_time)
    assert int(thinking._desk().nodes[0]["visits"]) > two.rounds


def test_once_awake_nothing_has_to_be_compiled_for_the_second_move() -> None:
    """It took nearly a second of somebody's turn, the first time that a tree was kept on a machine."""
    code = "from mulot.games.barrieres.bots.kernel import keeping, warm; warm.warm();"
    code += "print(all(one.signatures for one in (keeping.find, keeping.keep)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout == "True\n"


def test_where_rounds_are_counted_nothing_is_left_over() -> None:
    s = fresh(7)
    once = thinking.think(s, 60, Random(5), rounds=400)
    thinking.think(s, 0.05, Random(1))
    assert thinking.think(s, 60, Random(5), rounds=400) == once


def test_a_root_that_was_kept_without_hopeless_actions_looks_at_them_before_it_gives_up() -> None:
    s = fresh(7)
    desk, g, weights, used = searched(s, search.OFTEN - 30)  # from then on it looks at all of them anyway
    nodes = desk.nodes
    nodes[0]["complete"] = 0
    first, n = int(nodes[0]["first"]), int(nodes[0]["children"])
    nodes["winner"][first : first + n] = 1  # all that is looked at loses, it is said
    start = np.array([lay_out(s)[1]])
    now = search.think(g, start, nodes, used, 20, desk.x, weights, lucky(2))
    assert now > used
    assert nodes[0]["winner"] == NOBODY
    assert int(nodes[0]["first"]) >= used
