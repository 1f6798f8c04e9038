"""The actor of one table, which does no I/O: it takes inputs and returns what to do (write, answer, send). The package
also contains the driver that runs it.

Read in this order: `store_interface`, `inputs_outputs` (with pending commands, and batches of them), `table_actor`,
`driver` (feeds the actor and carries out its outputs, on a server and in a browser), `spectator_batcher` (updates for
many spectators), `single_command` (one command without a running actor), `table_loader`, `journal_files`.
"""

from mulot.actor.driver import DriverPorts, TableDriver
from mulot.actor.inputs_outputs import (
    Answer,
    CommandBatch,
    Failure,
    PendingCommand,
    RemoteWrite,
    RowsRewritten,
    TableDeleted,
    TableLoaded,
)
from mulot.actor.store_interface import (
    Append,
    Conflict,
    NoSuchTable,
    Quarantined,
    Snapshot,
    Store,
    StoreDown,
    StoreError,
    TableEntry,
    WriteResult,
)
from mulot.actor.table_loader import load_table, save_snapshot
