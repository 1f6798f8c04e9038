"""The commands that games add to `mulot`. They are found by parsing source files, so that help imports no game."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from mulot import games
from mulot.cli.docstrings import first_sentences, function_table


class GameCommand(NamedTuple):
    """A command that a game adds: the game's id, the command's name and its one-line description."""

    game: str
    name: str
    description: str


def game_folders() -> dict[str, Path]:
    """Return the folder of every game on the shelf, by id."""
    return {game: place.folder for game, place in games.default_shelf().packages.items()}


def find_commands() -> dict[str, GameCommand]:
    """Return the commands that games add, by name, from `COMMANDS` in each game's `commands.py`."""
    found: dict[str, GameCommand] = {}
    for game, folder in game_folders().items():
        path = folder / "commands.py"
        if path.is_file():
            with suppress(SyntaxError, ValueError):  # a file that cannot be parsed adds no commands
                descriptions = first_sentences(path)
                for name, function in function_table(path, "COMMANDS").items():
                    found[name] = GameCommand(game, name, descriptions.get(function, ""))
    return found


def run_command(found: GameCommand, argv: list[str]) -> int:
    """Run a game's command with these arguments and return its exit status."""
    return games.commands(found.game)[found.name](argv)
