"""What positions are worth, and how chance flows through them, turn by turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from research.souriciere.kernel.jit import compiled
from research.souriciere.kernel.turns import CHEESE, PLACES


@compiled
def sweep(seats: int, blocks: Any, members: Any, sizes: Any, reached: Any, to: Any, worth: Any) -> float:
    """Reckon once the positions whose mice, in order, are in these blocks; says by how much one has changed.
    `worth` is the chance of each mouse to win, in order from the one on turn, and then the turns to come on average."""
    most = len(reached) // PLACES
    at, new = np.zeros(seats, np.int64), np.empty(seats)
    change = 0.0
    while True:
        others = 0
        for i in range(1, seats):
            others = others * PLACES + members[blocks[i], at[i]]
        here, next_one = members[blocks[0], at[0]] * most + others, others * PLACES
        if reached[here]:
            new[:] = 0.0
            longer = 6.0
            for die in range(6):
                if to[here, die] == CHEESE:
                    new[0] += 1.0
                    continue
                after = next_one + to[here, die]
                longer += worth[after, seats]
                new[0] += worth[after, seats - 1]
                for i in range(1, seats):
                    new[i] += worth[after, i - 1]
            for i in range(seats):
                change = max(change, abs(new[i] / 6.0 - worth[here, i]))
                worth[here, i] = new[i] / 6.0
            change = max(change, abs(longer / 6.0 - worth[here, seats]) / 100.0)
            worth[here, seats] = longer / 6.0
        i = seats - 1
        while i >= 0:
            at[i] += 1
            if at[i] < sizes[blocks[i]]:
                break
            at[i] = 0
            i -= 1
        if i < 0:
            return change


@compiled
def settle(
    seats: int, classes: Any, members: Any, sizes: Any, left: Any, reached: Any, to: Any, worth: Any, exact_to: float
) -> int:
    """Sweep over each class of blocks, the last on the way first, until it does not change; says the most sweeps.

    A position leads to that of the next mouse, so the mice are taken in turn backwards. Where one of them is in a block
    that each turn leaves, its positions lead out of the class, and one sweep that begins with it is all.
    """
    blocks, most = np.empty(seats, np.int64), 0
    for number in range(len(classes)):
        last, once = seats - 1, False
        for i in range(seats):
            if left[classes[number, i]]:
                last, once = i, True
        change, sweeps = 1.0, 0
        while change > exact_to:
            change = 0.0
            sweeps += 1
            for back in range(seats):
                for i in range(seats):
                    blocks[i] = classes[number, (last - back + i) % seats]
                change = max(change, sweep(seats, blocks, members, sizes, reached, to, worth))
            if once:
                break
        most = max(most, sweeps)
    return most


@compiled
def flow(to: Any, now: Any, now_parts: Any, after: Any, after_parts: Any, least: float) -> Any:
    """One turn: the chance of each position flows on from `now` into `after`, and `now` is empty again. Says the chance
    that the game ends with it, the chance that is left, and what was left out because it is less than `least`.

    Positions lie in parts of equal size, and of each part is known whether any chance is there: late in a game few are.
    """
    most, part = len(now) // PLACES, len(now) // len(now_parts)
    over, left, lost = 0.0, 0.0, 0.0
    for number in range(len(now_parts)):
        if not now_parts[number]:
            continue
        now_parts[number] = False
        for here in range(number * part, number * part + part):
            chance = now[here]
            if chance == 0.0:
                continue
            now[here] = 0.0
            if chance < least:
                lost += chance
                continue
            chance /= 6.0
            next_one = (here % most) * PLACES
            after_parts[next_one // part] = True  # all places of the mouse on turn, now the last digit, are in one part
            for die in range(6):
                if to[here, die] == CHEESE:
                    over += chance
                else:
                    after[next_one + to[here, die]] += chance
                    left += chance
    return over, left, lost
