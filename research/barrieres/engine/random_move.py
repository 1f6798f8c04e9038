"""A legal action by chance, all of them equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import ONE, count, draw
from mulot.games.barrieres.arrays.movegen import PASS, joins, meets, shut, steps_of
from mulot.games.barrieres.arrays.paths import reaches
from research.barrieres.engine.jit import compiled

NOBODY = -1


_OPEN = [[d for d in range(4) if exits >> d & 1] for exits in range(16)]
KTH = np.array([(*ways, *(0,) * (4 - len(ways))) for ways in _OPEN], np.int64)
"""The k-th of the ways that four bits say are open."""


@compiled
def leaves_ways(g: Any, t: Any, groove: int) -> bool:
    """Does a barrier in this free groove leave everybody a way?"""
    if not joins(g, t, groove):
        return True
    shut(g, t, groove)
    fine = True
    for seat in range(g.seats):
        if not reaches(g, t, seat):
            fine = False
            break
    shut(g, t, groove)
    return fine


@compiled
def sample(g: Any, t: Any, luck: Any, found: Any) -> int:
    """A legal action, all equally likely: drawn from all actions there are, again until it is a legal one."""
    seat = t.turn
    here = t.mice[seat]
    exits = t.exits[here]
    listed = meets(g, t, seat)
    steps = steps_of(g, t, seat, found) if listed else count(np.uint64(exits))
    if t.stock[seat] == 0:
        if steps == 0:
            return PASS
        k = draw(luck, steps)
        return found[k] if listed else here + g.delta[KTH[exits, k]]
    every = steps + 2 * g.grooves
    for _ in range(64 * every):
        k = draw(luck, every)
        if k < steps:
            return found[k] if listed else here + g.delta[KTH[exits, k]]
        groove = k - steps
        if groove < g.grooves:
            free = t.free[groove >> 6] >> np.uint64(groove & 63) & ONE
        else:
            i = groove - g.grooves
            free = t.free[2 + (i >> 6)] >> np.uint64(i & 63) & ONE
        if free and leaves_ways(g, t, groove):
            return g.squares + groove
    return PASS
