"""What ways and barriers in hand are worth: the chance of the mouse on turn by both ways and both stocks, as a table.

From 9×9 on it was learnt from a teacher's games (a small net of four numbers in `economy.json`; `study/barrieres` in
the repository makes it). On smaller boards that was no gain in matches, so there every step and every barrier have
their weight, tuned by matches on 7×7. Written out as a table, either costs next to nothing to ask.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

FAR, STOCKS = 32, 21
"""Ways of FAR - 1 steps and more are told alike; nobody has more than STOCKS - 1 barriers (the most that can be agreed
on)."""
LEARNT = Path(__file__).parent / "economy.json"
NEVER = np.float32(0.002)
"""No chance is smaller than this before it is certain."""


LEARNT_FROM = 9
PACE, PACE_LATE, STOCK, STOCK_LATE, LATE = 0.1, 1.3, 0.35, 0.3, 6.0
"""On smaller boards: `_LATE` counts the more, the fewer barriers are left in both hands; at LATE of them it counts
half."""


@cache
def economy(size: int) -> Any:
    """Chances of the seat on turn, in the order own stock, other's stock, own way, other's way; flat."""
    stocks, ways = np.arange(STOCKS, dtype=np.float32), np.arange(FAR, dtype=np.float32)
    asked = np.stack(np.meshgrid(stocks, stocks, ways, ways, indexing="ij"), -1).reshape(-1, 4)
    chance = _learnt(asked) if size >= LEARNT_FROM else _weighed(asked)
    return np.clip(chance, NEVER, 1 - NEVER).astype(np.float32)


def _learnt(asked: Any) -> Any:
    x = asked[:, [2, 3, 0, 1]] / np.array([16, 16, 10, 10], np.float32)
    layers = json.loads(LEARNT.read_text())
    *hidden, last = ((np.array(w, np.float32), np.array(b, np.float32)) for w, b in layers)
    for weights, bias in hidden:
        x = np.maximum(x @ weights + bias, 0)
    return (1 + np.tanh(x @ last[0] + last[1])[:, 0]) / 2


def _weighed(asked: Any) -> Any:
    own, others, way, others_way = asked.T
    late = LATE / (LATE + own + others)
    ahead = others_way + 0.5 - way  # whoever waits is half a step behind
    odds = (STOCK + STOCK_LATE * late) * (own - others) + (PACE + PACE_LATE * late) * ahead
    return 1 / (1 + np.exp(-odds))
