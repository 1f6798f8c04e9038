"""The house over the network: an ASGI application, and the only place that imports the web framework.

Read in this order: `config` (what can be set), `problems` (how errors are told), `room` (one table and its loop),
`rooms` (all of them), `screen` and `live` (a WebSocket), `lobby` (REST), `minds` (bots), `bell` (several nodes),
`guard` (who may ask at all), `pages`, `app` (put together), `serve` (run).
"""
