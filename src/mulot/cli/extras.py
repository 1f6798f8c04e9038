"""What is installed beside the rules. The list of commands asks, so only the standard library is imported here."""

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
"""The modules that a command cannot do without, by the extra that brings them. (uvloop and httptools only make the
server quicker.)"""


def missing(extra: str) -> list[str]:
    """What of an extra is not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]
