"""The strong player of versions 0.1 and 0.2 for two seats, frozen: its judgement, its weights, its tree.

A sparring partner that stays as it is, whatever becomes of the house's own. Rules, ways and exact ends are the
house's; time is that of the processor, so that other work on the machine takes nothing from it.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np
from numba import njit

from mulot.games.barrieres.bots.kernel.bits import draw, lowest, lucky
from mulot.games.barrieres.bots.kernel.chance import NOBODY
from mulot.games.barrieres.bots.kernel.judging import SCRATCH
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, decode, lay_out
from mulot.games.barrieres.bots.kernel.plies import PASS, joins, play, shut, steps_of
from mulot.games.barrieres.bots.kernel.solving import solve
from mulot.games.barrieres.bots.kernel.ways import NOTHING, cut, distance
from mulot.games.barrieres.bots.turns import can_solve, solved
from mulot.games.barrieres.model import Action, State

compiled: Any = njit(cache=True, nogil=True)
EXPLORE, SHARP, PACE, PACE_LATE, STOCK, STOCK_LATE, LATE = range(7)
TWO_SEATS = np.array([0.8, 14.0, 0.1, 1.3, 0.35, 0.3, 6.0], np.float32)
MOST_NODES, AT_ONCE, SPARE = 3_000_000, 100, 0.004
NODE = np.dtype(
    [
        ("action", "i2"),
        ("mover", "i1"),  # the seat that moved into this node
        ("winner", "i1"),  # known for certain, or NOBODY
        ("children", "i2"),
        ("complete", "i1"),  # no action was left out
        ("first", "i4"),
        ("visits", "i4"),
        ("share", "f4"),  # of its parent's attention
        ("total", "f4"),  # of the mover's values, the first look included
    ],
    align=True,
)


@compiled
def judge(g: Any, steps: Any, stock: Any, turn: int, weights: Any, chance: Any) -> None:
    """How likely each seat is to win, from the shortest ways, the stocks and whose turn it is."""
    total = 0
    for seat in range(g.seats):
        total += stock[seat]
    late = weights[LATE] / (weights[LATE] + np.float32(total))
    pace = weights[PACE] + weights[PACE_LATE] * late
    worth = weights[STOCK] + weights[STOCK_LATE] * late
    best = np.float32(-1e30)
    for seat in range(g.seats):
        waits = seat - turn
        if waits < 0:
            waits += g.seats
        time = np.float32(steps[seat]) + np.float32(waits) / np.float32(g.seats)
        chance[seat] = worth * np.float32(stock[seat]) - pace * time
        best = max(best, chance[seat])
    everybody = np.float32(0)
    for seat in range(g.seats):
        chance[seat] = np.exp(chance[seat] - best)
        everybody += chance[seat]
    for seat in range(g.seats):
        chance[seat] /= everybody


@compiled
def consider(g: Any, t: Any, x: Any, weights: Any, all_quiet: bool) -> int:
    """Write the actions worth looking at with the mover's value of each; returns how many (-1: the first one wins).

    A barrier across nobody's shortest way changes no distance: it is quiet, and legal for certain.
    """
    seat = t.turn
    after = seat + 1 if seat + 1 < g.seats else 0
    for other in range(g.seats):
        x.steps[other] = cut(g, t, other, x.found, x.across[other])
    n = steps_of(g, t, seat, x.actions)
    steps = x.steps[seat]
    for i in range(n):
        if g.arrives[seat, x.actions[i]]:
            x.actions[0] = x.actions[i]
            return -1
        x.steps[seat] = distance(g, t, seat, x.actions[i])
        judge(g, x.steps, t.stock, after, weights, x.chance)
        x.values[i] = x.chance[seat]
    x.steps[seat] = steps
    if t.stock[seat] > 0:
        n = consider_barriers(g, t, x, weights, all_quiet, n, after)
    if n == 0:
        x.actions[0] = PASS
        judge(g, x.steps, t.stock, after, weights, x.chance)
        x.values[0] = x.chance[seat]
        n = 1
    return n


@compiled
def consider_barriers(g: Any, t: Any, x: Any, weights: Any, all_quiet: bool, n: int, after: int) -> int:
    """Add the barriers."""
    seat = t.turn
    t.stock[seat] -= 1
    judge(g, x.steps, t.stock, after, weights, x.chance)
    quiet = x.chance[seat]
    for i in range(4):
        first = (i & 1) * 64 + (i >> 1) * g.grooves
        free, matters = t.free[i], NOTHING
        for other in range(g.seats):
            matters |= x.across[other, i]
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = first + lowest(here)
            if not here & matters:
                if all_quiet or joins(g, t, groove):
                    x.actions[n], x.values[n] = g.squares + groove, quiet
                    n += 1
                continue
            shut(g, t, groove)
            fine = True
            for other in range(g.seats):
                x.after[other] = x.steps[other]
                if fine and here & x.across[other, i]:
                    x.after[other] = distance(g, t, other, t.mice[other])
                    fine = x.after[other] >= 0
            shut(g, t, groove)
            if fine:
                judge(g, x.after, t.stock, after, weights, x.chance)
                x.actions[n], x.values[n] = g.squares + groove, x.chance[seat]
                n += 1
    t.stock[seat] += 1
    return n


@compiled
def grow(g: Any, now: Any, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Give a node its children; returns how many nodes are then in use."""
    t = now[0]
    seat = t.turn
    n, sharp = consider(g, t, x, weights, node == 0), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best = np.float32(-1e9)
    for i in range(n):
        best = max(best, x.values[i])
    everything = np.float32(0)
    for i in range(n):
        everything += np.exp((x.values[i] - best) * sharp)
    for i in range(n):
        child = nodes[used + i]
        child.action, child.mover, child.winner = x.actions[i], seat, NOBODY
        child.children, child.first, child.visits = 0, 0, 0
        jitter = np.float32(1.0) + np.float32(draw(luck, 1000)) * np.float32(1e-5)
        child.share = np.exp((x.values[i] - best) * sharp) / everything * jitter
        child.total = x.values[i]
    nodes[node].first, nodes[node].children = used, n
    nodes[node].complete = node == 0 or t.stock[seat] == 0
    return used + n


@compiled
def pick(g: Any, nodes: Any, node: int, weights: Any) -> int:
    """The child to go to: the best value so far plus what its share of attention still asks for."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        visits = np.float32(nodes[child].visits + 1)
        bound = nodes[child].total / visits + asked * nodes[child].share / visits
        if nodes[child].winner != NOBODY:
            bound = np.float32(1e9) if nodes[child].winner == nodes[child].mover else np.float32(-1e9) + bound
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def settle(g: Any, nodes: Any, node: int) -> None:
    """Note a certain winner: the seat to move has a child that wins, or (two seats) all children lose."""
    first, n = nodes[node].first, nodes[node].children
    lost = g.seats == 2 and nodes[node].complete == 1
    for child in range(first, first + n):
        winner = nodes[child].winner
        if winner == nodes[child].mover:
            nodes[node].winner = winner
            return
        lost = lost and winner != NOBODY
    if lost:
        nodes[node].winner = nodes[first].winner


@compiled
def look_further(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Look further, from the position start[0], for so many rounds; returns how many nodes are in use.

    nodes[0] is the root; `used` is 0 for a new tree.
    """
    now = np.empty(1, start.dtype)
    t = now[0]
    if used == 0:
        root = nodes[0]
        root.action, root.mover, root.winner, root.children = PASS, -2, NOBODY, 0
        root.complete = 0
        root.first, root.visits, root.share, root.total = 0, 0, np.float32(1), np.float32(0)
        used = 1
    for _ in range(rounds):
        if nodes[0].winner != NOBODY:
            break
        now[0] = start[0]
        node, depth = 0, 0
        x.path[0] = 0
        while nodes[node].children and nodes[node].winner == NOBODY and t.ply < g.longest:
            node = pick(g, nodes, node, weights)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = value_of(g, now, nodes, node, used, x, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if i < depth and nodes[x.path[i + 1]].winner != NOBODY:
                settle(g, nodes, here)
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def value_of(g: Any, now: Any, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Write everybody's chances at a leaf into x.chance; grow it if there is room. Returns the nodes in use."""
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if used + MOST_ACTIONS <= len(nodes):
            used = grow(g, now, nodes, node, used, x, weights, luck)
            winner = nodes[node].winner
        if winner == NOBODY:
            judge_leaf(g, t, nodes, node, x, weights)
            return used
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


@compiled
def judge_leaf(g: Any, t: Any, nodes: Any, node: int, x: Any, weights: Any) -> None:
    """Judge a position by its ways, and by the best of its actions where they are known."""
    for seat in range(g.seats):
        x.steps[seat] = distance(g, t, seat, t.mice[seat])
    judge(g, x.steps, t.stock, t.turn, weights, x.chance)
    first, n = nodes[node].first, nodes[node].children
    if n:
        raise_to_best(g, nodes, first, n, t.turn, x.chance)


@compiled
def raise_to_best(g: Any, nodes: Any, first: int, n: int, seat: int, chance: Any) -> None:
    """The seat to move takes the best of its actions: its chance is that one's, the others share the rest as before."""
    best = np.float32(0)
    for child in range(first, first + n):
        best = max(best, nodes[child].total)
    rest = np.float32(1.0) - chance[seat]
    for other in range(g.seats):
        if other != seat:
            chance[other] *= (np.float32(1.0) - best) / max(rest, np.float32(1e-6))
    chance[seat] = best


class OldStrong:
    """The frozen player with its room to think in."""

    def __init__(self) -> None:
        self.nodes, self.x = np.empty(MOST_NODES, NODE), np.empty(1, SCRATCH)[0]

    def choose(self, s: State, seconds: float, rng: Random) -> Action:
        """Its move after so many seconds of the processor."""
        start = time.thread_time()
        if can_solve(s):
            worth = solve(s, start + seconds / 2, time.thread_time)
            if worth is not None:
                return solved(s, worth, rng).action
        g, t = lay_out(s)
        root, luck, nodes = np.array([t]), lucky(rng.getrandbits(32)), self.nodes
        used = 0
        while used == 0 or (time.thread_time() - start < seconds - SPARE and nodes[0]["winner"] == NOBODY):
            used = look_further(g, root, nodes, used, AT_ONCE, self.x, TWO_SEATS, luck)
        children = nodes[nodes[0]["first"] : nodes[0]["first"] + nodes[0]["children"]]
        return decode(int(children[best_child(children)]["action"]), s.size)


def best_child(children: Any) -> int:
    wins = np.flatnonzero(children["winner"] == children["mover"])
    if len(wins):
        return int(wins[0])
    visits = children["visits"].astype(np.int64)
    open_still = children["winner"] == NOBODY
    return int(np.argmax(np.where(open_still, visits, -1) if open_still.any() else visits))
