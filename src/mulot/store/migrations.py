"""Schema migrations in SQL: `sql/<kind>/0001_….sql` and so on, each run once, in order. Add new ones; never change
existing ones."""

from functools import cache
from importlib import resources

from mulot.actor.store_interface import NewerSchema


@cache
def migrations(kind: str) -> tuple[tuple[int, str], ...]:
    """Return the number and the SQL of every migration for a kind of database (`sqlite` or `postgres`), in order."""
    folder = resources.files("mulot.store") / "sql" / kind
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return tuple((int(f.name[:4]), f.read_text()) for f in files)


def pending_migrations(kind: str, version: int) -> tuple[tuple[int, str], ...]:
    """Return the migrations that a database at version `version` still needs. Raises NewerSchema."""
    known = migrations(kind)[-1][0]
    if version > known:
        raise NewerSchema(version, known)
    return tuple((number, sql) for number, sql in migrations(kind) if number > version)
