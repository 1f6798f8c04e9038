"""The Python side of the browser version: the same tables as on the server, stored in IndexedDB.

Read in this order: `js_host` (what it needs from JavaScript), `store` (rows), `driver_ports` (viewers, other tabs
and bots), `tables`, `backup` (all tables as one file), `app` (requests by method and path). `entry` contains what
the web workers call after loading Python, `warmup` prepares a game before it is played. `bundle` packs the Python
files, `static_site` writes the static site, and `external_games` adds installed games that can run in a browser, each
after a `browser_trial`.
"""
