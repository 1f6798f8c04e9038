"""What the sparring partner sees of a position: how long both ways are, how wide, and what is left in both hands.

Its judgement is a sum of weighted numbers, the logarithm of the odds of the mouse on turn. The weights were fitted on
what positions of a teacher's games came to, not on the teacher's values, and on 9×9 (`study/barrieres/sparring.py` at
commit bcfb4e7d); other boards take the same ones.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from mulot.games.barrieres.bots.kernel.bits import count
from mulot.games.barrieres.bots.kernel.ways import NOTHING, layers, spread1, spread2

compiled: Any = njit(cache=True, nogil=True)
WEIGHTS = Path(__file__).parent / "routes.json"
NUMBERS = 14
"""What is weighed; `see` has them one by one."""


@compiled
def route(g: Any, t: Any, seat: int, found: Any) -> tuple[int, int, int]:
    """Of all shortest ways of a seat together: their steps, the squares on them, and how many steps lead through a
    gate, a square that none of them can avoid. No steps: it has no way."""
    steps, n = layers(g, t, seat, found), np.uint64(g.size)
    if steps <= 0:
        return steps, 0, 0
    a, b = found[steps, 0] & g.goal[seat, 0], NOTHING
    if g.squares > 64:
        b = found[steps, 1] & g.goal[seat, 1]
    squares, gates = 0, 0
    for step in range(steps - 1, -1, -1):
        many = count(a) + count(b)
        squares += many
        if many == 1:
            gates += 1
        # `found` holds all squares within so many steps: those of exactly so many are not within one fewer
        if g.squares <= 64:
            a = spread1(a, t.north[0], t.east[0], n) & found[step, 0]
        else:
            a, b = spread2(a, b, t.north, t.east, n)
            a &= found[step, 0]
            b &= found[step, 1]
        if step > 0:
            a &= ~found[step - 1, 0]
            if g.squares > 64:
                b &= ~found[step - 1, 1]
    return steps, squares, gates


@compiled
def see(g: Any, t: Any, found: Any, seen: Any) -> bool:
    """Write the numbers that are weighed, as the mouse on turn sees them; False if somebody has no way."""
    me, other = t.turn, 1 - t.turn
    mine, my_squares, my_gates = route(g, t, me, found)
    others, other_squares, other_gates = route(g, t, other, found)
    if mine < 0 or others < 0:
        return False
    have, has = np.float32(t.stock[me]), np.float32(t.stock[other])
    ahead = np.float32(others - mine)
    late = np.float32(6) / (np.float32(6) + have + has)
    seen[0] = 1
    seen[1] = late
    seen[2] = ahead
    seen[3] = ahead * late
    seen[4] = have - has
    seen[5] = (have - has) * late
    seen[6] = (have * np.float32(others) - has * np.float32(mine)) / np.float32(10)
    seen[7] = (have * np.float32(other_gates) - has * np.float32(my_gates)) / np.float32(10)
    seen[8] = np.float32(other_gates - my_gates)
    seen[9] = np.float32(my_squares) / np.float32(max(mine, 1)) - np.float32(other_squares) / np.float32(max(others, 1))
    seen[10] = np.float32(1 if has == 0 and have > 0 else 0) - np.float32(1 if have == 0 and has > 0 else 0)
    seen[11] = ahead if has == 0 else np.float32(0)
    seen[12] = ahead if have == 0 else np.float32(0)
    seen[13] = np.float32(min(have, 3) - min(has, 3))
    return True


@compiled
def worth(g: Any, t: Any, found: Any, seen: Any, weights: Any) -> int:
    """A position by the hundredth of the logarithm of the odds; where nothing is left to place, whoever is nearer."""
    if not see(g, t, found, seen):
        return 0
    odds = np.float32(0)
    for i in range(NUMBERS):
        odds += weights[i] * seen[i]
    if t.stock[0] + t.stock[1] == 0:
        odds = np.float32(6) + seen[2] if seen[2] >= 0 else np.float32(-6) + seen[2]
    return int(np.float32(100) * max(np.float32(-12), min(np.float32(12), odds)))


def learnt(size: int) -> Any:
    """The weights for this board; boards that no games were recorded on take those of the nearest."""
    book = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    nearest = min(book, key=lambda known: (abs(int(known) - size), known))
    return np.array(book[nearest], np.float32)
