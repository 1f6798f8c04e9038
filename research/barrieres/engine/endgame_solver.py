"""Solves positions with two seats and few barriers left exactly, by retrograde analysis.

A layer is the set of all positions with the same barriers on the board and the same stocks. Its positions are numbered
(turn · squares + square of seat 0) · squares + square of seat 1. Values are for the seat to move: n wins in n plies, -n
loses in n plies, 0 is a draw. To solve a layer, the layers with one more barrier on the board must be solved first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import ONE, single_bit
from mulot.games.barrieres.arrays.movegen import lay_barrier, steps_of, toggle_ways
from mulot.games.barrieres.arrays.paths import NOTHING, spread_one_word, spread_two_words
from research.barrieres.engine.jit import compiled

NONE = 32000


@compiled
def solve_layer(g: Any, t: Any, wins: Any, loses: Any, holds: Any, worth: Any) -> None:
    """Write the values of all positions with the barriers of t into `worth`.

    For each position, the caller says what placing a barrier leads to: `wins` is the fewest plies to a win (NONE if no
    barrier wins), `loses` the most plies to a loss (if all barriers lose), and `holds` is True if a barrier draws.
    """
    squares, longest = g.squares, g.longest
    states = 2 * squares * squares
    found = np.empty(16, np.int64)
    steps = np.zeros(states, np.int8)
    edge_from, edge_to, edges = np.empty(4 * states, np.int32), np.empty(4 * states, np.int32), 0
    first = np.zeros(states + 1, np.int32)
    # Linked lists, by ply, of the positions that a barrier wins, and of those in which all barriers lose.
    win_at, next_win = np.full(longest + 1, -1, np.int32), np.empty(states, np.int32)
    loss_at, next_loss = np.full(longest + 1, -1, np.int32), np.empty(states, np.int32)
    for turn in range(2):
        for a in range(squares):
            for b in range(squares):
                here = (turn * squares + a) * squares + b
                worth[here] = 0
                if a == b or g.arrives[0, a] or g.arrives[1, b]:
                    continue
                t.mice[0], t.mice[1] = a, b
                n = steps_of(g, t, turn, found)
                steps[here] = n
                for i in range(n):
                    if g.arrives[turn, found[i]]:
                        wins[here] = 1
                if wins[here] <= longest:
                    next_win[here] = win_at[wins[here]]
                    win_at[wins[here]] = here
                for i in range(n):
                    there = (squares + found[i]) * squares + b if turn == 0 else a * squares + found[i]
                    edge_from[edges], edge_to[edges] = here, there
                    first[there + 1] += 1
                    edges += 1
    for i in range(states):
        first[i + 1] += first[i]
    before, filled = np.empty(edges, np.int32), first[:-1].copy()
    for i in range(edges):
        before[filled[edge_to[i]]] = edge_from[i]
        filled[edge_to[i]] += 1
    decided, n_decided, done = np.empty(states, np.int32), 0, 0
    for plies in range(1, longest + 1):
        until = n_decided
        for i in range(done, until):
            there = decided[i]
            for k in range(first[there], first[there + 1]):
                here = before[k]
                if worth[here] != 0:
                    continue
                if worth[there] < 0:
                    worth[here] = plies
                    decided[n_decided] = here
                    n_decided += 1
                    continue
                steps[here] -= 1
                if steps[here] == 0 and wins[here] >= NONE and not holds[here]:
                    if loses[here] <= plies:
                        worth[here] = -plies
                        decided[n_decided] = here
                        n_decided += 1
                    elif loses[here] <= longest:
                        next_loss[here] = loss_at[loses[here]]
                        loss_at[loses[here]] = here
        done = until
        here = win_at[plies]
        while here >= 0:
            if worth[here] == 0:
                worth[here] = plies
                decided[n_decided] = here
                n_decided += 1
            here = next_win[here]
        here = loss_at[plies]
        while here >= 0:
            worth[here] = -plies
            decided[n_decided] = here
            n_decided += 1
            here = next_loss[here]


@compiled
def squares_reaching_goal(g: Any, t: Any, seat: int, reached: Any) -> None:
    """Write the squares from which this seat can reach its cheese, as bits."""
    n = np.uint64(g.size)
    a, b = g.goal[seat, 0], g.goal[seat, 1]
    while True:
        if g.squares <= 64:
            more_a, more_b = spread_one_word(a, t.north[0], t.east[0], n), b
        else:
            more_a, more_b = spread_two_words(a, b, t.north, t.east, n)
        if more_a == a and more_b == b:
            break
        a, b = more_a, more_b
    reached[0], reached[1] = a, b


@compiled
def allow_barrier(g: Any, t: Any, seat: int, groove: int, worth: Any, wins: Any, loses: Any, holds: Any) -> None:
    """Update `wins`, `loses` and `holds` for all positions in which `seat` may place this barrier, which leads to a
    layer with the values `worth`."""
    squares = g.squares
    homes0, homes1 = np.empty(2, np.uint64), np.empty(2, np.uint64)
    toggle_ways(g, t, groove)
    squares_reaching_goal(g, t, 0, homes0)
    squares_reaching_goal(g, t, 1, homes1)
    toggle_ways(g, t, groove)
    for a in range(squares):
        if not homes0[a >> 6] >> np.uint64(a & 63) & ONE:
            continue
        for b in range(squares):
            if not homes1[b >> 6] >> np.uint64(b & 63) & ONE:
                continue
            here = (seat * squares + a) * squares + b
            after = worth[((1 - seat) * squares + a) * squares + b]
            if after < 0:
                wins[here] = min(wins[here], 1 - after)
            elif after > 0:
                loses[here] = max(loses[here], after + 1)
            else:
                holds[here] = True


@compiled
def clear_barrier_values(wins: Any, loses: Any, holds: Any) -> None:
    """Reset the three arrays to the state in which no barrier can be placed."""
    wins[:] = NONE
    loses[:] = 0
    holds[:] = False


@compiled
def races_after(g: Any, start: Any, first: int, low: int, high: int, grooves: Any, races: Any) -> None:
    """Solve the races (with no barriers left to place) after barriers in grooves[first] and grooves[second], for each
    `second` from `low` to below `high`, and write them to races[first, second]."""
    states = 2 * g.squares * g.squares
    wins, loses, holds = np.empty(states, np.int16), np.empty(states, np.int16), np.empty(states, np.bool_)
    now = np.empty(1, start.dtype)
    for second in range(low, min(high, len(grooves))):
        now[0] = start[0]
        lay_barrier(g, now[0], grooves[first])
        if has_room(g, now[0], grooves[second]):
            lay_barrier(g, now[0], grooves[second])
            clear_barrier_values(wins, loses, holds)
            solve_layer(g, now[0], wins, loses, holds, races[first, second])


@compiled
def has_room(g: Any, t: Any, groove: int) -> bool:
    """True if a barrier fits into this groove."""
    i, k = (0, groove) if groove < g.grooves else (2, groove - g.grooves)
    return t.free[i + (k >> 6)] & single_bit(k & 63) != NOTHING


@compiled
def one_left(g: Any, start: Any, seat: int, first: int, grooves: Any, races: Any, worth: Any) -> None:
    """Solve the layer after a barrier in grooves[first], when only `seat` has a barrier left, from the races that
    follow it."""
    states = 2 * g.squares * g.squares
    wins, loses, holds = np.empty(states, np.int16), np.empty(states, np.int16), np.empty(states, np.bool_)
    now = np.empty(1, start.dtype)
    now[0] = start[0]
    lay_barrier(g, now[0], grooves[first])
    clear_barrier_values(wins, loses, holds)
    for second in range(len(grooves)):
        if has_room(g, now[0], grooves[second]):
            low, high = min(first, second), max(first, second)
            allow_barrier(g, now[0], seat, grooves[second], races[low, high], wins, loses, holds)
    solve_layer(g, now[0], wins, loses, holds, worth)


@compiled
def race_after(g: Any, start: Any, groove: int, worth: Any) -> None:
    """Solve the race after one more barrier in `groove`, or the race as it is if `groove` is -1."""
    states = 2 * g.squares * g.squares
    wins, loses, holds = np.empty(states, np.int16), np.empty(states, np.int16), np.empty(states, np.bool_)
    now = np.empty(1, start.dtype)
    now[0] = start[0]
    if groove >= 0:
        lay_barrier(g, now[0], groove)
    clear_barrier_values(wins, loses, holds)
    solve_layer(g, now[0], wins, loses, holds, worth)


@compiled
def this_layer(g: Any, start: Any, grooves: Any, after: Any, worth: Any) -> None:
    """Solve the layer of the position itself. after[seat, i] is the layer after this seat has placed a barrier in
    grooves[i]."""
    states = 2 * g.squares * g.squares
    wins, loses, holds = np.empty(states, np.int16), np.empty(states, np.int16), np.empty(states, np.bool_)
    now = np.empty(1, start.dtype)
    now[0] = start[0]
    clear_barrier_values(wins, loses, holds)
    for seat in range(2):
        if start[0].stock[seat] > 0:
            for i in range(len(grooves)):
                allow_barrier(g, now[0], seat, grooves[i], after[seat, i], wins, loses, holds)
    solve_layer(g, now[0], wins, loses, holds, worth)
