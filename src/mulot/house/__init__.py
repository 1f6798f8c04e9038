"""What every house says and does, whatever it runs on: a server, or a browser alone. No input or output of its own.

Read in this order: `shown` (what is told and asked at the door), `problems` (how a refusal is told), `rooms` (tables in
memory), `asking` (a command to a table, and its answer), `games` (the shelf as the lobby needs it), `brought` (what
packages bring for browsers), then what is done with tables: `opening`, `deleting`, `forgetting`; what takes long and is
done aside: `thinking`, `keepsakes`; and `routes` (all that can be asked, by method and path).
"""
