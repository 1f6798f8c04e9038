"""What a game that was not there when the client was built brings along: its words, its rulebook, its board.

They are sent from the folder of its package as the client's own files are: same origin, same policy, packed, and kept
by browsers for ever. The address holds a digest of all of them (the edition), so another version has other addresses.
"""

from __future__ import annotations

import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from mulot.core.text import LANGUAGES, for_reader
from mulot.games import Shelf
from mulot.house.shown import Elsewhere
from mulot.server.files import FOR_EVER, Packed

BOARD, STYLE, LESSON = "web/board.js", "web/board.css", "web/tutorial.json"
SENT = (".css", ".js", ".json", ".png", ".svg", ".webp", ".woff2")
"""What may lie in `web/` for browsers."""
PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")


class Brought:
    """The files of one package that browsers may have, by the names under which they are asked for."""

    def __init__(self, folder: Path) -> None:
        self.files = Packed(_words(folder) | _rulebooks(folder) | _web(folder))

    def shown(self) -> Elsewhere:
        """As it is now: who writes a board reloads the page and sees it."""
        digest = hashlib.sha256()
        for name in self.files.names:
            body = self.files.read(name).plain
            digest.update(f"{name} {len(body)}\n".encode() + body)
        return Elsewhere(digest.hexdigest()[:16], *(name in self.files for name in (BOARD, STYLE, LESSON)))


class Outside:
    """The games of a shelf that do not lie in the house's own folder."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    @cached_property
    def games(self) -> dict[str, Brought]:
        """By id. Listed once: a file that is added later is not there before the house is opened again."""
        return {game: Brought(self._shelf.folder(game)) for game in self._shelf.from_elsewhere}

    def shown(self, game: str) -> Elsewhere | None:
        """What a game brings; None for one of the house, whose words and pictures are in the client."""
        return self.games[game].shown() if game in self.games else None


@get("/elsewhere/{game:str}/{edition:str}/{name:path}", include_in_schema=False)
async def brought(
    request: Request[Any, Any, Any],
    outside: NamedDependency[Outside],
    game: FromPath[str],
    edition: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    """`words/fr`, `rulebook/fr`, `web/board.js`. An older page that asks for an edition of before gets today's."""
    name = name.lstrip("/")
    if game not in outside.games or name not in outside.games[game].files:
        raise NotFoundException
    cached = FOR_EVER if edition == outside.games[game].shown().edition else "no-cache"
    return outside.games[game].files.answer(name, request.headers.get("accept-encoding", ""), cached)


def _words(folder: Path) -> dict[str, tuple[Path, ...]]:
    """All words of a language under one name: those of its file, the long ones in the folders beside it, and, where it
    lacks some, those of other languages after them. A browser takes the first sentence of each key."""
    there = {file.stem for file in (folder / "text").glob("*.ftl")}
    found = {language: _files(folder / "text", language) for language in for_reader("", there)}
    keys = {language: {key for file in files for key in _keys(file)} for language, files in found.items()}
    sent: dict[str, tuple[Path, ...]] = {}
    for language in LANGUAGES if any(keys.values()) else ():
        files, known = list[Path](), set[str]()
        for each in for_reader(language, there):
            if not keys[each] <= known:
                files += found[each]
                known |= keys[each]
        sent[f"words/{language}"] = tuple(files)
    return sent


def _files(texts: Path, language: str) -> list[Path]:
    files = (texts / f"{language}.ftl", *sorted(texts.glob(f"*/**/{language}.ftl")))
    return [file for file in files if file.is_file()]


def _keys(file: Path) -> list[str]:
    return re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M)


def _rulebooks(folder: Path) -> dict[str, tuple[Path, ...]]:
    """For every reader one: in their language, or else in another one."""
    there = {file.stem: file for file in (folder / "rulebook").glob("*.md")}
    found = {language: [each for each in for_reader(language, there) if each in there] for language in LANGUAGES}
    return {f"rulebook/{language}": (there[each[0]],) for language, each in found.items() if each}


def _web(folder: Path) -> dict[str, tuple[Path, ...]]:
    """What a board consists of. Only plain names: they stand in addresses as they are."""
    found: dict[str, tuple[Path, ...]] = {}
    for file in sorted((folder / "web").rglob("*")):
        parts = file.relative_to(folder).parts
        if file.is_file() and file.suffix in SENT and all(PLAIN_NAME.fullmatch(part) for part in parts):
            found["/".join(parts)] = (file,)
    return found
