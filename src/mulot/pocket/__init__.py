"""The house inside a browser, without a server: the same tables and rooms, with rows in the browser's own database.

Read in this order: `outside` (all that it needs of the browser), `store` (rows), `ports` (screens and other tabs),
`minds` (how the characters think), `rooms` (all tables), `everything` (all of them as one file), `house` (what is asked
by method and path; all of it). `begin` is called by the worker that has loaded Python; `packing` puts these very files
into an archive for it, and `site` writes everything into a folder, with the games from elsewhere that can be `carried`.
"""
