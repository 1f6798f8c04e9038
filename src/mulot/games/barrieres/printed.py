"""The files this game makes for the client. Its board is drawn from the size alone, so it has no chart of its own."""

from __future__ import annotations


def files() -> dict[str, str]:
    """Path inside the game's folder → text."""
    return {}
