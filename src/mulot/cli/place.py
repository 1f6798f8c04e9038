"""Where the tables lie when nobody says: in the platform's data folder, or where version 0.1 put them."""

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
    """The data folder cannot be made."""

    key = "house-no-place"


class Place(NamedTuple):
    """A file for SQLite, and what there is to say about it: the key of a sentence, and the other file in it."""

    file: Path
    told: str | None = None
    other: Path | None = None


def usual_place() -> Place:
    """The data folder. Version 0.1 wrote into whatever folder it was started in: where such a file lies here and the
    data folder has none, nobody's tables are left behind."""
    here, usual = Path.cwd() / NAME, user_data_path("mulot", appauthor=False) / NAME
    if not here.is_file() or here == usual:
        return Place(usual)
    if not usual.exists():
        return Place(here, "tables-found-here", usual)
    return Place(usual, "tables-also-here", here)


def find_database(given: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """What the command line says, else the environment, else the usual place, whose folder is made. What is to be said
    about that goes to standard error, so that it does not mix with what a command prints."""
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
