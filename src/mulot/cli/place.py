"""The default database file: in the platform's data folder, or where version 0.1 created it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from mulot.cli.words import Words, language
from mulot.core.errors import MulotError

NAME = "mulot.db"


class NoPlace(MulotError):
    """The data folder cannot be created."""

    key = "house-no-place"


class Place(NamedTuple):
    """A SQLite file; `told` is the key of a notice to print about it, and `other` the second file that it mentions."""

    file: Path
    told: str | None = None
    other: Path | None = None


def usual_place() -> Place:
    """Return the default database file, which is in the data folder.

    Version 0.1 wrote `mulot.db` into the current folder. Such a file is still used as long as the data folder has none;
    if both exist, the notice says that the one in the current folder is ignored."""
    here, usual = Path.cwd() / NAME, user_data_path("mulot", appauthor=False) / NAME
    if not here.is_file() or here == usual:
        return Place(usual)
    if not usual.exists():
        return Place(here, "tables-found-here", usual)
    return Place(usual, "tables-also-here", here)


def find_database(given: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the database from the command line, else from MULOT_DATABASE, else the default file.

    For the default file, create its folder and print a notice, if there is one, to standard error (so that it does not
    mix with a command's output). Raises NoPlace if the folder cannot be created."""
    named = given if given is not None else environ.get("MULOT_DATABASE")
    if named is not None:
        return named
    place = usual_place()
    if place.told is not None:
        words = Words(language(None))
        print(words.house(place.told, file=str(place.file), other=str(place.other)), file=sys.stderr)
    try:
        place.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NoPlace(folder=str(place.file.parent), why=error.strerror or str(error)) from None
    return str(place.file)
