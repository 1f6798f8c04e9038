"""The WebSockets of tables.

`route` accepts them, `viewer_connection` is one connected viewer, `fast_websocket` writes directly to the transport,
and `uvicorn_check` verifies at start-up that this works with the installed uvicorn.
"""
