"""How much may be sent after the head of a request."""

from __future__ import annotations

BODY = 16 * 1024
"""Of nearly everything."""
COPIES = "/api/copies"
COPY = 1024 * 1024
"""Of a table that is copied up: a long game is some 100 kB, a book of ten pages ten times that."""
KINDLY = 48 * 1024
"""The connection takes so much more, chunks and all, so that it can be said kindly that it is too much."""


def most(method: str, path: str) -> int:
    """Bytes of a body."""
    return COPY if (method, path) == ("POST", COPIES) else BODY
