"""Table ids, used in URLs and on command lines."""

from __future__ import annotations

import secrets


def new_table_id() -> str:
    """Return a new table id that cannot be guessed. It never begins with a dash, which would make it look like a
    command-line option."""
    return secrets.choice("abcdefghijklmnopqrstuvwxyz") + secrets.token_urlsafe(16)[1:]
