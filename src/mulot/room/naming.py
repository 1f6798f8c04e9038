"""What a table is called, in addresses and on command lines."""

from __future__ import annotations

import secrets


def new_name() -> str:
    """A name that nobody guesses. It never begins with a dash: a command would take it for an option."""
    return secrets.choice("abcdefghijklmnopqrstuvwxyz") + secrets.token_urlsafe(16)[1:]
