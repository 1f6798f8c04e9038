"""The house over the network: an ASGI application, and the only place that imports the web framework.

Read in this order: `config` (what can be set), `room_driver` (one table), `rooms` (all of them), `screen` and `live` (a
WebSocket), `routes` (REST), `bot_pool` (bots), `bell` (several nodes),
`guard` (who may ask at all), `pages`, `app` (put together), `serve` (run).
"""
