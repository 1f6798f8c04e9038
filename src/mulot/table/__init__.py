"""A live table: seats, invitations, undo, stand-ins, curtains. Commands and time go in, effects come out.

Read in this order: `seats`, `commands`, `records` (what is stored), `messages` (what is sent to clients), `effects`,
`recorded` (state from rows), `state` (the full state), `progress` (the context of one command), then the commands'
modules (`opening`, `sitting`, `hosting`, `playing`, `undo`, `watching`, `advising`, `sharing`, `words`), `pace`,
`telling`, and last `table` (the whole).
"""

from mulot.table.catalogue import Catalogue
from mulot.table.effects import Effects, Known, Seen, Telling, Think
from mulot.table.records import Append, Row, Summary
from mulot.table.seats import Settings
from mulot.table.sitting import invitation_digest
from mulot.table.table import Table

__all__ = [
    "Append",
    "Catalogue",
    "Effects",
    "Known",
    "Row",
    "Seen",
    "Settings",
    "Summary",
    "Table",
    "Telling",
    "Think",
    "invitation_digest",
]
