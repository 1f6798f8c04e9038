"""A search at tables of four that came before the one in the package (`kernel/four.py`): max-n, with the same learnt
judgement (`kernel/prospects.py`). Games of its own are among those that the judgement was fitted on.

A tree that grows where it looks good, as with two seats (`search`), but everybody plays for himself: whoever moves goes
where his own chance is best (max-n). The others look first at what a sensible player would do (`rivals`); what they are
seen to gain by counts as well, but less: some at a table only think like that, some search as this one does.
"""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel import prospects
from mulot.games.barrieres.bots.kernel.bits import draw, lucky
from mulot.games.barrieres.bots.kernel.chance import NOBODY
from mulot.games.barrieres.bots.kernel.jit import compiled
from mulot.games.barrieres.bots.kernel.judging import EXPLORE, FIRM, FOUR_SEATS, SCRATCH, SHARP, consider
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, decode, lay_out
from mulot.games.barrieres.bots.kernel.plies import PASS, play
from mulot.games.barrieres.bots.kernel.prospects import SEEN, fears, see, weigh_prospects
from mulot.games.barrieres.bots.kernel.rivals import foresee
from mulot.games.barrieres.bots.kernel.search import NODE
from mulot.games.barrieres.bots.kernel.thinking import AT_ONCE, SPARE
from mulot.games.barrieres.model import Action, State

MOST_NODES = 1_000_000
TRUST, UNSEEN, NET = 8, 9, 10
"""After the weights that all searches of four are told: how far the others are trusted to see what is best for them
(at 0 they only do what is sensible); what an action of theirs is worth to them before it was looked at; the net."""


@cache
def weights(size: int) -> Any:
    """What the search is told on such a board; None where nothing was learnt for it."""
    net = prospects.learnt(size)
    return None if net is None else told(net)


def told(net: Any) -> Any:
    """What the search is told with this net. (Tried out in matches; see the README.)"""
    weights = np.append(FOUR_SEATS, np.array([0.5, 0.2], np.float32))
    weights[EXPLORE], weights[FIRM] = 1.0, 5.0
    return np.concatenate([weights, net])


@compiled
def grow(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Give a node its children; returns how many nodes are then in use. `me` is the seat that thinks."""
    t = now[0]
    seat = t.turn
    if seat != me:
        n, sharp = foresee(g, now, x), weights[FIRM]
    else:
        n, sharp = consider(g, t, x, weights, node == 0), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best, everything = np.float32(-1e9), np.float32(0)
    for i in range(n):
        best = max(best, x.values[i])
    for i in range(n):
        x.urge[i] = np.exp((x.values[i] - best) * sharp)
        everything += x.urge[i]
    for i in range(n):
        child = nodes[used + i]
        child.action, child.mover, child.winner = x.actions[i], seat, NOBODY
        child.children, child.first, child.visits, child.complete = 0, 0, 0, 0
        jitter = np.float32(1.0) + np.float32(draw(luck, 1000)) * np.float32(1e-5)
        child.share = x.urge[i] / everything * jitter
        child.total = x.values[i] if seat == me else weights[UNSEEN]
    nodes[node].first, nodes[node].children = used, n
    return used + n


@compiled
def pick(nodes: Any, node: int, weights: Any, trust: Any) -> int:
    """The child to go to: the mover's best value so far, as far as it is trusted to see it, plus what its share of
    attention still asks for."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        bound = (trust * nodes[child].total + asked * nodes[child].share) / np.float32(nodes[child].visits + 1)
        if nodes[child].winner != NOBODY:
            bound = np.float32(1e9) if nodes[child].winner == nodes[child].mover else np.float32(-1e9) + bound
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def settle(nodes: Any, node: int) -> None:
    """Note a certain winner: the seat to move has a child that wins. (Where all lose it may be to different others.)"""
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if nodes[child].winner == nodes[child].mover:
            nodes[node].winner = nodes[child].winner
            return


@compiled
def think(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Look further, from the position start[0], for so many rounds; returns how many nodes are in use.

    nodes[0] is the root; `used` is 0 for a new tree.
    """
    now, seen = np.empty(2, start.dtype), np.empty((4, SEEN), np.float32)
    t, me = now[0], start[0].turn
    if used == 0:
        root = nodes[0]
        root.action, root.mover, root.winner, root.children, root.complete = PASS, -2, NOBODY, 0, 0
        root.first, root.visits, root.share, root.total = 0, 0, np.float32(1), np.float32(0)
        used = 1
    for _ in range(rounds):
        if nodes[0].winner != NOBODY:
            break
        now[0] = start[0]
        node, depth = 0, 0
        x.path[0] = 0
        while nodes[node].children and nodes[node].winner == NOBODY and t.ply < g.longest:
            node = pick(nodes, node, weights, np.float32(1) if t.turn == me else weights[TRUST])
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = value_of(g, now, me, nodes, node, used, x, seen, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if i < depth and nodes[x.path[i + 1]].winner != NOBODY:
                settle(nodes, here)
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def value_of(
    g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, seen: Any, weights: Any, luck: Any
) -> int:
    """Write everybody's chances at a leaf into x.chance; grow it if there is room. Returns the nodes in use."""
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if used + MOST_ACTIONS <= len(nodes):
            used = grow(g, now, me, nodes, node, used, x, weights, luck)
            winner = nodes[node].winner
        if winner == NOBODY:
            fears(g, t, x)
            see(g, t, x, seen)
            weigh_prospects(g, x, seen, weights, NET, x.chance)
            return used
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


class MaxN:
    """A player with room for its own tree, for matches (`benchmarks/barrieres/match.py`)."""

    def __init__(self) -> None:
        self.nodes, self.x = np.empty(MOST_NODES, NODE), np.empty(1, SCRATCH)[0]

    def choose(self, s: State, seconds: float, rng: Random) -> Action:
        """The action looked at most in so many seconds of the processor."""
        until = time.thread_time() + seconds - SPARE
        g, t = lay_out(s)
        start, luck, used, nodes = np.array([t]), lucky(rng.getrandbits(32)), 0, self.nodes
        while used == 0 or not nodes[0]["children"] or (time.thread_time() < until and nodes[0]["winner"] == NOBODY):
            if used and used + AT_ONCE[4] * MOST_ACTIONS > len(nodes):
                break
            used = think(g, start, nodes, used, AT_ONCE[4], self.x, weights(s.size), luck)
        first = nodes[0]["first"]
        children = nodes[first : first + nodes[0]["children"]]
        wins = np.flatnonzero(children["winner"] == children["mover"])
        best = (
            int(wins[0])
            if len(wins)
            else int(np.argmax(np.where(children["winner"] == NOBODY, children["visits"], -1)))
        )
        return decode(int(children[best]["action"]), s.size)
