"""The actor of one table, free of I/O: it takes inputs and returns what to do (write, answer, send); and its driver.

Read in this order: `store` (the storage interface), `inbox` (requests, and batches of them), `steps` (inputs and
outputs), `room` (the actor), `driver` (feeds it and carries out its outputs, on a server and in a browser), `gallery`
(batched updates for many spectators), `alone` (one command without a running actor), `opening` (loading tables).
"""

from mulot.actor.driver import DriverPorts, TableDriver
from mulot.actor.inbox import Answer, CommandBatch, PendingCommand, Reply
from mulot.actor.inputs_outputs import (
    ActorInput,
    ActorOutput,
    Failure,
    HistoryRead,
    LoadTable,
    ReadHistory,
    ReadRows,
    RemoteWrite,
    RetryLater,
    RowsRead,
    RowsRewritten,
    TableDeleted,
    TableGone,
    TableLoaded,
    WriteRows,
)
from mulot.actor.store_interface import (
    Append,
    Conflict,
    NewerSchema,
    NoSuchTable,
    Quarantined,
    Snapshot,
    Store,
    StoreDown,
    StoreError,
    TableEntry,
    WriteResult,
)
from mulot.actor.table_actor import TableActor
from mulot.actor.table_loader import Offload, load_table, save_snapshot

__all__ = [
    "ActorInput",
    "ActorOutput",
    "Answer",
    "Append",
    "CommandBatch",
    "Conflict",
    "DriverPorts",
    "Failure",
    "HistoryRead",
    "LoadTable",
    "NewerSchema",
    "NoSuchTable",
    "Offload",
    "PendingCommand",
    "Quarantined",
    "ReadHistory",
    "ReadRows",
    "RemoteWrite",
    "Reply",
    "RetryLater",
    "RowsRead",
    "RowsRewritten",
    "Snapshot",
    "Store",
    "StoreDown",
    "StoreError",
    "TableActor",
    "TableDeleted",
    "TableDriver",
    "TableEntry",
    "TableGone",
    "TableLoaded",
    "WriteResult",
    "WriteRows",
    "load_table",
    "save_snapshot",
]
