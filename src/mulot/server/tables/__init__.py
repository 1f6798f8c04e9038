"""The tables on this node.

`manager` keeps them in memory and unloads idle ones, `observer` reports what happens at them to metrics, log and other
nodes, `monitored_store` monitors the health of the database. `join_codes`, `share_links` and `upload` are routes.
"""
