"""The shelf: which games there are, and where everything of a game lies. The only place that knows these conventions.

A game is a package with a `GAME` and the rooms that `docs/add-a-game.md` lists. It comes

- from the house's own folder, this one: every folder with a `RULES.md`;
- from an installed package that declares an entry point in the group `mulot.games` (`moulin = "moulin"`);
- from `more`: names of modules and paths of folders, separated by commas. The command line takes them as
  `--more-games`, programs as the environment variable `MULOT_MORE_GAMES`, which worker processes inherit.

Nothing is imported before it is asked for: listing the games reads names, not rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mulot.bots.bot import Bot
    from mulot.bots.course import Judge
    from mulot.core.game import AnyGame

GROUP = "mulot.games"
VARIABLE = "MULOT_MORE_GAMES"

Command = Callable[[list[str]], int]


class Place(NamedTuple):
    """Where a game is: the module that holds its `GAME`, and the folder with all of it."""

    module: str
    folder: Path


class Shelf:
    """The games of one house, by id."""

    def __init__(self, more: str = "") -> None:
        self._more = more

    @cached_property
    def places(self) -> Mapping[str, Place]:
        """Where each game is, in alphabetical order of the ids. The house's own games cannot be replaced."""
        found = {**_named(self._more), **_installed(), **_own()}
        return dict(sorted(found.items()))

    @property
    def ids(self) -> tuple[str, ...]:
        """All games."""
        return tuple(self.places)

    def place(self, game: str) -> Place:
        """Where this game is. Raises NoSuchGame."""
        if game not in self.places:
            raise _no_such_game(game, ", ".join(self.ids))
        return self.places[game]

    def load(self, game: str) -> AnyGame:
        """The game with this id. Raises NoSuchGame."""
        found: AnyGame = import_module(self.place(game).module).GAME
        return found

    def folder(self, game: str) -> Path:
        """The folder with words, rulebook, rules and everything else of this game."""
        return self.place(game).folder

    def is_own(self, game: str) -> bool:
        """Whether it lies in the house's own folder, so that the client was built with its words and pictures."""
        return self.folder(game).parent == Path(__file__).parent

    def bots(self, game: str) -> dict[str, Bot]:
        """A game's characters and the rungs between them by name, from gentle to strong; the random player where it has
        none of its own."""
        module = import_module(self.place(game).module)
        room = _room(self.place(game), "bots")
        own: tuple[Bot, ...] = room.BOTS if room else getattr(module, "BOTS", ())
        from mulot.bots.plain import random_bot

        return {bot.name: bot for bot in own or (random_bot,)}

    def characters(self, game: str) -> dict[str, Bot]:
        """Those of them that people choose: without the rungs between."""
        return {name: bot for name, bot in self.bots(game).items() if not bot.rung_of}

    def judge(self, game: str) -> Callable[[bool], Judge | None] | None:
        """Who judges positions of a game, for the course of a match (`bots/course.py`); None: nobody can. Asked with
        True: in plain Python; with False: None while its compiled part wakes."""
        found: Callable[[bool], Judge | None] | None = getattr(_room(self.place(game), "bots"), "judge", None)
        return found

    def commands(self, game: str) -> dict[str, Command]:
        """What a game adds to the command line. Its `commands.py` is read alone, without the game itself: `mulot
        --help` shows the first line of each function's docstring, and must not load every game for it."""
        file = self.folder(game) / "commands.py"
        if not file.is_file():
            return {}
        found: dict[str, Command] = _read_alone(f"mulot_commands_{game}", file).COMMANDS
        return found

    def printed(self, game: str) -> dict[str, str]:
        """The files that a game makes for the client: path inside its folder → text."""
        room = _room(self.place(game), "printed")
        files: dict[str, str] = room.files() if room else {}
        return files

    def studies(self, game: str) -> dict[str, str]:
        """What can be measured or solved about a game: name → module. Run as `mulot study GAME NAME`."""
        place = self.place(game)
        files = sorted((place.folder / "study").glob("*.py"))
        return {
            file.stem.replace("_", "-"): f"{place.module}.study.{file.stem}"
            for file in files
            if "\ndef main(" in file.read_text(encoding="utf-8")
        }


@cache
def house() -> Shelf:
    """The shelf of this process: the house's own games, installed ones, and those that `MULOT_MORE_GAMES` names."""
    return Shelf(os.environ.get(VARIABLE, ""))


def add(more: str) -> None:
    """Put more games on the shelf of this process, and of those that it starts."""
    named = [os.environ.get(VARIABLE, ""), more]
    os.environ[VARIABLE] = ",".join(filter(None, named))
    house.cache_clear()


def shelf() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return house().ids


def load(game: str) -> AnyGame:
    """The game with this id. Raises NoSuchGame."""
    return house().load(game)


def place(game: str) -> Place:
    """The module and the folder of this game."""
    return house().place(game)


def folder(game: str) -> Path:
    """The folder with everything of this game."""
    return house().folder(game)


def bots(game: str) -> dict[str, Bot]:
    """A game's characters and the rungs between them by name, from gentle to strong."""
    return house().bots(game)


def characters(game: str) -> dict[str, Bot]:
    """Those that people choose."""
    return house().characters(game)


def commands(game: str) -> dict[str, Command]:
    """What a game adds to the command line."""
    return house().commands(game)


def printed(game: str) -> dict[str, str]:
    """The files that a game makes for the client."""
    return house().printed(game)


def studies(game: str) -> dict[str, str]:
    """What can be measured or solved about a game: name → module."""
    return house().studies(game)


def _no_such_game(game: str, known: str) -> Exception:
    """Imported only where it is needed: errors bring msgspec along, and `mulot --help` does without."""
    from mulot.core.errors import NoSuchGame

    return NoSuchGame(game, known)


def _own() -> dict[str, Place]:
    here = Path(__file__).parent
    return {file.parent.name: Place(f"{__name__}.{file.parent.name}", file.parent) for file in here.glob("*/RULES.md")}


def _installed() -> dict[str, Place]:
    if not _declared():
        return {}
    from importlib import metadata

    found = {}
    for entry in metadata.entry_points(group=GROUP):
        place = _module_place(entry.module)
        if place is not None:
            found[entry.name] = place
    return found


def _declared() -> bool:
    """Whether an installed package declares a game at all. Most houses have none, and `importlib.metadata` alone would
    take as long to import as everything else that `mulot --help` needs."""
    head = f"[{GROUP}]".encode()
    files = (file for path in sys.path for file in Path(path).glob("*.*-info/entry_points.txt"))
    return any(head in file.read_bytes() for file in files)


def _named(more: str) -> dict[str, Place]:
    """Modules by name, folders by path. A folder is a package of its own name."""
    found = {}
    for name in filter(None, (part.strip() for part in more.split(","))):
        place = _folder_place(Path(name)) if os.sep in name or "/" in name else _module_place(name)
        if place is None:
            raise _no_such_game(name, "a module or a folder with a GAME")
        found[import_module(place.module).GAME.id] = place
    return found


def _module_place(module: str) -> Place | None:
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    return Place(module, Path(spec.origin).parent) if spec and spec.origin else None


def _folder_place(folder: Path) -> Place | None:
    """A folder outside the path of imports. It becomes the package of its name, so that its own imports work."""
    file = (folder / "__init__.py").resolve()
    name = file.parent.name
    if not file.is_file():  # the project of a package: it lies in `src`
        file = file.parent / "src" / name / "__init__.py"
    if not file.is_file() or not name.isidentifier():
        return None
    known = sys.modules.get(name)
    if known is None or Path(str(known.__file__)).resolve() != file:
        spec = spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(module)
    return Place(name, file.parent)


def _room(place: Place, name: str) -> ModuleType | None:
    """A room of a game, if it has it."""
    there = (place.folder / f"{name}.py").is_file() or (place.folder / name / "__init__.py").is_file()
    if not there or place.folder.name != place.module.rpartition(".")[2]:
        return None
    return import_module(f"{place.module}.{name}")


def _read_alone(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
