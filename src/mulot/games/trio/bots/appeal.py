"""How a card looks at first sight, by what is to be seen after it: what sensible players and imagined games go by."""

from __future__ import annotations

from mulot.games.trio.content import COUNT, THREE, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN

TAKING = -10.0
"""Anything below -5 takes the pile."""
AGAIN = 5.0


def _judged(again: bool) -> tuple[float, ...]:
    """By mice and cats to be seen (`mice << 6 | cats`). Nearly three cats and few mice are left for the next player;
    but for oneself, who lays again, the other way round."""
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
"""A card after which there may be another one."""
THIRD = _judged(again=False)
"""The last of three cards in a row."""
START = tuple(0.5 * COUNT[cats] - 0.3 * COUNT[mice] for mice in range(64) for cats in range(64))
"""A new start card, which is not judged: the worse for the next player, the better."""


def seen(cards: CardSet, mice: int, cats: int, face: int) -> int:
    """What is to be seen when this face is laid, as the tables count it."""
    holes = cards.holes[face]
    return (mice & holes | cards.mice[face]) << 6 | (cats & holes | cards.cats[face])


def scores(step: str, laid: int) -> tuple[float, ...]:
    """The table that fits the step."""
    if step == "consolation":
        return START
    return FURTHER if laid + 1 < CARDS_IN_A_TURN else THIRD


def risk(cards: CardSet, mice: int, cats: int) -> float:
    """The part of all faces that would show three cats."""
    faces = range(2, len(cards.holes))
    return sum(THREE[seen(cards, mice, cats, face) & 63] for face in faces) / len(faces)
