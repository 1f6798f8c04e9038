"""The house over the network: an ASGI application, and the only place that imports the web framework.

Read in this order: `config` (what can be set), `rooms` (tables in memory), `screen` and `live` (a WebSocket), `routes`
(REST), `bot_pool` (bots), `bell` (several nodes), `notify` (what is told of tables),
`guard` (who may ask at all), `pages`, `app` (put together), `serve` (run).
"""
