"""The main evaluation term: a table of the winning chance of the mouse to move, by both distances and both stocks.

On 9×9 and larger boards the table comes from a small net fitted to a teacher's games (`economy.json`, made by
`research/training`). On smaller boards the net won no more matches, so steps and barriers have fixed weights there,
tuned in matches on 7×7. Compiled functions write the table, so that it is identical wherever they run.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

DISTANCES, STOCKS = 32, 21
"""Distances of DISTANCES - 1 steps or more share an entry. A seat has at most STOCKS - 1 barriers, because the options
allow no more."""
WEIGHTS_FILE = Path(__file__).parent / "economy.json"
MIN_CHANCE = np.float32(0.002)
"""The smallest winning chance of an undecided position."""


FIRST_FITTED_SIZE = 9
INPUTS, HIDDEN = 4, 24
"""The net has four inputs (distances and stocks) and two hidden layers of this width."""
SIXTEEN, TEN, TWO, ONE, NONE = (np.float32(number) for number in (16, 10, 2, 1, 0))
PACE, PACE_LATE, STOCK, STOCK_LATE, LATE = (np.float32(number) for number in (0.1, 1.3, 0.35, 0.3, 6.0))
"""The weights on smaller boards. The fewer barriers both seats have left, the more the `_LATE` terms count; with LATE
barriers left they count half."""
HALF = np.float32(0.5)
"""Half a step: the advantage of having the move."""


@cache
def chance_table(size: int) -> Any:
    """Return the chances of the seat to move as a flat table, in the order own stock, other stock, own distance,
    other distance."""
    table = np.empty(STOCKS * STOCKS * DISTANCES * DISTANCES, np.float32)
    if size >= FIRST_FITTED_SIZE:
        write_fitted_chances(load_net(), table, 0, len(table))
    else:
        write_weighted_chances(table, 0, len(table))
    return table


def load_net() -> Any:
    """Return the net's weights as a flat array."""
    layers = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def write_fitted_chances(net: Any, table: Any, low: int, high: int) -> None:
    """Write the table entries from `low` up to, but not including, `high` with the net."""
    one, two = np.empty(HIDDEN, np.float32), np.empty(HIDDEN, np.float32)
    first = INPUTS * HIDDEN
    second = first + HIDDEN + HIDDEN * HIDDEN
    last = second + HIDDEN
    for at in range(low, high):
        stocks, ways = at // (DISTANCES * DISTANCES), at % (DISTANCES * DISTANCES)
        way, others_way = np.float32(ways // DISTANCES) / SIXTEEN, np.float32(ways % DISTANCES) / SIXTEEN
        own, others = np.float32(stocks // STOCKS) / TEN, np.float32(stocks % STOCKS) / TEN
        for j in range(HIDDEN):
            asked = way * net[j] + others_way * net[HIDDEN + j]
            asked += own * net[2 * HIDDEN + j] + others * net[3 * HIDDEN + j]
            one[j] = max(asked + net[first + j], NONE)
            two[j] = net[second + j]
        for i in range(HIDDEN):
            row = first + HIDDEN + i * HIDDEN
            if one[i] > NONE:
                for j in range(HIDDEN):
                    two[j] += one[i] * net[row + j]
        odds = net[last + HIDDEN]
        for j in range(HIDDEN):
            odds += max(two[j], NONE) * net[last + j]
        table[at] = clamp_chance(ONE / (ONE + exp(-TWO * odds)))


@compiled
def write_weighted_chances(table: Any, low: int, high: int) -> None:
    """Write the table entries from `low` up to, but not including, `high` with the fixed weights."""
    for at in range(low, high):
        stocks, ways = at // (DISTANCES * DISTANCES), at % (DISTANCES * DISTANCES)
        own, others = np.float32(stocks // STOCKS), np.float32(stocks % STOCKS)
        late = LATE / (LATE + own + others)
        ahead = np.float32(ways % DISTANCES) + HALF - np.float32(ways // DISTANCES)
        odds = (STOCK + STOCK_LATE * late) * (own - others) + (PACE + PACE_LATE * late) * ahead
        table[at] = clamp_chance(ONE / (ONE + exp(-odds)))


@compiled
def clamp_chance(chance: Any) -> Any:
    """Return the chance, but at least MIN_CHANCE away from 0 and from 1."""
    return min(max(chance, MIN_CHANCE), ONE - MIN_CHANCE)
