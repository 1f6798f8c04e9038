"""What several test folders share."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis.internal.conjecture import providers

from kit.case_sample import WHOLE
from kit.postgres_server import PostgresServer
from mulot.server.edge.fd_limits import raise_fd_limit


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis draws constants from the modules of the project that happen to be loaded. None counts as one, so that
    a test draws the same alone, in its file and in any order.
    """
    assert callable(providers.is_local_module_file)
    providers.is_local_module_file = lambda path: False


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how this order of tests can be had again."""
    if config.pluginmanager.hasplugin("randomly"):
        terminalreporter.write_line(f"in the order of --randomly-seed={config.getoption('randomly_seed')}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `whole` is for `make test WHOLE=yes`; it is counted as left out, and never as passed."""
    left = [] if WHOLE else [item for item in items if item.get_closest_marker("whole")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session", autouse=True)
def descriptors() -> None:
    """Some tests hold more than a thousand connections, which is more than an ordinary user has to begin with."""
    assert raise_fd_limit() > 3000, "the system gives this user too few descriptors (ulimit -Hn)"


@pytest.fixture(scope="session", autouse=True)
def data_folder() -> Iterator[None]:
    """Houses that are told no database keep theirs in a folder of the tests, never in somebody's home."""
    with tempfile.TemporaryDirectory(prefix="mulot-data-") as folder:
        os.environ["XDG_DATA_HOME"] = folder
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this run of the tests. (It does not sync: power cuts are not what it is asked about.)"""
    server = PostgresServer("fsync=off", "synchronous_commit=off")
    yield server
    server.stop()
