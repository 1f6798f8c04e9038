"""The optional dependencies. `mulot --help` reads this, so only the standard library is imported here."""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS: dict[str, tuple[str, ...]] = {
    "server": ("apsw", "litestar", "prometheus_client", "segno", "structlog", "uvicorn", "websockets"),
    "postgres": ("asyncpg",),
    "nodes": ("redis",),
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
"""The modules that commands need, by the extra that installs them. (uvloop and httptools are not listed, because they
only make the server faster.)"""


def missing_modules(extra: str) -> list[str]:
    """Return the modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]
