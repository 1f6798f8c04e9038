"""A live match: seats, invitations, undo, stand-ins, curtains. Commands and time in, effects out.

Read in this order: `seats`, `commands`, `records` (what is written down), `messages` (what is told), `effects`,
`recorded` (the rows applied), `state` (all that lasts), `progress` (one command), then the commands' own modules
(`opening`, `sitting`, `hosting`, `playing`, `undo`, `watching`), `pace`, `telling`, and last `table` (the whole).
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
