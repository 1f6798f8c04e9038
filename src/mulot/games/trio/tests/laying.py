"""Laying a card of the basic game, when the test says which one it is."""

from __future__ import annotations

from typing import Any

from mulot.games.trio import GAME
from mulot.games.trio.model import State, face_of
from mulot.testing import act


def lay(s: State, seat: int, code: str) -> list[Any]:
    """The seat lays its top card, which nobody has seen before; it turns out to be this one."""
    face = face_of(code)
    return act(GAME, s, seat, "place", face >> 1, face & 1)
