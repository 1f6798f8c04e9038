"""Makes the static site, the whole browser version as files that work on any web server, at any path (`mulot site
FOLDER`)."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import mulot
from mulot.browser.bundle import bundle_with
from mulot.browser.external_games import IncludedGame, LeftOut, include_games
from mulot.core.errors import MulotError
from mulot.games import Shelf, default_shelf
from mulot.service.games import OfferedGames, describe_house
from mulot.service.schemas import GameInfo

STATIC = Path(__file__).parents[1] / "server" / "static"
PAGE, SERVED_PAGE = "pocket.html", "index.html"
SERVICE_WORKER = "service-worker.js"
STDLIB_ARCHIVE = "python_stdlib.zip"
ROOT_FILES = (SERVICE_WORKER, "manifest.webmanifest")


class NotBuilt(MulotError):
    """The client has not been built, or the browser's Python is missing."""

    key = "house-no-site"


class Site(NamedTuple):
    """All files of the site by name, and the installed games that were left out."""

    files: dict[str, bytes]
    left_out: tuple[LeftOut, ...]


def make_site(static: Path = STATIC, shelf: Shelf | None = None) -> Site:
    """Return the site with the games from a shelf (None: the default one). Raises NotBuilt."""
    if not (static / PAGE).is_file() or not (static / "pocket" / "python.json").is_file():
        raise NotBuilt()
    found: dict[str, bytes] = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if path.is_file() and not path.name.startswith(".") and name not in (PAGE, SERVED_PAGE):
            found[name] = path.read_bytes()
    found["index.html"] = (static / PAGE).read_bytes()
    for name in ROOT_FILES:  # they apply to the folder that they are in
        found[name] = found.pop(f"pocket/{name}")
    parts: dict[str, str] = msgspec.json.decode(found["pocket/python.json"])
    tried = list(include_games(shelf or default_shelf(), static / parts["python"] / STDLIB_ARCHIVE))
    carried = [game for game in tried if isinstance(game, IncludedGame)]
    found |= dict(_generated_files(parts, carried))
    listed = _file_list(found)
    found["pocket/files.json"] = msgspec.json.encode(listed)
    # A browser looks for a newer version by comparing only this file, so it must differ whenever any file does.
    found[SERVICE_WORKER] = f'const EDITION = "{listed["edition"]}";\n'.encode() + found[SERVICE_WORKER]
    return Site(found, tuple(game for game in tried if isinstance(game, LeftOut)))


def write_site(folder: Path, static: Path = STATIC, shelf: Shelf | None = None) -> Site:
    """Write the site into a folder, and return it. Files from an older site are not removed."""
    made = make_site(static, shelf)
    for name, body in made.files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
    return made


def _generated_files(parts: dict[str, str], carried: Sequence[IncludedGame]) -> Iterator[tuple[str, bytes]]:
    """Yield the files that are generated from the games: the Python bundle, and the descriptions of all games."""
    rules = bundle_with({name: body for game in carried for name, body in game.python.items()})
    name = f"pocket/rules-{hashlib.sha256(rules).hexdigest()[:16]}.zip"
    yield name, rules
    yield "pocket/edition.json", msgspec.json.encode({"version": mulot.__version__, "rules": name, **parts})
    yield "pocket/shown.json", msgspec.json.encode(describe_site_house(carried))
    for game in carried:
        yield from game.page.items()


def describe_site_house(carried: Sequence[IncludedGame] = ()) -> dict[str, Any]:
    """Describe the browser version and its games. The page uses this until Python has started."""
    shelf = Shelf()
    games = OfferedGames(shelf, tuple(filter(shelf.is_builtin, shelf.ids)))
    listed = [*(describe_site_game(games, name) for name in games.ids), *(game.shown for game in carried)]
    listed.sort(key=lambda game: game.id)
    told = msgspec.structs.replace(describe_house(games), games=tuple(game.id for game in listed))
    return {"house": told, "games": listed}


def describe_site_game(games: OfferedGames, name: str) -> GameInfo:
    """Describe a game as it is in a browser, where every engine runs."""
    return msgspec.structs.replace(games.describe_game(games.game(name)), slower=())


def _file_list(found: dict[str, bytes]) -> dict[str, Any]:
    """Return the files to cache for offline use, with their digests, and the edition, which is a digest of them all."""
    digests = {
        name: hashlib.sha256(body).hexdigest()[:16]
        for name, body in found.items()
        if name != SERVICE_WORKER  # browsers cache it themselves
    }
    edition = hashlib.sha256(msgspec.json.encode(digests)).hexdigest()[:16]
    return {"edition": edition, "files": digests}
