"""Benchmarks of the server and the client: against another game server, with idle connections, with several
processes, and in a browser."""
