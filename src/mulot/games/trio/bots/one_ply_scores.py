"""The one-ply evaluation of a card, by what the cheese shows after it. Sensible and the playouts use it."""

from __future__ import annotations

from mulot.games.trio.content import COUNT, THREE, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN

TAKING = -10.0
"""The score of a card that takes the pile."""
AGAIN = 5.0
"""The score of a further card, before the score of what is left is subtracted."""


def _judged(again: bool) -> tuple[float, ...]:
    """Return a table of scores by what can be seen (`mice << 6 | cats`).

    Many cats and few mice are bad for the next player. If the same seat lays again, it is the other way round."""
    found = []
    for mice in range(64):
        for cats in range(64):
            leftover = 0.5 * COUNT[cats] - 0.3 * COUNT[mice]
            if THREE[cats]:
                found.append(TAKING)
            elif again and THREE[mice]:
                found.append(AGAIN - leftover)
            else:
                found.append(leftover)
    return tuple(found)


FURTHER = _judged(again=True)
"""Scores of the first and second card of a turn: three mice allow a further card."""
THIRD = _judged(again=False)
"""Scores of the third card of a turn (T-013)."""
START = tuple(0.5 * COUNT[cats] - 0.3 * COUNT[mice] for mice in range(64) for cats in range(64))
"""Scores of a new start card, which is not judged (TR-12): the worse for the next player, the better."""


def seen(cards: CardSet, mice: int, cats: int, face: int) -> int:
    """Return what can be seen after this face is laid, as an index of the tables (`mice << 6 | cats`)."""
    holes = cards.holes[face]
    return (mice & holes | cards.mice[face]) << 6 | (cats & holes | cards.cats[face])


def scores(step: str, laid: int) -> tuple[float, ...]:
    """Return the table of scores for this step and number of cards laid in the turn."""
    if step == "consolation":
        return START
    return FURTHER if laid + 1 < CARDS_IN_A_TURN else THIRD


def risk(cards: CardSet, mice: int, cats: int) -> float:
    """Return the part of all faces that would show three cats."""
    faces = range(2, len(cards.holes))
    return sum(THREE[seen(cards, mice, cats, face) & 63] for face in faces) / len(faces)
