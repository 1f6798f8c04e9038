"""The strong player of version 0.1 for four seats, frozen: it foresees sensible rivals, and plays leaves out sensibly.

Its judgement and what it considers are those of `version_0_1`; what the others will do, how a game is played out and
the tree are here. Rules and ways are the house's; time is that of the processor.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np
from version_0_1 import EXPLORE, NODE, SHARP, SPARE, best_child, compiled, consider

from mulot.games.barrieres.bots.kernel.bits import draw, lowest, lucky
from mulot.games.barrieres.bots.kernel.chance import NOBODY
from mulot.games.barrieres.bots.kernel.judging import SCRATCH
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, decode, lay_out
from mulot.games.barrieres.bots.kernel.plies import PASS, play, shut, steps_of
from mulot.games.barrieres.bots.kernel.ways import NOTHING, cut, distance
from mulot.games.barrieres.model import Action, State

FIRM = 7
FOUR_SEATS = np.array([2.4, 40.0, 0.0, 2.5, 0.3, 0.0, 3.0, 8.0], np.float32)
BARRIER, ARRIVED, ALIKE = np.float32(0.4), np.float32(1000.0), np.float32(1e-4)
MOST_NODES, MOST_PLIES, AT_ONCE = 1_000_000, 200, 20


@compiled
def lead(g: Any, steps: Any, stock: int, seat: int, turn: int) -> Any:
    """Steps by which a seat is ahead of its nearest rival, and a little for every barrier in its hand."""
    own, nearest = np.float32(0), np.float32(1e9)
    for other in range(g.seats):
        waits = other - turn
        if waits < 0:
            waits += g.seats
        time = np.float32(steps[other]) + np.float32(waits) / np.float32(g.seats)
        if other == seat:
            own = time
        else:
            nearest = min(nearest, time)
    return nearest - own + BARRIER * np.float32(stock)


@compiled
def weigh(g: Any, t: Any, x: Any) -> int:
    """Write all steps, and the barriers across the way of the rival who is nearest to its cheese, each with the lead
    that it leaves the seat on turn; returns how many there are."""
    seat = t.turn
    after = seat + 1 if seat + 1 < g.seats else 0
    rival = -1
    for other in range(g.seats):
        x.steps[other] = cut(g, t, other, x.found, x.across[other])
        if other != seat and (rival < 0 or x.steps[other] < x.steps[rival]):
            rival = other
    n = steps_of(g, t, seat, x.actions)
    steps = x.steps[seat]
    for i in range(n):
        if g.arrives[seat, x.actions[i]]:
            x.values[i] = ARRIVED
        else:
            x.steps[seat] = distance(g, t, seat, x.actions[i])
            x.values[i] = lead(g, x.steps, t.stock[seat], seat, after)
    x.steps[seat] = steps
    if t.stock[seat] > 0:
        n = weigh_barriers(g, t, x, rival, n, after)
    return n


@compiled
def weigh_barriers(g: Any, t: Any, x: Any, rival: int, n: int, after: int) -> int:
    """Add the barriers."""
    seat = t.turn
    for i in range(4):
        free = t.free[i] & x.across[rival, i]
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = (i & 1) * 64 + (i >> 1) * g.grooves + lowest(here)
            shut(g, t, groove)
            fine = True
            for other in range(g.seats):
                x.after[other] = x.steps[other]
                if fine and here & x.across[other, i]:
                    x.after[other] = distance(g, t, other, t.mice[other])
                    fine = x.after[other] >= 0
            shut(g, t, groove)
            if fine:
                x.actions[n] = g.squares + groove
                x.values[n] = lead(g, x.after, t.stock[seat] - 1, seat, after)
                n += 1
    return n


@compiled
def foresee(g: Any, now: Any, x: Any) -> int:
    """Like `weigh` for now[0], but an action is worth the lead that is left when the next seat has done its best;
    returns how many there are (-1: the first one wins). now[1] is room to try them out."""
    t, u = now[0], now[1]
    seat = t.turn
    n = weigh(g, t, x)
    for i in range(n):
        x.kept[i] = x.actions[i]
        if x.values[i] == ARRIVED:
            x.actions[0] = x.actions[i]
            return -1
    for i in range(n):
        now[1] = now[0]
        play(g, u, x.kept[i])
        m, best = weigh(g, u, x), 0
        for reply in range(1, m):
            if x.values[reply] > x.values[best] + ALIKE:
                best = reply
        if m and x.values[best] == ARRIVED:
            x.worth[i] = -ARRIVED
            continue
        if m:
            play(g, u, x.actions[best])
            for other in range(g.seats):
                x.steps[other] = distance(g, u, other, u.mice[other])
        else:
            play(g, u, PASS)
        x.worth[i] = lead(g, x.steps, u.stock[seat], seat, u.turn)
    for i in range(n):
        x.actions[i], x.values[i] = x.kept[i], x.worth[i]
    if n == 0:
        x.actions[0], x.values[0] = PASS, np.float32(0)
        n = 1
    return n


@compiled
def at_once(g: Any, t: Any, x: Any, luck: Any) -> int:
    """The action with the best lead right after it; of several, any."""
    n, alike, action, best = weigh(g, t, x), 0, PASS, np.float32(-1e30)
    for i in range(n):
        if x.values[i] > best + ALIKE:
            best, alike, action = x.values[i], 1, x.actions[i]
        elif x.values[i] > best - ALIKE:
            alike += 1
            if draw(luck, alike) == 0:
                action = x.actions[i]
    return action


@compiled
def play_out(g: Any, t: Any, x: Any, luck: Any) -> int:
    """Play on from t, everybody at once as it looks best; returns the winner, or NOBODY if that takes too long."""
    for _ in range(MOST_PLIES):
        if t.ply >= g.longest:
            break
        seat, left = t.turn, 0
        for other in range(g.seats):
            left += t.stock[other]
        if left == 0:
            return first_home(g, t)
        if play(g, t, at_once(g, t, x, luck)):
            return seat
    return NOBODY


@compiled
def first_home(g: Any, t: Any) -> int:
    """Who arrives first when nobody has anything left to place and all take their shortest way (jumps left aside)."""
    winner, first = NOBODY, 1 << 30
    for seat in range(g.seats):
        waits = seat - t.turn
        if waits < 0:
            waits += g.seats
        time = distance(g, t, seat, t.mice[seat]) * g.seats + waits
        if time < first:
            winner, first = seat, time
    return winner


@compiled
def grow_four(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Give a node its children; returns how many nodes are then in use. `me` is the seat that thinks."""
    t = now[0]
    seat = t.turn
    foreseen = seat != me
    if foreseen:
        n, sharp = foresee(g, now, x), weights[FIRM]
    else:
        n, sharp = consider(g, t, x, weights, node == 0), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best = np.float32(-1e9)
    for i in range(n):
        best = max(best, x.values[i] * sharp)
    everything = np.float32(0)
    for i in range(n):
        everything += np.exp(x.values[i] * sharp - best)
    for i in range(n):
        child = nodes[used + i]
        child.action, child.mover, child.winner = x.actions[i], seat, NOBODY
        child.children, child.first, child.visits = 0, 0, 0
        jitter = np.float32(1.0) + np.float32(draw(luck, 1000)) * np.float32(1e-5)
        child.share = np.exp(x.values[i] * sharp - best) / everything * jitter
        child.total = np.float32(0) if foreseen else x.values[i]
    nodes[node].first, nodes[node].children = used, n
    nodes[node].complete = 0
    return used + n


@compiled
def pick_four(nodes: Any, node: int, weights: Any, foreseen: bool) -> int:
    """The child to go to: the best value so far plus what its share of attention still asks for. Of the others only
    the share counts."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        visits = np.float32(nodes[child].visits + 1)
        bound = asked * nodes[child].share / visits
        if not foreseen:
            bound = nodes[child].total / visits + bound
        if nodes[child].winner != NOBODY:
            bound = np.float32(1e9) if nodes[child].winner == nodes[child].mover else np.float32(-1e9) + bound
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def settle_four(nodes: Any, node: int) -> None:
    """Note a certain winner: the seat to move has a child that wins."""
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if nodes[child].winner == nodes[child].mover:
            nodes[node].winner = nodes[child].winner
            return


@compiled
def look_further_four(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Look further, from the position start[0], for so many rounds; returns how many nodes are in use."""
    now = np.empty(2, start.dtype)
    t, me = now[0], start[0].turn
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
            node = pick_four(nodes, node, weights, t.turn != me)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = value_of_four(g, now, me, nodes, node, used, x, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if i < depth and nodes[x.path[i + 1]].winner != NOBODY:
                settle_four(nodes, here)
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def value_of_four(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Write everybody's chances at a leaf into x.chance; grow it if there is room. Returns the nodes in use."""
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if used + MOST_ACTIONS <= len(nodes):
            used = grow_four(g, now, me, nodes, node, used, x, weights, luck)
            winner = nodes[node].winner
        if winner == NOBODY:
            winner = play_out(g, t, x, luck)
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


class OldFour:
    """The frozen player with its room to think in."""

    def __init__(self) -> None:
        self.nodes, self.x = np.empty(MOST_NODES, NODE), np.empty(1, SCRATCH)[0]

    def choose(self, s: State, seconds: float, rng: Random) -> Action:
        """Its move after so many seconds of the processor."""
        start = time.thread_time()
        g, t = lay_out(s)
        root, luck, nodes, used = np.array([t]), lucky(rng.getrandbits(32)), self.nodes, 0
        while used == 0 or (time.thread_time() - start < seconds - SPARE and nodes[0]["winner"] == NOBODY):
            used = look_further_four(g, root, nodes, used, AT_ONCE, self.x, FOUR_SEATS, luck)
        children = nodes[nodes[0]["first"] : nodes[0]["first"] + nodes[0]["children"]]
        return decode(int(children[best_child(children)]["action"]), s.size)
