"""A helper that lays a chosen card in the basic game."""

from __future__ import annotations

from typing import Any

from mulot.games.trio import GAME
from mulot.games.trio.model import State, parse_face_code
from mulot.testing import act


def lay(s: State, seat: int, code: str) -> list[Any]:
    """Let a seat lay its unseen top card, which turns out to be this face; return the events."""
    face = parse_face_code(code)
    return act(GAME, s, seat, "place", face >> 1, face & 1)
