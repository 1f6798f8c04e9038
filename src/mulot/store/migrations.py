"""Numbered migrations in plain SQL: `sql/<kind>/0001_….sql`, run in order, each once. Never changed, only added."""

from __future__ import annotations

from functools import cache
from importlib import resources

from mulot.room.store import NewerSchema


@cache
def migrations(kind: str) -> tuple[tuple[int, str], ...]:
    """(number, SQL) of every migration of a kind of database, in order."""
    folder = resources.files("mulot.store") / "sql" / kind
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return tuple((int(f.name[:4]), f.read_text()) for f in files)


def pending(kind: str, found: int) -> tuple[tuple[int, str], ...]:
    """What is still to be run on a database of version `found`. Raises NewerSchema."""
    known = migrations(kind)[-1][0]
    if found > known:
        raise NewerSchema(found, known)
    return tuple((number, sql) for number, sql in migrations(kind) if number > found)
