"""Compiled random basic rounds with any set of cards, for `find_card_set`.

The real rules only know the sets in `content.py`, and a search needs many millions of rounds. A test compares the
results with those of `random_play`, which uses the real rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mulot.games.trio.content import HAS_THREE
from mulot.games.trio.model import PLACEMENTS_IN_A_ROUND
from research.trio.kernel.jit import compiled

MICE, FURTHER, CATS, TAKEN = range(4)
"""The indices of the counts, as in `random_play.RandomPlayFigures`."""
RING = 32
"""The size of a pile's ring buffer. A pile has at most 24 cards; they are taken from the top and added at the
bottom."""


def random_rounds(
    faces: Sequence[tuple[int, int, int]], seats: int, rounds: int, seed: int
) -> tuple[list[int], list[int]]:
    """Return how many placements showed three mice, gave a further card, showed three cats and took a pile, and the
    sorted lengths of the rounds."""
    lengths = np.zeros(rounds, dtype=np.int64)
    counts = play_rounds(np.array(faces), np.array(HAS_THREE), seats, lengths, seed)
    return counts.tolist(), sorted(lengths.tolist())


@compiled
def random_bits(luck: Any) -> Any:
    """Return the next 32 random bits of the generator SplitMix64, whose state is luck[0]."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (z ^ (z >> np.uint64(31))) >> np.uint64(32)


@compiled
def below(luck: Any, n: int) -> Any:
    """Return a random number from 0 to n - 1."""
    return np.int64((random_bits(luck) * np.uint64(n)) >> np.uint64(32))


@compiled
def play_rounds(faces: Any, three: Any, seats: int, lengths: Any, seed: int) -> Any:
    """Play one round per element of `lengths`, write its length there, and return the counts.

    `faces` has the mice, cats and holes of the 48 faces as bits; `three[bits]` is True if at least three bits are set.
    """
    luck = np.array([seed], dtype=np.uint64)
    counts = np.zeros(4, dtype=np.int64)
    size = 24 // seats
    order = np.arange(24)
    piles = np.zeros((seats, RING), dtype=np.int64)
    top, bottom = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    cheese = np.zeros(24, dtype=np.int64)
    for number in range(lengths.size):
        for i in range(23, 0, -1):
            j = below(luck, i + 1)
            order[i], order[j] = order[j], order[i]
        for seat in range(seats):
            top[seat], bottom[seat] = 0, size
            for i in range(size):
                piles[seat, i] = 2 * order[seat * size + i] + below(luck, 2)
        placed = depth = seat = mice = cats = 0
        won = False
        while placed < PLACEMENTS_IN_A_ROUND and not won:
            for laid in range(1, 4):
                face = piles[seat, top[seat] % RING]
                top[seat] += 1
                cheese[depth] = face
                depth += 1
                mice = mice & faces[face, 2] | faces[face, 0]
                cats = cats & faces[face, 2] | faces[face, 1]
                placed += 1
                if three[cats]:
                    counts[CATS] += 1
                elif three[mice]:
                    counts[MICE] += 1
                if top[seat] == bottom[seat]:
                    won = True
                    break
                if three[cats]:
                    counts[TAKEN] += 1
                    while depth:
                        depth -= 1
                        piles[seat, bottom[seat] % RING] = cheese[depth]
                        bottom[seat] += 1
                    mice = cats = 0
                    if below(luck, 2):  # a new start card, which is not judged
                        face = piles[seat, top[seat] % RING]
                        top[seat] += 1
                        cheese[0], depth = face, 1
                        mice, cats = faces[face, 0], faces[face, 1]
                        placed += 1
                    break
                if not three[mice] or laid == 3:
                    break
                counts[FURTHER] += 1
                if below(luck, 2):
                    break
            seat = (seat + 1) % seats
        lengths[number] = placed
    return counts
