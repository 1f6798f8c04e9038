"""Open a store by its URL."""

from mulot.actor.store_interface import Store


async def open_store(url: str) -> Store:
    """Open a store by its URL (`postgresql://…`, `sqlite:///path`, or a plain path) and return it. Raises NewerSchema
    or StoreDown."""
    if url.startswith(("postgresql://", "postgres://")):
        from mulot.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    from mulot.store.backup import sqlite_path
    from mulot.store.sqlite import SqliteStore

    return await SqliteStore.open(sqlite_path(url))
