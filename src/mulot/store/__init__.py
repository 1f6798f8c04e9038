"""Storage of tables on SQLite or PostgreSQL. Once rows are reported as written, they survive a power failure.

The interface is `mulot.actor.store_interface`. Read in this order: `store_url` (opens a store by its URL), `sqlite`
with its `sqlite_connection` and `page_gaps`, `postgres`, `migrations`, `replay_link_keys`, `backup` and `restore`,
`retention` (when tables are deleted).
"""

from mulot.actor.journal_files import export_table, import_table
from mulot.actor.store_interface import (
    Append,
    Conflict,
    NewerSchema,
    NoSuchTable,
    Quarantined,
    Snapshot,
    Store,
    StoreDown,
)
from mulot.actor.table_loader import load_table, save_snapshot
from mulot.store.retention import Retention, purge
from mulot.store.store_url import open_store
