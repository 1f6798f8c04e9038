"""Storage of tables on SQLite or PostgreSQL. Rows reported as written survive a power failure.

The interface is `mulot.room.store`. Read in this order: `opening` (URL to store), `sqlite` with its `ledger` and
`gaps`, `postgres`, `migrations`, `share_keys` (keys of replay links), `backup` and `restoring`, `retention` and
`second_look` (when tables are deleted).
"""

from mulot.room.files import export_table, import_table
from mulot.room.opening import keep_snapshot, open_table
from mulot.room.store import Append, Conflict, NewerSchema, NoSuchTable, PutAside, Snapshot, Store, StoreDown
from mulot.store.opening import open_store
from mulot.store.retention import Retention, purge

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
    "keep_snapshot",
    "open_store",
    "open_table",
    "purge",
]
