"""What several test folders share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this run of the tests. (It does not sync: power cuts are not what it is asked about.)"""
    server = PostgresServer("fsync=off", "synchronous_commit=off")
    yield server
    server.stop()
