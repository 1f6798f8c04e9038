"""A live match: seats, invitations, undo, stand-ins, curtains. Commands and time in, effects out.

Read in this order: `seats`, `commands`, `records` (what is written down), `messages` (what is told), `effects`, `kept`
(the rows applied), `table` (the whole), then the verbs: `sitting`, `hosting`, `playing`, `watching`, `pace`, `telling`.
"""

from mulot.table.effects import Effects, Mind, Summary, Telling, Think
from mulot.table.kept import House
from mulot.table.records import Row
from mulot.table.seats import Settings
from mulot.table.sitting import invitation_digest
from mulot.table.table import Table

__all__ = ["Effects", "House", "Mind", "Row", "Settings", "Summary", "Table", "Telling", "Think", "invitation_digest"]
