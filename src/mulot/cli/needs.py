"""Check that optional dependencies are installed; the error names the extra to install."""

from __future__ import annotations

from importlib.util import find_spec

from mulot.cli.extras import missing
from mulot.core.errors import MulotError


class MissingExtra(MulotError):
    """A command needs packages that are not installed."""

    key = "house-no-extra"

    def __init__(self, extra: str, modules: list[str]) -> None:
        super().__init__(extra=extra, modules=", ".join(modules))


def need(*extras: str) -> None:
    """Raise MissingExtra unless all packages of these extras are installed."""
    for extra in extras:
        if lacking := missing(extra):
            raise MissingExtra(extra, lacking)


def need_modules(extra: str, *modules: str) -> None:
    """Raise MissingExtra, naming this extra, unless these modules of it are installed."""
    if lacking := [module for module in modules if find_spec(module) is None]:
        raise MissingExtra(extra, lacking)


def need_store(database: str) -> None:
    """Raise MissingExtra unless the packages for this database (a file or `postgresql://…`) are installed."""
    need("server", *(["postgres"] if database.startswith("postgres") else []))
