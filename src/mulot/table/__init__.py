"""A live table: seats, invitations, undo, stand-ins, curtains. It takes commands and the time, and returns effects.

Read in this order: `seats`, `commands`, `records` (what is stored), `messages` (what is sent to clients), `effects`,
`durable_state` (state from rows), `table_state` (the full state), `command_context`, `guards`, then the command
handlers (`table_creation`, `seat_commands`, `host_commands`, `moves`, `undo`, `viewer_commands`, `hints`,
`replay_links`, `phrases`), `timers`, `updates` (messages to viewers), and finally `table`, which connects them all.
"""

from mulot.table.catalogue import Catalogue
from mulot.table.effects import BotInput, BotRequest, Delivery, Effects, InspectResult
from mulot.table.records import Append, Row, Summary
from mulot.table.seat_commands import invitation_digest
from mulot.table.seats import TableSettings
from mulot.table.table import Table
