"""What tables write down, on SQLite or PostgreSQL. What has returned from `append` survives a power cut.

Read in this order: `store` (the interface), `opening` (tables out of the store and into it), `sqlite` with its
`ledger`, `postgres`, `migrations`.
"""

from mulot.store.opening import (
    Retention,
    export_table,
    import_table,
    keep,
    keep_snapshot,
    open_store,
    open_table,
    purge,
)
from mulot.store.store import Append, Conflict, NewerSchema, NoSuchTable, PutAside, Snapshot, Store, StoreDown

__all__ = [
    "Append",
    "Conflict",
    "NewerSchema",
    "NoSuchTable",
    "PutAside",
    "Retention",
    "Snapshot",
    "Store",
    "StoreDown",
    "export_table",
    "import_table",
    "keep",
    "keep_snapshot",
    "open_store",
    "open_table",
    "purge",
]
