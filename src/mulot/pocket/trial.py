"""Whether a game from elsewhere is played by a browser's Python, tried in a process of its own, which a package may
break: `python -I -S trial.py ORDER`.

It has what a browser's Python has: the files of the archive, msgspec, and the standard library as it is laid there.
"""

from __future__ import annotations

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


class AsInABrowser:
    """Finds msgspec, and hides what browsers do without of the standard library."""

    def __init__(self, msgspec: str, library: Sequence[str]) -> None:
        self._msgspec = msgspec
        self._library = frozenset(library)

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """As Python asks for it."""
        if name == "msgspec":
            return PathFinder.find_spec(name, [self._msgspec])
        if name in sys.stdlib_module_names and name not in self._library:
            found = PathFinder.find_spec(name)
            # What is compiled lies in no archive: it is part of Python itself there.
            if found is not None and found.origin is not None and found.origin.endswith(".py"):
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def play(module: str, game: str) -> bytes:
    """Play a little. Returns what the house says of the game."""
    import_module(module)
    import msgspec

    from mulot.core.game import Outcome
    from mulot.core.match import Match
    from mulot.house.games import Games
    from mulot.pocket.site import show

    games = Games()
    told = show(games, game)
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


def fault(error: BaseException) -> dict[str, Any]:
    """What broke; `missing` is the module that could not be had."""
    import_error: BaseException | None = error
    while import_error is not None and not isinstance(import_error, ImportError):
        import_error = import_error.__cause__ or import_error.__context__
    missing = getattr(import_error, "name", None) or ""
    return {"missing": missing, "why": f"{type(error).__name__}: {error}"}


def main(order: Path) -> None:
    """Do what is ordered, and leave the answer beside it."""
    wanted = json.loads(order.read_text(encoding="utf-8"))
    faulthandler.dump_traceback_later(wanted["seconds"], exit=True)  # also where whoever waits for it was killed
    sys.path += wanted["folders"]
    sys.meta_path.insert(0, AsInABrowser(wanted["msgspec"], wanted["library"]))
    try:
        told = play(wanted["module"], wanted["game"])
    except Exception as error:
        told = json.dumps(fault(error)).encode()
    order.with_name("answer.json").write_bytes(told)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
