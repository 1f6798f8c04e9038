"""Which actions deserve a look in this very position: what a student of the teacher would choose.

`policy` goes by kinds of actions, and knows nothing of how all barriers lie together. The student sees the whole
position: barriers, mice, stocks and ways, each as one of many, so that its first layer is added up and nothing is
multiplied. It takes as long as half a round, so it is asked only where a node is come to often; its answer is then
mixed with the shares that are there. It was fitted on a teacher's choices (`research/training` in the repository;
`policy_net.json` holds its weights as 8-bit numbers and a scale for each part).
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

LEARNT = Path(__file__).parent / "policy_net.json"
GLIMPSED = 128
"""Numbers in the layer between what is seen and what is chosen."""
FAR = 40
"""Ways of FAR - 1 steps and more look the same."""
NOW = np.float32(0.7)
"""How much the student's choice counts beside the square root of the shares that are there (`study/barrieres/mixing.py`
at commit bcfb4e7d)."""


def packed(size: int) -> list[dict[str, Any]]:
    """The student's weights for this board as they are kept: first layer, its bias, shares, their bias, each with its
    scale and its 8-bit numbers (base64). Nothing where none is known to help."""
    kept = json.loads(LEARNT.read_text(encoding="utf-8")) if LEARNT.exists() else {}
    parts: list[dict[str, Any]] = kept.get(str(size), [])
    return parts


def learnt(size: int) -> Any:
    """The same as numbers, flat; None where there are none."""
    parts = [np.frombuffer(base64.b64decode(part["numbers"]), "i1") * part["scale"] for part in packed(size)]
    return np.concatenate(parts).astype(np.float32) if parts else None


@compiled
def seen(g: Any) -> int:
    """How many things can be seen."""
    return 2 * g.grooves + 2 * g.squares + 2 * (g.size + 2) + 2 * FAR


@compiled
def add(x: Any, weights: Any, row: int) -> None:
    """This is seen."""
    felt, by = x.glimpse, weights[row : row + GLIMPSED]
    for j in range(GLIMPSED):
        felt[j] += by[j]


@compiled
def glimpse(g: Any, t: Any, x: Any, weights: Any, at: int) -> None:
    """What the first layer makes of a position, as the mouse on turn sees it; from `at` on lie its weights."""
    bias = at + seen(g) * GLIMPSED
    for j in range(GLIMPSED):
        x.glimpse[j] = weights[bias + j]
    side, turned = g.size - 1, t.turn == 1
    for row in range(side):
        column = 0
        while column < side:  # a barrier shuts two ways beside each other, and no two barriers overlap
            if t.exits[row * g.size + column] & 1:
                column += 1
                continue
            groove = row * side + column
            add(x, weights, at + (g.grooves - 1 - groove if turned else groove) * GLIMPSED)
            column += 2
    for column in range(side):
        row = 0
        while row < side:
            if t.exits[row * g.size + column] & 2:
                row += 1
                continue
            groove = row * side + column
            add(x, weights, at + (g.grooves + (g.grooves - 1 - groove if turned else groove)) * GLIMPSED)
            row += 2
    at += 2 * g.grooves * GLIMPSED
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        square = t.mice[seat]
        add(x, weights, at + (k * g.squares + (g.squares - 1 - square if turned else square)) * GLIMPSED)
    at += 2 * g.squares * GLIMPSED
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        add(x, weights, at + (k * (g.size + 2) + min(t.stock[seat], g.size + 1)) * GLIMPSED)
    at += 2 * (g.size + 2) * GLIMPSED
    for k in range(2):
        seat = t.turn if k == 0 else 1 - t.turn
        add(x, weights, at + (k * FAR + min(distance(g, t, seat, t.mice[seat]), FAR - 1)) * GLIMPSED)


@compiled
def lean(g: Any, t: Any, x: Any, weights: Any, at: int) -> None:
    """How much the student leans to every action, by its number as the mouse on turn sees the board."""
    glimpse(g, t, x, weights, at)
    actions = g.squares + 2 * g.grooves
    at += (seen(g) + 1) * GLIMPSED
    bias = at + GLIMPSED * actions
    leaning = x.leaning
    for action in range(actions):
        leaning[action] = weights[bias + action]
    for j in range(GLIMPSED):
        felt = x.glimpse[j]
        if felt > np.float32(0):
            by = weights[at + j * actions : at + (j + 1) * actions]  # so that the compiler takes several at once
            for action in range(len(by)):
                leaning[action] += felt * by[action]


@compiled
def look_again(g: Any, t: Any, nodes: Any, node: int, x: Any, weights: Any, at: int) -> None:
    """Divide the attention of a node among its children anew."""
    lean(g, t, x, weights, at)
    first, n = nodes[node].first, nodes[node].children
    most, everything = np.float32(-1e9), np.float32(0)
    for i in range(n):
        action = nodes[first + i].action
        if t.turn == 1 and action >= g.squares:
            low = g.squares if action < g.squares + g.grooves else g.squares + g.grooves
            action = low + g.grooves - 1 - (action - low)
        elif t.turn == 1 and action >= 0:
            action = g.squares - 1 - action
        x.urge[i] = x.leaning[action] if action >= 0 else np.float32(0)
        most = max(most, x.urge[i])
    for i in range(n):
        x.urge[i] = exp(NOW * (x.urge[i] - most)) * np.sqrt(nodes[first + i].share)
        everything += x.urge[i]
    for i in range(n):
        nodes[first + i].share = x.urge[i] / everything
    nodes[node].looked = 1
