"""Tables on this node.

`manager` keeps them in memory and unloads idle ones, `observer` reports what they do to metrics, log and other nodes,
`monitored_store` watches the health of the database. `join_codes`, `share_links` and `upload` are routes.
"""
