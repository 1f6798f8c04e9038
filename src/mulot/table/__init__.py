"""A live table: seats, invitations, undo, stand-ins, curtains. Commands and time go in, effects come out.

Read in this order: `seats`, `commands`, `records` (what is stored), `messages` (what is sent to clients), `effects`,
`durable_state` (state from rows), `table_state` (the full state), `command_context`, `guards`, then the handlers of the
commands (`table_creation`, `seat_commands`, `host_commands`, `moves`, `undo`, `viewer_commands`, `hints`,
`replay_links`, `phrases`), `timers`, `updates` (messages to viewers), and last `table` (the whole).
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
