"""Exact solutions of positions with at most two barriers in hand."""

from __future__ import annotations

import struct
import time
from typing import NamedTuple

from mulot.bots.engine_loader import IN_BROWSER
from mulot.games.barrieres.bots.engine.search_memory import SearchMemory
from mulot.games.barrieres.bots.memory_layout import PASS, decode
from mulot.games.barrieres.bots.search_result import (
    LAYERS_PER_CLOCK_CHECK,
    Clock,
    is_affordable_to_solve,
    value_of_action_before,
)
from mulot.games.barrieres.content import board, longest_play
from mulot.games.barrieres.model import Action, State

MAX_MEMORY_BYTES = 40_000_000 if IN_BROWSER else 100_000_000
"""The memory limit. WebAssembly memory is not freed until the page is closed or the process ends."""
VALUE_BYTES = 2
"""Bytes per solved value."""


class LayerAddresses(NamedTuple):
    """The addresses of the layers. A layer contains the values of all mouse positions with the same barriers."""

    states: int
    many: int
    grooves: int
    after: int  # [seat, groove] layers
    races: int  # [groove, groove] layers
    worth: int  # the layer of the position that is being solved


def solve(
    memory: SearchMemory, s: State, until: float = float("inf"), clock: Clock = time.perf_counter
) -> dict[Action, int] | None:
    """Return the exact value of each legal action for the seat to move.

    n wins in n plies, -n loses in n plies, 0 is a draw. Returns None if the position cannot be solved before `clock`
    reads `until`.
    """
    memory.lay_out(s, memory.aside)
    stock, states = sum(s.stock), 2 * s.size**4
    grooves = _free_grooves(memory, s.size) if stock else []
    if not is_affordable_to_solve(len(grooves), stock, states, until - clock(), MAX_MEMORY_BYTES):
        return None
    many, layer = len(grooves), VALUE_BYTES * states
    sizes = [8 * many, 2 * many * layer, many * many * layer * (stock == 2), layer]
    layers = LayerAddresses(states, many, *memory.machine.allocate_scratch(sizes))
    memory.machine.write(layers.grooves, struct.pack(f"<{many}q", *grooves))
    if stock == 1:
        holder = s.stock.index(1)
        for i, groove in enumerate(grooves):
            at = layers.after + (holder * many + i) * layer
            memory.machine.call("race_after", memory.g, memory.aside, 1, groove, at, states)
            if clock() > until:
                return None
    elif stock == 2 and not _solve_with_two_barriers(memory, s, layers, until, clock):
        return None
    after = (layers.after, 2, many, states)
    memory.machine.call("this_layer", memory.g, memory.aside, 1, layers.grooves, many, *after, layers.worth, states)
    return _action_values(memory, s, layers, grooves)


def _free_grooves(memory: SearchMemory, size: int) -> list[int]:
    """Return the numbers of the grooves with room for a barrier."""
    one, free = (size - 1) ** 2, memory.free(memory.aside)
    h, v = free[0] | free[1] << 64, free[2] | free[3] << 64
    return [i for i in range(one) if h >> i & 1] + [one + i for i in range(one) if v >> i & 1]


def _solve_with_two_barriers(
    memory: SearchMemory, s: State, layers: LayerAddresses, until: float, clock: Clock
) -> bool:
    """Fill the layers with one barrier placed and one still in hand. Return False if time runs out."""
    call, many, states = memory.machine.call, layers.many, layers.states
    begin, grooves, races = (memory.g, memory.aside, 1), (layers.grooves, many), (layers.races, many, many, states)
    for first in range(many):
        for second in range(first + 1, many, LAYERS_PER_CLOCK_CHECK):
            call("races_after", *begin, first, second, second + LAYERS_PER_CLOCK_CHECK, *grooves, *races)
            if clock() > until:
                return False
    for i in range(many):
        for seat in (0, 1):
            if s.stock[seat]:
                holder = seat if s.stock[seat] == 2 else 1 - seat
                at = layers.after + (seat * many + i) * VALUE_BYTES * states
                call("one_left", *begin, holder, i, *grooves, *races, at, states)
        if clock() > until:
            return False
    return True


def _action_values(memory: SearchMemory, s: State, layers: LayerAddresses, grooves: list[int]) -> dict[Action, int]:
    squares, left = s.size**2, longest_play(s.size) - s.ply
    of, place = board(s.size), {groove: i for i, groove in enumerate(grooves)}
    found: dict[Action, int] = {}
    for number in memory.legal(memory.aside):
        if number == PASS or (number < squares and of.goal(2, s.turn) >> number & 1):
            found[decode(number, s.size)] = 0 if number == PASS else 1
            continue
        mice, layer = [of.number[mouse] for mouse in s.mice], layers.worth
        if number < squares:
            mice[s.turn] = number
        else:
            layer = layers.after + (s.turn * layers.many + place[number - squares]) * VALUE_BYTES * layers.states
        at = layer + VALUE_BYTES * (((1 - s.turn) * squares + mice[0]) * squares + mice[1])
        (reply,) = struct.unpack("<h", memory.machine.read(at, VALUE_BYTES))
        found[decode(number, s.size)] = value_of_action_before(reply, left)
    return found
