"""An evaluation term: what one more barrier could cost each mouse, weighed by a small net.

Two mice may be equally far from their cheeses while one of them is in a corridor that a single barrier closes. So the
evaluation also counts the possible barriers across each shortest path: the steps that the worst one costs, how many
cost one step, and how many cost more. `evaluate_actions` examines all of them anyway.

The net (11, 16, 16, 1) was fitted to a teacher's values (`research/training`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

DANGER_FEATURES = 3
"""The number of features per mouse: the most steps that a barrier costs it, the number of barriers that cost one step,
and the number that cost more."""
INPUTS, HIDDEN = 5 + 2 * DANGER_FEATURES, 16
WEIGHTS = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * HIDDEN + HIDDEN + 1
WEIGHTS_FILE = Path(__file__).parent / "danger.json"
LARGEST_FITTED_SIZE = 9
"""Larger boards use the weights of this one."""
MIN_CHANCE = np.float32(0.002)
"""The smallest winning chance of an undecided position."""


def load_weights(size: int) -> Any:
    """Return the net's weights for this board as a flat array; None if there are none."""
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8")) if WEIGHTS_FILE.exists() else {}
    layers = kept.get(str(min(size, LARGEST_FITTED_SIZE)))
    if layers is None:
        return None
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def clear_dangers(x: Any) -> None:
    """Set all danger features to zero."""
    for seat in range(2):
        for i in range(DANGER_FEATURES):
            x.danger[seat, i] = np.float32(0)


@compiled
def note_barrier_cost(g: Any, x: Any) -> None:
    """Add the cost of the barrier that was just tried. x.after has the distances with it, x.steps those without it."""
    for seat in range(2):
        costs = np.float32(x.after[seat] - x.steps[seat])
        if costs > 0:
            x.danger[seat, 0] = max(x.danger[seat, 0], costs)
            x.danger[seat, 1 if costs == 1 else 2] += np.float32(1)


@compiled
def chance_with_dangers(x: Any, weights: Any, at: int) -> Any:
    """Return the winning chance of the mouse to move from the inputs in x.felt. The net's weights begin at index
    `at`."""
    one, two = x.hidden[0], x.hidden[1]
    bias = at + INPUTS * HIDDEN
    for j in range(HIDDEN):
        one[j] = weights[bias + j]
    for i in range(INPUTS):
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
    return min(max(chance, MIN_CHANCE), np.float32(1) - MIN_CHANCE)
