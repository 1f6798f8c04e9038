"""The command line, `mulot COMMAND`.

`door` dispatches to the command that was typed and imports only what that command needs. `terminal` has the commands
for players, `research` those that play many games between bots, `hosting` those for people who run a server;
`of_games` finds the commands that games add."""

from mulot.cli.door import main

__all__ = ["main"]
