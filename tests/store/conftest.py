"""Fixtures to run the same tests on both stores."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kit.postgres_server import PostgresServer
from mulot.store import Store
from mulot.store.postgres import PostgresStore
from mulot.store.sqlite import SqliteStore

_numbers = itertools.count()


class Clock:
    """A clock that the test advances."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Place:
    """A database that a store can open again and again, and whose SQL can be accessed directly."""

    def __init__(self, kind: str, url: str) -> None:
        self.kind, self.url, self.clock = kind, url, Clock()

    async def open(self) -> Store:
        """Return a store on this database."""
        if self.kind == "postgres":
            return await PostgresStore.open(self.url, self.clock)
        return await SqliteStore.open(self.url, self.clock)

    async def sql(self, *statements: str) -> None:
        """Change the database directly, without the store."""
        if self.kind == "postgres":
            connection = await asyncpg.connect(self.url)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()
        else:
            store = await SqliteStore.open(self.url)
            for statement in statements:
                await store._run(lambda ledger, statement=statement: ledger.db.execute(statement), writes=True)
            await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A new database of either kind."""
    if request.param == "sqlite":
        return Place("sqlite", str(tmp_path / "mulot.db"))
    return fresh_postgres(request.getfixturevalue("postgres_server"))


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> Place:
    """A new database on the PostgreSQL server."""
    return fresh_postgres(postgres_server)


def fresh_postgres(server: PostgresServer) -> Place:
    name = f"mulot_{os.getpid()}_{next(_numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return Place("postgres", server.url_of(name))


@pytest.fixture
def with_store(place: Place) -> Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]:
    """Run a function on an open store, then close it."""

    def run(what: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            store = await place.open()
            try:
                await what(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run
