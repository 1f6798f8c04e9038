"""Random games to the end, each ply uniform over the legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel.bits import ONE, count, draw
from mulot.games.barrieres.bots.kernel.jit import compiled
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS
from mulot.games.barrieres.bots.kernel.plies import PASS, leaves_ways, legal, meets, play, steps_of

NOBODY = -1


_OPEN = [[d for d in range(4) if exits >> d & 1] for exits in range(16)]
KTH = np.array([(*ways, *(0,) * (4 - len(ways))) for ways in _OPEN], np.int64)
"""The k-th of the ways that four bits say are open."""


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


@compiled
def playout(g: Any, t: Any, luck: Any, found: Any) -> int:
    """Play at random until the end; returns the winner's seat or NOBODY."""
    while t.ply < g.longest:
        seat = t.turn
        if play(g, t, sample(g, t, luck, found)):
            return seat
    return NOBODY


@compiled
def sampled_games(g: Any, start: Any, games: int, luck: Any, wins: Any) -> int:
    """Random games by sampling; counts the wins of each seat (and draws, last) and returns the plies played."""
    now, found, plies = np.empty(1, start.dtype), np.empty(16, np.int64), 0
    t = now[0]
    for _ in range(games):
        now[0] = start[0]
        winner = playout(g, t, luck, found)
        wins[winner] += 1
        plies += t.ply - start[0].ply
    return plies


@compiled
def listed_games(g: Any, start: Any, games: int, luck: Any, wins: Any) -> int:
    """The same, but all legal actions are listed at every ply."""
    now, plies = np.empty(1, start.dtype), 0
    t = now[0]
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    actions = np.empty(MOST_ACTIONS, np.int64)
    for _ in range(games):
        now[0] = start[0]
        winner = NOBODY
        while t.ply < g.longest:
            seat = t.turn
            n = legal(g, t, found, across, fits, actions)
            if play(g, t, actions[draw(luck, n)]):
                winner = seat
                break
        wins[winner] += 1
        plies += t.ply - start[0].ply
    return plies
