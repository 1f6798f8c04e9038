"""The evaluation for four seats: features of each seat's situation, evaluated by a small net.

At a table of four, all the others hold up the leader, so being second with barriers in hand can be better than being
first. The inputs of a seat are its distance and turn, its own and the others' stocks, what one more barrier could cost
it, how far it is behind each rival, and how few barriers are left. The same net evaluates every seat; a softmax over
the four values gives the chances.

The net was fitted to the results of games at mixed tables (`research/training/fit_prospects.py`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import lowest
from mulot.games.barrieres.arrays.movegen import toggle_ways
from mulot.games.barrieres.arrays.paths import NOTHING, write_grooves_across
from research.barrieres.engine.danger import HIDDEN
from research.barrieres.engine.distance import distance_with_barrier
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp

INPUTS = 15
"""Inputs per seat."""
WEIGHTS = (INPUTS + 1) * HIDDEN + HIDDEN + 1
WEIGHTS_FILE = Path(__file__).parent / "prospects.json"
MOST_COST, MOST_APART = np.float32(8), np.float32(8)
"""Larger costs and differences are cut off here."""
QUARTER, ONE, TWO, FOUR = np.float32(0.25), np.float32(1), np.float32(2), np.float32(4)


def load_weights(size: int) -> Any:
    """Return the net's weights for this board as a flat array; None if there are none."""
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8")) if WEIGHTS_FILE.exists() else {}
    layers = kept.get(str(size))
    if layers is None:
        return None
    return np.concatenate([np.array(part, np.float32).reshape(-1) for layer in layers for part in layer])


@compiled
def write_dangers(g: Any, t: Any, x: Any) -> None:
    """Write each seat's distance into x.steps, and what one more barrier across its path could cost into x.danger: the
    most steps, how many barriers cost one step, and how many cost more. (A barrier that closes the last path is
    illegal.)"""
    for seat in range(g.seats):
        x.steps[seat] = write_grooves_across(g, t, seat, x.found[seat], x.across[seat])
        for i in range(3):
            x.danger[seat, i] = np.float32(0)
        for i in range(4):
            free = t.free[i] & x.across[seat, i]
            first = (i & 1) * 64 + (i >> 1) * g.grooves
            while free:
                here = free & (NOTHING - free)
                free ^= here
                groove = first + lowest(here)
                toggle_ways(g, t, groove)
                costs = np.float32(distance_with_barrier(g, t, seat, groove, x.found[seat]) - x.steps[seat])
                toggle_ways(g, t, groove)
                if costs > 0:
                    x.danger[seat, 0] = max(x.danger[seat, 0], costs)
                    x.danger[seat, 1 if costs == 1 else 2] += ONE


@compiled
def clamp_difference(one: Any, other: Any) -> Any:
    """Return one - other, limited to ±MOST_APART."""
    return min(max(one - other, -MOST_APART), MOST_APART)


@compiled
def write_inputs(g: Any, t: Any, x: Any, seen: Any) -> None:
    """Write the inputs of each seat into a row of `seen`. `write_dangers` must have been called for this position."""
    total, times = 0, x.chance
    for seat in range(g.seats):
        total += t.stock[seat]
        waits = seat - t.turn
        if waits < 0:
            waits += g.seats
        seen[seat, 1] = np.float32(waits) * QUARTER
        times[seat] = np.float32(x.steps[seat]) + seen[seat, 1]
    late = ONE / np.float32(1 + total)
    for seat in range(g.seats):
        first = second = third = np.float32(1e9)
        leader = 0
        for other in range(g.seats):
            if other == seat:
                continue
            time = times[other]
            if time < first:
                first, second, third, leader = time, first, second, t.stock[other]
            elif time < second:
                second, third = time, second
            else:
                third = time
        rest, row = total - t.stock[seat], seen[seat]
        row[0], row[2] = x.steps[seat], t.stock[seat]
        row[3] = min(x.danger[seat, 0], MOST_COST) if rest > 0 else np.float32(0)
        row[4] = x.danger[seat, 1] if rest > 0 else np.float32(0)
        row[5] = x.danger[seat, 2] if rest > 0 else np.float32(0)
        row[6], row[7], row[8] = (
            clamp_difference(times[seat], first),
            clamp_difference(times[seat], second),
            clamp_difference(times[seat], third),
        )
        row[9], row[10], row[11] = rest, leader, FOUR * late
        row[12], row[13], row[14] = TWO * late * row[6], TWO * late * row[7], TWO * late * row[2]


@compiled
def evaluate_prospects(g: Any, x: Any, seen: Any, weights: Any, at: int, chance: Any) -> None:
    """Write each seat's winning chance. The net's weights begin at index `at`."""
    felt, bias, last = x.hidden[0], at + INPUTS * HIDDEN, at + (INPUTS + 1) * HIDDEN
    best = np.float32(-1e30)
    for seat in range(g.seats):
        for j in range(HIDDEN):
            felt[j] = weights[bias + j]
        for i in range(INPUTS):
            number, row = seen[seat, i], at + i * HIDDEN
            for j in range(HIDDEN):
                felt[j] += number * weights[row + j]
        odds = weights[last + HIDDEN]
        for j in range(HIDDEN):
            odds += max(felt[j], np.float32(0)) * weights[last + j]
        chance[seat] = odds
        best = max(best, odds)
    everybody = np.float32(0)
    for seat in range(g.seats):
        chance[seat] = exp(chance[seat] - best)
        everybody += chance[seat]
    for seat in range(g.seats):
        chance[seat] /= everybody
