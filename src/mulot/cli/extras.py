"""What is installed beside the rules: a command that needs more says which extra brings it."""

from __future__ import annotations

from importlib.util import find_spec

from mulot.core.errors import MulotError

EXTRAS: dict[str, tuple[str, ...]] = {
    "server": ("apsw", "litestar", "prometheus_client", "segno", "structlog", "uvicorn", "websockets"),
    "postgres": ("asyncpg",),
    "nodes": ("redis",),
    "fast": ("wasmtime",),
    "research": (
        "distributed",
        "gymnasium",
        "joblib",
        "matplotlib",
        "numba",
        "numpy",
        "pettingzoo",
        "pyarrow",
        "pyspiel",
    ),
}
"""The modules that a command cannot do without, by the extra that brings them. (uvloop and httptools only make the
server quicker.)"""


class MissingExtra(MulotError):
    """Something that the command needs is not installed."""

    key = "house-no-extra"

    def __init__(self, extra: str, modules: list[str]) -> None:
        super().__init__(extra=extra, modules=", ".join(modules))


def need(*extras: str) -> None:
    """Stop before anything is begun, where one of these is not installed. Raises MissingExtra."""
    for extra in extras:
        missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
        if missing:
            raise MissingExtra(extra, missing)


def need_modules(extra: str, *modules: str) -> None:
    """Only these of what an extra brings. Raises MissingExtra."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(extra, missing)


def need_store(database: str) -> None:
    """What this database needs."""
    need("server", *(["postgres"] if database.startswith("postgres") else []))
