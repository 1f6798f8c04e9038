"""The files that a game from another package provides for browsers: words, rulebook, board.

Games that were installed when the client was built have these files in the client itself.
"""

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from mulot.core.text import LANGUAGES, language_fallbacks
from mulot.service.schemas import ExternalAssets

BOARD, STYLE, LESSON = "web/board.js", "web/board.css", "web/tutorial.json"
SERVED_SUFFIXES = (".css", ".js", ".json", ".png", ".svg", ".webp", ".woff2")
"""The types of files that are served from a package's `web/` folder."""
PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")


def asset_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    """Return the files in a game's folder that browsers may request, by request name: `words/fr`, `rulebook/fr`,
    `web/board.js`. A name may stand for several files, which are joined and served as one."""
    return _word_files(folder) | _rulebook_files(folder) | _board_files(folder)


def read_joined(paths: tuple[Path, ...]) -> bytes:
    """Return the contents of several files, joined by newlines."""
    return b"\n".join(path.read_bytes() for path in paths)


def describe_assets(bodies: Mapping[str, bytes]) -> ExternalAssets:
    """Describe these files for the client. The edition is a digest of all of them."""
    digest = hashlib.sha256()
    for name in sorted(bodies):
        digest.update(f"{name} {len(bodies[name])}\n".encode() + bodies[name])
    return ExternalAssets(digest.hexdigest()[:16], *(name in bodies for name in (BOARD, STYLE, LESSON)))


def _word_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    """Return the word files for each language: its own first, then those of fallback languages for missing keys.

    The client uses the first text that it finds for a key.
    """
    there = {file.stem for file in (folder / "text").glob("*.ftl")}
    found = {language: _language_files(folder / "text", language) for language in language_fallbacks("", there)}
    keys = {
        language: {key for file in asset_files for key in _message_keys(file)}
        for language, asset_files in found.items()
    }
    sent: dict[str, tuple[Path, ...]] = {}
    for language in LANGUAGES if any(keys.values()) else ():
        asset_files, known = list[Path](), set[str]()
        for each in language_fallbacks(language, there):
            if not keys[each] <= known:
                asset_files += found[each]
                known |= keys[each]
        sent[f"words/{language}"] = tuple(asset_files)
    return sent


def _language_files(texts: Path, language: str) -> list[Path]:
    asset_files = (texts / f"{language}.ftl", *sorted(texts.glob(f"*/**/{language}.ftl")))
    return [file for file in asset_files if file.is_file()]


def _message_keys(file: Path) -> list[str]:
    return re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M)


def _rulebook_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    """Return one rulebook for each language: in that language, or in the first fallback language that has one."""
    there = {file.stem: file for file in (folder / "rulebook").glob("*.md")}
    found = {
        language: [each for each in language_fallbacks(language, there) if each in there] for language in LANGUAGES
    }
    return {f"rulebook/{language}": (there[each[0]],) for language, each in found.items() if each}


def _board_files(folder: Path) -> dict[str, tuple[Path, ...]]:
    """Return the files in `web/` whose names need no escaping in a URL."""
    found: dict[str, tuple[Path, ...]] = {}
    for file in sorted((folder / "web").rglob("*")):
        parts = file.relative_to(folder).parts
        if file.is_file() and file.suffix in SERVED_SUFFIXES and all(PLAIN_NAME.fullmatch(part) for part in parts):
            found["/".join(parts)] = (file,)
    return found
