"""The default database file: in the platform's data folder, or where version 0.1 created it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from mulot.cli.i18n import Translator, choose_language
from mulot.core.errors import MulotError

DATABASE_NAME = "mulot.db"


class DataFolderError(MulotError):
    """The data folder cannot be created."""

    key = "house-no-place"


class DefaultDatabase(NamedTuple):
    """A SQLite file. If `notice` is set, it is the key of a message to print, which names both `file` and `other`."""

    file: Path
    notice: str | None = None
    other: Path | None = None


def default_database() -> DefaultDatabase:
    """Return the default database file.

    It is in the data folder. Version 0.1 wrote `mulot.db` to the current folder; such a file is used if the data folder
    contains none. If both exist, the notice says that the one in the current folder is ignored."""
    here, default = Path.cwd() / DATABASE_NAME, user_data_path("mulot", appauthor=False) / DATABASE_NAME
    if not here.is_file() or here == default:
        return DefaultDatabase(default)
    if not default.exists():
        return DefaultDatabase(here, "tables-found-here", default)
    return DefaultDatabase(default, "tables-also-here", here)


def find_database(given: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the database from the command line, or else from MULOT_DATABASE, or else the default file.

    For the default file, create its folder and print its notice, if it has one, to standard error (so that it does not
    mix with a command's output). Raises DataFolderError if the folder cannot be created."""
    chosen = given if given is not None else environ.get("MULOT_DATABASE")
    if chosen is not None:
        return chosen
    database = default_database()
    if database.notice is not None:
        words = Translator(choose_language(None))
        print(words.house_text(database.notice, file=str(database.file), other=str(database.other)), file=sys.stderr)
    try:
        database.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DataFolderError(folder=str(database.file.parent), why=error.strerror or str(error)) from None
    return str(database.file)
