"""Benchmarks of the server and the client: compared with another game server, with idle connections, with several
processes, and in a browser."""
