"""Fixtures and hooks for all test folders."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis.internal.conjecture import providers

from kit.postgres_server import PostgresServer, delete_readable_copies
from kit.sampled_cases import WHOLE
from mulot.server.edge.connection_limits import raise_fd_limit


def pytest_configure(config: pytest.Config) -> None:
    """Keep Hypothesis from drawing constants from the project's modules that happen to be loaded, so that a test draws
    the same values alone, in its file and in any order."""
    assert callable(providers.is_local_module_file)
    providers.is_local_module_file = lambda path: False


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print how to repeat this order of tests."""
    if config.pluginmanager.hasplugin("randomly"):
        terminalreporter.write_line(f"in the order of --randomly-seed={config.getoption('randomly_seed')}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `whole` to `make test WHOLE=yes`. They are counted as deselected, never as passed."""
    left = [] if WHOLE else [item for item in items if item.get_closest_marker("whole")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session", autouse=True)
def descriptors() -> None:
    """Raise the limit of open files: some tests hold more than a thousand connections."""
    assert raise_fd_limit() > 3000, "the system gives this user too few descriptors (ulimit -Hn)"


@pytest.fixture(scope="session", autouse=True)
def data_folder() -> Iterator[None]:
    """Keep the default database in a temporary folder, never in somebody's home."""
    with tempfile.TemporaryDirectory(prefix="mulot-data-") as folder:
        os.environ["XDG_DATA_HOME"] = folder
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server for this test run. It does not sync, because no test that uses it is about power
    failures."""
    server = PostgresServer("fsync=off", "synchronous_commit=off")
    yield server
    server.stop()


def pytest_unconfigure() -> None:
    """Delete the copies of PostgreSQL's binaries. Workers of xdist may end without running their exit handlers."""
    delete_readable_copies()
