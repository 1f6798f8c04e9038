"""What one more barrier could cost a mouse: what the ways alone do not show, and how a small net weighs it.

Two mice may be equally far from their cheeses, and one of them walks through a corridor that a single barrier shuts.
So beside ways and stocks a position is judged by the barriers that lie across each shortest way: how many steps the
worst of them costs, how many cost one step, and how many cost more. `consider` looks at all of them anyway.

The net was fitted on a teacher's judgement of positions (`research/training` in the repository); 11, 16, 16, 1.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

DANGERS = 3
"""Of one mouse: the most steps that a barrier costs it; barriers that cost one step; barriers that cost more."""
FELT, HIDDEN = 5 + 2 * DANGERS, 16
WEIGHTS = (FELT + 1) * HIDDEN + (HIDDEN + 1) * HIDDEN + HIDDEN + 1
LEARNT = Path(__file__).parent / "danger.json"
LARGEST = 9
"""Larger boards take what was learnt on this one."""
NEVER = np.float32(0.002)
"""No chance is smaller than this before it is certain."""


def learnt(size: int) -> Any:
    """The net's weights for this board, flat; None where none is known to help."""
    kept = json.loads(LEARNT.read_text(encoding="utf-8")) if LEARNT.exists() else {}
    layers = kept.get(str(min(size, LARGEST)))
    if layers is None:
        return None
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def forget(x: Any) -> None:
    """Nothing is feared yet."""
    for seat in range(2):
        for i in range(DANGERS):
            x.danger[seat, i] = np.float32(0)


@compiled
def dread(g: Any, x: Any) -> None:
    """Note what the barrier that was just tried costs everybody: x.after in place of x.steps."""
    for seat in range(2):
        costs = np.float32(x.after[seat] - x.steps[seat])
        if costs > 0:
            x.danger[seat, 0] = max(x.danger[seat, 0], costs)
            x.danger[seat, 1 if costs == 1 else 2] += np.float32(1)


@compiled
def outlook(x: Any, weights: Any, at: int) -> Any:
    """The chance of the mouse on turn, by the net whose weights lie from `at` on, from x.felt."""
    one, two = x.hidden[0], x.hidden[1]
    bias = at + FELT * HIDDEN
    for j in range(HIDDEN):
        one[j] = weights[bias + j]
    for i in range(FELT):
        felt, row = x.felt[i], at + i * HIDDEN
        for j in range(HIDDEN):
            one[j] += felt * weights[row + j]
    at = bias + HIDDEN
    bias = at + HIDDEN * HIDDEN
    for j in range(HIDDEN):
        two[j] = weights[bias + j]
    for i in range(HIDDEN):
        felt, row = max(one[i], np.float32(0)), at + i * HIDDEN
        for j in range(HIDDEN):
            two[j] += felt * weights[row + j]
    at = bias + HIDDEN
    odds = weights[at + HIDDEN]
    for j in range(HIDDEN):
        odds += max(two[j], np.float32(0)) * weights[at + j]
    chance = np.float32(1) / (np.float32(1) + exp(np.float32(-2) * odds))
    return min(max(chance, NEVER), np.float32(1) - NEVER)
