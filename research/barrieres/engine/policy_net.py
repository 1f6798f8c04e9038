"""Prior probabilities of actions from a net that sees the whole position.

`policy` uses features of single actions and ignores how the barriers combine. The net's inputs are barriers, mice,
stocks and distances, all one-hot, so its first layer is a sum of rows. A call takes half as long as a search round, so
it is made only at nodes that are visited often, and its result is mixed with the existing priors. The net was fitted to
a teacher's choices (`research/training`); `policy_net.json` contains its weights as 8-bit numbers with a scale for each
part.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.distance import distance
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

WEIGHTS_FILE = Path(__file__).parent / "policy_net.json"
HIDDEN_WIDTH = 128
"""The width of the hidden layer."""
DISTANCES = 40
"""Distances of DISTANCES - 1 steps or more share an input."""
NET_WEIGHT = np.float32(0.7)
"""The weight of the net's logits, which are combined with the square root of the existing priors (measured by
`study/barrieres/mixing.py` at commit bcfb4e7d)."""


def load_packed(size: int) -> list[dict[str, Any]]:
    """Return the stored parts of the net for this board size: first layer, its bias, output layer, its bias, each with
    a scale and 8-bit numbers in base64. Empty if there is no net for this size."""
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8")) if WEIGHTS_FILE.exists() else {}
    parts: list[dict[str, Any]] = kept.get(str(size), [])
    return parts


def load_weights(size: int) -> Any:
    """Return the net's weights as a flat array; None if there are none."""
    parts = [np.frombuffer(base64.b64decode(part["numbers"]), "i1") * part["scale"] for part in load_packed(size)]
    return np.concatenate(parts).astype(np.float32) if parts else None


@compiled
def input_count(g: Any) -> int:
    """Return the number of inputs."""
    return 2 * g.grooves + 2 * g.squares + 2 * (g.size + 2) + 2 * DISTANCES


@compiled
def add_input(x: Any, weights: Any, row: int) -> None:
    """Add the first-layer weights of an active input."""
    felt, by = x.glimpse, weights[row : row + HIDDEN_WIDTH]
    for j in range(HIDDEN_WIDTH):
        felt[j] += by[j]


@compiled
def write_hidden_layer(g: Any, t: Any, x: Any, weights: Any, at: int) -> None:
    """Write the hidden layer for a position as the mouse to move sees it. The weights begin at index `at`."""
    bias = at + input_count(g) * HIDDEN_WIDTH
    for j in range(HIDDEN_WIDTH):
        x.glimpse[j] = weights[bias + j]
    side, turned = g.size - 1, t.turn == 1
    for row in range(side):
        column = 0
        while column < side:  # a barrier blocks two adjacent exits, and no two barriers overlap
            if t.exits[row * g.size + column] & 1:
                column += 1
                continue
            groove = row * side + column
            add_input(x, weights, at + (g.grooves - 1 - groove if turned else groove) * HIDDEN_WIDTH)
            column += 2
    for column in range(side):
        row = 0
        while row < side:
            if t.exits[row * g.size + column] & 2:
                row += 1
                continue
            groove = row * side + column
            add_input(x, weights, at + (g.grooves + (g.grooves - 1 - groove if turned else groove)) * HIDDEN_WIDTH)
            row += 2
    at += 2 * g.grooves * HIDDEN_WIDTH
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        square = t.mice[seat]
        add_input(x, weights, at + (k * g.squares + (g.squares - 1 - square if turned else square)) * HIDDEN_WIDTH)
    at += 2 * g.squares * HIDDEN_WIDTH
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        add_input(x, weights, at + (k * (g.size + 2) + min(t.stock[seat], g.size + 1)) * HIDDEN_WIDTH)
    at += 2 * (g.size + 2) * HIDDEN_WIDTH
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        add_input(
            x, weights, at + (k * DISTANCES + min(distance(g, t, seat, t.mice[seat]), DISTANCES - 1)) * HIDDEN_WIDTH
        )


@compiled
def write_logits(g: Any, t: Any, x: Any, weights: Any, at: int) -> None:
    """Write the logit of every action, numbered as the mouse to move sees the board."""
    write_hidden_layer(g, t, x, weights, at)
    actions = g.squares + 2 * g.grooves
    at += (input_count(g) + 1) * HIDDEN_WIDTH
    bias = at + HIDDEN_WIDTH * actions
    leaning = x.leaning
    for action in range(actions):
        leaning[action] = weights[bias + action]
    for j in range(HIDDEN_WIDTH):
        felt = x.glimpse[j]
        if felt > np.float32(0):
            by = weights[at + j * actions : at + (j + 1) * actions]  # a slice, so that the compiler vectorises the loop
            for action in range(len(by)):
                leaning[action] += felt * by[action]


@compiled
def refine_priors(g: Any, t: Any, n: int, x: Any, weights: Any, at: int) -> None:
    """Refine the prior shares of the first n actions, which are in x.urge, with the net."""
    write_logits(g, t, x, weights, at)
    most, everything = np.float32(-1e9), np.float32(0)
    for i in range(n):
        x.worth[i], action = x.urge[i], x.actions[i]
        if t.turn == 1 and action >= g.squares:
            low = g.squares if action < g.squares + g.grooves else g.squares + g.grooves
            action = low + g.grooves - 1 - (action - low)
        elif t.turn == 1 and action >= 0:
            action = g.squares - 1 - action
        x.urge[i] = x.leaning[action] if action >= 0 else np.float32(0)
        most = max(most, x.urge[i])
    for i in range(n):
        x.urge[i] = exp(NET_WEIGHT * (x.urge[i] - most)) * np.sqrt(x.worth[i])
        everything += x.urge[i]
    for i in range(n):
        x.urge[i] /= everything
