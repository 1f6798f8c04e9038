"""The shelf: which games there are, and where everything of a game lies. The only place that knows these conventions.

A game is a package with a `GAME` and the rooms that `docs/add-a-game.md` lists. It comes

- from the house's own folder, this one: every folder with a `RULES.md`;
- from an installed package that declares an entry point in the group `mulot.games` (`moulin = "moulin"`);
- from `more`: names of modules and paths of folders, separated by commas. The command line takes them as
  `--more-games`, programs as the environment variable `MULOT_MORE_GAMES`, which worker processes inherit.

Nothing is imported before it is asked for: listing the games reads names, not rules.

A package that is there and breaks, now or when it is asked for, is set aside with the reason (`Shelf.aside`): all other
games are played. A name in `more` that is nowhere to be found is an error, and so is a module without a `GAME`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

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
        self.more = more
        self._aside: dict[str, str] = {}

    @cached_property
    def places(self) -> Mapping[str, Place]:
        """Where each game is, in alphabetical order of the ids. The house's own games cannot be replaced."""
        found = {**self._named(), **self._installed(), **self._own}
        return dict(sorted(found.items()))

    @property
    def ids(self) -> tuple[str, ...]:
        """All games that can be played, as far as is known yet."""
        return tuple(game for game in self.places if game not in self._aside)

    @property
    def from_elsewhere(self) -> tuple[str, ...]:
        """Those of them that do not lie in the house's own folder."""
        return tuple(game for game in self.ids if not self.is_own(game))

    @property
    def aside(self) -> Mapping[str, str]:
        """What packages bring that cannot be played here, each with the reason: by the game's id, or by what the
        package is called where that is not known."""
        self.places  # noqa: B018 (some are known as soon as they have been looked for)
        return dict(sorted(self._aside.items()))

    def put_aside(self, game: str, why: str) -> None:
        """From now on this game from elsewhere is not on the shelf."""
        self._aside.setdefault(f"{game} (from elsewhere)" if self.is_own(game) else game, why)

    @contextmanager
    def guard(self, game: str) -> Iterator[None]:
        """If what a package does in here breaks, its game is set aside. Raises GameAside."""
        if self.is_own(game):
            yield
            return
        with self._trial(game):
            yield
        if game in self._aside:
            raise _game_aside(game, self._aside[game])

    @contextmanager
    def _trial(self, game: str) -> Iterator[None]:
        try:
            yield
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # also one that would end the process, as `sys.exit` does
            self.put_aside(game, reason(error))

    def place(self, game: str) -> Place:
        """Where this game is. Raises NoSuchGame, GameAside."""
        places = self.places
        if game in self._aside:
            raise _game_aside(game, self._aside[game])
        if game not in places:
            raise _no_such_game(game, ", ".join(self.ids))
        return places[game]

    def load(self, game: str) -> AnyGame:
        """The game with this id. Raises NoSuchGame, GameAside."""
        place = self.place(game)
        with self.guard(game):
            found: AnyGame = import_module(place.module).GAME
            if not self.is_own(game):
                _check(found, game)
        return found

    def folder(self, game: str) -> Path:
        """The folder with words, rulebook, rules and everything else of this game."""
        return self.place(game).folder

    def is_own(self, game: str) -> bool:
        """Whether it lies in the house's own folder, so that the client was built with its words and pictures."""
        return game in self._own

    def bots(self, game: str) -> dict[str, Bot]:
        """A game's characters and the rungs between them by name, from gentle to strong; the random player where it has
        none of its own."""
        from mulot.bots.plain import random_bot

        place = self.place(game)
        with self.guard(game):
            module, room = import_module(place.module), _room(place, "bots")
            own: tuple[Bot, ...] = room.BOTS if room else getattr(module, "BOTS", ())
            return {bot.name: bot for bot in own or (random_bot,)}

    def characters(self, game: str) -> dict[str, Bot]:
        """Those of them that people choose: without the rungs between."""
        return {name: bot for name, bot in self.bots(game).items() if not bot.rung_of}

    def judge(self, game: str) -> Callable[[bool], Judge] | None:
        """Who judges positions of a game, for the course of a match (`bots/course.py`); None: nobody can. Asked with
        True: in plain Python."""
        place = self.place(game)
        with self.guard(game):
            found: Callable[[bool], Judge] | None = getattr(_room(place, "bots"), "judge", None)
        return found

    def commands(self, game: str) -> dict[str, Command]:
        """What a game adds to the command line. Its `commands.py` is read alone, without the game itself: `mulot
        --help` shows the first line of each function's docstring, and must not load every game for it."""
        file = self.folder(game) / "commands.py"
        if not file.is_file():
            return {}
        with self.guard(game):
            found: dict[str, Command] = _read_alone(f"mulot_commands_{game}", file).COMMANDS
        return found

    def printed(self, game: str) -> dict[str, str]:
        """The files that a game makes for the client: path inside its folder → text."""
        room = _room(self.place(game), "printed")
        files: dict[str, str] = room.files() if room else {}
        return files

    @cached_property
    def _own(self) -> dict[str, Place]:
        here = Path(__file__).parent
        files = here.glob("*/RULES.md")
        return {file.parent.name: Place(f"{__name__}.{file.parent.name}", file.parent) for file in files}

    def _installed(self) -> dict[str, Place]:
        """What installed packages declare."""
        if not _declared():
            return {}
        from importlib import metadata

        found = {}
        for entry in metadata.entry_points(group=GROUP):
            with self._trial(entry.name):
                place = _module_place(entry.module)
                if place is None:
                    raise ModuleNotFoundError(f"No module named {entry.module!r}")
                found[entry.name] = place
        return found

    def _named(self) -> dict[str, Place]:
        """Modules by name, folders by path. Raises NoSuchPackage where there is none."""
        found, nowhere = {}, []
        for name in filter(None, (part.strip() for part in self.more.split(","))):
            is_path = os.sep in name or "/" in name
            with self._trial(Path(name).resolve().name if is_path else name):
                place = _folder_place(Path(name)) if is_path else _module_place(name)
                # A folder was meant for one; a module by name may be any there is, which was misspelt or misunderstood.
                if place is None or not (is_path or hasattr(import_module(place.module), "GAME")):
                    nowhere.append(name)
                else:
                    found[import_module(place.module).GAME.id] = place
        if nowhere:
            raise _no_such_package(nowhere[0])
        return found


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


def _no_such_game(game: str, known: str) -> Exception:
    """Imported only where it is needed: errors bring msgspec along, and `mulot --help` does without."""
    from mulot.core.errors import NoSuchGame

    return NoSuchGame(game, known)


def _no_such_package(name: str) -> Exception:
    from mulot.core.errors import NoSuchPackage

    return NoSuchPackage(name)


def _game_aside(game: str, why: str) -> Exception:
    from mulot.core.errors import GameAside

    return GameAside(game, why)


def reason(error: BaseException) -> str:
    """What went wrong in a package, in one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}"[:300] if words else type(error).__name__


def _check(found: Any, game: str) -> None:
    """Whether this is what a package has to have in its `GAME`. Raises TypeError, ValueError."""
    from mulot.core.game import Game

    if not isinstance(found, Game):
        raise TypeError(f"its GAME is no Game, but {type(found).__name__}")
    if found.id != game:
        raise ValueError(f"its GAME has the id {found.id!r}")


def _declared() -> bool:
    """Whether an installed package declares a game at all. Most houses have none, and `importlib.metadata` alone would
    take as long to import as everything else that `mulot --help` needs."""
    head = f"[{GROUP}]".encode()
    files = (file for path in sys.path for file in Path(path).glob("*.*-info/entry_points.txt"))
    return any(head in file.read_bytes() for file in files)


def _module_place(module: str) -> Place | None:
    """Where a module lies. None: nowhere. What else goes wrong in the packages above it goes wrong here."""
    if module.startswith("."):
        return None
    try:
        spec = find_spec(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None
    except ValueError:
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
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
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
