"""The shelf: finds the installed games and everything that belongs to them. Only this module knows where games are.

A game is a package with a `GAME` and the modules that `docs/add-a-game.md` lists. It comes from one of three sources:

- this folder: every subfolder with a `RULES.md` is a built-in game;
- an installed package with an entry point in the group `mulot.games` (`moulin = "moulin"`);
- `more`: module names and folder paths, separated by commas. On the command line this is the option `--more-games`; in
  other programs it is the environment variable `MULOT_MORE_GAMES`, which child processes inherit.

Games are imported on demand, so listing them only reads names.

An external game that fails to load, now or later, is disabled and the reason recorded (`Shelf.disabled`); all other
games can still be played. A name in `more` that cannot be found is an error, and so is a module without a `GAME`.
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
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

if TYPE_CHECKING:
    from mulot.bots.bot import Bot
    from mulot.bots.game_review import Evaluator
    from mulot.core.game import AnyGame, Game
    from mulot.games.barrieres import model as barrieres
    from mulot.games.clan import model as clan
    from mulot.games.mystiques import model as mystiques
    from mulot.games.souriciere import model as souriciere
    from mulot.games.trio import model as trio

ENTRY_POINT_GROUP = "mulot.games"
MORE_GAMES_VARIABLE = "MULOT_MORE_GAMES"

Command = Callable[[list[str]], int]


class GamePackage(NamedTuple):
    """The location of a game: the module that defines its `GAME`, and its folder."""

    module: str
    folder: Path


class Shelf:
    """The games that are available, by id."""

    def __init__(self, more: str = "") -> None:
        self.more = more
        self._disabled: dict[str, str] = {}

    @cached_property
    def packages(self) -> Mapping[str, GamePackage]:
        """The location of each game, sorted by id. External games cannot replace built-in ones. Raises NoSuchPackage if
        a name in `more` cannot be found."""
        found = {**self._from_more(), **self._installed(), **self._builtin}
        return dict(sorted(found.items()))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all games that are not disabled."""
        return tuple(game for game in self.packages if game not in self._disabled)

    @property
    def external_ids(self) -> tuple[str, ...]:
        """The ids of the external games that are not disabled."""
        return tuple(game for game in self.ids if not self.is_builtin(game))

    @property
    def disabled(self) -> Mapping[str, str]:
        """The reason why each disabled external game failed, by id, or by package name if the id is unknown."""
        self.packages  # noqa: B018 (searching for games may already disable some)
        return dict(sorted(self._disabled.items()))

    def disable(self, game: str, why: str) -> None:
        """Disable an external game; `why` is for the operator. A game that is already disabled keeps its reason."""
        self._disabled.setdefault(f"{game} (from elsewhere)" if self.is_builtin(game) else game, why)

    @contextmanager
    def guard(self, game: str) -> Iterator[None]:
        """Return a context manager for code of an external game: if it raises an error, disable the game and raise
        GameDisabled."""
        if self.is_builtin(game):
            yield
            return
        with self._disable_on_error(game):
            yield
        if game in self._disabled:
            raise _error("GameDisabled", game, self._disabled[game])

    @contextmanager
    def _disable_on_error(self, game: str) -> Iterator[None]:
        try:
            yield
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:  # including SystemExit
            self.disable(game, describe_error(error))

    def locate(self, game: str) -> GamePackage:
        """Return the location of this game. Raises NoSuchGame or GameDisabled."""
        packages = self.packages
        if game in self._disabled:
            raise _error("GameDisabled", game, self._disabled[game])
        if game not in packages:
            raise _error("NoSuchGame", game, ", ".join(self.ids))
        return packages[game]

    def load(self, game: str) -> AnyGame:
        """Return the game with this id. Raises NoSuchGame or GameDisabled."""
        place = self.locate(game)
        with self.guard(game):
            found: AnyGame = import_module(place.module).GAME
            if not self.is_builtin(game):
                _check_game_object(found, game)
        return found

    def folder(self, game: str) -> Path:
        """Return this game's folder, which contains its texts, rulebook and rules. Raises NoSuchGame or
        GameDisabled."""
        return self.locate(game).folder

    def is_builtin(self, game: str) -> bool:
        """True if the game is built in, so that the client was built with its texts and pictures."""
        return game in self._builtin

    def bots(self, game: str) -> dict[str, Bot]:
        """Return a game's bots by name, from weak to strong: its characters and their levels. A game without bots gets
        the random bot. Raises NoSuchGame or GameDisabled."""
        from mulot.bots.baselines import random_bot

        place = self.locate(game)
        with self.guard(game):
            module, room = import_module(place.module), _import_optional(place, "bots")
            own: tuple[Bot, ...] = room.BOTS if room else getattr(module, "BOTS", ())
            return {bot.name: bot for bot in own or (random_bot,)}

    def characters(self, game: str) -> dict[str, Bot]:
        """Return the bots that people can choose, without the levels between them."""
        return {name: bot for name, bot in self.bots(game).items() if not bot.level_of}

    def evaluator(self, game: str) -> Callable[[bool], Evaluator] | None:
        """Return a function that creates a game's evaluator for game reviews (`bots/game_review.py`); None if the game
        has none. The function's argument is true for an evaluator in plain Python, false for a compiled one."""
        place = self.locate(game)
        with self.guard(game):
            module = _import_optional(place, "bots")
            found: Callable[[bool], Evaluator] | None = getattr(module, "evaluator", None)
        return found

    def commands(self, game: str) -> dict[str, Command]:
        """Return the commands that a game adds to the command line, by name. Its `commands.py` is loaded without the
        rest of the game, so that commands start quickly."""
        file = self.folder(game) / "commands.py"
        if not file.is_file():
            return {}
        with self.guard(game):
            found: dict[str, Command] = _load_module_file(f"mulot_commands_{game}", file).COMMANDS
        return found

    @cached_property
    def _builtin(self) -> dict[str, GamePackage]:
        here = Path(__file__).parent
        files = here.glob("*/RULES.md")
        return {file.parent.name: GamePackage(f"{__name__}.{file.parent.name}", file.parent) for file in files}

    def _installed(self) -> dict[str, GamePackage]:
        """Find games declared by installed packages."""
        if not _is_any_game_declared():
            return {}
        from importlib import metadata

        found = {}
        for entry in metadata.entry_points(group=ENTRY_POINT_GROUP):
            with self._disable_on_error(entry.name):
                place = _find_module(entry.module)
                if place is None:
                    raise ModuleNotFoundError(f"No module named {entry.module!r}")
                found[entry.name] = place
        return found

    def _from_more(self) -> dict[str, GamePackage]:
        """Find the modules and folders in `more`. Raises NoSuchPackage if one is missing."""
        found, nowhere = {}, []
        for name in filter(None, (part.strip() for part in self.more.split(","))):
            is_path = os.sep in name or "/" in name
            with self._disable_on_error(Path(name).resolve().name if is_path else name):
                place = _find_folder(Path(name)) if is_path else _find_module(name)
                # A module without a GAME was probably named by mistake; a folder was certainly meant to have one.
                if place is None or not (is_path or hasattr(import_module(place.module), "GAME")):
                    nowhere.append(name)
                else:
                    found[import_module(place.module).GAME.id] = place
        if nowhere:
            raise _error("NoSuchPackage", nowhere[0])
        return found


@cache
def default_shelf() -> Shelf:
    """Return the shelf of this process: built-in games, installed ones, and those in `MULOT_MORE_GAMES`."""
    return Shelf(os.environ.get(MORE_GAMES_VARIABLE, ""))


def add_games(more: str) -> None:
    """Make more games available in this process and in the processes that it starts. `more` contains module names and
    folder paths, separated by commas."""
    named = [os.environ.get(MORE_GAMES_VARIABLE, ""), more]
    os.environ[MORE_GAMES_VARIABLE] = ",".join(filter(None, named))
    default_shelf.cache_clear()


def shelf() -> tuple[str, ...]:
    """Return the ids of all games in alphabetical order."""
    return default_shelf().ids


@overload
def load(
    game: Literal["barrieres"],
) -> Game[barrieres.Options, barrieres.State, barrieres.Action, barrieres.Event, barrieres.View]: ...
@overload
def load(game: Literal["clan"]) -> Game[clan.Options, clan.State[Any], clan.Action, clan.Event, clan.View]: ...
@overload
def load(
    game: Literal["mystiques"],
) -> Game[mystiques.Options, mystiques.State, mystiques.Action, mystiques.Event, mystiques.View]: ...
@overload
def load(
    game: Literal["souriciere"],
) -> Game[souriciere.Options, souriciere.State, souriciere.Action, souriciere.Event, souriciere.View]: ...
@overload
def load(game: Literal["trio"]) -> Game[trio.Options, trio.State, trio.Action, trio.Event, trio.View]: ...
@overload
def load(game: str) -> AnyGame: ...


def load(game: str) -> AnyGame:
    """Return the game with this id. Raises NoSuchGame or GameDisabled."""
    return default_shelf().load(game)


def locate(game: str) -> GamePackage:
    """Return the module and the folder of this game."""
    return default_shelf().locate(game)


def folder(game: str) -> Path:
    """Return the folder of this game."""
    return default_shelf().folder(game)


def bots(game: str) -> dict[str, Bot]:
    """Return a game's bots by name, from weak to strong."""
    return default_shelf().bots(game)


def characters(game: str) -> dict[str, Bot]:
    """Return a game's bots that people can choose, by name."""
    return default_shelf().characters(game)


def commands(game: str) -> dict[str, Command]:
    """Return the commands that a game adds to the command line, by name."""
    return default_shelf().commands(game)


def _error(name: str, *args: str) -> Exception:
    """Return an error of the class with this name. It is imported only now, because it needs msgspec, which
    `mulot --help` does not load."""
    error: Exception = getattr(import_module("mulot.core.errors"), name)(*args)
    return error


def describe_error(error: BaseException) -> str:
    """Return one line that describes an error in a package: its type and its message, at most 300 characters."""
    try:
        words = " ".join(str(error).split())
    except Exception:  # a package can define any error
        words = ""
    return f"{type(error).__name__}: {words}"[:300] if words else type(error).__name__


def _check_game_object(found: Any, game: str) -> None:
    """Check that a package's `GAME` is valid. Raises TypeError or ValueError."""
    from mulot.core.game import Game

    if not isinstance(found, Game):
        raise TypeError(f"its GAME is not a Game, but {type(found).__name__}")
    if found.id != game:
        raise ValueError(f"its GAME has the id {found.id!r}")


def _is_any_game_declared() -> bool:
    """True if an installed package declares a game. This is checked first, because importing `importlib.metadata` would
    double the run time of `mulot --help`, and most installations have no such package."""
    head = f"[{ENTRY_POINT_GROUP}]".encode()
    files = (file for path in sys.path for file in Path(path).glob("*.*-info/entry_points.txt"))
    return any(head in file.read_bytes() for file in files)


def _find_module(module: str) -> GamePackage | None:
    """Return the location of a module; None if it does not exist. Errors in its parent packages are raised."""
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
    return GamePackage(module, Path(spec.origin).parent) if spec and spec.origin else None


def _find_folder(folder: Path) -> GamePackage | None:
    """Return the game in a folder that is not on the import path; None if the folder is not a package. It is registered
    as a package under the folder's name, so that its imports work."""
    file = (folder / "__init__.py").resolve()
    name = file.parent.name
    if not file.is_file():  # a project folder with the package in `src`
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
    return GamePackage(name, file.parent)


def _import_optional(place: GamePackage, name: str) -> ModuleType | None:
    """Import a module of a game; None if the game does not have it."""
    there = (place.folder / f"{name}.py").is_file() or (place.folder / name / "__init__.py").is_file()
    if not there or place.folder.name != place.module.rpartition(".")[2]:
        return None
    return import_module(f"{place.module}.{name}")


def _load_module_file(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
