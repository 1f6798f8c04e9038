"""The command line. `door` finds the command that is meant and imports only what that one needs.

`terminal` has the commands for players, `research` those that play many games, `hosting` those for whoever keeps a
house; `of_games` finds what games add."""

from mulot.cli.door import main

__all__ = ["main"]
