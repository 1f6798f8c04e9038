"""Benchmarks of the server and the client: next to another game server, at rest, with several processes, in a
browser."""
