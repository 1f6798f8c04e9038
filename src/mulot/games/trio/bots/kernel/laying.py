"""A pro round on arrays: the same rules as in `rules.py`, and players who lay what looks best at first sight.

A table is `at` (what is seen, whose turn it is, and so on), `hands` (a row of cards a seat), `counts` (how many of them
there are) and `cheese` (the cards in it). A face is twice the card's number, and one more for the back; 0 is to stop.
"""

from __future__ import annotations

from typing import Any

from mulot.games.trio.bots.kernel.jit import compiled
from mulot.games.trio.bots.kernel.luck import below

MICE, CATS, TURN, LAID, STEP, DEPTH = range(6)
"""What `at` holds: mice and cats as bits, the seat on turn, cards laid in this turn, the step, cards in the cheese."""
HOLES = 2
"""`faces` holds mice, cats and holes of each face."""
PLACE, BONUS, CONSOLATION = range(3)
FURTHER, THIRD, START = range(3)
"""The tables of `appeal`, as `tables` holds them."""
NOBODY = -1
TAKING = -5.0
"""What looks worse than this takes the pile."""
ALIKE = 1e-9
CARDS_IN_A_TURN = 3


@compiled
def bits_of(mask: int) -> int:
    """How many of six bits are set."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1) + (mask >> 4 & 1) + (mask >> 5 & 1)


@compiled
def seen(faces: Any, at: Any, face: int) -> int:
    """What is to be seen when this face is laid, as the tables count it."""
    holes = faces[face, HOLES]
    return (at[MICE] & holes | faces[face, MICE]) << 6 | (at[CATS] & holes | faces[face, CATS])


@compiled
def table_of(at: Any) -> int:
    """Which table fits the step."""
    if at[STEP] == CONSOLATION:
        return START
    return FURTHER if at[LAID] + 1 < CARDS_IN_A_TURN else THIRD


@compiled
def first_sight(faces: Any, tables: Any, at: Any, hands: Any, counts: Any, luck: Any) -> int:
    """What looks best to the seat on turn; one of several at random."""
    seat, table = at[TURN], table_of(at)
    if at[STEP] != CONSOLATION and counts[seat] == 1:
        return 2 * hands[seat, 0]  # the last card wins, whatever it shows
    best, chosen, alike = -99.0, 0, 0
    for i in range(counts[seat]):
        for face in range(2 * hands[seat, i], 2 * hands[seat, i] + 2):
            score = tables[table, seen(faces, at, face)]
            if score > best + ALIKE:
                best, chosen, alike = score, face, 1
            elif score > best - ALIKE:
                alike += 1
                if below(luck, alike) == 0:
                    chosen = face
    return 0 if at[STEP] != PLACE and best < TAKING else chosen


@compiled
def lay(faces: Any, at: Any, hands: Any, counts: Any, cheese: Any, face: int) -> int:
    """The seat on turn lays this face, or stops; who has won the round by it, or NOBODY."""
    seat = at[TURN]
    if face:
        i = 0
        while hands[seat, i] != face >> 1:
            i += 1
        counts[seat] -= 1
        hands[seat, i] = hands[seat, counts[seat]]
        cheese[at[DEPTH]] = face >> 1
        at[DEPTH] += 1
        shown = seen(faces, at, face)
        at[MICE], at[CATS] = shown >> 6, shown & 63
        if at[STEP] != CONSOLATION:
            at[LAID] += 1
            if counts[seat] == 0:
                return seat
            if bits_of(at[CATS]) >= 3:
                for i in range(at[DEPTH]):
                    hands[seat, counts[seat]] = cheese[i]
                    counts[seat] += 1
                at[DEPTH] = at[MICE] = at[CATS] = 0
                at[STEP] = CONSOLATION
                return NOBODY
            if bits_of(at[MICE]) >= 3 and at[LAID] < CARDS_IN_A_TURN:
                at[STEP] = BONUS
                return NOBODY
    at[TURN] = (seat + 1) % counts.size
    at[LAID], at[STEP] = 0, PLACE
    return NOBODY


@compiled
def play_on(faces: Any, tables: Any, at: Any, hands: Any, counts: Any, cheese: Any, luck: Any, patience: int) -> int:
    """Everybody plays at first sight; who wins the round, NOBODY if it takes too long."""
    for _ in range(patience):
        winner = lay(faces, at, hands, counts, cheese, first_sight(faces, tables, at, hands, counts, luck))
        if winner != NOBODY:
            return winner
    return NOBODY
