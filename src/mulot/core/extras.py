"""The optional dependencies, and the error that names the extra to install.

`mulot --help` reads this, so only the standard library is imported here.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
    "jax": ("jax",),
}
"""The modules that commands need, by the extra that installs them. (uvloop and httptools are not listed, because they
only make the server faster.)"""


def missing_modules(extra: str) -> list[str]:
    """Return the modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def require_extras(*extras: str) -> None:
    """Raise MissingExtra unless all packages of these extras are installed."""
    for extra in extras:
        require_modules(EXTRAS[extra], f"mulot[{extra}]")


def require_modules(modules: Sequence[str], package: str = "mulot[research]") -> None:
    """Raise MissingExtra, naming the package that installs these modules, unless they are installed."""
    if lacking := [module for module in modules if find_spec(module) is None]:
        from mulot.core.errors import MissingExtra

        raise MissingExtra(package, lacking)


def require_database_extras(database: str) -> None:
    """Raise MissingExtra unless the packages for this database (a file or `postgresql://…`) are installed."""
    require_extras("server", *(["postgres"] if database.startswith("postgres") else []))


@contextmanager
def research_imports() -> Iterator[None]:
    """Return a context manager for imports of packages of the extras `research` and `jax`: if one is not installed,
    raise MissingExtra, which is an ImportError, too."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if extra := next((extra for extra in ("research", "jax") if module in EXTRAS[extra]), None):
            from mulot.core.errors import MissingExtra

            raise MissingExtra(f"mulot[{extra}]", [module]) from None
        raise
