"""What is made for the client: nothing, for `web/board.js` is written by hand and needs no types."""

from __future__ import annotations


def files() -> dict[str, str]:
    """No files."""
    return {}
