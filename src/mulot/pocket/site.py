"""The whole house as a folder of static files, for any web space, below any path: `mulot site FOLDER`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import mulot
from mulot.core.errors import MulotError
from mulot.house.games import Games, show_house
from mulot.pocket.packing import archive

STATIC = Path(__file__).parents[1] / "server" / "static"
PAGE, SERVED_PAGE = "pocket.html", "index.html"
SERVICE_WORKER = "service-worker.js"
AT_THE_ROOT = (SERVICE_WORKER, "manifest.webmanifest")


class NotBuilt(MulotError):
    """The client, or the Python of browsers, is not there."""

    key = "house-no-site"


def files(static: Path = STATIC) -> dict[str, bytes]:
    """Every file of the site, by its name. Raises NotBuilt."""
    if not (static / PAGE).is_file() or not (static / "pocket" / "python.json").is_file():
        raise NotBuilt()
    found: dict[str, bytes] = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if path.is_file() and not path.name.startswith(".") and name not in (PAGE, SERVED_PAGE):
            found[name] = path.read_bytes()
    found["index.html"] = (static / PAGE).read_bytes()
    for name in AT_THE_ROOT:  # what they rule over is what lies below them
        found[name] = found.pop(f"pocket/{name}")
    found |= dict(_made(static))
    listed = _listed(found)
    found["pocket/files.json"] = msgspec.json.encode(listed)
    # A browser looks for a newer version by comparing this file alone: it must differ where anything does.
    found[SERVICE_WORKER] = f'const EDITION = "{listed["edition"]}";\n'.encode() + found[SERVICE_WORKER]
    return found


def write(folder: Path, static: Path = STATIC) -> int:
    """Write the site into a folder; what an older site left there stays. Returns how many files it has."""
    made = files(static)
    for name, body in made.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
    return len(made)


def _made(static: Path) -> Iterator[tuple[str, bytes]]:
    """What comes of the rules as they are now: their archive, and what the shelf shows of them."""
    rules = archive()
    name = f"pocket/rules-{hashlib.sha256(rules).hexdigest()[:16]}.zip"
    parts: dict[str, Any] = msgspec.json.decode((static / "pocket" / "python.json").read_bytes())
    yield name, rules
    yield "pocket/edition.json", msgspec.json.encode({"version": mulot.__version__, "rules": name, **parts})
    yield "pocket/shown.json", msgspec.json.encode(shown())


def shown() -> dict[str, Any]:
    """The house and its games, as the page shows them before Python is there."""
    games = Games()
    listed = []
    for game in games.all_shown():
        # What counts is what a browser has, not what is installed where the site is made.
        characters = games.shelf.characters(game.id).values()
        slower = tuple(bot.name for bot in characters if bot.slowed_in_browsers)
        listed.append(msgspec.structs.replace(game, slower=slower))
    return {"house": show_house(games), "games": listed}


def _listed(found: dict[str, bytes]) -> dict[str, Any]:
    """What is to be kept for offline, each with a digest: a version is all of them together."""
    digests = {
        name: hashlib.sha256(body).hexdigest()[:16]
        for name, body in found.items()
        if name != SERVICE_WORKER  # browsers keep it themselves
    }
    edition = hashlib.sha256(msgspec.json.encode(digests)).hexdigest()[:16]
    return {"edition": edition, "files": digests}
