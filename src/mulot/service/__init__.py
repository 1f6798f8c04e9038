"""The application behind the API, shared by the server and the house in a browser. It does no I/O itself.

Read in this order: `schemas` (request and response types), `problems` (errors as responses), `tables` (the tables in
memory), `table_requests` (run a command at a table), `games` (the games on offer), `external_assets` (files that games
from other packages bring for browsers); then what is done with tables: `open_commands`, `deletion`, `device_removal`;
slow work: `bot_choice`, `artifacts`, `reviews`, `daily`; and `routes` (every endpoint by method and path).
"""
