"""The application behind the API, used by both the server and the browser version. It does no I/O itself.

Read in this order: `schemas` (request and response types), `problems` (errors as responses), `tables` (the tables in
memory), `table_requests` (run a command at a table), `games` (the games on offer), `external_assets` (browser files of
games from other packages), `open_commands` (open tables), `deletion` (delete tables, forget a device), the slow work:
`bot_choice`, `artifacts`, `reviews`, `daily`; and `routes` (every endpoint by method and path).
"""
