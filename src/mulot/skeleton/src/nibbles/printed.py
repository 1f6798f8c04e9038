"""What this game makes for the client: nothing. (Types and lessons come from `mulot.printing`.)"""

from __future__ import annotations


def files() -> dict[str, str]:
    """Each file by its path inside the game's folder."""
    return {}
