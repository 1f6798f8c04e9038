"""Uniformly random legal actions, by rejection sampling."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import ONE, count, random_below
from mulot.games.barrieres.arrays.movegen import PASS, may_meet_mouse, steps_of, toggle_ways, would_join
from mulot.games.barrieres.arrays.paths import has_way
from research.barrieres.engine.jit import compiled

NOBODY = -1


_OPEN = [[d for d in range(4) if exits >> d & 1] for exits in range(16)]
KTH_OPEN_DIRECTION = np.array([(*ways, *(0,) * (4 - len(ways))) for ways in _OPEN], np.int64)
"""KTH_OPEN_DIRECTION[bits, k] is the k-th open direction among four direction bits."""


@compiled
def leaves_all_a_way(g: Any, t: Any, groove: int) -> bool:
    """True if a barrier in this free groove leaves every seat a path to its cheese."""
    if not would_join(g, t, groove):
        return True
    toggle_ways(g, t, groove)
    fine = True
    for seat in range(g.seats):
        if not has_way(g, t, seat):
            fine = False
            break
    toggle_ways(g, t, groove)
    return fine


@compiled
def random_legal_action(g: Any, t: Any, luck: Any, found: Any) -> int:
    """Return a uniformly random legal action, by drawing from all actions until one is legal."""
    seat = t.turn
    here = t.mice[seat]
    exits = t.exits[here]
    listed = may_meet_mouse(g, t, seat)
    steps = steps_of(g, t, seat, found) if listed else count(np.uint64(exits))
    if t.stock[seat] == 0:
        if steps == 0:
            return PASS
        k = random_below(luck, steps)
        return found[k] if listed else here + g.delta[KTH_OPEN_DIRECTION[exits, k]]
    every = steps + 2 * g.grooves
    for _ in range(64 * every):
        k = random_below(luck, every)
        if k < steps:
            return found[k] if listed else here + g.delta[KTH_OPEN_DIRECTION[exits, k]]
        groove = k - steps
        if groove < g.grooves:
            free = t.free[groove >> 6] >> np.uint64(groove & 63) & ONE
        else:
            i = groove - g.grooves
            free = t.free[2 + (i >> 6)] >> np.uint64(i & 63) & ONE
        if free and leaves_all_a_way(g, t, groove):
            return g.squares + groove
    return PASS
