"""What tables write down, on SQLite or PostgreSQL. What is said to be written survives a power cut.

The interface is `mulot.room.store`. Read in this order: `opening`, `sqlite` with its `ledger` and `gaps`, `postgres`,
`migrations`, `share_keys` (of links to films), `files` (tables as journal files), `retention` (how long tables are
kept).
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
