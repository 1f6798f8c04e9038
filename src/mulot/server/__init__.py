"""The server: an ASGI application, and the only package that imports the web framework.

`serve` runs it, `app` assembles it, `config` contains the settings. A request passes `edge` (limits, origin, device
cookie) and `guard`, then reaches a route in `routes`, `system_routes`, `offline_site`, `schema`, `tables` or `live`.
`tables` keeps live tables in memory, `live` handles their WebSockets, `workers` does CPU-bound work in other processes,
and `cluster` connects several processes and nodes. `games`, `static_files`, `logs`, `metrics` and
`healthcheck` are used by all of these.
"""
