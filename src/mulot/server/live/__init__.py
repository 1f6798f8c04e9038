"""The WebSockets of tables.

`route` accepts them, `client` is one connected client, `fast_websocket` writes to the transport directly, and
`uvicorn_check` verifies at start-up that this works with the installed uvicorn.
"""
