"""The command line, `mulot COMMAND`.

`dispatch` finds the command that was typed and imports only what it needs. `player_commands` has the commands for
players, `research_commands` the commands that play many games between bots, and `server_commands` the commands for
people who run a server; `game_commands` finds the commands that games add."""

from mulot.cli.dispatch import main

__all__ = ["main"]
