"""Checks that optional dependencies are installed. The error names the extra to install."""

from __future__ import annotations

from importlib.util import find_spec

from mulot.cli.extras import missing_modules
from mulot.core.errors import MulotError


class MissingExtra(MulotError):
    """A command needs packages that are not installed."""

    key = "house-no-extra"

    def __init__(self, extra: str, modules: list[str]) -> None:
        super().__init__(extra=extra, modules=", ".join(modules))


def require_extras(*extras: str) -> None:
    """Raise MissingExtra unless all packages of these extras are installed."""
    for extra in extras:
        if lacking := missing_modules(extra):
            raise MissingExtra(extra, lacking)


def require_modules(extra: str, *modules: str) -> None:
    """Raise MissingExtra, naming this extra, unless these modules are installed."""
    if lacking := [module for module in modules if find_spec(module) is None]:
        raise MissingExtra(extra, lacking)


def require_database_extras(database: str) -> None:
    """Raise MissingExtra unless the packages for this database (a file or `postgresql://…`) are installed."""
    require_extras("server", *(["postgres"] if database.startswith("postgres") else []))
