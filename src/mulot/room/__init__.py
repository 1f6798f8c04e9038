"""The actor of one table, free of I/O: it takes inputs and returns what to do (write, answer, send); and its driver.

Read in this order: `store` (the storage interface), `inbox` (requests, and batches of them), `steps` (inputs and
outputs), `room` (the actor), `driver` (feeds it and carries out its outputs, on a server and in a browser), `gallery`
(batched updates for many spectators), `alone` (one command without a running actor), `opening` (loading tables).
"""

from mulot.room.driver import Driver, Ports
from mulot.room.inbox import Answer, Asked, Handled, Reply
from mulot.room.opening import Beside, keep_snapshot, open_table
from mulot.room.room import Room
from mulot.room.steps import (
    Erased,
    Found,
    Gone,
    Happened,
    Load,
    Loaded,
    Look,
    Noticed,
    Remember,
    Remembered,
    Rewritten,
    Step,
    Trouble,
    TryLater,
    Write,
)
from mulot.room.store import (
    Append,
    Conflict,
    Listed,
    NewerSchema,
    NoSuchTable,
    PutAside,
    Snapshot,
    Store,
    StoreDown,
    StoreError,
    Written,
)

__all__ = [
    "Answer",
    "Append",
    "Asked",
    "Beside",
    "Conflict",
    "Driver",
    "Erased",
    "Found",
    "Gone",
    "Handled",
    "Happened",
    "Listed",
    "Load",
    "Loaded",
    "Look",
    "NewerSchema",
    "NoSuchTable",
    "Noticed",
    "Ports",
    "PutAside",
    "Remember",
    "Remembered",
    "Reply",
    "Rewritten",
    "Room",
    "Snapshot",
    "Step",
    "Store",
    "StoreDown",
    "StoreError",
    "Trouble",
    "TryLater",
    "Write",
    "Written",
    "keep_snapshot",
    "open_table",
]
