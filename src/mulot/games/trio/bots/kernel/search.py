"""Imagined rounds by the ten thousand: a tree of what the own seat can do, and everybody else plays at first sight.

Each round begins in another world that fits what the seat knows. Its own choices are kept by what it would see then
(hand, mice, cats, step), never by the cards that only this world has: so it cannot plan with what it does not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.trio.bots.kernel.jit import compiled
from mulot.games.trio.bots.kernel.laying import (
    ALIKE,
    CATS,
    CONSOLATION,
    LAID,
    MICE,
    NOBODY,
    PLACE,
    STEP,
    TAKING,
    TURN,
    bits_of,
    first_sight,
    lay,
    seen,
    table_of,
)
from mulot.games.trio.bots.kernel.luck import below, chance

MOST_MOVES = 50
NODES = 4096
"""Choices that are kept at most."""
SLOTS = 8192
DEEP = 40
"""Own choices in one imagined round that are kept at most."""


@compiled
def key_of(at: Any, hands: Any, counts: Any) -> int:
    """What the seat on turn sees, as one number; never 0."""
    seat, key = at[TURN], 1
    for i in range(counts[seat]):
        key |= 1 << hands[seat, i]
    return key | at[MICE] << 25 | at[CATS] << 31 | at[STEP] << 37 | at[LAID] << 39


@compiled
def slot_of(keys: Any, key: int) -> int:
    """Where a choice is kept, or would be."""
    slot = (key ^ key >> 17 ^ key >> 31) * 40503 % SLOTS
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) % SLOTS
    return slot


@compiled
def list_moves(faces: Any, tables: Any, at: Any, hands: Any, counts: Any, moves: Any) -> int:
    """What the seat on turn can do, the best at first sight first; how many moves there are.

    All cards that show three cats come to the same, for they come back with the pile: one will do.
    """
    seat, table, found, taking = at[TURN], table_of(at), 0, False
    scores = np.empty(MOST_MOVES)
    for i in range(counts[seat]):
        for face in range(2 * hands[seat, i], 2 * hands[seat, i] + 2):
            shown = seen(faces, at, face)
            if at[STEP] != CONSOLATION and bits_of(shown & 63) >= 3:
                if taking:
                    continue
                taking = True
            found = _sort_in(moves, scores, found, face, tables[table, shown])
    if at[STEP] != PLACE:
        found = _sort_in(moves, scores, found, 0, TAKING)
    return found


@compiled
def _sort_in(moves: Any, scores: Any, found: int, move: int, score: float) -> int:
    i = found
    while i > 0 and (scores[i - 1] < score - ALIKE or (scores[i - 1] < score + ALIKE and moves[i - 1] > move)):
        scores[i], moves[i] = scores[i - 1], moves[i - 1]
        i -= 1
    scores[i], moves[i] = score, move
    return found + 1


@compiled
def choose(visits: Any, totals: Any, considered: int, times: int, explore: float) -> int:
    """Which of the moves considered is tried next (UCB1)."""
    best, chosen, wide = -1.0, 0, explore * np.sqrt(np.log(times + 1.0))
    for i in range(considered):
        if visits[i] == 0:
            return i
        score = totals[i] / visits[i] + wide / np.sqrt(visits[i])
        if score > best:
            best, chosen = score, i
    return chosen


@compiled
def exchange(unseen: Any, owners: Any, doubts: Any, luck: Any, times: int) -> None:
    """Deal the unseen cards a little differently: pairs change hands, the more readily the better it fits."""
    for _ in range(times):
        i, j = below(luck, unseen.size), below(luck, unseen.size)
        a, b = owners[i], owners[j]
        if a != b:
            now = doubts[a, unseen[i]] + doubts[b, unseen[j]]
            then = doubts[a, unseen[j]] + doubts[b, unseen[i]]
            if then <= now or chance(luck) < np.exp(now - then):
                owners[i], owners[j] = b, a


@compiled
def search(
    faces: Any,
    tables: Any,
    table: Any,
    unseen: Any,
    owners: Any,
    doubts: Any,
    worths: Any,
    playouts: int,
    settings: Any,
    kept: Any,
    luck: Any,
) -> None:
    """So many imagined rounds from the table of the seat on turn.

    `table` is (at, hands, counts, cheese) with the cards whose hands are known; `unseen` are the others, and `owners`
    the seats that have them now (the number of seats: they lie aside). `worths` holds what the round is worth by who
    wins it, and last if nobody does; `kept` is (keys, of, moves, number, times, visits, totals, used).
    """
    at0, hands0, counts0, cheese0 = table
    keys, of, moves, number, times, visits, totals, used = kept
    explore, widen, patience = settings[0], settings[1], int(settings[2])
    seats, me = counts0.size, at0[TURN]
    at, hands, counts, cheese = at0.copy(), hands0.copy(), counts0.copy(), cheese0.copy()
    path, taken = np.empty(DEEP, np.int64), np.empty(DEEP, np.int64)
    for _ in range(playouts):
        at[:], counts[:], cheese[:] = at0, counts0, cheese0
        hands[:, :] = hands0
        if unseen.size:
            exchange(unseen, owners, doubts, luck, unseen.size)
            for i in range(unseen.size):
                if owners[i] < seats:
                    hands[owners[i], counts[owners[i]]] = unseen[i]
                    counts[owners[i]] += 1
        depth, growing, winner = 0, True, NOBODY
        for _ in range(patience):
            move = -1
            if at[TURN] == me and growing and depth < DEEP:
                slot = slot_of(keys, key_of(at, hands, counts))
                if keys[slot] == 0:
                    growing = False
                    if used[0] < NODES:
                        keys[slot], of[slot] = key_of(at, hands, counts), used[0]
                        number[used[0]] = list_moves(faces, tables, at, hands, counts, moves[used[0]])
                        times[used[0]] = 0
                        visits[used[0], :] = 0
                        totals[used[0], :] = 0.0
                        used[0] += 1
                if keys[slot] != 0:
                    node = of[slot]
                    considered = number[node]
                    if depth:  # further on, what looks best is tried first, and more and more of the rest
                        considered = min(considered, 1 + int(widen * np.sqrt(times[node])))
                    path[depth], taken[depth] = (
                        node,
                        choose(visits[node], totals[node], considered, times[node], explore),
                    )
                    move = moves[node, taken[depth]]
                    depth += 1
            if move < 0:
                move = first_sight(faces, tables, at, hands, counts, luck)
            winner = lay(faces, at, hands, counts, cheese, move)
            if winner != NOBODY:
                break
        worth = worths[winner] if winner != NOBODY else worths[seats]
        for i in range(depth):
            times[path[i]] += 1
            visits[path[i], taken[i]] += 1
            totals[path[i], taken[i]] += worth
