"""Which actions deserve a look before anything is known of them: how often a teacher chose actions of their kind.

An action is of several kinds at once: what a step does to one's own way, or what a barrier does to both ways, and where
it lies, as seen from either mouse. Each kind has a weight; the sum of them is the action's urge, and attention is
divided by it. The weights were fitted on a teacher's choices (`research/training` in the repository).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled

LEARNT = Path(__file__).parent / "policy.json"
LARGEST = 9
"""Larger boards take what was learnt on this one."""
KINDS = 5
"""Of one action, at most."""
AHEAD, APART, ASIDE, ROWS = 7, 10, 6, 10
"""How far one is ahead; the rows and columns between a mouse and a barrier; the rows of a board, seen by the mover."""
STEP = 0
BARRIER = STEP + 4 * AHEAD * 3 * 3
FROM_OTHER = BARRIER + 5 * 3 * 4 * AHEAD
FROM_ME = FROM_OTHER + 2 * APART * ASIDE
LIES = FROM_ME + 2 * APART * ASIDE
TOUCHES = LIES + 2 * 2 * ROWS
NOTHING_MORE = TOUCHES + 3
"""Of weight 0: for actions with fewer kinds."""
COUNT = NOTHING_MORE + 1


def learnt(size: int) -> Any:
    """The weights for this board and, last, how much the value after the action counts; None where none is known."""
    kept = json.loads(LEARNT.read_text(encoding="utf-8")) if LEARNT.exists() else {}
    found = kept.get(str(min(size, LARGEST)))
    return None if found is None else np.array(found, np.float32)


@compiled
def within(number: int, least: int, most: int) -> int:
    """The number, or the nearer bound."""
    return least if number < least else most if number > most else number


@compiled
def few(stock: int) -> int:
    """None, a few, or many."""
    return 0 if stock == 0 else 1 if stock <= 3 else 2


@compiled
def note_nothing(x: Any, i: int) -> None:
    """Action i is the only one."""
    for j in range(KINDS):
        x.kinds[i, j] = NOTHING_MORE


@compiled
def note_step(t: Any, x: Any, i: int, after: int) -> None:
    """Action i is a step, after which one's own way is so long."""
    me = t.turn
    ahead = within(x.steps[1 - me] - x.steps[me], -3, 3) + 3
    gains = within(after - x.steps[me], -2, 1) + 2
    note_nothing(x, i)
    x.kinds[i, 0] = STEP + ((gains * AHEAD + ahead) * 3 + few(t.stock[me])) * 3 + few(t.stock[1 - me])


@compiled
def note_barrier(g: Any, t: Any, x: Any, i: int, groove: int, tried: bool, joined: bool) -> None:
    """Action i is a barrier, after which both ways are x.after; it is no longer in the stock. `tried`: it lies across
    one of them; `joined`: it would join barriers."""
    me, other = t.turn, 1 - t.turn
    ahead = within(x.steps[other] - x.steps[me], -3, 3) + 3
    costs_other, costs_me = within(x.after[other] - x.steps[other], 0, 4), within(x.after[me] - x.steps[me], 0, 2)
    stock = t.stock[me] + 1
    many = 0 if stock <= 1 else 1 if stock <= 3 else 2 if stock <= 6 else 3
    lies = 1 if groove >= g.grooves else 0
    row, column = g.row[groove - lies * g.grooves], g.column[groove - lies * g.grooves]
    x.kinds[i, 0] = BARRIER + ((costs_other * 3 + costs_me) * 4 + many) * AHEAD + ahead
    x.kinds[i, 1] = FROM_OTHER + place(g, me, lies, row, column, t.mice[other])
    x.kinds[i, 2] = FROM_ME + place(g, me, lies, row, column, t.mice[me])
    own_row = row if me == 0 else g.size - 2 - row
    x.kinds[i, 3] = LIES + (lies * 2 + (1 if joined else 0)) * ROWS + own_row
    x.kinds[i, 4] = TOUCHES + (2 if tried else 1 if joined else 0)


@compiled
def place(g: Any, me: int, lies: int, row: int, column: int, mouse: int) -> int:
    """Where a barrier lies from a mouse, seen by the mover; left and right are alike."""
    rows, columns = row - mouse // g.size, column - mouse % g.size
    if me == 1:
        rows = -1 - rows
    if columns < 0:
        columns = -1 - columns
    return (lies * APART + within(rows, -5, 4) + 5) * ASIDE + within(columns, 0, ASIDE - 1)


@compiled
def urge(x: Any, i: int, weights: Any, at: int) -> Any:
    """Of action i, by the weights that lie from `at` on."""
    found = np.float32(0)
    for j in range(KINDS):
        found += weights[at + x.kinds[i, j]]
    return found
