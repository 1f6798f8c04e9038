"""A live table: seats, invitations, undo, stand-ins, curtains. Commands and time go in, effects come out.

Read in this order: `seats`, `commands`, `records` (what is stored), `messages` (what is sent to clients), `effects`,
`recorded` (state from rows), `state` (the full state), `progress` (the context of one command), then the commands'
modules (`opening`, `sitting`, `hosting`, `playing`, `undo`, `watching`, `advising`, `sharing`, `words`), `pace`,
`telling`, and last `table` (the whole).
"""

from mulot.table.catalogue import Catalogue
from mulot.table.effects import BotInput, BotRequest, Delivery, Effects, InspectResult
from mulot.table.records import Append, Row, Summary
from mulot.table.seat_commands import invitation_digest
from mulot.table.seats import TableSettings
from mulot.table.table import Table

__all__ = [
    "Append",
    "BotInput",
    "BotRequest",
    "Catalogue",
    "Delivery",
    "Effects",
    "InspectResult",
    "Row",
    "Summary",
    "Table",
    "TableSettings",
    "invitation_digest",
]
