"""The exact solution of a position with at most two barriers in hand, within a time limit."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel.endgame import one_left, race_after, races_after, this_layer
from mulot.games.barrieres.bots.kernel.layout import decode, lay_out
from mulot.games.barrieres.bots.kernel.plies import PASS, legal
from mulot.games.barrieres.bots.turns import LAYERS_AT_ONCE, Clock, is_affordable, worth_before
from mulot.games.barrieres.model import Action, State

MOST_MEMORY = 100_000_000


def solve(s: State, until: float = float("inf"), clock: Clock = time.perf_counter) -> dict[Action, int] | None:
    """What each legal action is worth to the seat on turn: n wins in n plies, -n loses in n, 0 is a draw.

    None if it cannot be done by `until`, a time of this clock.
    """
    g, t = lay_out(s)
    start = np.array([t])
    grooves = np.array(_room(g, t) if sum(s.stock) else [], np.int64)
    states = 2 * s.size**4
    if not is_affordable(len(grooves), sum(s.stock), states, until - clock(), MOST_MEMORY):
        return None
    after = np.zeros((2, len(grooves), states), np.int16)
    if sum(s.stock) == 1:
        holder = s.stock.index(1)
        for i, groove in enumerate(grooves):
            race_after(g, start, groove, after[holder, i])
            if clock() > until:
                return None
    elif sum(s.stock) == 2 and not _with_two(s, g, start, grooves, after, until, clock):
        return None
    worth = np.zeros(states, np.int16)
    this_layer(g, start, grooves, after, worth)
    return _worth_of_actions(s, g, t, grooves, after, worth)


def _room(g: Any, t: Any) -> list[int]:
    words = [int(word) for word in t["free"]]
    h, v = words[0] | words[1] << 64, words[2] | words[3] << 64
    one = int(g["grooves"])
    return [i for i in range(one) if h >> i & 1] + [one + i for i in range(one) if v >> i & 1]


def _with_two(s: State, g: Any, start: Any, grooves: Any, after: Any, until: float, clock: Clock) -> bool:
    """Fill the layers with one barrier placed and one still in hand; False if time runs out."""
    states = 2 * s.size**4
    races = np.zeros((len(grooves), len(grooves), states), np.int16)
    for first in range(len(grooves)):
        for second in range(first + 1, len(grooves), LAYERS_AT_ONCE):
            races_after(g, start, first, second, second + LAYERS_AT_ONCE, grooves, races)
            if clock() > until:
                return False
    for i in range(len(grooves)):
        for seat in (0, 1):
            if s.stock[seat]:
                holder = seat if s.stock[seat] == 2 else 1 - seat
                one_left(g, start, holder, i, grooves, races, after[seat, i])
        if clock() > until:
            return False
    return True


def _worth_of_actions(s: State, g: Any, t: Any, grooves: Any, after: Any, worth: Any) -> dict[Action, int]:
    squares, left = s.size**2, int(g["longest"]) - s.ply
    actions = np.empty(256, np.int64)
    n = legal(g, t, np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64), actions)
    place = {int(groove): i for i, groove in enumerate(grooves)}
    found: dict[Action, int] = {}
    for number in map(int, actions[:n]):
        mice = [int(t["mice"][0]), int(t["mice"][1])]
        if number == PASS or (number < squares and g["arrives"][s.turn][number]):
            found[decode(number, s.size)] = 0 if number == PASS else 1
            continue
        layer = worth
        if number < squares:
            mice[s.turn] = number
        else:
            layer = after[s.turn, place[number - squares]]
        reply = int(layer[((1 - s.turn) * squares + mice[0]) * squares + mice[1]])
        found[decode(number, s.size)] = worth_before(reply, left)
    return found
