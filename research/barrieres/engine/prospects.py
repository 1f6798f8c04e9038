"""How likely each of four mice is to win: what one seat's prospects hang on, weighed by a small net.

Who is ahead at a table of four is held up by all the others, so being second with barriers in hand can be worth more
than being first. What each seat sees: its way and its turn, its own stock and the others', what one more barrier could
cost it, how far it is behind the first, the second and the third of its rivals, and how late it is (the fewer barriers
are left in all hands, the more a step counts). The same net weighs every seat; its four answers are divided up.

The net was fitted on the outcomes of games at mixed tables (`research/training/fit_prospects.py` in the repository).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import lowest
from mulot.games.barrieres.arrays.movegen import shut
from mulot.games.barrieres.arrays.paths import NOTHING, cut
from research.barrieres.engine.danger import HIDDEN
from research.barrieres.engine.distance import distance
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

SEEN = 15
"""Numbers that a seat sees."""
WEIGHTS = (SEEN + 1) * HIDDEN + HIDDEN + 1
LEARNT = Path(__file__).parent / "prospects.json"
MOST_COST, MOST_APART = np.float32(8), np.float32(8)
"""What costs more steps, or is further behind or ahead, is told like this."""
QUARTER, ONE, TWO, FOUR = np.float32(0.25), np.float32(1), np.float32(2), np.float32(4)


def learnt(size: int) -> Any:
    """The net's weights for this board, flat; None where none is known to help."""
    kept = json.loads(LEARNT.read_text(encoding="utf-8")) if LEARNT.exists() else {}
    layers = kept.get(str(size))
    if layers is None:
        return None
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def fears(g: Any, t: Any, x: Any) -> None:
    """Everybody's way into x.steps, and into x.danger what one more barrier across it could cost: the most steps, how
    many barriers cost one, how many more. (One that shuts the last way may not be placed.)"""
    for seat in range(g.seats):
        x.steps[seat] = cut(g, t, seat, x.found, x.across[seat])
        for i in range(3):
            x.danger[seat, i] = np.float32(0)
        for i in range(4):
            free = t.free[i] & x.across[seat, i]
            first = (i & 1) * 64 + (i >> 1) * g.grooves
            while free:
                here = free & (NOTHING - free)
                free ^= here
                groove = first + lowest(here)
                shut(g, t, groove)
                costs = np.float32(distance(g, t, seat, t.mice[seat]) - x.steps[seat])
                shut(g, t, groove)
                if costs > 0:
                    x.danger[seat, 0] = max(x.danger[seat, 0], costs)
                    x.danger[seat, 1 if costs == 1 else 2] += ONE


@compiled
def behind(one: Any, other: Any) -> Any:
    """How many steps later one arrives than another, within bounds."""
    return min(max(one - other, -MOST_APART), MOST_APART)


@compiled
def see(g: Any, t: Any, x: Any, seen: Any) -> None:
    """What every seat sees, a row each: `fears` has just looked."""
    total, times = 0, x.chance
    for seat in range(g.seats):
        total += t.stock[seat]
        waits = seat - t.turn
        if waits < 0:
            waits += g.seats
        seen[seat, 1] = np.float32(waits) * QUARTER
        times[seat] = np.float32(x.steps[seat]) + seen[seat, 1]
    late = ONE / np.float32(1 + total)
    for seat in range(g.seats):
        first = second = third = np.float32(1e9)
        leader = 0
        for other in range(g.seats):
            if other == seat:
                continue
            time = times[other]
            if time < first:
                first, second, third, leader = time, first, second, t.stock[other]
            elif time < second:
                second, third = time, second
            else:
                third = time
        rest, row = total - t.stock[seat], seen[seat]
        row[0], row[2] = x.steps[seat], t.stock[seat]
        row[3] = min(x.danger[seat, 0], MOST_COST) if rest > 0 else np.float32(0)
        row[4] = x.danger[seat, 1] if rest > 0 else np.float32(0)
        row[5] = x.danger[seat, 2] if rest > 0 else np.float32(0)
        row[6], row[7], row[8] = behind(times[seat], first), behind(times[seat], second), behind(times[seat], third)
        row[9], row[10], row[11] = rest, leader, FOUR * late
        row[12], row[13], row[14] = TWO * late * row[6], TWO * late * row[7], TWO * late * row[2]


@compiled
def weigh_prospects(g: Any, x: Any, seen: Any, weights: Any, at: int, chance: Any) -> None:
    """Everybody's chances, by the net whose weights lie from `at` on."""
    felt, bias, last = x.hidden[0], at + SEEN * HIDDEN, at + (SEEN + 1) * HIDDEN
    best = np.float32(-1e30)
    for seat in range(g.seats):
        for j in range(HIDDEN):
            felt[j] = weights[bias + j]
        for i in range(SEEN):
            number, row = seen[seat, i], at + i * HIDDEN
            for j in range(HIDDEN):
                felt[j] += number * weights[row + j]
        odds = weights[last + HIDDEN]
        for j in range(HIDDEN):
            odds += max(felt[j], np.float32(0)) * weights[last + j]
        chance[seat] = odds
        best = max(best, odds)
    everybody = np.float32(0)
    for seat in range(g.seats):
        chance[seat] = exp(chance[seat] - best)
        everybody += chance[seat]
    for seat in range(g.seats):
        chance[seat] /= everybody
