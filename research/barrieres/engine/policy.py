"""Prior probabilities of actions from simple features, fitted to a teacher's choices (`research/training`).

An action has several features, which are called kinds: how a step changes the mover's shortest path, how a barrier
changes both paths, and where it is relative to each mouse. Each kind has a weight. The sum of the weights is the
action's logit, and the search effort is divided accordingly.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled

WEIGHTS_FILE = Path(__file__).parent / "policy.json"
LARGEST_FITTED_SIZE = 9
"""Larger boards use the weights of this one."""
KINDS = 5
"""The most kinds of one action."""
AHEAD, APART, ASIDE, ROWS = 7, 10, 6, 10
"""The numbers of values of features: lead, rows and columns between a mouse and a barrier, and rows as the mover counts
them."""
STEP = 0
BARRIER = STEP + 4 * AHEAD * 3 * 3
FROM_OTHER = BARRIER + 5 * 3 * 4 * AHEAD
FROM_ME = FROM_OTHER + 2 * APART * ASIDE
LIES = FROM_ME + 2 * APART * ASIDE
TOUCHES = LIES + 2 * 2 * ROWS
NO_KIND = TOUCHES + 3
"""A kind with weight 0, for actions with fewer kinds."""
COUNT = NO_KIND + 1


def load_weights(size: int) -> Any:
    """Return the weights for this board size and, as the last one, the weight of the value after the action; None if
    there are none."""
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8")) if WEIGHTS_FILE.exists() else {}
    found = kept.get(str(min(size, LARGEST_FITTED_SIZE)))
    return None if found is None else np.array(found, np.float32)


@compiled
def clamp(number: int, least: int, most: int) -> int:
    """Return the number, limited to the range from `least` to `most`."""
    return least if number < least else most if number > most else number


@compiled
def stock_class(stock: int) -> int:
    """Return 0, 1 or 2 for no, few or many barriers."""
    return 0 if stock == 0 else 1 if stock <= 3 else 2


@compiled
def write_no_kinds(x: Any, i: int) -> None:
    """Write that action i has no kinds, because it is the only action."""
    for j in range(KINDS):
        x.kinds[i, j] = NO_KIND


@compiled
def write_step_kinds(t: Any, x: Any, i: int, after: int) -> None:
    """Write the kinds of action i, a step after which the mover's shortest path has `after` steps."""
    me = t.turn
    ahead = clamp(x.steps[1 - me] - x.steps[me], -3, 3) + 3
    gains = clamp(after - x.steps[me], -2, 1) + 2
    write_no_kinds(x, i)
    x.kinds[i, 0] = STEP + ((gains * AHEAD + ahead) * 3 + stock_class(t.stock[me])) * 3 + stock_class(t.stock[1 - me])


@compiled
def write_barrier_kinds(g: Any, t: Any, x: Any, i: int, groove: int, tried: bool, joined: bool) -> None:
    """Write the kinds of action i, a barrier that is no longer in the stock. x.after has both path lengths after it,
    x.rows and x.columns have the mice's places, `tried` is true if it crosses one of the shortest paths, and `joined`
    if it touches other barriers."""
    me, other = t.turn, 1 - t.turn
    ahead = clamp(x.steps[other] - x.steps[me], -3, 3) + 3
    costs_other, costs_me = clamp(x.after[other] - x.steps[other], 0, 4), clamp(x.after[me] - x.steps[me], 0, 2)
    stock = t.stock[me] + 1
    many = 0 if stock <= 1 else 1 if stock <= 3 else 2 if stock <= 6 else 3
    lies = 1 if groove >= g.grooves else 0
    row, column = g.row[groove - lies * g.grooves], g.column[groove - lies * g.grooves]
    x.kinds[i, 0] = BARRIER + ((costs_other * 3 + costs_me) * 4 + many) * AHEAD + ahead
    x.kinds[i, 1] = FROM_OTHER + relative_place(me, lies, row - x.rows[other], column - x.columns[other])
    x.kinds[i, 2] = FROM_ME + relative_place(me, lies, row - x.rows[me], column - x.columns[me])
    own_row = row if me == 0 else g.size - 2 - row
    x.kinds[i, 3] = LIES + (lies * 2 + (1 if joined else 0)) * ROWS + own_row
    x.kinds[i, 4] = TOUCHES + (2 if tried else 1 if joined else 0)


@compiled
def relative_place(me: int, lies: int, rows: int, columns: int) -> int:
    """Return the position of a barrier that is so many rows and columns from a mouse, as seen by the mover. Left and
    right are not distinguished."""
    if me == 1:
        rows = -1 - rows
    if columns < 0:
        columns = -1 - columns
    return (lies * APART + clamp(rows, -5, 4) + 5) * ASIDE + clamp(columns, 0, ASIDE - 1)


@compiled
def action_logit(x: Any, i: int, weights: Any, at: int) -> Any:
    """Return the logit of action i. The weights begin at index `at`."""
    found = np.float32(0)
    for j in range(KINDS):
        found += weights[at + x.kinds[i, j]]
    return found
