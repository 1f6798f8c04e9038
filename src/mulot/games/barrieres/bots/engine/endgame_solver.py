"""The exact solution of a position with at most two barriers in hand."""

from __future__ import annotations

import struct
import time
from typing import NamedTuple

from mulot.bots.engine_loader import IN_BROWSER
from mulot.games.barrieres.bots.engine.search_memory import Desk
from mulot.games.barrieres.bots.memory_layout import PASS, decode
from mulot.games.barrieres.bots.search_result import LAYERS_AT_ONCE, Clock, is_affordable, worth_before
from mulot.games.barrieres.content import board, longest_play
from mulot.games.barrieres.model import Action, State

MOST_MEMORY = 40_000_000 if IN_BROWSER else 100_000_000
"""What was once taken stays taken: a page's until it is closed, a process's until it ends."""
WORTH = 2
"""Bytes of what a position is worth."""


class Layers(NamedTuple):
    """Where everything lies: a layer is what all positions of the mice are worth between the same barriers."""

    states: int
    many: int
    grooves: int
    after: int  # [seat, groove] layers
    races: int  # [groove, groove] layers
    worth: int  # the layer of the position itself


def solve(
    desk: Desk, s: State, until: float = float("inf"), clock: Clock = time.perf_counter
) -> dict[Action, int] | None:
    """What each legal action is worth to the seat on turn: n wins in n plies, -n loses in n, 0 is a draw.

    None if it cannot be done by `until`, a time of this clock.
    """
    desk.lay_out(s)
    stock, states = sum(s.stock), 2 * s.size**4
    grooves = _room(desk, s.size) if stock else []
    if not is_affordable(len(grooves), stock, states, until - clock(), MOST_MEMORY):
        return None
    many, layer = len(grooves), WORTH * states
    sizes = [8 * many, 2 * many * layer, many * many * layer * (stock == 2), layer]
    layers = Layers(states, many, *desk.machine.allocate_scratch(sizes))
    desk.machine.write(layers.grooves, struct.pack(f"<{many}q", *grooves))
    if stock == 1:
        holder = s.stock.index(1)
        for i, groove in enumerate(grooves):
            at = layers.after + (holder * many + i) * layer
            desk.machine.call("race_after", desk.g, desk.start, 1, groove, at, states)
            if clock() > until:
                return None
    elif stock == 2 and not _with_two(desk, s, layers, until, clock):
        return None
    after = (layers.after, 2, many, states)
    desk.machine.call("this_layer", desk.g, desk.start, 1, layers.grooves, many, *after, layers.worth, states)
    return _worth_of_actions(desk, s, layers, grooves)


def _room(desk: Desk, size: int) -> list[int]:
    """The grooves with room for a barrier."""
    one, free = (size - 1) ** 2, desk.free()
    h, v = free[0] | free[1] << 64, free[2] | free[3] << 64
    return [i for i in range(one) if h >> i & 1] + [one + i for i in range(one) if v >> i & 1]


def _with_two(desk: Desk, s: State, layers: Layers, until: float, clock: Clock) -> bool:
    """Fill the layers with one barrier placed and one still in hand; False if time runs out."""
    call, many, states = desk.machine.call, layers.many, layers.states
    begin, grooves, races = (desk.g, desk.start, 1), (layers.grooves, many), (layers.races, many, many, states)
    for first in range(many):
        for second in range(first + 1, many, LAYERS_AT_ONCE):
            call("races_after", *begin, first, second, second + LAYERS_AT_ONCE, *grooves, *races)
            if clock() > until:
                return False
    for i in range(many):
        for seat in (0, 1):
            if s.stock[seat]:
                holder = seat if s.stock[seat] == 2 else 1 - seat
                at = layers.after + (seat * many + i) * WORTH * states
                call("one_left", *begin, holder, i, *grooves, *races, at, states)
        if clock() > until:
            return False
    return True


def _worth_of_actions(desk: Desk, s: State, layers: Layers, grooves: list[int]) -> dict[Action, int]:
    squares, left = s.size**2, longest_play(s.size) - s.ply
    of, place = board(s.size), {groove: i for i, groove in enumerate(grooves)}
    found: dict[Action, int] = {}
    for number in desk.legal():
        if number == PASS or (number < squares and of.goal(2, s.turn) >> number & 1):
            found[decode(number, s.size)] = 0 if number == PASS else 1
            continue
        mice, layer = [of.number[mouse] for mouse in s.mice], layers.worth
        if number < squares:
            mice[s.turn] = number
        else:
            layer = layers.after + (s.turn * layers.many + place[number - squares]) * WORTH * layers.states
        at = layer + WORTH * (((1 - s.turn) * squares + mice[0]) * squares + mice[1])
        (reply,) = struct.unpack("<h", desk.machine.read(at, WORTH))
        found[decode(number, s.size)] = worth_before(reply, left)
    return found
