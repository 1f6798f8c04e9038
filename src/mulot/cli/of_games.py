"""Commands that games add to `mulot`. They are found by parsing source files; a game is imported only to run one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from mulot import games
from mulot.cli.read_source import named_functions, sentences


class Found(NamedTuple):
    """A command that a game adds: the game's id, the command's name and its one-line description."""

    game: str
    name: str
    about: str


def folders() -> dict[str, Path]:
    """Return the folder of every game on the shelf, by id."""
    return {game: place.folder for game, place in games.default_shelf().places.items()}


def commands() -> dict[str, Found]:
    """Return the commands that games add, by name, from `COMMANDS` in each game's `commands.py`."""
    found: dict[str, Found] = {}
    for game, folder in folders().items():
        path = folder / "commands.py"
        if path.is_file():
            with suppress(SyntaxError, ValueError):  # a file that cannot be parsed adds no commands
                about = sentences(path)
                for name, function in named_functions(path, "COMMANDS").items():
                    found[name] = Found(game, name, about.get(function, ""))
    return found


def run(found: Found, argv: list[str]) -> int:
    """Run a game's command with these arguments and return its exit status."""
    return games.commands(found.game)[found.name](argv)
