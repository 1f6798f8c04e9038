"""A command that needs more than the rules says which extra brings it."""

from __future__ import annotations

from importlib.util import find_spec

from mulot.cli.extras import missing
from mulot.core.errors import MulotError


class MissingExtra(MulotError):
    """Something that the command needs is not installed."""

    key = "house-no-extra"

    def __init__(self, extra: str, modules: list[str]) -> None:
        super().__init__(extra=extra, modules=", ".join(modules))


def need(*extras: str) -> None:
    """Stop before anything is begun, where one of these is not installed. Raises MissingExtra."""
    for extra in extras:
        if lacking := missing(extra):
            raise MissingExtra(extra, lacking)


def need_modules(extra: str, *modules: str) -> None:
    """Only these of what an extra brings. Raises MissingExtra."""
    if lacking := [module for module in modules if find_spec(module) is None]:
        raise MissingExtra(extra, lacking)


def need_store(database: str) -> None:
    """What this database needs."""
    need("server", *(["postgres"] if database.startswith("postgres") else []))
