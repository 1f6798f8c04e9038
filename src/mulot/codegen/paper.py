"""Games on paper: the pieces that a game's `paper.py` lists become its `web/paper.json`.

The list is made from the game's own data, so it contains exactly what the rules need. How each kind of piece is drawn
is defined by the client (`web/paper.ts`, with the components of the board).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct


class PaperPiece(Struct, frozen=True):
    """Something to cut out."""

    kind: str
    """The kind of piece: card, token, mouse, board …"""
    name: str
    """Which one of its kind, as the game names it."""
    count: int = 1
    """How many identical ones are needed."""


def paper_json(pieces: Iterable[PaperPiece], more: Mapping[str, Any] | None = None) -> str:
    """Return the content of a game's `web/paper.json`. Fails if a piece is listed twice. `more` is added to it as
    further data."""
    listed = list(pieces)
    named = [(piece.kind, piece.name) for piece in listed]
    assert len(set(named)) == len(named), "a piece is listed twice"
    return msgspec.json.format(msgspec.json.encode({"pieces": listed, **(more or {})}), indent=1).decode() + "\n"
