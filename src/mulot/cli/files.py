"""Files that are named on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mulot.core.errors import MulotError


class NoSuchFile(MulotError):
    """A file that cannot be read or written."""

    key = "house-no-such-file"


@contextmanager
def named(file: Path) -> Iterator[None]:
    """What goes wrong with a file in here is told by its name. Raises NoSuchFile."""
    try:
        yield
    except OSError as error:
        raise NoSuchFile(file=str(file), why=error.strerror or str(error)) from None
