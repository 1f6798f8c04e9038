"""The command line: `mulot games | play | replay | simulate | verify`, and what games add to it."""

from mulot.cli.main import main

__all__ = ["main"]
