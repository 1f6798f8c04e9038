"""What ways and barriers in hand are worth: the chance of the mouse on turn by both ways and both stocks, as a table.

For the sizes in `economy.json` it was learnt from a teacher's games (a small net of four numbers; `study/barrieres` in
the repository makes it); other sizes take the nearest of these. Written out as a table, asking costs next to nothing.
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


@cache
def economy(size: int) -> Any:
    """Chances of the seat on turn, in the order own stock, other's stock, own way, other's way; flat."""
    learnt = json.loads(LEARNT.read_text())
    nearest = min(learnt, key=lambda known: (abs(int(known) - size), int(known)))
    own, others = np.arange(STOCKS) / 10, np.arange(FAR) / 16
    asked = np.stack(np.meshgrid(own, own, others, others, indexing="ij"), -1).reshape(-1, 4)
    x = asked[:, [2, 3, 0, 1]].astype(np.float32)
    *hidden, last = ((np.array(w, np.float32), np.array(b, np.float32)) for w, b in learnt[nearest])
    for weights, bias in hidden:
        x = np.maximum(x @ weights + bias, 0)
    chance = (1 + np.tanh(x @ last[0] + last[1])[:, 0]) / 2
    return np.clip(chance, NEVER, 1 - NEVER).astype(np.float32)
