"""Tests in a separate process whether an installed game runs in a browser's Python:
`python -I -S browser_trial.py ORDER`.

The process has only what a browser's Python has: the bundle's files, msgspec, and that Python's standard library.
"""

import faulthandler
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

MOVES = 40


class BrowserLikeFinder:
    """An import finder that provides msgspec, and hides the standard modules that a browser's Python lacks."""

    def __init__(self, msgspec: str, library: Sequence[str]) -> None:
        self._msgspec = msgspec
        self._library = frozenset(library)

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec of msgspec, or None for modules that other finders provide. Raises ModuleNotFoundError for
        hidden modules."""
        if name == "msgspec":
            return PathFinder.find_spec(name, [self._msgspec])
        if name in sys.stdlib_module_names and name not in self._library:
            found = PathFinder.find_spec(name)
            # Compiled modules are built into the browser's Python.
            if found is not None and found.origin is not None and found.origin.endswith(".py"):
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def try_game(module: str, game: str) -> bytes:
    """Play a few moves, and return the game's description as JSON. Raises whatever the game raises."""
    import_module(module)
    import msgspec

    from mulot.browser.static_site import describe_site_game
    from mulot.core.game import Outcome
    from mulot.core.match import Match
    from mulot.service.games import OfferedGames

    games = OfferedGames()
    told = describe_site_game(games, game)
    found = games.game(game)
    match = Match(found, seats=found.seats[0], seed=0)
    for move in range(MOVES):
        if isinstance(match.waiting, Outcome):
            break
        seat = match.waiting.seats[0]
        legal = match.legal(seat)
        match.play(seat, legal[move % len(legal)])
        match.look(seat)
    return msgspec.json.encode({"shown": told})


def describe_error(error: BaseException) -> dict[str, Any]:
    """Return what failed. `missing` is the name of the module that could not be imported, or ""."""
    import_error: BaseException | None = error
    while import_error is not None and not isinstance(import_error, ImportError):
        import_error = import_error.__cause__ or import_error.__context__
    missing = getattr(import_error, "name", None) or ""
    return {"missing": missing, "why": f"{type(error).__name__}: {error}"}


def main(order: Path) -> None:
    """Try the game named in the order file, and write the answer next to it."""
    wanted = json.loads(order.read_text(encoding="utf-8"))
    # also ends this process if the one waiting for it was killed
    faulthandler.dump_traceback_later(wanted["seconds"], exit=True)
    sys.path += wanted["folders"]
    sys.meta_path.insert(0, BrowserLikeFinder(wanted["msgspec"], wanted["library"]))
    try:
        told = try_game(wanted["module"], wanted["game"])
    except Exception as error:
        told = json.dumps(describe_error(error)).encode()
    order.with_name("answer.json").write_bytes(told)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
