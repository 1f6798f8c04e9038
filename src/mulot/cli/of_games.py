"""The commands that games add to the command line. Found by reading, imported when run."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from mulot import games
from mulot.cli.read_source import named_functions, sentences


class Found(NamedTuple):
    """A command of a game: whose it is, what it is called, and what it does."""

    game: str
    name: str
    about: str


def folders() -> dict[str, Path]:
    """Where the games lie, by id."""
    return {game: place.folder for game, place in games.house().places.items()}


def commands() -> dict[str, Found]:
    """The commands that games add, from `COMMANDS` of their `commands.py`."""
    found: dict[str, Found] = {}
    for game, folder in folders().items():
        path = folder / "commands.py"
        if path.is_file():
            with suppress(SyntaxError, ValueError):  # a package whose file cannot be read adds nothing
                about = sentences(path)
                for name, function in named_functions(path, "COMMANDS").items():
                    found[name] = Found(game, name, about.get(function, ""))
    return found


def run(found: Found, argv: list[str]) -> int:
    """Run a game's command with these arguments."""
    return games.commands(found.game)[found.name](argv)
