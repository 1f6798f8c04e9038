"""The loop of one table, without input or output: handle, append, commit, answer, tell, as values; and its driver.

Read in this order: `store` (what a room needs of a store), `inbox` (commands that wait, and those handled together),
`steps` (what happens and what is to be done), `room` (the loop), `driver` (hands in what happens and does what the room
says, in a server and in a browser), `gallery` (many who watch one table), `alone` (the shortest driver there is),
`opening`.
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
