"""Several processes and nodes.

`pubsub` notifies other nodes through Redis, `worker_handoff` passes connections between the processes of one node, and
`file_lock` keeps a SQLite file to one server.
"""
