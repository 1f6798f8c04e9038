"""A choice of the strong player, by compiled rounds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from mulot.bots.bot import Budget
from mulot.games.trio.bots.appeal import FURTHER, START, THIRD
from mulot.games.trio.bots.kernel.search import MOST_MOVES, NODES, SLOTS, exchange, key_of, search, slot_of
from mulot.games.trio.content import SETS, CardSet
from mulot.games.trio.model import State

EXPLORE = 0.3
WIDEN = 0.5
PATIENCE = 400
"""Plies after which an imagined round is given up."""
AT_ONCE = 500
"""Rounds between two looks at the clock."""
ENOUGH = 20_000
"""More rounds than these change little."""
MIXED = 300
"""Exchanges of cards before the first round."""
STEPS = ("place", "bonus", "consolation")

_TABLES = np.array([FURTHER, THIRD, START])
_faces: dict[int, Any] = {}


def faces_of(version: int) -> Any:
    """Mice, cats and holes of each face of a version's cards."""
    if version not in _faces:
        cards: CardSet = SETS[version]
        _faces[version] = np.array([cards.mice, cards.cats, cards.holes], np.int64).T.copy()
    return _faces[version]


def think(
    s: State,
    unseen: Sequence[int],
    doubts: Sequence[Sequence[float]],
    worths: Sequence[float],
    rng: Random,
    budget: Budget,
) -> list[tuple[int, int, float]]:
    """Every move of the seat on turn, as (face or 0, times tried, worth in all).

    `s` is any world that fits what the seat knows; `unseen` are the cards in it that may as well be elsewhere.
    """
    faces, seats = faces_of(s.version), s.seats
    at = np.array([s.mice, s.cats, s.turn, s.laid, STEPS.index(s.step), len(s.cheese)], np.int64)
    hands, counts, cheese = np.zeros((seats, 24), np.int64), np.zeros(seats, np.int64), np.zeros(24, np.int64)
    cheese[: len(s.cheese)] = [face >> 1 for face in s.cheese]
    free, owner = set(unseen), {card: seat for seat, hand in enumerate(s.hands) for card in hand}
    for seat, hand in enumerate(s.hands):
        known = [card for card in hand if card not in free]
        hands[seat, : len(known)] = known
        counts[seat] = len(known)
    cards = np.array(unseen, np.int64)
    owners = np.array([owner.get(card, seats) for card in unseen], np.int64)
    unlikely = np.zeros((seats + 1, 25))
    unlikely[:seats] = doubts
    luck = np.array([rng.getrandbits(64)], np.uint64)
    exchange(cards, owners, unlikely, luck, MIXED if cards.size else 0)
    kept = (
        np.zeros(SLOTS, np.int64),
        np.zeros(SLOTS, np.int64),
        np.zeros((NODES, MOST_MOVES), np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros((NODES, MOST_MOVES), np.int64),
        np.zeros((NODES, MOST_MOVES)),
        np.zeros(1, np.int64),
    )
    settings = np.array([EXPLORE, WIDEN, PATIENCE])
    most, done = budget.playouts or ENOUGH, 0
    while done < most and (not done or budget.left() > 0):
        rounds = min(AT_ONCE, most - done)
        table = (at, hands, counts, cheese)
        search(faces, _TABLES, table, cards, owners, unlikely, np.array(worths), rounds, settings, kept, luck)
        done += rounds
    keys, of, moves, number, _, visits, totals, _ = kept
    whole = counts.copy()
    root = of[slot_of(keys, key_of(at, hands, whole))]
    return [(int(moves[root, i]), int(visits[root, i]), float(totals[root, i])) for i in range(int(number[root]))]
