"""La Souricière exactly, on arrays and compiled: four mice in a minute or two for an option set, and 2 GB of memory.

The rules are told once more, as numbers (`kernel/turns.py`), and every turn leads to the next mouse, a lost one too.
*Backward*: a mouse goes back within six short stretches of the path only (a room and its red arrow; the cheese and
the trap), so positions fall into classes that are left for ever; each is settled alone, the last ones first. *Forward*:
chance flows on turn by turn. `exact` has the same two values from the rules themselves, for up to three mice.
"""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import NDArray

from mulot.games.souriciere.content import BOARD, CHEESE, TRAP
from mulot.games.souriciere.model import LONGEST, LOST_TURNS, Options
from research.souriciere.kernel import turns
from research.souriciere.kernel.turns import PLACES, ROOMS, TRAPPED, list_positions
from research.souriciere.kernel.values import flow, settle
from research.souriciere.solved import Floats, Solved, wins_by_turn

Ints = NDArray[np.int64]
EXACT_TO = 1e-15
LEAST = 1e-18
"""A position less likely than that is left out of the flow; all of them together are told."""

assert turns.CHEESE == CHEESE
assert ROOMS + len(BOARD.rooms) == TRAPPED == PLACES - LOST_TURNS - 1


def rules_of(options: Options) -> tuple[Ints, Ints]:
    """The rules and the rooms, as numbers."""
    last = [room.id for room in BOARD.rooms].index(BOARD.last_room)
    of = [TRAP, last, options.edition == "ravensburger", options.exact, options.occupied == "after"]
    return np.array(of, np.int64), np.array([(room.hole, room.green, room.red) for room in BOARD.rooms])


def stretches(
    to: NDArray[np.uint8], reached: NDArray[np.bool_], seats: int
) -> tuple[list[list[int]], NDArray[np.bool_]]:
    """The places of a mouse in the order of its way; those that it can go back and forth between are together. And of
    each such stretch whether every turn there leaves it."""
    leads = np.zeros((PLACES, PLACES), bool)
    numbers = np.flatnonzero(reached)
    first = numbers // PLACES ** (seats - 1)
    for die in range(6):
        leads[first, to[numbers, die]] = True
    stays = leads.diagonal().copy()
    for middle in range(PLACES):
        leads |= leads[:, middle, None] & leads[None, middle]
    left, found = list(range(PLACES)), list[list[int]]()
    while left:  # the next one is a place that no other one leads to, but for those it is together with
        for place in left:
            if all(leads[place, other] for other in left if leads[other, place]):
                together = [other for other in left if other == place or (leads[place, other] and leads[other, place])]
                found.append(together)
                left = [other for other in left if other not in together]
                break
    return found, np.array([len(places) == 1 and not stays[places[0]] for places in found])


def classes_of(blocks: int, seats: int) -> Ints:
    """All ways for the mice to be in blocks, seen from any of them, the furthest on the way first."""
    ways = np.array([*product(range(blocks), repeat=seats)], np.int64)
    number = sum(ways[:, i] * blocks ** (seats - 1 - i) for i in range(seats))
    least = number.copy()
    for first in range(1, seats):
        least = np.minimum(least, sum(ways[:, (first + i) % seats] * blocks ** (seats - 1 - i) for i in range(seats)))
    ways = ways[number == least]
    found: Ints = ways[np.argsort(-ways.sum(axis=1), kind="stable")]
    return found


def solve(options: Options, seats: int) -> Solved:
    """Both methods on one option set."""
    every = PLACES**seats
    rules, rooms = rules_of(options)
    reached, to = np.zeros(every, bool), np.zeros((every, 6), np.uint8)
    positions = list_positions(rules, rooms, seats, reached, to, np.zeros(every, bool))
    wins, mean = backward(to, reached, seats)
    chances = forward(to)
    return Solved(positions, wins, wins_by_turn(chances, seats), mean, chances)


def backward(to: NDArray[np.uint8], reached: NDArray[np.bool_], seats: int) -> tuple[Floats, float]:
    """The chance of each mouse to win, in order from the one that begins, and the turns on average."""
    blocks, left = stretches(to, reached, seats)
    sizes = np.array([len(block) for block in blocks])
    members = np.zeros((len(blocks), sizes.max()), np.int64)
    for block, places in zip(members, blocks, strict=True):
        block[: len(places)] = places[::-1]
    worth = np.zeros((len(to), seats + 1))
    settle(seats, classes_of(len(blocks), seats), members, sizes, left, reached, to, worth, EXACT_TO)
    return worth[0, :seats].copy(), float(worth[0, seats])


def forward(to: NDArray[np.uint8], left: float = 1e-15) -> Floats:
    """The chance that the n-th turn of all is the last, for every n."""
    now, after = np.zeros(len(to)), np.zeros(len(to))
    parts = min(len(to) // PLACES, PLACES**2)
    now_parts, after_parts = np.zeros(parts, bool), np.zeros(parts, bool)
    now[0], now_parts[0] = 1.0, True
    chances = np.zeros(LONGEST + 1)
    for turn in range(1, LONGEST + 1):
        chances[turn], still, _ = flow(to, now, now_parts, after, after_parts, LEAST)
        now, now_parts, after, after_parts = after, after_parts, now, now_parts
        if still < left:
            break
    return chances
