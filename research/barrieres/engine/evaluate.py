"""The static evaluation of a position, and of all its actions at once, by shortest paths and stocks."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import lowest
from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
from mulot.games.barrieres.arrays.movegen import PASS, steps_of, toggle_ways, would_join
from mulot.games.barrieres.arrays.paths import NOTHING, write_grooves_across
from research.barrieres.engine import danger, policy, policy_net
from research.barrieres.engine.danger import (
    DANGER_FEATURES,
    HIDDEN,
    INPUTS,
    WEIGHTS,
    chance_with_dangers,
    clear_dangers,
    note_barrier_cost,
)
from research.barrieres.engine.distance import distance, distance_with_barrier
from research.barrieres.engine.economy import DISTANCES, FIRST_FITTED_SIZE, STOCKS, chance_table
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp, log
from research.barrieres.engine.policy import KINDS, write_barrier_kinds, write_no_kinds, write_step_kinds
from research.barrieres.engine.policy_net import HIDDEN_WIDTH

SCRATCH = np.dtype(
    [
        ("found", "u8", (4, 128, 2)),  # for each seat: the squares within 0, 1, 2 … steps
        ("across", "u8", (4, 4)),
        ("actions", "i8", MAX_ACTIONS),
        ("values", "f4", MAX_ACTIONS),
        ("kept", "i8", MAX_ACTIONS),
        ("worth", "f4", MAX_ACTIONS),
        ("kinds", "i2", (MAX_ACTIONS, KINDS)),
        ("urge", "f4", MAX_ACTIONS),
        ("rows", "i8", 4),
        ("columns", "i8", 4),
        ("steps", "i8", 4),
        ("after", "i8", 4),
        ("danger", "f4", (4, DANGER_FEATURES)),
        ("felt", "f4", INPUTS),
        ("hidden", "f4", (2, HIDDEN)),
        ("glimpse", "f4", HIDDEN_WIDTH),
        ("leaning", "f4", MAX_ACTIONS + 128),
        ("path", "i4", 512),
        ("keys", "i4", 512),
        ("chance", "f4", 4),
    ],
    align=True,
)
# The layout of a search's weights. All start with EXPLORE (the exploration constant) and SHARP (how strongly the priors
# depend on the values). With two seats there follow HOPELESS (how far an action's logit may be below the best before
# the action is dropped), whether there are weights of `danger` (FEELS), of `policy` (ATTENDS) and of `policy_net`
# (CHOOSES), the table of `economy`, and these weights. With four seats there follow the weights of the evaluation (the
# `_LATE` weights count more the fewer barriers all seats have left; with LATE barriers they count half), and FIRM: how
# closely the other seats are expected to follow the sensible player's values. (Tuned in matches; see the README.)
EXPLORE, SHARP, PACE, PACE_LATE, STOCK, STOCK_LATE, LATE, FIRM = range(8)
HOPELESS, FEELS, ATTENDS, CHOOSES, TABLE = 2, 3, 4, 5, 6
NET = TABLE + STOCKS * STOCKS * DISTANCES * DISTANCES
ATTENTION = NET + WEIGHTS
CHOOSER = ATTENTION + policy.COUNT
FOUR_SEATS = np.array([2.4, 40.0, 0.0, 2.5, 0.3, 0.0, 3.0, 8.0], np.float32)


@cache
def search_weights(size: int, seats: int) -> Any:
    """Return the search weights for this board size and number of seats."""
    if seats > 2:
        return FOUR_SEATS
    net, kinds = danger.load_weights(size), policy.load_weights(size)
    sharp, hopeless = (14.0, 3.5 if size >= FIRST_FITTED_SIZE else 14.0) if kinds is None else (kinds[-1], 7.0)
    choices = policy_net.load_weights(size)
    parts = (net is not None, kinds is not None, choices is not None)
    told = np.array([0.6, sharp, hopeless, *parts], np.float32)
    felt = np.zeros(WEIGHTS, np.float32) if net is None else net
    attended = np.zeros(policy.COUNT, np.float32) if kinds is None else kinds[:-1]
    chosen = np.zeros(0, np.float32) if choices is None else choices
    return np.concatenate([told, chance_table(size), felt, attended, chosen])


@compiled
def evaluate(g: Any, steps: Any, stock: Any, turn: int, weights: Any, chance: Any) -> None:
    """Write each seat's winning chance, from the shortest paths, the stocks and whose turn it is."""
    if g.seats == 2:
        other = 1 - turn
        at = (min(stock[turn], STOCKS - 1) * STOCKS + min(stock[other], STOCKS - 1)) * DISTANCES
        at = (at + min(steps[turn], DISTANCES - 1)) * DISTANCES + min(steps[other], DISTANCES - 1)
        chance[turn] = weights[TABLE + at]
        chance[other] = np.float32(1) - chance[turn]
    else:
        evaluate_four(g, steps, stock, turn, weights, chance)


@compiled
def evaluate_four(g: Any, steps: Any, stock: Any, turn: int, weights: Any, chance: Any) -> None:
    """Write the winning chances of four seats, with fixed weights for steps and barriers."""
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
        chance[seat] = exp(chance[seat] - best)
        everybody += chance[seat]
    for seat in range(g.seats):
        chance[seat] /= everybody


@compiled
def evaluate_actions(g: Any, t: Any, x: Any, weights: Any, all_quiet: bool) -> int:
    """Write the actions worth searching, each with its value for the mover, and return their number, or -1 if the first
    one wins.

    A barrier that crosses no shortest path changes no distance. It is called quiet, and is certainly legal. Quiet
    barriers are listed only if `all_quiet` is true or they touch another barrier.
    """
    seat = t.turn
    after = seat + 1 if seat + 1 < g.seats else 0
    for other in range(g.seats):
        x.steps[other] = write_grooves_across(g, t, other, x.found[other], x.across[other])
        x.rows[other], x.columns[other] = t.mice[other] // g.size, t.mice[other] % g.size
    n = steps_of(g, t, seat, x.actions)
    steps = x.steps[seat]
    for i in range(n):
        if g.arrives[seat, x.actions[i]]:
            x.actions[0] = x.actions[i]
            write_no_kinds(x, 0)
            return -1
        way = distance(g, t, seat, x.actions[i])
        x.steps[seat] = way
        evaluate(g, x.steps, t.stock, after, weights, x.chance)
        x.values[i] = x.chance[seat]
        x.steps[seat] = steps
        if g.seats == 2:
            write_step_kinds(t, x, i, way)
    clear_dangers(x)
    if t.stock[seat] > 0:
        n = evaluate_barriers(g, t, x, weights, all_quiet, n, after)
    elif g.seats == 2 and t.stock[after] > 0:
        note_barrier_dangers(g, t, x, seat)
    if n == 0:
        x.actions[0] = PASS
        write_no_kinds(x, 0)
        evaluate(g, x.steps, t.stock, after, weights, x.chance)
        x.values[0] = x.chance[seat]
        n = 1
    return n


@compiled
def evaluate_barriers(g: Any, t: Any, x: Any, weights: Any, all_quiet: bool, n: int, after: int) -> int:
    """Add the barriers to the `n` actions in the list and return the new number of actions. `after` is the next
    seat."""
    seat = t.turn
    t.stock[seat] -= 1
    evaluate(g, x.steps, t.stock, after, weights, x.chance)
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
            joined = would_join(g, t, groove)
            if not here & matters:
                if all_quiet or joined:
                    x.actions[n], x.values[n] = g.squares + groove, quiet
                    if g.seats == 2:
                        x.after[seat], x.after[after] = x.steps[seat], x.steps[after]
                        write_barrier_kinds(g, t, x, n, groove, False, joined)
                    n += 1
                continue
            toggle_ways(g, t, groove)
            fine = True
            for other in range(g.seats):
                x.after[other] = x.steps[other]
                if fine and here & x.across[other, i]:
                    x.after[other] = distance_with_barrier(g, t, other, groove, x.found[other])
                    fine = x.after[other] >= 0
            toggle_ways(g, t, groove)
            if fine:
                note_barrier_cost(g, x)
                evaluate(g, x.after, t.stock, after, weights, x.chance)
                x.actions[n], x.values[n] = g.squares + groove, x.chance[seat]
                if g.seats == 2:
                    write_barrier_kinds(g, t, x, n, groove, True, joined)
                n += 1
    t.stock[seat] += 1
    return n


@compiled
def note_barrier_dangers(g: Any, t: Any, x: Any, seat: int) -> None:
    """Write what the other seat's barriers could cost this seat, which has no barriers left."""
    other = 1 - seat
    x.after[other] = x.steps[other]
    for i in range(4):
        first = (i & 1) * 64 + (i >> 1) * g.grooves
        free = t.free[i] & x.across[seat, i]
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = first + lowest(here)
            toggle_ways(g, t, groove)
            x.after[seat] = distance_with_barrier(g, t, seat, groove, x.found[seat])
            if x.after[seat] >= 0 and distance(g, t, other, t.mice[other]) >= 0:
                note_barrier_cost(g, x)
            toggle_ways(g, t, groove)


@compiled
def evaluate_with_dangers(g: Any, t: Any, x: Any, weights: Any) -> None:
    """Write both seats' winning chances, from paths, stocks and dangers. `evaluate_actions` must have been called for
    this position."""
    turn, other = t.turn, 1 - t.turn
    evaluate(g, x.steps, t.stock, turn, weights, x.chance)
    chance = x.chance[turn]
    x.felt[0] = log(chance / (np.float32(1) - chance))
    x.felt[1], x.felt[2] = x.steps[turn], x.steps[other]
    x.felt[3], x.felt[4] = t.stock[turn], t.stock[other]
    for i in range(DANGER_FEATURES):
        x.felt[5 + i] = x.danger[turn, i] if t.stock[other] > 0 else np.float32(0)
        x.felt[5 + DANGER_FEATURES + i] = x.danger[other, i] if t.stock[turn] > 0 else np.float32(0)
    x.chance[turn] = chance_with_dangers(x, weights, NET)
    x.chance[other] = np.float32(1) - x.chance[turn]
