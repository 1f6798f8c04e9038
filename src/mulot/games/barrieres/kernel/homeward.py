"""A quick game to the end, played as people play: towards the cheese, and a barrier for whoever is ahead."""

from __future__ import annotations

from typing import Any

from mulot.games.barrieres.kernel.bits import ONE, count, draw, lowest
from mulot.games.barrieres.kernel.chance import NOBODY
from mulot.games.barrieres.kernel.jit import compiled
from mulot.games.barrieres.kernel.plies import PASS, joins, play, shut, steps_of
from mulot.games.barrieres.kernel.ways import cut, distance, reaches

MOST_PLIES = 120


@compiled
def walk_home(g: Any, t: Any, x: Any, luck: Any) -> int:
    """Play on from t until somebody arrives; returns the winner's seat, or NOBODY if that takes too long."""
    for _ in range(MOST_PLIES):
        if t.ply >= g.longest:
            break
        seat = t.turn
        action = PASS
        if t.stock[seat] > 0:
            action = hold_up(g, t, x, luck)
        if action == PASS:
            action = nearest_step(g, t, x, luck)
        if play(g, t, action):
            return seat
    return NOBODY


@compiled
def nearest_step(g: Any, t: Any, x: Any, luck: Any) -> int:
    """The step that leads nearest to the cheese; of several, any."""
    seat = t.turn
    n, best, alike, action = steps_of(g, t, seat, x.actions), 255, 0, PASS
    for i in range(n):
        steps = distance(g, t, seat, x.actions[i])
        if steps < best:
            best, alike, action = steps, 1, x.actions[i]
        elif steps == best:
            alike += 1
            if draw(luck, alike) == 0:
                action = x.actions[i]
    return action


@compiled
def hold_up(g: Any, t: Any, x: Any, luck: Any) -> int:
    """A barrier in the way of the rival who is ahead of all others, if that one is not behind the seat on turn itself
    and the barrier costs it more steps than it costs the seat; else PASS."""
    seat, rival, fewest = t.turn, -1, 255
    own = distance(g, t, seat, t.mice[seat])
    for other in range(g.seats):
        if other != seat:
            steps = distance(g, t, other, t.mice[other])
            if steps < fewest:
                rival, fewest = other, steps
    if fewest > own or draw(luck, 2) == 0:
        return PASS
    cut(g, t, rival, x.found, x.across[0])
    for _ in range(3):
        i = draw(luck, 4)
        word = x.across[0, i] & t.free[i]
        if word == 0:
            continue
        for _skip in range(draw(luck, count(word))):
            word &= word - ONE
        groove = (i & 1) * 64 + (i >> 1) * g.grooves + lowest(word)
        shut(g, t, groove)
        costs = distance(g, t, rival, t.mice[rival]) - fewest
        pays = distance(g, t, seat, t.mice[seat]) - own
        fine = costs > 0 and pays >= 0 and costs > pays
        if fine and joins(g, t, groove):
            for other in range(g.seats):
                fine = fine and reaches(g, t, other)
        shut(g, t, groove)
        if fine:
            return g.squares + groove
    return PASS
