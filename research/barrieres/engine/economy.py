"""What ways and barriers in hand are worth: the chance of the mouse on turn by both ways and both stocks, as a table.

From 9×9 on it was learnt from a teacher's games (a small net of four numbers in `economy.json`; `research/training` in
the repository makes it). On smaller boards that was no gain in matches, so there every step and every barrier have
their weight, tuned by matches on 7×7. Written out as a table, either costs next to nothing to ask. It is written out by
compiled functions, so that it is the same wherever they run.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

FAR, STOCKS = 32, 21
"""Ways of FAR - 1 steps and more are told alike; nobody has more than STOCKS - 1 barriers (the most that can be agreed
on)."""
LEARNT = Path(__file__).parent / "economy.json"
NEVER = np.float32(0.002)
"""No chance is smaller than this before it is certain."""


LEARNT_FROM = 9
ASKED, HIDDEN = 4, 24
"""The net: ways and stocks, and two layers between them and the chance."""
SIXTEEN, TEN, TWO, ONE, NONE = (np.float32(number) for number in (16, 10, 2, 1, 0))
PACE, PACE_LATE, STOCK, STOCK_LATE, LATE = (np.float32(number) for number in (0.1, 1.3, 0.35, 0.3, 6.0))
"""On smaller boards: `_LATE` counts the more, the fewer barriers are left in both hands; at LATE of them it counts
half."""
HALF = np.float32(0.5)
"""Whoever waits is half a step behind."""


@cache
def economy(size: int) -> Any:
    """Chances of the seat on turn, in the order own stock, other's stock, own way, other's way; flat."""
    table = np.empty(STOCKS * STOCKS * FAR * FAR, np.float32)
    if size >= LEARNT_FROM:
        write_learnt(net(), table, 0, len(table))
    else:
        write_weighed(table, 0, len(table))
    return table


def net() -> Any:
    """The net's weights, flat."""
    layers = json.loads(LEARNT.read_text(encoding="utf-8"))
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def write_learnt(net: Any, table: Any, low: int, high: int) -> None:
    """Ask the net for every entry of the table from `low` to below `high`."""
    one, two = np.empty(HIDDEN, np.float32), np.empty(HIDDEN, np.float32)
    first = ASKED * HIDDEN
    second = first + HIDDEN + HIDDEN * HIDDEN
    last = second + HIDDEN
    for at in range(low, high):
        stocks, ways = at // (FAR * FAR), at % (FAR * FAR)
        way, others_way = np.float32(ways // FAR) / SIXTEEN, np.float32(ways % FAR) / SIXTEEN
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
        table[at] = within_chance(ONE / (ONE + exp(-TWO * odds)))


@compiled
def write_weighed(table: Any, low: int, high: int) -> None:
    """Weigh ways and stocks for every entry of the table from `low` to below `high`."""
    for at in range(low, high):
        stocks, ways = at // (FAR * FAR), at % (FAR * FAR)
        own, others = np.float32(stocks // STOCKS), np.float32(stocks % STOCKS)
        late = LATE / (LATE + own + others)
        ahead = np.float32(ways % FAR) + HALF - np.float32(ways // FAR)
        odds = (STOCK + STOCK_LATE * late) * (own - others) + (PACE + PACE_LATE * late) * ahead
        table[at] = within_chance(ONE / (ONE + exp(-odds)))


@compiled
def within_chance(chance: Any) -> Any:
    """Never quite certain."""
    return min(max(chance, NEVER), ONE - NEVER)
