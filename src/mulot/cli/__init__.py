"""The command line: `mulot games | play | replay | simulate | verify`, `mulot serve | admin | export | import`, and
what games add to it."""

from mulot.cli.main import main

__all__ = ["main"]
