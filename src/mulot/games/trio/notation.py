"""The notation: `place`, `a` or `b` (front or back of the top card), `7a` (card 7 of the hand, front), `stop`."""

from __future__ import annotations

import re

from mulot.core.errors import Unreadable
from mulot.games.trio.state import SIDES, Action, Place, PlaceCard, PlaceSide, Stop

_CARD = re.compile(r"([1-9]|1[0-9]|2[0-4])([ab])")


def code(face: int) -> str:
    """A face in short: the card's number, a for its front, b for its back."""
    return f"{face >> 1}{'ab'[face & 1]}"


def face_of(text: str) -> int:
    """The face that `code` wrote."""
    return 2 * int(text[:-1]) + "ab".index(text[-1])


def write(a: Action) -> str:
    """An action in short."""
    if isinstance(a, PlaceCard):
        return f"{a.card}{'ab'[a.side == 'back']}"
    if isinstance(a, PlaceSide):
        return "ab"[a.side == "back"]
    return "place" if isinstance(a, Place) else "stop"


def read(text: str) -> Action:
    """The action that a notation names."""
    text = text.strip().lower()
    if text == "place":
        return Place()
    if text == "stop":
        return Stop()
    if text in ("a", "b"):
        return PlaceSide(SIDES["ab".index(text)])
    found = _CARD.fullmatch(text)
    if not found:
        raise Unreadable(text)
    return PlaceCard(int(found[1]), SIDES["ab".index(found[2])])
