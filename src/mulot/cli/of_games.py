"""What games add to the command line: their own commands, and their studies. Found by reading, imported when run."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
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


def studies(folder: Path) -> dict[str, str]:
    """What is measured and solved in a game's folder: the modules of `study/` that have a `main`, and what they do."""
    found = {}
    for path in sorted((folder / "study").glob("*.py")):
        about = sentences(path)
        if "main" in about and not path.name.startswith("_"):
            found[path.stem.replace("_", "-")] = about[""]
    return found


def study(argv: list[str]) -> int:
    """Measure or solve something: `mulot study` lists what there is, `mulot study GAME NAME` runs it."""
    places = folders()
    game, name, rest = argv[0] if argv else "", argv[1] if argv[1:] else "", argv[2:]
    if game in ("--help", "-h"):
        print("Usage: mulot study [GAME [NAME [ARGUMENTS]]]\n\n" + sentences(Path(__file__))["study"])
        return 0
    if game and game not in places:
        return _refuse(f"There is no game `{game}`. In the house: {', '.join(places)}")
    if name in ("", "--help", "-h"):
        print(_listed({game: places[game]} if game else places))
        return 0
    known = studies(places[game])
    if name not in known:
        return _refuse(f"There is no study `{name}` of {game}. There is: {', '.join(known) or 'none'}")
    return int(import_module(games.studies(game)[name]).main(rest))


def _listed(places: dict[str, Path]) -> str:
    lines = [f"{game} {name:<16} {about}" for game, folder in places.items() for name, about in studies(folder).items()]
    return "\n".join(lines) or "Nothing is studied here yet."


def _refuse(why: str) -> int:
    print(why, file=sys.stderr)
    return 2
