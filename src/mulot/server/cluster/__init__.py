"""Communication between several processes and nodes.

`pubsub` notifies other nodes through Redis, `worker_handoff` passes connections between the processes of one node, and
`file_lock` makes sure that only one server uses an SQLite file.
"""
